"""The fitted worth of a position: that the quick sum is the sum of weights and features, that it looks at nothing else,
and that it is sensible."""

from collections.abc import Callable
from functools import cache
from math import isfinite, log

import pytest

from homesteaders.arena import play_game
from homesteaders.bench import random_game
from homesteaders.bots import evaluation
from homesteaders.bots.evaluation import (
    FEATURES,
    features,
    features_of,
    final_worth,
    shares,
    tau,
    usual,
    value,
    weight,
    weights,
    win_shares,
    worth,
)
from homesteaders.bots.marginals import marginal
from homesteaders.bots.measured import MEASURED
from homesteaders.bots.rancher import Rancher
from homesteaders.catalog import BUILDING, BUILDINGS, FINAL_ROUND, ROUNDS
from homesteaders.engine import apply, new_game
from homesteaders.holdings import (
    BEHIND_SCREEN,
    DEBT,
    HIDDEN,
    HOLDING_KEYS,
    RAIL_LINES,
    SILVER,
    STEEL,
    TRADE,
    VP,
    WORKERS,
)
from homesteaders.rng import Rng
from homesteaders.scoring import scores, winners
from homesteaders.state import BID, FINAL, NEUTRAL_BID, Deal, Frame, Setup, State
from homesteaders.views import view_for

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)
NUMBERS = range(1, ROUNDS + 1)


def random_states(players: int, count: int) -> list[State]:
    """States from all over random games."""
    states: list[State] = []
    random_game(players, 77, lambda state: states.append(state.copy()))
    return states[:: max(1, len(states) // count)]


@cache
def bot_states(players: int, seed: int = 5) -> tuple[State, ...]:
    """The states of a game of ranchers; not to be changed."""
    game = play_game(Setup(players, seed), [Rancher()] * players)
    state = new_game(game.setup)
    states = []
    for action in game.actions:
        states.append(state.copy())
        apply(state, action)
    return (*states, state)


def area(state: State, number: int, change: Callable[[list[int]], None]) -> float:
    """The worth of seat 0 after a change of its holdings."""
    new = state.copy()
    change(new.players[0].holdings)
    return value(new, 0, number)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_worth_is_the_sum_of_weights_and_features(players: int) -> None:
    for state in [*random_states(players, 40), *bot_states(players)[::12]]:
        for number in NUMBERS:
            for seat in range(players):
                found = features(state, seat)
                long_way = sum(a * b for a, b in zip(weights(players, number), found, strict=True))
                assert value(state, seat, number) == pytest.approx(long_way, abs=1e-6)


def test_counts_beyond_the_tables_are_summed_as_well() -> None:
    state = new_game(Setup(3, 1))
    state.players[1].holdings[SILVER] = 500
    state.players[1].holdings[RAIL_LINES] = 90
    found = features(state, 1)
    assert value(state, 1, 6) == pytest.approx(sum(a * b for a, b in zip(weights(3, 6), found, strict=True)), abs=1e-6)


@pytest.mark.parametrize("players", PLAYERS)
def test_features_are_finite_and_in_order(players: int) -> None:
    for state in [*random_states(players, 30), *bot_states(players)[::25]]:
        for seat, player in enumerate(state.players):
            found = dict(zip(FEATURES, features(state, seat), strict=True))
            assert all(isfinite(n) for n in found.values())
            assert found["const"] == 1
            assert found["start_player"] == (state.start_player == seat)
            assert [found[key] for key in HOLDING_KEYS] == player.holdings
            assert found["debt_squared"] == player.holdings[DEBT] ** 2
            assert sum(found[f"own_{each.key}"] for each in BUILDINGS[1:]) == len(player.buildings) - 1
            kinds = ("residential", "commercial", "industrial", "special")
            assert sum(found[kind] for kind in kinds) == len(player.buildings)
            sheet = scores(state)[seat]
            assert found["points_now"] == sheet.printed + sheet.bonus


def test_slots_are_filled_dearest_first() -> None:
    owned = 1 | 1 << BUILDING["ranch"].id | 1 << BUILDING["river_port"].id
    holdings = [0] * len(HOLDING_KEYS)

    def incomes(workers: int) -> dict[str, float]:
        holdings[WORKERS] = workers
        found = zip(FEATURES, features_of(holdings, owned, 0, False), strict=True)
        return {name: n for name, n in found if n and name.startswith("income_")}

    assert incomes(1) == {"income_silver": 2, "income_livestock": 1}
    assert incomes(3) == {"income_silver": 2, "income_livestock": 1, "income_gold": 1}
    assert incomes(9) == {
        **{"income_silver": 2, "income_livestock": 1, "income_gold": 1},
        **{"income_vp": 1, "income_wood": 1},
    }


def test_the_weights_are_there_for_all() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == 69
    for players in PLAYERS:
        for number in NUMBERS:
            assert len(weights(players, number)) == 69
            assert 0.5 < tau(players, number) < 50
            assert weight(players, number, "silver") == weights(players, number)[FEATURES.index("silver")]
            assert min(usual(players, number, [HIDDEN] * 12)[: len(BEHIND_SCREEN)]) >= 0
    with pytest.raises(KeyError):
        weight(2, 1, "coal")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", [4, 5, 6, 7, 8, 9, 10])
def test_more_is_worth_more(players: int, number: int) -> None:
    """Hand-made pairs, in the rounds for which there is much to learn from."""
    states = [state for state in bot_states(players) if state.round == number]
    for state in (states[0], states[len(states) // 2], states[-1]):
        before = value(state, 0, number)
        for key in ("gold", "copper", "livestock", "rail_lines", "vp", "trade"):
            holding = HOLDING_KEYS.index(key)
            more = area(state, number, lambda held, at=holding: held.__setitem__(at, held[at] + 1))
            # The first chits count apart, so a further one may seem worth nothing.
            assert more > before - (0.5 if key == "trade" else 0), key
        assert area(state, number, lambda held: held.__setitem__(DEBT, held[DEBT] + 1)) < before
        assert area(state, number, lambda held: held.__setitem__(SILVER, held[SILVER] + 5)) > before + 0.5
        if number <= 8:
            richer = state.copy()
            free = next(b for b in ("church", "factory", "fairgrounds") if not _owns(richer, b))
            richer.players[0].add_building(BUILDING[free].id)
            assert value(richer, 0, number) > before + 5


def _owns(state: State, key: str) -> bool:
    return bool(state.players[0].owned >> BUILDING[key].id & 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_worth_foretells_the_score(players: int) -> None:
    """Late in a game the value of a seat lies near its final score, and the leader's share tells who wins."""
    errors, losses = [], []
    for seed in (5, 21):
        states = bot_states(players, seed)
        totals = [sheet.total for sheet in scores(states[-1])]
        late = next(state for state in states if state.round == ROUNDS and state.agenda[-1].kind in (NEUTRAL_BID, BID))
        errors += [value(late, seat, ROUNDS) - total for seat, total in enumerate(totals)]
        losses.append(-log(sum(win_shares(late, ROUNDS)[seat] for seat in winners(states[-1]))))
    mean = sum(errors) / len(errors)
    assert abs(mean) < 8
    assert sum(error**2 for error in errors) / len(errors) - mean**2 < 10**2
    assert sum(losses) / len(losses) < 1.1 * log(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_win_shares_add_up(players: int) -> None:
    for state in random_states(players, 15):
        for number in (*NUMBERS, FINAL_ROUND):
            found = win_shares(state, number)
            assert sum(found) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in found)
    assert shares([10.0, 10.0], 3.0) == [0.5, 0.5]
    assert shares([1e6, 0.0], 1.0) == [1.0, 0.0]


def test_the_final_round_is_the_score_itself() -> None:
    states = bot_states(3)
    over = states[-1]
    sheets = scores(over)
    for seat in range(3):
        assert value(over, seat, FINAL_ROUND) == sheets[seat].total + sheets[seat].silver / 1000
    best = winners(over)
    assert win_shares(over, FINAL_ROUND) == [(seat in best) / len(best) for seat in range(3)]
    for seat in range(3):
        # before a seat's final actions: what they will make of it, which ranchers do
        before = next(state for state in states if state.agenda[-1] == Frame(FINAL, seat, 0))
        if before.players[seat].holdings[TRADE] < 10:
            assert value(before, seat, FINAL_ROUND) == pytest.approx(value(over, seat, FINAL_ROUND))
    player = over.players[0]
    assert worth(3, FINAL_ROUND, player.holdings, player.owned, 0, False) == final_worth(player.holdings, player.owned)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_else_is_looked_at(players: int) -> None:
    """Tiles, supply, bids and what others have change no worth."""
    for state in random_states(players, 12):
        other = state.copy()
        piles = tuple(pile[::-1] for pile in state.deal.piles)
        other.deal = Deal(state.deal.start_player, piles)
        other.supply = [9] * len(other.supply)
        other.standing = [21] * len(other.standing)
        for player in other.players[1:]:
            player.holdings = [7] * len(player.holdings)
            player.add_building(31)
        other.players[0].placement = 0
        for number in (1, 5, 10):
            assert value(other, 0, number) == value(state, 0, number)


def test_hidden_holdings_count_as_usual_ones() -> None:
    state = next(state for state in bot_states(4) if state.round == 6).copy()
    state.setup = Setup(4, 5, open_holdings=False)
    table = view_for(state, 0).table
    assert table.players[1].holdings[STEEL] == HIDDEN
    known = value(table, 1, 6)
    assert value(table, 0, 6) == value(state, 0, 6)
    assert features(table, 1)[: len(HOLDING_KEYS) + 1][1 + VP] == usual(4, 6, table.players[1].holdings)[VP]
    # whatever they really are
    rng = Rng(4)
    for _ in range(5):
        for holding in BEHIND_SCREEN:
            state.players[1].holdings[holding] = rng.below(9)
        assert value(view_for(state, 0).table, 1, 6) == known
    # rail lines and workers are open
    state.players[1].holdings[WORKERS] += 1
    assert value(view_for(state, 0).table, 1, 6) != known
    assert value(table, 1, FINAL_ROUND) > 0


def test_memos_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "_KEPT", 5)
    table = evaluation.Table(4, 3)
    holdings = [0] * len(HOLDING_KEYS)
    for workers in range(1, 30):
        holdings[WORKERS] = workers
        table.worth(holdings, 1, 0, False)
        assert len(table._areas) <= 5


def test_marginals_are_there_by_name() -> None:
    """What hints tell: the study's numbers for 2 and 4 seats."""
    rail_line = marginal(4, 5, "rail_lines")
    assert rail_line is not None
    assert rail_line == pytest.approx((4.47, 0.22, 0.1, 0.231))
    assert marginal(4, 5, "town_hall") is None
    assert marginal(4, 0, "wood") is marginal(4, 11, "wood") is marginal(4, 3, "coal") is None
    items = {*HOLDING_KEYS, "silver_2", "silver_5", "debt_less", "track", *(each.key for each in BUILDINGS[1:])}
    for table in MEASURED.values():
        assert set(table) <= items
        assert {"rail_lines", "workers", "track", "gold"} <= set(table)
        for row in table.values():
            assert len(row.split()) == ROUNDS

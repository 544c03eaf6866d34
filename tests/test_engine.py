"""The engine's own promises: order of decisions, refusals that change nothing, copies that stand alone.

What single rules say is in the scenarios; whole games are in the recorded and golden games.
"""

from __future__ import annotations

from collections import Counter

import pytest

from homesteaders import (
    Deal,
    Event,
    IllegalAction,
    Setup,
    State,
    apply,
    is_over,
    legal,
    new_game,
    parse,
    scores,
    why_not,
    winners,
)
from homesteaders.actions import Bid, Build, Decline, Done, Pass, Pay, Place, TakeDebt, is_free
from homesteaders.catalog import BUILDING
from homesteaders.holdings import DEBT, GOLD, SILVER, WORKERS
from homesteaders.rng import Rng
from homesteaders.scoring import ScoreSheet, ranking
from homesteaders.state import (
    BID,
    FINAL,
    KIND_KEYS,
    NEUTRAL_BID,
    PAY_WORKERS,
    check,
    deal,
    digest,
)
from tests.engine_support import UNIVERSE, Curious, at_random, holdings, plus_events, snapshot, walk
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine


# -- order of decisions (R17.17)


def _decisions(state: State, until: int) -> list[tuple[str, int]]:
    """(kind, seat) of the decisions while everybody does the least, up to the start of a round."""
    seen = []
    while not is_over(state) and state.round < until:
        assert state.current is not None
        seen.append((KIND_KEYS[state.current.kind], state.current.seat))
        apply(state, next(option for option in legal(state) if not is_free(option)))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_of_a_round(players: int) -> None:
    state = new_game(Setup(players, 3))
    start = state.start_player
    seats = [(start + step) % players for step in range(players)]
    expected = [(kind, seat) for seat in seats for kind in ("allocate", "pay_workers")]
    if players == 2:
        expected.append(("neutral_bid", start))
    expected += [(kind, seat) for seat in seats for kind in ("bid", "track_reward")]
    assert _decisions(state, 2) == expected
    assert (state.start_player, state.round) == (start, 2)  # R14.1: it stays


def test_order_of_the_final_round() -> None:
    state = new_game(Setup(3, 3))
    _decisions(state, 11)
    start = state.start_player
    expected = [((start + step) % 3, kind) for step in range(3) for kind in ("allocate", "pay_workers", "final")]
    assert _decisions(state, 12) == [(kind, seat) for seat, kind in expected]
    assert is_over(state) and legal(state) == ()
    assert sum(state.supply) == 0


def test_over_means_over() -> None:
    state = golden_record(golden_files()[0]).session.state.copy()
    before = snapshot(state)
    for action in UNIVERSE[::7]:
        with pytest.raises(IllegalAction, match=r"^The game is over"):
            apply(state, action)
        with pytest.raises(IllegalAction, match=r"^The game is over"):
            apply(state, action, seat=0)
    assert snapshot(state) == before


def test_order_of_a_won_auction() -> None:
    """R11, R12.3, R17.17: pay, build, on-build point, tile; auction by auction, not seat by seat."""
    usual = deal(Setup(4, 1))
    pile2 = (14, *sorted({11, 12, 13}), *usual.piles[1][4:])
    state = new_game(Setup(4, 1), Deal(0, (usual.piles[0], pile2, usual.piles[2])))
    texts = ["place -", "pay silver"] * 4 + ["bid 2 3", "bid 1 3", "pass", "reward trade", "pass", "reward trade"]
    for text in texts:
        apply(state, parse(text))
    seen = []
    while state.round == 1:
        assert state.current is not None
        seen.append((KIND_KEYS[state.current.kind], state.current.seat, state.current.arg))
        apply(state, next(option for option in legal(state) if not is_free(option)))
    assert seen == [
        ("pay_auction", 1, 1),
        ("build", 1, 1),
        ("pay_auction", 0, 2),
        ("tile_worker", 0, 2),
        ("track_reward", 0, -14),
    ]
    assert state.start_player == 1


# -- refusals


def test_only_the_acting_seat_acts() -> None:
    """R17.14."""
    state = new_game(Setup(3, 2))
    assert state.current is not None
    acting = state.current.seat
    before = snapshot(state)
    for seat in (-1, 3, (acting + 1) % 3, (acting + 2) % 3):
        assert str(why_not(state, Place(0), seat)) == "It is another player's decision now: wait for your own."
        with pytest.raises(IllegalAction, match="another player's decision"):
            apply(state, Place(0), seat=seat)
    assert snapshot(state) == before
    assert why_not(state, Place(0), acting) is None
    apply(state, Place(0), seat=acting)
    assert state.current.kind == PAY_WORKERS


@pytest.mark.parametrize("stranger", [None, "pass", 3, (), Place, object()])
def test_what_is_no_action_is_refused(stranger: object) -> None:
    for path in golden_files()[:2]:
        session = golden_record(path).session
        kinds = set()
        for position in range(len(session.actions)):
            state = session.state_at(position)
            assert state.current is not None
            if state.current.kind in kinds:
                continue
            kinds.add(state.current.kind)
            before = snapshot(state)
            with pytest.raises(IllegalAction) as caught:
                apply(state, stranger)  # type: ignore[arg-type]
            assert str(caught.value)[-1] in ".!?"
            assert snapshot(state) == before


def test_no_refusal_anywhere_changes_anything() -> None:
    """At a state of each kind: every action there is, refused with a sentence unless it is legal."""
    seen = Counter[int]()
    for path in golden_files():
        session = golden_record(path).session
        for position in range(0, len(session.actions), 3):
            state = session.state_at(position)
            assert state.current is not None
            if seen[state.current.kind] >= 6:
                continue
            seen[state.current.kind] += 1
            before = snapshot(state)
            options = set(legal(state))
            for action in UNIVERSE:
                reason = why_not(state, action)
                assert (reason is None) == (action in options)
                if reason is not None:
                    sentence = str(reason)
                    assert sentence[-1] in ".!?" and "{" not in sentence and "}" not in sentence and "|" not in sentence
                    with pytest.raises(IllegalAction):
                        apply(state, action)
            assert snapshot(state) == before
    assert len(seen) == 12


# -- money


def _at_wages(silver: int, gold: int, workers: int) -> State:
    state = new_game(Setup(2, 1))
    apply(state, Place(0))
    assert state.current is not None
    player = state.players[state.current.seat]
    player.holdings[SILVER], player.holdings[GOLD], player.holdings[WORKERS] = silver, gold, workers
    state.legal_now = None
    return state


@pytest.mark.parametrize(
    ("silver", "gold", "workers", "texts"),
    [
        (9, 3, 6, ["pay silver", "pay gold 1", "pay gold 2"]),  # CASES A06: 1 gold and 1 silver, or 2 gold
        (2, 2, 7, ["pay gold 1", "pay gold 2"]),  # S33
        (0, 1, 3, ["pay gold 1"]),  # S34
        (9, 3, 3, ["pay silver", "pay gold 1"]),  # S35
        (1, 1, 3, ["pay gold 1"]),
        (0, 0, 1, []),
        (4, 0, 5, []),
        (5, 1, 5, ["pay silver", "pay gold 1"]),
        (0, 1, 6, []),
        (1, 1, 6, ["pay gold 1"]),
        (0, 9, 11, ["pay gold 3"]),
        (400, 99, 330, ["pay silver", *(f"pay gold {gold}" for gold in range(1, 67))]),
    ],
)
def test_payments(silver: int, gold: int, workers: int, texts: list[str]) -> None:
    state = _at_wages(silver, gold, workers)
    assert [option.token for option in legal(state) if isinstance(option, Pay)] == texts
    for option in legal(state):
        if isinstance(option, Pay):
            after = state.copy()
            apply(after, option)
            assert state.current is not None
            left = after.players[state.current.seat].holdings
            assert left[SILVER] == silver - max(0, workers - 5 * option.gold)
            assert left[GOLD] == gold - option.gold
            assert left[DEBT] == 0


def test_money_is_never_lent_by_itself() -> None:
    """CASES A06, R1.3: who is short may only do free actions."""
    state = _at_wages(1, 0, 4)
    assert not [option for option in legal(state) if not is_free(option)]
    assert str(why_not(state, Pay(0))) == "You are 3 silver short of 4: sell something, use gold, or take debt."
    for _ in range(2):
        apply(state, TakeDebt())
    apply(state, Pay(0))
    assert (state.players[state.start_player].holdings[SILVER], state.players[state.start_player].holdings[DEBT]) == (
        1,
        2,
    )


def test_forty_debts() -> None:
    """CASES A24: many debts neither hang nor overflow."""
    state = new_game(Setup(2, 1))
    seat = state.start_player
    for _ in range(40):
        apply(state, TakeDebt())
    while not is_over(state):
        apply(state, next(option for option in legal(state) if not is_free(option)))
    assert state.players[seat].holdings[DEBT] == 40
    assert scores(state)[seat].debt == -820


# -- scoring (more in the scenarios)


def _sheet(total: int, silver: int) -> ScoreSheet:
    return ScoreSheet(0, total, (), 0, 0, 0, 0, total, silver)


@pytest.mark.parametrize(
    ("sheets", "expected"),
    [
        ([(40, 3), (40, 4)], [(1, 1), (2, 0)]),
        ([(40, 4), (40, 4), (39, 9)], [(1, 0), (1, 1), (3, 2)]),
        ([(-5, 0), (-9, 0)], [(1, 0), (2, 1)]),
        ([(1, 1), (1, 1), (1, 1), (1, 1)], [(1, 0), (1, 1), (1, 2), (1, 3)]),
        ([(10, 0), (20, 0), (20, 5), (10, 0)], [(1, 2), (2, 1), (3, 0), (3, 3)]),
    ],
)
def test_ranking(sheets: list[tuple[int, int]], expected: list[tuple[int, int]]) -> None:
    """R15.6."""
    assert ranking([_sheet(*sheet) for sheet in sheets]) == expected


def test_winners_of_golden_games_are_those_with_most() -> None:
    for path in golden_files():
        state = golden_record(path).session.state
        keys = [(sheet.total, sheet.silver) for sheet in scores(state)]
        assert winners(state) == [seat for seat, key in enumerate(keys) if key == max(keys)]


# -- copies, logs, sound states


def test_a_copy_stands_alone() -> None:
    for path in golden_files()[::4]:
        session = golden_record(path).session
        for position in range(0, len(session.actions), 4):
            state = session.state_at(position)
            before = snapshot(state)
            for option in legal(state)[:: max(1, len(legal(state)) // 6)]:
                after = state.copy()
                assert snapshot(after) == before
                apply(after, option)
                assert snapshot(after) != before
                assert snapshot(state) == before
            assert legal(state.copy()) == legal(state)


def test_who_listens_makes_no_difference() -> None:
    """With a log or without, the game goes the same way, and the events add up."""
    choose = Curious()
    for seed in range(12):
        heard, unheard = new_game(Setup(2 + seed % 3, seed)), new_game(Setup(2 + seed % 3, seed))
        for state, action in walk(heard, choose, Rng(seed)):
            log: list[Event] = []
            before = holdings(state)
            apply(heard, action, log)
            apply(unheard, action)
            assert snapshot(heard) == snapshot(unheard)
            assert plus_events(before, log) == holdings(heard)
            assert all(n for event in log for _, n in event.changes), "no change of nothing"
            assert all(event.source for event in log if event.changes), "every change has a source"


def test_a_free_action_leaves_the_decision_open() -> None:
    choose = Curious(2)
    for state, action in walk(new_game(Setup(3, 5)), choose, Rng(5)):
        if is_free(action):
            frame, seats = state.current, [player.holdings[:] for player in state.players]
            apply(state, action)
            assert state.current == frame and frame is not None
            assert all(seats[seat] == state.players[seat].holdings for seat in range(3) if seat != frame.seat)
        else:
            apply(state, action)


def test_check_finds_what_is_unsound() -> None:
    def spoilt(change: object) -> list[str]:
        state = golden_record(golden_files()[-1]).session.state_at(150).copy()
        change(state)  # type: ignore[operator]
        return check(state)

    def set_holding(holding: int, n: int) -> object:
        return lambda state: state.players[1].holdings.__setitem__(holding, n)

    assert spoilt(lambda state: None) == []
    for change in (
        set_holding(SILVER, -1),
        set_holding(WORKERS, 0),
        lambda state: setattr(state.players[0], "track", 6),
        lambda state: state.players[0].buildings.append(0),
        lambda state: state.players[0].buildings.append(31),
        lambda state: setattr(state.players[0], "owned", 0),
        lambda state: setattr(state.players[0], "perks", 64),
        lambda state: setattr(state.players[0], "placement", (1 << 14) - 1),
        lambda state: state.supply.__setitem__(5, -1),
        lambda state: state.supply.__setitem__(5, 4),
        lambda state: setattr(state, "holder", [1, 1, -1]),
        lambda state: setattr(state, "standing", [3, 0, 0]),
        lambda state: setattr(state, "neutral_level", 8),
        lambda state: state.agenda.append(state.agenda[0]),
    ):
        assert spoilt(change) != []


def test_digests_tell_states_apart() -> None:
    """Every field that decides how the game goes on is in the digest."""
    base = golden_record(golden_files()[-1]).session.state_at(150)
    seen = {digest(base)}
    for change in (
        lambda state: state.players[1].holdings.__setitem__(SILVER, 77),
        lambda state: setattr(state.players[2], "track", 0),
        lambda state: state.players[0].buildings.append(31),
        lambda state: setattr(state.players[0], "placement", 1 << 12),
        lambda state: state.supply.__setitem__(5, 9),
        lambda state: setattr(state, "holder", [0, 0, 0]),
        lambda state: setattr(state, "standing", [21, 21, 21]),
        lambda state: setattr(state, "passed", 15),
        lambda state: setattr(state, "round", 3),
        lambda state: setattr(state, "start_player", (state.start_player + 1) % 4),
        lambda state: setattr(state, "neutral_level", 9),
        lambda state: state.agenda.pop(),
        lambda state: setattr(state, "deal", deal(Setup(4, 99))),
    ):
        state = base.copy()
        change(state)
        seen.add(digest(state))
    assert len(seen) == 14


def test_legal_is_in_table_order_and_without_doubles() -> None:
    choose = Curious()
    for seed in range(6):
        for state, action in walk(new_game(Setup(2 + seed % 3, seed)), choose if seed % 2 else at_random, Rng(seed)):
            options = legal(state)
            assert options and len(set(options)) == len(options)
            frees = [is_free(option) for option in options]
            assert frees == sorted(frees), "what ends the decision comes first"
            assert legal(state) is options
            fresh = state.copy()
            fresh.legal_now = None
            assert legal(fresh) == options
            apply(state, action)


def test_kinds_of_decisions_are_where_they_belong() -> None:
    seen = Counter[int]()
    for path in golden_files():
        session = golden_record(path).session
        for position, action in enumerate(session.actions):
            state = session.state_at(position)
            assert state.current is not None
            kind = state.current.kind
            seen[kind] += 1
            assert (kind == FINAL) <= (state.round == 11)
            assert (kind == NEUTRAL_BID) <= (state.setup.players == 2)
            assert (kind == BID) or not isinstance(action, Bid | Pass)
            assert not isinstance(action, Done) or kind == FINAL
            assert not isinstance(action, Build | Decline) or KIND_KEYS[kind] not in ("bid", "allocate", "final")
    assert len(seen) == 12


def test_a_building_of_two_copies_is_one_option() -> None:
    """R17.7."""
    state = new_game(Setup(3, 1))
    texts = ["place homestead/1", "pay silver"] * 3 + ["bid 1 3", "pass", "reward trade", "pass", "reward trade"]
    for text in texts:
        apply(state, parse(text))
    apply(state, Pay(0))
    farms = [option for option in legal(state) if isinstance(option, Build) and option.building == BUILDING["farm"].id]
    assert len(farms) == 1 and state.supply[BUILDING["farm"].id] == 3
    apply(state, farms[0])
    assert state.supply[BUILDING["farm"].id] == 2

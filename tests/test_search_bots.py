"""Search and what it rests on: playouts that are legal games, honest bots, a judge that foretells, a quick end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from homesteaders import Setup, is_over, legal, new_game, view_for
from homesteaders.actions import Action, is_free
from homesteaders.arena import Tally as Results
from homesteaders.arena import duel
from homesteaders.bots import BOTS, playout
from homesteaders.bots.areas import worker_bonus
from homesteaders.bots.choices import imagined, opened, plans
from homesteaders.bots.delta import Delta
from homesteaders.bots.endgame import quick_points
from homesteaders.bots.foreman import Foreman
from homesteaders.bots.judge import judge_for
from homesteaders.bots.liquidation import final_points
from homesteaders.bots.normal import normals
from homesteaders.bots.playout import FOREMAN, RANCHER, VALUE_DELTA, Playout
from homesteaders.bots.search import Baron, halving
from homesteaders.bots.thought import Tally, Thought
from homesteaders.engine import carry_out
from homesteaders.holdings import BEHIND_SCREEN
from homesteaders.rng import Rng
from homesteaders.state import BID, NEUTRAL_BID, State, digest
from tests.bot_support import positions, reshuffled
from tests.final_support import random_end

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)


def some(setup: Setup, every: int) -> Iterator[State]:
    """Each so-many-th decision of a game of ranchers, and every kind of decision at least once."""
    seen = set()
    for place, (state, _, _) in enumerate(positions(setup, ("rancher",))):
        kind = state.agenda[-1].kind
        if place % every == 0 or kind not in seen:
            seen.add(kind)
            yield state


# Playouts


@pytest.mark.parametrize("players", PLAYERS)
def test_playouts_are_legal_games(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done = 0

    def checked(state: State, action: Action) -> None:
        nonlocal done
        state.legal_now = None
        assert action in legal(state), (state.agenda[-1], action)
        done += 1
        carry_out(state, action)

    monkeypatch.setattr(playout, "carry_out", checked)
    for seed in range(6):
        state = new_game(Setup(players, 1_000_000 + seed))
        play = Playout(judge_for(players), noisy=seed > 0)
        play.foremen_until = 11
        play.modes = [(VALUE_DELTA, FOREMAN, RANCHER)[(seat + seed) % 3] for seat in range(players)]
        play.run(state, 12, Rng(seed))
        assert is_over(state)
    assert done > 300


@pytest.mark.parametrize("players", PLAYERS)
def test_playouts_go_on_from_anywhere(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(state: State, action: Action) -> None:
        state.legal_now = None
        assert action in legal(state), (state.agenda[-1], action)
        carry_out(state, action)

    monkeypatch.setattr(playout, "carry_out", checked)
    for state in some(Setup(players, 1_000_010), 5):
        view = view_for(state, state.agenda[-1].seat)
        play = Playout(judge_for(players))
        stop = min(state.round + 1, 11)
        for plan in plans(view, play):
            then = imagined(view, Rng(3))
            for action in plan:
                checked(then, action)
            assert not is_free(plan[-1]) and all(is_free(action) for action in plan[:-1])
            play.run(then, stop, Rng(4))
            assert is_over(then) or (then.round == stop and then.agenda[-1].kind in (BID, NEUTRAL_BID))
            assert sum(judge_for(players).shares(then, stop)) == pytest.approx(1)


def test_prospects_foretell_what_comes() -> None:
    """What a bid is said to be worth is what the judge says when the next bidding starts, where all goes as meant."""
    judge, right, asked = judge_for(4), 0, 0
    for seed in range(4):
        state = new_game(Setup(4, 1_000_020 + seed))
        play = Playout(judge, noisy=False)
        for number in range(1, 10):
            play.run(state, number, Rng(1))
            bidding = play.begin(state, Rng(1))
            before = [player.owned for player in state.players]
            while state.agenda[-1].kind == BID or not any(state.holder):
                frame = state.agenda[-1]
                for action in (play.bid(state, frame, Rng(1)),) if frame.kind == BID else play.answer(state, frame):
                    carry_out(state, action)
            standing, holder = state.standing[:], state.holder[:]
            play.run(state, number + 1, Rng(1))
            for lot, seat in enumerate(holder):
                if seat >= 0:
                    worth, building = bidding.prospects[seat].offer(lot, standing[lot])
                    if state.players[seat].owned == before[seat] | (1 << building if building else 0):
                        asked += 1
                        found = judge.standing(number + 1, state.players[seat], False)
                        right += abs(found - worth) < 0.01
    # The rest recruited a worker before the bidding, or had to do without gold.
    assert asked > 60
    assert right / asked > 0.6


def test_the_quick_end_is_nearly_the_best_end() -> None:
    rng, gap, exact = Rng(1), 0.0, 0
    for _ in range(300):
        player = random_end(rng)
        best = final_points(player, player.holdings)
        quick = quick_points(player.holdings, player.perks, worker_bonus(player.owned))
        assert quick <= best + 1e-9
        assert best - quick < 6
        gap += best - quick
        exact += best - quick < 0.5
    assert exact > 225
    assert gap / 300 < 0.4


# Bots


def quick(name: str) -> Foreman | Baron | Delta:
    return {"delta": Delta(), "foreman": Foreman(), "baron": Baron(12)}[name]


@pytest.mark.parametrize("name", ["delta", "foreman", "baron"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("open_holdings", [True, False], ids=["open", "hidden"])
def test_no_peeking_and_no_memory(name: str, players: int, open_holdings: bool) -> None:
    mixer = Rng(5)
    for state in some(Setup(players, 1_000_030, open_holdings), 11):
        seat = state.agenda[-1].seat
        view = view_for(state, seat)
        before = digest(view.table)
        chosen = quick(name).choose(view, Rng(9))
        assert chosen in view.legal
        assert digest(view.table) == before
        assert quick(name).choose(view_for(reshuffled(state, mixer), seat), Rng(9)) is chosen


def test_hidden_holdings_are_guessed() -> None:
    state = new_game(Setup(3, 1, open_holdings=False))
    view = opened(view_for(state, 0))
    assert all(n >= 0 for player in view.table.players for n in player.holdings)
    assert [view.table.players[0].holdings[n] for n in BEHIND_SCREEN] == state.players[0].holdings[: len(BEHIND_SCREEN)]


@pytest.mark.parametrize("players", PLAYERS)
def test_thinking_in_slices_is_choosing(players: int) -> None:
    for state in some(Setup(players, 1_000_040), 17):
        view = view_for(state, state.agenda[-1].seat)
        thoughts: list[Thought] = []
        slices = Baron(16).ponder(view, Rng(2))
        while (thought := next(slices, None)) is not None:
            thoughts.append(thought)
        last = thoughts[-1]
        assert last.best.action is Baron(16).choose(view, Rng(2))
        assert [thought.playouts for thought in thoughts] in (list(range(1, len(thoughts) + 1)), [0])
        assert last.playouts == sum(choice.playouts for choice in last.choices)
        for choice in last.choices:
            assert choice.action in view.legal and 0 <= choice.share <= 1 and choice.error >= 0


def test_thinking_can_be_cut_short() -> None:
    state = next(state for state in some(Setup(4, 1_000_050), 1) if state.round == 3 and state.agenda[-1].kind == BID)
    view = view_for(state, state.agenda[-1].seat)
    asked: list[int] = []

    def go_on(playouts: int) -> bool:
        asked.append(playouts)
        return playouts < 5

    assert Baron(100, go_on).choose(view, Rng(1)) in view.legal
    assert asked == [1, 2, 3, 4, 5]


def test_halving_drops_the_worse_half_and_keeps_to_its_budget() -> None:
    tallies = [Tally(()) for _ in range(4)]
    for tally in halving(tallies, 80):
        tally.add(tallies.index(tally) / 100 + tally.n % 2)  # all are near each other, as far as 30 playouts can tell
    assert [tally.n for tally in tallies] == [10, 10, 30, 30]


def test_what_is_clearly_worse_is_dropped_at_once() -> None:
    tallies = [Tally(()) for _ in range(3)]
    for tally in halving(tallies, 600):
        tally.add((0.5, 0.1, 0.49)[tallies.index(tally)] + 0.1 * (tally.n % 2))
    assert tallies[1].n < 30 < tallies[0].n
    only = [Tally(()), Tally(())]
    for tally in halving(only, 600):
        tally.add((0.9, 0.1)[only.index(tally)] + 0.1 * (tally.n % 2))
    assert only[0].n == only[1].n < 30  # the choice is made: nothing more is asked


def test_normal_numbers() -> None:
    found = normals(Rng(1), 4000)
    mean = sum(found) / 4000
    assert abs(mean) < 0.05
    assert abs(sum((each - mean) ** 2 for each in found) / 4000 - 1) < 0.06


def test_a_foreman_wins_against_ranchers() -> None:
    results = Results(2)
    for seed in range(1_500_000, 1_500_005):
        results.add(duel(Setup(2, seed), Foreman(), [BOTS["rancher"]()]))
    assert results.share >= 0.5

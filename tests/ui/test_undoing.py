"""Undo and redo: how far, why not further, and that everything is as it was."""

from __future__ import annotations

import random

import pytest

from homesteaders.actions import Bid, Pass
from homesteaders.catalog import FINAL_ROUND
from homesteaders.engine import legal
from homesteaders.orders import BidOrder
from homesteaders.record import Terms
from homesteaders.rng import Rng
from homesteaders.session import Session
from homesteaders.state import BID, Setup, digest
from tests.engine_support import at_random
from tests.ui.timeline_support import Host, by_chance, pictures, seats_of, without
from ui.game import Game
from ui.uistate import OTHER_TAB, UiState
from ui.undoing import Step, redo_step, undo_step, undo_turn, ways, why

pytestmark = pytest.mark.engine

GAMES = [
    (kinds, hidden, casual)
    for kinds in ("p", "pb", "bp", "pp", "pbb", "bpp", "ppb", "ppp", "pbpb", "bbpp", "pppp", "pbbb")
    for hidden in (False, True)
    for casual in (False, True)
    if len(kinds) > 1
]


def expected_undo(game: Game) -> int | str:
    """The rule once more: the last action of a person, unless something shown, or somebody else, stands between."""
    session = game.session
    acted = [session.state_at(n).agenda[-1].seat for n in range(session.length)]
    persons = [n for n, seat in enumerate(acted) if game.seats[seat].person]
    mine = [n for n in persons if n < session.position]
    shown = ""
    for n in range((mine[-1] if mine else 0), session.position):
        before, after = session.state_at(n), session.state_at(n + 1)
        if before.round < after.round < FINAL_ROUND:
            shown = "revealed"
        if not after.agenda and not session.setup.open_holdings:
            shown = "shown"
    if not game.terms.casual and shown:
        return shown
    if not mine:
        return "beginning"
    if not game.terms.casual and acted[mine[-1]] != acted[persons[-1]]:
        return "decided"
    return mine[-1]


def result(step: Step) -> int | str:
    return step.position if step.position >= 0 else step.reason


def played(kinds: str, seed: int, hidden: bool, casual: bool) -> Game:
    return by_chance(kinds, seed, hidden=hidden, casual=casual)


@pytest.mark.parametrize(("kinds", "hidden", "casual"), GAMES)
def test_undo_and_redo_lead_to_what_was_and_end_where_the_rule_says(kinds: str, hidden: bool, casual: bool) -> None:
    seed = GAMES.index((kinds, hidden, casual)) + 1
    whole = played(kinds, seed, hidden, casual)
    rng = random.Random(seed)
    digests = [digest(whole.session.state_at(n)) for n in range(whole.session.length + 1)]
    game = whole.at(0)
    refused: set[str] = set()
    for action in whole.session.actions:
        game.do(action)
        here = game.session.position
        assert digest(game.state) == digests[here]
        wanted = expected_undo(game)
        step, turn = undo_step(game), undo_turn(game)
        assert result(step) == wanted
        if isinstance(wanted, str):
            assert result(turn) == wanted
            assert why(game, step).endswith(".")
            refused.add(wanted)
            continue
        assert game.frame is None or step.seat >= 0
        first = wanted
        while first and game.session.state_at(first - 1).agenda[-1].seat == step.seat:
            turned = game.session.state_at(first - 1).round < game.session.state_at(first).round < FINAL_ROUND
            if turned and not casual:
                break
            first -= 1
        assert turn.position == first
        # There and back, in one step or a random number of them.
        host = Host(game)
        steps = 0
        while undo_step(game).position >= 0 and steps < rng.randint(1, 4):
            at = undo_step(game).position
            host.do("undo")
            assert game.session.position == at and digest(game.state) == digests[at]
            steps += 1
        while game.session.position < here:
            at = redo_step(game).position
            host.do("redo")
            assert game.session.position == at and digest(game.state) == digests[at]
        assert game.session.position == here
        host.do("undoturn")
        assert game.session.position == first and digest(game.state) == digests[first]
        game.session.goto(here)
    assert "revealed" in refused or casual
    assert "shown" in refused or casual or not hidden


@pytest.mark.parametrize("seed", range(1, 5))
def test_after_a_reload_undone_steps_can_be_redone(seed: int) -> None:
    whole = by_chance("pbp", seed, casual=bool(seed % 2), stop=120)
    host = Host(whole)
    host.do("undo", "undo", "undoturn")
    again = Game.from_text(whole.text())
    again.redo_all(whole.session.undone)
    assert again.session.position == whole.session.position
    assert again.session.undone == whole.session.undone
    assert again.terms == whole.terms
    assert (undo_step(again), undo_turn(again), redo_step(again)) == (
        undo_step(whole),
        undo_turn(whole),
        redo_step(whole),
    )
    while redo_step(whole).position >= 0:
        host.do("redo")
        Host(again).do("redo")
        assert digest(again.state) == digest(whole.state)


def test_a_new_action_forgets_what_was_undone() -> None:
    game = by_chance("ppp", 3, stop=40)
    host = Host(game)
    while undo_step(game).position < 0:
        game.do(at_random(game.state, Rng(1)))
    host.do("undo")
    game.do(at_random(game.state, Rng(5)))
    host.do("redo")
    assert host.refused == ["Nothing was undone."]


def bidding(kinds: str, seed: int = 5) -> Game:
    """At the first bid of round 1."""
    game = Game(Session(Setup(len(kinds), seed, True)), seats_of(kinds))
    while game.frame is not None and game.frame.kind != BID:
        game.do(next(action for action in legal(game.state) if action.token not in ("debt",)))
    return game


def same(before: dict[str, str], after: dict[str, str]) -> bool:
    """Is every region as it was? Only redo can be used now, and undo ends where the others' steps begin: they were
    answered already."""
    decided = "another person has decided since" in after["top"] and "another person" not in before["top"]
    for regions in (before, after):
        regions["top"] = without(regions["top"], *(("undo", "undoturn", "redo") if decided else ("redo",)))
    return before == after


def test_b03_undo_restores_markers_log_and_buttons() -> None:
    """P1 bids, P2 passes and takes a reward; undone, everything is as it was; P2's pass cannot be undone once P3 has
    bid."""
    game = bidding("ppp")
    states: list[dict[str, str]] = []
    positions: list[int] = []

    def do(action: object) -> None:
        states.append(pictures(game))
        positions.append(game.session.position)
        game.do(action)  # type: ignore[arg-type]

    do(Bid(1, 3))
    do(Pass())
    do(legal(game.state)[0])
    host = Host(game)
    for before, position in zip(reversed(states[1:]), reversed(positions[1:]), strict=True):
        host.do("undo")
        assert game.session.position == position
        assert same(before, pictures(game))
    host.do("redo", "redo")
    bidder = game.frame
    assert bidder is not None
    game.do(Bid(2, 4))
    host.do("undo")
    assert game.frame == bidder
    host.do("undo")
    assert game.frame == bidder
    passer = undo_step(game)
    assert passer.reason == "decided" and host.refused[-1].startswith(
        f"The step before this is {game.seats[passer.seat].label}’s"
    )


@pytest.mark.parametrize("kinds", ["pbb", "pbpb"])
def test_every_region_is_as_it_was_after_any_undo(kinds: str) -> None:
    whole = by_chance(kinds, 11)
    game = whole.at(0)
    seen: dict[int, dict[str, str]] = {}
    for action in whole.session.actions[:160]:
        seen[game.session.position] = pictures(game)
        game.do(action)
        step = undo_step(game)
        if step.position < 0:
            continue
        here = game.session.position
        Host(game).do("undo")
        assert same(seen[step.position], pictures(game))
        game.session.goto(here)


def test_opponents_between_two_persons_are_undone_with_the_step() -> None:
    game = bidding("pbp")
    while game.frame is not None and game.frame.seat != 0:
        game.do(Pass() if game.frame.kind == BID else legal(game.state)[0])
    position = game.session.position
    game.do(Bid(2, 3))
    while game.frame is not None and not game.seats[game.frame.seat].person:
        game.do(Pass() if game.frame.kind == BID else legal(game.state)[0])
    assert undo_step(game) == Step(position, 0)


def test_no_undo_where_one_can_only_look() -> None:
    game = by_chance("pb", 2, stop=9)
    for ui in (UiState(readonly=OTHER_TAB), UiState(past=3)):
        assert {step.position for step in ways(game, ui)} == {-1}
        assert all(why(game, step) for step in ways(game, ui))


def test_away_persons_keep_their_steps() -> None:
    """By link: even a casual table takes back only what was done here."""
    game = bidding("ppp")
    first = game.frame
    assert first is not None
    game.do(Bid(1, 3))
    for casual in (False, True):
        game.terms = Terms(casual, by_link=True)
        game.here = frozenset({first.seat})
        assert undo_step(game).position == game.session.position - 1
        game.here = frozenset({(first.seat + 1) % 3})
        assert undo_step(game).reason == "away"


def test_taking_back_what_an_order_did_cancels_the_order() -> None:
    game = bidding("pp")
    while game.frame is not None and game.frame.kind != BID:
        game.do(legal(game.state)[0])
    frame = game.frame
    assert frame is not None
    game.do(next(action for action in legal(game.state) if isinstance(action, Bid)))
    game.orders = tuple(BidOrder(seat, game.state.round, 1, 9) for seat in (0, 1))
    Host(game).do("undo")
    assert [order.seat for order in game.orders] == [1 - frame.seat]


def test_the_end_can_be_undone_unless_hidden_holdings_were_shown() -> None:
    for hidden in (False, True):
        game = by_chance("pb", 4, hidden=hidden)
        host = Host(game)
        host.do("undo")
        assert game.over == hidden
        if hidden:
            assert host.refused == ["Hidden holdings were shown: undo ends here."]
        else:
            host.do("redo")
            assert game.over and host.said[-1].startswith("Done again: ")


def test_nothing_of_opponents_can_be_undone() -> None:
    game = by_chance("bbb", 6, stop=30)
    assert undo_step(game).position < 0
    host = Host(game, -1)
    host.do("undo", "undoturn", "redo")
    assert len(host.refused) == 3

"""What must hold in any game, in one place: the suites and the long runner (`tools/fuzz.py`) look here.

Plain assertions and the standard library alone, so that it all runs inside Pyodide and without pytest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from homesteaders import (
    Action,
    Event,
    IllegalAction,
    Session,
    Setup,
    State,
    apply,
    is_over,
    legal,
    new_game,
    parse,
    scores,
    token,
    view_for,
    why_not,
    winners,
)
from homesteaders.actions import Place, Repay, is_free
from homesteaders.holdings import BEHIND_SCREEN, COPPER, DEBT, GOLD, LIVESTOCK, RAIL_LINES, VP, WORKERS
from homesteaders.record import Record, Seat, clean_name, read, transcript
from homesteaders.rng import Rng
from homesteaders.scoring import ScoreSheet
from homesteaders.state import Deal, Player, check, check_deal, digest, dump
from homesteaders.tables import action_of, value_of
from homesteaders.views import View, determinize
from tests import rulebook
from tests.engine_support import Chooser, holdings, plus_events, snapshot, walk

MOST_DECISIONS = 1500
"""No game of the players in `engine_support` comes near it."""


def play_with_all_checks(setup: Setup, choose: Chooser, rng: Rng) -> list[Action]:
    """Play a whole game; everything is checked at each step that must hold at each. Its actions."""
    state = new_game(setup)
    built: set[int] = set()
    actions: list[Action] = []
    for before, action in walk(state, choose, rng, MOST_DECISIONS):
        assert check(before) == []
        options = legal(before)
        assert {token(option) for option in options} == rulebook.options(before)
        assert action in options and parse(token(action)) is action
        frame = before.current
        assert frame is not None
        assert action_of(frame.kind, value_of(frame.kind, action)) is action
        held, number = holdings(before), before.round
        log: list[Event] = []
        apply(state, action, log, frame.seat)
        actions.append(action)
        assert plus_events(held, log) == holdings(state)
        for event in log:
            assert event.changes == () or event.seat == frame.seat, "only the acting seat's holdings change"
        if is_free(action):
            assert state.current == frame
        assert number <= state.round <= number + 1
        now = {building for player in state.players for building in player.buildings}
        assert built <= now, "R13.3: a building stays"
        built = now
        if not isinstance(action, Repay):
            # R7.2: debt goes only by a Bank's income and a Boarding House.
            lost = [event for event in log if dict(event.changes).get(DEBT, 0) < 0]
            assert all(event.source in ("building:bank", "building:boarding_house") for event in lost)
        if isinstance(action, Place):
            assert state.players[frame.seat].placement == action.rings
    assert is_over(state) and legal(state) == ()
    score_is_right(setup, state.players, scores(state), winners(state))
    return actions


def score_is_right(setup: Setup, players: list[Player], sheets: list[ScoreSheet], best: list[int]) -> None:
    """R15.5 once more, from the data."""
    records = list(rulebook.buildings().values())
    for player, sheet in zip(players, sheets, strict=True):
        own = [records[building] for building in player.buildings]
        counts = {"workers": player.holdings[WORKERS], "rail_lines": player.holdings[RAIL_LINES], "buildings": len(own)}
        for record in own:
            counts[record["type"]] = counts.get(record["type"], 0) + 1
        total = player.holdings[VP] + sum(record["victory_points"] for record in own)
        total += sum(counts.get(what, 0) for record in own for what in record["endgame"])
        total += 2 * sum(player.holdings[good] for good in (GOLD, COPPER, LIVESTOCK))
        total -= sum(range(1, player.holdings[DEBT] + 1))
        assert sheet.total == total
        assert len(set(player.buildings)) == len(player.buildings)
    top = max((sheet.total, sheet.silver) for sheet in sheets)
    assert best == [seat for seat in range(setup.players) if (sheets[seat].total, sheets[seat].silver) == top]


# -- at one state


def options_are_complete(state: State) -> None:
    """Not empty before the end, without doubles, always the same, and just what the rules say."""
    options = legal(state)
    assert bool(options) == (not is_over(state))
    assert len(set(options)) == len(options)
    fresh = state.copy()
    fresh.legal_now = None
    assert legal(fresh) == options
    assert {token(option) for option in options} == rulebook.options(state)
    assert check(state) == []


def is_a_sentence(text: str) -> None:
    """Said in words, with everything put in that the wording asks for."""
    assert text[-1] in ".!?" and not text[0].islower(), text
    assert not set("{}|") & set(text), text


def refusal_is_a_sentence(state: State, action: Any) -> None:
    """Legal is what `why_not` has no reason against; a reason is a sentence; a refusal changes nothing."""
    before, options = snapshot(state), legal(state)
    reason = why_not(state, action)
    assert (reason is None) == (action in options)
    if reason is None:
        return
    sentence = str(reason)
    is_a_sentence(sentence)
    log: list[Event] = []
    try:
        apply(state, action, log)
    except IllegalAction as caught:
        assert (str(caught), caught.key) == (sentence, reason.key)
    else:
        raise AssertionError(f"{action!r} was refused in words, and done")
    assert (snapshot(state), legal(state), log) == (before, options, [])


def options_leave_the_state_alone(state: State, most: int = 25) -> None:
    """Each of about `most` options is carried out on a copy, in full, and nothing happens beside it."""
    before, held = snapshot(state), holdings(state)
    options = legal(state)
    for option in options[:: max(1, len(options) // most)]:
        copy = state.copy()
        log: list[Event] = []
        apply(copy, option, log)
        assert plus_events(held, log) == holdings(copy)
        assert check(copy) == []
        assert snapshot(copy) != before
        assert snapshot(state) == before and legal(state) is options
        silent = state.copy()
        apply(silent, option)
        assert snapshot(silent) == snapshot(copy)


def tokens_and_values_come_back(state: State) -> None:
    """Every option is the one that its token and its value stand for."""
    frame = state.current
    if frame is None:
        return
    for option in legal(state):
        assert parse(token(option)) is option
        assert action_of(frame.kind, value_of(frame.kind, option)) is option


# -- what a seat may know


def seen(view: View) -> tuple[object, ...]:
    """A view as a value."""
    return (view.seat, snapshot(view.table), view.unseen, view.legal)


def disguised(state: State, seat: int, rng: Rng) -> State:
    """Another state that `seat` cannot tell from this one."""
    other = state.copy()
    other.legal_now = None
    other.setup = replace(state.setup, seed=rng.below(1000))
    shown = min(state.round, 10)
    piles = [state.deal.piles[0]]
    for pile in state.deal.piles[1:]:
        tiles = list(pile[:shown])
        for end in (4, 8, 10):
            rest = list(pile[len(tiles) : end])
            rng.shuffle(rest)
            tiles += rest
        piles.append(tuple(tiles))
    other.deal = Deal(state.deal.start_player, tuple(piles))
    if not state.setup.open_holdings and state.agenda:
        for number, player in enumerate(other.players):
            if number != seat:
                for holding in BEHIND_SCREEN:
                    player.holdings[holding] = rng.below(12)
    return other


def views_tell_no_secrets(state: State, rng: Rng) -> None:
    """R16: what a seat may not know makes no difference to its view; a guess fits what is seen."""
    for seat in range(-1, state.setup.players):
        other = disguised(state, seat, rng)
        view = view_for(state, seat)
        assert seen(view_for(other, seat)) == seen(view)
        if state.setup.open_holdings or is_over(state):
            guess = determinize(view, rng)
            check_deal(state.setup, guess.deal)
            assert seen(view_for(guess, seat)) == seen(view)


# -- a game's history


def transcript_comes_back(session: Session, names: Sequence[str]) -> None:
    """A transcript is the game that it was made of, names cleaned."""
    seats = tuple(Seat("person", name) for name in (*names, "", "", "", "")[: session.setup.players])
    record = read(transcript(Record(session, seats)))
    assert dump(record.session.state) == dump(session.state)
    assert (record.session.actions, record.session.deal) == (session.actions, session.deal)
    assert record.session.setup == session.setup
    assert [seat.name for seat in record.seats] == [clean_name(seat.name) for seat in seats]
    assert transcript(record) == transcript(Record(session, seats))


def time_travels(session: Session, positions: Sequence[int]) -> None:
    """Undo, redo, goto and fork lead to the states that were there; the same actions lead to the same game."""
    digests = [digest(session.state_at(position)) for position in range(len(session.actions) + 1)]
    for position in positions:
        session.goto(position)
        assert digest(session.state) == digests[position]
        assert session.undo() == (position > 0)
        assert digest(session.state) == digests[max(0, position - 1)]
        assert session.redo() == (len(digests) > 1)
    fork = session.fork()
    again = Session(session.setup, session.deal)
    for action in fork.actions:
        again.do(action)
    assert snapshot(again.state) == snapshot(fork.state)
    assert again.events == fork.events

"""Properties that hold for every game, in games that hypothesis chooses: it draws a seed and choices, never a state.

A failure shrinks to few choices and prints the transcript, which can become a golden game.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("hypothesis")

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from homesteaders import (
    IllegalAction,
    NotationError,
    Session,
    Setup,
    State,
    apply,
    is_over,
    legal,
    parse,
    token,
    view_for,
    why_not,
)
from homesteaders.actions import Bid, Build, Buy, Market, NeutralBid, Pay, Place, Repay, Reward, Sell
from homesteaders.record import Record, RecordError, Seat, clean_name, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import ALLOCATE, check, check_deal, deal, digest, dump
from homesteaders.tables import action_of, value_of
from homesteaders.views import determinize
from tests import rulebook
from tests.engine_support import UNIVERSE, Chooser, Curious, at_random, holdings, plus_events, snapshot
from tests.test_views import disguised, seen

FEW = settings(
    derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow], database=None
)
MANY = settings(FEW, max_examples=1500)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup."""
    return Setup(draw(st.integers(2, 4)), draw(st.integers(0, (1 << 40) - 1)), draw(st.booleans()))


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    """A game at any point: played on by chance for a while, then by choices that shrink."""
    session = Session(draw(setups()))
    rng = Rng(draw(st.integers(0, 1 << 30)))
    # A player remembers what it tried, so each game has one of its own.
    choose: Chooser = draw(st.sampled_from([lambda: at_random, Curious, lambda: Curious(2)]))()
    for _ in range(draw(st.integers(0, 420))):
        if is_over(session.state):
            break
        session.do(choose(session.state, rng))
    for choice in draw(st.lists(st.integers(0, 999), max_size=25)):
        if is_over(session.state):
            break
        options = legal(session.state)
        session.do(options[choice % len(options)])
    note(transcript(Record(session)))
    return session


SMALL = st.integers(-2, 40)
ODD = st.one_of(SMALL, st.booleans(), st.floats(), st.text(max_size=3), st.none(), st.integers())
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(UNIVERSE),
    st.builds(Place, st.integers(-5, 1 << 15)),
    st.builds(Bid, SMALL, SMALL),
    st.builds(Build, SMALL, st.integers(-1, 2), st.integers(-1, 2)),
    st.builds(Place, ODD),
    st.builds(Pay, ODD),
    st.builds(Bid, ODD, ODD),
    st.builds(NeutralBid, ODD),
    st.builds(Build, ODD, ODD, ODD),
    st.builds(Reward, ODD),
    st.builds(Buy, ODD, ODD),
    st.builds(Sell, ODD),
    st.builds(Market, ODD),
    st.builds(Repay, ODD),
    ODD,
)


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


@FEW
@given(sessions())
def test_options(session: Session) -> None:
    options_are_complete(session.state)


@pytest.mark.long
@MANY
@given(sessions())
def test_options_of_many_games(session: Session) -> None:
    options_are_complete(session.state)


def refusals_are_sentences(state: State, action: Any) -> None:
    """Legal is what `why_not` has no reason against; a reason is a sentence; a refusal changes nothing."""
    before, options = snapshot(state), legal(state)
    reason = why_not(state, action)
    assert (reason is None) == (action in options)
    if reason is None:
        return
    sentence = str(reason)
    assert sentence[-1] in ".!?" and not sentence[0].islower()
    assert not set("{}|") & set(sentence)
    log: list[Any] = []
    with pytest.raises(IllegalAction) as caught:
        apply(state, action, log)
    assert (str(caught.value), caught.value.key) == (sentence, reason.key)
    assert (snapshot(state), legal(state), log) == (before, options, [])


@FEW
@given(sessions(), st.lists(ACTIONS, min_size=5, max_size=60))
def test_refusals(session: Session, actions: list[Any]) -> None:
    for action in actions:
        refusals_are_sentences(session.state, action)


@pytest.mark.long
@MANY
@given(sessions(), st.lists(ACTIONS, min_size=20, max_size=200))
def test_refusals_in_many_games(session: Session, actions: list[Any]) -> None:
    for action in actions:
        refusals_are_sentences(session.state, action)


@FEW
@given(sessions())
def test_everything_there_is_at_a_state(session: Session) -> None:
    """The whole universe of actions, all placements included, against `legal`."""
    state = session.state
    options = set(legal(state))
    every = [*UNIVERSE, *(Pay(gold) for gold in range(12))]
    if state.current is not None and state.current.kind == ALLOCATE:
        every += [Place(rings) for rings in range(1 << 14)]
    assert {action for action in every if why_not(state, action) is None} == options


@FEW
@given(sessions())
def test_each_option_is_carried_out_on_a_copy_alone(session: Session) -> None:
    state = session.state
    before, held = snapshot(state), holdings(state)
    options = legal(state)
    for option in options[:: max(1, len(options) // 25)]:
        copy = state.copy()
        log: list[Any] = []
        apply(copy, option, log)
        assert plus_events(held, log) == holdings(copy)
        assert check(copy) == []
        assert snapshot(copy) != before
        assert snapshot(state) == before and legal(state) is options
        silent = state.copy()
        apply(silent, option)
        assert snapshot(silent) == snapshot(copy)


@FEW
@given(sessions())
def test_tokens_and_values_come_back(session: Session) -> None:
    frame = session.state.current
    if frame is None:
        return
    for option in legal(session.state):
        assert parse(token(option)) is option
        assert action_of(frame.kind, value_of(frame.kind, option)) is option


@FEW
@given(sessions(), st.lists(st.text(max_size=60), max_size=4))
def test_transcripts_come_back(session: Session, names: list[str]) -> None:
    players = session.setup.players
    seats = tuple(Seat("person", name) for name in (*names, "", "", "", "")[:players])
    record = read(transcript(Record(session, seats)))
    assert dump(record.session.state) == dump(session.state)
    assert (record.session.actions, record.session.deal) == (session.actions, session.deal)
    assert record.session.setup == session.setup
    assert [seat.name for seat in record.seats] == [clean_name(seat.name) for seat in seats]
    assert transcript(record) == transcript(Record(session, seats))


@FEW
@given(st.text(max_size=80))
def test_clean_names(name: str) -> None:
    clean = clean_name(name)
    assert clean == clean_name(clean) and len(clean) <= 40
    assert clean.isprintable() and clean == clean.strip() and len(clean.splitlines()) <= 1


@FEW
@given(sessions(), st.data())
def test_spoilt_transcripts(session: Session, data: st.DataObject) -> None:
    """A game or a RecordError with a sentence and a line; nothing else, and the session is as it was."""
    before = snapshot(session.state)
    text = transcript(Record(session))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    spoilt = text[:start] + data.draw(st.text(max_size=30)) + text[end:]
    try:
        read(spoilt)
    except RecordError as error:
        assert str(error)[-1] in ".!?"
        assert 0 <= error.line <= len(spoilt.splitlines())
    assert snapshot(session.state) == before


@FEW
@given(st.text())
def test_any_text_is_a_token_or_none(text: str) -> None:
    try:
        action = parse(text)
    except NotationError as error:
        assert str(error)[-1] in ".!?"
    else:
        assert parse(token(action)) is action


@FEW
@given(st.text())
def test_any_text_is_a_transcript_or_none(text: str) -> None:
    for whole in (text, f"homesteaders 1\n{text}", f"homesteaders 1\nplayers 2\nseed 1\n{text}"):
        try:
            read(whole)
        except RecordError as error:
            assert str(error)[-1] in ".!?"


@FEW
@given(sessions(), st.integers(0, 1 << 20))
def test_views_tell_no_secrets(session: Session, seed: int) -> None:
    state = session.state
    rng = Rng(seed)
    for seat in range(-1, state.setup.players):
        other = disguised(state, seat, rng)
        view = view_for(state, seat)
        assert seen(view_for(other, seat)) == seen(view)
        if state.setup.open_holdings or is_over(state):
            guess = determinize(view, rng)
            check_deal(state.setup, guess.deal)
            assert seen(view_for(guess, seat)) == seen(view)


@FEW
@given(setups())
def test_the_deal_fits_and_is_the_seed_s(setup: Setup) -> None:
    check_deal(setup, deal(setup))
    assert deal(setup) == deal(Setup(setup.players, setup.seed))


@FEW
@given(sessions(), st.data())
def test_undo_redo_goto_and_fork(session: Session, data: st.DataObject) -> None:
    digests = [digest(session.state_at(position)) for position in range(len(session.actions) + 1)]
    for _ in range(data.draw(st.integers(1, 8))):
        position = data.draw(st.integers(0, len(digests) - 1))
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

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
    NotationError,
    Session,
    Setup,
    is_over,
    legal,
    parse,
    token,
    why_not,
)
from homesteaders.actions import Bid, Build, Buy, Market, NeutralBid, Pay, Place, Repay, Reward, Sell
from homesteaders.record import Record, RecordError, clean_name, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import ALLOCATE, check_deal, deal
from tests.engine_support import UNIVERSE, Chooser, Curious, at_random, snapshot
from tests.invariants import (
    options_are_complete,
    options_leave_the_state_alone,
    refusal_is_a_sentence,
    time_travels,
    tokens_and_values_come_back,
    transcript_comes_back,
    views_tell_no_secrets,
)

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


@FEW
@given(sessions())
def test_options(session: Session) -> None:
    options_are_complete(session.state)


@pytest.mark.long
@MANY
@given(sessions())
def test_options_of_many_games(session: Session) -> None:
    options_are_complete(session.state)


@FEW
@given(sessions(), st.lists(ACTIONS, min_size=5, max_size=60))
def test_refusals(session: Session, actions: list[Any]) -> None:
    for action in actions:
        refusal_is_a_sentence(session.state, action)


@pytest.mark.long
@MANY
@given(sessions(), st.lists(ACTIONS, min_size=20, max_size=200))
def test_refusals_in_many_games(session: Session, actions: list[Any]) -> None:
    for action in actions:
        refusal_is_a_sentence(session.state, action)


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
    options_leave_the_state_alone(session.state)


@FEW
@given(sessions())
def test_tokens_and_values_come_back(session: Session) -> None:
    tokens_and_values_come_back(session.state)


@FEW
@given(sessions(), st.lists(st.text(max_size=60), max_size=4))
def test_transcripts_come_back(session: Session, names: list[str]) -> None:
    transcript_comes_back(session, names)


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
    views_tell_no_secrets(session.state, Rng(seed))


@FEW
@given(setups())
def test_the_deal_fits_and_is_the_seed_s(setup: Setup) -> None:
    check_deal(setup, deal(setup))
    assert deal(setup) == deal(Setup(setup.players, setup.seed))


@FEW
@given(sessions(), st.data())
def test_undo_redo_goto_and_fork(session: Session, data: st.DataObject) -> None:
    time_travels(session, data.draw(st.lists(st.integers(0, len(session.actions)), min_size=1, max_size=8)))

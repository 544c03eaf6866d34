"""Sessions: undo is a step back in what is kept, so nothing can be reversed twice or not at all (CASES A08)."""

from __future__ import annotations

import pytest

from homesteaders import IllegalAction, Session, Setup, is_over, legal, parse
from homesteaders.actions import Pass, Place
from homesteaders.rng import Rng
from homesteaders.state import Deal, SetupError, deal
from tests.engine_support import Curious, play, snapshot
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine


@pytest.fixture
def session() -> Session:
    """A game of its own, played to the end."""
    return golden_record(golden_files()[4]).session.fork()


def test_a_new_session() -> None:
    session = Session(Setup(3, 4))
    assert (session.position, session.actions, session.events) == (0, (), ())
    assert session.deal == deal(Setup(3, 4))
    assert not session.undo() and not session.redo() and not session.can_redo
    with pytest.raises(SetupError):
        Session(Setup(3, 4), Deal(0, ()))


def test_undo_and_redo_to_both_ends(session: Session) -> None:
    states = [snapshot(session.state_at(position)) for position in range(len(session.actions) + 1)]
    actions, events = session.actions, session.events
    for position in range(len(actions) - 1, -1, -1):
        assert session.undo()
        assert session.position == position
        assert snapshot(session.state) == states[position]
        assert (session.actions, session.events) == (actions[:position], events[:position])
        assert session.can_redo
    assert not session.undo()
    for position in range(1, len(actions) + 1):
        assert session.redo()
        assert snapshot(session.state) == states[position]
    assert not session.redo() and not session.can_redo
    assert (session.actions, session.events) == (actions, events)


def test_goto(session: Session) -> None:
    actions = session.actions
    rng = Rng(1)
    for _ in range(50):
        position = rng.below(len(actions) + 1)
        session.goto(position)
        assert session.position == position
        assert session.actions == actions[:position]
        assert session.state is session.state_at(position)
    for position in (-1, len(actions) + 1):
        before = session.position
        with pytest.raises(IndexError):
            session.goto(position)
        with pytest.raises(IndexError):
            session.state_at(position)
        assert session.position == before


def test_doing_the_same_after_undo_gives_the_same(session: Session) -> None:
    actions = session.actions
    end = snapshot(session.state)
    session.goto(40)
    for action in actions[40:]:
        session.do(action)
    assert snapshot(session.state) == end
    assert session.actions == actions


def test_doing_something_else_forgets_what_was_undone(session: Session) -> None:
    session.goto(60)
    options = [option for option in legal(session.state) if option != session.actions[-1]]
    other = next(option for option in options if option.token == "debt")
    events = session.do(other)
    assert session.position == len(session.actions) == len(session.events) == 61
    assert session.events[-1] == events and [event.key for event in events] == ["debt"]
    assert not session.can_redo
    with pytest.raises(IndexError):
        session.state_at(62)


def test_a_refused_action_changes_nothing(session: Session) -> None:
    session.goto(30)
    before, actions = snapshot(session.state), session.actions
    refused = Place(1) if Place(1) not in legal(session.state) else Pass()
    with pytest.raises(IllegalAction):
        session.do(refused)
    assert session.state.current is not None
    with pytest.raises(IllegalAction, match="another player"):
        session.do(legal(session.state)[0], seat=session.state.current.seat + 1)
    assert (session.position, session.actions, snapshot(session.state)) == (30, actions, before)
    assert session.can_redo, "what was undone is still there"


def test_states_that_were_handed_out_never_change(session: Session) -> None:
    session.goto(50)
    state = session.state
    before = snapshot(state)
    play(session, Curious(), Rng(8))
    session.goto(20)
    play(session, Curious(), Rng(9))
    assert snapshot(state) == before
    assert is_over(session.state)


def test_a_fork_goes_its_own_way(session: Session) -> None:
    session.goto(45)
    fork = session.fork()
    assert (fork.setup, fork.deal, fork.position, fork.actions) == (session.setup, session.deal, 45, session.actions)
    assert not fork.can_redo and session.can_redo
    actions, before = session.actions, snapshot(session.state)
    play(fork, Curious(), Rng(3))
    assert (session.actions, snapshot(session.state), session.position) == (actions, before, 45)
    assert fork.actions[:45] == actions and fork.position > 45
    assert fork.undo() and session.position == 45


def test_income_sale_and_recruiting_come_back_together() -> None:
    """CASES A08: what was gained, sold and spent is restored as it was, not by reversing amounts."""
    session = Session(Setup(2, 6))
    start = snapshot(session.state)
    texts = ["place homestead/1", "debt", "pay silver", "place -", "pay silver", "neutral 1", "pass", "reward trade"]
    for text in texts:
        session.do(parse(text))
    snapshots = [snapshot(session.state_at(position)) for position in range(session.position + 1)]
    for position in reversed(range(len(texts))):
        session.undo()
        assert snapshot(session.state) == snapshots[position]
    assert snapshot(session.state) == start
    for text, expected in zip(texts, snapshots[1:], strict=True):
        session.do(parse(text))
        assert snapshot(session.state) == expected


@pytest.mark.parametrize(
    "kind", ["forge", "tile_vp", "worker", "sell", "recruit", "debt", "advanced", "effect", "exchange"]
)
def test_undo_of_what_once_was_logged_twice(kind: str) -> None:
    """CASES A02, A04, A08: the state before and after, by undo and redo, around each kind of event."""
    found = 0
    for path in golden_files():
        session = golden_record(path).session.fork()
        for position, events in enumerate(session.events):
            if any(event.key == kind for event in events):
                before, after = snapshot(session.state_at(position)), snapshot(session.state_at(position + 1))
                session.goto(position + 1)
                session.undo()
                assert snapshot(session.state) == before
                session.do(session._actions[position])
                assert snapshot(session.state) == after
                found += 1
                break
        if found == 3:
            return
    assert found, kind

"""A game being played: setup, deal, actions, and every state on the way. Undo is a step back in what is kept."""

from __future__ import annotations

from .actions import Action
from .engine import apply, new_game
from .events import Event
from .state import Deal, Setup, State, deal


class Session:
    """A game with its history.

    States are never changed once made, so they may be handed out. `position` counts the actions done; actions beyond it
    are those that were undone and can be redone.
    """

    def __init__(self, setup: Setup, given: Deal | None = None) -> None:
        self.setup = setup
        self.deal = given if given is not None else deal(setup)
        self._states = [new_game(setup, given)]
        self._actions: list[Action] = []
        self._events: list[tuple[Event, ...]] = []
        self.position = 0

    @property
    def state(self) -> State:
        """The state at the present position. Look, do not change."""
        return self._states[self.position]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions done, up to the present position."""
        return tuple(self._actions[: self.position])

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """For each action done, what it made happen."""
        return tuple(self._events[: self.position])

    @property
    def length(self) -> int:
        """How many actions there are, undone ones included."""
        return len(self._actions)

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, in order."""
        return tuple(self._actions[self.position :])

    @property
    def can_redo(self) -> bool:
        """Is there an undone action?"""
        return self.position < len(self._actions)

    def state_at(self, position: int) -> State:
        """The state after this many actions, undone ones included. Raises IndexError beyond them."""
        if not 0 <= position <= len(self._actions):
            raise IndexError(position)
        return self._states[position]

    def round_starts(self, end: int) -> tuple[tuple[int, int], ...]:
        """(round, position) of the beginning of each round, among the positions before `end`."""
        starts: list[tuple[int, int]] = []
        for position in range(end):
            number = self.state_at(position).round
            if not starts or starts[-1][0] != number:
                starts.append((number, position))
        return tuple(starts)

    def do(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action and tell what happened. Raises IllegalAction and then changes nothing.

        Undone actions are forgotten.
        """
        state = self.state.copy()
        log: list[Event] = []
        apply(state, action, log, seat)
        del self._actions[self.position :], self._events[self.position :], self._states[self.position + 1 :]
        self._actions.append(action)
        self._events.append(tuple(log))
        self._states.append(state)
        self.position += 1
        return self._events[-1]

    def undo(self) -> bool:
        """One action back; False at the beginning."""
        if self.position == 0:
            return False
        self.position -= 1
        return True

    def redo(self) -> bool:
        """One undone action again; False when there is none."""
        if not self.can_redo:
            return False
        self.position += 1
        return True

    def goto(self, position: int) -> None:
        """To the state after this many actions, undone ones included. Raises IndexError beyond them."""
        self.state_at(position)
        self.position = position

    def fork(self, position: int | None = None) -> Session:
        """A game of its own from here, or from after this many actions, with the same past. Raises IndexError beyond
        the actions there are."""
        at = self.position if position is None else position
        self.state_at(at)
        new = Session.__new__(Session)
        new.setup, new.deal, new.position = self.setup, self.deal, at
        new._states = self._states[: at + 1]
        new._actions = self._actions[:at]
        new._events = self._events[:at]
        return new

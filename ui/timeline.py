"""Undo, redo and history: the intents that move through a game instead of going on with it.

Undo and redo change the game's position; history only changes which position is shown (`UiState.past`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .game import Game
from .uistate import END, TABLE, UiState, pane_of
from .undoing import Step, last_position, round_starts, ways, why
from .words import t


class Host(Protocol):
    """The App, as far as undo and history need it."""

    ui: UiState

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def moved(self, said: str = "") -> None:
        """The game's position has changed: save it, and see whose decision it is."""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""

    def branch(self, game: Game) -> None:
        """Start a game of its own."""

    def acting(self) -> bool:
        """Is the decision that of the person at the screen?"""


class Timeline:
    """Its intents: `undo`, `undoturn`, `redo`, `past:<where>`, `line:<position>`, `branch`."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._left_at = -1
        """The game's position when history was opened."""
        self.handlers: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "undoturn": self._undo_turn,
            "redo": self._redo,
            "past": self._past,
            "line": self._line,
            "branch": self._branch,
        }

    def _table(self) -> Game | None:
        """The game, if its table or its end is on the screen."""
        return self._host.game if self._host.ui.page in (TABLE, END) else None

    # ---- undo and redo

    def _undo(self, _rest: str) -> None:
        if game := self._table():
            self._take(game, ways(game, self._host.ui).undo, "undo.said")

    def _undo_turn(self, _rest: str) -> None:
        if game := self._table():
            self._take(game, ways(game, self._host.ui).turn, "undo.said")

    def _redo(self, _rest: str) -> None:
        if game := self._table():
            self._take(game, ways(game, self._host.ui).redo, "redo.said")

    def _take(self, game: Game, step: Step, key: str) -> None:
        self._host.ui.sheet = ""
        if step.reason:
            self._host.refuse(why(game, step))
            return
        session = game.session
        back = step.position < session.position
        first = min(step.position, session.position)
        if back:
            # An order of this seat would do again at once what was taken back.
            game.orders = tuple(order for order in game.orders if order.seat != step.seat)
        else:
            session.goto(step.position)
        line = next((line.text for line in game.lines_from(first)), "")
        session.goto(step.position)
        self._host.moved(t(key, line=line) if line else "")

    # ---- history

    def _past(self, where: str) -> None:
        game = self._table()
        if game is None:
            return
        ui = self._host.ui
        last = last_position(game)
        here = min(ui.past, last) if ui.past >= 0 else game.session.position
        if where == "toggle":
            where = "now" if ui.past >= 0 else "last"
        if where.isascii() and where.isdigit():
            self._look(game, int(where))
        elif where == "now":
            self._now(game)
        elif where == "first":
            self._look(game, 0)
        elif where == "last":
            self._look(game, last)
        elif where in ("prev", "next"):
            self._look(game, here + (1 if where == "next" else -1))
        elif where == "prevround":
            self._look(game, max((start for _, start in round_starts(game) if start < here), default=0))
        elif where == "nextround":
            self._look(game, min((start for _, start in round_starts(game) if start > here), default=last))

    def _look(self, game: Game, position: int) -> None:
        ui = self._host.ui
        if ui.past < 0:
            self._left_at = game.session.position
        ui.past = max(0, min(position, last_position(game)))
        ui.sheet = ""

    def _now(self, game: Game) -> None:
        """Back to the game. If it has gone on meanwhile, to where the decision is made."""
        ui = self._host.ui
        ui.past = -1
        ui.sheet = ""
        if game.session.position != self._left_at and game.frame is not None and self._host.acting():
            ui.pane = pane_of(game.frame.kind)

    def _line(self, position: str) -> None:
        """A line of the log: the table just after that action; after the last of all, the end."""
        game = self._table()
        if game is None or not (position.isascii() and position.isdigit()):
            return
        if game.over and int(position) > last_position(game):
            self._now(game)
        else:
            self._look(game, int(position))

    def _branch(self, _rest: str) -> None:
        game = self._table()
        if game is not None and self._host.ui.past >= 0:
            self._host.branch(game.at(min(self._host.ui.past, last_position(game))))

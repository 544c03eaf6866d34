"""A game on the table that is never saved: a puzzle's, a lesson's."""

from __future__ import annotations

from typing import Protocol

from .game import Game
from .savetext import Slot
from .uistate import TABLE, UiState


class Host(Protocol):
    """The App, as far as such a game needs it."""

    ui: UiState
    slot: Slot | None
    number: int
    waiting: bool
    focus: str

    def new_ui(self) -> UiState:
        """A screen on which nothing is open."""

    def arrive(self, said: str = "") -> None:
        """Look again whose decision it is."""

    def acting(self) -> bool:
        """Is the decision that of the person at the screen?"""


class Unsaved:
    """Who lays such games on the table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._slot: Slot | None = None

    @property
    def on(self) -> bool:
        """Is the game on the screen?"""
        return self._slot is not None and self._host.slot is self._slot and self._host.ui.page == TABLE

    def _lay(self, game: Game, viewer: int) -> UiState:
        """Lay it on the table, as this seat sees it; the screen, which has not been told yet whose decision it is."""
        self._slot = self._host.slot = Slot("", game)
        ui = self._host.ui = self._host.new_ui()
        ui.page, ui.viewer = TABLE, viewer
        return ui

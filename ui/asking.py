"""Asks before something is committed: never, where a warning is due, or always, as the settings say.

The question is a sheet (`views/ask.py`). Its button bears the number of the decision as the button of the table does,
and stands where that one does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .game import Game
from .settings import Settings
from .uistate import ASK, UiState


class Host(Protocol):
    """The App, as far as asking needs it."""

    ui: UiState
    settings: Settings
    focus: str
    number: int
    waiting: bool

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def acting(self) -> bool:
        """Is the decision that of the person at the screen, with nothing over it?"""

    def hold(self) -> None:
        """Let nothing be committed for a moment."""

    def carry_out(self) -> None:
        """Do what is staged and selected."""


class Asking:
    """Its intents: `go:<number>`, the answer of the sheet."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: dict[str, Callable[[str], None]] = {"go": self._go}

    def asks(self) -> bool:
        """Open the sheet if something is to be asked first."""
        host, ui = self._host, self._host.ui
        level = host.settings.confirm
        game = host.game
        if level == "off" or game is None:
            return False
        from .scenes import make_scene  # neither is needed for the first screen
        from .warnings import warnings

        scene = make_scene(game, ui, host.number, host.waiting)
        turn = (scene.seat, scene.now.table.round)
        keys = [warning.key for warning in warnings(scene)]
        keys = [key for key in keys if key not in host.settings.muted and (key != "idle" or turn not in ui.warned)]
        if not keys and level != "always":
            return False
        if "idle" in keys:
            ui.warned |= {turn}
        ui.asked = tuple(keys)
        ui.sheet, ui.opener, host.focus = ASK, "commit", "close2"
        host.hold()
        return True

    def _go(self, number: str) -> None:
        host = self._host
        if host.ui.sheet != ASK or number != str(host.number) or host.waiting:
            return
        host.ui.sheet = ""
        if host.acting():
            host.carry_out()

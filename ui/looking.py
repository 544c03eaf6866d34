"""Looking around: panes, sheets, notices, and how the table is liked. Nothing here touches the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .settings import CHOICES, WARNINGS, Settings
from .uistate import PANES, UiState


class Host(Protocol):
    """The App, as far as looking around needs it."""

    ui: UiState
    settings: Settings
    focus: str

    def again(self) -> None:
        """The settings have changed."""


class Looking:
    """Its intents: `town`, `pane`, `open`, `close`, `dismiss`, and `set:<name> <value>`, `mute:<warning>`."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: dict[str, Callable[[str], None]] = {
            "town": self._town,
            "pane": self._pane,
            "open": self._open,
            "close": self.close,
            "dismiss": self._dismiss,
            "set": self._set,
            "mute": self._mute,
        }

    def _town(self, kind: str) -> None:
        ui = self._host.ui
        if kind.isdigit():
            ui.town = -1 if ui.town == int(kind) else int(kind)

    def _pane(self, pane: str) -> None:
        if pane in PANES:
            self._host.ui.pane = pane

    def _open(self, what: str) -> None:
        ui = self._host.ui
        if not ui.sheet:
            ui.opener = f"tile {what.split()[1]}" if what.startswith("building ") else f"open:{what}"
        ui.sheet = what
        self._host.focus = "close"

    def close(self, _rest: str) -> None:
        """Close the sheet; the focus returns to what opened it."""
        self._host.ui.sheet = ""
        self._host.focus = self._host.ui.opener

    def _dismiss(self, _rest: str) -> None:
        self._host.ui.note, self._host.ui.note_acts = "", ()

    def _set(self, rest: str) -> None:
        """`set:theme dark`, `set:sound yes`."""
        name, _, value = rest.partition(" ")
        settings = self._host.settings
        if value in CHOICES.get(name, ()):
            setattr(settings, name, value)
        elif isinstance(getattr(settings, name, None), bool) and value in ("yes", "no"):
            setattr(settings, name, value == "yes")
        self._host.again()

    def _mute(self, warning: str) -> None:
        """Give a warning no longer, or again."""
        settings = self._host.settings
        if warning in WARNINGS:
            others = tuple(key for key in settings.muted if key != warning)
            settings.muted = others if warning in settings.muted else (*others, warning)
        self._host.again()

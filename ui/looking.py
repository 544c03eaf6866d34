"""Looking around: panes, sheets, notices, and how the table is liked. Nothing here touches the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Protocol

from .settings import CHOICES, WARNINGS, Settings, choose_sign
from .uistate import CHARTS, PANES, STALLS, UiState


class Host(Protocol):
    """The App, as far as looking around needs it."""

    ui: UiState
    settings: Settings
    focus: str

    def again(self) -> None:
        """The settings have changed."""

    def names(self) -> tuple[str, ...]:
        """Who sits at the table on the screen, or in the start page's form."""


class Looking:
    """Its intents: `town`, `stall`, `pane`, `open`, `close`, `dismiss`, `chart`; and of the settings
    `set:<name> <value>`, `mute:<warning>`, `signs:<seat>`, `sign:<seat> mark|colour <1 to 4>`, `usual`."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: dict[str, Callable[[str], None]] = {
            "town": self._town,
            "stall": self._stall,
            "pane": self._pane,
            "open": self._open,
            "close": self.close,
            "dismiss": self._dismiss,
            "chart": self._chart,
            "set": self._set,
            "mute": self._mute,
            "signs": self._signs,
            "sign": self._sign,
            "usual": self._usual,
        }

    def _town(self, kind: str) -> None:
        ui = self._host.ui
        if kind.isdigit():
            ui.town = -1 if ui.town == int(kind) else int(kind)

    def _stall(self, stall: str) -> None:
        if stall in STALLS:
            self._host.ui.stall = stall

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

    def _chart(self, which: str) -> None:
        if which in CHARTS:
            self._host.ui.chart = which

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

    def _signs(self, seat: str) -> None:
        """Unfold the choice of somebody's mark and colour, or fold it; from outside the sheet it is opened for it."""
        ui = self._host.ui
        unfolded = f"settings {seat}"
        if not ui.sheet:
            ui.opener, self._host.focus = f"signs:{seat}", f"change {seat}"
        ui.sheet = "settings" if ui.sheet == unfolded else unfolded

    def _sign(self, rest: str) -> None:
        """`sign:0 mark 3`."""
        seat, part, n = [*rest.split(), "", "", ""][:3]
        names = self._host.names()
        if seat in ("0", "1", "2", "3") and int(seat) < len(names) and n in ("1", "2", "3", "4"):
            choose_sign(self._host.settings, names, int(seat), 0 if part == "mark" else 1, int(n))
            self._host.again()

    def _usual(self, _rest: str) -> None:
        """Everything as at first, but for the language and the signs: those are no matter of taste."""
        settings = self._host.settings
        usual = Settings(language=settings.language, signs=settings.signs)
        for part in fields(Settings):
            setattr(settings, part.name, getattr(usual, part.name))
        self._host.again()

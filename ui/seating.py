"""Who sits where: a seat can change between a person and an opponent in mid-game, and back.

It belongs to the game, not to a position in it: undo leaves it as it is, saves and codes carry it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .game import Game
from .levels import bot_name, seated
from .uistate import SEATS, TABLE, UiState
from .words import t


class Host(Protocol):
    """The App, as far as seats need it."""

    ui: UiState

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def keep(self) -> None:
        """Save the open game."""

    def arrive(self, said: str = "") -> None:
        """Look again whose decision it is."""


class Seating:
    """Its intent: `who:<seat> person`, `who:<seat> bot:<which>`."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: dict[str, Callable[[str], None]] = {"who": self._who}

    def _who(self, rest: str) -> None:
        number, _, who = rest.partition(" ")
        game, ui = self._host.game, self._host.ui
        if game is None or game.over or ui.page != TABLE or ui.sheet != SEATS or ui.readonly:
            return
        if not number.isdigit() or int(number) >= len(game.seats) or game.away(int(number)):
            return
        seat = int(number)
        new = seated(game.seats[seat], who)
        if new == game.seats[seat]:
            return
        game.seat(seat, new)
        self._host.keep()
        self._host.arrive()
        words = t("kind.person") if new.person else bot_name(new.bot)
        ui.said = t("seats.said", who=words, name=new.label)

"""When opponents act: their pace, pausing, step by step, and what is thought about apart from the page.

Nothing here decides anything in the game: it finds out the token of an opponent's action and says when it is due. A
thought belongs to one decision; once that is over, for whatever reason, its answer is not heard any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from homesteaders.engine import legal
from homesteaders.state import ALLOCATE, FINAL, PAY_AUCTION, PAY_WORKERS

from .game import Game
from .levels import quick
from .ports import Minds
from .uistate import ALOUD, QUIET, SEATS, TABLE, UiState

PACES = {"instant": (0.0, 0.0), "quick": (0.6, 0.2), "slow": (1.8, 0.9), "step": (0.0, 0.0)}
"""Seconds before an opponent's action that changes what others can do, and before one that does not: of workers,
payments and last trades there are many. Step by step they wait for the person."""
ROUTINE = (ALLOCATE, PAY_WORKERS, PAY_AUCTION, FINAL)
THINKS = 0.3
"""Seconds after which it is said that somebody thinks."""


class Host(Protocol):
    """The App, as far as pacing needs it."""

    ui: UiState
    number: int

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call later, unless the game has gone on or was left by then."""

    def order(self) -> str | None:
        """What an order that was left behind says to the decision on top, as a token."""

    def acted(self, game: Game, token: str) -> None:
        """Do it, and draw."""

    def show(self) -> None:
        """Draw."""


class Pacing:
    """One decision after the other that no person at this device makes. Its intents: `skip`, `pause`, `next`."""

    def __init__(self, host: Host, minds: Minds) -> None:
        self._host = host
        self._minds = minds
        self._cancel: Callable[[], None] | None = None
        self._open = False
        """Is there such a decision?"""
        self._thinking = False
        """Is an answer awaited?"""
        self._token = ""
        """What is to be done, "" = not known yet, or found out when it is due."""
        self._due = False
        """Has its time come?"""
        self._stepped = False
        """Did the person ask for it?"""
        self._told: tuple[int, int, int] | None = None
        """The seat, round and kind of decision of which it was said aloud that somebody thinks."""

    # ---- one decision

    def drop(self) -> None:
        """The decision is over: nobody waits for a thought about it any more."""
        if self._cancel is not None:
            self._cancel()
        self._cancel = None
        self._open = self._thinking = self._due = self._stepped = False
        self._token = ""
        self._host.ui.thinks = ""

    def begin(self, game: Game) -> None:
        """The decision on top is that of an opponent, or an order answers it."""
        self.drop()
        frame = game.frame
        assert frame is not None
        self._open = True
        self._token = self._host.order() or ""
        if not self._token and not quick(game.seats[frame.seat].bot):
            from .opponents import question  # not needed where all are quick

            number = self._host.number
            self._thinking = True
            self._cancel = self._minds.ask("move", question(game), lambda token: self._heard(token, number))
            self._host.later(THINKS, self._still_thinking)
        routine = frame.kind in ROUTINE and not self._token
        usual, brisk = PACES[self._host.ui.settings.pace]
        self._host.later(0.0 if self._host.ui.fast else brisk if routine else usual, self._time_has_come)

    def _time_has_come(self) -> None:
        self._due = True
        self._try()

    def _heard(self, token: str, number: int) -> None:
        """The answer of the one that thinks; without one, or with one that cannot be, a quick one answers for it."""
        game = self._host.game
        if not self._thinking or game is None or number != self._host.number:
            return
        self._thinking = False
        self._cancel = None
        if any(action.token == token for action in legal(game.state)):
            self._token = token
        said, self._host.ui.thinks = self._host.ui.thinks, ""
        if not self._try() and said:
            self._host.show()

    def _still_thinking(self) -> None:
        game = self._host.game
        if not self._thinking or game is None or game.frame is None:
            return
        about = (game.frame.seat, game.state.round, game.frame.kind)
        # Whose turn it is was said already; that somebody takes a while is said once, not for each bid.
        self._host.ui.thinks = QUIET if about == self._told else ALOUD
        self._told = about
        self._host.show()

    @property
    def held(self) -> bool:
        """Do opponents wait for the person?"""
        ui = self._host.ui
        return ui.sheet == SEATS or (ui.held and not self._stepped)

    def _try(self) -> bool:
        """Act, if everything is there for it."""
        game = self._host.game
        if game is None or not self._open or not self._due or self._thinking or self.held:
            return False
        from .opponents import answer

        token = self._token or answer(game).token
        self.drop()
        self._host.acted(game, token)
        return True

    # ---- what the person says

    def stir(self) -> None:
        """Something was done at the table: perhaps nothing holds them up any more."""
        if self._open and self._due and not self._thinking and not self.held:
            self._host.later(0.0, self._stirred)

    def _stirred(self) -> None:
        self._try()

    def skip(self, _rest: str) -> None:
        """They go on without a pause until a person is to decide."""
        if self._can():
            self._host.ui.fast, self._host.ui.paused = True, False
            self._due = True

    def pause(self, _rest: str) -> None:
        """They wait, or go on again. Step by step they wait anyway: then they go on until a person is to decide."""
        ui = self._host.ui
        if not self._can():
            return
        if ui.settings.pace == "step" and not ui.fast and not ui.paused:
            self.skip("")
        else:
            ui.paused = not ui.paused and ui.settings.pace != "step"
            ui.fast = False

    def next(self, _rest: str) -> None:
        """The next one acts, as soon as it knows how."""
        if self._can() and self._host.ui.held:
            self._stepped = self._due = True

    def _can(self) -> bool:
        return self._open and self._host.ui.page == TABLE

"""Hints at a person's decisions, and the look back at a finished game: asked for, awaited, shown, staged.

Both are thought about apart from the page. A hint belongs to one decision, a look back to one game: when that is no
more on the screen, the answer is not heard.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol

from .advice import MOVE, NUDGE, PLAN, Advice
from .game import Game
from .ports import Minds
from .uistate import ANALYSIS, END, HINT, UiState
from .words import t


class Host(Protocol):
    """The App, as far as hints need it."""

    ui: UiState
    number: int
    focus: str
    minds: Minds

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def acting(self) -> bool:
        """Is the decision that of the person at the screen?"""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""

    def branch(self, game: Game) -> None:
        """Start a game of its own."""

    def show(self) -> None:
        """Draw."""


class Hinting:
    """Its intents: `hint`, `hint-depth:<0 to 2>`, `hint-stage`, `analysis`, `analysis-stop`, `replay:<position>`."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.advice = Advice()
        self._hinted = -1
        """The number of the decision that the hint is about."""
        self._drop_hint: Callable[[], None] | None = None
        self._looked: tuple[Game, int] | None = None
        """The game that is looked back at, and its position."""
        self._drop_look: Callable[[], None] | None = None
        self.handlers: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "hint-depth": self._depth,
            "hint-stage": self._stage,
            "analysis": self._look,
            "analysis-stop": self._stop,
            "replay": self._replay,
        }

    # ---- a hint

    def _hint(self, _rest: str) -> None:
        """Open the sheet; ask, if nobody has yet."""
        host = self._host
        game = host.game
        if game is None or game.over or host.ui.sheet:
            return
        if not host.acting():
            host.refuse(t("hints.not_now"))
            return
        if self._hinted != host.number:
            self._ask(game)
        host.ui.sheet, host.ui.opener = HINT, HINT
        host.focus = "close"

    def _ask(self, game: Game) -> None:
        from .advising import hint_question  # not needed for the first screen

        if self._drop_hint is not None:
            self._drop_hint()
        number = self._hinted = self._host.number
        self.advice.depth, self.advice.hint, self.advice.no_hint = NUDGE, None, False
        self._drop_hint = self._host.minds.ask(HINT, hint_question(game), lambda answer: self._heard(answer, number))

    def _heard(self, answer: str, number: int) -> None:
        if number != self._host.number:
            return
        self._drop_hint = None
        if answer:
            from homesteaders.bots.hint import hint_of

            self.advice.hint = hint_of(json.loads(answer))
        else:
            self.advice.no_hint = True
            self._hinted = -1  # it may be asked for again
        if self._host.ui.sheet == HINT:
            self._host.show()

    def _depth(self, depth: str) -> None:
        if self._host.ui.sheet == HINT and depth in (str(NUDGE), str(MOVE), str(PLAN)):
            self.advice.depth = int(depth)
            # The button that was pressed is gone: the focus goes to the one in its place.
            self._host.focus = f"hint-depth:{PLAN}" if self.advice.depth == MOVE else "hint-stage"

    def _stage(self, _rest: str) -> None:
        """Lay the plan into the ledger and select its last action; nothing of it is done yet."""
        host = self._host
        game, hint = host.game, self.advice.hint
        if host.ui.sheet != HINT or hint is None or game is None or self._hinted != host.number:
            return
        host.ui.sheet = ""
        if not host.acting():
            return
        from .choosing import Choosing

        Choosing(game, host.ui).plan(hint.ways[0].plan)
        host.ui.hint = t("hints.staged")
        host.focus = "commit"

    # ---- a look back

    def _over(self) -> Game | None:
        """The game, if it is over and its end is on the screen."""
        game = self._host.game
        return game if game is not None and game.over and self._host.ui.page == END else None

    def _look(self, _rest: str) -> None:
        """Open the sheet; begin to look, if nobody has yet."""
        game = self._over()
        if game is None:
            return
        if self._looked != (game, game.session.position):
            if self._drop_look is not None:
                self._drop_look()
            self._looked = game, game.session.position
            self.advice.look, self.advice.percent = None, -1
        if self.advice.look is None and self.advice.percent < 0:
            self._begin(game)
        if not self._host.ui.sheet:
            self._host.ui.opener = ANALYSIS
        self._host.ui.sheet = ANALYSIS
        self._host.focus = "close"

    def _begin(self, game: Game) -> None:
        from .advising import look_question

        self.advice.percent, self.advice.no_look = 0, False
        about = game, game.session.position
        self._drop_look = self._host.minds.ask(
            ANALYSIS,
            look_question(game),
            lambda answer: self._seen(answer, about),
            lambda word: self._told(word, about),
        )

    def _told(self, word: str, about: tuple[Game, int]) -> None:
        if about == self._looked and word.isdigit() and self.advice.percent >= 0:
            self.advice.percent = int(word)
            self._show_look()

    def _seen(self, answer: str, about: tuple[Game, int]) -> None:
        if about != self._looked:
            return
        self._drop_look = None
        self.advice.percent = -1
        if answer:
            from homesteaders.bots.analysis import analysis_of

            self.advice.look = analysis_of(json.loads(answer))
        else:
            self.advice.no_look = True
        self._show_look()

    def _show_look(self) -> None:
        if self._over() is not None and self._host.ui.sheet == ANALYSIS:
            self._host.show()

    def _stop(self, _rest: str) -> None:
        """No more of it; what was begun is forgotten."""
        if self._drop_look is not None:
            self._drop_look()
        self._drop_look = self._looked = None
        self.advice.look, self.advice.percent = None, -1
        if self._host.ui.sheet == ANALYSIS:
            self._host.ui.sheet = ""
            self._host.focus = self._host.ui.opener

    def _replay(self, position: str) -> None:
        """A game of its own from a position of the one that is over."""
        game = self._over()
        if game is not None and position.isascii() and position.isdigit() and int(position) < game.session.position:
            self._host.ui.sheet = ""
            self._host.branch(game.at(int(position)))

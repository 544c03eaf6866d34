"""The ways between the pages: sitting down at a game, leaving it, dealing a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from homesteaders.record import Terms, clean_name
from homesteaders.state import SEED_LIMIT, Setup

from . import saving
from .formdesk import FormDesk
from .game import Game
from .keeping import Keeping
from .ports import Clock, Minds, Outside, Store
from .saves import Saves, Slot
from .shelf import Shelf
from .uistate import GAMES, START, TABLE, Seat, UiState
from .words import t

if TYPE_CHECKING:
    from .annals import Annals
    from .learned import Learned
    from .ports import Picture
    from .puzzling import Puzzling
    from .teaching import Teaching

ANNALS = (
    *("daily", "daily-day", "daily-level", "daily-see", "daily-play", "daily-share", "daily-copy", "daily-baron"),
    *("career", "career-who", "career-forget", "career-back", "career-file"),
)
"""The intents of `annals.Annals`."""
PUZZLING = ("puzzles", "puzzle", "puzzle-show")
"""The intents of `puzzling.Puzzling`."""
LESSONS = ("lesson", "lesson-next", "lesson-game")
"""The intents of `teaching.Teaching`."""


class Host(Protocol):
    """The App, as far as its doors need it."""

    ui: UiState
    slot: Slot | None
    number: int
    waiting: bool
    desk: FormDesk
    saves: Saves
    keeping: Keeping
    shelf: Shelf
    minds: Minds
    focus: str

    @property
    def game(self) -> Game | None:
        """The game that is open."""

    def new_ui(self) -> UiState:
        """A screen on which nothing is open."""

    def new_slot(self, game: Game, name: str = "") -> Slot:
        """A save of its own for a game, not written yet."""

    def arrive(self, said: str = "") -> None:
        """Look again whose decision it is."""

    def keep(self) -> None:
        """Save the open game."""

    def tell_since(self) -> None:
        """Show what happened since the last turn."""

    def show(self) -> None:
        """Draw."""

    def acting(self) -> bool:
        """Is the decision that of the person at the screen?"""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""


class Doors:
    """Its intents: `continue`, `games`, `home`, `leave`, `deal`, `rematch`, and those of the annals."""

    def __init__(self, host: Host, store: Store, clock: Clock, outside: Outside) -> None:
        self._host = host
        self._store = store
        self._clock, self._outside = clock, outside
        self.known: Annals | None = None
        """The annals, once they were needed."""
        self.puzzling: Puzzling | None = None
        """The puzzles, once they were asked for."""
        self.teaching: Teaching | None = None
        """The lessons, once one was begun."""
        self._learned: Learned | None = None
        self.handlers: dict[str, Callable[[str], None]] = {
            "continue": self._continue,
            "games": self.games,
            "home": self._leave,
            "leave": self._leave,
            "deal": self._deal,
            "rematch": self._rematch,
            **{word: partial(self._annal, word) for word in ANNALS},
            **{word: partial(self._puzzle, word) for word in PUZZLING},
            **{word: partial(self._teach, word) for word in LESSONS},
        }

    def annals(self) -> Annals:
        """What is remembered of games that are over, and the deal of the day."""
        if self.known is None:
            from .annals import Annals  # not needed for the first screen

            self.known = Annals(self._host, self._store, self._clock, self._outside, self._page, self.begin)
        return self.known

    def _annal(self, word: str, rest: str) -> None:
        self.annals().handlers[word](rest)

    def _puzzle(self, word: str, rest: str) -> None:
        if self.puzzling is None:
            from .puzzling import Puzzling  # not needed for the first screen

            self.puzzling = Puzzling(self._host, self._store, self._page)
        self.puzzling.handlers[word](rest)

    def learned(self) -> Learned:
        """How far the lessons have come: read when it is first asked for."""
        if self._learned is None:
            from .learned import Learned  # not needed for the first screen

            self._learned = Learned(self._store)
        return self._learned

    def _teach(self, word: str, rest: str) -> None:
        if self.teaching is None:
            from .teaching import Teaching  # not needed for the first screen

            self.teaching = Teaching(self._host, self, self.learned())
        self.teaching.handlers[word](rest)

    def hears(self, word: str, rest: str) -> bool:
        """Does what lies on the table deal with this intent itself?"""
        if self.teaching is not None and self.teaching.hears(word, rest):
            return True
        return self.puzzling is not None and self.puzzling.hears(word, rest)

    def over(self, picture: Picture) -> Picture:
        """The picture with what such a table shows besides."""
        if self.teaching is not None:
            picture = self.teaching.over(picture)
        return self.puzzling.over(picture) if self.puzzling is not None else picture

    def take_up(self, slot: Slot, said: str = "") -> None:
        """Sit down at a game; `said` is a notice about it."""
        self._host.slot = slot
        self._host.ui = self._host.new_ui()
        self._host.ui.note = said
        if slot.id:
            self._host.saves.current = slot.id
        self.enter()
        self._host.tell_since()

    def enter(self) -> None:
        """Go to the table of the open game."""
        assert self._host.slot is not None
        self._host.ui.page = TABLE
        self._host.ui.sheet = ""
        self._host.ui.viewer = -1
        self._host.ui.readonly = ""
        self._store.put(saving.PLACE, TABLE)
        self._host.keeping.opened(self._host.slot.id)
        self._host.arrive()

    def _page(self, page: str) -> None:
        """Leave the table for a page."""
        if self._host.slot is not None and not self._host.slot.id:
            self._host.keeping.load()  # a replay is not kept: back to the game before it
        self._host.keeping.closed()
        self._host.shelf.leave()
        self._host.ui.page = page
        self._host.ui.sheet = ""
        self._host.ui.viewer = self._host.ui.past = -1
        self._host.ui.readonly = ""
        self._host.ui.puzzle = False
        self._host.number += 1
        self._store.put(saving.PLACE, START)

    def _leave(self, _rest: str) -> None:
        self._page(START)
        self._host.desk.new_seed()

    def games(self, _rest: str) -> None:
        """Go to the list of games."""
        self._page(GAMES)

    def _continue(self, _rest: str) -> None:
        if self._host.game is not None and self._host.ui.page == START:
            self.enter()

    def take_setup(self, setup: Setup, terms: Terms) -> None:
        """A setup code was opened: the start page's form says the same."""
        self._page(START)
        form = self._host.desk.form
        form.count, form.open_holdings, form.seed = setup.players, setup.open_holdings, str(setup.seed)
        form.casual, form.by_link = terms.casual, terms.by_link
        self._host.desk.save()
        self._host.ui.note = t("open.setup", n=setup.players, seed=setup.seed)

    def _deal(self, _rest: str) -> None:
        """Deal a new game; others stay on the Games page."""
        text = self._host.desk.form.seed.strip()
        if not (text.isascii() and text.isdigit() and len(text) <= 13 and int(text) < SEED_LIMIT):
            from homesteaders.codes import CodeError, read_setup_code  # not needed for the first screen

            try:
                self.take_setup(*read_setup_code(text))
            except CodeError:
                self._host.ui.note = t("note.seed", most=SEED_LIMIT - 1, text=text[:20])
                return
        seats = tuple(
            Seat(clean_name(seat.name) or saving.DEFAULT_NAMES[index], seat.kind, seat.bot)
            for index, seat in enumerate(self._host.desk.form.chosen())
        )
        by_link = self._host.desk.form.by_link and sum(seat.person for seat in seats) > 1
        terms = Terms(self._host.desk.form.casual, by_link)
        setup = Setup(len(seats), int(self._host.desk.form.seed.strip()), self._host.desk.form.open_holdings)
        self.begin(Game.deal(setup, seats, terms))

    def _rematch(self, _rest: str) -> None:
        game = self._host.game
        if game is not None and game.over and not self._host.waiting:
            new = Game.deal(game.session.setup, game.seats, game.terms)
            new.here = game.here
            self.begin(new)

    def begin(self, game: Game, name: str = "") -> None:
        """Sit down at a new game."""
        self._host.desk.save()
        self._host.slot = self._host.new_slot(game, name)
        self._host.ui = self._host.new_ui()
        self._host.keep()
        self._host.saves.current = self._host.slot.id
        self.enter()

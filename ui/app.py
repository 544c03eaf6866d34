"""The table's one dispatch: an intent goes in, the game or the screen's state changes, a new picture comes out.

Intents are short texts (`select:bid 2 9`, `stage:buy wood`, `confirm:17`, `open:building forge`); every control bears
one. `confirm` is the only one that changes the game, and it bears the number of the decision it was drawn for: a late
second tap of a double tap finds the number gone and does nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from homesteaders.actions import NotationError, parse
from homesteaders.events import IllegalAction
from homesteaders.record import clean_name
from homesteaders.state import ALLOCATE, FINAL, PAY_AUCTION, PAY_WORKERS, SEED_LIMIT, Setup

from . import saving
from .choosing import Choosing
from .drawing import draw
from .game import Game
from .ports import Chance, Scheduler, Screen, Store
from .uistate import END, OPPONENT, PANES, PERSON, START, TABLE, Seat, UiState
from .views.act import pane_of
from .words import t

PACE = 0.6
"""Seconds before an opponent's action that changes what others can do."""
BRISK = 0.2
"""Seconds before one that does not: of workers, payments and last trades there are many."""
ROUTINE = (ALLOCATE, PAY_WORKERS, PAY_AUCTION, FINAL)
GUARD = 0.4
"""Seconds for which a new screen cannot be committed to where nothing has to be selected first."""

Handler = Callable[[str], None]


class App:
    """The table. `start` draws the first picture; after that everything comes through `dispatch`."""

    def __init__(self, screen: Screen, store: Store, scheduler: Scheduler, chance: Chance) -> None:
        self._screen = screen
        self._store = store
        self._scheduler = scheduler
        self._chance = chance
        self.ui = UiState()
        self.form = saving.load_form(store)
        self.game: Game | None = None
        self.number = 0
        self.waiting = False
        self._spoken = ""
        self._focus = ""
        self._choosing: dict[str, Callable[[Choosing, str], None]] = {
            "select": Choosing.select,
            "pick": Choosing.pick,
            "fund": Choosing.fund,
            "stage": Choosing.stage,
            "unstage": Choosing.unstage,
            "clear": Choosing.clear,
            "ring": Choosing.ring,
            "recall": Choosing.recall,
            "auto": Choosing.auto,
        }
        self._others: dict[str, Handler] = {
            "ledger": self._ledger,
            "confirm": self._confirm,
            "cancel": self._cancel,
            "town": self._town,
            "pane": self._pane,
            "open": self._open,
            "close": self._close,
            "undo": self._undo,
            "skip": self._skip,
            "lift": self._lift,
            "leave": self._leave,
            "dismiss": self._dismiss,
            "continue": self._continue,
            "deal": self._deal,
            "rematch": self._rematch,
            "kind": self._kind,
            "seats": self._seats,
            "holdings": self._holdings,
            "newseed": self._new_seed,
        }

    # ---- from outside

    def start(self) -> None:
        """Take up what was kept: the game at the decision where it stood, or the start page."""
        self._new_seed()
        self.game, self.ui.note = saving.load_game(self._store)
        if self.game is not None and self._store.get(saving.PLACE) == TABLE:
            self._enter()
        self.show()

    def dispatch(self, intent: str) -> None:
        """Do what a control says, and draw."""
        word, _, rest = intent.partition(":")
        self.ui.hint = ""
        self._spoken = ""
        if word in self._choosing:
            if self.game is not None and self._acting():
                self._choosing[word](Choosing(self.game, self.ui), rest)
        elif word in self._others:
            self._others[word](rest)
        self.show()

    def typed(self, intent: str) -> None:
        """What is typed into a field, letter by letter: kept, not drawn, so that the field stays as it is."""
        word, _, text = intent.partition(" ")
        if word == "seed":
            self.form.seed = text.strip()
        elif word.startswith("name:"):
            index = int(word[5:])
            self.form.seats[index] = Seat(text, self.form.seats[index].kind)
            saving.save_form(self._store, self.form)

    def show(self) -> None:
        """Draw what there is to see."""
        picture = draw(self.ui, self.form, self.game, self.number, self.waiting, self._spoken, self._focus)
        self._focus = ""
        self._screen.show(picture)

    # ---- whose decision it is

    def _acting(self) -> bool:
        """Is the decision that of the person whose table is on the screen, with nothing over it?"""
        frame = self.game.frame if self.game is not None else None
        return self.ui.page == TABLE and frame is not None and self.ui.viewer == frame.seat and not self.ui.sheet

    def _arrive(self, said: str = "") -> None:
        """The game has changed: whose decision is it, and what does that seat see first?"""
        game = self.game
        assert game is not None
        self.number += 1
        self.waiting = False
        self.ui.fresh()
        self._spoken = said
        frame = game.frame
        if frame is None:
            self.ui.page = END
            self._hold()
            return
        if not game.seats[frame.seat].person:
            if self.ui.viewer < 0 and game.persons and not game.hides:
                self.ui.viewer = game.persons[0]
            pace = BRISK if frame.kind in ROUTINE else PACE
            self._later(0.0 if self.ui.fast else pace, self._opponent)
            return
        self.ui.fast = False
        if game.hides and self.ui.viewer != frame.seat:
            self.ui.viewer = -1
            self._hold()
            return
        self.ui.viewer = frame.seat
        self.ui.pane = pane_of(frame.kind)
        if Choosing(game, self.ui).begin():
            self._hold()

    def _hold(self) -> None:
        """The button that commits is there at once: give the hand time to leave it after a double tap."""
        self.waiting = True
        self._later(GUARD, self._release)

    def _release(self) -> None:
        self.waiting = False
        self.show()

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call later, unless the game has gone on or was left by then."""
        number = self.number

        def still() -> None:
            if number == self.number and self.ui.page != START:
                call()

        self._scheduler.later(seconds, still)

    def _opponent(self) -> None:
        """Let the opponent whose decision it is act."""
        from .opponents import answer  # not needed for the first screen

        game = self.game
        assert game is not None
        lines = game.do(answer(game))
        self._keep()
        self._arrive(" ".join(line.text for line in lines))
        self.show()

    def _keep(self) -> None:
        assert self.game is not None
        if not saving.save_game(self._store, self.game):
            self.ui.note = t("note.storage")

    # ---- intents at the table

    def _confirm(self, number: str) -> None:
        """Carry out what is staged and then what is selected."""
        game = self.game
        if game is None or game.frame is None or number != str(self.number) or self.waiting or not self._acting():
            return
        tokens = Choosing(game, self.ui).tokens()
        if not tokens:
            return
        kept = self.ui.rings, self.ui.ledger, self.ui.pane
        only_staged = tokens == self.ui.staged
        refused = ""
        try:
            for token in tokens:
                game.do(parse(token))
        except (IllegalAction, NotationError) as error:
            refused = str(error)
        self._keep()
        self._arrive()
        self.ui.hint = refused
        self._focus = "commit"
        if only_staged and self._acting():
            # Only free actions were done: the same decision is still open.
            self.ui.rings, self.ui.ledger, self.ui.pane = kept

    def _ledger(self, _rest: str) -> None:
        if self._acting():
            assert self.game is not None and self.game.frame is not None
            self.ui.ledger = not self.ui.ledger
            self.ui.pane = "mine" if self.ui.ledger else pane_of(self.game.frame.kind)

    def _cancel(self, _rest: str) -> None:
        """Esc: close the sheet, else take the selection back, else the staged list, else the ledger."""
        ui = self.ui
        if ui.sheet:
            self._close("")
        elif self.game is None or self.game.frame is None or not self._acting():
            return
        elif ui.choice and self.game.frame.kind not in (ALLOCATE, PAY_WORKERS, PAY_AUCTION):
            Choosing(self.game, ui).unselect()
        elif ui.staged:
            Choosing(self.game, ui).clear("")
        elif ui.ledger and self.game.frame.kind != FINAL:
            self._ledger("")

    def _undo(self, _rest: str) -> None:
        game = self.game
        if game is None or not self._acting():
            return
        position = game.undo_position(self.ui.viewer)
        if position is not None:
            game.session.goto(position)
            self._keep()
            self._arrive()

    def _skip(self, _rest: str) -> None:
        game = self.game
        if self.ui.page == TABLE and game is not None and game.frame and not game.seats[game.frame.seat].person:
            self.ui.fast = True
            self.number += 1
            self._later(0.0, self._opponent)

    def _lift(self, number: str) -> None:
        game = self.game
        if game is None or game.frame is None or number != str(self.number) or self.waiting:
            return
        if self.ui.page == TABLE and self.ui.viewer < 0:
            self.ui.viewer = game.frame.seat
            self._arrive()

    # ---- looking around

    def _town(self, kind: str) -> None:
        if kind.isdigit():
            self.ui.town = -1 if self.ui.town == int(kind) else int(kind)

    def _pane(self, pane: str) -> None:
        if pane in PANES:
            self.ui.pane = pane

    def _open(self, what: str) -> None:
        if not self.ui.sheet:
            self.ui.opener = f"tile {what.split()[1]}" if what.startswith("building ") else f"open:{what}"
        self.ui.sheet = what
        self._focus = "close"

    def _close(self, _rest: str) -> None:
        self.ui.sheet = ""
        self._focus = self.ui.opener

    def _dismiss(self, _rest: str) -> None:
        self.ui.note = ""

    # ---- pages

    def _enter(self) -> None:
        """Sit down at the game."""
        assert self.game is not None
        self.ui.page = TABLE
        self.ui.sheet = ""
        self.ui.viewer = -1
        self._store.put(saving.PLACE, TABLE)
        self._arrive()

    def _leave(self, _rest: str) -> None:
        self.ui.page = START
        self.ui.sheet = ""
        self.ui.viewer = -1
        self.number += 1
        self._store.put(saving.PLACE, START)
        self._new_seed()

    def _continue(self, _rest: str) -> None:
        if self.game is not None and self.ui.page == START:
            self._enter()

    def _deal(self, sure: str) -> None:
        """Deal a new game; an unfinished one is given up only when that is said."""
        text = self.form.seed.strip()
        if not (text.isascii() and text.isdigit() and len(text) <= 13 and int(text) < SEED_LIMIT):
            self.ui.note = t("note.seed", most=SEED_LIMIT - 1, text=text[:20])
            self.ui.sheet = ""
        elif sure != "sure" and (saving.unread(self._store) if self.game is None else not self.game.over):
            self._open("deal")
        else:
            seats = tuple(
                Seat(clean_name(seat.name) or saving.DEFAULT_NAMES[index], seat.kind)
                for index, seat in enumerate(self.form.chosen())
            )
            self._begin_game(Setup(len(seats), int(text), self.form.open_holdings), seats)

    def _rematch(self, _rest: str) -> None:
        if self.game is not None and self.game.over and not self.waiting:
            self._begin_game(self.game.session.setup, self.game.seats)

    def _begin_game(self, setup: Setup, seats: tuple[Seat, ...]) -> None:
        self.ui = UiState()
        self.game = Game.deal(setup, seats)
        saving.save_form(self._store, self.form)
        self._keep()
        self._enter()

    def _kind(self, text: str) -> None:
        index, _, kind = text.partition(" ")
        seat = self.form.seats[int(index)]
        self.form.seats[int(index)] = Seat(seat.name, PERSON if kind == PERSON else OPPONENT)
        saving.save_form(self._store, self.form)

    def _seats(self, count: str) -> None:
        self.form.count = min(4, max(2, int(count)))
        saving.save_form(self._store, self.form)

    def _holdings(self, which: str) -> None:
        self.form.open_holdings = which != "hidden"
        saving.save_form(self._store, self.form)

    def _new_seed(self, _rest: str = "") -> None:
        self.form.seed = str(self._chance.seed() % SEED_LIMIT)

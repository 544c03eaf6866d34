"""The table's one dispatch: an intent goes in, the game or the screen's state changes, a new picture comes out.

Intents are short texts (`select:bid 2 9`, `stage:buy wood`, `confirm:17`, `open:building forge`); every control bears
one. `confirm` is the only one that decides anything in the game, and it bears the number of the decision it was drawn
for: a late second tap of a double tap finds the number gone and does nothing. Undo and history are `timeline`'s, saves
`keeping`'s, the Games page `shelf`'s, links and orders `mail`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from homesteaders.actions import NotationError, parse
from homesteaders.catalog import ROUNDS
from homesteaders.events import IllegalAction
from homesteaders.forced import forced
from homesteaders.language import spoken
from homesteaders.orders import answer as answer_of
from homesteaders.record import Terms
from homesteaders.state import ALLOCATE, FINAL, PAY_AUCTION, PAY_WORKERS, Setup

from . import saving
from .asking import Asking
from .doors import Doors
from .drawing import Extras, about, draw
from .formdesk import FormDesk
from .game import Game
from .keeping import Keeping
from .levels import quick
from .looking import Looking
from .mail import Mail
from .ports import Chance, Clock, Minds, Outside, Scheduler, Screen, Store
from .saves import Saves, Slot
from .scene import LogLine
from .seating import Seating
from .settings import load_settings, save_settings
from .shelf import Shelf
from .timeline import Timeline
from .uistate import AWAY, CHOOSING, END, GAMES, TABLE, Act, Seat, UiState, pane_of
from .words import speak, t

if TYPE_CHECKING:
    from .choosing import Choosing
    from .hinting import Hinting
    from .pacing import Pacing

GUARD = 0.4
"""Seconds for which a new screen cannot be committed to where nothing has to be selected first."""

ADVICE = ("hint", "hint-depth", "hint-stage", "analysis", "analysis-stop", "replay")
"""The intents that ask for advice: those of `hinting.Hinting`."""

Handler = Callable[[str], None]


class App:
    """The table. `start` draws the first picture; after that everything comes through `dispatch`."""

    def __init__(
        self,
        screen: Screen,
        store: Store,
        scheduler: Scheduler,
        chance: Chance,
        clock: Clock,
        outside: Outside,
        minds: Minds,
    ) -> None:
        self._screen = screen
        self._store = store
        self._scheduler = scheduler
        self._outside = outside
        self.minds = minds
        self._pacing: Pacing | None = None
        self._hinting: Hinting | None = None
        self.settings = load_settings(store)
        speak(self.settings.language)
        self.ui = self.new_ui()
        self.desk = FormDesk(store, chance)
        self.slot: Slot | None = None
        self.number = 0
        self.waiting = False
        self._spoken = ""
        self.focus = ""
        self._offered = False
        self.saves = Saves(store, clock)
        self.keeping = Keeping(self, self.saves, store, scheduler, outside, chance)
        self.mail = Mail(self, outside, self.saves)
        self.shelf = Shelf(self.saves, outside, clock, self)
        self.timeline = Timeline(self)
        self.looking = Looking(self)
        self.asking = Asking(self)
        self.doors = Doors(self, store, clock, outside)
        self.seating = Seating(self)
        self._others: dict[str, Handler] = {
            "ledger": self._ledger,
            "confirm": self._confirm,
            "cancel": self._cancel,
            "skip": lambda rest: self._pace().skip(rest),
            "pause": lambda rest: self._pace().pause(rest),
            "next": lambda rest: self._pace().next(rest),
            "lift": self._lift,
            **{word: partial(self._advise, word) for word in ADVICE},
            "print": lambda _: self._outside.print(),
            **self.asking.handlers,
            **self.looking.handlers,
            **self.doors.handlers,
            **self.seating.handlers,
            **self.desk.handlers,
            **self.keeping.handlers,
            **self.mail.handlers,
            **self.shelf.handlers,
            **self.timeline.handlers,
        }

    def new_ui(self) -> UiState:
        """A screen on which nothing is open, selected or staged."""
        return UiState(settings=self.settings)

    def again(self) -> None:
        """The settings have changed: keep them, and word what is said in the language chosen."""
        self.ui.unkept = not save_settings(self._store, self.settings)
        if self.settings.language != spoken():
            speak(self.settings.language)
            if self.game is not None:
                self.game.reword()
                self.ui.orders = self.mail.chips(self.game)
        if self.ui.unkept:
            self.ui.note, self.ui.note_acts = t("set.unkept"), ()

    def names(self) -> tuple[str, ...]:
        """Who sits at the table on the screen, or in the start page's form."""
        if self.game is not None and self.ui.page in (TABLE, END):
            return tuple(seat.name for seat in self.game.seats)
        return self.desk.names()

    # ---- from outside

    @property
    def game(self) -> Game | None:
        """The game that can be continued, None if there is none."""
        return self.slot.game if self.slot is not None else None

    def start(self, link: str = "", do: str = "") -> None:
        """Take up what was kept: the game at the decision where it stood, or the start page. `link`: what came in the
        address; `do`: "continue" or "new", from a shortcut."""
        self.desk.new_seed()
        self.keeping.load()
        if self.game is not None and do != "new" and (do or self._store.get(saving.PLACE) == TABLE):
            self.doors.enter()
            self.tell_since()
        self._outside.on_release(self._released)
        self._offer_update()
        if link:
            self.mail.receive(link)
        self.show()

    def _released(self) -> None:
        self._offer_update()
        self.show()

    def _offer_update(self) -> None:
        """A newer release waits: say so, unless something more pressing is said. It is loaded only on request."""
        if self._outside.release().update and not self._offered and not self.ui.note:
            self._offered = True
            self.ui.note, self.ui.note_acts = t("release.update"), (Act(t("release.apply"), "release-apply"),)

    def link(self, text: str) -> None:
        """A link that was opened while the page is there."""
        self.mail.receive(text)
        self.show()

    def dropped(self, name: str, text: str) -> None:
        """A file or text that was dropped on the page."""
        if self.shelf.dropped(name, text) and self.ui.page != GAMES:
            self.doors.games("")
        self.show()

    def dispatch(self, intent: str) -> None:
        """Do what a control says, and draw."""
        word, _, rest = intent.partition(":")
        if word == "then":  # said by a sheet: close it, and go on at the table
            self.looking.close("")
            word, _, rest = rest.partition(":")
        self.ui.hint = self.ui.said = ""
        self._spoken = ""
        if self.doors.hears(word, rest):
            pass
        elif word in CHOOSING:
            if self.game is not None and self.acting():
                getattr(self._prepare(self.game), word)(rest)
        elif word in self._others:
            self._others[word](rest)
            if word == "kind":
                self._warm(self.desk.form.chosen())
            if word.startswith("g-") and self.slot is not None and self.saves.was_deleted(self.slot):
                self.keeping.load()
        if self._pacing is not None:
            self._pacing.stir()
        self.keeping.tell()
        self.show()

    def about(self, building: str) -> str:
        """The details of a building, for the card beside what it is about; "" where there are none."""
        return about(self.ui, self.game, self.number, building)

    def typed(self, intent: str) -> None:
        """What is typed into a field, letter by letter: kept, not drawn, so that the field stays as it is."""
        word, _, text = intent.partition(" ")
        _ = self.desk.typed(word, text) or self.mail.typed(word, text) or self.shelf.typed(word, text)

    def show(self) -> None:
        """Draw what there is to see."""
        shelf = self.shelf.view() if self.ui.page == GAMES else None
        extras = Extras(self.mail, shelf, self._outside.release(), self._outside.can_share, self.names())
        extras.annals, extras.puzzling = self.doors.known, self.doors.puzzling
        extras.learned = self.doors.learned
        extras.advice = self._hinting.advice if self._hinting is not None else None
        picture = draw(self.ui, self.desk.form, self.game, self.number, self.waiting, self._spoken, self.focus, extras)
        self.focus = ""
        self._screen.show(self.doors.over(picture))
        if self._pacing is not None and self.ui.page != TABLE:
            self._pacing.drop()

    def _prepare(self, game: Game) -> Choosing:
        """The open decision, to be prepared."""
        from .choosing import Choosing  # not needed for the first screen

        return Choosing(game, self.ui)

    def _advise(self, word: str, rest: str) -> None:
        """Hints, and the look back at a game."""
        if self._hinting is None:
            from .hinting import Hinting  # not needed for the first screen

            self._hinting = Hinting(self)
        self._hinting.handlers[word](rest)

    # ---- whose decision it is

    def acting(self) -> bool:
        """Is the decision that of the person whose table is on the screen, with nothing over it?"""
        game = self.game
        frame = game.frame if game is not None else None
        if game is None or frame is None or self.ui.page != TABLE or self.ui.sheet or self.ui.past >= 0:
            return False
        return self.ui.viewer == frame.seat and not self.ui.readonly and not game.away(frame.seat)

    def arrive(self, said: str = "") -> None:
        """The game has changed: whose decision is it, and what does that seat see first?"""
        game = self.game
        assert game is not None
        singles = self._singles(game)
        self.number += 1
        self.waiting = False
        self._pace().drop()
        self._warm(game.seats)
        self.ui.fresh()
        self.ui.hint = singles
        self.ui.waits = ""
        self.ui.orders = self.mail.chips(game)
        self._spoken = said
        frame = game.frame
        if frame is None:
            self.ui.page = END
            self.doors.annals().finished(self.slot)
            if self.ui.viewer < 0 and game.persons:
                self.ui.viewer = game.persons[0]  # whose homestead history shows; everything is open now
            self.hold()
            return
        self.ui.page = TABLE
        if self.ui.viewer not in game.persons:
            self.ui.viewer = game.persons[0] if game.persons and not game.hides else -1
        if self.ui.readonly:
            if self.ui.viewer < 0 and not game.hides:
                self.ui.viewer = frame.seat if game.session.setup.open_holdings else -1
        elif self.order() is not None or not game.seats[frame.seat].person:
            self._pace().begin(game)
        elif game.away(frame.seat):
            self.ui.fast = False
            self.ui.waits = AWAY
        else:
            self._own_decision(game, frame.seat, frame.kind)

    def _singles(self, game: Game) -> str:
        """Single choices of persons here resolve themselves; what happened, in words. Nobody needs to be at the screen
        for it, so no curtain is lifted."""
        game.singles = self.settings.forced
        said: list[str] = []
        while game.single(game.session.position) and self._may_resolve():
            action = forced(game.state)
            assert action is not None
            said += [line.text for line in game.do(action)]
        if said:
            self.keep()
        return " ".join(said)

    def _may_resolve(self) -> bool:
        kept = self.slot is not None and bool(self.slot.id)
        return kept and not self.ui.readonly and not self.keeping.passed_by()

    def _own_decision(self, game: Game, seat: int, kind: int) -> None:
        self.ui.fast = False
        if game.hides and self.ui.viewer != seat:
            self.ui.viewer = -1
            self.hold()
            return
        self.ui.viewer = seat
        if self.ui.past < 0:
            self.ui.pane = pane_of(kind)
        if self._prepare(game).begin():
            self.hold()

    def hold(self) -> None:
        """The button that commits is there at once: give the hand time to leave it after a double tap."""
        self.waiting = True
        self.later(GUARD, self._release)

    def _release(self) -> None:
        self.waiting = False
        self.show()

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call later, unless the game has gone on or was left by then."""
        number = self.number

        def still() -> None:
            if number == self.number and self.ui.page in (TABLE, END):
                call()

        self._scheduler.later(seconds, still)

    def _pace(self) -> Pacing:
        """When opponents act."""
        if self._pacing is None:
            from .pacing import Pacing  # not needed for the first screen

            self._pacing = Pacing(self, self.minds)
        return self._pacing

    def _warm(self, seats: Iterable[Seat]) -> None:
        """Some of them may take time to think: get ready for it."""
        if any(not seat.person and not quick(seat.bot) for seat in seats):
            self.minds.warm()

    def order(self) -> str | None:
        """What an order that was left behind says to the decision on top, as a token."""
        game = self.game
        assert game is not None
        frame = game.frame
        for order in game.orders:
            if frame is not None and order.seat == frame.seat:
                action = answer_of(order, game.state)
                if action is not None:
                    return action.token
        return None

    def acted(self, game: Game, token: str) -> None:
        """Do what an opponent or an order says, and draw."""
        lines = game.do(parse(token))
        self.keep()
        self.arrive(" ".join(line.text for line in lines))
        self.show()

    def keep(self) -> None:
        """Save the open game."""
        self.keeping.keep()

    # ---- intents at the table

    def _confirm(self, number: str) -> None:
        """Carry out what is staged and then what is selected, or ask first."""
        game = self.game
        if game is None or game.frame is None or number != str(self.number) or self.waiting or not self.acting():
            return
        if self._prepare(game).tokens() and not self.keeping.passed_by() and not self.asking.asks():
            self.carry_out()

    def carry_out(self) -> None:
        """Do what is staged and selected."""
        game = self.game
        assert game is not None
        tokens = self._prepare(game).tokens()
        if self.keeping.passed_by():
            return
        kept = self.ui.rings, self.ui.ledger, self.ui.pane
        only_staged = tokens == self.ui.staged
        refused = ""
        lines: list[LogLine] = []
        try:
            for token in tokens:
                lines += game.do(parse(token))
        except (IllegalAction, NotationError) as error:
            refused = str(error)
        self.keep()
        self.arrive(" ".join(line.text for line in lines))
        self.ui.hint = refused or self.ui.hint
        self.focus = "commit"
        if only_staged and self.acting():
            # Only free actions were done: the same decision is still open.
            self.ui.rings, self.ui.ledger, self.ui.pane = kept

    def _ledger(self, _rest: str) -> None:
        if self.acting():
            assert self.game is not None and self.game.frame is not None
            self.ui.ledger = not self.ui.ledger
            self.ui.pane = "mine" if self.ui.ledger else pane_of(self.game.frame.kind)

    def _cancel(self, _rest: str) -> None:
        """Esc: close the sheet, else leave history, else take the selection back, the staged list, the ledger."""
        ui = self.ui
        if ui.sheet:
            self.looking.close("")
        elif ui.past >= 0:
            self._others["past"]("now")
        elif self.game is None or self.game.frame is None or not self.acting():
            return
        elif ui.choice and self.game.frame.kind not in (ALLOCATE, PAY_WORKERS, PAY_AUCTION):
            self._prepare(self.game).unselect()
        elif ui.staged:
            self._prepare(self.game).clear("")
        elif ui.ledger and self.game.frame.kind != FINAL:
            self._ledger("")

    def moved(self, said: str = "") -> None:
        """The position of the game was changed by undo or redo."""
        self.keep()
        self.arrive(said)
        self.focus = "commit"

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.ui.hint = sentence
        self._spoken = sentence

    def receive(self, text: str) -> str:
        """What was pasted or dropped on the Games page: "" when it was taken, else why not; said on that page."""
        problem = self.mail.receive(text)
        if problem and self.ui.page == GAMES:
            self.ui.sheet = ""
        return problem

    def share_slot(self, slot: Slot) -> None:
        """Open the share sheet of a game of the list."""
        self.mail.share(slot.game)

    def new_slot(self, game: Game, name: str = "") -> Slot:
        """A save of its own for a game, not written yet."""
        return self.keeping.new_slot(game, name)

    def take_up(self, slot: Slot, said: str = "") -> None:
        """Sit down at a game; `said` is a notice about it."""
        self.doors.take_up(slot, said)

    def take_setup(self, setup: Setup, terms: Terms) -> None:
        """A setup code was opened: the start page's form says the same."""
        self.doors.take_setup(setup, terms)

    def branch(self, game: Game) -> None:
        """Start a game of its own."""
        self.take_up(self.new_slot(game, t("branch.name", round=min(game.state.round, ROUNDS))))
        self.keep()

    def _lift(self, number: str) -> None:
        game = self.game
        if game is None or game.frame is None or number != str(self.number) or self.waiting:
            return
        if self.ui.page == TABLE and self.ui.viewer < 0:
            self.ui.viewer = game.frame.seat
            self.arrive()
            self.tell_since()

    def tell_since(self) -> None:
        """A turn comes back to a person who was not there meanwhile: first what the others did."""
        from .since import since  # not needed for the first screen

        game = self.game
        if game is not None and self.ui.page == TABLE and self.acting() and since(game, self.ui.viewer).count:
            self.ui.sheet = "since"
            self.ui.opener = "commit"
            self.focus = "close2"

"""A lesson is going on: what may be done, what is said, and how far it has come.

The table below is the real one, with a game of its own that is never saved. An intent that prepares a decision is
carried out first; if the screen then shows what was asked for, the step is done, and else everything is as it was
before. What is committed is compared with the game that the lesson's file holds; the others then do what they do there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from homesteaders.state import Setup

from . import unsaved
from .choosing import Choosing
from .game import Game
from .learned import DONE, Learned
from .lesson import TRADES, Lesson, Step, after, lesson_of, positions, settle, worded
from .lessonbook import TITLES
from .ports import Picture
from .scene import LogLine
from .uistate import CHOOSING, OPPONENT, PERSON, Seat
from .unsaved import Unsaved
from .views.docket_build import chosen_building
from .views.lesson import Shown, lesson_regions, ringed
from .words import t

if TYPE_CHECKING:
    from .doors import Doors
    from .formdesk import FormDesk

NOT_NOW = frozenset(
    [
        *("undo", "undoturn", "redo", "past", "line", "branch", "hint", "hint-depth", "hint-stage", "analysis"),
        *("replay", "skip", "pause", "next", "go", "lift", "share", "seat", "rematch"),
    ]
)
"""What has no place in a lesson."""
FIRST_GAME = ("Mae", "Hank")
KEPT = ("choice", "building", "rings", "staged", "auto", "ledger", "pane", "hint")
"""What a wrong move must not change."""


class Host(unsaved.Host, Protocol):
    """The App, as far as teaching needs it."""

    desk: FormDesk


class Teaching(Unsaved):
    """Its intents: `lesson:<key>`, `lesson-next`, `lesson-game`."""

    def __init__(self, host: Host, doors: Doors, learned: Learned) -> None:
        super().__init__(host)
        self._host: Host = host
        self._doors = doors
        self._learned = learned
        self._lesson: Lesson | None = None
        self._whole: Game | None = None
        self._places: list[int] = []
        self._step = 0
        self._said = False
        """The step is done; what is said after it is being read."""
        self.handlers: dict[str, Callable[[str], None]] = {
            "lesson": self._begin,
            "lesson-next": self._next,
            "lesson-game": self._game,
        }

    @property
    def _now(self) -> Step | None:
        """The step, None = the lesson is done."""
        assert self._lesson is not None
        return self._lesson.steps[self._step] if self._step < len(self._lesson.steps) else None

    # ---- beginning, going on, ending

    def _begin(self, key: str) -> None:
        lesson = lesson_of(key)
        if lesson is None:
            return
        self._doors.handlers["leave"]("")
        self._lesson = lesson
        self._whole = Game.from_text(lesson.transcript)
        self._places = positions(lesson, self._whole.session)
        begun = self._learned.steps.get(key, 0)
        self._step = begun if 0 <= begun < len(lesson.steps) else 0
        self._lay_out()

    def _lay_out(self) -> None:
        """Set the table as it is at this step, with what the steps before have prepared."""
        assert self._lesson is not None and self._whole is not None
        position = self._places[self._step]
        ui = self._lay(self._whole.at(position), self._lesson.seat)
        ui.paused = True
        self._host.arrive()
        first = self._step
        while first and not self._fresh(first):
            first -= 1
        for step in self._lesson.steps[first : self._step]:
            settle(ui, step)
            ui.building = chosen_building(ui.choice)
        self._enter()

    def _fresh(self, index: int) -> bool:
        """Does a step begin with nothing prepared?"""
        assert self._lesson is not None
        return self._lesson.steps[index].at >= 0 or self._lesson.steps[index - 1].commits

    def _enter(self) -> None:
        """A step begins: show the place where it is done, and lead the focus there."""
        assert self._lesson is not None
        self._said = False
        step, ui = self._now, self._host.ui
        self._learned.lesson(self._lesson.key, self._step if step is not None else DONE)
        if step is None:
            ui.sheet = ""
        elif step.pane:
            ui.pane = step.pane
        self._host.focus = step.lit if step is not None else "lesson-next"

    def _done(self) -> None:
        """What the step asks for is there."""
        step = self._now
        assert step is not None
        if step.said and not self._said:
            self._said = True
            self._host.ui.hint = ""
            self._host.focus = "lesson-next"
            return
        self._step += 1
        self._host.ui.hint = ""
        following = self._now
        if following is not None and following.at >= 0:
            self._lay_out()
        else:
            self._enter()

    def _next(self, _rest: str) -> None:
        step = self._now if self.on else None
        if step is not None and (self._said or step.reads):
            self._said = True
            self._done()

    def _game(self, _rest: str) -> None:
        """A first game, against two of the weakest."""
        self._doors.handlers["leave"]("")
        others = [Seat(name, OPPONENT, "greenhorn") for name in FIRST_GAME]
        seats = (Seat("Clara", PERSON), *others)
        self._doors.begin(Game.deal(Setup(len(seats), int(self._host.desk.form.seed)), seats))

    # ---- what is done at the table

    def hears(self, word: str, rest: str) -> bool:
        """Is this an intent that the lesson deals with itself?"""
        if not self.on:
            return False
        if word == "confirm":
            self._commit(rest)
        elif word in CHOOSING or word == "ledger":
            self._try(word, rest)
        elif word in NOT_NOW:
            self._refuse(word, rest)
        else:
            return word == "cancel" and not self._host.ui.sheet
        return True

    def _try(self, word: str, rest: str) -> None:
        """Prepare, and see whether it is what was asked for; else nothing has changed."""
        step, ui, slot = self._now, self._host.ui, self._slot
        assert slot is not None
        if step is None or self._said or not self._host.acting():
            return
        kept = {name: getattr(ui, name) for name in KEPT}
        kept["staged"] = list(ui.staged)
        if word == "ledger":
            ui.ledger = not ui.ledger
            ui.pane = "mine" if ui.ledger else ui.pane
        else:
            getattr(Choosing(slot.game, ui), word)(rest)
        if step.met(ui):
            self._done()
            return
        answer = ui.hint if word == "why" else ""
        for name, value in kept.items():
            setattr(ui, name, value)
        self._refuse(word, rest, answer)

    def _refuse(self, word: str, rest: str, answer: str = "") -> None:
        """Say why not: in the step's words, else in the engine's, else that something else comes first."""
        step = self._now
        intent = f"{word}:{rest}"
        own = [worded(texts) for to, texts in (step.wrong if step else ()) if intent.startswith(to)]
        self._host.ui.hint = next(iter(own), "") or answer or t("lesson.read" if self._reading else "lesson.wrong")

    @property
    def _reading(self) -> bool:
        return self._said or self._now is None or self._now.reads

    def _commit(self, number: str) -> None:
        """What is selected is done, if it is what the lesson's game goes on with."""
        host, step, slot, whole = self._host, self._now, self._slot, self._whole
        assert slot is not None and whole is not None and self._lesson is not None
        if number != str(host.number) or host.waiting or not host.acting():
            return
        tokens = Choosing(slot.game, host.ui).tokens()
        here = self._places[self._step]
        wanted = [action.token for action in whole.session.actions[here : here + len(tokens)]]
        if step is None or self._said or not step.commits or not tokens or tokens != wanted:
            self._refuse("confirm", "")
            return
        only = len(tokens) if step.wants == (TRADES,) else 0
        _, then = after(whole.session, here, self._lesson.seat, only)
        lines: list[LogLine] = []
        for action in whole.session.actions[here:then]:
            lines += slot.game.do(action)
        host.arrive(" ".join(line.text for line in lines))
        self._done()

    # ---- what is seen

    def over(self, picture: Picture) -> Picture:
        """The picture of the table with the lesson on it."""
        if not self.on or picture.kind != "table":
            return picture
        shown = self._shown()
        live = " ".join(part for part in (shown.answer, shown.words) if part)
        return replace(
            picture,
            regions=lesson_regions(picture.regions, shown),
            sheet=ringed(picture.sheet, "" if shown.reads or shown.over else shown.lit),
            live=live,
            title=f"{t('lesson.n', number=shown.number)} · {t('title')}",
        )

    def _shown(self) -> Shown:
        lesson, step = self._lesson, self._now
        assert lesson is not None
        keys = list(TITLES)
        place = keys.index(lesson.key) if lesson.key in keys else 0
        follow = keys[place + 1] if place + 1 < len(keys) else ""
        answer = self._host.ui.hint
        if step is None:
            words = t("lesson.done" if follow else "lesson.done_last")
            lit, reads = "lesson-next", True
        else:
            words = worded(step.said if self._said else step.ask)
            reads = self._said or step.reads
            lit = "lesson-next" if self._said else step.lit
        count = len(lesson.steps)
        return Shown(lesson.key, place + 1, self._step, count, words, answer, lit, reads, step is None, follow)

"""A lesson: a game that was really played, and steps that go through it, one thing asked at a time.

Each lesson is a file in `lessons/` (docs/lessons.md says what stands in it); `tools/lessons.py` makes `ui/lessonbook`
of them. What is asked at a step is compared with the screen's state, not with what was pressed: keys, taps and dragging
all lead to it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from homesteaders.actions import Place, is_free, parse
from homesteaders.language import spoken
from homesteaders.session import Session

from .lessonbook import text_of
from .uistate import UiState

NEXT, COMMIT, TRADES = "next", "commit", "commit trades"
"""What a step wants: to be read; that what is selected is done; that only what is staged is done."""

Texts = Mapping[str, str]
"""A text in each language, by its code."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is asked.

    `wants`: all of these are to be true of the screen, or one of NEXT, COMMIT, TRADES. `lit`: the key of the control
    that is ringed. `said`: what is said once it is done. `wrong`: answers to intents that begin so. `at`: the step
    begins at this position of the game, -1 = where the last one ended. `pane`: the phone pane where it is done.
    """

    ask: Texts
    wants: tuple[str, ...]
    lit: str
    said: Texts
    wrong: tuple[tuple[str, Texts], ...] = ()
    at: int = -1
    pane: str = ""

    @property
    def reads(self) -> bool:
        """Is it only to be read?"""
        return self.wants == (NEXT,)

    @property
    def commits(self) -> bool:
        return self.wants in ((COMMIT,), (TRADES,))

    def met(self, ui: UiState) -> bool:
        """Is what it asks for on the screen? Never, where something is to be read or done."""
        return not self.reads and not self.commits and all(_true(want, ui) for want in self.wants)


@dataclass(frozen=True, slots=True)
class Lesson:
    """`seat`: whose eyes it is seen with."""

    key: str
    title: Texts
    seat: int
    transcript: str
    steps: tuple[Step, ...]


def worded(texts: Texts) -> str:
    """The text in the language spoken, in English where it has none."""
    return texts.get(spoken()) or texts.get("en", "")


@cache
def lesson_of(key: str) -> Lesson | None:
    """The lesson of this name, None if there is none."""
    text = text_of(key)
    return read_lesson(key, json.loads(text)) if text else None


def read_lesson(key: str, found: dict[str, Any]) -> Lesson:
    """A lesson of what stands in its file. Raises KeyError where something is missing."""
    steps = tuple(_step(step) for step in found["step"])
    return Lesson(key, found["title"], found["seat"] - 1, found["transcript"], steps)


def _step(found: dict[str, Any]) -> Step:
    want = found.get("want", NEXT)
    wants = tuple(want) if isinstance(want, list) else (want,)
    wrong = tuple((answer["to"], answer) for answer in found.get("wrong", ()))
    lit = found.get("lit") or _usual(wants[-1])
    return Step(found["ask"], wants, lit, found.get("said", {}), wrong, found.get("at", -1), found.get("pane", ""))


def _usual(want: str) -> str:
    """The key of the control for this, where the file names none."""
    word, _, rest = want.partition(" ")
    usual = {NEXT: "lesson-next", COMMIT: "commit", "choice": f"select:{rest}", "pane": f"pane:{rest}"}
    return usual.get(word) or {"staged": f"stage:{rest.split('; ')[-1]}", "sheet": f"open:{rest}"}.get(word, "ledger")


def _true(want: str, ui: UiState) -> bool:
    """Is this true of the screen?"""
    word, _, rest = want.partition(" ")
    if word == "rings":
        return ui.rings == rings_of(rest)
    now = {
        "choice": ui.choice,
        "staged": "; ".join(ui.staged),
        "sheet": ui.sheet,
        "ledger": "open" if ui.ledger else "closed",
        "pane": ui.pane,
    }
    return now[word] == rest


def rings_of(notation: str) -> int:
    """`homestead/1 farm/2` as the rings of a placement."""
    action = parse(f"place {notation}")
    assert isinstance(action, Place)
    return action.rings


def settle(ui: UiState, step: Step) -> None:
    """Make what a step asks for true, as if it had been done."""
    for want in step.wants:
        word, _, rest = want.partition(" ")
        if word == "rings":
            ui.rings = rings_of(rest)
        elif word == "choice":
            ui.choice = rest
        elif word == "staged":
            ui.staged = rest.split("; ")
        elif word == "ledger":
            ui.ledger = rest == "open"


def after(session: Session, position: int, seat: int, only_trades: int = 0) -> tuple[int, int]:
    """Where a seat's commitment at a position of a whole game ends, and where that seat decides next or the game
    ends. `only_trades`: so many free actions are done, and the decision stays open."""
    end = position + only_trades
    if not only_trades:
        while end < session.length and is_free(session.actions[end]):
            end += 1
        end += 1
    then = end
    while then < session.length and (frame := session.state_at(then).current) is not None and frame.seat != seat:
        then += 1
    return end, then


def positions(lesson: Lesson, session: Session) -> list[int]:
    """Where in the whole game each step takes place, and last where the lesson ends."""
    found: list[int] = []
    here = staged = 0
    for step in lesson.steps:
        if step.at >= 0:
            here, staged = step.at, 0
        found.append(here)
        for want in step.wants:
            if want.startswith("staged "):
                staged = len(want.split("; "))
        if step.commits:
            here = after(session, here, lesson.seat, staged if step.wants == (TRADES,) else 0)[1]
            staged = 0
    return [*found, here]

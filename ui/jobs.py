"""Thinking in slices: what runs in the worker (`ui/thinker.py`), and on the page where there is none (`ui/worker.py`).

A job is a kind and a text; its answer is a text. It is worked on in slices, so that who waits for it can do something
else meanwhile, and drop it between two of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from traceback import format_exc
from typing import Any

from homesteaders.actions import parse
from homesteaders.record import Record, read, transcript
from homesteaders.session import Session

Clock = Callable[[], float]
"""Seconds since some moment."""
Steps = Generator[str, None, str]
"""A job at work. It yields every few milliseconds, with what can be told by now ("" = nothing new), and returns its
answer."""


class Time:
    """How long a job has been going on, in seconds. `worked`: only while it was being worked on; `passed`: since it was
    asked for, which was `age` before it began."""

    def __init__(self, clock: Clock, age: float = 0.0) -> None:
        self._clock = clock
        self._since = clock()
        self._asked = self._since - age
        self._before = 0.0

    def worked(self) -> float:
        return self._before + self._clock() - self._since

    def passed(self) -> float:
        return self._clock() - self._asked

    def pause(self) -> None:
        """A slice is over."""
        self._before = self.worked()
        self._since = self._clock()

    def go_on(self) -> None:
        """A slice begins."""
        self._since = self._clock()


def _move(payload: str, time: Time) -> Steps:
    from .opponents import steps

    return steps(payload, time)


def _hint(payload: str, time: Time) -> Steps:
    from .advising import hint_steps

    return hint_steps(payload, time)


def _look(payload: str, time: Time) -> Steps:
    from .advising import look_steps

    return look_steps(payload, time)


def _par(payload: str, time: Time) -> Steps:
    from .par import steps

    return steps(payload, time)


KINDS: dict[str, Callable[[str, Time], Steps]] = {"move": _move, "hint": _hint, "analysis": _look, "par": _par}
"""What can be asked: by kind, what begins to work on the text. Imported when it is asked for."""


class Jobs:
    """The jobs in work, by number. `run` is all that the page says to it, a JSON object for a JSON object.

    Asked: `job`, with the first slice `kind`, `payload` and `age` in seconds, `ms` for this slice, `drop`: the numbers
    of jobs that nobody waits for any more. Answered: `told`, texts on the way; at the end `answer`, or `failed` with
    the reason.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._works: dict[int, tuple[Steps, Time]] = {}

    def drop(self, numbers: Iterable[int]) -> None:
        """Nobody waits for these jobs any more."""
        for number in numbers:
            self._works.pop(number, None)

    def run(self, request: str) -> str:
        """Work on a job for a slice."""
        asked = json.loads(request)
        self.drop(asked.get("drop", ()))
        number = asked["job"]
        told: list[str] = []
        found: dict[str, Any] = {"told": told}
        until = self._clock() + asked["ms"] / 1000
        try:
            if "kind" in asked:
                time = Time(self._clock, asked.get("age", 0.0))
                self._works[number] = KINDS[asked["kind"]](asked["payload"], time), time
            steps, time = self._works[number]
            time.go_on()
            while True:
                if word := next(steps):
                    told.append(word)
                if self._clock() >= until:
                    break
            time.pause()
        except StopIteration as end:
            found["answer"] = str(end.value)
        except Exception:
            found["failed"] = format_exc()
        if len(found) > 1:
            self._works.pop(number, None)
        return json.dumps(found)


# ---- a game on its way to who thinks about it

_LAST: list[tuple[str, Session]] = []
"""The game that was asked about last, with how it began: the next question is about the same one, some actions on."""


def pack(session: Session, **more: Any) -> str:
    """A game at its present position, and whatever else a question has, as a text."""
    begun = transcript(Record(session.fork(0)))
    return json.dumps({"begun": begun, "tokens": [action.token for action in session.actions], **more})


def unpack(payload: str) -> tuple[Session, dict[str, Any]]:
    """The game of a packed question, and the rest of it. Look at the game, do not change it. Raises RecordError or
    IllegalAction for a game that is none."""
    asked: dict[str, Any] = json.loads(payload)
    begun, tokens = asked.pop("begun"), asked.pop("tokens")
    session = _LAST[0][1] if _LAST and _LAST[0][0] == begun else read(begun).session
    known = [session.actions[n].token for n in range(session.position)]
    same = next(
        (n for n, (a, b) in enumerate(zip(known, tokens, strict=False)) if a != b), min(len(known), len(tokens))
    )
    session.goto(same)
    for token in tokens[same:]:
        session.do(parse(token))
    _LAST[:] = [(begun, session)]
    return session, asked

"""A table without a browser: a screen that keeps the last picture, a store in memory, a clock that is wound by hand."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from html import unescape
from typing import Any

from homesteaders.state import ALLOCATE
from ui.app import App
from ui.asking import ASK
from ui.ports import Answer, Picture, Release


class FakeScreen:
    """Keeps what was shown."""

    def __init__(self) -> None:
        self.picture: Picture | None = None
        self.shown: list[Picture] = []

    def show(self, picture: Picture) -> None:
        _ = dict(picture.regions)  # all drawn now, as they are at this moment
        self.picture = picture
        self.shown.append(picture)

    @property
    def html(self) -> str:
        """Everything on the screen."""
        assert self.picture is not None
        return "".join([self.picture.frame, *self.picture.regions.values(), self.picture.sheet])

    @property
    def acts(self) -> list[str]:
        """The intents of all controls, in order, as often as they appear. Under a sheet only the sheet's."""
        assert self.picture is not None
        return acts_of(self.picture.sheet or self.html)


def acts_of(html: str) -> list[str]:
    """The intents of the controls in some HTML."""
    return [unescape(act) for act in re.findall(r'data-act="([^"]*)"', html)]


class FakeStore(dict[str, str]):
    """A store in memory; `broken` refuses everything, as blocked storage does."""

    broken = False

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        return default if self.broken else super().get(key, default)

    def put(self, key: str, text: str) -> bool:
        if not self.broken:
            self[key] = text
        return not self.broken

    def remove(self, key: str) -> bool:
        if not self.broken:
            self.pop(key, None)
        return not self.broken

    def keys(self) -> list[str]:  # type: ignore[override]
        return [] if self.broken else list(super().keys())


class FakeScheduler:
    """Calls wait until they are run."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.waiting.append((seconds, call))

    def run(self, most: int = 10_000) -> None:
        """Let time pass until nothing waits any more."""
        while self.waiting and most:
            most -= 1
            self.waiting.pop(0)[1]()
        assert not self.waiting, "something waits for ever"


class FakeChance:
    """7, and after that other numbers."""

    def __init__(self) -> None:
        self._next = 6

    def seed(self) -> int:
        self._next += 1
        return self._next


class FakeClock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.ms = 1_790_000_000_000

    def now(self) -> int:
        return self.ms

    def day(self, ms: int) -> str:
        return f"day {ms // 86_400_000}"


class Air:
    """What tabs of one browser hear of one another."""

    def __init__(self) -> None:
        self.ears: list[tuple[FakeOutside, Answer]] = []


class FakeOutside:
    """Remembers what was handed over; tabs that share an Air hear each other at once."""

    can_share = False

    def __init__(self, air: Air | None = None) -> None:
        self.air = Air() if air is None else air
        self.copied: list[str] = []
        self.files: dict[str, str] = {}
        self.picked: tuple[str, str] | None = None
        self.keeps = "no"
        self.asked = 0
        self.known = Release("1", "ready")
        self.did: list[str] = []

    def base(self) -> str:
        return "https://example.org/homesteaders/"

    def copy(self, text: str, answer: Answer) -> None:
        self.copied.append(text)
        answer("")

    def share(self, title: str, url: str, answer: Answer, text: str = "") -> None:
        self.copied.append(text or url)
        answer("")

    def download(self, name: str, text: str) -> bool:
        self.files[name] = text
        return True

    def pick(self, answer: Callable[[str, str], None]) -> None:
        if self.picked is not None:
            answer(*self.picked)

    def qr(self, text: str, answer: Answer) -> None:
        answer("101\n010\n101")

    def persist(self, answer: Answer) -> None:
        self.asked += 1
        answer(self.keeps)

    def persisted(self, answer: Answer) -> None:
        answer(self.keeps)

    def post(self, text: str) -> None:
        for tab, ear in list(self.air.ears):
            if tab is not self:
                ear(text)

    def hear(self, answer: Answer) -> None:
        self.air.ears.append((self, answer))

    def release(self) -> Release:
        return self.known

    def on_release(self, call: Callable[[], None]) -> None:
        self.changed = call

    def apply_update(self) -> None:
        self.did.append("update")

    def print(self) -> None:
        self.did.append("print")

    def repair(self) -> None:
        self.did.append("repair")

    def install(self) -> None:
        self.did.append("install")


class FakeMinds:
    """Thinks nothing by itself: what was asked waits for the test, or is done at once when `quick`."""

    def __init__(self, scheduler: FakeScheduler) -> None:
        self.scheduler = scheduler
        self.quick = True
        self.warmed = 0
        self.asked: list[tuple[str, str, Answer]] = []
        """What waits for an answer: kind, payload, and who hears it."""

    def warm(self) -> None:
        self.warmed += 1

    def ask(self, kind: str, payload: str, answer: Answer, told: Answer | None = None) -> Callable[[], None]:
        entry = (kind, payload, answer)
        self.asked.append(entry)
        if self.quick:
            self.scheduler.later(0.0, lambda: self.answer(entry))

        def cancel() -> None:
            if entry in self.asked:
                self.asked.remove(entry)

        return cancel

    def answer(self, entry: tuple[str, str, Answer]) -> None:
        """Do what was asked, here and now, if somebody still waits for it."""
        from ui.jobs import Jobs  # what a start imports is counted with this file

        if entry not in self.asked:
            return
        self.asked.remove(entry)
        kind, payload, hear = entry
        words: dict[str, Any] = {"job": 1, "kind": kind, "payload": payload, "ms": 1e9}
        found = json.loads(Jobs(lambda: 0.0).run(json.dumps(words)))
        hear(found.get("answer", ""))


class Table:
    """An App with its fake world."""

    def __init__(self, store: FakeStore | None = None, air: Air | None = None, link: str = "", do: str = "") -> None:
        self.screen = FakeScreen()
        self.store = FakeStore() if store is None else store
        self.scheduler = FakeScheduler()
        self.clock = FakeClock()
        self.outside = FakeOutside(air)
        self.minds = FakeMinds(self.scheduler)
        self.app = App(self.screen, self.store, self.scheduler, FakeChance(), self.clock, self.outside, self.minds)
        self.app.start(link, do)

    def do(self, *intents: str) -> None:
        """Use controls that are really there."""
        for intent in intents:
            if not intent.startswith(("kind:", "confirm", "cancel")):
                assert intent in self.screen.acts, f"{intent} is not on the screen"
            if intent == "confirm":
                self.confirm()
            else:
                self.app.dispatch(intent)

    def confirm(self) -> None:
        """Commit, and if a question is asked first, answer it as somebody who means it."""
        self.app.dispatch(f"confirm:{self.app.number}")
        if self.app.ui.sheet == ASK:
            self.scheduler.run()
            self.do(f"go:{self.app.number}")

    def deal(self, kinds: str = "pppp", *, hidden: bool = False, seed: int = 7, names: tuple[str, ...] = ()) -> None:
        """A new game; `kinds` has p for a person and b for an opponent, a letter a seat."""
        self.app.dispatch(f"seats:{len(kinds)}")
        for index, letter in enumerate(kinds):
            self.app.dispatch(f"kind:{index} {'person' if letter == 'p' else 'bot'}")
        for index, name in enumerate(names):
            self.app.typed(f"name:{index} {name}")
        self.app.dispatch(f"holdings:{'hidden' if hidden else 'open'}")
        self.app.typed(f"seed {seed}")
        self.app.dispatch("deal:")
        self.scheduler.run()


def step(table: Table, rng: random.Random) -> None:
    """One decision of the person at the screen, taken at random."""
    if table.app.ui.sheet:  # what the others did meanwhile
        table.do("close")
    acts = table.screen.acts
    lift = [act for act in acts if act.startswith("lift:")]
    if lift:
        table.do(lift[0])
        table.scheduler.run()
        if table.app.ui.sheet:
            table.do("close")
        return
    game = table.app.game
    assert game is not None and game.frame is not None
    staged = [act for act in acts if act.startswith("stage:")]
    if staged and rng.random() < 0.15:
        table.do(rng.choice(staged))
    if game.frame.kind == ALLOCATE:
        rings = [act for act in table.screen.acts if act.startswith("ring:")]
        for act in rng.sample(rings, len(rings) // 2):
            table.do(act)
    else:
        choices = [act for act in table.screen.acts if act.startswith(("select:", "fund:", "pick:"))]
        if choices:
            table.do(rng.choice(choices))
    table.do("confirm")
    table.scheduler.run()

"""Sets the table in the page, and says when its first control can be used."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module

import js
from pyodide.ffi import create_once_callable, create_proxy

from .app import App
from .arriving import watch_imports, when_arrived
from .dom import Dom
from .drawings import bring
from .outside import Browser, Watch
from .ports import Answer, Minds
from .stagehands import when_idle
from .storage import LocalStorage


class Timer:
    """The Scheduler of a browser page."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        if seconds:
            js.setTimeout(create_once_callable(call), int(seconds * 1000))
        else:
            js.homesteadersAfterFrame(create_once_callable(call))  # what was shown before it is seen before it


class Dice:
    """The Chance of a browser page: short seeds, easy to read to somebody else."""

    def seed(self) -> int:
        return int.from_bytes(os.urandom(4), "big") % 1_000_000


class Beside:
    """The Minds of a browser page, imported when they are first wanted."""

    def __init__(self) -> None:
        self._minds: Minds | None = None

    def _wake(self) -> Minds:
        if self._minds is None:
            from .worker import Minds as Real

            self._minds = Real()
        return self._minds

    def warm(self) -> None:
        self._wake().warm()

    def ask(self, kind: str, payload: str, answer: Answer, told: Answer | None = None) -> Callable[[], None]:
        return self._wake().ask(kind, payload, answer, told)


def _link() -> str:
    """The game in the address's fragment, "" if there is none. It is taken out: a reload does not open it again."""
    fragment = str(js.location.hash)
    if len(fragment) < 3:
        return ""
    from homesteaders.codes import LINK_MARK  # not needed for the first screen

    if not fragment.startswith(f"#{LINK_MARK}="):
        return ""
    js.history.replaceState(js.history.state, "", js.location.pathname + js.location.search)
    return fragment


LATER = (
    *(
        ".scenes",
        ".choosing",
        ".views.frame",
        ".since",
        ".warnings",
        ".views.ask",
        ".views.waiting",
        ".pacing",
        ".hinting",
        ".views.hint",
    ),
    *(
        ".opponents",
        ".views.sheets",
        ".views.seats",
        ".views.settings",
        ".views.building",
        ".course",
        ".views.scores",
        ".views.past",
    ),
    *(
        ".views.end",
        ".views.analysis",
        ".advising",
        ".teaching",
        ".views.learn",
        "homesteaders.codes",
        ".views.share",
        ".views.games",
    ),
    *(".annals", ".par", ".views.daily", ".views.career"),
    ".puzzling",
)
"""What the first screen does not need, in the order in which it may be needed."""


def _load(names: tuple[str, ...]) -> None:
    """Import these modules in idle moments, one in each, so that no tap waits for them and none is held up."""

    def next_one() -> None:
        import_module(names[0], __package__)
        _load(names[1:])

    if names:
        when_idle(next_one)


def start() -> None:
    """Draw the table; after this the page is in use."""
    js.performance.mark("imported")
    watch_imports()
    screen = Dom(js.document.getElementById("root"))
    browser = Browser()
    app = App(screen, LocalStorage(), Timer(), Dice(), Watch(), browser, Beside())
    screen.listen(app)
    wish = str(js.URLSearchParams.new(js.location.search).get("do") or "")
    app.start(_link(), wish)
    browser.on_drop(app.dropped)

    def changed(_event: object) -> None:
        if link := _link():
            app.link(link)

    js.addEventListener("hashchange", create_proxy(changed))
    js.performance.mark("ready")
    bring()
    when_arrived(lambda: _load(LATER))

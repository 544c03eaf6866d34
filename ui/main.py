"""Sets the table in the page, and says when its first control can be used."""

from __future__ import annotations

import os
from collections.abc import Callable

import js
from pyodide.ffi import create_once_callable

from .app import App
from .dom import Dom
from .storage import LocalStorage


class Timer:
    """The Scheduler of a browser page."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        js.setTimeout(create_once_callable(call), int(seconds * 1000))


class Dice:
    """The Chance of a browser page: short seeds, easy to read to somebody else."""

    def seed(self) -> int:
        return int.from_bytes(os.urandom(4), "big") % 1_000_000


def start() -> None:
    """Draw the table; after this the page is in use."""
    screen = Dom(js.document.getElementById("root"))
    app = App(screen, LocalStorage(), Timer(), Dice())
    screen.listen(app)
    app.start()
    js.performance.mark("ready")

"""What the first screen does not need comes after it (assets/python.js); an import that is quicker waits for it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

import js
from pyodide.ffi import create_once_callable

OURS = ("homesteaders", "ui")


class Arriving:
    """The last of Python's finders: asked only for what no other has found."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in OURS and js.homesteadersStart.restNow():
            importlib.invalidate_caches()
            return PathFinder.find_spec(name, path)
        return None


def watch_imports() -> None:
    """From now on every module of ours can be imported."""
    sys.meta_path.append(Arriving())


def when_arrived(call: Callable[[], None]) -> None:
    """Call as soon as everything is here. Where it does not come, imports will ask for it again."""

    def told(here: bool) -> None:
        if here:
            importlib.invalidate_caches()
            call()

    js.homesteadersStart.rest().then(create_once_callable(told))

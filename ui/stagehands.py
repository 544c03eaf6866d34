"""Calls motion and sound when there is something for them to do. They are loaded in idle time, and only if wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import js
from pyodide.ffi import create_once_callable

from .ports import Picture

if TYPE_CHECKING:
    from .motion import Motion
    from .sound import Sound

LATER = 500
"""Milliseconds until an idle moment is supposed, where the browser does not tell."""
LATEST = 1000
"""Milliseconds after which no idle moment is waited for any more: a busy browser may never tell of one."""


def when_idle(call: Callable[[], None]) -> None:
    """Call in an idle moment."""

    def idle(_deadline: object = None) -> None:
        call()

    if getattr(js.window, "requestIdleCallback", None):
        js.requestIdleCallback(create_once_callable(idle), timeout=LATEST)
    else:
        js.setTimeout(create_once_callable(idle), LATER)


class Stagehands:
    """Ornament only: what goes wrong here never stops the game."""

    def __init__(self) -> None:
        self._motion: Motion | None = None
        self._sound: Sound | None = None
        self._fetching: set[str] = set()

    def before(self, picture: Picture) -> None:
        """A picture is about to be shown: see where things lie now."""
        if picture.dress.get("motion") == "off":
            if self._motion is not None:
                self._motion.stop()
        elif self._motion is not None:
            self._try(self._motion.before, picture)
        else:
            self._fetch("motion", self._load_motion)
        if picture.sound and self._sound is None:
            self._fetch("sound", self._load_sound)

    def after(self, picture: Picture) -> None:
        """It was shown: play what happened."""
        if self._motion is not None and picture.dress.get("motion") != "off":
            self._try(self._motion.after, picture)
        if self._sound is not None and picture.sound and picture.happenings:
            self._try(self._sound.after, picture)

    def look(self, picture: Picture) -> bool:
        """Things may be pushed elsewhere: see where they lie. False where nothing is to move."""
        return self._motion is not None and picture.dress.get("motion") != "off" and self._motion.look()

    def slide(self) -> None:
        """They are elsewhere now: let them slide there."""
        if self._motion is not None:
            self._motion.slide()

    def _try(self, call: Callable[[Picture], None], picture: Picture) -> None:
        try:
            call(picture)
        except Exception as error:
            js.console.warn(f"Motion or sound failed: {error}")

    def _fetch(self, name: str, load: Callable[[], None]) -> None:
        if name not in self._fetching:
            self._fetching.add(name)
            when_idle(load)

    def _load_motion(self) -> None:
        from .motion import Motion

        if getattr(js.Element.prototype, "animate", None):
            self._motion = Motion()

    def _load_sound(self) -> None:
        from .sound import Sound

        self._sound = Sound()

"""A card beside what the mouse rests on or the keyboard has reached: `data-about` names the building.

It comes after a moment, stays while the pointer is on the thing or on the card itself, and goes with Escape, with a
press, or with the focus. A finger never calls it: there a tap opens the sheet. Ears are spared: it says nothing that
the sheet does not say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from .nearby import Box, aside, beside

WAIT = 350
"""Milliseconds of rest before the card comes."""
LEAVE = 250
"""Milliseconds in which the pointer may cross from the thing to the card."""
ABOUT = '[data-about], [data-act^="open:building "]'


class Hover:
    """One card for the whole page. `words` gives its HTML for a building's key, "" for none; `write` puts it there."""

    def __init__(self, words: Callable[[str], str], write: Callable[[str], Any]) -> None:
        self._words = words
        self._write = write
        self._thing: Any = None
        self._wanted: Any = None
        self._timer = 0
        self._due = create_proxy(self._now)

    def listen(self) -> None:
        for kind, handler in (
            ("pointerover", self._over),
            ("focusin", self._focused),
            ("pointerdown", self._gone),
            ("focusout", self._gone),
        ):
            js.document.addEventListener(kind, create_proxy(handler))
        # Before the table hears of it: the first Escape takes the card away and nothing else.
        js.document.addEventListener("keydown", create_proxy(self._key), True)
        js.document.addEventListener("scroll", create_proxy(self._gone), True)

    def again(self) -> None:
        """The picture has changed: what the card is about may be gone, and what it says may be old."""
        if self._thing is None:
            return
        if self._thing.isConnected and self._thing.getClientRects().length and not self._thing.closest("[inert]"):
            self._put(self._thing)
        else:
            self._gone()

    # ---- what happens on the page

    def _over(self, event: Any) -> None:
        if event.pointerType == "touch" or event.buttons:
            return
        if event.target.closest("#tip"):
            self._stop()
            return
        thing = event.target.closest(ABOUT)
        if self._thing is not None and thing and thing.isSameNode(self._thing):
            self._stop()
        elif thing:
            self._soon(thing, WAIT)
        elif self._thing is not None or self._wanted is not None:
            self._soon(None, LEAVE)

    def _focused(self, event: Any) -> None:
        if event.target.matches(":focus-visible"):
            thing = event.target.closest(ABOUT)
            if thing:
                self._soon(thing, WAIT)

    def _gone(self, _event: Any = None) -> None:
        self._stop()
        self._wanted = None
        if self._thing is not None:
            self._thing = None
            self._write("")

    def _key(self, event: Any) -> None:
        if event.key == "Escape" and self._thing is not None:
            self._gone()
            event.stopImmediatePropagation()
        elif event.key == "Enter" or event.key == " ":
            self._gone()

    # ---- in a moment

    def _soon(self, thing: Any, wait: int) -> None:
        self._stop()
        self._wanted = thing
        self._timer = js.setTimeout(self._due, wait)

    def _stop(self) -> None:
        if self._timer:
            js.clearTimeout(self._timer)
            self._timer = 0

    def _now(self) -> None:
        self._timer = 0
        thing = self._wanted
        if thing is not None and thing.isConnected and not thing.closest("[inert]"):
            self._put(thing)
        else:
            self._gone()

    def _put(self, thing: Any) -> None:
        about = thing.getAttribute("data-about") or thing.getAttribute("data-act").partition(" ")[2]
        html = self._words(about)
        if not html:
            self._gone()
            return
        self._thing = thing
        card = self._write(html)
        act = js.document.getElementById("act")
        low = js.innerHeight
        if act and not thing.closest("#over"):  # never over the buttons that commit
            low = min(low, act.getBoundingClientRect().top)
        room = Box(0, 0, js.innerWidth, low)
        box = _box(thing)
        box, width = aside(box, _box(thing.closest("ul") or thing), room)
        card.style.width = f"{width:.0f}px"
        left, top = beside(box, width, card.getBoundingClientRect().height, room)
        card.style.left, card.style.top = f"{left:.0f}px", f"{top:.0f}px"


def _box(element: Any) -> Box:
    box = element.getBoundingClientRect()
    return Box(box.left, box.top, box.right, box.bottom)

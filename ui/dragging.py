"""Drags what bears `data-drag` onto what bears `data-drop`, with mouse, finger or pen: the intent `move:<from> <to>`.

An extra: whatever can be dragged can be tapped too. Nothing happens until the pointer has moved a few pixels, so a tap
stays a tap; Esc lays back what is dragged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

FAR = 6
"""Pixels after which a press is no tap any more."""


def _place(text: str) -> str:
    """`ring:5` -> `5`; `bench` stays."""
    return text.rpartition(":")[2]


class Dragging:
    """One drag at a time."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._held: Any = None
        self._ghost: Any = None
        self._over: Any = None
        self._start = (0.0, 0.0)
        self._drop: Callable[[str], None] = lambda _intent: None
        self._heard = {
            "pointermove": create_proxy(self._moved),
            "pointerup": create_proxy(self._released),
            "pointercancel": create_proxy(self._cancelled),
            "keydown": create_proxy(self._key),
        }
        self._no_click = create_proxy(self._swallow)

    def listen(self, drop: Callable[[str], None]) -> None:
        """Tell `drop` the intents."""
        self._drop = drop
        self._root.addEventListener("pointerdown", create_proxy(self._pressed))

    def _pressed(self, event: Any) -> None:
        held = event.target.closest("[data-drag]")
        if not held or event.button or not event.isPrimary or self._held:
            return
        self._held = held
        self._start = (event.clientX, event.clientY)
        for kind, heard in self._heard.items():
            js.document.addEventListener(kind, heard, True)

    def _moved(self, event: Any) -> None:
        if not event.isPrimary:
            return
        x, y = event.clientX, event.clientY
        if not self._ghost:
            if max(abs(x - self._start[0]), abs(y - self._start[1])) < FAR:
                return
            self._ghost = self._held.cloneNode(True)
            self._ghost.className = "dragged"
            js.document.body.appendChild(self._ghost)
            self._held.classList.add("lifted")
        self._ghost.style.transform = f"translate({x}px, {y}px)"
        over = self._under(x, y)
        if self._over and not (over and over.isSameNode(self._over)):
            self._over.classList.remove("over")
        if over:
            over.classList.add("over")
        self._over = over

    def _under(self, x: float, y: float) -> Any:
        found = js.document.elementFromPoint(x, y)
        return found.closest("[data-drop]") if found else None

    def _released(self, event: Any) -> None:
        if not event.isPrimary:
            return
        dragged, start = bool(self._ghost), self._held.getAttribute("data-drag")
        end = self._under(event.clientX, event.clientY)
        self._end()
        if dragged:
            # The click that follows belongs to the drag. It comes at once or not at all.
            js.document.addEventListener("click", self._no_click, True)
            js.setTimeout(create_once_callable(self._hear_clicks), 0)
            if end:
                self._drop(f"move:{_place(start)} {_place(end.getAttribute('data-drop'))}")

    def _cancelled(self, _event: Any) -> None:
        self._end()

    def _key(self, event: Any) -> None:
        if event.key == "Escape" and self._ghost:
            event.preventDefault()
            event.stopPropagation()
            self._end()

    def _end(self) -> None:
        for kind, heard in self._heard.items():
            js.document.removeEventListener(kind, heard, True)
        if self._ghost:
            self._ghost.remove()
        if self._over:
            self._over.classList.remove("over")
        self._held.classList.remove("lifted")
        self._held = self._ghost = self._over = None

    def _swallow(self, event: Any) -> None:
        event.preventDefault()
        event.stopPropagation()

    def _hear_clicks(self) -> None:
        js.document.removeEventListener("click", self._no_click, True)

"""The pictures of the buildings, fetched when the page has nothing else to do.

The views write `<use href="#b-farm">`, which shows nothing until the drawings stand in the page. An address of the file
there would be asked for at once, even from an element that is not shown.
"""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_once_callable

from .stagehands import when_idle

DRAWINGS = "./assets/art/buildings.svg"


def bring() -> None:
    """Fetch the drawings in idle time and put them into the page."""
    when_idle(_fetch)


def _fetch() -> None:
    js.fetch(DRAWINGS).then(create_once_callable(_text), create_once_callable(_no_pictures))


def _text(answer: Any) -> None:
    if answer.ok:
        answer.text().then(create_once_callable(_put), create_once_callable(_no_pictures))


def _put(text: str) -> None:
    svg = js.DOMParser.new().parseFromString(text, "image/svg+xml").documentElement
    svg.setAttribute("class", "drawings")
    svg.setAttribute("aria-hidden", "true")
    js.document.body.appendChild(js.document.importNode(svg, True))
    js.document.documentElement.setAttribute("data-art", "")


def _no_pictures(_error: Any) -> None:
    """Without a network, and without a stored copy, tiles stay as they are."""

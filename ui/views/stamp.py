"""Rubber stamps: cut letters in English, our frame around the word in every other language."""

from __future__ import annotations

from homesteaders.language import spoken

from ..html import esc, tag, vh
from ..words import t

ART = "./assets/art/stamps.svg"


def stamp_art(which: str, cls: str) -> str:
    """A picture of assets/art/stamps.svg; its words stand beside it."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{ART}#{which}"></use></svg>'


def stamp(which: str, size: str = "") -> str:
    """The stamp `sold`, `outbid` or `passed`."""
    words = t(f"stamp.{which}")
    cls = f"{which} {size}".strip()
    if spoken() == "en":
        return tag("span", stamp_art(f"stamp-{which}", f"inked {cls}") + vh(words), cls="stamp-art")
    return tag("span", tag("span", stamp_art("stamp-frame", "") + esc(words), cls=f"framed {cls}"), cls="stamp-art")


def bell(size: str = "") -> str:
    """The start player's bell."""
    return stamp_art("start-player", f"bell {size}".strip())

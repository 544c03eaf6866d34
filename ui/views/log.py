"""#log: what happened, in words, the newest on top."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND

from ..html import button, esc, heading, tag
from ..scene import LogLine, Scene
from ..words import e, t
from .parts import mark

SHORT = 40


def log_items(lines: tuple[LogLine, ...]) -> str:
    """Lines as list items, newest first, with the rounds as dividers."""
    items = ""
    number = -1
    for line in reversed(lines):
        if line.round != number:
            number = line.round
            title = t("round.final") if number == FINAL_ROUND else t("round.title", number=number)
            items += tag("li", f"<b>{esc(title)}</b>", cls="day")
        items += tag("li", (mark(line.seat) if line.seat >= 0 else "<span></span>") + tag("span", esc(line.text)))
    return items


def log(scene: Scene) -> str:
    """The last lines; a sheet holds the whole log."""
    lines = scene.log[-SHORT:]
    body = tag("ol", log_items(lines), cls="log") if lines else tag("p", e("log.empty"), cls="dim small")
    more = button(e("log.all"), "open:log", "link") if len(scene.log) > SHORT else ""
    return tag("section", heading("h-log", t("log")) + body + more, cls="log-box", id="log", aria_labelledby="h-log")

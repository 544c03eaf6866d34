"""#log: what happened, in words, the newest action on top; what one action led to reads downwards."""

from __future__ import annotations

from itertools import groupby

from homesteaders.catalog import FINAL_ROUND

from ..html import button, esc, heading, tag
from ..scene import LogLine, Scene
from ..words import e, t
from .parts import mark

SHORT = 40


def log_items(lines: tuple[LogLine, ...]) -> str:
    """Lines as list items, the newest action first, with the rounds as dividers."""
    items = ""
    number = -1
    for (round_, _), group in reversed([(key, list(same)) for key, same in groupby(lines, _action)]):
        if round_ != number:
            number = round_
            title = t("round.final") if number == FINAL_ROUND else t("round.title", number=number)
            items += tag("li", f"<b>{esc(title)}</b>", cls="day")
        for line in group:
            picture = mark(line.seat) if line.seat >= 0 else "<span></span>"
            items += tag("li", picture + tag("span", esc(line.text)), cls=None if line is group[-1] else "on")
    return items


def _action(line: LogLine) -> tuple[int, int]:
    return line.round, line.action


def log(scene: Scene) -> str:
    """The last lines; a sheet holds the whole log."""
    lines = scene.log[-SHORT:]
    body = tag("ol", log_items(lines), cls="log") if lines else tag("p", e("log.empty"), cls="dim small")
    more = button(e("log.all"), "open:log", "link") if len(scene.log) > SHORT else ""
    return tag("section", heading("h-log", t("log")) + body + more, cls="log-box", id="log", aria_labelledby="h-log")

"""#log: what happened, in words, the newest action on top; what one action led to reads downwards. Each action leads to
the table as it was after it. While a decision is to be made, what the others did since the last turn stands first."""

from __future__ import annotations

from itertools import groupby

from homesteaders.catalog import FINAL_ROUND

from ..html import button, drawn, esc, heading, tag
from ..scene import LogLine, Scene
from ..words import e, t
from .parts import mark
from .since import since_box

SHORT = 40
"""How many lines stand beside the table."""


def round_title(number: int) -> str:
    """`Round 6` or `Final round`."""
    return t("round.final") if number == FINAL_ROUND else t("round.title", number=number)


def log_items(lines: tuple[LogLine, ...], shown: int = -1) -> str:
    """Lines as list items, the newest action first, with the rounds as dividers. `shown`: the position of the table on
    the screen, if it is a past one: the action that led there is marked. One button takes the tab key, that of the
    marked action or else the newest; the arrow keys go on from there."""
    items = ""
    number = -1
    actions = [(key, tuple(same)) for key, same in groupby(lines, _action)]
    newest = actions[-1][0][1] if actions else -1
    stop = shown - 1 if any(action == shown - 1 for (_, action), _ in actions) else newest
    stopped = False
    for (round_, action), group in reversed(actions):
        if round_ != number:
            number = round_
            items += tag("li", f"<b>{esc(round_title(number))}</b>", cls="day", data_is=f"round {number}")
        items += _item(group, action + 1, action == shown - 1, action == stop and not stopped)
        stopped |= action == stop
    return items


def _action(line: LogLine) -> tuple[int, int]:
    return line.round, line.action


@drawn(2048)
def _item(lines: tuple[LogLine, ...], position: int, current: bool, stop: bool) -> str:
    rows = ""
    for line in lines:
        picture = mark(line.seat) if line.seat >= 0 else "<span></span>"
        rows += tag("span", picture + tag("span", esc(line.text)), cls="line") + " "
    press = button(
        rows,
        f"line:{position}",
        "deed",
        aria_current="step" if current else None,
        tabindex=None if stop else "-1",
    )
    return tag("li", press, cls="shown" if current else None, data_is=f"{lines[0].round} {position}")


def excerpt(lines: tuple[LogLine, ...], shown: int) -> tuple[LogLine, ...]:
    """The last lines; or, if the action shown is not among them, those around it. Whole actions."""
    if shown > 0 and lines and len(lines) > SHORT and shown - 1 < lines[-SHORT].action:
        here = next(index for index, line in enumerate(lines) if line.action >= shown - 1)
        start = max(0, here - SHORT // 2)
    else:
        start = max(0, len(lines) - SHORT)
    while 0 < start < len(lines) and lines[start].action == lines[start - 1].action:
        start -= 1
    return lines[start : start + SHORT + 10 if start + SHORT < len(lines) else None]


def log_list(lines: tuple[LogLine, ...], shown: int = -1) -> str:
    """The lines as a list, and for ears what its buttons do."""
    return tag("p", e("log.goto"), cls="vh", id="log-goto") + tag(
        "ol", log_items(lines, shown), cls="log", aria_describedby="log-goto"
    )


def log(scene: Scene) -> str:
    """The last lines, in history those around the action shown; a sheet holds the whole log."""
    lines = excerpt(scene.log, scene.past)
    body = log_list(lines, scene.past) if lines else tag("p", e("log.empty"), cls="dim small")
    more = button(e("log.all"), "open:log", "link") if len(scene.log) > len(lines) else ""
    inner = since_box(scene) + heading("h-log", t("log")) + body + more
    return tag("section", inner, cls="log-box", id="log", aria_labelledby="h-log")

"""Line charts as inline SVG, each with the same figures as a table.

A line is told apart by its mark, its dashes and its name at its end, never by colour alone. Each chart is drawn twice,
broad and slim; the stylesheet shows the one that fits, so that its letters are neither tiny nor huge.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from homesteaders.language import listing

from ..html import drawn, esc, tag, unseen, vh
from ..words import e, figure, t
from .parts import mark

DASHES = ("", "7 4", "2 4", "10 4 2 4")
"""By seat: whole, dashed, dotted, dash and dot."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
LINES_ACROSS = 5
"""At most so many steps between the lowest and the highest figure at the side."""


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's figures, one for each tick; None = none yet, or hidden where all are None."""

    seat: int
    name: str
    values: tuple[int | None, ...]
    bands: tuple[tuple[int, int], ...] = ()
    """Where each figure is only an estimate: from where to where it may be."""


@dataclass(frozen=True, slots=True)
class Graph:
    """What a chart shows. `key`: score, silver or income. `ticks` stand below; `rows` are the same as heads of the
    table's rows. `gist` says in a sentence what there is to see."""

    key: str
    title: str
    gist: str
    ticks: tuple[str, ...]
    rows: tuple[str, ...]
    lines: tuple[Line, ...]


class Shape(NamedTuple):
    """How a chart is laid out, in its own units: a letter is `letter` high, and the names have at most `right`."""

    name: str
    width: int
    height: int
    left: int
    right: int
    letter: int
    mark: float


BROAD = Shape("broad", 600, 262, 38, 150, 13, 8.5)
SLIM = Shape("slim", 330, 250, 32, 104, 13, 7)
TOP, BOTTOM = 30, 44
GAP = 16.0
"""Between a line's end and its name."""


class Label(NamedTuple):
    """The words at the end of a line: where they begin, the middle of their height, and the point they belong to."""

    line: Line
    text: str
    x: float
    y: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands: `across` the figures at the side with their heights, `ticks` (words, x) that have room,
    `paths` the points of each line that is known."""

    across: tuple[tuple[int, float], ...]
    ticks: tuple[tuple[str, float], ...]
    paths: tuple[tuple[Line, tuple[tuple[float, float] | None, ...]], ...]
    labels: tuple[Label, ...]
    bands: tuple[tuple[Line, tuple[tuple[float, float] | None, ...]], ...] = ()
    """The outlines of the bands: along their upper edges, and back along the lower ones."""


def letters(text: str, size: float) -> float:
    """About how wide a text is: a little more than it will be, so that nothing touches."""
    wide = sum(1.05 if ord(c) > 0x2E80 else 0.95 if c in "WMmw@%" else 0.7 if c.isupper() else 0.56 for c in text)
    return wide * size


def shortened(name: str, room: float, size: float) -> str:
    """A name that fits, with an ellipsis where something is missing."""
    if letters(name, size) <= room:
        return name
    while name and letters(name + "…", size) > room:
        name = name[:-1]
    return name.rstrip() + "…"


def sides(low: int, high: int) -> tuple[int, ...]:
    """The figures at the side: round ones, from at most `low` to at least `high`, 0 among them."""
    low, high = min(0, low), max(0, high)
    high = max(high, low + 4)
    for step in STEPS:
        first, last = low // step, -(-high // step)
        if last - first <= LINES_ACROSS:
            break
    return tuple(number * step for number in range(first, last + 1))


def spread(wanted: list[float], apart: float, low: float, high: float) -> list[float]:
    """Heights as near as possible to those wanted (which rise), at least `apart` from one another, within bounds."""
    placed: list[float] = []
    for place in wanted:
        placed.append(max(place, placed[-1] + apart) if placed else max(place, low))
    limit = high
    for index in range(len(placed) - 1, -1, -1):
        placed[index] = min(placed[index], limit)
        limit = placed[index] - apart
    return placed


def right_edge(graph: Graph, shape: Shape) -> float:
    """Where the lines end: beyond it the names have the room that they need, and no more than the shape allows."""
    longest = 0.0
    for line in graph.lines:
        numbers = [figure(value) for value in line.values if value is not None]
        if numbers:
            longest = max(longest, letters(f"{line.name} {numbers[-1]}", shape.letter))
    return shape.width - min(float(shape.right), longest + GAP + 1)


def layout(graph: Graph, shape: Shape) -> Layout:
    """Where everything stands in a chart of this shape."""
    known = [value for line in graph.lines for value in line.values if value is not None]
    known += [value for line in graph.lines for band in line.bands for value in band]
    across = sides(min(known, default=0), max(known, default=0))
    low, high = TOP, shape.height - BOTTOM
    right = right_edge(graph, shape)

    def height(value: int) -> float:
        return high - (value - across[0]) * (high - low) / (across[-1] - across[0])

    count = len(graph.ticks)
    places = [shape.left + index * (right - shape.left) / (count - 1) for index in range(count)] if count > 1 else []
    places = places or [float(right)]
    ticks: list[tuple[str, float]] = []
    free = float(shape.width)
    for words, x in zip(reversed(graph.ticks), reversed(places), strict=True):
        half = letters(words, shape.letter) / 2
        if x + half <= free:
            ticks.insert(0, (words, x))
            free = x - half - 3
    paths = []
    ends: list[tuple[float, float, Line, int]] = []
    for line in graph.lines:
        points = tuple(
            None if value is None else (x, height(value)) for x, value in zip(places, line.values, strict=True)
        )
        present = [
            (point, value) for point, value in zip(points, line.values, strict=True) if point and value is not None
        ]
        if present:
            paths.append((line, points))
            (x, y), value = present[-1]
            ends.append((y, x, line, value))
    ends.sort(key=lambda end: (end[0], end[2].seat))
    apart = shape.letter + 4.0
    heights = spread([end[0] for end in ends], apart, low - apart / 2, high + apart / 2)
    labels = []
    begin = right + GAP
    for (y, x, line, value), place in zip(ends, heights, strict=True):
        number = " " + figure(value)
        name = shortened(line.name, shape.width - begin - letters(number, shape.letter), shape.letter)
        labels.append(Label(line, name + number, begin, place, (x, y)))
    sides_ = tuple((value, height(value)) for value in across)
    bands = []
    for line in graph.lines:
        if line.bands:
            there = [(x, height(most)) for x, (_, most) in zip(places, line.bands, strict=True)]
            back = [(x, height(least)) for x, (least, _) in zip(places, line.bands, strict=True)]
            bands.append((line, (*there, *reversed(back))))
    return Layout(sides_, tuple(ticks), tuple(paths), tuple(labels), tuple(bands))


def colour(seat: int) -> str:
    """The class of a seat's colour, as its mark has it."""
    found = re.search(r"\bpl\d\b", mark(seat))
    return found[0] if found else ""


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _text(words: str, x: float, y: float, **more: str) -> str:
    return tag("text", esc(words), x=_n(x), y=_n(y), **more)


def _mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's mark with its middle at a point. A drawing within a drawing does not take its size from a stylesheet."""
    sized = mark(seat).replace("<svg ", '<svg width="16" height="16" ', 1)
    return tag("g", sized, transform=f"translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({_n(size / 16)})")


def _path(points: tuple[tuple[float, float] | None, ...]) -> str:
    """Straight lines from point to point, interrupted where there is none."""
    drawn_, pen = "", "M"
    for point in points:
        if point is None:
            pen = "M"
        else:
            drawn_ += f"{pen}{_n(point[0])} {_n(point[1])}"
            pen = "L"
    return drawn_


def svg(graph: Graph, shape: Shape) -> str:
    """The drawing alone."""
    plan = layout(graph, shape)
    right, foot = right_edge(graph, shape), shape.height - BOTTOM
    inner = ""
    for value, y in plan.across:
        inner += tag("path", d=f"M{shape.left} {_n(y)}H{_n(right)}", cls="zero" if value == 0 else "across")
        inner += _text(figure(value), shape.left - 8, y + 4.5, text_anchor="end")
    for words, x in plan.ticks:
        inner += _text(words, x, foot + 20, text_anchor="middle")
    inner += _text(t(f"charts.{graph.key}.axis"), 2, 13, cls="axis")
    inner += _text(t(f"charts.{graph.key}.across"), (shape.left + right) / 2, shape.height - 5, text_anchor="middle")
    for line, points in plan.bands:
        inner += tag("g", tag("path", d=_path(points) + "Z", cls="band"), cls=colour(line.seat))
    for line, points in plan.paths:
        ways = tag(
            "path",
            d=_path(points),
            cls="way",
            stroke_dasharray=DASHES[line.seat % len(DASHES)] or None,
        )
        inner += tag("g", ways, cls=colour(line.seat))
    for label in plan.labels:
        x, y = label.at
        if abs(label.y - y) > 3 or right - x > 1:
            inner += tag("path", d=f"M{_n(x + 7)} {_n(y)}L{_n(label.x - 3)} {_n(label.y)}", cls="lead-line")
    for line, points in plan.paths:
        last = max(index for index, point in enumerate(points) if point)
        for index, point in enumerate(points):
            if point:
                inner += _mark(line.seat, *point, shape.mark * (1.5 if index == last else 1))
    for label in plan.labels:
        inner += _text(label.text, label.x, label.y + 4.5, cls="name")
    return tag(
        "svg",
        inner,
        viewBox=f"0 0 {shape.width} {shape.height}",
        cls=f"graph {shape.name}",
        role="img",
        aria_label=t("charts.name", title=graph.title, gist=graph.gist),
    )


def seat_head(seat: int, name: str, cls: str | None = None) -> str:
    """A seat at the head of its column."""
    return tag("th", mark(seat) + tag("span", esc(name), cls="head-name"), scope="col", cls=cls)


def twin(graph: Graph) -> str:
    """The same figures as a table, folded."""
    heads = tag("th", e(f"charts.{graph.key}.across"), scope="col")
    heads += "".join(seat_head(line.seat, line.name) for line in graph.lines)
    body = ""
    for index, row in enumerate(graph.rows):
        cells = "".join(tag("td", _cell(line, index)) for line in graph.lines)
        body += tag("tr", tag("th", esc(row), scope="row") + cells)
    table = tag(
        "table",
        tag("caption", esc(graph.title), cls="vh") + tag("thead", tag("tr", heads)) + tag("tbody", body),
        cls="tbl twin",
    )
    return tag("details", tag("summary", e("charts.table")) + table, cls="twin-box")


def _cell(line: Line, index: int) -> str:
    value = line.values[index]
    if value is not None and line.bands:
        least, most = line.bands[index]
        return tag("b", figure(value)) + " " + tag("small", e("charts.band", least=least, most=most), cls="nowrap dim")
    if value is not None:
        return figure(value)
    hidden = all(other is None for other in line.values)
    return unseen("?" if hidden else "–") + vh(t("charts.hidden" if hidden else "charts.none_yet"))


@drawn(16)
def chart(graph: Graph) -> str:
    """A chart with its table."""
    return tag("figure", svg(graph, BROAD) + svg(graph, SLIM) + twin(graph), cls="graphs")


def gist(key: str, lines: tuple[Line, ...]) -> str:
    """What there is to see in a chart, in a sentence: who is ahead, and by how much."""
    ends = []
    for line in lines:
        present = [value for value in line.values if value is not None]
        if present:
            ends.append((present[-1], line.name))
    ends.sort(key=lambda end: -end[0])
    if not ends:
        return t("charts.nothing")
    n = ends[0][0]
    if len(ends) == 1:
        return t(f"charts.{key}.one", name=ends[0][1], n=n, shown=figure(n))
    ahead = [name for value, name in ends if value == n]
    if len(ahead) > 1:
        return t(f"charts.{key}.tie", names=listing(ahead), n=n, shown=figure(n))
    second, next_name = ends[1]
    return t(f"charts.{key}.lead", name=ahead[0], n=n, shown=figure(n), gap=n - second, second=next_name)

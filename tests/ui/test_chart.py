"""Charts: nothing lies over anything else, the table has the same figures, and extremes stay in the picture."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from e2e.positions import NAMES
from ui.views.chart import (
    BOTTOM,
    BROAD,
    SLIM,
    TOP,
    Graph,
    Line,
    Shape,
    chart,
    gist,
    layout,
    letters,
    right_edge,
    sides,
    spread,
    svg,
)

pytestmark = pytest.mark.engine

Values = tuple[int | None, ...]


def graph(rows: list[Values], names: tuple[str, ...] = NAMES, key: str = "score") -> Graph:
    count = len(rows[0])
    ticks = (*(str(n) for n in range(1, count - 1)), "F", "end")[-count:]
    lines = tuple(Line(seat, names[seat], row) for seat, row in enumerate(rows))
    return Graph(key, "Score by round", gist(key, lines), ticks, tuple(f"Round {tick}" for tick in ticks), lines)


def cells(html: str) -> list[list[str]]:
    """The figures of the table, by row."""
    body = html.partition("<tbody>")[2].partition("</tbody>")[0]
    return [re.findall(r"<td>([^<]*)", row) for row in body.split("</tr>") if row]


GRAPHS = {
    "a game": graph([(0, 0, 3, 9, 58), (0, 2, 2, 8, 57), (0, 1, 4, 30, 45), (0, 0, 1, 5, 38)]),
    "all equal": graph([(0,) * 12] * 4),
    "all at the top": graph([(0, 200)] * 4),
    "below nothing": graph([(0, -1, -3, -6, -28), (0, -1, -3, -6, -27), (0, 0, 0, 0, -28)]),
    "from below to above": graph([(-28, 200), (-27, 199), (200, -28), (1, 0)]),
    "one stop": graph([(0,), (0,), (1,)]),
    "one seat known": graph([(0, 4, 9), (None,) * 3, (None,) * 3]),
    "nothing known": graph([(None,) * 3] * 2),
    "gaps": graph([(3, None, 8), (4, 5, None), (None, 7, None)], key="income"),
    "long names": graph(
        [tuple(range(12))] * 4,
        ("Wilhelmina of the Great Western Plains", "W" * 40, "界" * 30, "\u2068שלום רב לכולם\u2069"),
    ),
}
SHAPES = [BROAD, SLIM]


def sound(plan_of: Graph, shape: Shape) -> None:
    """Nothing touches and nothing stands outside."""
    plan = layout(plan_of, shape)
    right = right_edge(plan_of, shape)
    assert shape.left + 60 < right <= shape.width
    heights = [label.y for label in plan.labels]
    for above, below in pairwise(heights):
        assert below - above >= shape.letter
    for label in plan.labels:
        assert shape.letter / 2 <= label.y <= shape.height - BOTTOM + shape.letter
        assert label.x > right and label.x + letters(label.text, shape.letter) <= shape.width + 0.01
        assert label.text.endswith(label.text.split()[-1])
    before = 0.0
    assert not plan.ticks or plan.ticks[-1][0] == plan_of.ticks[-1], "the last stop is always named"
    for words, x in plan.ticks:
        half = letters(words, shape.letter) / 2
        assert x - half >= before
        before = x + half
        assert before <= shape.width
    for _, points in plan.paths:
        for point in points:
            if point is not None:
                assert shape.left <= point[0] <= right + 0.01 and TOP <= point[1] <= shape.height - BOTTOM + 0.01
    tall = [y for _, y in plan.across]
    for lower, upper in pairwise(tall):
        assert lower - upper >= shape.letter
    assert 0 in [value for value, _ in plan.across]


@pytest.mark.parametrize("shape", SHAPES, ids=[shape.name for shape in SHAPES])
@pytest.mark.parametrize("name", GRAPHS)
def test_nothing_lies_over_anything_else(name: str, shape: Shape) -> None:
    sound(GRAPHS[name], shape)
    assert svg(GRAPHS[name], shape).count("<svg") > 0


def test_nothing_lies_over_anything_else_whatever_the_figures() -> None:
    rng = random.Random(1)
    for _ in range(300):
        seats, stops = rng.randint(2, 4), rng.randint(1, 12)
        low, high = rng.choice([(0, 3), (-30, 5), (0, 200), (50, 60), (-400, 1000)])
        rows: list[Values] = [
            tuple(None if rng.random() < 0.1 else rng.randint(low, high) for _ in range(stops)) for _ in range(seats)
        ]
        drawn = graph(rows)
        for shape in SHAPES:
            sound(drawn, shape)


@pytest.mark.parametrize("name", GRAPHS)
def test_the_table_has_the_same_figures(name: str) -> None:
    drawn = GRAPHS[name]
    found = cells(chart(drawn))
    assert len(found) == len(drawn.rows)
    for index, row in enumerate(found):
        for line, text in zip(drawn.lines, row, strict=True):
            value = line.values[index]
            assert text.replace("−", "-") == ("" if value is None else str(value))


def test_the_label_at_the_end_is_the_last_figure() -> None:
    labels = {label.line.name: label.text for label in layout(GRAPHS["a game"], SLIM).labels}
    assert labels == {"Clara": "Clara 58", "Mae": "Mae 57", "Hank": "Hank 45", "Ida": "Ida 38"}


def test_lines_differ_by_mark_and_dashes_not_by_colour_alone() -> None:
    html = svg(GRAPHS["a game"], BROAD)
    ways = re.findall(r'<g class="(pl\d)"><path d="[^"]*" class="way"([^>]*)>', html)
    assert len({colour for colour, _ in ways}) == len({dashes for _, dashes in ways}) == 4
    for seat in range(1, 5):
        assert html.count(f"#p-{seat}") == 5, "a mark at every stop"


def test_a_chart_says_what_there_is_to_see() -> None:
    def said(drawn: Graph) -> str:
        found = re.search(r'role="img" aria-label="([^"]*)"', chart(drawn))
        assert found
        return found[1]

    assert said(GRAPHS["a game"]) == "Score by round. Clara leads with 58 points, 1 more than Mae."
    assert said(GRAPHS["all equal"]) == "Score by round. Clara, Mae, Hank and Ida lead together with 0 points."
    assert said(GRAPHS["one seat known"]) == "Score by round. Clara has 9 points."
    assert said(GRAPHS["nothing known"]) == "Score by round. There is nothing to see yet."
    assert "lead together with −27 points" not in said(GRAPHS["below nothing"])
    assert "Hank leads" in said(graph([(-5,), (-3,), (-2,)])) and "1 more than Mae" in said(
        graph([(-5,), (-3,), (-2,)])
    )


def test_foreign_names_are_escaped_and_nothing_is_inline() -> None:
    html = chart(graph([(1, 2), (3, 4)], ("<b onclick='x'>&", '"Q"')))
    assert "<b onclick" not in html and "&lt;b" in html and "&quot;Q&quot;" in html
    assert " style=" not in html and "<style" not in html


def test_round_figures_at_the_side() -> None:
    assert sides(0, 58) == (0, 20, 40, 60)
    assert sides(0, 0) == (0, 1, 2, 3, 4)
    assert sides(-28, 5) == (-30, -20, -10, 0, 10)
    assert sides(0, 200) == (0, 50, 100, 150, 200)


def test_labels_are_spread_only_as_far_as_needed() -> None:
    assert spread([10, 50, 90], 16, 0, 100) == [10, 50, 90]
    assert spread([50, 50, 50], 16, 0, 100) == [50, 66, 82]
    assert spread([99, 99, 99], 16, 0, 100) == [68, 84, 100]

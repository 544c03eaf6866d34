"""The sheet of scores, one tap away: what counts now, what the next income brings, and how it came to this."""

from __future__ import annotations

from typing import NamedTuple

from homesteaders.catalog import FINAL_ROUND
from homesteaders.scoring import ScoreSheet, score
from homesteaders.state import ALLOCATE

from ..course import NOW, Course
from ..forecast import forecast_of, income_to_come, placing
from ..html import esc, heading, icon, tag, unseen, vh
from ..scene import Scene, known
from ..uistate import CHARTS
from ..words import e, figure, t
from .chart import Graph, Line, chart, gist, seat_head
from .ledger import PARTS, score_parts
from .pages import segment
from .parts import amount, amount_list, mark
from .rulelinks import rule_links
from .sheets import sheet

HIDDEN_PARTS = ("vp", "goods", "debt")
"""The parts of a score that stand behind the screen (R16.1)."""


class Column(NamedTuple):
    """A seat in a table of scores: its name and its cells, which are HTML, in the order of PARTS, and the total."""

    seat: int
    name: str
    cells: tuple[str, ...]
    total: str


def score_column(seat: int, name: str, sheet_now: ScoreSheet, *, hidden: bool = False) -> Column:
    """A seat's column. `hidden`: only the open parts are told, and that there is more."""
    if not hidden:
        return Column(seat, name, tuple(figure(n) for n in score_parts(sheet_now)), figure(sheet_now.total))
    secret = unseen("?") + vh(t("charts.hidden"))
    cells = tuple(
        secret if key in HIDDEN_PARTS else figure(n) for key, n in zip(PARTS, score_parts(sheet_now), strict=True)
    )
    total = unseen(t("scores.plus", n=sheet_now.printed + sheet_now.bonus))
    spoken = figure(sheet_now.printed + sheet_now.bonus) + " " + t("scores.plus_more")
    return Column(seat, name, cells, total + vh(spoken))


def score_table(columns: list[Column], caption: str, mine: int) -> str:
    """The parts of each seat's score side by side; the column of seat `mine` is tinted."""

    def tint(column: Column) -> str | None:
        return "hl" if column.seat == mine else None

    head = tag("th", vh(t("score.part")), scope="col") + "".join(
        seat_head(column.seat, column.name, tint(column)) for column in columns
    )
    body = ""
    for index, key in enumerate(PARTS):
        cells = "".join(tag("td", column.cells[index], cls=tint(column)) for column in columns)
        body += tag("tr", tag("th", e(f"part.{key}"), scope="row") + cells)
    totals = "".join(tag("td", column.total, cls=tint(column)) for column in columns)
    foot = tag("tr", tag("th", e("total"), scope="row") + totals)
    inner = tag("caption", esc(caption), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", body)
    return tag("table", inner + tag("tfoot", foot), cls="tbl scoretbl")


# ---- charts of a course


def tick(number: int, over: bool) -> str:
    """A stop in a word, for the foot of a chart."""
    if number == NOW:
        return t("charts.end" if over else "charts.now")
    return t("charts.final") if number == FINAL_ROUND else str(number)


def row_head(number: int, over: bool) -> str:
    """A stop as the head of a table's row."""
    if number == NOW:
        return t("charts.row.end" if over else "charts.row.now")
    return t("charts.row.final") if number == FINAL_ROUND else t("round.title", number=number)


def graph_of(course: Course, names: list[str], key: str) -> Graph:
    """A chart of the course: score, silver or income."""
    rounds = course.rounds if key == "income" else tuple(stop.round for stop in course.stops)
    lines = tuple(
        Line(seat, names[seat], {"score": way.scores, "silver": way.silver, "income": way.worth}[key])
        for seat, way in enumerate(course.seats)
    )
    return Graph(
        key=key,
        title=t(f"charts.{key}.title"),
        gist=gist(key, lines),
        ticks=tuple(tick(number, course.over) for number in rounds),
        rows=tuple(row_head(number, course.over) for number in rounds),
        lines=lines,
    )


# ---- the sheet


def scores_sheet(scene: Scene, course: Course) -> str:
    """The whole sheet. The course is that of the scene's viewer: it holds nothing that the scene would hide."""
    table = scene.now.table
    order = [scene.seat, *scene.rivals] if scene.seat >= 0 else scene.rivals
    columns = [
        score_column(seat, scene.name(seat), score(table.players[seat]), hidden=not known(table.players[seat]))
        for seat in order
    ]
    hidden = any(not known(player) for player in table.players)
    notes = tag("p", e("charts.hidden_note"), cls="small dim") if hidden else ""
    notes += tag("p", e("scores.tie"), cls="small dim")
    left = tag("div", score_table(columns, t("scores.caption"), scene.seat) + notes, cls="stack-s")
    left += _forecasts(scene, order)
    key = scene.ui.chart
    remarks = ""
    if key == "income":
        remarks = tag("p", e("charts.income.note"), cls="small dim")
        if any(way.partial for way in course.seats):
            remarks += tag("p", e("charts.income.bank"), cls="small dim")
    choice = segment(t("charts.choice"), "chart", tuple((name, t(f"charts.{name}")) for name in CHARTS), key)
    names = [seat.label for seat in scene.seats]
    right = tag("div", choice, cls="chart-choice") + chart(graph_of(course, names, key)) + remarks
    body = tag("div", left, cls="stack") + tag("section", right, cls="stack-s", aria_label=t("charts"))
    number = t("round.final") if table.round == FINAL_ROUND else t("round.title", number=table.round)
    title = icon("i-vp", "s20") + " " + e("scores.title") + " " + tag("small", esc(number), cls="dim")
    return sheet(title, tag("div", body, cls="scores2") + rule_links("sheet scores"), size="wide scores")


def _forecasts(scene: Scene, order: list[int]) -> str:
    """What the next income brings each seat, and what its wages are."""
    rows = "".join(_forecast(scene, seat) for seat in order)
    head = tag("th", e("scores.player"), scope="col") + tag("th", e("scores.income"), scope="col")
    head += tag("th", e("scores.wages"), scope="col")
    table = tag("table", tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl forecast")
    title = heading("h-next", t("scores.next"), t("scores.next_small"), level="h3")
    return tag("section", title + table, aria_labelledby="h-next")


def _forecast(scene: Scene, seat: int) -> str:
    table = scene.now.table
    who = tag("th", mark(seat) + " " + tag("span", esc(scene.name(seat)), cls="cut"), scope="row")
    if not income_to_come(table, seat):
        return tag("tr", who + tag("td", e("scores.last"), colspan=2, cls="dim"))
    working = scene.acting and seat == scene.seat and scene.kind == ALLOCATE
    player = scene.then if working else table.players[seat]
    told = forecast_of(player, scene.ui.rings if working else None)
    income = amount_list(told.income, change=True) or esc(t("scores.none"))
    remarks = []
    if placing(table, seat) and not working:
        remarks.append(t("scores.placing"))
    elif told.idle:
        remarks.append(t("scores.idle", n=told.idle))
    if told.bank:
        remarks.append(t("scores.bank"))
    more = tag("small", esc(", ".join(remarks)), cls="dim") if remarks else ""
    wages = amount(0, -told.wages)
    return tag("tr", who + tag("td", tag("span", income, cls="gains") + more) + tag("td", wages))

"""The page of statistics: what a person's finished games on this device add up to, in plain tables."""

from __future__ import annotations

from collections.abc import Callable

from homesteaders.describe import building_name

from ..career import Career, CareerView, Game, Line
from ..dailies import date_words
from ..html import button, esc, icon, tag, vh
from ..levels import bot_name
from ..uistate import PERSON, Seat
from ..words import e, figure, signed, t
from .ledger import PARTS
from .pages import page_top


def career_regions(view: CareerView) -> dict[str, str]:
    """The page."""
    found = view.career
    left = tag("div", _head(view) + _said(view))
    if found.all.games:
        left += tag("div", _sum(found) + _tables(found), cls="stack")
        right = tag("div", _games("best", found.best) + _games("closest", found.closest) + _parts(found), cls="stack")
        right += tag("div", _device(view), cls="stack")
    else:
        left += tag("div", tag("p", e("career.empty")) + tag("p", e("career.empty_do")), cls="sheetlet games-0")
        right = tag("div", _device(view), cls="stack")
    prompt = tag("p", e("career.count", n=found.all.games), cls="prompt")
    home = button(e("g.home") + tag("small", e("g.home_small")), "home", "btn big")
    return {
        "top": page_top(),
        "main": tag(
            "main", tag("div", left, cls="stack") + tag("div", right, cls="stack"), cls="page-b cols", id="main"
        ),
        "bar": tag("section", prompt + home, cls="bar", id="bar", aria_label=t("bar")),
    }


def _head(view: CareerView) -> str:
    inner = tag("h1", e("career.title"), cls="pt")
    if len(view.names) > 1:
        options = "".join(
            tag("option", esc(Seat(name, PERSON).label), value=str(number), selected=name == view.name)
            for number, name in enumerate(view.names)
        )
        inner += tag("label", e("career.who"), for_="career-who", cls="small")
        inner += tag("select", options, cls="in", id="career-who", data_act="career-who", data_key="career-who")
    elif view.name:
        inner += tag("span", esc(Seat(view.name, PERSON).label), cls="chip")
    return tag("div", inner, cls="games-h")


def _said(view: CareerView) -> str:
    """How the last thing went; always there, so that it is read out when it changes."""
    words = view.problem or view.said
    box = ""
    if words:
        look = icon("n-warn" if view.problem else "n-ok", "s20")
        box = tag("div", look + tag("p", esc(words)), cls=f"notice {'warn' if view.problem else 'ok'}")
    return tag("div", box, role="status")


def _section(key: str, inner: str, small: str = "") -> str:
    head = tag("h2", e(f"career.{key}"), id=f"h-{key}")
    note = tag("p", esc(small), cls="small dim") if small else ""
    return tag("section", head + inner + note, cls="sheetlet", aria_labelledby=f"h-{key}")


def _tenths(total: int, games: int) -> str:
    """An average with one decimal place, as the language writes it."""
    tenths = round(10 * total / games)
    sign, rest = "−" if tenths < 0 else "", abs(tenths)
    return f"{sign}{rest // 10}{t('career.point')}{rest % 10}"


def _percent(line: Line) -> str:
    return t("career.percent", n=round(100 * line.won / line.games))


def _sum(found: Career) -> str:
    line = found.all
    facts = (
        ("games", str(line.games)),
        ("won", f"{line.won} ({_percent(line)})"),
        ("average", _tenths(line.points, line.games)),
        ("most", figure(line.best)),
    )
    stats = "".join(
        tag("div", tag("b", esc(value)) + tag("span", e(f"career.{key}")), cls="stat") for key, value in facts
    )
    small = t("career.again", n=found.again) if found.again else ""
    return _section("sum", tag("div", stats, cls="stats"), small)


def _tables(found: Career) -> str:
    text = _section("by_seats", _lines(found.seats, lambda key: t("career.seats", n=int(key)), t("career.by_seats")))
    if found.levels:
        text += _section("by_level", _lines(found.levels, bot_name, t("career.by_level")), t("career.level_rule"))
    if found.characters:
        text += _section("by_character", _lines(found.characters, bot_name, t("career.by_character")))
    if found.buildings:
        table = _lines(found.buildings, lambda key: building_name(int(key)), t("career.by_building"))
        text += _section("by_building", table, t("career.building_rule"))
    return text


def _lines(lines: list[Line], name: Callable[[str], str], caption: str) -> str:
    """Games, wins and points of each sort."""
    keys = ("games", "won", "rate", "average", "most")
    head = tag("th", vh(caption), scope="col") + "".join(tag("th", e(f"career.{key}"), scope="col") for key in keys)
    rows = ""
    for line in lines:
        cells = (str(line.games), str(line.won), _percent(line), _tenths(line.points, line.games), figure(line.best))
        rows += tag("tr", tag("th", esc(name(line.key)), scope="row") + "".join(tag("td", esc(cell)) for cell in cells))
    return tag(
        "table", tag("caption", esc(caption), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl"
    )


def _games(key: str, games: list[Game]) -> str:
    """The best or the closest games."""
    head = "".join(tag("th", e(f"career.{word}"), scope="col") for word in ("day", "points", "place", "margin"))
    rows = ""
    for game in games:
        words = esc(date_words(game.day)) + (tag("small", e("career.daily"), cls="dim") if game.daily else "")
        cells = figure(game.points), f"{game.place}/{game.seats}", signed(game.margin)
        rows += tag("tr", tag("th", words, scope="row") + "".join(tag("td", esc(cell)) for cell in cells))
    table = tag("table", tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl days")
    return _section(key, table, t("career.margin_rule") if key == "best" else "")


def _parts(found: Career) -> str:
    """Where the points came from, on average."""
    vp, printed, bonus, *goods, debt = found.parts
    rows = ""
    for key, total in zip(PARTS, (vp, printed, bonus, sum(goods), debt), strict=True):
        rows += tag("tr", tag("th", e(f"part.{key}"), scope="row") + tag("td", _tenths(total, found.all.games)))
    caption = tag("caption", e("career.parts"), cls="vh")
    return _section("parts", tag("table", caption + tag("tbody", rows), cls="tbl"))


def _device(view: CareerView) -> str:
    inner = "".join(tag("p", e(f"career.device{n}"), cls="small dim") for n in (1, 2))
    if view.names:
        inner += button(icon("n-down") + " " + e("career.file"), "career-file", "btn hit wide")
        inner += button(e("career.forget"), "career-forget", "btn danger hit wide")
    if view.forgotten:
        words = tag("p", e("career.forgotten", n=view.forgotten)) + tag(
            "p", e("career.forgotten_more"), cls="small dim"
        )
        back = button(icon("n-undo") + " " + e("career.back"), "career-back", "btn hit wide", key="career-forget")
        inner += tag("div", words, role="status") + back
    return _section("device", tag("div", inner, cls="stack-s"))

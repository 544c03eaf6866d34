"""The sheet of the look back at a finished game: win chances, swings, auctions, idle workers, debt."""

from __future__ import annotations

from homesteaders.describe import building_name
from homesteaders.holdings import GOLD, SILVER

from ..advice import Advice
from ..html import button, esc, heading, icon, tag, unseen, vh
from ..lookback import Deal, Look, Turn
from ..uistate import Seat
from ..words import e, figure, signed, t
from .chart import Graph, Line, chart, seat_head
from .parts import mark
from .scores import row_head, tick
from .sheets import sheet


def analysis_sheet(seats: tuple[Seat, ...], advice: Advice, look: Look | None) -> str:
    """The sheet: how far it is, or all that was found."""
    title = icon("n-search", "s20") + " " + e("look.title")
    if look is None:
        if advice.no_look:
            return sheet(title, tag("p", e("look.none"), role="status"), size="narrow")
        n = max(advice.percent, 0)
        bar = tag("progress", "", max="100", value=str(n), aria_label=t("look.progress"))
        body = tag("p", e("look.working")) + tag(
            "div", bar + tag("span", e("look.percent", n=n), cls="num"), cls="prog"
        )
        return sheet(title, body, button(e("look.stop"), "analysis-stop", "btn hit"), "narrow")
    names = [seat.label for seat in seats]
    rule = tag("p", e("look.win_rule", n=look.playouts), cls="small dim")
    turns = tag("ol", "".join(map(_turn, look.turns)), cls="swings") if look.turns else tag("p", e("look.swings_none"))
    body = _part("win", t("charts.win.title"), chart(_graph(look, names)) + rule)
    body += _part("swings", t("look.swings"), turns)
    body += _part("sales", t("look.sales"), _deals(look, names) + tag("p", e("look.sales_rule"), cls="small dim"))
    body += _part("costs", t("look.costs"), _costs(look, names))
    return sheet(title, tag("div", body, cls="look"), size="wide scores")


def _part(key: str, title: str, inner: str) -> str:
    head = heading(f"h-look-{key}", title, level="h3")
    return tag("section", head + inner, cls="stack-s", aria_labelledby=f"h-look-{key}")


def _graph(look: Look, names: list[str]) -> Graph:
    """Each seat's win chance at the start of every round and at the end, with its band."""
    return Graph(
        key="win",
        title=t("charts.win.title"),
        gist=look.gist,
        ticks=tuple(tick(number, over=True) for number in look.rounds),
        rows=tuple(row_head(number, over=True) for number in look.rounds),
        lines=tuple(Line(way.seat, names[way.seat], way.values, way.bands) for way in look.chances),
    )


def _turn(turn: Turn) -> str:
    words = tag("b", esc(turn.head)) + " " + tag("span", esc(turn.numbers), cls="nowrap")
    if turn.note == "mistake":
        words += tag("span", e("look.mistake"), cls="bad small deeds-of")
    more = turn.deeds + (" " + t("look.others") if turn.note == "others" else "")
    if more:
        words += tag("span", esc(more.strip()), cls="dim small deeds-of")
    number = tag(
        "b", signed(turn.change) + vh(" " + t("look.points")), cls="num " + ("ok" if turn.change > 0 else "bad")
    )
    about = vh(" " + turn.head)
    acts = button(icon("n-hist") + " " + e("look.go") + about, f"past:{turn.start}", "btn hit")
    acts += button(e("look.replay") + about, f"replay:{turn.start}", "btn hit")
    return tag("li", mark(turn.seat) + tag("div", words) + number + tag("div", acts, cls="acts"))


# ---- what it cost


def _deals(look: Look, names: list[str]) -> str:
    heads = "".join(
        tag("th", e(f"look.sale.{key}"), scope="col") for key in ("round", "who", "price", "limit", "points")
    )
    rows = ""
    for deal in look.deals:
        what = building_name(deal.building) if deal.building else t("look.sale.nothing")
        who = mark(deal.seat) + " " + tag("span", esc(names[deal.seat]), cls="cut") + tag("small", esc(what), cls="dim")
        number = tag("th", f"{deal.round} " + tag("small", f"({deal.auction})", cls="dim"), scope="row")
        cells = tag("td", who) + tag("td", str(deal.price)) + tag("td", _limit(deal)) + tag("td", _worth(deal))
        rows += tag("tr", number + cells)
    caption = tag("caption", e("look.sales"), cls="vh")
    return tag("table", caption + tag("thead", tag("tr", heads)) + tag("tbody", rows), cls="tbl sales")


def _limit(deal: Deal) -> str:
    """How far it was worth going."""
    if deal.limit is None:
        return _untold()
    words = str(deal.limit) if deal.limit else e("look.sale.no_limit")
    if deal.price <= deal.limit:
        return words
    return tag("span", words + unseen(" !") + vh(" " + t("look.sale.over")), cls="bad")


def _worth(deal: Deal) -> str:
    return _untold() if deal.points is None else signed(deal.points) + " " + tag("small", "(±2)", cls="dim")


def _untold() -> str:
    return unseen("–") + vh(t("look.sale.untold"))


def _costs(look: Look, names: list[str]) -> str:
    """Idle workers and debts, a column for each seat."""
    head = tag("th", vh(t("look.costs")), scope="col") + "".join(seat_head(seat, names[seat]) for seat in look.order)
    rows = ""
    for key, cells in (
        ("idle", [str(look.idle[seat].rounds) for seat in look.order]),
        ("could", [str(look.idle[seat].could) for seat in look.order]),
        ("taken", [str(look.debts[seat].taken) for seat in look.order]),
        ("paid", [_paid(look, seat) for seat in look.order]),
        ("discarded", [str(look.debts[seat].discarded) for seat in look.order]),
        ("left", [_left(look, seat) for seat in look.order]),
    ):
        rows += tag("tr", tag("th", e(f"look.cost.{key}"), scope="row") + "".join(tag("td", cell) for cell in cells))
    caption = tag("caption", e("look.costs"), cls="vh")
    return tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl scoretbl")


def _paid(look: Look, seat: int) -> str:
    debts = look.debts[seat]
    if not debts.paid:
        return "0"
    amounts = tuple((holding, n) for holding, n in ((SILVER, debts.silver), (GOLD, debts.gold)) if n)
    return f"{debts.paid} " + tag("small", e("look.cost.with", what=amounts), cls="dim")


def _left(look: Look, seat: int) -> str:
    debts = look.debts[seat]
    if not debts.left:
        return "0"
    return f"{debts.left} " + tag("small", e("look.cost.points", n=debts.points, shown=figure(debts.points)), cls="dim")

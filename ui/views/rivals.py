"""#rivals: the other seats, each with what may be seen of it; one tap shows the rest."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND
from homesteaders.holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, RAIL_LINES, SILVER, STEEL, TRADE, WOOD, WORKERS
from homesteaders.state import BID, KIND_KEYS

from ..forecast import forecast_of, income_to_come
from ..html import button, drawn, esc, heading, icon, tag, vh
from ..levels import bot_label
from ..scene import Scene, known, points
from ..words import e, figure, noun, signed, t
from .parts import ICONS, mark
from .stamp import bell

ESSENTIALS = (SILVER, GOLD, TRADE, WORKERS, DEBT)
"""Always in view, where they are open, with the points."""
OPEN = (WORKERS, RAIL_LINES)
REST = (WOOD, FOOD, STEEL, COPPER, LIVESTOCK, RAIL_LINES)


def status(scene: Scene, seat: int) -> str:
    """What a seat is doing or stands at, in a word or two, as HTML."""
    table = scene.now.table
    if scene.frame.seat == seat:
        return e(f"doing.{KIND_KEYS[scene.kind]}")
    if seat in table.holder:
        auction = table.holder.index(seat) + 1
        stands = f"{auction}: {table.standing[auction - 1]}"
        return tag("span", e("auction") + " ", cls="long") + esc(stands)
    return e("status.passed") if table.passed >> seat & 1 else ""


@drawn(512)
def _count(holding: int, n: int, cls: str | None = None) -> str:
    return tag("span", icon(ICONS[holding]) + str(n) + vh(" " + noun(holding, n)), cls=cls)


@drawn(128)
def _coming(income: int, wages: int) -> str:
    """The next income in silver, and the wages after it."""
    inner = vh(t("rival.row") + " ") + e("rival.row_coming", signed=signed(income), n=wages)
    return tag("span", inner, cls="next-in")


def coming(scene: Scene, seat: int) -> str:
    """A seat's next income and wages in short; "" where there is none any more."""
    table = scene.now.table
    if table.round >= FINAL_ROUND or not income_to_come(table, seat):
        return ""
    forecast = forecast_of(table.players[seat])
    return _coming(dict(forecast.income).get(SILVER, 0), forecast.wages)


def _rival(scene: Scene, seat: int) -> str:
    table = scene.now.table
    player = table.players[seat]
    holdings = player.holdings
    bot = "" if scene.seats[seat].person else " " + tag("span", esc(bot_label(scene.seats[seat])), cls="bot")
    first = ""
    if table.start_player == seat:
        first = tag("span", bell() + vh(" " + t("first_more")), cls="starts")
    if known(player):
        mini = "".join(_count(h, holdings[h], f"h-{h}") for h in ESSENTIALS)
        rest = "".join(_count(h, holdings[h]) for h in REST if holdings[h])
    else:
        mini = "".join(_count(h, holdings[h], f"h-{h}") for h in OPEN) + tag("span", e("rival.hidden"), cls="opt-s dim")
        rest = ""
    n = points(player)
    score = tag("span", figure(n) + icon("i-vp", "s13") + vh(" " + t("points.n", n=n)), cls="score")
    more = tag("span", rest + coming(scene, seat), cls="mini rest")
    cls = "rival"
    state = status(scene, seat)
    if scene.frame.seat == seat:
        cls += " now"
    elif table.passed >> seat & 1 and scene.kind == BID:
        cls += " out"
    inner = (
        mark(seat)
        + tag(
            "span", tag("span", esc(scene.name(seat)) + bot, cls="nm cut") + tag("span", state, cls="st"), cls="whose"
        )
        + tag("span", mini + score, cls="mini")
        + more
        + first
        + (tag("span", esc(scene.says[seat]), cls="says", aria_hidden="true") if seat in scene.says else "")
        + vh(" " + t("rival.more"))
    )
    return tag("li", button(inner, f"open:rival {seat}", cls))


def rivals(scene: Scene) -> str:
    items = "".join(_rival(scene, seat) for seat in scene.rivals)
    inner = heading("h-riv", t("rivals" if scene.seat >= 0 else "players"))
    inner += tag("ul", items, cls=f"rivals n{len(scene.rivals)}")
    return tag("section", inner, id="rivals", aria_labelledby="h-riv")

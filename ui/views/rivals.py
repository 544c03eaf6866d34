"""#rivals: the other seats, each with what may be seen of it."""

from __future__ import annotations

from homesteaders.holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, RAIL_LINES, SILVER, STEEL, TRADE, WOOD, WORKERS
from homesteaders.state import KIND_KEYS

from ..html import button, esc, heading, icon, tag, vh
from ..scene import Scene, known, points
from ..words import e, figure, noun, t
from .parts import ICONS, mark

MONEY = (SILVER, GOLD)
CHITS = (WORKERS, TRADE)
REST = (WOOD, FOOD, STEEL, COPPER, LIVESTOCK, RAIL_LINES, DEBT)


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


def _count(holding: int, n: int, cls: str | None = None) -> str:
    return tag("span", icon(ICONS[holding]) + str(n) + vh(" " + noun(holding, n)), cls=cls)


def _rival(scene: Scene, seat: int) -> str:
    player = scene.now.table.players[seat]
    holdings = player.holdings
    bot = "" if scene.seats[seat].person else tag("span", e("bot"), cls="bot")
    first = ""
    if scene.now.table.start_player == seat:
        first = " " + tag("span", e("first") + vh(" " + t("first_more")), cls="lead")
    if known(player):
        mini = "".join(_count(h, holdings[h]) for h in MONEY)
        mini += "".join(_count(h, holdings[h], "opt-s") for h in CHITS)
        rest = "".join(_count(h, holdings[h], "opt-s") for h in REST if holdings[h])
    else:
        mini = _count(WORKERS, holdings[WORKERS]) + tag("span", e("rival.hidden"), cls="opt-s dim")
        rest = _count(RAIL_LINES, holdings[RAIL_LINES], "opt-s")
    n = points(player)
    score = tag("span", figure(n) + icon("i-vp", "s13") + vh(" " + t("points.n", n=n)), cls="score")
    more = tag("span", rest + bot, cls="mini rest") if rest or bot else ""
    inner = (
        mark(seat)
        + tag("span", tag("span", esc(scene.name(seat)), cls="cut") + first, cls="nm")
        + tag("span", status(scene, seat), cls="st")
        + tag("span", mini + score, cls="mini")
        + more
        + vh(" " + t("rival.more"))
    )
    cls = "rival now" if scene.frame.seat == seat else "rival"
    return tag("li", button(inner, f"open:rival {seat}", cls))


def rivals(scene: Scene) -> str:
    items = "".join(_rival(scene, seat) for seat in scene.rivals)
    inner = heading("h-riv", t("rivals" if scene.seat >= 0 else "players")) + tag("ul", items, cls="rivals")
    return tag("section", inner, id="rivals", aria_labelledby="h-riv")

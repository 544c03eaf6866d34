"""The sheet of another player: what stands there, what may be known, and how far it reaches in this round."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND
from homesteaders.holdings import RAIL_LINES, WORKERS
from homesteaders.preview import DEBT_SILVER
from homesteaders.scoring import score
from homesteaders.state import BID, NEUTRAL_BID

from ..forecast import forecast_of, income_to_come
from ..html import button, esc, heading, tag, unseen, vh
from ..levels import bot_label
from ..reach import RIVAL_TRADES, asked, reach_for, with_trades
from ..scene import Scene, debts_for, known, means, points
from ..words import counted, e, figure, named, noun, t
from .ledger import PARTS, score_parts
from .parts import GOODS_ROW, amount, mark, tile_types
from .tile import yard

NAMED = 5
"""So many buildings are named where a rival could build more."""


def rival_sheet(scene: Scene, seat: int) -> tuple[str, str, str]:
    """The sheet's title, body and foot, all HTML."""
    player = scene.now.table.players[seat]
    body = tag("div", _stats(scene, seat), cls="stats") + _reach(scene, seat)
    area = heading("h-rb", t("rival.buildings"), level="h3") + yard(player, player.placement)
    body += tag("section", area, aria_labelledby="h-rb")
    if known(player):
        body += tag("div", _goods(scene, seat) + _points(scene, seat), cls="two")
    else:
        body += tag("p", e("rival.hidden_more"), cls="dim")
    kind = "" if scene.seats[seat].person else " " + tag("span", esc(bot_label(scene.seats[seat])), cls="bot")
    title = mark(seat, "s20") + " " + esc(scene.name(seat)) + kind
    others = [s for s in scene.rivals if s != seat]
    foot = "".join(
        button(mark(s) + tag("span", esc(scene.name(s)), cls="cut"), f"open:rival {s}", "btn hit") for s in others[:2]
    )
    return title, body, foot


def _stats(scene: Scene, seat: int) -> str:
    player = scene.now.table.players[seat]
    n = points(player)
    stats = [(figure(n), t("rival.points" if known(player) else "rival.open_points"))]
    if known(player):
        stats.append((str(means(player)), t("rival.means")))
    stats.append((str(player.holdings[WORKERS]), noun(WORKERS, player.holdings[WORKERS])))
    if not known(player):
        stats.append((str(player.holdings[RAIL_LINES]), noun(RAIL_LINES, player.holdings[RAIL_LINES])))
    stats.append((str(player.track), t("rival.track")))
    return "".join(tag("div", f"<b>{value}</b>" + tag("span", esc(words)), cls="stat") for value, words in stats)


def _forecast(scene: Scene, seat: int) -> str:
    """The next income and wages, in a sentence each; "" if there is none any more."""
    table = scene.now.table
    if not income_to_come(table, seat):
        return ""
    forecast = forecast_of(table.players[seat])
    gain = counted(tuple((holding, n) for holding, n in forecast.income if n > 0))
    words = t("rival.income", income=gain) if gain else t("rival.income_none")
    words += " " + t("rival.wages", n=forecast.wages)
    return words + (" " + t("rival.bank") if forecast.bank else "")


def _money(scene: Scene, seat: int) -> str:
    """What can be paid without debt, with trades, and with debt."""
    player = scene.now.table.players[seat]
    if not known(player):
        return ""
    most, trades = with_trades(player)
    words = t("rival.reach_means", n=means(player))
    if most > means(player):
        words += " " + t("rival.reach_trades", n=trades, most=most)
    return words + " " + t("rival.reach_debts", n=DEBT_SILVER)


def _reach(scene: Scene, seat: int) -> str:
    """What may be paid, what comes, and what each auction of the round would let the rival build."""
    lines = [words for words in (_money(scene, seat), _forecast(scene, seat)) if words]
    body = "".join(tag("p", esc(words)) for words in lines)
    table = scene.now.table
    if table.round < FINAL_ROUND and scene.past < 0 and known(table.players[seat]):
        body += _auctions(scene, seat)
    if not body:
        return ""
    return tag("section", heading("h-rr", t("rival.reach"), level="h3") + body, aria_labelledby="h-rr", cls="stack-s")


def _auctions(scene: Scene, seat: int) -> str:
    table = scene.now.table
    if scene.kind not in (BID, NEUTRAL_BID):
        return ""
    if table.passed >> seat & 1:
        return tag("p", e("rival.out", name=scene.name(seat)), cls="dim")
    rows = "".join(_auction(scene, seat, auction) for auction in range(1, table.auctions + 1))
    head = "".join(tag("th", e(key), scope="col") for key in ("auction", "rival.at", "rival.pays", "rival.could"))
    caption = tag("caption", e("rival.reach_caption", name=scene.name(seat)), cls="vh")
    return tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl reach-tbl")


def _auction(scene: Scene, seat: int, auction: int) -> str:
    table = scene.now.table
    tile = table.tile(auction)
    if tile is None:
        return ""
    name = tag("th", f"<b>{auction}</b> " + tile_types(tile, quiet=True), scope="row")
    price = asked(table, seat, auction)
    if not price:
        return tag("tr", name + tag("td", e("rival.lost"), colspan="3"))
    held = tag("small", " " + e("rival.holds")) if table.holder[auction - 1] == seat else ""
    left = means(table.players[seat]) - price
    if left >= 0:
        pays = tag("td", unseen("✓ ") + e("rival.yes"), cls="ok")
    else:
        pays = tag("td", unseen("⇄ ") + e("fit.debts", n=debts_for(-left)), cls="tr")
    return tag("tr", name + tag("td", f"<b>{price}</b>{held}") + pays + tag("td", _could(scene, seat, auction)))


def _could(scene: Scene, seat: int, auction: int) -> str:
    reach = reach_for(scene, seat, auction)
    if reach is None:
        return e("tile.no_building")
    now, traded = reach.names("ok"), reach.count("tr")
    html = tag("span", unseen("✓ ") + vh(t("bid.can") + " ") + esc(named(now, NAMED)), cls="ok") if now else ""
    if traded:
        html += " " + tag("span", unseen("⇄ ") + e("rival.only_trades", n=traded, most=RIVAL_TRADES), cls="tr")
    return html or e("rival.builds_none")


def _goods(scene: Scene, seat: int) -> str:
    holdings = scene.now.table.players[seat].holdings
    items = "".join(
        tag(
            "li",
            amount(h, holdings[h], "s18") + " " + tag("span", esc(noun(h, holdings[h])), cls="dim", aria_hidden="true"),
        )
        for h in GOODS_ROW
        if holdings[h]
    )
    goods = heading("h-rg", t("rival.goods"), level="h3") + tag("ul", items, cls="facts")
    return tag("section", goods, aria_labelledby="h-rg")


def _points(scene: Scene, seat: int) -> str:
    sheet_now = score(scene.now.table.players[seat])
    rows = "".join(
        tag("tr", tag("th", e(f"part.{key}"), scope="row") + f"<td>{figure(value)}</td>")
        for key, value in zip(PARTS, score_parts(sheet_now), strict=True)
    )
    rows += tag("tr", tag("th", e("total"), scope="row") + f"<td>{figure(sheet_now.total)}</td>", cls="sum")
    table = heading("h-rp", t("rival.score"), level="h3") + tag("table", tag("tbody", rows), cls="ledger")
    return tag("section", table, aria_labelledby="h-rp")

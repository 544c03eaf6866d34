"""#board: the auctions of the round with their ladders; #coming: what is to come; in the final round, what counts."""

from __future__ import annotations

from homesteaders.catalog import BID_VALUES, FINAL_ROUND, TILES
from homesteaders.holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, SILVER, STEEL, WOOD
from homesteaders.scoring import debt_penalty
from homesteaders.state import (
    BID,
    BUILD,
    EXTRA_BUILD,
    NEUTRAL_BID,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    TILE_EXCHANGE,
    TILE_WORKER,
)

from ..html import button, esc, heading, icon, tag, vh
from ..scene import Scene, means
from ..words import e, figure, t
from .parts import ICONS, mark, tile_bonus, tile_types, who
from .reach import reach_button, rivals_line, rivals_reach, rivals_words
from .stamp import stamp

AFTER_BIDDING = (PAY_AUCTION, BUILD, ON_BUILD_WORKER, EXTRA_BUILD, TILE_WORKER, TILE_EXCHANGE)


def auction_now(scene: Scene) -> int:
    """The auction being resolved (from 1), 0 while none is."""
    for frame in reversed(scene.now.table.agenda):
        if frame.kind in (PAY_AUCTION, BUILD, TILE_WORKER, TILE_EXCHANGE):
            return frame.arg
    table = scene.now.table
    if scene.kind in AFTER_BIDDING or is_building(scene):
        won = [i + 1 for i, holder in enumerate(table.holder) if holder == scene.frame.seat]
        return won[0] if won else 0
    return 0


def is_building(scene: Scene) -> bool:
    """Has the bidding of this round ended? (Also true at a Track reward of the building step.)"""
    table = scene.now.table
    if scene.kind in AFTER_BIDDING:
        return True
    if scene.kind in (BID, NEUTRAL_BID) or table.round == FINAL_ROUND:
        return False
    out = sum(1 for seat in range(len(scene.seats)) if table.passed >> seat & 1 or seat in table.holder)
    return out == len(scene.seats) and scene.frame.arg != 0


def _cell(scene: Scene, auction: int, value: int, legal: frozenset[str], over: bool) -> str:
    table = scene.now.table
    standing, holder = table.standing[auction - 1], table.holder[auction - 1]
    token = f"bid {auction} {value}"
    held = value == standing and holder != NOBODY
    if token in legal:
        picked = scene.ui.choice == token
        short = value > means(scene.then)
        inner = vh(t("cell.bid", auction=auction) + " ")
        if held:
            inner += mark(holder, "s13") + vh(t("cell.match", name=who(scene, holder)) + " ")
        inner += str(value) + (vh(", " + t("cell.short")) if short else "")
        cls = "cell" + (" picked" if picked else "") + (" short" if short else "") + (" held" if held else "")
        return tag("li", button(inner, f"select:{token}", cls, aria_pressed=str(picked).lower()))
    if held:
        inner = mark(holder, "s13") + vh(t("cell.held", name=who(scene, holder)) + " ") + str(value)
        return _no_choice(inner, token, "cell held", legal)
    if (auction, value) in scene.was:
        inner = mark(scene.seat, "s13") + vh(t("cell.was") + " ") + str(value)
        return _no_choice(inner, token, "cell was", legal)
    if over and (holder == NOBODY or value > standing):
        return ""
    return _no_choice(str(value), token, "cell gone" if value < standing else "cell plain", legal)


def _no_choice(inner: str, token: str, cls: str, legal: frozenset[str]) -> str:
    """A cell that cannot be bid; while bids are chosen it answers a tap with the reason."""
    if "pass" not in legal:
        return tag("li", inner, cls=cls)
    return tag("li", button(inner, token, cls, why=f"why:{token}"))


def _lot(scene: Scene, auction: int, legal: frozenset[str], rivals: str) -> str:
    table = scene.now.table
    tile = table.tile(auction)
    if tile is None:
        return ""
    bonus = "".join(tag("span", text, cls="bonus") for text in tile_bonus(tile))
    head = tag("h3", vh(t("auction") + " ") + str(auction)) + tile_types(tile) + bonus
    over = is_building(scene)
    cells = "".join(_cell(scene, auction, value, legal, over) for value in BID_VALUES)
    ladder = tag("ol", cls="ladder", inner=cells) if cells else '<div class="ladder"></div>'
    after = rivals + reach_button(scene, auction)
    if over:
        sold = table.holder[auction - 1] >= 0
        after = stamp("sold") if sold else tag("span", e("unsold"), cls="stamp quiet")
    chosen = scene.ui.choice.startswith(f"bid {auction} ") or (
        (over and auction == auction_now(scene)) or scene.ui.choice == f"neutral {auction}"
    )
    inner = tag("div", head, cls="lot-h") + ladder + after
    return tag("li", inner, cls="lot pick" if chosen else "lot")


def board(scene: Scene) -> str:
    """#board: the auctions, or in the final round what debts and goods are worth."""
    if scene.now.table.round == FINAL_ROUND:
        return _final_facts(scene)
    tokens = frozenset(action.token for action in scene.ahead.legal) if scene.acting else frozenset()
    found = rivals_reach(scene)
    line = rivals_line(found)
    items = "".join(_lot(scene, auction, tokens, line) for auction in range(1, scene.now.table.auctions + 1))
    active = scene.kind in (BID, NEUTRAL_BID, PAY_AUCTION)
    note = ""
    if scene.kind == BID and scene.acting:
        limit = tag("span", e("bid.means", n=means(scene.then)))
        money = tag("span", mark(found[0][0], "s12") + " " + e("reach.key"), aria_hidden="true") if found else ""
        corner = tag("span", '<i class="corner"></i> ' + e("bid.short_key"))
        note = tag("p", corner + limit + money, cls="key hide-s")
    if found:
        note += tag("p", esc(rivals_words(scene, found)), cls="vh")
    inner = heading("h-lots", t("board")) + tag("ol", items, cls="lots") + note
    return tag("section", inner, id="board", cls="is-active" if active else None, aria_labelledby="h-lots")


def _final_facts(scene: Scene) -> str:
    now = scene.me.holdings[DEBT] if scene.seat >= 0 else -1
    after = scene.after[DEBT] if scene.seat >= 0 else -1
    rows = ""
    for n in range(max(6, now + 1, after + 1)):
        words = str(n) + (
            f" ({t('debt.both')})"
            if n == now == after
            else f" ({t('debt.now')})"
            if n == now
            else f" ({t('debt.after')})"
            if n == after
            else ""
        )
        cost = figure(debt_penalty(n))
        rows += tag("tr", tag("th", esc(words), scope="row") + tag("td", cost), cls="hl" if n == after else None)
    head = tag("tr", tag("th", e("debt.left"), scope="col") + tag("th", e("points"), scope="col"))
    debts = heading("h-debt", t("debt.costs")) + tag("table", tag("thead", head) + tag("tbody", rows), cls="tbl tight")
    good = "".join(icon(ICONS[h]) for h in (GOLD, COPPER, LIVESTOCK)) + f" <b>{e('goods.two')}</b>" + vh(t("goods.gcl"))
    none = "".join(icon(ICONS[h]) for h in (WOOD, FOOD, STEEL, SILVER)) + f" <b>{e('goods.none')}</b>"
    worth = heading("h-worth", t("goods.end")) + tag(
        "ul", tag("li", good) + tag("li", none + vh(t("goods.wfss"))), cls="next"
    )
    return tag(
        "section",
        tag("section", debts, aria_labelledby="h-debt") + tag("section", worth, aria_labelledby="h-worth"),
        id="board",
        cls="stack",
        aria_label=t("round.final"),
    )


def coming(scene: Scene) -> str:
    """#coming: the next fixed tiles of pile 1, and what the other piles still hold in this stage."""
    table = scene.now.table
    if table.round >= FINAL_ROUND - 1:
        return tag("section", "", id="coming", hidden=True)
    room = 2 if table.auctions == 3 else 5
    rows = "".join(tile_row(number) for number in table.deal.piles[0][table.round : table.round + room])
    more = button(e("coming.all"), "open:coming", "link")
    inner = heading("h-next", t("coming")) + tag("ul", rows, cls="next") + _unseen(scene, table.stage) + more
    return tag("section", inner, id="coming", aria_labelledby="h-next")


def tile_row(number: int) -> str:
    """One coming tile of pile 1."""
    tile = TILES[number]
    rest = "".join(tag("span", text, cls="row-in") for text in tile_bonus(tile))
    return tag("li", f"<b>{e('round.title', number=tile.round)}</b>" + tile_types(tile) + rest)


def _unseen(scene: Scene, stage: int) -> str:
    rows = ""
    for index, numbers in enumerate(scene.now.unseen):
        left = [TILES[n] for n in numbers if TILES[n].stage == stage]
        if index == 0 or not left:
            continue
        texts = '<span class="sep" aria-hidden="true">·</span>'.join(
            tile_types(tile, quiet=True) + "".join(" " + text for text in tile_bonus(tile)) for tile in left
        )
        rows += tag("li", f"<b>{e('pile', number=index + 1)}</b>" + tag("span", texts))
    if not rows:
        return ""
    return tag("p", e("coming.stage"), cls="small dim gap-s") + tag("ul", rows, cls="next")

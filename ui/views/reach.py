"""What an auction would let the own seat build: the counts on its card, the sheet behind them, and how far the
rivals' money goes on a ladder."""

from __future__ import annotations

from homesteaders.catalog import BID_VALUES, BUILDINGS
from homesteaders.describe import building_name
from homesteaders.language import listing

from ..html import button, drawn, esc, tag, unseen, vh
from ..reach import Reach, bidding, highest_bid, own_reach, picked_bid
from ..scene import Fit, Scene, debts_for, known, means
from ..words import e, t
from .parts import mark, pieces, tile_bonus, tile_types, type_icon
from .tile import SIGNS, fit_line


def reach_button(scene: Scene, auction: int) -> str:
    """The counts of an auction's card: how many buildings now, how many with trades. A tap lists them."""
    reach = own_reach(scene, auction)
    if reach is None:
        return ""
    return _counts(auction, reach.price, reach.count("ok"), reach.count("tr"))


@drawn(256)
def _counts(auction: int, price: int, now: int, traded: int) -> str:
    parts = [(mark, t(key, n=n), n) for mark, key, n in (("ok", "reach.now", now), ("tr", "reach.trades", traded)) if n]
    inner = vh(t("reach.lead", auction=auction, price=price) + " ")
    for sign, words, n in parts:
        short = tag("b", str(n), cls="n", aria_hidden="true")
        inner += tag("span", unseen(SIGNS[sign]) + short + tag("span", esc(words), cls="w long"), cls=f"c {sign}")
    if not parts:
        inner += tag("span", unseen("–") + tag("span", e("reach.none"), cls="w long"), cls="c no")
    inner += tag("span", e("reach.at", price=price), cls="at long") + vh(". " + t("reach.more"))
    return button(inner, f"open:reach {auction}", "reach")


def reach_body(scene: Scene, auction: int) -> tuple[str, str]:
    """The sheet's title and body, both HTML."""
    title = e("reach.title", auction=auction)
    tile = scene.now.table.tile(auction)
    reach = own_reach(scene, auction)
    if tile is None or reach is None:
        return title, tag("p", e("reach.over"))
    bonus = "".join(tag("span", text, cls="bonus") for text in tile_bonus(tile))
    head = tag("p", tile_types(tile) + " " + bonus, cls="lot-h reach-h")
    picked, _ = picked_bid(scene)
    held = scene.now.table.holder[auction - 1] == scene.seat
    which = "reach.picked" if picked == auction else "reach.held" if held else "reach.least"
    left = means(scene.then) - reach.price
    pay = t("reach.pay_now", n=left) if left >= 0 else t("reach.pay_debt", n=debts_for(-left))
    words = tag("p", esc(t("reach.price", price=reach.price) + " " + t(which) + " " + pay))
    return title, head + words + _rows(reach)


def _rows(reach: Reach) -> str:
    if not reach.found:
        return tag("p", e("reach.nothing"), cls="dim")
    return tag("ul", "".join(_row(building, fit) for building, fit in reach.found), cls="reach-list")


@drawn(512)
def _row(building: int, fit: Fit) -> str:
    printed = BUILDINGS[building]
    cost = pieces(printed.cost) if printed.cost else tag("span", e("free"))
    name = tag("span", type_icon(printed.type) + " " + esc(building_name(building)), cls="grow")
    cost = tag("span", vh(t("row.costs") + " ") + cost, cls="cost")
    inner = name + cost + fit_line(fit, long=True)
    return tag("li", button(inner, f"open:building {printed.key}", "rowbtn"))


def rivals_reach(scene: Scene) -> tuple[tuple[int, int], ...]:
    """The highest bid that each rival still in the bidding could pay without debt, where that is open."""
    players = scene.now.table.players
    return tuple(
        (seat, highest_bid(means(players[seat])))
        for seat in scene.rivals
        if bidding(scene, seat) and known(players[seat])
    )


@drawn(256)
def rivals_line(found: tuple[tuple[int, int], ...]) -> str:
    """A thin line under a ladder: each rival's mark under the highest bid it could pay. For eyes; `rivals_words` says
    it once."""
    if not found:
        return ""
    items = ""
    for place, value in enumerate(BID_VALUES, 1):
        marks = "".join(mark(seat, "s12") for seat, highest in found if highest == value)
        if marks:
            items += tag("span", marks, cls=f"to to-{place}")
    return tag("div", items, cls="afford", aria_hidden="true")


def rivals_words(scene: Scene, found: tuple[tuple[int, int], ...]) -> str:
    """The same in a sentence; "" if nothing is known."""
    if not found:
        return ""
    parts = [
        t("reach.rival" if value else "reach.rival_none", name=scene.name(seat), value=value or BID_VALUES[0])
        for seat, value in found
    ]
    return t("reach.rivals", list=listing(parts))

"""What is said before a likely mistake is made: a scene -> warnings, each with its key and its sentence.

Pure, and asked only when something is to be committed. Which warnings are given at all is `asking`'s.
"""

from __future__ import annotations

from typing import NamedTuple

from homesteaders import preview
from homesteaders.actions import Bid, Build, Sell, parse
from homesteaders.catalog import RINGS
from homesteaders.describe import building_name
from homesteaders.holdings import GOODS, PRICES, SILVER, TRADE, WORKERS
from homesteaders.state import ALLOCATE, BID, BUILD, EXTRA_BUILD, FINAL, PAY_AUCTION, PAY_WORKERS, pending

from .fits import after_paying, fit_of
from .scene import Scene, debts_for, due, means, payment
from .words import named, noun, t


class Warning(NamedTuple):
    """`key` is one of `settings.WARNINGS`."""

    key: str
    words: str


def warnings(scene: Scene) -> list[Warning]:
    """Every warning about what would be done now: the staged lines, and the selected option if there is one."""
    makers = {
        ALLOCATE: _placing,
        BID: _bidding,
        PAY_WORKERS: _paying,
        PAY_AUCTION: _paying,
        BUILD: _building,
        EXTRA_BUILD: _building,
        FINAL: _finishing,
    }
    found: list[Warning] = []
    if scene.ui.choice and scene.kind in makers:
        found += makers[scene.kind](scene)
    return found + _borrowing(scene)


def _placing(scene: Scene) -> list[Warning]:
    player, rings = scene.then, scene.ui.rings
    idle = player.holdings[WORKERS] - rings.bit_count()
    free = sum(player.owned >> ring.building & 1 and not rings >> ring.id & 1 for ring in RINGS)
    return [Warning("idle", t("warn.idle", n=min(idle, free)))] if idle > 0 and free else []


def _bidding(scene: Scene) -> list[Warning]:
    if scene.ui.choice == "pass":
        cheap = _cheap(scene)
        return [cheap] if cheap else []
    bid = parse(scene.ui.choice)
    have = means(scene.then)
    if not isinstance(bid, Bid) or bid.value <= have:
        return []
    return [Warning("beyond", t("warn.beyond", value=bid.value, have=have, n=debts_for(bid.value - have)))]


def _cheap(scene: Scene) -> Warning | None:
    """An auction that could be had for what is there, with something to build for what then remains."""
    table, player = scene.ahead.table, scene.then
    for auction in range(1, table.auctions + 1):
        tile = table.tile(auction)
        least = preview.least_bid(table, scene.seat, auction)
        if tile is None or not tile.types or least > means(player):
            continue
        left, _ = after_paying(player, least)
        for building in reversed(preview.allowed_buildings(table, pending(BUILD, scene.seat, auction))):
            if fit_of(left, building.id, 0).mark == "ok":
                name = building_name(building.id)
                return Warning("cheap", t("warn.cheap", auction=auction, value=least, building=name))
    return None


def _paying(scene: Scene) -> list[Warning]:
    amount = due(scene)
    lost = payment(scene.ui.choice, amount).wasted
    least = min((way.wasted for way in preview.payment_previews(scene.then, amount)), default=0)
    if lost > least:
        return [Warning("waste", t("warn.waste_less", n=lost, least=least))]
    return [Warning("waste", t("warn.waste", n=lost))] if lost >= preview.DEBT_SILVER else []


def _building(scene: Scene) -> list[Warning]:
    if scene.ui.choice != "decline":
        return []
    could = list(dict.fromkeys(a.building for a in scene.ahead.legal if isinstance(a, Build)))
    return [Warning("nothing", t("warn.nothing", names=named(could)))] if could else []


def _finishing(scene: Scene) -> list[Warning]:
    return [Warning(key, words) for key, words in scene.left] if scene.ui.choice == "done" else []


def _borrowing(scene: Scene) -> list[Warning]:
    """Debt is taken although, when all is done, a chit and a good are left whose sale brings as much."""
    if "debt" not in scene.ui.staged or not scene.after or not scene.after[TRADE]:
        return []
    for good in GOODS:
        holding, price = PRICES[good]
        sale = Sell(good) in scene.ahead.legal and scene.after[good]
        if sale and holding == SILVER and price >= preview.DEBT_SILVER:
            return [Warning("leftover", t("warn.leftover", good=noun(good, 1), n=price))]
    return []

"""Placing workers: the income that helps most with what the round can bring, and recruiting where it pays."""

from __future__ import annotations

from itertools import combinations

from ..actions import Action, Place, Recruit
from ..catalog import FINAL_ROUND
from ..holdings import DEBT, FOOD, SILVER, TRADE, WORKERS
from ..preview import income
from ..state import Player
from .liquidation import final_points
from .outlook import Holdings, Outlook
from .worth import SLOTS

_MANY_WORKERS = 5
"""From so many workers on, two slots beyond their number are looked at, else three, best first."""
_FINALISTS = 3
"""How many placements are compared by what can be bought with them."""


def place(outlook: Outlook) -> Action:
    """The placement to make, or to recruit first."""
    best, points = _best_placement(outlook)
    player = outlook.player
    if player.holdings[TRADE] and player.holdings[FOOD]:
        gained = _best_placement(outlook.with_recruit())[1] + outlook.scale.worker(player, outlook.round)
        if gained > points + outlook.scale.weights.hire:
            return Recruit()
    return Place(best)


def _best_placement(outlook: Outlook) -> tuple[int, float]:
    """(rings, points after income, wages and the best that the round offers)."""
    scale, number, holdings = outlook.scale, outlook.round, outlook.holdings
    workers = holdings[WORKERS]
    prices = scale.prices[number]
    slots = [
        (sum(n * prices[holding] for holding, n in gain) / rings.bit_count(), rings)
        for building in outlook.player.buildings
        for rings, gain in SLOTS[building]
    ]
    slots.sort(key=lambda slot: (-slot[0], slot[1]))
    slots = slots[: workers + (2 if workers >= _MANY_WORKERS else 3)]
    found: dict[int, Holdings] = {}
    for count in range(max(0, min(workers, len(slots)) - 1), min(workers, len(slots)) + 1):
        for chosen in combinations(slots, count):
            mask = sum(rings for _, rings in chosen)
            if mask.bit_count() <= workers:
                found[mask] = after_income(outlook.player, holdings, mask)
    ranked = sorted(found, key=lambda mask: (-scale.worth(found[mask], number), mask))[:_FINALISTS]
    scored = [(prospect(outlook, found[mask]), -place) for place, mask in enumerate(ranked)]
    points, place = max(scored)
    return ranked[-place], points


def after_income(player: Player, holdings: Holdings, mask: int) -> Holdings:
    """Holdings after the income of a placement and the wages, missing silver borrowed."""
    left = list(holdings)
    for holding, n in income(player, mask):
        left[holding] += n
    left[SILVER] -= holdings[WORKERS]
    if left[SILVER] < 0:
        debts = (1 - left[SILVER]) // 2
        left[SILVER] += 2 * debts
        left[DEBT] += debts
    return left


def prospect(outlook: Outlook, holdings: Holdings) -> float:
    """Points of holdings with what the round's auctions can make of them."""
    if outlook.round == FINAL_ROUND:
        return final_points(outlook.player, holdings)
    then = outlook.with_holdings(holdings)
    best, likely = then.passing(), round(outlook.scale.weights.likely_price)
    for auction in range(1, outlook.table.auctions + 1):
        tile = outlook.table.tile(auction)
        if tile is not None:
            best = max(best, then.offer(auction, likely).points)
    return then.base + best

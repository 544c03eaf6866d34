"""What the final actions (R15.2) will bring, quickly and nearly exactly: for playouts. `liquidation` is exact and shows
the steps; a test holds the two together."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalog import PERK_STORE
from ..holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, PRICES, SILVER, STEEL, TRADE, VP, WOOD
from ..preview import REPAY_SILVER
from ..scoring import POINTS_PER_GOOD, debt_penalty

_GOLD_PRICE = PRICES[GOLD][1]
_KNOWN = 20_000
_known: dict[tuple[int, ...], float] = {}


def quick_points(holdings: Sequence[int], perks: int, worker_bonus: int) -> float:
    """Points of what stands behind the screen after good final actions; silver breaks ties (a thousandth each).

    Every chit sells something for a point or buys gold with four silver, or recruits where workers count; then silver
    and gold pay off debt.
    """
    key = (*holdings[:8], holdings[DEBT], perks & PERK_STORE, worker_bonus)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _KNOWN:
            _known.clear()
        found = _known[key] = _points(holdings, 1 if perks & PERK_STORE else 0, worker_bonus)
    return found + holdings[VP]


def _points(holdings: Sequence[int], store: int, worker_bonus: int) -> float:
    silver, debt, all_chits = holdings[SILVER], holdings[DEBT], holdings[TRADE]
    wood, food, steel = holdings[WOOD], holdings[FOOD], holdings[STEEL]
    dear = holdings[COPPER] + holdings[LIVESTOCK]
    best = -999.0
    for recruits in range(min(all_chits, food) + 1 if worker_bonus > 1 else 1):
        for bought in range(all_chits - recruits + 1):
            chits = all_chits - recruits - bought
            money = silver - _GOLD_PRICE * bought
            points = worker_bonus * recruits
            left = chits
            for n, price in ((steel, 3), (food - recruits, 2), (wood, 1)):
                sold = min(n, left)
                left -= sold
                points += sold
                money += sold * (price + store)
            # Copper and livestock become gold, which is worth as much.
            sold = min(dear, left)
            left -= sold
            points += sold
            if money > 0 or dear or holdings[GOLD]:
                # Two chits make a point: buy and sell again, if there is anything to buy with.
                points += left // 2
            money += sold * store
            owed = debt
            if money < 0:
                owed += (1 - money) // 2
                money += 2 * ((1 - money) // 2)
            repaid = min(owed, money // REPAY_SILVER)
            owed -= repaid
            money -= REPAY_SILVER * repaid
            gold = holdings[GOLD] + bought + sold
            with_gold = min(gold, max(0, owed - POINTS_PER_GOOD))
            owed -= with_gold
            goods = gold + dear - sold - with_gold
            total = points + POINTS_PER_GOOD * goods + debt_penalty(owed) + money / 1000
            if total > best:
                best = total
            if money < -6:
                break
    return best

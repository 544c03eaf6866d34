"""What the final actions (R15.2) will bring, quickly and nearly exactly: for playouts. `liquidation` is exact,
says why, and shows the steps; a test holds the two together."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalog import PERK_BANK, PERK_MARKET, PERK_STORE
from ..holdings import DEBT, FOOD, GOLD, PRICES, STEEL, VP, WOOD
from ..preview import DEBT_SILVER, REPAY_SILVER
from ..scoring import POINTS_PER_GOOD

_WOOD, _FOOD, _STEEL, _GOLD = (PRICES[good][1] for good in (WOOD, FOOD, STEEL, GOLD))
_PERKS = PERK_STORE | PERK_MARKET | PERK_BANK
_NONE = (0,)
_KNOWN = 20_000
_known: dict[tuple[int, ...], float] = {}


def quick_points(holdings: Sequence[int], perks: int, worker_bonus: int) -> float:
    """Points of what stands behind the screen after good final actions; silver breaks ties (a thousandth each)."""
    key = (*holdings[:8], holdings[DEBT], perks & _PERKS, worker_bonus)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _KNOWN:
            _known.clear()
        found = _known[key] = _points(*key)
    return found + holdings[VP]


def _points(
    silver: int,
    wood: int,
    food: int,
    steel: int,
    gold: int,
    copper: int,
    livestock: int,
    all_chits: int,
    debt: int,
    perks: int,
    worker_bonus: int,
) -> float:
    """As `liquidation` does, but chits sell wood, food and steel before copper and livestock unless debt is high, the
    Market feeds nobody, and gold is sold for high debt or recruits only."""
    store = 1 if perks & PERK_STORE else 0
    bank, upgrading = perks & PERK_BANK, perks & (PERK_BANK | PERK_MARKET)
    dear = copper + livestock
    best = -9999.0
    if all_chits > 1 and not (silver or wood or food or steel or gold or dear):
        # The first silver is the Bank's, or comes with a debt.
        if bank:
            return _points(1, 0, 0, 0, 0, 0, 0, all_chits - 1, debt, perks, worker_bonus)
        best = _points(DEBT_SILVER, 0, 0, 0, 0, 0, 0, all_chits, debt + 1, perks, worker_bonus)
        return max(best, float(-(debt * (debt + 1) // 2)))
    # Gold that a first trip begins with carries no upgrade.
    cheap = silver or wood or food or steel
    for recruits in range((all_chits + min(food, all_chits)) // 2 + 1 if worker_bonus > 1 else 1):
        bought_food = recruits - food if recruits > food else 0
        chits = all_chits - recruits - bought_food
        food_left = food - recruits if food > recruits else 0
        scarce = debt > 4 and dear and chits and chits < wood + food_left + steel + dear
        for dear_first in range(1 + min(dear, chits)) if scarce else _NONE:
            most_sold = gold if debt > 2 or worker_bonus > 2 else 0
            for bought in range(-min(most_sold, chits - dear_first), chits - dear_first + 1):
                spare = chits - dear_first - abs(bought)
                money = silver - _GOLD * bought - _FOOD * bought_food
                sold = dear_first if bought >= 0 else dear_first - bought
                carriers = bought_food if cheap else bought_food - 2
                if spare > steel:
                    spare -= steel
                    sold += steel
                    money += _STEEL * steel
                    if spare > food_left:
                        spare -= food_left
                        sold += food_left
                        money += _FOOD * food_left
                        carriers += food_left
                        n = spare if spare < wood else wood
                        spare -= n
                        sold += n
                        money += _WOOD * n
                        carriers += 2 * n
                    else:
                        sold += spare
                        money += _FOOD * spare
                        carriers += spare
                        spare = 0
                else:
                    sold += spare
                    money += _STEEL * spare
                    spare = 0
                pieces = gold + bought + dear_first
                if spare and dear > dear_first:
                    # Copper and livestock become gold, which is worth as much.
                    n = min(spare, dear - dear_first)
                    spare -= n
                    sold += n
                    pieces += n
                money += store * sold
                if bought > 0 and money + spare < -DEBT_SILVER:
                    break
                fixed = sold + worker_bonus * recruits + POINTS_PER_GOOD * (gold + bought + dear)
                trips = spare // 2
                while trips >= 0:
                    left = money + store * trips
                    if upgrading:
                        upgrades = spare - 2 * trips
                        if not bank and upgrades > carriers + 2 * trips:
                            upgrades = max(0, carriers + 2 * trips)
                        left += upgrades
                    owed = debt
                    wanted = REPAY_SILVER
                    if left < 0:
                        more = (1 - left) >> 1
                        owed += more
                        left += DEBT_SILVER * more
                        wanted = DEBT_SILVER
                    total = fixed + trips
                    if owed:
                        repaid = left // REPAY_SILVER
                        if repaid > owed:
                            repaid = owed
                        owed -= repaid
                        left -= REPAY_SILVER * repaid
                        with_gold = owed - POINTS_PER_GOOD
                        if with_gold > 0:
                            if with_gold > pieces:
                                with_gold = pieces
                            total -= POINTS_PER_GOOD * with_gold
                            owed -= with_gold
                        total -= owed * (owed + 1) // 2
                    if total + left / 1000 > best:
                        best = total + left / 1000
                    if not trips or not upgrading or left >= wanted:
                        break
                    # Fewer trips, for one debt less.
                    trips -= (wanted - left + 1 - store) // (2 - store)
    return best

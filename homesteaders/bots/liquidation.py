"""The final actions (R15.2), solved exactly: which sales, purchases, recruits and repayments give the most points.

Every way there is has an equal or better one of this shape; each step of the argument is an exchange without loss:
* What brings silver comes first, then what is bought, then recruits; silver left pays off debt, and gold does while a
  debt costs more than the gold's two points. Debts are taken only for what silver lacks: two silver for a debt never
  pay one off, and gold paying for wood or food is no better than a debt taken and paid off with the gold.
* Recruits eat own food first, then wood from the Market or food bought.
* Buying and selling again, of anything, is a trip: two chits for a point (and the General Store's silver). Steel and
  copper are bought for nothing else, and gold is not both bought and sold.
* An upgrade is a chit turned into a silver: by the Bank, or by the Market on wood or food that is sold, on food that is
  bought (as wood), and twice on each trip.
* A chit that sells wood, food or steel beats one that upgrades or trips, and one that sells copper or livestock beats
  a trip.
* Of two plans for the spare chits after which as much debt is left, that with more trips is better.
What remains is tried: recruits, wood for their food, gold bought or sold, copper and livestock sold, and of trips the
few numbers that are the most for some number of debts. Tests compare with full searches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..actions import Action, BankExchange, Buy, Done, Market, Recruit, Repay, Sell, TakeDebt
from ..catalog import PERK_BANK, PERK_MARKET, PERK_STORE
from ..holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, PRICES, SILVER, STEEL, TRADE, VP, WOOD
from ..preview import DEBT_SILVER, REPAY_SILVER, changes_of
from ..scoring import POINTS_PER_GOOD, bonuses_for, debt_penalty
from ..state import Player

_WOOD, _FOOD, _STEEL, _GOLD = (PRICES[good][1] for good in (WOOD, FOOD, STEEL, GOLD))
"""What each is bought and sold for, in silver."""


class _Plan(NamedTuple):
    """How many of each kind of step. `upgrades` are chits turned into one silver each by Market or Bank."""

    recruits: int = 0
    market_food: int = 0
    bought_food: int = 0
    gold_bought: int = 0
    debts: int = 0
    dear_sold: int = 0
    gold_sold: int = 0
    sold: tuple[int, int, int] = (0, 0, 0)
    upgrades: int = 0
    trips: int = 0
    repaid_silver: int = 0
    repaid_gold: int = 0


_NO_PLAN = _Plan()
_FAR = 10**9

_Start = tuple[int, int, int, int, int, int, int, int]
"""Silver, wood, food, steel, gold, copper and livestock together, trade chits, debt."""


def final_action(player: Player) -> Action:
    """The next step of the best final actions; Done when nothing gains any more."""
    holdings = player.holdings
    plan = _solved(player, _start(holdings))[2]
    return _first_step(plan, holdings, bool(player.perks & PERK_BANK))


def final_points(player: Player, holdings: Sequence[int]) -> float:
    """Points of these holdings after the best final actions, without points of buildings; silver breaks ties."""
    points, silver, _ = _solved(player, _start(holdings))
    return holdings[VP] + points + silver / 1000


def final_actions(player: Player) -> list[Action]:
    """The best final actions one after the other, without Done. The player stays as it is."""
    there, found = player.copy(), list[Action]()
    while (action := final_action(there)) is not Done():
        for holding, n in changes_of(action, bool(player.perks & PERK_STORE)):
            there.holdings[holding] += n
        found.append(action)
    return found


def final_gain(player: Player) -> int:
    """How many points the best final actions bring, compared with none."""
    start = _start(player.holdings)
    *_, gold, dear, _, debt = start
    points, _, _ = _solved(player, start)
    return points - POINTS_PER_GOOD * (gold + dear) - debt_penalty(debt)


def _solved(player: Player, start: _Start) -> tuple[int, int, _Plan]:
    """What `_solve` finds for somebody with a player's buildings."""
    perks = player.perks & (PERK_STORE | PERK_MARKET | PERK_BANK)
    return _solve(start, perks, bonuses_for(player.buildings, "workers"))


def _start(holdings: Sequence[int]) -> _Start:
    silver, wood, food, steel, gold, copper, livestock, trade = holdings[: TRADE + 1]
    return silver, wood, food, steel, gold, copper + livestock, trade, holdings[DEBT]


@lru_cache(maxsize=4096)
def _solve(start: _Start, perks: int, worker_bonus: int) -> tuple[int, int, _Plan]:
    """(points, silver left, plan) of the best plan, VP chits and buildings apart."""
    silver, wood, food, steel, gold, dear, chits, debt = start
    store = 1 if perks & PERK_STORE else 0
    bank = bool(perks & PERK_BANK)
    upgrading = bank or bool(perks & PERK_MARKET)
    best_points, best_silver, best = -_FAR, 0, _NO_PLAN
    for recruits in range(chits + 1 if worker_bonus else 1):
        lacking = max(0, recruits - food)
        chits_1 = chits - recruits - lacking
        if chits_1 < 0:
            break
        food_left = max(0, food - recruits)
        for market_food in range(min(lacking, wood) + 1 if perks & PERK_MARKET else 1):
            wood_left, bought_food = wood - market_food, lacking - market_food
            for dear_sold in range(min(dear, chits_1) + 1):
                chits_2 = chits_1 - dear_sold
                for gold_bought in range(-min(gold + dear_sold, chits_2), chits_2 + 1):
                    gold_sold = -gold_bought if gold_bought < 0 else 0
                    spare = chits_2 - abs(gold_bought)
                    sold_steel = min(steel, spare)
                    spare -= sold_steel
                    sold_food = min(food_left, spare)
                    spare -= sold_food
                    sold_wood = min(wood_left, spare)
                    spare -= sold_wood
                    sold = sold_steel + sold_food + sold_wood + dear_sold + gold_sold
                    money = silver + _STEEL * sold_steel + _FOOD * (sold_food - bought_food) + _WOOD * sold_wood
                    money += store * sold - _GOLD * gold_bought
                    if gold_bought > 0 and money + spare < -DEBT_SILVER:
                        # One gold less and two debts less is better, and so on.
                        break
                    # A chit left over would rather sell the dear ones.
                    most_trips = 0 if dear_sold < dear else spare // 2
                    if spare and not most_trips and not upgrading and dear_sold < dear:
                        continue
                    pieces = gold + dear_sold + gold_bought
                    fixed = sold + recruits * worker_bonus + POINTS_PER_GOOD * (pieces + dear - dear_sold)
                    carriers = spare if bank else 2 * sold_wood + sold_food + bought_food if upgrading else 0
                    per_trip = 2 if upgrading else 0
                    # A trip starts with silver or a good; if that is gold, it cannot carry an upgrade.
                    cheap = silver + wood + food + steel + gold_sold + store * dear_sold
                    for seed in (0,) if cheap or not spare else (0, 1):
                        trips = most_trips
                        while trips >= 0:
                            upgrades = min(spare - 2 * trips, carriers + per_trip * trips)
                            if trips and not cheap and not seed:
                                if gold + dear_sold:
                                    upgrades = min(upgrades, spare if bank else carriers + per_trip * (trips - 1))
                                elif not (bank and upgrades):
                                    trips -= 1
                                    continue
                            left = money + upgrades + store * trips + DEBT_SILVER * seed
                            debts = seed
                            if left < 0:
                                debts += (1 - left) // 2
                                left += DEBT_SILVER * ((1 - left) // 2)
                            owed = debt + debts
                            repaid_silver = min(owed, left // REPAY_SILVER)
                            owed -= repaid_silver
                            left -= REPAY_SILVER * repaid_silver
                            repaid_gold = min(pieces, max(0, owed - POINTS_PER_GOOD))
                            owed -= repaid_gold
                            points = fixed + trips - POINTS_PER_GOOD * repaid_gold + debt_penalty(owed)
                            if points > best_points or (points == best_points and left > best_silver):
                                best_points, best_silver = points, left
                                best = _Plan(
                                    recruits,
                                    market_food,
                                    bought_food,
                                    max(0, gold_bought),
                                    debts,
                                    dear_sold,
                                    gold_sold,
                                    (sold_wood, sold_food, sold_steel),
                                    upgrades,
                                    trips,
                                    repaid_silver,
                                    repaid_gold,
                                )
                            # Fewer trips only for one debt less.
                            if not trips or not upgrading:
                                break
                            if debts > seed:
                                wanted = 2 - left
                            elif owed + repaid_gold:
                                wanted = REPAY_SILVER - left
                            else:
                                break
                            trips -= -(-wanted // (2 - store))
    return best_points, best_silver, best


def _first_step(plan: _Plan, holdings: list[int], bank: bool) -> Action:
    """What to do first: what brings in, then what is bought, then what is paid off."""
    sold_wood, sold_food, sold_steel = plan.sold
    if plan.market_food:
        return Market(FOOD)
    if plan.upgrades:
        if bank:
            return BankExchange()
        if sold_wood or sold_food:
            return Market(FOOD if sold_wood else STEEL)
    if sold_steel:
        return Sell(STEEL)
    if sold_food:
        return Sell(FOOD)
    if sold_wood:
        return Sell(WOOD)
    if plan.dear_sold:
        return Sell(COPPER if holdings[COPPER] else LIVESTOCK)
    if plan.gold_sold:
        return Sell(GOLD)
    if plan.debts:
        return TakeDebt()
    if plan.trips:
        return _start_of_trip(plan, holdings)
    if plan.bought_food:
        return Buy(WOOD if plan.upgrades else FOOD)
    if plan.recruits:
        return Recruit()
    if plan.gold_bought:
        return Buy(GOLD)
    if plan.repaid_silver:
        return Repay(0)
    return Repay(1) if plan.repaid_gold else Done()


def _start_of_trip(plan: _Plan, holdings: list[int]) -> Action:
    """With silver a trip starts with buying wood, else with selling what is bought back."""
    if holdings[SILVER]:
        return Buy(WOOD)
    if plan.upgrades and (holdings[WOOD] or holdings[FOOD]):
        return Market(FOOD if holdings[WOOD] else STEEL)
    return Sell(next(good for good in (FOOD, WOOD, GOLD) if holdings[good]))

"""The final actions (R15.2), solved exactly: which sales, purchases, recruits and repayments give the most points.

Why the counts below suffice, and nothing cleverer is missed:
* Each chit sells something for a point and silver, so goods without points are sold while chits last, dearest first.
* With no goods left, two chits still make a point: buy one wood, sell it again (or copper, with gold).
* All silver left at the end pays off debt, and gold does while a debt costs more than the gold's two points.
What remains to be tried are the number of recruits and where their food comes from, gold bought, copper and livestock
sold for gold, gold sold for silver, debts taken, and chits turned into silver. A test compares with a full search.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..actions import Action, BankExchange, Buy, Done, Market, Recruit, Repay, Sell, TakeDebt
from ..catalog import BUILDINGS, PERK_BANK, PERK_MARKET, PERK_STORE
from ..holdings import COPPER, DEBT, FOOD, GOLD, LIVESTOCK, PRICES, SILVER, STEEL, TRADE, VP, WOOD
from ..preview import DEBT_SILVER, REPAY_SILVER
from ..scoring import POINTS_PER_GOOD, debt_penalty
from ..state import Player

_WOOD, _FOOD, _STEEL, _GOLD = (PRICES[good][1] for good in (WOOD, FOOD, STEEL, GOLD))
"""What each is bought and sold for, in silver."""


class _Plan(NamedTuple):
    """How many of each kind of step. `upgrades` are chits turned into one silver each by Market or Bank."""

    recruits: int
    market_food: int
    bought_food: int
    gold_bought: int
    debts: int
    dear_sold: int
    gold_sold: int
    sold: tuple[int, int, int]
    upgrades: int
    round_trips: int
    repaid_silver: int
    repaid_gold: int


_MOST_DEBTS = 3
"""A debt beyond these costs more than anything its silver can buy."""

_Start = tuple[int, int, int, int, int, int, int, int]
"""Silver, wood, food, steel, gold, copper and livestock together, trade chits, debt."""


def final_action(player: Player) -> Action:
    """The next step of the best final actions; Done when nothing gains any more."""
    holdings = player.holdings
    plan = _solve(_start(holdings), player.perks & (PERK_STORE | PERK_MARKET | PERK_BANK), _worker_bonus(player))[2]
    return _first_step(plan, holdings, bool(player.perks & PERK_BANK))


def final_points(player: Player, holdings: Sequence[int]) -> float:
    """Points of these holdings after the best final actions, without points of buildings; silver breaks ties."""
    points, silver, _ = _solve(
        _start(holdings), player.perks & (PERK_STORE | PERK_MARKET | PERK_BANK), _worker_bonus(player)
    )
    return holdings[VP] + points + silver / 1000


def _worker_bonus(player: Player) -> int:
    return sum("workers" in BUILDINGS[building].end_bonus for building in player.buildings)


def _start(holdings: Sequence[int]) -> _Start:
    silver, wood, food, steel, gold, copper, livestock, trade = holdings[: TRADE + 1]
    return silver, wood, food, steel, gold, copper + livestock, trade, holdings[DEBT]


def _debts(money: int) -> int:
    """How many debts bring a sum up to 0: more never help, since paying one off costs more than it brings."""
    return max(0, (1 - money) // 2)


@lru_cache(maxsize=512)
def _solve(start: _Start, perks: int, worker_bonus: int) -> tuple[int, int, _Plan]:
    """(points, silver left, plan) of the best plan, VP chits and buildings apart."""
    silver, wood, food, steel, gold, dear, chits, debt = start
    store = 1 if perks & PERK_STORE else 0
    market, bank = bool(perks & PERK_MARKET), bool(perks & PERK_BANK)
    best: tuple[int, int, _Plan] | None = None
    for recruits in range(chits + 1 if worker_bonus else 1):
        lacking = max(0, recruits - food)
        for market_food in range(min(lacking, wood) + 1 if market else 1):
            bought_food = lacking - market_food
            chits_1 = chits - recruits - lacking
            if chits_1 < 0:
                continue
            wood_left, food_left = wood - market_food, food - (recruits - lacking)
            for gold_bought in range(chits_1 + 1):
                chits_2 = chits_1 - gold_bought
                # Selling gold and buying it is a round trip like any other.
                for gold_sold in range(1 if gold_bought else min(gold + dear, chits_2) + 1):
                    chits_3 = chits_2 - gold_sold
                    # Chits that find no cheap good to sell sell the dear ones.
                    least_dear = max(0, gold_sold - gold, min(dear, chits_3 - steel - food_left - wood_left))
                    for dear_sold in range(least_dear, min(dear, chits_3) + 1):
                        chits_4 = chits_3 - dear_sold
                        sold_steel = min(steel, chits_4)
                        sold_food = min(food_left, chits_4 - sold_steel)
                        sold_wood = min(wood_left, chits_4 - sold_steel - sold_food)
                        sold = sold_steel + sold_food + sold_wood
                        spare = chits_4 - sold
                        earned = silver + _STEEL * sold_steel + _FOOD * sold_food
                        earned += _WOOD * sold_wood + _GOLD * gold_sold
                        earned += store * (sold + dear_sold + gold_sold)
                        money = earned - _FOOD * bought_food - _GOLD * gold_bought
                        if money + spare + DEBT_SILVER * _MOST_DEBTS < 0:
                            continue
                        pieces = gold + dear_sold + gold_bought - gold_sold
                        dear_left = pieces + dear - dear_sold
                        fixed = sold + dear_sold + gold_sold + recruits * worker_bonus + POINTS_PER_GOOD * dear_left
                        most_upgrades = spare if bank else min(spare, 2 * sold_wood + sold_food) if market else 0
                        for upgrades in range(most_upgrades + 1):
                            round_trips = (spare - upgrades) // 2
                            # Something is needed to start a round trip with.
                            start_debt = int(round_trips > 0 and earned + upgrades < 1 and gold + dear < 1)
                            for debts in (_debts(money + upgrades + store * round_trips), start_debt):
                                trips = 0 if start_debt > debts else round_trips
                                left = money + DEBT_SILVER * debts + upgrades + store * trips
                                if left < 0 or debts > _MOST_DEBTS:
                                    continue
                                owed = debt + debts
                                repaid_silver = min(owed, left // REPAY_SILVER)
                                owed -= repaid_silver
                                left -= REPAY_SILVER * repaid_silver
                                repaid_gold = min(pieces, max(0, owed - 2))
                                owed -= repaid_gold
                                points = fixed + trips - POINTS_PER_GOOD * repaid_gold + debt_penalty(owed)
                                if best is None or (points, left) > best[:2]:
                                    plan = _Plan(
                                        recruits,
                                        market_food,
                                        bought_food,
                                        gold_bought,
                                        debts,
                                        dear_sold,
                                        gold_sold,
                                        (sold_wood, sold_food, sold_steel),
                                        upgrades,
                                        trips,
                                        repaid_silver,
                                        repaid_gold,
                                    )
                                    best = points, left, plan
    assert best is not None
    return best


def _first_step(plan: _Plan, holdings: list[int], bank: bool) -> Action:
    """What to do first: what brings in, then what is bought, then what is paid off."""
    sold_wood, sold_food, sold_steel = plan.sold
    if plan.market_food:
        return Market(FOOD)
    if plan.upgrades:
        return BankExchange() if bank else Market(FOOD if sold_wood else STEEL)
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
    if plan.round_trips:
        if holdings[SILVER]:
            return Buy(WOOD)
        return Buy(COPPER) if holdings[GOLD] else Sell(COPPER if holdings[COPPER] else LIVESTOCK)
    if plan.bought_food:
        return Buy(FOOD)
    if plan.recruits:
        return Recruit()
    if plan.gold_bought:
        return Buy(GOLD)
    if plan.repaid_silver:
        return Repay(0)
    return Repay(1) if plan.repaid_gold else Done()

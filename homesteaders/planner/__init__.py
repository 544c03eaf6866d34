"""Which trades, gold and debt make something payable? Every answer is a list of ordinary legal actions.

    plan = cheapest_build(player, BUILDING["church"].id)
    for action in plan.actions: apply(state, action)

A plan is made of free actions (R5) and, for a payment or a building, the action that pays; each of them is legal when
its turn comes, at any decision point of the player (so no debt is paid off in it, R7.2). Plans come cheapest first;
the cost is what the player loses by a table of values. None holds anything needless: no part of its free
actions would do, unless with a costlier payment; none sells a good that it bought with gold, since selling the gold
brings more. Of what is left the first is the true optimum among those with at most MOST_TRADES trades: where no trade
pays by itself (the default values without a General Store) it is the cheapest of all such sequences of actions. Ties
go to fewer actions, then to the order of the tables.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..actions import Action, Pay
from ..catalog import BUILDINGS, PERK_PORT
from ..holdings import DEBT, GOLD, SILVER, TRADE, Amounts
from ..phases.building import ways_of
from ..phases.payment import most_gold, silver_part
from ..state import Player
from .search import Closing, Counts, Found, Target, best, covers, every
from .steps import HOLDINGS, TRADE_PERKS, step_cost
from .values import DEFAULT_VALUES, Values

__all__ = [
    "DEFAULT_VALUES",
    "LISTED_TRADES",
    "MOST_TRADES",
    "Plan",
    "Values",
    "cheapest_build",
    "cheapest_hold",
    "cheapest_pay",
    "ways_to_build",
    "ways_to_hold",
    "ways_to_pay",
]


MOST_TRADES = 6
"""The first plan has no more: these buy all goods of the dearest building, and the search grows quickly with their
number. What more sales could bring in silver, debt brings."""
LISTED_TRADES = 4
"""The plans listed behind the first have no more, since finding them all takes longer than finding the best."""


class Plan(NamedTuple):
    """A way to fund something.

    `actions` in order, the last one the wanted Pay or Build where there is one; `cost` in tenths of a point, the price
    itself included; `trades` and `debts` count the chits used and the debts taken; `after` is what the player then
    holds (a building's own effects, R13.5, and a Forge's point come on top).
    """

    actions: tuple[Action, ...]
    cost: int
    trades: int
    debts: int
    after: tuple[int, ...]


def ways_to_pay(player: Player, amount: int, limit: int = 8, values: Values = DEFAULT_VALUES) -> list[Plan]:
    """R6: the ways to pay an amount of silver, cheapest first, at most `limit`; each ends with a Pay. Never empty."""
    return _ways(player, _payment(amount, values), limit)


def ways_to_build(player: Player, building: int, limit: int = 8, values: Values = DEFAULT_VALUES) -> list[Plan]:
    """R11.4, R13.7: the ways to pay for a building, by its id, cheapest first, at most `limit`; each ends with a Build.

    Every substitution of a River Port is considered. Supply, type and what is owned are not asked. [] if no debt helps.
    """
    return _ways(player, _construction(building, player.perks & PERK_PORT, values), limit)


def ways_to_hold(player: Player, needs: Amounts, limit: int = 8, values: Values = DEFAULT_VALUES) -> list[Plan]:
    """The ways to have at least these amounts at hand, cheapest first, at most `limit`; [] if there is none.

    If they are there already, that is one plan without actions. No closing action; the cost is that of the trades.
    """
    return _ways(player, _holding(needs, values), limit)


def cheapest_pay(player: Player, amount: int, values: Values = DEFAULT_VALUES) -> Plan:
    """The first of `ways_to_pay`, found without the others."""
    plan = _cheapest(player, _payment(amount, values))
    assert plan is not None  # debt pays any amount
    return plan


def cheapest_build(player: Player, building: int, values: Values = DEFAULT_VALUES) -> Plan | None:
    """The first of `ways_to_build`, found without the others; None if there is none."""
    return _cheapest(player, _construction(building, player.perks & PERK_PORT, values))


def cheapest_hold(player: Player, needs: Amounts, values: Values = DEFAULT_VALUES) -> Plan | None:
    """The first of `ways_to_hold`, found without the others; None if there is none."""
    return _cheapest(player, _holding(needs, values))


@lru_cache(maxsize=1 << 9)
def _payment(amount: int, values: Values) -> Target:
    ways = [
        (Pay(gold), tuple((what, n) for what, n in ((SILVER, silver_part(amount, gold)), (GOLD, gold)) if n))
        for gold in range(most_gold(amount) + 1)
    ]
    return Target(tuple(_closing(action, price, values) for action, price in ways), values)


@lru_cache(maxsize=1 << 9)
def _construction(building: int, port: int, values: Values) -> Target:
    ways = ways_of(BUILDINGS[building].id)
    return Target(tuple(_closing(action, cost, values) for action, cost in (ways if port else ways[:1])), values)


@lru_cache(maxsize=1 << 9)
def _holding(needs: Amounts, values: Values) -> Target:
    return Target((Closing(None, _dense(needs), (0,) * len(HOLDINGS), 0),), values)


def _closing(action: Action, price: Amounts, values: Values) -> Closing:
    needs = _dense(price)
    return Closing(action, needs, needs, step_cost(tuple((what, -n) for what, n in price), values))


def _dense(price: Amounts) -> Counts:
    given = dict(price)
    return tuple(given.get(holding, 0) for holding in HOLDINGS)


@lru_cache(maxsize=1 << 12)
def _useful(target: Target, chits: int) -> Counts:
    """Of each holding, as much as any plan can use: the price, and what trades with these chits can take."""
    most = [n + chits for n in target.most]
    most[SILVER] = target.most[SILVER] + 4 * chits  # R5.3: the dearest thing sold for silver
    return tuple(most)


def _at_hand(player: Player, target: Target, trades: int) -> Counts:
    # Players who differ only in what no plan can use share their plans.
    holdings = player.holdings
    chits = min(holdings[TRADE], trades + target.most[TRADE])
    have = list(map(min, holdings, _useful(target, chits)))
    have[DEBT] = holdings[DEBT]
    have[TRADE] = chits
    return tuple(have)


def _cheapest(player: Player, target: Target) -> Plan | None:
    found = best(_at_hand(player, target, MOST_TRADES), player.perks & TRADE_PERKS, target)
    return None if found is None else _plan(player, found)


def _ways(player: Player, target: Target, limit: int) -> list[Plan]:
    first = best(_at_hand(player, target, MOST_TRADES), player.perks & TRADE_PERKS, target)
    if first is None:
        return []
    others = every(_at_hand(player, target, LISTED_TRADES), player.perks & TRADE_PERKS, target)
    found = [first, *(other for other in others if not covers(first.changes, other.changes))]
    return [_plan(player, one) for one in found[:limit]]


def _plan(player: Player, found: Found) -> Plan:
    after = tuple([n + change for n, change in zip(player.holdings, found.changes, strict=True)])
    return Plan(found.actions, found.cost, len(found.numbers), found.debts, after)

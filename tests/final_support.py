"""Two slow and simple ways to find the best final actions (R15.2), for the tests of the quick ones.

`search_everything` tries every order of the engine's own free actions. `search_by_chits` gives the same for many chits:
it goes chit by chit and leaves out what another way there equals in everything.
"""

from __future__ import annotations

from collections.abc import Iterator

from homesteaders.actions import Done
from homesteaders.bots.liquidation import final_action
from homesteaders.catalog import BUILDING, BUILDINGS, PERK_BANK, PERK_MARKET, PERK_STORE
from homesteaders.holdings import (
    COPPER,
    DEBT,
    FOOD,
    GOLD,
    GOODS,
    LIVESTOCK,
    SILVER,
    STEEL,
    TRADE,
    VP,
    WOOD,
    WORKERS,
)
from homesteaders.phases.free import DEBT_SILVER, REPAY_SILVER, changes_of, free_actions
from homesteaders.rng import Rng
from homesteaders.scoring import POINTS_PER_GOOD, debt_penalty, score
from homesteaders.state import Player

COUNTING_WORKERS = ("railworkers_house", "dude_ranch", "circus")
PERKS = (PERK_STORE, PERK_MARKET, PERK_BANK)


def worker_bonus(player: Player) -> int:
    """How many points each worker counts."""
    return sum("workers" in BUILDINGS[building].end_bonus for building in player.buildings)


def somebody(perks: int, bonus: int, holdings: list[int]) -> Player:
    """A player with these perks and so many buildings that count workers."""
    player = Player()
    player.add_building(0)
    for key in COUNTING_WORKERS[:bonus]:
        player.add_building(BUILDING[key].id)
    player.perks |= perks
    player.holdings[:] = holdings
    return player


def random_holdings(rng: Rng, chits: int, goods: int, silver: int, debts: int) -> list[int]:
    """Random holdings with so many chits and at most so many of the rest, often few of one kind or none."""
    holdings = [0] * len(Player().holdings)
    holdings[SILVER] = rng.below(1 + (silver, silver // 4, 1)[rng.below(3)])
    for good in GOODS:
        holdings[good] = rng.below(goods + 1) if rng.below(2) else 0
    holdings[TRADE] = chits
    holdings[DEBT] = rng.below(1 + (debts, debts // 2, 0)[rng.below(3)])
    holdings[WORKERS] = 3
    return holdings


def random_end(rng: Rng) -> Player:
    """A random player before the final actions, with up to five chits."""
    perks = sum(perk for perk in PERKS if rng.below(5) < 2)
    chits = rng.below((2, 4, 6)[rng.below(3)])
    holdings = random_holdings(rng, chits, 2, (2, 6, 14)[rng.below(3)], 6)
    return somebody(perks, (0, 0, 1, 1, 2, 3)[rng.below(6)], holdings)


def _after(h: tuple[int, ...], player: Player) -> Iterator[tuple[int, ...]]:
    """The holdings after each possible free action."""
    there = Player()
    there.holdings, there.perks = list(h), player.perks
    for action in free_actions(there, True):
        left = list(h)
        for holding, n in changes_of(action, bool(player.perks & PERK_STORE) and action.token.startswith("sell")):
            left[holding] += n
        yield tuple(left)


def search_everything(player: Player, most_debts: int = 3) -> tuple[int, int]:
    """(points, silver) of the best final actions with at most so many more debts, by trying all of them."""
    bonus, debts = worker_bonus(player), player.holdings[DEBT] + most_debts
    seen = {tuple(player.holdings)}
    todo, best = list(seen), (-999, 0)
    while todo:
        h = todo.pop()
        points = h[VP] + POINTS_PER_GOOD * (h[GOLD] + h[COPPER] + h[LIVESTOCK]) + debt_penalty(h[DEBT])
        best = max(best, (points + bonus * (h[WORKERS] - player.holdings[WORKERS]), h[SILVER]))
        for left in _after(h, player):
            if left[DEBT] <= debts and left not in seen:
                seen.add(left)
                todo.append(left)
    return best


# Silver, wood, food, steel, gold, copper and livestock, points: what a chit does to them, R5.3-R5.8.
_CHIT = {
    "sell wood": (1, -1, 0, 0, 0, 0, 1),
    "sell food": (2, 0, -1, 0, 0, 0, 1),
    "sell steel": (3, 0, 0, -1, 0, 0, 1),
    "sell gold": (4, 0, 0, 0, -1, 0, 1),
    "sell dear": (0, 0, 0, 0, 1, -1, 1),
    "buy wood": (-1, 1, 0, 0, 0, 0, 0),
    "buy food": (-2, 0, 1, 0, 0, 0, 0),
    "buy steel": (-3, 0, 0, 1, 0, 0, 0),
    "buy gold": (-4, 0, 0, 0, 1, 0, 0),
    "buy dear": (0, 0, 0, 0, -1, 1, 0),
    "wood for gold": (0, 1, 0, 0, -1, 0, 0),
    "food for gold": (0, 0, 1, 0, -1, 0, 0),
    "steel for gold": (0, 0, 0, 1, -1, 0, 0),
    "recruit": (0, 0, -1, 0, 0, 0, 0),
    "market food": (0, -1, 1, 0, 0, 0, 0),
    "market steel": (0, 0, -1, 1, 0, 0, 0),
    "bank": (1, 0, 0, 0, 0, 0, 0),
}

_Ways = dict[tuple[int, ...], dict[int, int]]
"""For wood, food, steel, gold, and copper and livestock: the most points with so much silver."""


def search_by_chits(player: Player, most_debts: int = 3) -> tuple[int, int]:
    """The same as `search_everything`, chit by chit.

    Debts can as well be taken first and paid off last: neither needs a chit, and both only get easier. Of two ways to
    the same number of chits, one with no less of anything makes the other needless.
    """
    bonus, store = worker_bonus(player), bool(player.perks & PERK_STORE)
    steps = []
    for name, changes in _CHIT.items():
        if (name.startswith("market") and not player.perks & PERK_MARKET) or (
            name == "bank" and not player.perks & PERK_BANK
        ):
            continue
        silver, *goods, points = changes
        points += bonus if name == "recruit" else 0
        steps.append((silver + (store and name.startswith("sell")), goods, points))
    h = player.holdings
    goods = (h[WOOD], h[FOOD], h[STEEL], h[GOLD], h[COPPER] + h[LIVESTOCK])
    best = (-999, 0)
    for more in range(most_debts + 1):
        ways: _Ways = {goods: {h[SILVER] + DEBT_SILVER * more: h[VP]}}
        for chits in range(h[TRADE], -1, -1):
            best = max(best, _paid_off(ways, h[DEBT] + more))
            ways = _thinned(_next(ways, steps, chits), bonus)
    return best


def _next(ways: _Ways, steps: list[tuple[int, list[int], int]], chits: int) -> _Ways:
    found: _Ways = {}
    for goods, purse in ways.items():
        for more_silver, changes, more_points in steps:
            left = [n + change for n, change in zip(goods, changes, strict=True)]
            if min(left) < 0:
                continue
            # More of these than chits are left can never be used.
            left[:3] = (min(n, chits) for n in left[:3])
            there = found.setdefault(tuple(left), {})
            for silver, points in purse.items():
                now = silver + more_silver
                if now >= 0 and there.get(now, -999) < points + more_points:
                    there[now] = points + more_points
    return found


def _thinned(ways: _Ways, bonus: int) -> _Ways:
    """Without what has no more of anything than another way; food does for wood, and steel for both if nobody eats."""
    better = [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1), (-1, 1, 0, 0, 0)]
    if not bonus:
        better += [(-1, 0, 1, 0, 0), (0, -1, 1, 0, 0)]
    kept: _Ways = {}
    for goods, purse in ways.items():
        richer = [ways.get(tuple(n + more for n, more in zip(goods, each, strict=True))) for each in better]
        stairs: dict[int, int] = {}
        highest = -999
        for silver in sorted(purse, reverse=True):
            if purse[silver] > highest:
                highest = stairs[silver] = purse[silver]
        for other in richer:
            if other:
                stairs = {
                    silver: points
                    for silver, points in stairs.items()
                    if not any(more >= silver and most >= points for more, most in other.items())
                }
        if stairs:
            kept[goods] = stairs
    return kept


def _paid_off(ways: _Ways, debt: int) -> tuple[int, int]:
    """The most points and silver after paying off debt with silver and gold."""
    best = (-999, 0)
    for (*_, gold, dear), purse in ways.items():
        for silver, points in purse.items():
            for with_silver in range(min(debt, silver // REPAY_SILVER) + 1):
                for with_gold in range(min(debt - with_silver, gold) + 1):
                    total = points + POINTS_PER_GOOD * (gold - with_gold + dear)
                    total += debt_penalty(debt - with_silver - with_gold)
                    best = max(best, (total, silver - REPAY_SILVER * with_silver))
    return best


def played(player: Player) -> tuple[int, int, int]:
    """(points, silver, steps) of the final actions one by one, each a possible one; buildings' printed points apart."""
    before = score(player)
    workers = player.holdings[WORKERS]
    steps = 0
    while (action := final_action(player)) is not Done():
        assert action in free_actions(player, True), action
        for holding, n in changes_of(action, bool(player.perks & PERK_STORE) and action.token.startswith("sell")):
            player.holdings[holding] += n
        steps += 1
        assert steps < 200, "these final actions never end"
    sheet = score(player)
    assert sheet.bonus - before.bonus == worker_bonus(player) * (player.holdings[WORKERS] - workers)
    return sheet.total - sheet.printed - before.bonus, sheet.silver, steps

"""The free actions as a planner uses them: numbered steps with their changes, which of them help what, and an order.

Paying off debt is no step (it is for the final round only), nor is buying gold with gold, which only wastes a chit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..actions import FREE_ACTIONS, Action, BankExchange, Buy, Market, Recruit, Repay, Sell, TakeDebt
from ..catalog import PERK_BANK, PERK_MARKET, PERK_STORE
from ..holdings import (
    COPPER,
    DEBT,
    FOOD,
    GOLD,
    HOLDING_KEYS,
    LIVESTOCK,
    SILVER,
    STEEL,
    TRADE,
    WOOD,
    Amounts,
)
from ..phases.free import changes_of
from .values import Values

TRADE_PERKS = PERK_MARKET | PERK_BANK | PERK_STORE
HOLDINGS = range(len(HOLDING_KEYS))

STEPS: tuple[Action, ...] = tuple(
    action for action in FREE_ACTIONS if not isinstance(action, Repay | TakeDebt) and action is not Buy(GOLD, 1)
)
"""Every step that takes a trade chit, in table order. Debt stands apart: it can always be taken."""
ORDINARY = (LIVESTOCK, COPPER, STEEL, FOOD, WOOD, GOLD)
"""The goods in the order in which a search makes up for what is short: what others are made of comes later."""
_BITS = 16
CODES = tuple(1 << _BITS * number for number in range(len(STEPS) + 1))
"""The sum of the codes of a plan's steps (the last code is that of debt) tells which and how many, in no order."""
DEBT_CODE = CODES[-1]


class Step(NamedTuple):
    """A step for a player with certain perks: what it changes but for the trade chit, and what it costs."""

    number: int
    code: int
    changes: Amounts
    cost: int
    takes: int
    """The good that it takes; silver if none."""
    undoes: int
    """The number of the step that this one takes back (buying and selling the same good), -1 if none."""
    undoing_pays: bool
    """May it be useful to do both? Only with a General Store, or where VP chits are wanted."""
    excludes: int
    """The number of the step that no plan holds beside this one, -1 if none: selling what was bought with gold, where
    selling the gold brings more for one chit less."""


class StepTable(NamedTuple):
    """The steps for certain perks and values. `by_gain[holding]` lists those that bring some of a holding."""

    steps: tuple[Step, ...]
    by_gain: tuple[tuple[Step, ...], ...]
    best_gain: int
    """The most that a single step can improve (<= 0)."""
    extra: tuple[tuple[int, int, int], ...]
    """(good, what selling it brings above its value, the least further cost of getting one that is short). Counting the
    goods that much dearer, no step pays by itself any more: that bounds what is still to come."""
    bounded: bool
    """Could `extra` be found? Strange values may let goods be traded in a circle with gain."""
    dearest: int
    """The most silver that a single step brings."""


def _undoes(action: Action) -> int:
    if isinstance(action, Buy) and not action.gold:
        return STEPS.index(Sell(action.good))
    return STEPS.index(Buy(action.good)) if isinstance(action, Sell) else -1


def _excludes(action: Action) -> int:
    if isinstance(action, Buy) and action.gold:
        return STEPS.index(Sell(action.good))
    if isinstance(action, Sell) and Buy(action.good, 1) in STEPS:
        return STEPS.index(Buy(action.good, 1))
    return -1


@cache
def _changes(store: bool) -> tuple[Amounts, ...]:
    return tuple(changes_of(action, store and isinstance(action, Sell)) for action in STEPS)


def step_cost(changes: Amounts, values: Values) -> int:
    """What these changes lose, in tenths of a point; without debt."""
    return -sum(n * values[holding] for holding, n in changes if holding != DEBT)


@cache
def step_table(perks: int, recruits: bool, wants_vp: bool, values: Values) -> StepTable:
    """The steps that can serve a target; `recruits`: it asks for workers; `wants_vp`: it asks for VP chits."""
    store = bool(perks & PERK_STORE)
    steps = tuple(
        Step(
            number,
            CODES[number],
            tuple((holding, n) for holding, n in changes if holding != TRADE),
            step_cost(changes, values),
            next((holding for holding, n in changes if n < 0 and holding in ORDINARY), SILVER),
            _undoes(action),
            store or wants_vp,
            _excludes(action),
        )
        for number, (action, changes) in enumerate(zip(STEPS, _changes(store), strict=True))
        if (not isinstance(action, Market) or perks & PERK_MARKET)
        and (not isinstance(action, BankExchange) or perks & PERK_BANK)
        and (not isinstance(action, Recruit) or recruits)
    )
    by_gain = tuple(
        tuple(sorted((step for step in steps if dict(step.changes).get(holding, 0) > 0), key=lambda step: step.cost))
        for holding in HOLDINGS
    )
    extra, bounded = _bound(steps)
    dearest = max(dict(step.changes).get(SILVER, 0) for step in steps)
    return StepTable(steps, by_gain, min(0, *(step.cost for step in steps)), extra, bounded, dearest)


def _bound(steps: tuple[Step, ...]) -> tuple[tuple[tuple[int, int, int], ...], bool]:
    dearer = dict.fromkeys(ORDINARY, 0)

    def cost(step: Step) -> int:
        return step.cost - sum(n * dearer[holding] for holding, n in step.changes if holding in dearer)

    for _ in ORDINARY:  # what gold brings counts for what is sold for gold, and so on down
        for step in steps:
            action = STEPS[step.number]
            if isinstance(action, Sell):
                dearer[action.good] += max(0, -cost(step))
    least = {
        good: min((cost(step) for step in steps if dict(step.changes).get(good, 0) > 0), default=0) for good in ORDINARY
    }
    return tuple((good, dearer[good], least[good]) for good in ORDINARY), all(cost(step) >= 0 for step in steps)


def order(have: Sequence[int], numbers: tuple[int, ...], store: bool, silver: int = 0) -> tuple[int, ...] | None:
    """The first order, by table, in which these steps (sorted) can be taken one after the other; None if there is none.

    `silver` comes on top of what is at hand.
    """
    holdings = list(have)
    holdings[SILVER] += silver
    return _order(holdings, numbers, _changes(store), set())


def _order(
    holdings: list[int], rest: tuple[int, ...], changes: tuple[Amounts, ...], dead: set[tuple[int, ...]]
) -> tuple[int, ...] | None:
    if not rest:
        return ()
    if rest in dead:
        return None
    before = -1
    for place, number in enumerate(rest):
        if number == before:
            continue
        before = number
        for holding, n in changes[number]:
            if holdings[holding] + n < 0:
                break
        else:
            for holding, n in changes[number]:
                holdings[holding] += n
            found = _order(holdings, rest[:place] + rest[place + 1 :], changes, dead)
            for holding, n in changes[number]:
                holdings[holding] -= n
            if found is not None:
                return (number, *found)
    dead.add(rest)
    return None

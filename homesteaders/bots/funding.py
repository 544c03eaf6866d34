"""Paying and building: what is at hand, or the planner's cheapest way by the rancher's prices, one step at a time."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Accept, Action, Decline, Pay
from ..catalog import Tile
from ..holdings import GOLD, SILVER
from ..planner import cheapest_build, cheapest_hold, cheapest_pay
from ..preview import amount_due, silver_part
from ..state import PAY_AUCTION, Frame
from .outlook import Outlook

_TRIED = 3
"""How many buildings, best first, the planner is asked about."""


def pay(outlook: Outlook, frame: Frame, legal: tuple[Action, ...]) -> Action:
    """Wages or an auction: what is at hand if that is best, else the first step of the planner's way."""
    at_hand = [action for action in legal if isinstance(action, Pay)]
    amount = amount_due(outlook.table, frame)
    if at_hand and at_hand[0].gold == 0 and (frame.kind != PAY_AUCTION or len(at_hand) == 1):
        return at_hand[0]
    options: list[tuple[Action, Sequence[int]]] = [(action, _paid(outlook, amount, action.gold)) for action in at_hand]
    plan = cheapest_pay(outlook.player, amount, outlook.scale.planner_values(outlook.after))
    options.append((plan.actions[0], plan.after))
    return max(options, key=lambda option: after_paying(outlook, frame, option[1]))[0]


def _paid(outlook: Outlook, amount: int, gold: int) -> Sequence[int]:
    left = list(outlook.player.holdings)
    left[GOLD] -= gold
    left[SILVER] -= silver_part(amount, gold)
    return left


def after_paying(outlook: Outlook, frame: Frame, left: Sequence[int]) -> float:
    """What the holdings after a payment are worth, with the building that an auction then allows."""
    if frame.kind != PAY_AUCTION:
        return outlook.scale.worth(left, outlook.round)
    tile = outlook.table.tile(frame.arg)
    assert tile is not None
    then = outlook.with_holdings(left)
    buildings = then.best_building(tile.types, 0)
    best = max(0.0, buildings[0][0]) if buildings else 0.0
    return then.base + best + then.bonus(tile, left)


def build(outlook: Outlook, types: tuple[int, ...]) -> Action:
    """The building that gains most, or the first step towards paying for it; nothing if none gains."""
    best: Action = Decline()
    most = 0.0
    values = outlook.scale.planner_values(outlook.after)
    for estimate, building in outlook.best_building(types, 0)[:_TRIED]:
        if estimate < most:
            break
        plan = cheapest_build(outlook.player, building.id, values)
        if plan is not None:
            points = outlook.value(building) + outlook.scale.worth(plan.after, outlook.after) - outlook.base
            if "extra_build" in building.on_build:
                points = estimate
            if points > most:
                best, most = plan.actions[0], points
    return best


def exchange(outlook: Outlook, tile: Tile, legal: tuple[Action, ...]) -> Action:
    """A tile's exchange: taken where it gains, with the good bought first where needed."""
    if outlook.exchange(tile, outlook.holdings) <= 0:
        return Decline()
    closing = [action for action in legal if isinstance(action, Accept)]
    if closing:
        return closing[0]
    plan = cheapest_hold(outlook.player, tile.pay, outlook.scale.planner_values(outlook.after))
    return plan.actions[0] if plan and plan.actions else Decline()

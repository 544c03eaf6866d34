"""What an action would change, before it is taken: for screens and opponents. Nothing here decides a rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from .actions import Action, Build
from .engine import apply, legal, why_not
from .holdings import GOLD_AS_SILVER, Amounts
from .phases.bidding import least_bid
from .phases.building import allowed_buildings, cost_of
from .phases.free import DEBT_SILVER, REPAY_SILVER, changes_of
from .phases.payment import amount_due, payments, silver_part
from .phases.workers import income, placements
from .state import Player, State
from .views import View

__all__ = [
    "DEBT_SILVER",
    "REPAY_SILVER",
    "PaymentPreview",
    "allowed_buildings",
    "amount_due",
    "build_cost",
    "changes_of",
    "income",
    "least_bid",
    "payment_preview",
    "payment_previews",
    "payments",
    "placements",
    "refusal",
    "silver_part",
    "staged",
]


class PaymentPreview(NamedTuple):
    """One way to pay an amount: gold and silver given, silver's worth lost because no change is given (R6.3)."""

    gold: int
    silver: int
    wasted: int


def payment_previews(player: Player, amount: int) -> list[PaymentPreview]:
    """R6.2: the ways to pay an amount that the player can afford, least gold first."""
    return [payment_preview(amount, pay.gold) for pay in payments(player, amount)]


def payment_preview(amount: int, gold: int) -> PaymentPreview:
    """An amount paid with so much gold, and the rest with silver."""
    return PaymentPreview(gold, silver_part(amount, gold), max(0, GOLD_AS_SILVER * gold - amount))


def refusal(view: View, action: Action) -> str:
    """Why the seat of a view cannot do this now, as a sentence; "" if it can."""
    reason = why_not(view.table, action)
    return str(reason) if reason is not None else ""


def build_cost(action: Build) -> Amounts:
    """R11.4, R13.7: what a build costs, its substitution included."""
    return cost_of(action)


def staged(view: View, actions: Iterable[Action]) -> View:
    """The acting seat's view after some free actions, which are not carried out. Raises IllegalAction."""
    table: State = view.table.copy()
    for action in actions:
        apply(table, action)
    return replace(view, table=table, legal=legal(table))

"""What an action would change, before it is taken: for screens and opponents. Nothing here decides a rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from .actions import Action, Build
from .engine import apply, legal
from .holdings import GOLD_AS_SILVER, HOLDING_KEYS, SILVER, WORKERS, Amounts
from .phases.bidding import least_bid
from .phases.building import allowed_buildings, cost_of, why_not_build
from .phases.exchange import exchange_price
from .phases.free import DEBT_SILVER, REPAY_SILVER, changes_of, needs_of
from .phases.payment import amount_due, most_gold, payments, silver_part
from .phases.track import rewards_at
from .phases.workers import income, income_sources, placements
from .state import Player, State
from .views import View

__all__ = [
    "DEBT_SILVER",
    "REPAY_SILVER",
    "IncomePreview",
    "PaymentPreview",
    "allowed_buildings",
    "amount_due",
    "build_cost",
    "changes_of",
    "exchange_price",
    "income",
    "income_preview",
    "income_sources",
    "least_bid",
    "most_gold",
    "needs_of",
    "payment_previews",
    "payments",
    "placements",
    "rewards_at",
    "silver_part",
    "staged",
    "why_not_build",
]


class IncomePreview(NamedTuple):
    """A placement's effect by holding: what is there now, the income, and what is left after wages paid in silver.

    `after[SILVER]` is below 0 when the wages cannot be paid in silver alone.
    """

    now: tuple[int, ...]
    income: tuple[int, ...]
    wages: int
    after: tuple[int, ...]


def income_preview(player: Player, rings: int) -> IncomePreview:
    """R4: the income of a placement and the wages after it."""
    gains = [0] * len(HOLDING_KEYS)
    for holding, n in income(player, rings):
        gains[holding] = n
    wages = player.holdings[WORKERS]
    after = [have + gain for have, gain in zip(player.holdings, gains, strict=True)]
    after[SILVER] -= wages
    return IncomePreview(tuple(player.holdings), tuple(gains), wages, tuple(after))


class PaymentPreview(NamedTuple):
    """One way to pay an amount: gold and silver given, silver's worth lost because no change is given (R6.3)."""

    gold: int
    silver: int
    wasted: int


def payment_previews(player: Player, amount: int) -> list[PaymentPreview]:
    """R6.2: the ways to pay an amount that the player can afford, least gold first."""
    return [
        PaymentPreview(pay.gold, silver_part(amount, pay.gold), max(0, GOLD_AS_SILVER * pay.gold - amount))
        for pay in payments(player, amount)
    ]


def build_cost(action: Build) -> Amounts:
    """R11.4, R13.7: what a build costs, its substitution included."""
    return cost_of(action)


def staged(view: View, actions: Iterable[Action]) -> View:
    """The acting seat's view after some free actions, which are not carried out. Raises IllegalAction."""
    table: State = view.table.copy()
    for action in actions:
        apply(table, action)
    return replace(view, table=table, legal=legal(table))

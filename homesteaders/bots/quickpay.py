"""Payments by simple rules, as the actions to carry out: for playouts, where the planner would take too long."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Action, Build, Buy, Pay, TakeDebt
from ..catalog import BUILDINGS, PERK_PORT
from ..holdings import COPPER, GOLD, GOLD_AS_SILVER, LIVESTOCK, PRICES, SILVER
from ..preview import DEBT_SILVER
from ..state import Player

_DEBT = TakeDebt()
_PAYS = tuple(Pay(gold) for gold in range(8))


def payment(amount: int, holdings: Sequence[int]) -> list[Action]:
    """An amount in silver: gold where four or more are lacking, debts for the rest."""
    gold, short = 0, amount - holdings[SILVER]
    while short >= GOLD_AS_SILVER - 1 and gold < holdings[GOLD]:
        gold += 1
        short -= GOLD_AS_SILVER
    steps: list[Action] = [_DEBT] * max(0, -(-short // DEBT_SILVER))
    steps.append(_PAYS[gold])
    return steps


class _Purse:
    """Silver and gold while things are bought."""

    def __init__(self, holdings: Sequence[int]) -> None:
        self.silver, self.gold = holdings[SILVER], holdings[GOLD]
        self.steps: list[Action] = []

    def buy(self, good: int) -> None:
        """One of a good; gold that it takes is bought, too; silver that is lacking is borrowed. Needs chits."""
        currency, price = PRICES[good]
        if currency == GOLD:
            if not self.gold:
                self.buy(GOLD)
            self.gold -= 1
        else:
            while self.silver < price:
                self.steps.append(_DEBT)
                self.silver += DEBT_SILVER
            self.silver -= price
        self.gold += good == GOLD
        self.steps.append(Buy(good))


def purchase(holdings: Sequence[int], good: int) -> list[Action]:
    """What buys one of a good."""
    purse = _Purse(holdings)
    purse.buy(good)
    return purse.steps


def construction(player: Player, building: int) -> list[Action]:
    """The purchases that a building's cost needs, and building it. The chits must suffice, as `spent` says."""
    h, purse = player.holdings, _Purse(player.holdings)
    instead = {COPPER: 0, LIVESTOCK: 0}
    for good, n in BUILDINGS[building].cost:
        have = purse.gold if good == GOLD else h[good]
        short = n - have
        if good in instead and short > 0 and player.perks & PERK_PORT:
            instead[good] = min(short, purse.gold)
            purse.gold -= instead[good]
            short -= instead[good]
        for _ in range(short):
            purse.buy(good)
        if good == GOLD:
            purse.gold -= n
    return [*purse.steps, Build(building, instead[COPPER], instead[LIVESTOCK])]

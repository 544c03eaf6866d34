"""What holdings and buildings are worth in points, by round: a `Scale` for each number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..catalog import (
    BUILDINGS,
    FINAL_ROUND,
    PERK_BANK,
    PERK_FORGE,
    PERK_LAWYER,
    PERK_MARKET,
    PERK_PORT,
    PERK_STORE,
    REWARD_GAINS,
    REWARD_SPACES,
    REWARDS,
    TRACK_END,
    TYPE_KEYS,
    Building,
    building_rings,
)
from ..holdings import DEBT, GOODS, HOLDING, HOLDING_KEYS, RAIL_LINES, SILVER, TRADE, VP, WORKERS, Amounts
from ..planner import Values
from ..scoring import bonuses_for, counted
from ..state import Player
from .values import PERK_POINTS, PRICES, WEIGHTS, Weights

_MOST = 60
"""Counts beyond this are worth no more."""
_PERK_BITS = {
    "market": PERK_MARKET,
    "bank": PERK_BANK,
    "store": PERK_STORE,
    "lawyer": PERK_LAWYER,
    "port": PERK_PORT,
}
RINGS_OF = tuple(sum(slot.workers for slot in building.slots) for building in BUILDINGS)
"""How many rings each building has."""
SLOTS: tuple[tuple[tuple[int, Amounts], ...], ...] = tuple(
    tuple(
        (sum(1 << ring for ring in building_rings(building.id, place)), slot.gain)
        for place, slot in enumerate(building.slots)
    )
    for building in BUILDINGS
)
"""(rings, gain) of each slot, by building."""

Part = tuple[str, float]
"""A reason: what it is about, and its points."""


class Scale:
    """Prices by round, ready for use: those of a round hold at the start of its bidding. What is left after a round's
    auctions has the prices of the next."""

    def __init__(self, players: int, weights: Weights | None = None) -> None:
        self.weights = weights or WEIGHTS[players]
        self._adjust = dict(self.weights.adjust)
        self.prices = [[1.0] * len(HOLDING_KEYS) for _ in range(FINAL_ROUND + 2)]
        for key, row in PRICES[players].items():
            for number in range(1, FINAL_ROUND + 2):
                factor: float = getattr(self.weights, key)
                self.prices[number][HOLDING[key]] = factor * row[min(number, FINAL_ROUND) - 1]
        self._tables = [[self._column(row_of, holding) for holding in range(WORKERS)] for row_of in self.prices]
        self._planner_values = [_as_values(row_of) for row_of in self.prices]
        self.incomes = [
            [self._stream(building.income, number) for building in BUILDINGS] for number in range(FINAL_ROUND + 1)
        ]
        self._slot_streams = [
            [self._slot_values(building, number) for building in BUILDINGS] for number in range(FINAL_ROUND + 1)
        ]
        self._silver_streams = [self._stream(((SILVER, 1),), number) for number in range(FINAL_ROUND + 1)]
        self.known: dict[Any, tuple[dict[int, float], dict[Any, Any]]] = {}
        """Worths of buildings and auctions by what they depend on; `Outlook` fills and empties it."""

    def _column(self, prices: list[float], holding: int) -> list[float]:
        """The worth of 0, 1, 2 ... of a holding."""
        weights, price = self.weights, prices[holding]
        column = [0.0]
        for n in range(_MOST):
            if holding in GOODS:
                # Gold, copper and livestock keep their points for the end.
                least = 2.0 if prices[holding] > 2.0 and holding >= HOLDING["gold"] else 0.45 * price
                step = max(least, price * (1 + weights.spread * (1 - n)))
            elif holding == TRADE:
                step = price * (1.0 if n < 3 else weights.many_trade) + (
                    weights.first_trade / (1 + n) if n < 2 else 0.0
                )
            elif holding == DEBT:
                step = -price * (1 + weights.debt_growth * (n - 1))
            elif holding == SILVER:
                step = price * (1 + weights.silver_need if n < 4 else 1.0 if n < 12 else 0.8)
            else:
                step = price
            column.append(column[-1] + step)
        return column

    def _slot_values(self, building: Building, number: int) -> list[tuple[int, float, float]]:
        """For each slot: its workers, its worth to a worker who could earn elsewhere, and to one who is idle."""
        weights = self.weights
        return [
            (
                slot.workers,
                self._stream(slot.gain, number, weights.slot_base * slot.workers),
                self._stream(slot.gain, number, weights.slot_base_idle * slot.workers),
            )
            for slot in building.slots
        ]

    def planner_values(self, number: int) -> Values:
        """The prices of a round as the planner wants them, in tenths of a point."""
        return self._planner_values[number]

    def worth(self, holdings: Sequence[int], number: int) -> float:
        """The worth of what stands behind the screen, at the start of the bidding of a round."""
        table = self._tables[number]
        try:
            return (
                table[0][holdings[0]]
                + table[1][holdings[1]]
                + table[2][holdings[2]]
                + table[3][holdings[3]]
                + table[4][holdings[4]]
                + table[5][holdings[5]]
                + table[6][holdings[6]]
                + table[7][holdings[7]]
                + holdings[VP]
                + table[9][holdings[9]]
            )
        except IndexError:
            capped = [min(n, _MOST) for n in holdings]
            return self.worth(capped, number) + holdings[VP] - capped[VP]

    def _stream(self, gain: Amounts, number: int, base: float | None = None) -> float:
        """What a gain in each round after this one is worth; `base`: less that much each time, where it exceeds it."""
        total = 0.0
        for later in range(number + 1, FINAL_ROUND + 1):
            each = 0.0
            for holding, n in gain:
                each += n * self.prices[later][holding] * (self.weights.trade_income if holding == TRADE else 1.0)
            total += each if base is None else max(0.0, each - base)
        return total * self.weights.income * (self.weights.late if number >= 5 else 1.0)

    def worker(self, player: Player, number: int) -> float:
        """A worker more, gained after the income of this round, with the player's own end bonuses for workers."""
        rings = sum(RINGS_OF[building] for building in player.buildings)
        price = self.prices[number + 1][WORKERS] if number < FINAL_ROUND else 0.0
        if rings <= player.holdings[WORKERS]:
            price *= self.weights.no_slot
        return price + bonuses_for(player.buildings, "workers")

    def reward(self, player: Player, holdings: Sequence[int], key: str, number: int) -> float:
        """A Track reward taken in a round, after its income."""
        if key == "worker":
            return self.worker(player, number)
        if key == "rail_line":
            return self.rail_line(player, number)
        (holding, n), *_ = REWARD_GAINS[REWARDS.index(key)]
        if holding == VP:
            return float(n)
        after = min(number + 1, FINAL_ROUND)
        column, have = self._tables[after][holding], min(holdings[holding], _MOST - 1)
        return column[have + 1] - column[have]

    def rail_line(self, player: Player, number: int) -> float:
        """A rail line more, with the end bonuses that the player has for it."""
        return self.prices[min(number + 1, FINAL_ROUND)][RAIL_LINES] + bonuses_for(player.buildings, "rail_lines")

    def best_reward(self, player: Player, holdings: Sequence[int], number: int) -> tuple[str, float]:
        """What to take after the next advance, and its points with the advance itself."""
        space = min(player.track + 1, TRACK_END)
        best, most = "trade", -99.0
        for key, least in zip(REWARDS, REWARD_SPACES, strict=True):
            if least <= space:
                value = self.reward(player, holdings, key, number)
                if value > most:
                    best, most = key, value
        return best, most + (self.weights.track_step * (FINAL_ROUND - number) / 5 if player.track < TRACK_END else 0.0)

    def building(self, player: Player, holdings: Sequence[int], building: Building, number: int) -> list[Part]:
        """What it is worth to own a building from this round's auctions on, before its cost: the reasons, in points."""
        weights, left = self.weights, FINAL_ROUND - number
        parts: list[Part] = []
        if building.points:
            parts.append(("points", float(building.points)))
        income = self.incomes[number][building.id]
        if building.income_special == "rodeo":
            workers = min(5.0, player.holdings[WORKERS] + weights.workers_growth * left / 2)
            income += workers * self._silver_streams[number]
        elif building.income_special == "bank":
            income += 1.7 * left
        if income:
            parts.append(("income", income))
        slots = self._slots(player, building, number)
        if slots:
            parts.append(("slots", slots))
        bonus = sum(self._end_count(player, building, what, left) for what in building.end_bonus)
        for what in (TYPE_KEYS[building.type], "buildings"):
            bonus += bonuses_for(player.buildings, what)
        if bonus:
            parts.append(("end_bonus", bonus * weights.end_bonus))
        effects = self._effects(player, holdings, building, number)
        if effects:
            parts.append(("effects", effects))
        abilities = self._adjust.get(building.key, 0.0)
        for key, points in PERK_POINTS.items():
            if building.perks & _PERK_BITS[key]:
                abilities += points * left / 10
        if building.perks & PERK_FORGE:
            abilities += weights.buildings_growth * (left - 1)
        if player.perks & PERK_FORGE:
            abilities += 1.0
        if abilities:
            parts.append(("abilities", abilities))
        return parts

    def _slots(self, player: Player, building: Building, number: int) -> float:
        rings = sum(RINGS_OF[owned] for owned in player.buildings)
        idle = player.holdings[WORKERS] - rings
        total = 0.0
        for workers, busy, unused in self._slot_streams[number][building.id]:
            if idle >= workers:
                idle -= workers
                total += unused
            else:
                total += busy
        return total

    def _end_count(self, player: Player, building: Building, what: str, left: int) -> float:
        """How many of what its end bonus counts the player is likely to have at the end."""
        weights = self.weights
        growth = {
            "workers": weights.workers_growth,
            "rail_lines": weights.rail_growth,
            "buildings": weights.buildings_growth,
        }.get(what, weights.types_growth)
        itself = what in (TYPE_KEYS[building.type], "buildings")
        return counted(player, what) + itself + growth * (left - 1)

    def _effects(self, player: Player, holdings: Sequence[int], building: Building, number: int) -> float:
        after = min(number + 1, FINAL_ROUND)
        total = 0.0
        for effect in building.on_build:
            if effect == "discard_debt":
                total += self.prices[after][DEBT] if holdings[DEBT] > 0 else 2 * self.prices[after][SILVER]
            elif effect == "gain_trade":
                total += self.prices[after][TRADE]
            elif effect == "worker":
                total += max(0.0, self.worker(player, number))
            elif effect == "rail_advance":
                total += self.best_reward(player, holdings, number)[1]
            elif effect == "rail_line":
                total += self.rail_line(player, number)
        return total


def _as_values(prices: list[float]) -> Values:
    tenths = [max(1, round(10 * price)) for price in prices]
    tenths.append(round(tenths[DEBT] / 10))
    return Values(*tenths)


@lru_cache(maxsize=16)
def scale_for(players: int, weights: Weights | None = None) -> Scale:
    """The scale of a number of players; `weights` replaces the usual ones."""
    return Scale(players, weights)

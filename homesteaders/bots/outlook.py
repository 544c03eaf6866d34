"""What an auction would bring a seat at a price: the best building for it, its cost, the tile's bonus, the payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..catalog import ALL_TYPES, BUILDINGS, FINAL_ROUND, PERK_PORT, Building, Tile
from ..holdings import (
    COPPER,
    DEBT,
    FOOD,
    GOLD,
    GOLD_AS_SILVER,
    HIDDEN,
    LIVESTOCK,
    PRICES,
    RAIL_LINES,
    SILVER,
    TRADE,
    VP,
    WORKERS,
    Amounts,
)
from ..state import State
from .worth import Part, Scale

_GUESS = (5, 1, 1, 1, 0, 0, 0, 1, 5, 1)
"""What a seat is taken to hold behind its screen, where a view does not tell."""

_KNOWN = 256
"""How many players' worths are kept."""

Holdings = list[int]


def spent(holdings: Sequence[int], price: int, cost: Amounts, port: bool) -> Holdings | None:
    """What is left behind the screen after paying a price in silver and a cost in goods; missing goods are bought,
    missing silver is borrowed. None if the trade chits do not suffice. An estimate: the planner finds the cheapest way.
    """
    left = list(holdings[:WORKERS])
    left[SILVER] -= price
    for good, n in cost:
        short = n - left[good]
        if short <= 0:
            left[good] -= n
            continue
        left[good] = 0
        if good in (COPPER, LIVESTOCK):
            if port:
                instead = min(short, left[GOLD])
                left[GOLD] -= instead
                short -= instead
            left[GOLD] -= short
        else:
            left[SILVER] -= short * PRICES[good][1]
        left[TRADE] -= short
    if left[GOLD] < 0:
        left[TRADE] += left[GOLD]
        left[SILVER] += PRICES[GOLD][1] * left[GOLD]
        left[GOLD] = 0
    if left[TRADE] < 0:
        return None
    if left[SILVER] < 0:
        if left[SILVER] <= -4 and left[GOLD]:
            left[GOLD] -= 1
            left[SILVER] = min(0, left[SILVER] + GOLD_AS_SILVER)
        debts = (1 - left[SILVER]) // 2
        left[DEBT] += debts
        left[SILVER] += 2 * debts
    return left


class Offer(NamedTuple):
    """What an auction brings at a price, in points against not having it: with the building meant (0 = none)."""

    points: float
    building: int
    bonus: float
    """The part of the tile's bonus."""


class Outlook:
    """How the table looks to one seat in one decision."""

    def __init__(self, scale: Scale, table: State, seat: int) -> None:
        self.scale, self.table, self.seat = scale, table, seat
        self.player = table.players[seat]
        holdings = self.player.holdings
        if HIDDEN in holdings:
            holdings = [*_GUESS, *holdings[WORKERS:]]
        self.holdings = self._valued_with = holdings
        self.round = table.round
        self.after = min(table.round + 1, FINAL_ROUND)
        self.port = bool(self.player.perks & PERK_PORT)
        self.base = scale.worth(holdings, self.after)
        self._values, self._offers = self._known()
        self._listed: dict[tuple[int, ...], list[Building]] = {}

    def _known(self) -> tuple[dict[int, float], dict[Any, Offer]]:
        """What is worked out already for the same player at the same table: little changes while others bid. The key
        holds all that a worth depends on, so that what was asked before never changes an answer."""
        table, known = self.table, self.scale.known
        tiles = [pile[table.round - 1 : table.round] for pile in table.deal.piles]
        owned = [player.owned for player in table.players]
        key = (self.seat, table.round, self.player.track, *self.holdings, *owned, *table.supply, *tiles)
        found = known.get(key)
        if found is None:
            if len(known) >= _KNOWN:
                known.clear()
            found = known[key] = {}, {}
        return found

    def with_holdings(self, holdings: Sequence[int]) -> Outlook:
        """The same seat with other holdings; buildings keep their worth."""
        new = Outlook.__new__(Outlook)
        new.__dict__.update(self.__dict__)
        new.holdings = [*holdings[:WORKERS], *self.holdings[WORKERS:]]
        new.base = self.scale.worth(holdings, self.after)
        new._offers = {}
        return new

    def with_recruit(self) -> Outlook:
        """The same seat after recruiting (R5.6)."""
        player = self.player.copy()
        for holding, n in ((TRADE, -1), (FOOD, -1), (WORKERS, 1)):
            player.holdings[holding] += n
        new = self.with_holdings(player.holdings)
        new.player, new.holdings, new._valued_with, new._values = player, player.holdings, player.holdings, {}
        return new

    def reasons(self, building: Building) -> list[Part]:
        """Why a building is worth what it is."""
        return self.scale.building(self.player, self._valued_with, building, self.round)

    def value(self, building: Building) -> float:
        """What owning a building is worth, before its cost."""
        known = self._values.get(building.id)
        if known is None:
            known = self._values[building.id] = sum(points for _, points in self.reasons(building))
        return known

    def on_offer(self, types: tuple[int, ...]) -> list[Building]:
        """Buildings of these types that the seat may still build."""
        known = self._listed.get(types)
        if known is None:
            supply, owned = self.table.supply, self.player.owned
            known = self._listed[types] = [
                building
                for building in BUILDINGS
                if supply[building.id] and not owned >> building.id & 1 and building.type in types
            ]
        return known

    def bonus(self, tile: Tile, left: Sequence[int]) -> float:
        """What a tile brings beside the building, with these holdings left."""
        points = float(tile.vp)
        if tile.worker:
            points += max(0.0, self.scale.worker(self.player, self.round))
        if tile.advance:
            points += self.scale.best_reward(self.player, left, self.round)[1]
        if tile.pay:
            points += max(0.0, self.exchange(tile, left))
        return points

    def exchange(self, tile: Tile, left: Sequence[int]) -> float:
        """What a tile's exchange gains, buying what it asks for where needed; below 0 = leave it."""
        after = spent(left, 0, tile.pay, self.port and tile.river_port)
        if after is None:
            return -99.0
        gain = 0.0
        for holding, n in tile.get:
            gain += n if holding == VP else self.scale.rail_line(self.player, self.round)
            assert holding in (VP, RAIL_LINES)
        return gain + self.scale.worth(after, self.after) - self.scale.worth(left, self.after)

    def build(self, building: Building, price: int) -> tuple[float, Holdings] | None:
        """Points gained by paying a price and then building, and what is left; None if it cannot be done."""
        left = spent(self.holdings, price, building.cost, self.port)
        if left is None:
            return None
        points = self.value(building) + self.scale.worth(left, self.after) - self.base
        if "extra_build" in building.on_build:
            points += self._extra(building, left)
        return points, left

    def _extra(self, first: Building, left: Holdings) -> float:
        """R13.9: the best second building."""
        best, worth = 0.0, self.scale.worth(left, self.after)
        for building in self.on_offer(ALL_TYPES):
            if building is not first and (after := spent(left, 0, building.cost, self.port)) is not None:
                best = max(best, self.value(building) + self.scale.worth(after, self.after) - worth)
        return best

    def best_building(self, types: tuple[int, ...], price: int) -> list[tuple[float, Building]]:
        """Buildings that can be paid after a price, with the points gained, best first."""
        found = []
        for building in self.on_offer(types):
            built = self.build(building, price)
            if built is not None:
                found.append((built[0], building))
        found.sort(key=lambda each: (-each[0], each[1].id))
        return found

    def offer(self, auction: int, price: int) -> Offer:
        """What winning an auction at a price brings."""
        earlier = tuple(self.table.holder[: auction - 1])
        key = (auction, price, earlier)
        known = self._offers.get(key)
        if known is None:
            known = self._offers[key] = self._offer(auction, price)
        return known

    def _offer(self, auction: int, price: int) -> Offer:
        tile = self.table.tile(auction)
        assert tile is not None
        left = spent(self.holdings, price, (), self.port)
        assert left is not None
        bonus = self.bonus(tile, left)
        best, second = Offer(self.scale.worth(left, self.after) - self.base + bonus, 0, bonus), -99.0
        for building in self.on_offer(tile.types):
            built = self.build(building, price)
            if built is not None:
                with_bonus = self.bonus(tile, built[1]) if tile.pay else bonus
                points = built[0] + with_bonus
                if points > best.points:
                    best, second = Offer(points, building.id, with_bonus), best.points
                elif points > second:
                    second = points
        if best.building:
            risk = self._risk(auction, BUILDINGS[best.building])
            if risk:
                return best._replace(points=best.points * (1 - risk) + second * risk)
        return best

    def _risk(self, auction: int, building: Building) -> float:
        """R11.6: how likely others, who resolve first, take the last copy."""
        rivals = 0
        for earlier in range(1, auction):
            holder = self.table.holder[earlier - 1]
            tile = self.table.tile(earlier)
            if holder >= 0 and holder != self.seat and tile and building.type in tile.types:
                rivals += not self.table.players[holder].owned >> building.id & 1
        return self.scale.weights.risk if rivals >= self.table.supply[building.id] else 0.0

    def passing(self) -> float:
        """What passing now brings: the Track reward."""
        reward = self.scale.best_reward(self.player, self.holdings, self.round)[1]
        return reward * self.scale.weights.pass_value

"""What a seat's position is worth, in points at the end of the game, seen from the start of a round's bidding.

Up to round 10 the worth is a sum of weights times FEATURES, fitted to games (fitted.py, made by tools/train.py): a set
of weights for each number of players and round. In the final round it is the score itself, after the best final
actions (R15).

Only what the seat's own area and holdings show enters, and who starts: no tile, no supply, no other seat. Holdings that
a view hides (R16.1) are taken to be the usual ones of that round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ..catalog import BUILDINGS, FINAL_ROUND, ROUNDS, TRACK_END, TYPE_KEYS
from ..holdings import (
    BEHIND_SCREEN,
    COPPER,
    DEBT,
    FOOD,
    GOLD,
    HIDDEN,
    HOLDING_KEYS,
    LIVESTOCK,
    RAIL_LINES,
    SILVER,
    STEEL,
    TRADE,
    VP,
    WOOD,
    WORKERS,
)
from ..phases.workers import RODEO_MOST
from ..scoring import bonuses_for, score
from ..state import Player, State
from .areas import bonus_points, members
from .fitted import TAU, USUAL, WEIGHTS
from .liquidation import final_points

_INCOMES = (SILVER, WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK, TRADE, VP)
_NEEDED = (TRADE, WOOD, STEEL, FOOD, GOLD)
FIRST_SILVER = 4
"""So many silver count once more: the first ones pay for a bid."""
_SLOT_PRICES = {
    LIVESTOCK: 3.6,
    COPPER: 3.5,
    GOLD: 3.0,
    STEEL: 2.0,
    FOOD: 1.5,
    WOOD: 1.05,
    VP: 1.1,
    TRADE: 1.0,
    SILVER: 0.7,
}
"""What slots are compared by, in points, all the game: so an income depends on the area alone."""

FEATURES: tuple[str, ...] = (
    "const",  # 1
    *HOLDING_KEYS[:DEBT],  # silver ... vp: how many
    "debt",  # how many
    "debt_squared",  # their square: unpaid debt costs more and more (R7.4)
    "workers",  # how many
    "rail_lines",  # how many
    "track",  # the space on the Track, 0 to 5
    "points_now",  # printed points and end bonuses of the own buildings as things stand (R13.10)
    # what the buildings bring each round when the slots are filled dearest first (a Rodeo's silver, but no rail line,
    # no wages, nothing of a Bank)
    *(f"income_{HOLDING_KEYS[holding]}" for holding in _INCOMES),
    *TYPE_KEYS,  # how many own buildings of each type, with the Homestead
    "free_rings",  # rings beyond the number of workers
    "start_player",  # 1 for the seat with the marker
    *(f"own_{building.key}" for building in BUILDINGS[1:]),  # 1 for each own building
    *(f"has_{HOLDING_KEYS[holding]}" for holding in _NEEDED),  # 1 for one or more
    "has_dear",  # 1 for one or more copper or livestock
    "first_silver",  # silver, at most 4
)
"""The names of the features, in the order of `features`."""

_PLACE = {name: place for place, name in enumerate(FEATURES)}


class Area(NamedTuple):
    """What the buildings and the number of workers give, whatever is held: features by place, and how many end bonuses
    count rail lines."""

    features: tuple[tuple[int, float], ...]
    rail_bonuses: int


def _area(owned: int, workers: int) -> Area:
    buildings = [BUILDINGS[number] for number in members(owned)]
    types = [sum(building.type == each for building in buildings) for each in range(len(TYPE_KEYS))]
    found: dict[str, float] = {"workers": float(workers)}
    income = [0] * len(HOLDING_KEYS)
    slots = []
    for building in buildings:
        for holding, n in building.income:
            income[holding] += n
        if building.income_special == "rodeo":
            income[SILVER] += min(RODEO_MOST, workers)
        for slot in building.slots:
            slots.append((sum(n * _SLOT_PRICES[holding] for holding, n in slot.gain) / slot.workers, slot))
        if building.id:
            found[f"own_{building.key}"] = 1.0
    slots.sort(key=lambda each: -each[0])
    idle = workers
    for _, slot in slots:
        if slot.workers <= idle:
            idle -= slot.workers
            for holding, n in slot.gain:
                income[holding] += n
    for holding in _INCOMES:
        found[f"income_{HOLDING_KEYS[holding]}"] = float(income[holding])
    for key, n in zip(TYPE_KEYS, types, strict=True):
        found[key] = float(n)
    found["points_now"] = float(bonus_points(owned, workers, 0))
    found["free_rings"] = float(max(0, sum(slot.workers for _, slot in slots) - workers))
    return Area(tuple((_PLACE[name], n) for name, n in found.items() if n), bonuses_for(members(owned), "rail_lines"))


def features_of(holdings: Sequence[int], owned: int, track: int, starts: bool) -> list[float]:
    """The features of an area: holdings, buildings as a bit mask, space on the Track, whether the marker is there."""
    area = _area(owned, holdings[WORKERS])
    found = [0.0] * len(FEATURES)
    for place, n in area.features:
        found[place] = n
    for holding in (*BEHIND_SCREEN, RAIL_LINES):
        found[_PLACE[HOLDING_KEYS[holding]]] = float(holdings[holding])
    found[_PLACE["const"]] = 1.0
    found[_PLACE["debt_squared"]] = float(holdings[DEBT] ** 2)
    found[_PLACE["track"]] = float(track)
    found[_PLACE["points_now"]] += area.rail_bonuses * holdings[RAIL_LINES]
    found[_PLACE["start_player"]] = float(starts)
    for holding in _NEEDED:
        found[_PLACE[f"has_{HOLDING_KEYS[holding]}"]] = float(holdings[holding] > 0)
    found[_PLACE["has_dear"]] = float(holdings[COPPER] > 0 or holdings[LIVESTOCK] > 0)
    found[_PLACE["first_silver"]] = float(min(FIRST_SILVER, holdings[SILVER]))
    return found


def features(state: State, seat: int) -> list[float]:
    """The features of a seat as things stand, in the order of FEATURES. Hidden holdings count as the round's usual
    ones."""
    player = state.players[seat]
    holdings = player.holdings
    if HIDDEN in holdings:
        holdings = usual(state.setup.players, min(max(1, state.round), ROUNDS), holdings)
    return features_of(holdings, player.owned, player.track, state.start_player == seat)


def usual(players: int, number: int, holdings: Sequence[int]) -> list[int]:
    """Holdings with the usual counts in place of those behind the screen; workers and rail lines are open (R16.1)."""
    return [*_usual(players, min(number, ROUNDS)), *holdings[WORKERS:]]


@lru_cache(maxsize=64)
def _usual(players: int, number: int) -> tuple[int, ...]:
    return tuple(int(USUAL[players][HOLDING_KEYS[holding]].split()[number - 1]) for holding in BEHIND_SCREEN)


def weight(players: int, number: int, feature: str) -> float:
    """The weight of a feature in a round from 1 to 10, in points for each unit. Features go together, so a weight alone
    is no price. Raises KeyError for an unknown feature."""
    return float(WEIGHTS[players][feature].split()[number - 1])


@lru_cache(maxsize=64)
def weights(players: int, number: int) -> tuple[float, ...]:
    """The weights of all FEATURES in a round from 1 to 10."""
    return tuple(weight(players, number, name) for name in FEATURES)


def tau(players: int, number: int) -> float:
    """How many points make a lead e times as likely to win, in a round from 1 to 10."""
    return float(TAU[players].split()[number - 1])


_MOST = 99
"""Counts up to this are in the tables; beyond it a sum is worked out the long way."""
_KEPT = 50_000
"""How many areas' worths a table keeps."""


class Table:
    """The weights of one number of players and round, as columns by count: a worth is a few look-ups."""

    __slots__ = ("_areas", "_columns", "_dear", "_starts", "_track", "_weights", "number", "players")

    def __init__(self, players: int, number: int) -> None:
        self.players, self.number = players, number
        self._weights = weights(players, number)
        self._columns = [self._column(holding) for holding in BEHIND_SCREEN]
        self._track = [self._of("track") * space for space in range(TRACK_END + 1)]
        self._starts = self._of("start_player")
        self._dear = self._of("has_dear")
        self._areas: dict[int, tuple[float, float]] = {}

    def _of(self, name: str) -> float:
        return self._weights[_PLACE[name]]

    def _column(self, holding: int) -> list[float]:
        """The worth of 0, 1, 2 ... of a holding."""
        key = HOLDING_KEYS[holding]
        column = [self._of(key) * n for n in range(_MOST + 1)]
        for n in range(1, _MOST + 1):
            if holding in _NEEDED:
                column[n] += self._of(f"has_{key}")
            if holding == SILVER:
                column[n] += self._of("first_silver") * min(FIRST_SILVER, n)
            elif holding == DEBT:
                column[n] += self._of("debt_squared") * n * n
        return column

    def _area(self, owned: int, workers: int) -> tuple[float, float]:
        """(worth of the buildings and workers, worth of each rail line there)."""
        if len(self._areas) >= _KEPT:
            self._areas.clear()
        area = _area(owned, workers)
        base = self._of("const") + sum(self._weights[place] * n for place, n in area.features)
        rail_line = self._of("rail_lines") + self._of("points_now") * area.rail_bonuses
        known = self._areas[owned << 8 | workers] = base, rail_line
        return known

    def worth(self, holdings: Sequence[int], owned: int, track: int, starts: bool) -> float:
        """The points of an area with these holdings, none of them below 0; see `features_of`."""
        known = self._areas.get(owned << 8 | holdings[WORKERS])
        base, rail_line = known or self._area(owned, holdings[WORKERS])
        silver, wood, food, steel, gold, copper, livestock, trade, vp, debt = self._columns
        try:
            total = (
                base
                + rail_line * holdings[RAIL_LINES]
                + self._track[track]
                + silver[holdings[SILVER]]
                + wood[holdings[WOOD]]
                + food[holdings[FOOD]]
                + steel[holdings[STEEL]]
                + gold[holdings[GOLD]]
                + copper[holdings[COPPER]]
                + livestock[holdings[LIVESTOCK]]
                + trade[holdings[TRADE]]
                + vp[holdings[VP]]
                + debt[holdings[DEBT]]
            )
        except IndexError:
            found = features_of(holdings, owned, track, starts)
            return sum(each * n for each, n in zip(self._weights, found, strict=True))
        if starts:
            total += self._starts
        return total + self._dear if holdings[COPPER] or holdings[LIVESTOCK] else total


@lru_cache(maxsize=64)
def table(players: int, number: int) -> Table:
    """The table of a number of players and a round from 1 to 10."""
    return Table(players, number)


@lru_cache(maxsize=4096)
def _player(owned: int) -> Player:
    player = Player()
    for building in BUILDINGS:
        if owned >> building.id & 1:
            player.add_building(building.id)
    return player


def final_worth(holdings: Sequence[int], owned: int) -> float:
    """The score after the best final actions (R15.2); a thousandth for each silver left, which breaks ties."""
    area = _area(owned, holdings[WORKERS])
    points = dict(area.features).get(_PLACE["points_now"], 0.0) + area.rail_bonuses * holdings[RAIL_LINES]
    return points + final_points(_player(owned), holdings)


def worth(players: int, number: int, holdings: Sequence[int], owned: int, track: int, starts: bool) -> float:
    """Points of an area at the start of the bidding of round `number`, 1 to 11 (11 = the final round, after its income
    and wages). For what a seat would have after some step; `value` takes what it has."""
    if number >= FINAL_ROUND:
        return final_worth(holdings, owned)
    return table(players, number).worth(holdings, owned, track, starts)


def value(state: State, seat: int, number: int) -> float:
    """Points that a seat's position is worth if it were the start of the bidding of round `number`, 1 to 11 (see
    `worth`). A seat that has finished its final actions has its score."""
    player = state.players[seat]
    holdings = player.holdings
    if holdings[SILVER] < 0:
        holdings = usual(state.setup.players, number, holdings)
    if number < FINAL_ROUND:
        area = table(state.setup.players, number)
        return area.worth(holdings, player.owned, player.track, state.start_player == seat)
    if state.round == FINAL_ROUND and all(frame.seat != seat for frame in state.agenda):
        sheet = score(player)
        return sheet.total + sheet.silver / 1000
    return final_worth(holdings, player.owned)


def shares(values: Sequence[float], scale: float) -> list[float]:
    """Win chances by seat from worths: in proportion to exp(worth / scale). They add up to 1."""
    most = max(values)
    each = [exp((points - most) / scale) for points in values]
    total = sum(each)
    return [chance / total for chance in each]


def win_shares(state: State, number: int) -> list[float]:
    """Each seat's chance of winning, by `value` and `tau`. In the final round those with the best score share it."""
    values = [value(state, seat, number) for seat in range(state.setup.players)]
    if number < FINAL_ROUND:
        return shares(values, tau(state.setup.players, number))
    most = max(values) - 1e-6
    best = sum(points > most for points in values)
    return [1.0 / best if points > most else 0.0 for points in values]

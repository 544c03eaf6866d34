"""What is printed on the pieces: buildings, auction tiles, bid values, Track rewards, worker rings.

The order of BUILDINGS, RINGS and REWARDS is a promise: saves and codes store positions in them. Append, never insert.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ..holdings import Amounts, amounts
from .auctions import ALL_TILES
from .city import CITY_BUILDINGS
from .schema import (
    ALL_TYPES,
    CITY,
    COMMERCIAL,
    INDUSTRIAL,
    PERK_BANK,
    PERK_FORGE,
    PERK_LAWYER,
    PERK_MARKET,
    PERK_PORT,
    PERK_STORE,
    RESIDENTIAL,
    SETTLEMENT,
    SETTLEMENT_TOWN,
    SPECIAL,
    STAGE_KEYS,
    START,
    TOWN,
    TYPE_KEYS,
    Building,
    Slot,
    Tile,
)
from .settlement import SETTLEMENT_BUILDINGS, SETTLEMENT_TOWN_BUILDINGS, START_BUILDINGS
from .town import TOWN_BUILDINGS

__all__ = [
    "ALL_TYPES",
    "BID_VALUES",
    "BUILDING",
    "BUILDINGS",
    "CITY",
    "COMMERCIAL",
    "FINAL_ROUND",
    "HOMESTEAD",
    "INDUSTRIAL",
    "NEUTRAL_LEVELS",
    "PERK_BANK",
    "PERK_FORGE",
    "PERK_LAWYER",
    "PERK_MARKET",
    "PERK_PORT",
    "PERK_STORE",
    "RESIDENTIAL",
    "REWARDS",
    "REWARD_GAINS",
    "REWARD_SPACES",
    "RINGS",
    "ROUNDS",
    "SETTLEMENT",
    "SETTLEMENT_TOWN",
    "SPECIAL",
    "STAGE_KEYS",
    "STAGE_ROUNDS",
    "START",
    "TILES",
    "TOWN",
    "TRACK_END",
    "TYPE_KEYS",
    "Building",
    "Ring",
    "Slot",
    "Tile",
    "building_rings",
    "stage_of_round",
]

BUILDINGS: tuple[Building, ...] = tuple(
    replace(building, id=number)
    for number, building in enumerate(
        START_BUILDINGS + SETTLEMENT_BUILDINGS + SETTLEMENT_TOWN_BUILDINGS + TOWN_BUILDINGS + CITY_BUILDINGS
    )
)
BUILDING: dict[str, Building] = {building.key: building for building in BUILDINGS}
HOMESTEAD = 0

TILES: dict[int, Tile] = {tile.number: tile for tile in ALL_TILES}

ROUNDS = 10
FINAL_ROUND = 11
"""R15: the number that the final round, which has no auction, goes by."""

BID_VALUES = (3, 4, 5, 6, 7, 9, 12, 16, 21)  # R8.2
NEUTRAL_LEVELS = (3, 4, 5, 6, 7, 9)  # R9.1

TRACK_END = 5
REWARDS = ("trade", "rail_line", "worker", "wood", "food", "steel", "gold", "copper", "livestock", "vp")
REWARD_SPACES = (1, 2, 3, 4, 4, 4, 4, 4, 4, 5)
"""R10.2: the Track space from which on each of REWARDS may be chosen."""
REWARD_GAINS: tuple[Amounts, ...] = (
    amounts(trade=1),
    amounts(rail_lines=1),
    amounts(workers=1),
    amounts(wood=1),
    amounts(food=1),
    amounts(steel=1),
    amounts(gold=1),
    amounts(copper=1),
    amounts(livestock=1),
    amounts(vp=3),
)


class Ring(NamedTuple):
    """A place for one worker: `slot` counts from 0 in its building, `place` from 0 in its slot (a double slot has
    two)."""

    id: int
    building: int
    slot: int
    place: int


RINGS: tuple[Ring, ...] = tuple(
    Ring(number, building, slot, place)
    for number, (building, slot, place) in enumerate(
        (building.id, number, place)
        for building in BUILDINGS
        for number, slot in enumerate(building.slots)
        for place in range(slot.workers)
    )
)


def building_rings(building: int, slot: int) -> tuple[int, ...]:
    """The ids of the rings of a slot."""
    return tuple(ring.id for ring in RINGS if ring.building == building and ring.slot == slot)


STAGE_ROUNDS = ((0, 0), (1, 4), (1, 8), (5, 8), (9, 10))
"""R2.5, R3.3: the first and the last round of the buildings of each stage; those of the start are never for sale."""


def stage_of_round(number: int) -> int:
    """R3.1: SETTLEMENT in rounds 1-4, TOWN in 5-8, CITY in 9, 10 and the final round."""
    return SETTLEMENT if number <= 4 else TOWN if number <= 8 else CITY

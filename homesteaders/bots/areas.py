"""What a player's area comes to by itself: its buildings as a bit mask, with so many workers and rail lines."""

from __future__ import annotations

from functools import cache

from ..catalog import BUILDINGS
from ..holdings import RAIL_LINES, WORKERS
from ..scoring import bonuses_for, score
from ..state import Player
from .worth import RINGS_OF


@cache
def members(owned: int) -> tuple[int, ...]:
    """The buildings of a bit mask."""
    return tuple(building.id for building in BUILDINGS if owned >> building.id & 1)


def area(owned: int, workers: int, rail_lines: int) -> Player:
    """A player with just these buildings, workers and rail lines."""
    player = Player()
    for building in members(owned):
        player.add_building(building)
    player.holdings[WORKERS], player.holdings[RAIL_LINES] = workers, rail_lines
    return player


@cache
def bonus_points(owned: int, workers: int, rail_lines: int) -> int:
    """Printed points and end bonuses of an area (R13.10)."""
    sheet = score(area(owned, workers, rail_lines))
    return sheet.printed + sheet.bonus


@cache
def perks_of(owned: int) -> int:
    """The lasting abilities of an area."""
    return area(owned, 0, 0).perks


@cache
def worker_bonus(owned: int) -> int:
    """How many points each worker counts at the end."""
    return bonuses_for(members(owned), "workers")


@cache
def rings_of(owned: int) -> int:
    """How many rings an area has."""
    return sum(RINGS_OF[building] for building in members(owned))

"""The one place where points are counted (R13.10, R15.5, R15.6): live score, final score, bots, end screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .catalog import BUILDINGS, TYPE_KEYS
from .holdings import COPPER, DEBT, GOLD, LIVESTOCK, RAIL_LINES, SILVER, VP, WORKERS
from .state import Player, State

POINTS_PER_GOOD = 2
"""R15.5: for each gold, copper and livestock."""


class ScoreSheet(NamedTuple):
    """The parts of a score. `bonuses` are (building id, points) of every own building with an end bonus; `debt` is 0
    or less; `silver` breaks ties and counts for nothing else."""

    vp: int
    printed: int
    bonuses: tuple[tuple[int, int], ...]
    gold: int
    copper: int
    livestock: int
    debt: int
    total: int
    silver: int

    @property
    def bonus(self) -> int:
        """The sum of the building bonuses."""
        return sum(points for _, points in self.bonuses)


def counted(player: Player, what: str, coming: int = -1) -> int:
    """R13.10: how many of a thing a player's own area has: a building type, "workers", "rail_lines", "buildings".

    `coming`: a building, by id, that is counted as if it stood there too.
    """
    if what == "workers":
        return player.holdings[WORKERS]
    if what == "rail_lines":
        return player.holdings[RAIL_LINES]
    if what == "buildings":
        return len(player.buildings) + (coming >= 0)
    wanted = TYPE_KEYS.index(what)
    there = sum(BUILDINGS[building].type == wanted for building in player.buildings)
    return there + (coming >= 0 and BUILDINGS[coming].type == wanted)


def bonuses_for(buildings: Iterable[int], what: str) -> int:
    """R13.10: how many points each of a thing (see `counted`) brings at the end with these buildings."""
    return sum(what in BUILDINGS[building].end_bonus for building in buildings)


def building_bonus(player: Player, building: int) -> int:
    """R13.10: the points of a building's end bonus as things stand in a player's area. A building that does not stand
    there is counted as if it did."""
    coming = -1 if player.owned >> building & 1 else building
    return sum(counted(player, what, coming) for what in BUILDINGS[building].end_bonus)


def debt_penalty(debt: int) -> int:
    """R7.4: what unpaid debt costs, as 0 or a negative number."""
    return -(debt * (debt + 1) // 2)


def score(player: Player) -> ScoreSheet:
    """The score of a player as things stand; all holdings must be known."""
    holdings = player.holdings
    printed = sum(BUILDINGS[building].points for building in player.buildings)
    bonuses = tuple(
        (building, building_bonus(player, building)) for building in player.buildings if BUILDINGS[building].end_bonus
    )
    gold, copper, livestock = (POINTS_PER_GOOD * holdings[good] for good in (GOLD, COPPER, LIVESTOCK))
    debt = debt_penalty(holdings[DEBT])
    total = holdings[VP] + printed + sum(points for _, points in bonuses) + gold + copper + livestock + debt
    return ScoreSheet(holdings[VP], printed, bonuses, gold, copper, livestock, debt, total, holdings[SILVER])


def scores(state: State) -> list[ScoreSheet]:
    """The score of every seat, by seat."""
    return [score(player) for player in state.players]


def ranking(sheets: list[ScoreSheet]) -> list[tuple[int, int]]:
    """R15.6: (place, seat) from the best down; seats with equal points and silver share a place."""
    order = sorted(range(len(sheets)), key=lambda seat: (-sheets[seat].total, -sheets[seat].silver, seat))
    keys = [(sheets[seat].total, sheets[seat].silver) for seat in order]
    return [(1 + keys.index(key), seat) for key, seat in zip(keys, order, strict=True)]


def winners(state: State) -> list[int]:
    """R15.6: the winning seats; more than one when points and silver are equal."""
    return [seat for place, seat in ranking(scores(state)) if place == 1]

"""Which values may be told to a person, and how: as a number with its plus-minus, as an order, or not at all.

What was measured (`marginals`) is an average over many games of two kinds of players. Where these differ, or the games
were too few, no number is told. In the first two rounds even well-measured values differ from one kind of players to
the other by up to five points, so only what does not is told there.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from ..catalog import ROUNDS
from .marginals import marginal

NUMBER, STRONG, ORDER, SILENT = "number", "strong", "order", "silent"
"""How a value may be told: as a number; as very strong; only as more or less than another; not at all."""
EARLY = 2
"""Up to this round nearly nothing is told as a number."""
SURE = frozenset(["rail_lines", "copper", "livestock"])
"""What is known well enough in every round."""
VERY_STRONG = frozenset(["steel_mill", "farm", "grain_mill"])
"""Before round FIRST_STRONG these are known to be strong, and not how strong."""
FIRST_STRONG = 4
FIRST_WIN = 4
"""From this round on win chances are told."""
_FAIR = 1.0
"""Points: what was measured with a larger error, or a larger difference between players, tells an order only."""


class About(NamedTuple):
    """About so many points, give or take `pm`."""

    n: int
    pm: int


class Told(NamedTuple):
    """How a value may be told; `about` where it is a NUMBER."""

    how: str
    about: About | None = None


def told(players: int, number: int, item: str) -> Told:
    """How the worth of one more of an item in a round's bidding may be told. `item`: as in `marginals`."""
    number = min(number, ROUNDS)
    if item in VERY_STRONG and number < FIRST_STRONG:
        return Told(STRONG)
    if number <= EARLY and item not in SURE:
        return Told(SILENT)
    found = marginal(players, number, item)
    if found is None:
        return Told(SILENT)
    error = max(1.96 * found.se, found.half_spread)
    if error >= _FAIR and item not in SURE:
        return Told(ORDER)
    return Told(NUMBER, About(round(found.points), max(1, ceil(error))))


def summed(number: int, points: float, parts: tuple[Told, ...] = ()) -> About | None:
    """A sum that the rancher's table makes, as a number; None where the round, or a part of it, forbids one.

    The table is fitted to averages as well, and a sum adds up their errors: give or take 2 points.
    """
    if number <= EARLY or any(part.how != NUMBER for part in parts):
        return None
    return About(round(points), 2)

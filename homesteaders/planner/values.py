"""What a planner counts against a plan: a worth for everything that a player holds, in tenths of a point."""

from __future__ import annotations

from typing import NamedTuple


class Values(NamedTuple):
    """What one of each holding is worth, in tenths of a point, in the order of the holdings; none is negative.

    `debt` is what the first debt chit hurts; each further one hurts `debt_rise` more (R7.4: the n-th costs n points
    unless it is paid off with 5 silver or 1 gold). The defaults follow the price list (R5.3) and the score (R15.5),
    and are level with each other: by themselves a sale, a purchase, a recruit and an exchange never pay, so that
    nothing is traded for its own sake. (With a General Store sales do pay; plans hold no needless ones all the same.)
    """

    silver: int = 4
    wood: int = 7
    food: int = 10
    steel: int = 12
    gold: int = 22
    copper: int = 22
    livestock: int = 22
    trade: int = 10
    vp: int = 10
    debt: int = 25
    workers: int = 20
    rail_lines: int = 20
    debt_rise: int = 2

    def debt_cost(self, held: int, more: int) -> int:
        """What `more` debt chits beside those already held hurt."""
        return more * self.debt + self.debt_rise * (more * held + more * (more - 1) // 2)


DEFAULT_VALUES = Values()

"""Where a card stands beside the thing that it is about. Pure: boxes in, a place out."""

from __future__ import annotations

from typing import NamedTuple

GAP = 6
"""Between a thing and its card."""
EDGE = 8
"""Between a card and the edge of the window."""
NARROW, WIDE = 236, 344
"""A card may be so narrow where that spares the neighbours of its thing; so wide it is elsewhere."""


class Box(NamedTuple):
    """Left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float


def aside(thing: Box, row: Box, room: Box) -> tuple[Box, float]:
    """What a card is to stand beside, and its width: the whole row in which the thing is, so that it covers no
    neighbour, where there is room to the right of that; else the thing alone."""
    free = room.right - EDGE - GAP - row.right
    if free < NARROW:
        return thing, min(WIDE, room.right - room.left - 2 * EDGE)
    return Box(row.left, thing.top, row.right, thing.bottom), min(WIDE, free)


def beside(thing: Box, width: float, height: float, room: Box) -> tuple[float, float]:
    """The left and top of a card of this size: right of the thing, left of it, below or above, inside `room`.

    Where it has no room on any side it lies over the thing, as far right and down as it can.
    """

    def within(at: float, size: float, low: float, high: float) -> float:
        return max(low + EDGE, min(at, high - EDGE - size))

    top = within(thing.top, height, room.top, room.bottom)
    left = within(thing.left, width, room.left, room.right)
    if thing.right + GAP + width <= room.right - EDGE:
        return thing.right + GAP, top
    if thing.left - GAP - width >= room.left + EDGE:
        return thing.left - GAP - width, top
    if thing.bottom + GAP + height <= room.bottom - EDGE:
        return left, thing.bottom + GAP
    if thing.top - GAP - height >= room.top + EDGE:
        return left, thing.top - GAP - height
    return within(room.right, width, room.left, room.right), within(room.bottom, height, room.top, room.bottom)

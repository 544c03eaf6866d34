"""A card beside a thing: in the window always, over the thing only where there is no room at all."""

from __future__ import annotations

import random

import pytest

from ui.nearby import EDGE, GAP, NARROW, WIDE, Box, aside, beside

pytestmark = pytest.mark.engine

ROOM = Box(0, 0, 1280, 700)


def test_sides_in_their_order() -> None:
    assert beside(Box(500, 100, 600, 200), 300, 200, ROOM) == (600 + GAP, 100)
    assert beside(Box(1000, 100, 1100, 200), 300, 200, ROOM) == (1000 - GAP - 300, 100)
    assert beside(Box(100, 100, 1200, 200), 300, 200, ROOM) == (100, 200 + GAP)
    assert beside(Box(100, 500, 1200, 600), 300, 200, ROOM) == (100, 500 - GAP - 200)


def test_always_in_the_window_and_apart_where_there_is_room() -> None:
    rng = random.Random(1)
    apart = 0
    for _ in range(2000):
        left, top = rng.uniform(0, 1200), rng.uniform(0, 650)
        thing = Box(left, top, left + rng.uniform(20, 400), top + rng.uniform(20, 300))
        width, height = rng.uniform(100, 400), rng.uniform(50, 500)
        x, y = beside(thing, width, height, ROOM)
        assert EDGE <= x <= ROOM.right - EDGE - width + 1e-6 and EDGE <= y <= ROOM.bottom - EDGE - height + 1e-6
        covers = x < thing.right and x + width > thing.left and y < thing.bottom and y + height > thing.top
        wide = max(ROOM.right - EDGE - thing.right, thing.left - EDGE) >= width + GAP
        high = max(ROOM.bottom - EDGE - thing.bottom, thing.top - EDGE) >= height + GAP
        assert not (covers and (wide or high))
        apart += not covers
    assert apart > 1500


def test_neighbours_are_spared_where_there_is_room() -> None:
    thing = Box(328, 80, 548, 230)
    row = Box(328, 80, 1016, 400)
    box, width = aside(thing, row, ROOM)
    assert (box.left, box.top, box.right, box.bottom) == (328, 80, 1016, 230) and NARROW <= width < WIDE
    assert beside(box, width, 300, ROOM) == (1016 + GAP, 80)
    assert aside(thing, Box(328, 80, 1100, 400), ROOM) == (thing, WIDE)
    assert aside(thing, row, Box(0, 0, 300, 700)) == (thing, 300 - 2 * EDGE)

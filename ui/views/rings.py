"""The rings of an area in the order of their keys, and what makes a ring a place to drag workers to and from."""

from __future__ import annotations

from homesteaders.catalog import BUILDINGS, building_rings
from homesteaders.state import Player

from ..html import icon, tag

RING_KEYS = "1234567890"
"""The keys of the first rings of an area, in its order."""


def ring_order(player: Player) -> list[int]:
    """The rings of an area, as its buildings are shown: those with rings first, as they were built."""
    buildings = [b for b in player.buildings if BUILDINGS[b].slots]
    return [ring for b in buildings for slot in range(len(BUILDINGS[b].slots)) for ring in building_rings(b, slot)]


def ring_key(place: int) -> str:
    """The key of the ring at a place of that order, "" = none."""
    return RING_KEYS[place] if place < len(RING_KEYS) else ""


def held(ring: int) -> str:
    """The worker on a ring, to be dragged."""
    return tag("span", icon("i-worker"), cls="hold", data_drag=f"ring:{ring}")


def press(place: int) -> str:
    """The key of a ring, small in its corner. It is told to ears by the button itself."""
    key = ring_key(place)
    return tag("span", key, cls="press", aria_hidden="true") if key else ""

"""The thirty auction tiles (R2.2, R2.3, R12). Piles 1, 2, 3 are the numbers 1-10, 11-20, 21-30."""

from __future__ import annotations

from ..holdings import amounts
from .schema import ALL_TYPES, CITY, COMMERCIAL, INDUSTRIAL, RESIDENTIAL, SETTLEMENT, SPECIAL, TOWN, Tile

_WOOD, _FOOD, _COPPER, _LIVESTOCK = amounts(wood=1), amounts(food=1), amounts(copper=1), amounts(livestock=1)
_RAIL_LINE, _TWO_VP, _FOUR_VP = amounts(rail_lines=1), amounts(vp=2), amounts(vp=4)

_PILE_1 = (
    Tile(1, 1, SETTLEMENT, round=1, types=(RESIDENTIAL, COMMERCIAL)),
    Tile(2, 1, SETTLEMENT, round=2, types=(INDUSTRIAL,)),
    Tile(3, 1, SETTLEMENT, round=3, types=(COMMERCIAL,)),
    Tile(4, 1, SETTLEMENT, round=4, types=(RESIDENTIAL, INDUSTRIAL)),
    Tile(5, 1, TOWN, round=5, types=(COMMERCIAL,), worker=1),
    Tile(6, 1, TOWN, round=6, types=(RESIDENTIAL,), worker=1),
    Tile(7, 1, TOWN, round=7, types=(INDUSTRIAL,), worker=1),
    Tile(8, 1, TOWN, round=8, types=ALL_TYPES),
    Tile(9, 1, CITY, round=9, types=ALL_TYPES, pay=_COPPER, get=_FOUR_VP, river_port=True),
    Tile(10, 1, CITY, round=10, types=ALL_TYPES, pay=_LIVESTOCK, get=_FOUR_VP, river_port=True),
)

_PILE_2 = (
    Tile(11, 2, SETTLEMENT, types=(RESIDENTIAL,)),
    Tile(12, 2, SETTLEMENT, types=(INDUSTRIAL,)),
    Tile(13, 2, SETTLEMENT, types=ALL_TYPES),
    Tile(14, 2, SETTLEMENT, worker=1, advance=1),
    Tile(15, 2, TOWN, types=(RESIDENTIAL, COMMERCIAL)),
    Tile(16, 2, TOWN, types=(COMMERCIAL, INDUSTRIAL)),
    Tile(17, 2, TOWN, types=(INDUSTRIAL, SPECIAL)),
    Tile(18, 2, TOWN, types=(RESIDENTIAL, SPECIAL), pay=_WOOD, get=_RAIL_LINE),
    Tile(19, 2, CITY, types=(COMMERCIAL, INDUSTRIAL), pay=_FOOD, get=_TWO_VP),
    Tile(20, 2, CITY, types=(RESIDENTIAL, SPECIAL), pay=_FOOD, get=_TWO_VP),
)

_PILE_3 = (
    Tile(21, 3, SETTLEMENT, types=(RESIDENTIAL,)),
    Tile(22, 3, SETTLEMENT, types=(COMMERCIAL,)),
    Tile(23, 3, SETTLEMENT, types=(INDUSTRIAL,)),
    Tile(24, 3, SETTLEMENT, worker=1, advance=1),
    Tile(25, 3, TOWN, types=(RESIDENTIAL,)),
    Tile(26, 3, TOWN, types=(COMMERCIAL,)),
    Tile(27, 3, TOWN, types=(INDUSTRIAL,), pay=_WOOD, get=_RAIL_LINE),
    Tile(28, 3, TOWN, types=ALL_TYPES),
    Tile(29, 3, CITY, types=(RESIDENTIAL, COMMERCIAL), pay=_FOOD, get=_TWO_VP),
    Tile(30, 3, CITY, vp=6, pay=_FOOD, get=_TWO_VP),
)

ALL_TILES = _PILE_1 + _PILE_2 + _PILE_3

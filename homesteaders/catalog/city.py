"""The buildings of the city stage (rounds 9-10)."""

from __future__ import annotations

from ..holdings import amounts
from .schema import CITY, COMMERCIAL, INDUSTRIAL, RESIDENTIAL, SPECIAL, Building

CITY_BUILDINGS = (
    Building(
        key="dude_ranch",
        name="Dude Ranch",
        type=RESIDENTIAL,
        stage=CITY,
        copies=2,
        cost=amounts(wood=1, food=1),
        points=3,
        end_bonus=("workers",),
    ),
    Building(
        key="town_hall",
        name="Town Hall",
        type=RESIDENTIAL,
        stage=CITY,
        copies=1,
        cost=amounts(wood=2, copper=1),
        points=10,
        end_bonus=("commercial",),
    ),
    Building(
        key="terminal",
        name="Terminal",
        type=COMMERCIAL,
        stage=CITY,
        copies=2,
        cost=amounts(steel=2),
        points=6,
        end_bonus=("rail_lines",),
    ),
    Building(
        key="restaurant",
        name="Restaurant",
        type=COMMERCIAL,
        stage=CITY,
        copies=2,
        cost=amounts(wood=1, livestock=1),
        points=8,
        end_bonus=("special",),
    ),
    Building(
        key="train_station",
        name="Train Station",
        type=INDUSTRIAL,
        stage=CITY,
        copies=2,
        cost=amounts(wood=1, copper=1),
        points=3,
        on_build=("rail_line", "extra_build"),
    ),
    Building(
        key="circus",
        name="Circus",
        type=SPECIAL,
        stage=CITY,
        copies=1,
        cost=amounts(food=2, livestock=1),
        points=8,
        end_bonus=("workers",),
    ),
    Building(
        key="rail_yard",
        name="Rail Yard",
        type=SPECIAL,
        stage=CITY,
        copies=1,
        cost=amounts(steel=2, gold=1, copper=1),
        points=6,
        on_build=("rail_advance",),
        end_bonus=("buildings",),
    ),
)

"""What a player holds, as positions in a list of small ints (RULES "words used", R1, R5.3).

`Player.holdings[GOLD]` is a count of gold. The first ten positions stand behind the screen (R16.1), the last two are
open.
"""

from __future__ import annotations

SILVER, WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK, TRADE, VP, DEBT, WORKERS, RAIL_LINES = range(12)

HOLDING_KEYS = (
    "silver",
    "wood",
    "food",
    "steel",
    "gold",
    "copper",
    "livestock",
    "trade",
    "vp",
    "debt",
    "workers",
    "rail_lines",
)
HOLDING: dict[str, int] = {key: position for position, key in enumerate(HOLDING_KEYS)}

GOODS = (WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK)
"""The six goods of the marketplace, in the order of the price list."""

BEHIND_SCREEN = tuple(range(WORKERS))
"""R16.1: hidden from the other seats when holdings are hidden."""

HIDDEN = -1
"""A count that a view does not tell."""

Amounts = tuple[tuple[int, int], ...]
"""Sparse counts: `((holding, n), ...)` in the order of the holdings. As a change, `n` may be negative."""

GOLD_AS_SILVER = 5
"""R6.1: one gold pays five silver."""


def worth_in_silver(silver: int, gold: int) -> int:
    """R6.1: how much silver and gold pay together, in silver."""
    return silver + GOLD_AS_SILVER * gold


PRICES: dict[int, tuple[int, int]] = {
    WOOD: (SILVER, 1),
    FOOD: (SILVER, 2),
    STEEL: (SILVER, 3),
    GOLD: (SILVER, 4),
    COPPER: (GOLD, 1),
    LIVESTOCK: (GOLD, 1),
}
"""R5.3: the price of each good, as (silver or gold, how many)."""


def amounts(**counts: int) -> Amounts:
    """Amounts by name, zeros left out: `amounts(silver=2, trade=1)`."""
    return tuple(sorted((HOLDING[key], n) for key, n in counts.items() if n))

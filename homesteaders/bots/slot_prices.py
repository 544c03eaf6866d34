"""What a placement by fixed prices goes by: data only.

From the first study's hill climb (4 million games for each number of players in a throw-away simulator of these rules,
seeds 2 to 4 and 102 to 104): points for what a slot yields in each stage, and what is added for wood, food and steel
when a player has none.
"""

from __future__ import annotations

SLOT_PRICES: dict[int, tuple[str, str, str]] = {
    2: (
        "1.0 2.655 5.702 4.725 4.676 7.581 4.493 2.619 3.692",
        "1.061 2.0 2.364 4.107 7.831 2.54 6.0 1.928 1.706",
        "1.086 0.8306 3.023 5.469 7.246 7.195 5.731 2.416 1.756",
    ),
    3: (
        "0.9405 2.752 1.993 7.989 7.179 2.16 5.908 1.086 2.55",
        "1.914 2.174 1.415 5.302 3.155 5.684 9.339 2.884 1.809",
        "0.9318 0.8017 1.123 6.948 7.713 5.94 6.233 4.962 2.639",
    ),
    4: (
        "0.9033 2.0 3.272 4.325 5.689 6.0 4.17 1.25 1.01",
        "1.637 0.6069 0.9084 4.581 9.964 4.225 8.14 0.9533 2.102",
        "1.0 1.076 1.452 3.268 6.26 4.192 5.66 1.878 1.549",
    ),
}
"""By number of players: settlement, town, city; silver, wood, food, steel, gold, copper, livestock, trade, VP."""

LACKING: dict[int, tuple[float, float, float]] = {
    2: (1.872, 1.999, 1.455),
    3: (2.465, 3.367, 2.302),
    4: (1.768, 3.113, 1.84),
}
"""By number of players: more for wood, food, steel."""

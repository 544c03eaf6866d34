"""What one more of a thing is worth at the start of a round's bidding, measured: for hints, with its error.

Method: the same game is played on twice, with the same tiles and random numbers, once with one more of the thing for
one seat; the number is the mean difference of that seat's own final score. Two kinds of players were measured apart.
The numbers are in measured.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .measured import MEASURED


class Marginal(NamedTuple):
    """What one more brings. `points`: the mean over the two kinds of players, who differ by `half_spread` either way;
    `se`: its standard error. `win_share`: how much more of a win it brings (0.04 = four games in a hundred)."""

    points: float
    half_spread: float
    se: float
    win_share: float


@lru_cache(maxsize=1024)
def marginal(players: int, number: int, item: str) -> Marginal | None:
    """One more of an item in round `number`, 1 to 10; None where nothing was measured.

    Items: the holdings by key ("silver" ... "rail_lines"), "silver_2", "silver_5" (so many silver more), "debt_less"
    (one debt less), "track" (a space further on the Track, without a reward), and buildings by key: owning it from now
    on, without its cost and what it brings when built.
    """
    row = MEASURED.get(players, {}).get(item)
    entry = row.split()[number - 1] if row and 1 <= number <= 10 else "-"
    if entry == "-":
        return None
    points, half_spread, se, win_share = map(int, entry.split(":"))
    return Marginal(points / 100, half_spread / 100, se / 100, win_share / 1000)

"""How sure a share of wins is: 95 % intervals for games that are independent, and for games that share a deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z = 1.959964
"""Standard errors on either side of 95 % of a normal distribution."""

Interval = tuple[float, float]
"""Lower and upper end, from 0 to 1."""


def wilson(wins: float, games: float) -> Interval:
    """Wilson's score interval of `wins` in `games` independent games (Wilson 1927). Shared wins count in part; with
    no games everything is possible: (0, 1)."""
    if games <= 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def effective_games(deals: Sequence[tuple[float, int]]) -> float:
    """How many independent games tell as much about the share of wins as these deals do, given as (wins, games).

    The variance of the share is that of a ratio estimator over clusters (Cochran, Sampling Techniques, 6.3), and the
    number is the one whose binomial variance is the same. Games on one deal may be alike (it is smaller than the
    number of games) or balance each other, since every seat is played once (it is larger). Where the deals do not
    differ at all, or there is but one, nothing is known about that: the number of deals.
    """
    games = sum(count for _, count in deals)
    wins = sum(won for won, _ in deals)
    if len(deals) < 2 or not 0 < wins < games:
        return float(len(deals))
    share = wins / games
    squares = sum((won - share * count) ** 2 for won, count in deals)
    if squares < 1e-12:
        return float(len(deals))
    variance = squares * len(deals) / (len(deals) - 1) / games**2
    return share * (1 - share) / variance


def clustered(deals: Sequence[tuple[float, int]]) -> Interval:
    """The interval of the share of wins by deals, each (wins, games): Wilson's with `effective_games`."""
    games = sum(count for _, count in deals)
    effective = effective_games(deals)
    return wilson(sum(won for won, _ in deals) / games * effective if games else 0.0, effective)


def quantile(values: Sequence[float], part: float) -> float:
    """The value that this part (0 to 1) of the values does not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

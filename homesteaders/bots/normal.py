"""Normal random numbers, cheap and the same everywhere: bytes of the generator looked up in a table of quantiles."""

from __future__ import annotations

from math import erf, sqrt

from ..rng import Rng


def _quantile(share: float) -> float:
    low, high = -6.0, 6.0
    for _ in range(40):
        middle = (low + high) / 2
        if (1 + erf(middle / sqrt(2))) / 2 < share:
            low = middle
        else:
            high = middle
    return round(middle, 6)


_TABLE = tuple(_quantile((place + 0.5) / 256) for place in range(256))


def normals(rng: Rng, n: int) -> list[float]:
    """So many numbers of mean 0 and standard deviation 1 (nearly: none lies beyond 2.9)."""
    found: list[float] = []
    while len(found) < n:
        bits = rng.next_int()
        for _ in range(8):
            found.append(_TABLE[bits & 255])
            bits >>= 8
    return found[:n]

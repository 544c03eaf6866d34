"""Our own random numbers: the same on every Python and every machine (R16.4). SplitMix64."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1


class Rng:
    """A generator with 64 bits of state. Two of the same seed give the same numbers for ever."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next_int(self) -> int:
        """The next 64-bit number."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """An even choice from 0 to limit - 1; `limit` is at least 1."""
        # Numbers of the last, incomplete block would favour small results.
        fair = (1 << 64) - (1 << 64) % limit
        while (number := self.next_int()) >= fair:
            pass
        return number % limit

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.next_int() >> 11) / (1 << 53)

    def shuffle(self, items: MutableSequence[_T]) -> None:
        """Put the items in random order, in place (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

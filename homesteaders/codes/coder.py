"""Many choices as one whole number, each taking the room that its weight leaves it (rANS, exact).

A choice with weight w, out of weights that sum to m, turns the number x into about x * m / w. Choices are put in last
to first, so that they come out first to last. No rounding and no precision: Python's integers are as long as needed.
"""

from __future__ import annotations

from typing import Protocol

from .weights import WEIGHTS

LEVELS = "0123456789abcdefghijklmnopqrstuvwxyz"


def weight_of(level: str) -> int:
    """The weight that a character of WEIGHTS stands for: 1, 2, 3, 4, 6, 8, 12, 16, 24, ..."""
    n = LEVELS.index(level)
    return 1 if n == 0 else 1 << (n + 1) // 2 if n % 2 else 3 << n // 2 - 1


_WEIGHTS = {context: tuple(map(weight_of, levels)) for context, levels in WEIGHTS.items()}


def weights_for(context: str, first: int, stop: int) -> tuple[int, ...]:
    """The weights of the choices from `first` up to, not including, `stop`; choices not in the data weigh 1."""
    known = _WEIGHTS.get(context, ())
    return tuple(known[n] if n < len(known) else 1 for n in range(first, stop))


class Coder(Protocol):
    """Takes or gives the choices of the model."""

    def pick(self, context: str, first: int, stop: int, wanted: int | None) -> int:
        """One of the choices from `first` up to, not including, `stop`: the one that is wanted, or the one read."""


class Writer:
    """Collects choices; `number()` is all of them."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int, int]] = []

    def pick(self, context: str, first: int, stop: int, wanted: int | None) -> int:
        assert wanted is not None and first <= wanted < stop, (context, first, stop, wanted)
        weights = weights_for(context, first, stop)
        below = sum(weights[: wanted - first])
        self._choices.append((below, weights[wanted - first], sum(weights)))
        return wanted

    def number(self) -> int:
        """The number that holds the choices."""
        number = 0
        for below, weight, total in reversed(self._choices):
            number = number // weight * total + below + number % weight
        return number


class Reader:
    """Gives back the choices of a number. `number` is 0 when all are read and nothing else was in it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, context: str, first: int, stop: int, wanted: int | None) -> int:
        weights = weights_for(context, first, stop)
        rest, place = divmod(self.number, sum(weights))
        for choice, weight in enumerate(weights, first):
            if place < weight:
                self.number = rest * weight + place
                return choice
            place -= weight
        raise AssertionError("unreachable: the weights sum to the total")

"""What a thinking opponent tells while it thinks: for each choice how good it has turned out so far."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..actions import Action

_DOUBT = 0.04
"""As if one playout more had been 0.2 off: few that agree do not mean that all would."""


class Choice(NamedTuple):
    """A way to go on. `plan` starts with `action`; it may go on with trades and ends the decision. `share` is the mean
    win share of its playouts (0 to 1), `error` the standard error of that mean."""

    plan: tuple[Action, ...]
    share: float
    error: float
    playouts: int

    @property
    def action(self) -> Action:
        """What to do first."""
        return self.plan[0]


class Thought(NamedTuple):
    """All choices, the best first as far as is known; `playouts` counts all."""

    choices: tuple[Choice, ...]
    playouts: int

    @property
    def best(self) -> Choice:
        """What to do as things stand."""
        return self.choices[0]


class Tally:
    """Results of one choice's playouts, added up."""

    __slots__ = ("n", "plan", "squares", "total")

    def __init__(self, plan: tuple[Action, ...]) -> None:
        self.plan = plan
        self.n = 0
        self.total = self.squares = 0.0

    def add(self, share: float) -> None:
        """One playout more."""
        self.n += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """Its mean win share; below any other while nothing is known."""
        return self.total / self.n if self.n else -1.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 1 while nothing is known."""
        if self.n < 2:
            return 1.0
        spread = max(0.0, self.squares / self.n - (self.total / self.n) ** 2) + _DOUBT / self.n
        return math.sqrt(spread / (self.n - 1))

    def clearly_below(self, other: Tally, errors: float) -> bool:
        """Whether its mean is so many standard errors (of the difference) below another's."""
        return other.mean - self.mean > errors * math.hypot(self.error, other.error)

    def choice(self) -> Choice:
        """The results so far."""
        return Choice(self.plan, self.mean if self.n else 0.0, self.error, self.n)


def thought_of(tallies: list[Tally]) -> Thought:
    """The thought of these tallies. More playouts go before a better mean: what was dropped early stays behind."""
    order = sorted(range(len(tallies)), key=lambda each: (-tallies[each].n, -tallies[each].mean, each))
    return Thought(tuple(tallies[each].choice() for each in order), sum(each.n for each in tallies))

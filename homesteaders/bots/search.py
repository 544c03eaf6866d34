"""The baron: plays each choice on many times, against opponents of two minds, and takes the one that wins most.

Sequential halving: all choices get the same number of playouts, the worse half is dropped, and so on. Each playout
shuffles what nobody has seen, goes to the start of the next round but one (two players: the next), and ends with the
win model's share; after round 10, with the final score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..actions import Action
from ..catalog import FINAL_ROUND
from ..engine import carry_out
from ..rng import Rng
from ..views import View
from .choices import by_rule, imagined, opened, plans
from .judge import judge_for
from .playout import FOREMAN, VALUE_DELTA, Playout
from .thought import Choice, Tally, Thought, thought_of

ITERATIONS = {2: 800, 3: 600, 4: 600}
"""How many playouts a decision gets at most by default; about half of them, since most choices are clear before."""
_LOOK = 12
"""After so many playouts each, again and again, choices that are clearly worse are dropped."""
HORIZON = {2: 1, 3: 2, 4: 2}
"""How many rounds a playout goes on, by number of players."""
AHEAD = 75
"""In how many playouts of a hundred a seat looks ahead like a foreman in this round; in the others it does not."""
CLEAR = 3.0
"""A choice so many standard errors below the best is dropped."""


class Baron:
    """`iterations`: how many playouts a decision gets at most (0 = ITERATIONS); `go_on`, asked with their number after
    each, may end it earlier. The others are for trials."""

    name = "baron"

    def __init__(
        self,
        iterations: int = 0,
        go_on: Callable[[int], bool] | None = None,
        *,
        horizon: int = 0,
        ahead: int = AHEAD,
        clear: float = CLEAR,
    ) -> None:
        self._iterations, self._go_on = iterations, go_on
        self._horizon, self._ahead, self._clear = horizon, ahead, clear

    def choose(self, view: View, rng: Rng) -> Action:
        thought = None
        for thought in self.ponder(view, rng):
            if self._go_on is not None and not self._go_on(thought.playouts):
                break
        assert thought is not None
        return thought.best.action

    def ponder(self, view: View, rng: Rng) -> Iterator[Thought]:
        """Think in steps of one playout, with a thought after each; at least one. It may be left at any time."""
        if len(view.legal) == 1:
            yield _settled(view.legal[0])
            return
        view = opened(view)
        table, seat, players = view.table, view.seat, view.table.setup.players
        judge = judge_for(players)
        playout = Playout(judge)
        tallies = [Tally(plan) for plan in by_rule(view, playout) or plans(view, playout)]
        if len(tallies) == 1:
            yield _settled(tallies[0].plan[0])
            return
        stop = min(table.round + (self._horizon or HORIZON[players]), FINAL_ROUND)
        playout.foremen_until = table.round
        first = rng.next_int()
        for tally in halving(tallies, self._iterations or ITERATIONS[players], self._clear):
            # The n-th playout of each choice meets the same chance, so that choices differ by what they are.
            rng = Rng(first + tally.n)
            state = imagined(view, rng)
            for action in tally.plan:
                carry_out(state, action)
            playout.modes = [FOREMAN if rng.below(100) < self._ahead else VALUE_DELTA for _ in range(players)]
            playout.run(state, stop, rng)
            tally.add(judge.shares(state, stop)[seat])
            yield thought_of(tallies)


def halving(tallies: list[Tally], budget: int, clear: float = CLEAR) -> Iterator[Tally]:
    """Whose turn it is to be played out, within a budget of playouts (but each at least once). It ends early when
    all others are clearly worse than the best: `clear` standard errors below it."""
    left = list(tallies)
    stages = max(1, (len(left) - 1).bit_length())
    for _ in range(stages):
        for _ in range(max(1, budget // (stages * len(left)))):
            yield from left
            if left[0].n % _LOOK == 0:
                best = max(left, key=lambda tally: tally.mean)
                left = [tally for tally in left if not tally.clearly_below(best, clear)]
                if len(left) == 1:
                    return
        left.sort(key=lambda tally: -tally.mean)
        left = left[: (len(left) + 1) // 2]


def _settled(action: Action) -> Thought:
    return Thought((Choice((action,), 1.0, 0.0, 0),), 0)

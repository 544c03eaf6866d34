"""The foreman: tries each choice, lets everybody finish the round as a plain player would, and takes what leaves it the
best chance of winning by the fitted win model."""

from __future__ import annotations

from ..actions import Action
from ..catalog import FINAL_ROUND
from ..engine import carry_out
from ..rng import Rng
from ..views import View
from .choices import by_rule, imagined, opened, plans
from .judge import judge_for
from .playout import Playout

SAMPLES = 12
"""With 4 it won .66, with 12 .84 of the same 100 four-seat games against ranchers."""


class Foreman:
    """One move ahead. Each choice is followed to the next round's bidding `samples` times; the others misjudge in the
    same way for every choice."""

    name = "foreman"

    def __init__(self, samples: int = SAMPLES) -> None:
        self._samples = samples

    def choose(self, view: View, rng: Rng) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        view = opened(view)
        judge = judge_for(view.table.setup.players)
        playout = Playout(judge)
        options = by_rule(view, playout) or plans(view, playout)
        if len(options) == 1:
            return options[0][0]
        stop = min(view.table.round + 1, FINAL_ROUND)
        totals = [0.0] * len(options)
        for _ in range(self._samples):
            whole, seed = imagined(view, rng), rng.next_int()
            for place, plan in enumerate(options):
                state = whole.copy()
                for action in plan:
                    carry_out(state, action)
                playout.run(state, stop, Rng(seed))
                totals[place] += judge.shares(state, stop)[view.seat]
        return options[max(range(len(options)), key=totals.__getitem__)][0]

"""The foreman: tries each choice, lets everybody finish the round as ranchers bid, and takes what leaves it the best
chance of winning by the fitted win model."""

from __future__ import annotations

from ..actions import Action
from ..catalog import FINAL_ROUND
from ..engine import carry_out
from ..rng import Rng
from ..views import View
from .choices import by_rule, imagined, opened, plans
from .judge import judge_for
from .playout import RANCHER, Playout


class Foreman:
    """One move ahead: each choice is followed once to the bidding of the next round."""

    name = "foreman"

    def choose(self, view: View, rng: Rng) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        view = opened(view)
        judge = judge_for(view.table.setup.players)
        playout = Playout(judge, noisy=False)
        options = by_rule(view, playout) or plans(view, playout)
        if len(options) == 1:
            return options[0][0]
        playout.modes = [RANCHER] * judge.players
        stop = min(view.table.round + 1, FINAL_ROUND)
        whole = imagined(view, rng)
        shares = []
        for plan in options:
            state = whole.copy()
            for action in plan:
                carry_out(state, action)
            playout.run(state, stop, rng)
            shares.append(judge.shares(state, stop)[view.seat])
        return options[max(range(len(options)), key=shares.__getitem__)][0]

"""Value-delta: whatever gains most by the win model, without looking further than the next income. The policy of
playouts, with a view; also for data to fit the model on."""

from __future__ import annotations

from ..actions import Action
from ..rng import Rng
from ..state import BID, FINAL, NEUTRAL_BID
from ..views import View
from .choices import opened
from .judge import judge_for
from .liquidation import final_action
from .playout import Playout


class Delta:
    """What gains most."""

    name = "delta"

    def choose(self, view: View, rng: Rng) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        view = opened(view)
        table = view.table
        frame = table.agenda[-1]
        playout = Playout(judge_for(table.setup.players), noisy=False)
        if frame.kind == BID:
            return playout.bid(table, frame, rng)
        if frame.kind == NEUTRAL_BID:
            return playout.neutral(table, frame, rng)
        if frame.kind == FINAL:
            return final_action(table.players[view.seat])
        return playout.answer(table, frame)[0]

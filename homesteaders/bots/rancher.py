"""The rancher: weighs everything in points by one table of values, bids up to what an auction is worth, and plans its
placement, building and payments with the same values."""

from __future__ import annotations

from ..actions import Accept, Action, Decline, Reward
from ..catalog import ALL_TYPES
from ..rng import Rng
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_WORKER,
    TRACK_REWARD,
)
from ..views import View
from .bidding import choose_bid, place_neutral
from .funding import build, exchange, pay
from .liquidation import final_action
from .outlook import Outlook
from .placement import place
from .values import Weights
from .worth import scale_for


class Rancher:
    """The real opponent. `weights` may give it another temper (tuning, tests)."""

    name = "rancher"

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: View, rng: Rng) -> Action:
        frame = view.table.current
        assert frame is not None
        if len(view.legal) == 1:
            return view.legal[0]
        table, kind = view.table, frame.kind
        player = table.players[view.seat]
        if kind == FINAL:
            return final_action(player)
        scale = scale_for(table.setup.players, self._weights)
        if kind == NEUTRAL_BID:
            return place_neutral(view, scale)
        outlook = Outlook(scale, table, view.seat)
        if kind == BID:
            return choose_bid(outlook)
        if kind == ALLOCATE:
            return place(outlook)
        if kind in (PAY_WORKERS, PAY_AUCTION):
            return pay(outlook, frame, view.legal)
        if kind == TRACK_REWARD:
            rewards = [action for action in view.legal if isinstance(action, Reward)]
            return max(rewards, key=lambda reward: scale.reward(player, outlook.holdings, reward.key, table.round))
        if kind in (ON_BUILD_WORKER, TILE_WORKER):
            return Accept() if outlook.scale.worker(player, table.round) > 0 else Decline()
        tile = table.tile(frame.arg) if kind != EXTRA_BUILD else None
        if kind in (BUILD, EXTRA_BUILD):
            return build(outlook, tile.types if tile else ALL_TYPES)
        assert tile is not None
        return exchange(outlook, tile, view.legal)

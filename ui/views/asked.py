"""The prompt in the auction: who outbid the seat, and how much it can pay."""

from __future__ import annotations

from ..reach import with_trades
from ..scene import Scene, means
from ..words import t
from .parts import who


def outbid_words(scene: Scene) -> str:
    """Who took the last auction that the seat held; "" while it has lost none, or holds another."""
    table = scene.now.table
    if not scene.was or scene.seat in table.holder:
        return ""
    auction, _ = max(scene.was, key=lambda bid: bid[1])
    return t("prompt.outbid", name=who(scene, table.holder[auction - 1]), auction=auction)


def means_words(scene: Scene) -> str:
    """How much the seat can pay, without debt and with trades."""
    n, (most, trades) = means(scene.then), with_trades(scene.then)
    return t("prompt.bid.trades", n=n, most=most) if trades and most > n else t("prompt.bid.small", n=n)

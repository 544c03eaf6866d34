"""What is asked of the seat in the auction and on the Track, in whole sentences: the prompt's first and second."""

from __future__ import annotations

from homesteaders.state import BID, NEUTRAL_BID, TRACK_REWARD

from ..reach import with_trades
from ..scene import Scene, means
from ..words import t
from .parts import who


def asked_words(scene: Scene) -> tuple[str, str] | None:
    """The prompt of a bid, the neutral token or a Track reward; None for other decisions."""
    if scene.kind == BID:
        return _outbid(scene) or t("ask.bid"), means_words(scene)
    if scene.kind == NEUTRAL_BID:
        return t("ask.neutral", level=scene.now.table.neutral_level), t("ask.neutral_small")
    if scene.kind == TRACK_REWARD:
        return t("ask.track", space=scene.me.track), t("ask.track_small")
    return None


def _outbid(scene: Scene) -> str:
    """Who took the last auction that the seat held; "" while it has lost none, or holds another."""
    table = scene.now.table
    if not scene.was or scene.seat in table.holder:
        return ""
    auction, _ = max(scene.was, key=lambda bid: bid[1])
    return t("ask.bid_outbid", name=who(scene, table.holder[auction - 1]), auction=auction)


def means_words(scene: Scene) -> str:
    """How much the seat can pay, without debt and with trades."""
    n, (most, trades) = means(scene.then), with_trades(scene.then)
    return t("lot.up_to_trades", n=n, most=most) if trades and most > n else t("lot.up_to", n=n)

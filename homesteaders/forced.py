"""Single choices: decisions that have one option, whatever free actions are taken first.

A free action changes the own holdings and nothing else, and all but taking a debt use up a trade chit. So without chits
nothing but silver can be raised, and each chit brings at most one good: what lacks more goods than there are chits is
out of reach. Where holdings are hidden, only what everybody can see makes a choice a single one: that a payment needed
no answer would tell the others what is behind the screen (R16.1).
"""

from __future__ import annotations

from .actions import Action, Decline, Pass, Pay
from .catalog import PERK_PORT
from .engine import legal
from .holdings import GOLD, SILVER, TRADE, Amounts
from .phases.building import allowed_buildings, ways_to_build
from .phases.payment import amount_due
from .state import BID, BUILD, EXTRA_BUILD, PAY_AUCTION, PAY_WORKERS, TILE_EXCHANGE, TRACK_REWARD, Frame, Player, State

_PAY_SILVER, _DECLINE, _PASS = Pay(0), Decline(), Pass()


def forced(state: State) -> Action | None:
    """The one option of the decision on top, if no free action could give it another; else None.

    A placement is never one (a worker could be recruited, and the Homestead has rings), nor an offered worker; nor the
    end of the final actions, since what is done before it counts.
    """
    frame = state.current
    if frame is None:
        return None
    player, kind = state.players[frame.seat], frame.kind
    if kind == TRACK_REWARD:
        rewards = [action for action in legal(state) if action.token.startswith("reward ")]
        return rewards[0] if len(rewards) == 1 else None
    if kind == BID:
        return _PASS if not any(action.token.startswith("bid ") for action in legal(state)) else None
    if kind in (BUILD, EXTRA_BUILD):
        return None if _could_build(state, frame, player) else _DECLINE
    if not state.setup.open_holdings:
        return None
    if kind in (PAY_WORKERS, PAY_AUCTION):
        return _PAY_SILVER if _only_silver(player, amount_due(state, frame)) else None
    if kind == TILE_EXCHANGE:
        return None if _could_exchange(state, frame, player) else _DECLINE
    return None


def _only_silver(player: Player, amount: int) -> bool:
    """Can this be paid, and with silver alone? A chit would buy gold, if need be with debts."""
    holdings = player.holdings
    return holdings[SILVER] >= amount and not holdings[GOLD] and not holdings[TRADE]


def _in_reach(player: Player, cost: Amounts) -> bool:
    """Are there no more goods lacking than chits? Silver can always be raised by debts."""
    lacking = sum(max(0, n - player.holdings[good]) for good, n in cost if good != SILVER)
    return lacking <= player.holdings[TRADE]


def _could_build(state: State, frame: Frame, player: Player) -> bool:
    buildings = allowed_buildings(state, frame)
    if not state.setup.open_holdings:
        return bool(buildings)
    return any(_in_reach(player, cost) for building in buildings for _, cost in ways_to_build(player, building.id))


def _could_exchange(state: State, frame: Frame, player: Player) -> bool:
    tile = state.tile(frame.arg)
    assert tile is not None
    port = tile.river_port and player.perks & PERK_PORT
    return _in_reach(player, tile.pay) or bool(port and _in_reach(player, ((GOLD, 1),)))

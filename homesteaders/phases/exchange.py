"""TILE_EXCHANGE (R12.4-R12.6): a tile's optional exchange, once."""

from __future__ import annotations

from ..actions import Accept, Action, Decline
from ..catalog import PERK_PORT, Tile
from ..events import IllegalAction
from ..holdings import GOLD, Amounts
from ..ledger import Log, change, note, paid
from ..state import Frame, Player, State
from . import Phase
from .building import can_pay

_GOLD = ((GOLD, 1),)
_DECLINE, _ACCEPT, _ACCEPT_FOR_GOLD = (Decline(),), (Accept(False),), (Accept(True),)


def exchange_price(tile: Tile, gold: bool) -> Amounts:
    """What an exchange costs: the listed good, or gold in its place (R12.6)."""
    return _GOLD if gold else tile.pay


def _tile(state: State, frame: Frame) -> Tile:
    tile = state.tile(frame.arg)
    assert tile is not None
    return tile


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    player, tile = state.players[frame.seat], _tile(state, frame)
    options: tuple[Action, ...] = _DECLINE
    if can_pay(player.holdings, tile.pay):
        options += _ACCEPT
    if tile.river_port and player.perks & PERK_PORT and player.holdings[GOLD]:
        options += _ACCEPT_FOR_GOLD
    return options


def _apply(state: State, frame: Frame, action: Accept | Decline, log: Log) -> None:
    tile = _tile(state, frame)
    state.agenda.pop()
    if isinstance(action, Decline):
        note(log, "exchange_declined", frame.seat, f"tile:{tile.number}")
        return
    changes = paid(exchange_price(tile, action.gold)) + tile.get
    change(state, frame.seat, changes, log, "exchange", f"tile:{tile.number}")


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    player: Player = state.players[frame.seat]
    tile = _tile(state, frame)
    if not isinstance(action, Accept):
        return IllegalAction("exchange.first")
    if action.gold and not tile.river_port:
        return IllegalAction("exchange.no_gold_for_this", pay=tile.pay)
    if action.gold and not player.perks & PERK_PORT:
        return IllegalAction("build.no_port")
    return IllegalAction("exchange.short", pay=exchange_price(tile, action.gold))


EXCHANGE = Phase(_legal, _apply, _why_not)

"""The yardstick: an opponent without a plan that still plays like somebody who has read the rules.

It answers at random among the options that end the decision. It bids only the least bid, at most 9, and only what two
debts can cover; it trades only to make a building or an exchange possible; it takes debt only when a payment is short
of money.
"""

from __future__ import annotations

from ..actions import Action, Bid, Decline, Pass, Pay, Place, Repay, Sell, TakeDebt, is_free
from ..holdings import FOOD, GOLD, SILVER, STEEL, TRADE, WOOD, worth_in_silver
from ..phases.free import DEBT_SILVER
from ..planner import cheapest_build, cheapest_hold
from ..preview import allowed_buildings, least_bid
from ..rng import Rng
from ..state import BID, BUILD, EXTRA_BUILD, FINAL, TILE_EXCHANGE, Player
from ..views import View

HIGHEST_BID = 9
MOST_DEBTS = 2
"""How many debts it takes, at most, for one auction."""
TAKES_OFFER = 8
"""In how many cases of ten it takes something offered (a building, a worker, an exchange)."""


class SaneRandom:
    """Random, legal and sane; see the module."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Action:
        frame = view.table.current
        assert frame is not None
        player = view.table.players[view.seat]
        closing = [action for action in view.legal if not is_free(action)]
        if frame.kind == FINAL:
            return _last_action(view, rng)
        if frame.kind == BID:
            closing = _sane_bids(view, player)
        elif not closing:
            return _raise_money(view, rng)
        elif isinstance(closing[0], Place):
            # Idle workers are paid too: place as many as possible.
            most = max(action.rings.bit_count() for action in closing if isinstance(action, Place))
            closing = [action for action in closing if isinstance(action, Place) and action.rings.bit_count() == most]
        elif isinstance(closing[0], Pay):
            return closing[0]
        elif isinstance(closing[0], Decline):
            if rng.below(10) >= TAKES_OFFER:
                return closing[0]
            if len(closing) == 1:
                return _trade_towards(view, player, frame.kind, rng)
            closing = closing[1:]
        return closing[rng.below(len(closing))]


def _sane_bids(view: View, player: Player) -> list[Action]:
    """Passing, and the least bid of each auction that is not too dear."""
    money = worth_in_silver(player.holdings[SILVER], player.holdings[GOLD]) + DEBT_SILVER * MOST_DEBTS
    bids: list[Action] = [Pass()]
    for auction in range(1, view.table.auctions + 1):
        value = least_bid(view.table, view.seat, auction)
        if value <= min(HIGHEST_BID, money):
            bids.append(Bid(auction, value))
    return bids


def _raise_money(view: View, rng: Rng) -> Action:
    """A payment is short of money: sell something now and then, else take debt."""
    sales = [action for action in view.legal if isinstance(action, Sell)]
    if sales and rng.below(2):
        return sales[rng.below(len(sales))]
    return TakeDebt()


def _trade_towards(view: View, player: Player, kind: int, rng: Rng) -> Action:
    """Nothing can be taken as things stand: the first trade of a way to some of it without debt, else decline."""
    frame = view.table.current
    assert frame is not None
    if not player.holdings[TRADE]:
        return Decline()
    if kind in (BUILD, EXTRA_BUILD):
        plans = [cheapest_build(player, building.id) for building in allowed_buildings(view.table, frame)]
    else:
        tile = view.table.tile(frame.arg) if kind == TILE_EXCHANGE else None
        plans = [cheapest_hold(player, tile.pay)] if tile else []
    ways = [plan for plan in plans if plan and plan.actions and not plan.debts]
    return ways[rng.below(len(ways))].actions[0] if ways else Decline()


def _last_action(view: View, rng: Rng) -> Action:
    """R15.2: pay off debt, sell what scores nothing, stop."""
    repay = [action for action in view.legal if isinstance(action, Repay) and not action.gold]
    if repay:
        return repay[0]
    sales = [action for action in view.legal if isinstance(action, Sell) and action.good in (WOOD, FOOD, STEEL)]
    return sales[rng.below(len(sales))] if sales else view.legal[0]

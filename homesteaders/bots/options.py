"""Every way to go on at a decision, valued in points by the rancher's table: what hints compare and explain.

Only a view is asked (R16). An option is whole: it may begin with trades, and its last action ends the decision.
"""

from __future__ import annotations

from typing import NamedTuple

from ..actions import Accept, Action, Bid, Build, Decline, Done, NeutralBid, Pass, Pay, Place, Recruit, Reward
from ..catalog import ALL_TYPES, BID_VALUES, FINAL_ROUND
from ..engine import apply, legal
from ..holdings import GOLD, SILVER
from ..planner import cheapest_build, cheapest_hold, cheapest_pay
from ..preview import amount_due, least_bid, silver_part, staged
from ..rng import Rng
from ..scoring import score
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    RESOLVE,
    TILE_WORKER,
    TRACK_REWARD,
    Frame,
    State,
)
from ..views import View
from .bidding import neutral_worth
from .funding import after_paying
from .liquidation import final_actions
from .outlook import Outlook
from .placement import after_income, prospect
from .rancher import Rancher
from .worth import scale_for

MOST_STEPS = 60
"""More actions than any plan has."""
_TRIED = 4
"""How many buildings, and how many placements, are looked at closely."""


class Option(NamedTuple):
    """A way to go on: its actions in order, and what it is worth, to be compared with the others of its decision."""

    actions: tuple[Action, ...]
    points: float

    @property
    def action(self) -> Action:
        """The action that ends the decision."""
        return self.actions[-1]


def outlook_of(view: View, seat: int = NOBODY) -> Outlook:
    """How the table looks to the view's seat, or to another as far as this view tells."""
    table = view.table
    return Outlook(scale_for(table.setup.players), table, view.seat if seat < 0 else seat)


def options(view: View) -> list[Option]:
    """The ways to go on at the decision of the view's seat, best first; never empty."""
    frame = view.table.current
    assert frame is not None and view.legal
    found = _options(view, outlook_of(view), frame)
    found.sort(key=lambda option: -option.points)
    return found


def _options(view: View, outlook: Outlook, frame: Frame) -> list[Option]:
    table, kind = view.table, frame.kind
    if kind == FINAL:
        return _final(view)
    if kind == ALLOCATE:
        return _placements(view, outlook)
    if kind in (PAY_WORKERS, PAY_AUCTION):
        return _payments(view, outlook, frame)
    if kind == NEUTRAL_BID:
        worth = neutral_worth(view, outlook.scale)
        return [Option((NeutralBid(auction),), points) for auction, points in enumerate(worth, 1)]
    if kind == BID:
        return _bids(table, outlook)
    if kind == TRACK_REWARD:
        rewards = [action for action in view.legal if isinstance(action, Reward)]
        player, held = outlook.player, outlook.holdings
        return [Option((act,), outlook.scale.reward(player, held, act.key, table.round)) for act in rewards]
    if kind in (ON_BUILD_WORKER, TILE_WORKER):
        return [Option((Accept(),), outlook.scale.worker(outlook.player, table.round)), Option((Decline(),), 0.0)]
    if kind in (BUILD, EXTRA_BUILD):
        tile = table.tile(frame.arg) if kind == BUILD else None
        return [*_buildings(view, outlook, tile.types if tile else ALL_TYPES), Option((Decline(),), 0.0)]
    return [*_exchanges(view, outlook, frame), Option((Decline(),), 0.0)]


def _bids(table: State, outlook: Outlook) -> list[Option]:
    found = [Option((Pass(),), outlook.passing())]
    for auction in range(1, table.auctions + 1):
        least = least_bid(table, outlook.seat, auction)
        if least <= BID_VALUES[-1]:
            found.append(Option((Bid(auction, least),), outlook.offer(auction, least).points))
    return found


def _placements(view: View, outlook: Outlook) -> list[Option]:
    """The placements that bring most as things are, and the best after a recruit."""
    found = [Option((Place(rings),), points) for rings, points in _best_placements(view, outlook, _TRIED)]
    if Recruit() in view.legal and view.table.round <= FINAL_ROUND:
        then = outlook.with_recruit()
        worker = outlook.scale.worker(outlook.player, outlook.round)
        for rings, points in _best_placements(staged(view, [Recruit()]), then, 1):
            found.append(Option((Recruit(), Place(rings)), points + worker))
    return found


def _best_placements(view: View, outlook: Outlook, most: int) -> list[tuple[int, float]]:
    scale, number, player = outlook.scale, outlook.round, outlook.player
    after = {
        act.rings: after_income(player, outlook.holdings, act.rings) for act in view.legal if isinstance(act, Place)
    }
    ranked = sorted(after, key=lambda rings: (-scale.worth(after[rings], min(number, FINAL_ROUND)), rings))[:_TRIED]
    found = [(rings, prospect(outlook, after[rings])) for rings in ranked]
    found.sort(key=lambda each: (-each[1], each[0]))
    return found[:most]


def _payments(view: View, outlook: Outlook, frame: Frame) -> list[Option]:
    amount = amount_due(view.table, frame)
    found = []
    for act in view.legal:
        if isinstance(act, Pay):
            left = list(outlook.player.holdings)
            left[GOLD] -= act.gold
            left[SILVER] -= silver_part(amount, act.gold)
            found.append(Option((act,), after_paying(outlook, frame, left)))
    plan = cheapest_pay(outlook.player, amount, outlook.scale.planner_values(outlook.after))
    if len(plan.actions) > 1 or not found:
        found.append(Option(plan.actions, after_paying(outlook, frame, plan.after)))
    return found


def _buildings(view: View, outlook: Outlook, types: tuple[int, ...]) -> list[Option]:
    values = outlook.scale.planner_values(outlook.after)
    found = []
    for estimate, building in outlook.best_building(types, 0)[:_TRIED]:
        plan = cheapest_build(outlook.player, building.id, values)
        if plan is not None:
            points = outlook.value(building) + outlook.scale.worth(plan.after, outlook.after) - outlook.base
            found.append(Option(plan.actions, estimate if "extra_build" in building.on_build else points))
    return found


def _exchanges(view: View, outlook: Outlook, frame: Frame) -> list[Option]:
    tile = view.table.tile(frame.arg)
    assert tile is not None
    gain = outlook.exchange(tile, outlook.holdings)
    closing = [act for act in view.legal if isinstance(act, Accept)]
    if closing:
        return [Option((act,), gain) for act in closing]
    plan = cheapest_hold(outlook.player, tile.pay, outlook.scale.planner_values(outlook.after))
    return [Option((*plan.actions, Accept()), gain)] if plan is not None else []


def _final(view: View) -> list[Option]:
    """The best final actions, exactly (R15.2), and what finishing at once comes to. Points are those of the score."""
    table, seat = view.table.copy(), view.seat
    at_once = float(score(table.players[seat]).total)
    actions = final_actions(table.players[seat])
    for act in actions:
        apply(table, act)
    found = [Option((*actions, Done()), float(score(table.players[seat]).total))]
    return [*found, Option((Done(),), at_once)] if actions else found


def supposed(view: View, action: Bid | Pass) -> State:
    """The table if everybody else were out of this round and the seat bid so, or passed: what is left of the game is
    that one auction, and then the frame FINAL."""
    table, seat = view.table.copy(), view.seat
    table.passed = (1 << table.setup.players) - 1 & ~(1 << seat)
    table.agenda = [Frame(FINAL, seat, 0), Frame(BID, seat, 0)]
    if isinstance(action, Bid):
        table.agenda.insert(1, Frame(RESOLVE, NOBODY, action.auction))
    table.legal_now = None
    apply(table, action)
    return table


def afterwards(view: View, action: Bid | Pass) -> tuple[Action, ...]:
    """What would follow a bid that is not outbid, or a pass: the payment, the building with its trades, the reward."""
    table, found = supposed(view, action), list[Action]()
    bot, rng = Rancher(), Rng(0)
    while table.agenda[-1].kind != FINAL and len(found) < MOST_STEPS:
        found.append(bot.choose(View(view.seat, table, view.unseen, legal(table)), rng))
        apply(table, found[-1])
    return tuple(found)


def building_of(actions: tuple[Action, ...]) -> int:
    """The building that these actions build, 0 = none."""
    return next((act.building for act in actions if isinstance(act, Build)), 0)

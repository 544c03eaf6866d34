"""The few ways to go on that are worth a search, at each kind of decision, likely best first. Each is a plan: trades
first where they are needed, then the action that ends the decision."""

from __future__ import annotations

from dataclasses import replace

from ..actions import Accept, Action, Bid, Decline, Reward, is_free
from ..catalog import FINAL_ROUND, REWARD_GAINS, REWARDS
from ..holdings import HIDDEN, RAIL_LINES, WORKERS
from ..planner import cheapest_build
from ..preview import allowed_buildings, least_bid
from ..rng import Rng
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
    Player,
    State,
)
from ..views import View, determinize
from .evaluation import usual
from .liquidation import final_action
from .playout import Playout
from .worth import scale_for

Plan = tuple[Action, ...]

RULED = frozenset((ALLOCATE, PAY_WORKERS, PAY_AUCTION))
"""Decisions that are not searched."""
_MOST = 4
"""How many rewards, and how many buildings (with none), are looked at."""


def opened(view: View) -> View:
    """The view with the usual counts in place of what others hold behind their screens (R16.1)."""
    if all(HIDDEN not in player.holdings for player in view.table.players):
        return view
    table = view.table.copy()
    for player in table.players:
        if HIDDEN in player.holdings:
            player.holdings = usual(table.setup.players, table.round, player.holdings)
    return replace(view, table=table)


def imagined(view: View, rng: Rng) -> State:
    """A whole state that fits an opened view; see `determinize`."""
    state = determinize(view, rng)
    state.legal_now = None
    return state


def by_rule(view: View, playout: Playout) -> list[Plan]:
    """The one plan at decisions that no search improves, [] at others. The final actions are solved exactly; placements
    go by fixed prices, because the win model, linear in what is held, would pile up one good: searching them lost two
    games of ten."""
    table = view.table
    player, kind = table.players[view.seat], table.agenda[-1].kind
    if kind == FINAL:
        return [(final_action(player),)]
    if kind in RULED:
        return [tuple(playout.answer(table, table.agenda[-1]))]
    return []


def plans(view: View, playout: Playout) -> list[Plan]:
    """The plans worth looking at where `by_rule` has none, for the seat of an opened view whose decision it is; at
    least one."""
    state = view.table
    frame = state.agenda[-1]
    kind, player = frame.kind, state.players[view.seat]
    if kind == BID:
        return _bids(view)
    if kind == TRACK_REWARD:
        return _rewards(view, player, playout)
    if kind in (BUILD, EXTRA_BUILD):
        return _buildings(view, player, playout)
    if kind in (TILE_WORKER, ON_BUILD_WORKER):
        first = playout.hired(state, player)
        return [(first,), (Decline() if isinstance(first, Accept) else Accept(),)]
    if kind == TILE_EXCHANGE:
        tile = state.tile(frame.arg)
        assert tile is not None
        ways: list[Plan] = [tuple(playout.exchange(state, player, tile)), (Decline(),)]
        ways += [(action,) for action in view.legal if isinstance(action, Accept)]
        return list(dict.fromkeys(ways))
    return [(action,) for action in view.legal if not is_free(action)]


def _bids(view: View) -> list[Plan]:
    """Passing, and the least bid on each auction."""
    least = [least_bid(view.table, view.seat, auction) for auction in range(1, view.table.auctions + 1)]
    return [
        (action,)
        for action in view.legal
        if not isinstance(action, Bid) or action.value == least[action.auction - 1]
        if not is_free(action)
    ]


def _rewards(view: View, player: Player, playout: Playout) -> list[Plan]:
    state = view.table
    after = min(state.round + 1, FINAL_ROUND)
    found = []
    for place, action in enumerate(view.legal):
        if isinstance(action, Reward):
            then = player.holdings[:]
            for holding, n in REWARD_GAINS[REWARDS.index(action.key)]:
                then[holding] += n
            worth = playout.judge.outcome(after, then, player.owned, then[WORKERS], then[RAIL_LINES], player.track)
            found.append((-worth, place))
    found.sort()
    return [(view.legal[place],) for _, place in found[:_MOST]]


def _buildings(view: View, player: Player, playout: Playout) -> list[Plan]:
    """The buildings worth most with the planner's way to pay, and nothing."""
    state = view.table
    frame = state.agenda[-1]
    tile = state.tile(frame.arg) if frame.kind == BUILD else None
    values = scale_for(state.setup.players).planner_values(min(state.round + 1, FINAL_ROUND))
    means = playout.means(state, player)
    found: list[tuple[float, int, Plan]] = [(-means.result(player.holdings[:WORKERS], tile, None), 0, (Decline(),))]
    for building in allowed_buildings(state, frame):
        plan = cheapest_build(player, building.id, values)
        if plan is not None:
            worth = means.result(list(plan.after[:WORKERS]), tile, building)
            found.append((-worth, building.id, tuple(plan.actions)))
    found.sort(key=lambda each: each[:2])
    return [plan for _, _, plan in found[:_MOST]]

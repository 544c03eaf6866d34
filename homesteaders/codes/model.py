"""A decision as a few choices, each in a context that is read off the state (format 1; `docs/codes.md`).

The contexts are plain facts, such as what is due or owned, never the list of legal actions: that may change its order,
and a rule may be put right, without harm to the codes of games that stay legal. So a number may stand for something
that is not legal; whoever replays it finds out.
"""

from __future__ import annotations

from ..actions import Action, Bid, Pass, Place
from ..catalog import BID_VALUES, RINGS
from ..holdings import DEBT, GOLD, SILVER, TRADE, WORKERS, worth_in_silver
from ..phases.bidding import least_bid
from ..phases.free import REPAY_SILVER
from ..phases.payment import amount_due, most_gold
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    KIND_KEYS,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TRACK_REWARD,
    Frame,
    Player,
    State,
)
from ..tables import Value, action_of, value_of
from .coder import Coder

_LADDER = (0, *BID_VALUES)
_PAYMENTS = (PAY_WORKERS, PAY_AUCTION)
_SIZES = {NEUTRAL_BID: 2, TRACK_REWARD: 10, BUILD: 47, EXTRA_BUILD: 47, FINAL: 1}
"""How many entries of `tables` belong to format 1; the kinds that are not named have 3."""
_FREE = 23


def code_action(state: State, coder: Coder, action: Action | None = None) -> Action:
    """Put the action of the decision on top into the coder, or without an action take it out.

    Raises ValueError if it cannot be put (it is not legal) or stands for nothing.
    """
    frame = state.agenda[-1]
    player = state.players[frame.seat]
    value = None if action is None else value_of(frame.kind, action)
    wanted = None if value is None else 1 + value.value if value.free else 0
    free = coder.pick(_free_context(state, frame, player), 0, 1 + _FREE, wanted)
    if free:
        return action_of(frame.kind, Value(True, free - 1))
    if frame.kind == ALLOCATE:
        return _place(player, coder, action)
    if frame.kind == BID:
        return _bid(state, frame, player, coder, action)
    if frame.kind in _PAYMENTS:
        return action_of(frame.kind, Value(False, _gold(state, frame, player, coder, value)))
    context = KIND_KEYS[frame.kind]
    if frame.kind in (BUILD, EXTRA_BUILD):
        context += f" {_part_of_game(state)}"
    elif frame.kind == TRACK_REWARD:
        context += f" {player.track} {_part_of_game(state)}"
    size = _SIZES.get(frame.kind, 3)
    return action_of(frame.kind, Value(False, coder.pick(context, 0, size, value and value.value)))


def _part_of_game(state: State) -> int:
    """0 in rounds 1-4, 1 in rounds 5-8, 2 later."""
    return 0 if state.round <= 4 else 1 if state.round <= 8 else 2


def _free_context(state: State, frame: Frame, player: Player) -> str:
    """What makes a free action likely: the kind, trade chits, and how the money stands to what is due."""
    holdings = player.holdings
    fact = 0
    if frame.kind in _PAYMENTS:
        short = amount_due(state, frame) - holdings[SILVER]
        covered = worth_in_silver(holdings[SILVER], holdings[GOLD]) >= amount_due(state, frame)
        fact = 2 * min(max(short, 0), 3) + covered
    elif frame.kind == FINAL:
        fact = (holdings[DEBT] > 0) + 2 * (holdings[SILVER] >= REPAY_SILVER)
    return f"free {KIND_KEYS[frame.kind]} {fact} {min(holdings[TRADE], 2)}"


def _place(player: Player, coder: Coder, action: Action | None) -> Place:
    """Ring by ring of what the seat owns, in the order of RINGS: is there a worker on it? Until none is left."""
    wanted = action.rings if isinstance(action, Place) else None
    rings = [ring for ring in RINGS if player.owned >> ring.building & 1]
    placed = 0
    left = player.holdings[WORKERS]
    for number, ring in enumerate(rings):
        if left == 0:
            break
        bit = 1 << ring.id
        if ring.place and not placed & bit >> 1:
            continue  # the second place of a double slot is filled after the first
        enough = left >= len(rings) - number
        asked = None if wanted is None else int(wanted & bit != 0)
        if coder.pick(f"place {ring.id} {enough:d}", 0, 2, asked):
            placed |= bit
            left -= 1
    if wanted is not None and placed != wanted:
        raise ValueError(f"{action} cannot be coded")
    return Place(placed)


def _bid(state: State, frame: Frame, player: Player, coder: Coder, action: Action | None) -> Action:
    """Pass or the auction, and then how many bid values above what stands there."""
    money = worth_in_silver(player.holdings[SILVER], player.holdings[GOLD])
    least = min(least_bid(state, frame.seat, auction) for auction in range(1, state.auctions + 1))
    context = f"bid {state.setup.players} {money >= least:d} {_part_of_game(state)}"
    wanted = None if action is None else action.auction if isinstance(action, Bid) else 0
    auction = coder.pick(context, 0, 1 + state.auctions, wanted)
    if not auction:
        return Pass()
    stands = _LADDER.index(state.standing[auction - 1])
    step = _LADDER.index(action.value) - stands if isinstance(action, Bid) else None
    step = coder.pick(f"raise {stands}", 0 if stands else 1, len(_LADDER) - stands, step)
    return Bid(auction, _LADDER[stands + step])


def _gold(state: State, frame: Frame, player: Player, coder: Coder, value: Value | None) -> int:
    """The gold of a payment, counted from the least that makes it possible."""
    due, held = amount_due(state, frame), player.holdings
    least = most_gold(max(due - held[SILVER], 0))
    context = f"{KIND_KEYS[frame.kind]} {least > 0:d} {min(held[GOLD], 2)}"
    return least + coder.pick(context, 0, most_gold(due) - least + 1, None if value is None else value.value - least)

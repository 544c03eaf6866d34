"""NEUTRAL_BID and BID (R8, R9), and the end of bidding."""

from __future__ import annotations

from functools import cache

from ..actions import Action, Bid, NeutralBid, Pass
from ..catalog import BID_VALUES, NEUTRAL_LEVELS, PERK_LAWYER
from ..events import IllegalAction
from ..ledger import Log, note
from ..state import ADVANCE, BID, NEUTRAL, NOBODY, Frame, State, pending
from . import Phase

_NEUTRAL_BIDS = (NeutralBid(1), NeutralBid(2))
_NEXT_VALUE = dict(zip((0, *BID_VALUES), (*BID_VALUES, 99), strict=True))


def least_bid(state: State, seat: int, auction: int) -> int:
    """R8.3, R8.6: the lowest bid that this seat may make on an auction; 99 = none."""
    standing = state.standing[auction - 1]
    if standing and state.players[seat].perks & PERK_LAWYER and state.holder[auction - 1] != seat:
        return standing
    return _NEXT_VALUE[standing]


@cache
def _bids(least: tuple[int, ...]) -> tuple[Action, ...]:
    """R8.2: a pass, and the bids of each auction from its least on."""
    bids = [Bid(auction, value) for auction, low in enumerate(least, 1) for value in BID_VALUES if value >= low]
    return (Pass(), *bids)


def _legal_bid(state: State, frame: Frame) -> tuple[Action, ...]:
    return _bids(tuple([least_bid(state, frame.seat, auction) for auction in range(1, len(state.standing) + 1)]))


def _next_bidder(state: State, seat: int) -> int:
    """R8.4: the next seat clockwise without a pass or a standing bid; NOBODY ends the bidding (R8.8)."""
    players = state.setup.players
    for step in range(1, players + 1):
        candidate = (seat + step) % players
        if not state.passed >> candidate & 1 and candidate not in state.holder:
            return candidate
    return NOBODY


def _hand_on(state: State, seat: int) -> None:
    following = _next_bidder(state, seat)
    if following == NOBODY:
        state.agenda.pop()
    else:
        state.agenda[-1] = pending(BID, following, 0)


def _apply_bid(state: State, frame: Frame, action: Bid | Pass, log: Log) -> None:
    if isinstance(action, Bid):
        place = action.auction - 1
        if log is not None:
            matched = state.standing[place] == action.value
            note(log, "matched" if matched else "bid", frame.seat, auction=action.auction, value=action.value)
            if state.holder[place] != NOBODY:
                note(log, "outbid", state.holder[place], auction=action.auction)
        state.standing[place] = action.value
        state.holder[place] = frame.seat
        _hand_on(state, frame.seat)
        return
    state.passed |= 1 << frame.seat
    note(log, "passed", frame.seat)
    _hand_on(state, frame.seat)
    state.agenda.append(pending(ADVANCE, frame.seat, 0))  # R8.7: before the next player acts


def _why_not_bid(state: State, frame: Frame, action: Action) -> IllegalAction:
    if not isinstance(action, Bid):
        return IllegalAction("bid.first")
    if action.auction not in range(1, len(state.standing) + 1):
        return IllegalAction("bid.no_such_auction", n=len(state.standing), auctions=len(state.standing))
    if action.value not in BID_VALUES:
        return IllegalAction("bid.no_such_value", values=", ".join(map(str, BID_VALUES)))
    least = least_bid(state, frame.seat, action.auction)
    standing = state.standing[action.auction - 1]
    if least > BID_VALUES[-1]:
        return IllegalAction("bid.closed", auction=action.auction, standing=standing)
    return IllegalAction("bid.too_low", auction=action.auction, standing=standing, least=least)


def _legal_neutral(state: State, frame: Frame) -> tuple[Action, ...]:
    return _NEUTRAL_BIDS


def _apply_neutral(state: State, frame: Frame, action: NeutralBid, log: Log) -> None:
    state.standing[action.auction - 1] = state.neutral_level
    state.holder[action.auction - 1] = NEUTRAL  # R9.3
    note(log, "neutral_placed", frame.seat, auction=action.auction, value=state.neutral_level)
    state.agenda.pop()


def _why_not_neutral(state: State, frame: Frame, action: Action) -> IllegalAction:
    return IllegalAction("neutral.first", level=state.neutral_level)


def end_bidding(state: State, frame: Frame, log: Log) -> None:
    """R9.5: with two players the neutral level moves."""
    state.agenda.pop()
    if state.setup.players != 2:
        return
    passes = state.passed.bit_count()
    step = 1 if not passes else -passes
    place = NEUTRAL_LEVELS.index(state.neutral_level) + step
    level = NEUTRAL_LEVELS[min(max(place, 0), len(NEUTRAL_LEVELS) - 1)]
    if level != state.neutral_level:
        state.neutral_level = level
        note(log, "neutral_level", NOBODY, level=level)


BIDDING = Phase(_legal_bid, _apply_bid, _why_not_bid)
NEUTRAL_BIDDING = Phase(_legal_neutral, _apply_neutral, _why_not_neutral)

"""What a seat leaves behind in a game by link, so that the game need not be handed over for it.

    1 round 3 bid 2 7 reward trade      (seat 1 bids on auction 2 up to 7; if it passes, it takes a trade chit)
    1 round 3 pass                      (seat 1 passes at once, and decides then about its reward)
    1 round 3 wages                     (seat 1 pays its workers in silver, if it has enough)

An order acts only through what `legal` allows, and only at a decision of its own seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .actions import Action, Bid, Pass, Pay, Reward
from .catalog import BID_VALUES, REWARDS, ROUNDS
from .engine import is_over, legal
from .language import say
from .state import ALLOCATE, BID, PAY_WORKERS, TRACK_REWARD, Setup, State, auctions_for


class OrderError(ValueError):
    """An order that cannot be given; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class BidOrder:
    """How a seat (from 0) bids in a round: on this auction up to the bid value `most`; auction 0 = pass at once.

    `reward` is the Track reward it takes when it passes, a key of catalog.REWARDS; "" = it decides then.
    """

    seat: int
    round: int
    auction: int = 0
    most: int = 0
    reward: str = ""


@dataclass(frozen=True, slots=True)
class WagesOrder:
    """That a seat (from 0) pays the wages of a round in silver, if it has enough when they fall due."""

    seat: int
    round: int


Order = BidOrder | WagesOrder


def check_order(order: Order, setup: Setup) -> None:
    """Raise OrderError for an order that makes no sense in a game of this setup."""
    if not _within(order.seat, 0, setup.players - 1):
        raise OrderError(say("order.seat", players=setup.players))
    if not _within(order.round, 1, ROUNDS):
        raise OrderError(say("order.round", most=ROUNDS))
    if isinstance(order, WagesOrder):
        return
    if not _within(order.auction, 0, auctions_for(setup.players)):
        raise OrderError(say("order.auction", auctions=auctions_for(setup.players)))
    if type(order.most) is not int or order.most not in (BID_VALUES if order.auction else (0,)):
        raise OrderError(say("order.most", values=", ".join(map(str, BID_VALUES))))
    if order.reward and order.reward not in REWARDS:
        raise OrderError(say("order.reward"))


def _within(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def notation(order: Order) -> str:
    """The order as a short text; the seat counts from 1 there."""
    text = f"{order.seat + 1} round {order.round} "
    if isinstance(order, WagesOrder):
        return text + "wages"
    text += f"bid {order.auction} {order.most}" if order.auction else "pass"
    return f"{text} reward {order.reward}" if order.reward else text


def read_order(text: str) -> Order:
    """The order of a notation. Raises OrderError, with a sentence, for anything else."""
    order: Order | None = None
    try:
        match text.split():
            case [seat, "round", number, "wages"]:
                order = WagesOrder(_whole(seat) - 1, _whole(number))
            case [seat, "round", number, "pass", *rest]:
                order = BidOrder(_whole(seat) - 1, _whole(number), reward=_reward(rest))
            case [seat, "round", number, "bid", auction, most, *rest]:
                order = BidOrder(_whole(seat) - 1, _whole(number), _whole(auction), _whole(most), _reward(rest))
    except ValueError:
        order = None
    if order is None or notation(order) != text:
        raise OrderError(say("order.unknown", text=text[:60]))
    return order


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise ValueError(text)
    return int(text)


def _reward(words: list[str]) -> str:
    match words:
        case []:
            return ""
        case ["reward", key] if key in REWARDS:
            return key
    raise ValueError(words)


def answer(order: Order, state: State) -> Action | None:
    """What the order does at the decision on top; None if it has nothing to say about it."""
    frame = state.current
    if frame is None or frame.seat != order.seat or state.round != order.round:
        return None
    wanted: Action | None = None
    if isinstance(order, WagesOrder):
        wanted = Pay(0) if frame.kind == PAY_WORKERS else None
    elif frame.kind == BID:
        bids = [action.value for action in legal(state) if isinstance(action, Bid) and action.auction == order.auction]
        wanted = Bid(order.auction, min(bids)) if bids and min(bids) <= order.most else Pass()
    elif frame.kind == TRACK_REWARD and frame.arg == 0 and order.reward:
        wanted = Reward(order.reward)
    return wanted if wanted in legal(state) else None


def spent(order: Order, state: State) -> bool:
    """Can it never act again? Its round is over, its seat has paid, or has passed and its reward is taken."""
    if is_over(state) or state.round != order.round:
        return is_over(state) or state.round > order.round
    if isinstance(order, WagesOrder):
        return not any(frame.kind in (ALLOCATE, PAY_WORKERS) and frame.seat == order.seat for frame in state.agenda)
    top = state.agenda[-1]
    if top.kind == TRACK_REWARD and top.seat == order.seat and top.arg == 0:
        return answer(order, state) is None
    return bool(state.passed >> order.seat & 1) or not any(frame.kind == BID for frame in state.agenda)


def waiting(orders: Iterable[Order], state: State) -> tuple[Order, ...]:
    """Those that may still act; of two of one kind for one seat and round the later counts."""
    last = {(type(order), order.seat, order.round): order for order in orders if not spent(order, state)}
    return tuple(last.values())

"""What a finished game cost: each auction's price against its value, idle workers, debt. Facts, and one table's word.

The value of an auction is that of the rancher's table to its winner when the winning bid was made: how far it was worth
going, and how many points it was above passing. In the first rounds no such number is told (`shown`).
"""

from __future__ import annotations

from typing import NamedTuple

from ..actions import Bid, Place
from ..catalog import BID_VALUES, BUILDINGS, building_rings
from ..events import ROUND_KEYS
from ..holdings import DEBT, GOLD, SILVER, WORKERS
from ..scoring import debt_penalty
from ..session import Session
from .outlook import Outlook
from .shown import EARLY, NUMBER, told
from .worth import scale_for

UNTOLD = -99
"""In place of a number that may not be told."""


class Sale(NamedTuple):
    """A won auction: the position of its last bid, and of the building; what it was worth: `limit`, the highest bid
    worth making (0 = none), and `points` above passing at its price; both UNTOLD in the first rounds, the points also
    where the building's worth is known too badly. `building` is what was built (0 = nothing)."""

    round: int
    auction: int
    seat: int
    price: int
    bid_at: int
    limit: int
    points: int
    building: int


class Idle(NamedTuple):
    """Workers that stood idle, added up over the rounds: in all, and those for whom there was a free place."""

    rounds: int
    could: int


class Debts(NamedTuple):
    """Debts taken; paid off, with how much silver and gold; discarded for nothing; left, with what they cost in points
    (0 or less)."""

    taken: int
    paid: int
    silver: int
    gold: int
    discarded: int
    left: int
    points: int


def sales_of(session: Session) -> tuple[Sale, ...]:
    """Every auction that a seat won, in the order in which they were settled."""
    last_bid: dict[int, int] = {}
    found: list[Sale] = []
    number = session.state_at(0).round
    for position, events in enumerate(session.events):
        action = session.actions[position]
        if isinstance(action, Bid):
            last_bid[action.auction] = position
        for event in events:
            if event.key in ROUND_KEYS:
                number, last_bid = event.args["round"], {}
            elif event.key == "won" and event.seat >= 0:
                auction, price = event.args["auction"], event.args["value"]
                found.append(_sale(session, number, auction, event.seat, price, last_bid[auction]))
            elif event.key == "built" and found and event.seat == found[-1].seat:
                building = next(b.id for b in BUILDINGS if b.key == str(event.args["building"]).rpartition(".")[2])
                if not found[-1].building:
                    found[-1] = found[-1]._replace(building=building)
    return tuple(_allowed(session, sale) for sale in found)


def _sale(session: Session, number: int, auction: int, seat: int, price: int, bid_at: int) -> Sale:
    """What an auction was worth when the winning bid was made."""
    state = session.state_at(bid_at)
    outlook = Outlook(scale_for(session.setup.players), state, seat)
    passing = outlook.passing()
    limit = 0
    for value in BID_VALUES:
        if outlook.offer(auction, value).points <= passing:
            break
        limit = value
    points = round(outlook.offer(auction, price).points - passing)
    return Sale(number, auction, seat, price, bid_at, limit, points, 0)


def _allowed(session: Session, sale: Sale) -> Sale:
    """The same without numbers that may not be told."""
    if sale.round <= EARLY:
        return sale._replace(limit=UNTOLD, points=UNTOLD)
    if sale.building and told(session.setup.players, sale.round, BUILDINGS[sale.building].key).how != NUMBER:
        return sale._replace(points=UNTOLD)
    return sale


def idle_of(session: Session, seat: int) -> Idle:
    """The idle workers of a seat over the whole game; the final round counts as well (R15.1)."""
    rounds = could = 0
    for position, action in enumerate(session.actions):
        state = session.state_at(position)
        frame = state.current
        if isinstance(action, Place) and frame is not None and frame.seat == seat:
            player = state.players[seat]
            placed = action.rings.bit_count()
            rings = sum(
                len(building_rings(building, place))
                for building in player.buildings
                for place in range(len(BUILDINGS[building].slots))
            )
            idle = player.holdings[WORKERS] - placed
            rounds += idle
            could += min(idle, rings - placed)
    return Idle(rounds, could)


def debts_of(session: Session, seat: int) -> Debts:
    """The debts of a seat over the whole game."""
    taken = paid = silver = gold = discarded = 0
    for events in session.events:
        for event in events:
            change = dict(event.changes)
            n = change.get(DEBT, 0)
            if event.seat != seat or not n:
                continue
            if n > 0:
                taken += n
            elif event.key == "repaid":
                paid -= n
                silver -= change.get(SILVER, 0)
                gold -= change.get(GOLD, 0)
            else:
                discarded -= n
    left = session.state.players[seat].holdings[DEBT]
    return Debts(taken, paid, silver, gold, discarded, left, debt_penalty(left))

"""Bids: what each auction is worth, how far to go, and where the neutral token hurts the other most."""

from __future__ import annotations

from typing import NamedTuple

from ..actions import Action, Bid, NeutralBid, Pass
from ..catalog import BID_VALUES, BUILDINGS
from ..preview import least_bid
from ..state import NEUTRAL, State
from ..views import View
from .outlook import Offer, Outlook
from .worth import Part, Scale, scale_for


class Valuation(NamedTuple):
    """What an auction is worth to a seat, for hints: `points` above passing when won at `bid`, the least bid (99 = none
    possible). `limit` is how far it would go, bid by bid, until passing is as good (0 = no bid). `building` is the one
    meant (0 = none). `parts` add up to `points`."""

    auction: int
    bid: int
    points: float
    limit: int
    building: int
    parts: tuple[Part, ...]


def choose_bid(outlook: Outlook) -> Action:
    """The auction with the most to gain over passing, at its least bid; else pass."""
    best: Action = Pass()
    most = outlook.passing() + outlook.scale.weights.margin
    for auction in range(1, outlook.table.auctions + 1):
        bid = least_bid(outlook.table, outlook.seat, auction)
        if bid <= BID_VALUES[-1]:
            points = outlook.offer(auction, bid).points
            if points > most:
                best, most = Bid(auction, bid), points
    return best


def explain(view: View) -> list[Valuation]:
    """What each auction of the round is worth to the view's seat, by auction; [] outside a bidding round."""
    if view.seat < 0 or view.table.tile(1) is None:
        return []
    table = view.table
    outlook = Outlook(scale_for(table.setup.players), table, view.seat)
    passing = outlook.passing()
    found = []
    for auction in range(1, table.auctions + 1):
        bid = least_bid(table, view.seat, auction)
        if bid > BID_VALUES[-1]:
            found.append(Valuation(auction, bid, 0.0, 0, 0, ()))
            continue
        offer = outlook.offer(auction, bid)
        limit = 0
        for value in BID_VALUES:
            if value >= bid:
                if outlook.offer(auction, value).points <= passing:
                    break
                limit = value
        parts = _parts(outlook, offer, passing)
        found.append(Valuation(auction, bid, offer.points - passing, limit, offer.building, parts))
    return found


def _parts(outlook: Outlook, offer: Offer, passing: float) -> tuple[Part, ...]:
    parts = outlook.reasons(BUILDINGS[offer.building]) if offer.building else []
    if offer.bonus:
        parts = [*parts, ("bonus", offer.bonus)]
    # What is paid, in silver, goods, chits and debt, is what the sum lacks.
    parts = [*parts, ("cost", offer.points - sum(points for _, points in parts)), ("passing", -passing)]
    return tuple(parts)


class Bidder(NamedTuple):
    """Points of each auction by bid, and of passing: all that a seat's bids depend on."""

    offers: tuple[dict[int, float], ...]
    passing: float

    def offer(self, auction: int, level: int) -> tuple[float, int]:
        """As a Prospect's: points of winning an auction (from 0) at a level; the building is not told."""
        return self.offers[auction][level], 0


def bidder(scale: Scale, table: State, seat: int) -> Bidder:
    """How a seat at a table would bid."""
    outlook = Outlook(scale, table, seat)
    auctions = range(1, table.auctions + 1)
    offers = tuple({value: outlook.offer(auction, value).points for value in BID_VALUES} for auction in auctions)
    return Bidder(offers, outlook.passing())


def neutral_worth(view: View, scale: Scale) -> list[float]:
    """What the neutral token on auction 1, and on 2, is worth to the view's seat: its own points when the bidding is
    played out, less a part of the other's."""
    table = view.table
    bidders = [bidder(scale, table, seat) for seat in range(2)]
    found = []
    for auction in (1, 2):
        gains = _play_out(bidders, auction, table.neutral_level, view.seat)
        found.append(gains[view.seat] - scale.weights.spite * gains[1 - view.seat])
    return found


def place_neutral(view: View, scale: Scale) -> Action:
    """R9.2: where the neutral token leaves the best bidding, played out, for oneself against the other."""
    first, second = neutral_worth(view, scale)
    return NeutralBid(2 if second > first else 1)


def _play_out(bidders: list[Bidder], neutral: int, level: int, first: int) -> list[float]:
    """Two players' bidding when each always bids the least on what it gains most from: the points of each."""
    standing, holder = [0, 0], [-1, -1]
    standing[neutral - 1], holder[neutral - 1] = level, NEUTRAL
    gains = [each.passing for each in bidders]
    turn, passed = first, [False, False]
    while True:
        mine, best, most = bidders[turn], -1, bidders[turn].passing
        for auction in range(2):
            higher = [value for value in BID_VALUES if value > standing[auction]]
            if higher and mine.offers[auction][higher[0]] > most:
                best, most = auction, mine.offers[auction][higher[0]]
        if best < 0:
            passed[turn] = True
        else:
            standing[best] = next(value for value in BID_VALUES if value > standing[best])
            holder[best] = turn
        for candidate in (1 - turn, turn):
            if not passed[candidate] and candidate not in holder:
                turn = candidate
                break
        else:
            break
    for auction, seat in enumerate(holder):
        if seat >= 0:
            gains[seat] = bidders[seat].offers[auction][standing[auction]]
    return gains

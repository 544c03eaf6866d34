"""What the others are likely to bid: how far each would go on an auction before something else is better for it."""

from __future__ import annotations

from typing import NamedTuple

from ..catalog import BID_VALUES
from ..preview import least_bid
from ..views import View
from .outlook import Outlook
from .worth import scale_for


class Ceiling(NamedTuple):
    """A seat would go to about `value` on an auction: beyond that passing, or another auction, is better for it."""

    auction: int
    seat: int
    value: int


def ceilings(view: View) -> list[Ceiling]:
    """For each auction of the round the rival who would go highest, with its least bid at least; by auction. Of equal
    ones the one whose turn comes first. Holdings that the view hides are taken to be usual ones."""
    table = view.table
    players = table.setup.players
    best: dict[int, Ceiling] = {}
    for step in range(1, players):
        seat = (view.seat + step) % players
        if table.passed >> seat & 1:
            continue
        for auction, value in _highest(Outlook(scale_for(players), table, seat)):
            if auction not in best or value > best[auction].value:
                best[auction] = Ceiling(auction, seat, value)
    return [best[auction] for auction in sorted(best)]


def _highest(outlook: Outlook) -> list[tuple[int, int]]:
    """(auction, highest bid) of a seat still in the bidding. One that holds an auction bids again there only."""
    table, seat = outlook.table, outlook.seat
    auctions = range(1, table.auctions + 1)
    least = {auction: least_bid(table, seat, auction) for auction in auctions}
    at_least = {
        auction: outlook.offer(auction, bid).points if bid <= BID_VALUES[-1] else -99.0
        for auction, bid in least.items()
    }
    passing = outlook.passing()
    held = table.holder.index(seat) + 1 if seat in table.holder else 0
    found = []
    for auction in (held,) if held else auctions:
        instead = max([passing, *(points for other, points in at_least.items() if other != auction)])
        value = 0
        for bid in BID_VALUES:
            if bid >= least[auction]:
                if outlook.offer(auction, bid).points <= instead:
                    break
                value = bid
        if value:
            found.append((auction, value))
    return found

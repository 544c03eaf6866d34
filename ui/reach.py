"""How far a player's means go: which bids can be paid, and which buildings an auction at a price would bring.

What was found is kept by all that it depends on (holdings, buildings, types, price, supply), since during a round's
bidding the same questions are asked again and again; `drawn` keeps it, as the marks hold words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from homesteaders.actions import is_free, parse
from homesteaders.catalog import BID_VALUES, BUILDINGS, FINAL_ROUND, PERK_BANK, PERK_MARKET, PERK_STORE, TRACK_END
from homesteaders.holdings import (
    FOOD,
    GOLD,
    GOLD_AS_SILVER,
    HOLDING_KEYS,
    PRICES,
    SILVER,
    TRADE,
    WOOD,
    Amounts,
    worth_in_silver,
)
from homesteaders.planner import cheapest_pay
from homesteaders.preview import changes_of, least_bid
from homesteaders.state import BID, NEUTRAL_BID, Player, State

from .fits import after_paying, fit_of
from .html import drawn
from .scene import Fit, Scene, known

RIVAL_TRADES = 2
"""So many trades are looked through for somebody else: a rival who keeps many chits has thousands of ways."""
SALES = {
    good: n * (GOLD_AS_SILVER if money == GOLD else 1)
    for good, (money, n) in PRICES.items()
    if good not in (SILVER, GOLD)
}
"""What a sale brings towards a payment; gold is worth more unsold."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What winning an auction at a price would let a player build. `found`: within reach first, cheapest ways first."""

    price: int
    found: tuple[tuple[int, Fit], ...]

    def count(self, mark: str) -> int:
        """How many buildings bear this mark."""
        return sum(fit.mark == mark for _, fit in self.found)

    def names(self, mark: str) -> list[int]:
        """The buildings that bear this mark."""
        return [building for building, fit in self.found if fit.mark == mark]


@dataclass(frozen=True, slots=True)
class Way:
    """The free actions that make a bid payable, cheapest first found, and what they change together."""

    tokens: tuple[str, ...]
    changes: Amounts


def reach_of(player: Player, types: tuple[int, ...], price: int, supply: Sequence[int]) -> Reach:
    """What this player, whose holdings must be known, could build with an auction of these types at this price."""
    offered = tuple(b.id for b in BUILDINGS if b.type in types and supply[b.id] > 0)
    return _reach(tuple(player.holdings), player.owned, player.perks, offered, price)


@drawn(2048)
def _reach(holdings: tuple[int, ...], owned: int, perks: int, offered: tuple[int, ...], price: int) -> Reach:
    player = Player()
    player.holdings, player.owned, player.perks = list(holdings), owned, perks
    paid, debts = after_paying(player, price)
    return Reach(price, sort_fits({building: fit_of(paid, building, debts) for building in offered}))


def sort_fits(fits: dict[int, Fit]) -> tuple[tuple[int, Fit], ...]:
    """In the order of `Fit.rank`; what is alike in that of the catalogue."""
    return tuple(sorted(fits.items(), key=lambda one: (one[1].rank, one[0])))


def asked(table: State, seat: int, auction: int) -> int:
    """What an auction would cost a seat that goes on bidding: its standing bid, or its least next one; 0 = none."""
    if table.holder[auction - 1] == seat:
        return table.standing[auction - 1]
    least = least_bid(table, seat, auction)
    return least if least <= BID_VALUES[-1] else 0


def bidding(scene: Scene, seat: int) -> bool:
    """Is the bidding of the round open, and this seat still in it?"""
    table = scene.now.table
    if scene.past >= 0 or seat < 0 or table.round >= FINAL_ROUND or scene.kind not in (BID, NEUTRAL_BID):
        return False
    return not table.passed >> seat & 1


def picked_bid(scene: Scene) -> tuple[int, int]:
    """The auction and the value of the selected bid; (0, 0) = none."""
    if scene.kind != BID or not scene.ui.choice.startswith("bid "):
        return 0, 0
    _, auction, value = scene.ui.choice.split()
    return int(auction), int(value)


def own_reach(scene: Scene, auction: int) -> Reach | None:
    """What an auction would let the own seat build: at the selected bid, else at the least it could bid now."""
    tile = scene.now.table.tile(auction)
    if tile is None or not tile.types or not bidding(scene, scene.seat):
        return None
    picked, value = picked_bid(scene)
    if picked == auction and scene.acting:
        return Reach(value, sort_fits(scene.fits))
    price = asked(scene.now.table, scene.seat, auction)
    return reach_of(scene.then, tile.types, price, scene.now.table.supply) if price else None


def reach_for(scene: Scene, seat: int, auction: int) -> Reach | None:
    """What an auction would let any seat build at what it would cost that seat now; None where that is not known."""
    if seat == scene.seat and scene.acting:
        return own_reach(scene, auction)
    table = scene.now.table
    tile, player = table.tile(auction), table.players[seat]
    price = asked(table, seat, auction)
    if tile is None or not tile.types or not price or not known(player):
        return None
    return rival_reach(player, tile.types, price, table.supply)


def rival_reach(player: Player, types: tuple[int, ...], price: int, supply: Sequence[int]) -> Reach:
    """As `reach_of`, with RIVAL_TRADES trades at most."""
    if player.holdings[TRADE] > RIVAL_TRADES:
        player = player.copy()
        player.holdings[TRADE] = RIVAL_TRADES
    return reach_of(player, types, price, supply)


def highest_bid(amount: int) -> int:
    """The highest bid that this amount pays; 0 = none."""
    return max((value for value in BID_VALUES if value <= amount), default=0)


def with_trades(player: Player) -> tuple[int, int]:
    """The most that a player can pay without debt, when goods are traded for it, and how many trades that takes.

    The dearest sales come first. When all is sold, each further trade makes one silver more: a good that goes over a
    Market before it is sold, a Bank's exchange, and gold, which is bought for one less than it pays. What is left out
    is goods bought only to be sold, which at a Market or General Store bring one silver for two chits or more.
    """
    holdings, chits = player.holdings, player.holdings[TRADE]
    sold = [good for good in sorted(SALES, key=SALES.__getitem__, reverse=True) for _ in range(holdings[good])][:chits]
    silver, gold = holdings[SILVER], holdings[GOLD]
    for good in sold:
        money, n = PRICES[good]
        silver += (n if money == SILVER else 0) + (1 if player.perks & PERK_STORE else 0)
        gold += n if money == GOLD else 0
    left = chits - len(sold)
    others = left if player.perks & PERK_BANK else 0
    others += 2 * holdings[WOOD] + holdings[FOOD] if player.perks & PERK_MARKET else 0
    others = min(left, others)
    silver += others
    price = PRICES[GOLD][1]
    bought = min(left - others, silver // price)
    most = worth_in_silver(silver - price * bought, gold + bought)
    return most, len(sold) + others + bought


def net(player: Player, tokens: tuple[str, ...]) -> Amounts:
    """What some free actions change in all."""
    total = [0] * len(HOLDING_KEYS)
    for token in tokens:
        for holding, n in changes_of(parse(token), bool(player.perks & PERK_STORE)):
            total[holding] += n
    return tuple((holding, n) for holding, n in enumerate(total) if n)


def way_to_bid(player: Player, value: int) -> Way:
    """The cheapest trades and debts after which this bid can be paid; without tokens if it can be now."""
    tokens = tuple(action.token for action in cheapest_pay(player, value).actions if is_free(action))
    return Way(tokens, net(player, tokens))


def way_of(player: Player, token: str) -> tuple[str, ...]:
    """What `fund` stages for a bid, by its token; () for any other option."""
    return way_to_bid(player, int(token.split()[2])).tokens if token.startswith("bid ") else ()


def pass_space(scene: Scene) -> int:
    """The Track space to which a pass would bring the own seat; -1 = it cannot pass any more this round."""
    return min(scene.me.track + 1, TRACK_END) if bidding(scene, scene.seat) else -1

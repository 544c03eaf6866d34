"""Fast players on a state of one's own: they know the judge's worths and simple rules, ask for no list of what is
legal, and write no events. What they do is legal all the same; a test checks it.

A `Playout` belongs to one decision: it keeps what its playouts have in common.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Accept, Action, Bid, Decline, Done, NeutralBid, Pass, Place, Recruit, Reward
from ..catalog import ALL_TYPES, BID_VALUES, BUILDINGS, PERK_PORT, REWARDS, Tile
from ..engine import carry_out
from ..holdings import FOOD, GOLD, RAIL_LINES, TRADE, WORKERS
from ..phases.payment import amount_due
from ..rng import Rng
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL,
    NEUTRAL_BID,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
    Frame,
    Player,
    State,
)
from .areas import rings_of
from .auction import LAST, PASS, Bidding
from .bidding import bidder, choose_bid
from .judge import Judge, lacking
from .normal import normals
from .outlook import Outlook, spent
from .prospect import NEVER, Means, Prospect, of_types, on_offer
from .quickpay import construction, payment, purchase
from .worth import scale_for

VALUE_DELTA, FOREMAN, RANCHER = range(3)
"""How a seat bids: on what gains most over passing; on what looks best when the round is played out in numbers with all
bidding as ranchers; as a rancher."""
NOISE = 1.0
"""Points (standard deviation) by which a seat misjudges each auction of a round."""
STRAY = 6
"""In how many cases of a hundred a bid is a random one, at most _STRAY_BID."""
_STRAY_BID = 9

_BIDS = tuple({value: Bid(auction, value) for value in BID_VALUES} for auction in (1, 2, 3))
_NEUTRAL_BIDS = (NeutralBid(1), NeutralBid(2))
_REWARDS = tuple(Reward(key) for key in REWARDS)
_PASS, _DECLINE, _ACCEPT, _DONE, _RECRUIT = Pass(), Decline(), Accept(False), Done(), Recruit()
_QUIET = (0.0, 0.0, 0.0)
_KEPT = 4096
"""How many prospects, and states of the bidding, are kept."""


class Playout:
    """What the playouts of one decision share.

    `modes` say how each seat bids; FOREMAN holds up to round `foremen_until`, later it is VALUE_DELTA. `noisy`: seats
    misjudge and stray.
    """

    def __init__(self, judge: Judge, noisy: bool = True) -> None:
        self.judge, self.noisy = judge, noisy
        self.players = judge.players
        self._scale = scale_for(judge.players)
        self.modes: Sequence[int] = [VALUE_DELTA] * self.players
        self.foremen_until = 0
        self._prospects: dict[tuple[object, ...], Prospect] = {}
        self._biddings: dict[tuple[object, ...], Bidding] = {}
        self._round = 0
        self._current: list[Prospect] = []
        self._noise: list[Sequence[float]] = []
        self._bidding: Bidding | None = None

    def run(self, state: State, stop: int, rng: Rng) -> None:
        """Play on, in place, to the start of the bidding of round `stop`. In the final round all is done but the final
        actions, which are left out."""
        self._round = 0
        agenda = state.agenda
        while agenda:
            frame = agenda[-1]
            kind = frame.kind
            if kind == BID:
                if state.round >= stop:
                    return
                carry_out(state, self.bid(state, frame, rng))
            elif kind == NEUTRAL_BID:
                if state.round >= stop:
                    return
                carry_out(state, self.neutral(state, frame, rng))
            else:
                for action in self.answer(state, frame):
                    carry_out(state, action)

    # Bidding

    def prospect(self, state: State, seat: int) -> Prospect:
        """A seat's prospect at the table as it stands."""
        player, number = state.players[seat], state.round
        offered = on_offer(state.supply)
        tiles = tuple(pile[number - 1] for pile in state.deal.piles)
        key = number, player.owned, player.track, offered, tiles, *player.holdings
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) >= _KEPT:
                self._prospects.clear()
                self._biddings.clear()
            there = [state.tile(auction) for auction in range(1, state.auctions + 1)]
            shown = [tile for tile in there if tile is not None]
            found = self._prospects[key] = Prospect(
                self.judge, number, player.holdings[:], player.owned, player.track, offered, shown
            )
        return found

    def begin(self, state: State, rng: Rng) -> Bidding:
        """The round's bidding as it stands, in numbers; how each seat misjudges it is drawn."""
        self._round = state.round
        self._current = [self.prospect(state, seat) for seat in range(self.players)]
        if self.noisy:
            lots = state.auctions
            drawn = [NOISE * each for each in normals(rng, lots * self.players)]
            self._noise = [drawn[first : first + lots] for first in range(0, lots * self.players, lots)]
        else:
            self._noise = [_QUIET] * self.players
        key = (state.start_player, state.passed, *map(id, self._current))
        found = self._biddings.get(key)
        if found is None:
            if len(self._biddings) >= _KEPT:
                self._biddings.clear()
            settled = [
                each.now() if state.passed >> seat & 1 else each.passing for seat, each in enumerate(self._current)
            ]
            found = self._biddings[key] = Bidding(self.judge, state, self._current, settled)
        self._bidding = found
        return found

    def _as_ranchers(self, state: State, bidding: Bidding) -> Bidding:
        """The same bidding, where all seats bid as ranchers."""
        if bidding.as_ranchers is None:
            bidders = [bidder(self._scale, state, seat) for seat in range(self.players)]
            bidding.as_ranchers = Bidding(self.judge, state, bidding.prospects, bidding.settled, bidders)
        return bidding.as_ranchers

    def bid(self, state: State, frame: Frame, rng: Rng) -> Action:
        """The bid of the seat whose turn it is, or its pass."""
        bidding = self._bidding
        if bidding is None or self._round != state.round:
            bidding = self.begin(state, rng)
        seat, standing, holder, noise = frame.seat, state.standing, state.holder, self._noise[frame.seat]
        lot = PASS
        if self.noisy and rng.below(100) < STRAY:
            lots = [PASS]
            lots += [
                each for each in range(len(standing)) if bidding.least(seat, standing[each], holder[each]) <= _STRAY_BID
            ]
            lot = lots[rng.below(len(lots))]
        elif self.modes[seat] == FOREMAN and state.round <= self.foremen_until:
            most, tau = -1.0, self.judge.taus[bidding.next]
            for share, each in self._as_ranchers(state, bidding).answers(seat, standing, holder, state.passed):
                # A point more is worth this much in win share.
                worth = share + share * (1 - share) / tau * noise[each] if each >= 0 else share
                if worth > most:
                    lot, most = each, worth
        elif self.modes[seat] == RANCHER:
            return choose_bid(Outlook(self._scale, state, seat))
        else:
            mine = bidding.prospects[seat]
            most = mine.passing
            for each in range(len(standing)):
                least = bidding.least(seat, standing[each], holder[each])
                if least <= LAST:
                    worth = mine.offer(each, least)[0] + noise[each]
                    if worth > most:
                        lot, most = each, worth
        return _PASS if lot < 0 else _BIDS[lot][bidding.least(seat, standing[lot], holder[lot])]

    def neutral(self, state: State, frame: Frame, rng: Rng) -> Action:
        """R9.2: where the neutral token leaves the best chance when the round is played out in numbers."""
        bidding = self.begin(state, rng)
        chances = []
        for auction in range(2):
            standing, holder = [0, 0], [NOBODY, NOBODY]
            standing[auction], holder[auction] = state.neutral_level, NEUTRAL
            worths = bidding.finish(standing, holder, 0, frame.seat)
            chances.append(bidding.chance(worths, frame.seat))
        return _NEUTRAL_BIDS[chances[1] > chances[0]]

    # Everything else

    def answer(self, state: State, frame: Frame) -> Sequence[Action]:
        """What answers a decision that is no bid: trades and debts first, where they are needed."""
        kind, player = frame.kind, state.players[frame.seat]
        if kind == ALLOCATE:
            return (self.placed(state, player),)
        if kind in (PAY_WORKERS, PAY_AUCTION):
            return payment(amount_due(state, frame), player.holdings)
        if kind == TRACK_REWARD:
            return (self.rewarded(state, player),)
        if kind in (BUILD, EXTRA_BUILD):
            building = self._building(state, frame, player)
            return construction(player, building) if building else (_DECLINE,)
        if kind in (TILE_WORKER, ON_BUILD_WORKER):
            return (self.hired(state, player),)
        if kind == TILE_EXCHANGE:
            tile = state.tile(frame.arg)
            assert tile is not None
            return self.exchange(state, player, tile)
        assert kind == FINAL
        return (_DONE,)

    def means(self, state: State, player: Player) -> Means:
        """What a player has, with what stands in the supply."""
        return Means(self.judge, state.round, player.holdings, player.owned, player.track, on_offer(state.supply))

    def placed(self, state: State, player: Player) -> Action:
        """The placement by fixed prices, or to recruit first where a free ring makes that pay."""
        h, number, judge = player.holdings, state.round, self.judge
        workers, rail = h[WORKERS], h[RAIL_LINES]
        if h[TRADE] and h[FOOD] and workers < rings_of(player.owned):
            left = h[:]
            left[TRADE] -= 1
            left[FOOD] -= 1
            more = judge.outcome(number, left, player.owned, workers + 1, rail, player.track)
            if more > judge.outcome(number, h, player.owned, workers, rail, player.track):
                return _RECRUIT
        return Place(judge.place(player.owned, workers, number, lacking(h)))

    def rewarded(self, state: State, player: Player) -> Action:
        """The Track reward worth most."""
        h = player.holdings
        args = h, player.owned, h[WORKERS], h[RAIL_LINES], player.track
        return _REWARDS[self.means(state, player).advanced(*args)[1]]

    def hired(self, state: State, player: Player) -> Action:
        """Whether a worker offered for nothing is worth its wages."""
        h, means = player.holdings, self.means(state, player)
        more = self.judge.outcome(means.next, h, player.owned, h[WORKERS] + 1, h[RAIL_LINES], player.track)
        return _ACCEPT if more > means.now() else _DECLINE

    def _building(self, state: State, frame: Frame, player: Player) -> int:
        """The building meant by the bid if it can still be had, else the best there is (0 = none)."""
        if frame.kind == BUILD and self._round == state.round:
            mine = self._current[frame.seat]
            meant = mine.offer(frame.arg - 1, state.standing[frame.arg - 1])[1]
            cost = BUILDINGS[meant].cost
            if not meant or (state.supply[meant] and spent(player.holdings, 0, cost, mine.port) is not None):
                return meant
        tile = state.tile(frame.arg) if frame.kind == BUILD else None
        means = self.means(state, player)
        best, most = 0, means.result(player.holdings[:WORKERS], tile, None)
        there = means.offered & of_types(tile.types if tile else ALL_TYPES)
        for building in BUILDINGS:
            if there >> building.id & 1:
                worth = means.built(building, 0, tile)
                if worth > most:
                    best, most = building.id, worth
        return best

    def exchange(self, state: State, player: Player, tile: Tile) -> list[Action]:
        """A tile's exchange, with the good bought where needed; or not."""
        means, h = self.means(state, player), player.holdings
        worth = means.exchanged(h[:WORKERS], player.owned, h[WORKERS], h[RAIL_LINES], player.track, tile)
        if worth == NEVER or worth <= means.now():
            return [_DECLINE]
        ((good, _),) = tile.pay
        if h[good]:
            return [_ACCEPT]
        if tile.river_port and player.perks & PERK_PORT and h[GOLD]:
            return [Accept(True)]
        return [*purchase(h, good), _ACCEPT]

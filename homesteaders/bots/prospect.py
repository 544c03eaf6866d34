"""What a seat's means come to, by the judge: an outcome now (`Means`), or each auction of a round at each level, with
the building meant, against passing (`Prospect`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..catalog import (
    BUILDINGS,
    FINAL_ROUND,
    PERK_FORGE,
    PERK_PORT,
    REWARD_GAINS,
    REWARD_SPACES,
    TRACK_END,
    Building,
    Tile,
)
from ..holdings import DEBT, RAIL_LINES, SILVER, TRADE, VP, WORKERS
from ..ledger import INSTEAD_OF_DISCARD
from .areas import perks_of
from .judge import Judge
from .outlook import spent

_REWARDS = tuple((space, *gains[0]) for space, gains in zip(REWARD_SPACES, REWARD_GAINS, strict=True))
"""(space, holding, how many) of each Track reward."""
_TRIED_AGAIN = 2
"""How many buildings, best first, are looked at again at another level."""
NEVER = -999.0
"""The worth of what cannot be done."""


@cache
def of_types(types: tuple[int, ...]) -> int:
    """The buildings of these types, as bits."""
    return sum(1 << building.id for building in BUILDINGS if building.type in types)


def on_offer(supply: Sequence[int]) -> int:
    """The buildings in the supply, as bits."""
    offered, bit = 0, 1
    for count in supply:
        if count:
            offered |= bit
        bit += bit
    return offered


class Means:
    """What a seat has in a round: holdings, buildings, space on the Track. Worths are those at the start of the next
    round's bidding (see Judge.outcome). `offered` has a bit for each building it may still build."""

    __slots__ = ("h", "judge", "next", "offered", "owned", "port", "track")

    def __init__(self, judge: Judge, number: int, h: Sequence[int], owned: int, track: int, offered: int) -> None:
        self.judge, self.next = judge, min(number + 1, FINAL_ROUND)
        self.h, self.owned, self.track = h, owned, track
        self.offered = offered & ~owned
        self.port = bool(perks_of(owned) & PERK_PORT)

    def now(self) -> float:
        """The worth of the means as they are."""
        h = self.h
        return self.judge.outcome(self.next, h, self.owned, h[WORKERS], h[RAIL_LINES], self.track)

    def advanced(self, left: Sequence[int], owned: int, workers: int, rail: int, track: int) -> tuple[float, int]:
        """After an advance to this space of the Track and its best reward: (worth, place in REWARDS)."""
        best, most = 0, NEVER
        left = list(left[:WORKERS])
        outcome, number = self.judge.outcome, self.next
        for place, (least, holding, n) in enumerate(_REWARDS):
            if least > track:
                break
            if holding == WORKERS:
                worth = outcome(number, left, owned, workers + n, rail, track)
            elif holding == RAIL_LINES:
                worth = outcome(number, left, owned, workers, rail + n, track)
            else:
                left[holding] += n
                worth = outcome(number, left, owned, workers, rail, track)
                left[holding] -= n
            if worth > most:
                best, most = place, worth
        return most, best

    def built(self, building: Building, price: int, tile: Tile | None) -> float:
        """After paying a price and the cost of a building; NEVER if that cannot be done."""
        left = spent(self.h, price, building.cost, self.port)
        return NEVER if left is None else self.result(left, tile, building)

    def result(self, left: list[int], tile: Tile | None, building: Building | None) -> float:
        """With these holdings left: the worth with a new building (or none) and what the tile brings, best choices
        taken. `left` may be changed."""
        h, owned, track = self.h, self.owned, self.track
        workers, rail = h[WORKERS], h[RAIL_LINES]
        advance = 0
        if building is not None:
            if perks_of(owned) & PERK_FORGE:
                left[VP] += 1
            owned |= 1 << building.id
            for effect in building.on_build:
                if effect == "worker":
                    workers += 1
                elif effect == "rail_advance":
                    advance = 1
                elif effect == "rail_line":
                    rail += 1
                elif effect == "gain_trade":
                    left[TRADE] += 1
                elif effect == "discard_debt":
                    if left[DEBT]:
                        left[DEBT] -= 1
                    else:
                        left[SILVER] += INSTEAD_OF_DISCARD[0][1]
                elif effect == "extra_build":
                    return self._second(left, owned, workers, rail, tile)
        if tile is not None:
            left[VP] += tile.vp
            workers += tile.worker
            advance += tile.advance
        worth = NEVER
        for _ in range(advance):
            track = min(track + 1, TRACK_END)
            worth, reward = self.advanced(left, owned, workers, rail, track)
            _, holding, n = _REWARDS[reward]
            if holding == WORKERS:
                workers += n
            elif holding == RAIL_LINES:
                rail += n
            else:
                left[holding] += n
        if not advance:
            worth = self.judge.outcome(self.next, left, owned, workers, rail, track)
        if tile is not None and tile.pay:
            worth = max(worth, self.exchanged(left, owned, workers, rail, track, tile))
        return worth

    def exchanged(self, left: list[int], owned: int, workers: int, rail: int, track: int, tile: Tile) -> float:
        """After a tile's exchange, with the good bought where it is lacking; NEVER if that cannot be done."""
        after = spent(left, 0, tile.pay, tile.river_port and bool(perks_of(owned) & PERK_PORT))
        if after is None:
            return NEVER
        for holding, n in tile.get:
            if holding == VP:
                after[VP] += n
            else:
                rail += n
        return self.judge.outcome(self.next, after, owned, workers, rail, track)

    def _second(self, left: list[int], owned: int, workers: int, rail: int, tile: Tile | None) -> float:
        """R13.9: with the best further building."""
        then = Means(self.judge, self.next - 1, [*left, workers, rail], owned, self.track, self.offered)
        best = then.result(left[:], tile, None)
        for building in BUILDINGS:
            if then.offered >> building.id & 1:
                best = max(best, then.built(building, 0, tile))
        return best


class Prospect(Means):
    """A seat's means before the bidding of a round with these tiles: the worth of `passing`, and its `reward` (a place
    in REWARDS)."""

    __slots__ = ("_candidates", "_offers", "_without", "passing", "reward", "tiles")

    def __init__(
        self, judge: Judge, number: int, h: Sequence[int], owned: int, track: int, offered: int, tiles: Sequence[Tile]
    ) -> None:
        super().__init__(judge, number, h, owned, track, offered)
        self.tiles = tiles
        space = min(track + 1, TRACK_END)
        self.passing, self.reward = self.advanced(h, owned, h[WORKERS], h[RAIL_LINES], space)
        self._offers: list[dict[int, tuple[float, int]]] = [{} for _ in tiles]
        self._candidates: list[list[Building] | None] = [None for _ in tiles]
        self._without: dict[tuple[int, int, int], float] = {}

    def offer(self, auction: int, level: int) -> tuple[float, int]:
        """What winning an auction (from 0) at a level is worth, and the building meant (0 = none)."""
        known = self._offers[auction]
        found = known.get(level)
        if found is None:
            found = known[level] = self._offer(auction, level)
        return found

    def _offer(self, auction: int, level: int) -> tuple[float, int]:
        tile = self.tiles[auction]
        left = spent(self.h, level, (), self.port)
        assert left is not None
        best = self.result(left, tile, None), 0
        candidates = self._candidates[auction]
        if candidates is None:
            # Ranked once, at the first level that is asked for.
            there = self.offered & of_types(tile.types)
            ranked = [
                (self.built(building, level, tile), building.id) for building in BUILDINGS if there >> building.id & 1
            ]
            ranked.sort(reverse=True)
            possible = [each for each in ranked if each[0] > NEVER][:_TRIED_AGAIN]
            self._candidates[auction] = [BUILDINGS[building] for _, building in possible]
            return max([best, *possible])
        for building in candidates:
            worth = self.built(building, level, tile)
            if worth > best[0]:
                best = worth, building.id
        return best

    def offer_without(self, auction: int, level: int, gone: int) -> float:
        """The worth of an auction whose earlier ones have taken these buildings (bits) away (R11.6)."""
        key = auction, level, gone
        worth = self._without.get(key)
        if worth is None:
            tile = self.tiles[auction]
            left = spent(self.h, level, (), self.port)
            assert left is not None
            worth = self.result(left, tile, None)
            there = self.offered & of_types(tile.types) & ~gone
            for building in BUILDINGS:
                if there >> building.id & 1:
                    worth = max(worth, self.built(building, level, tile))
            self._without[key] = worth
        return worth

"""The fitted win model (evaluation.py) one income ahead, fast: what an outcome of this round's auctions is worth at the
start of the next round's bidding, after income and wages. After round 10 that is the end of the game.

The income is that of a placement by fixed prices, which playouts use as well; all that buildings, workers, rail lines
and the Track decide is kept in memos.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..catalog import BUILDINGS, FINAL_ROUND, ROUNDS
from ..holdings import (
    BEHIND_SCREEN,
    COPPER,
    DEBT,
    FOOD,
    HOLDING_KEYS,
    LIVESTOCK,
    RAIL_LINES,
    SILVER,
    STEEL,
    WOOD,
    WORKERS,
)
from ..phases.workers import income
from ..state import Player, State
from .areas import area, bonus_points, members, perks_of, worker_bonus
from .endgame import quick_points
from .evaluation import Table, shares, table, tau, weight
from .slot_prices import LACKING, SLOT_PRICES
from .worth import SLOTS

_KNOWN = 30_000
"""How many entries a memo keeps."""
_BY_POINTS = 0.05
"""The part of a win at the end that goes by points."""
_MOST = 41
"""Counts below this are in the tables."""
_BANKS = sum(1 << building.id for building in BUILDINGS if building.income_special == "bank")
_IN_DEBT = 8
"""A flag beside those for lacking wood (1), food (2) and steel (4)."""
Entry = tuple[float, int, int, int, int, int, int, int, int, int, int]
"""The worth of an area, and what silver ... debt change by income and wages."""


def lacking(holdings: Sequence[int]) -> int:
    """Which of wood (1), food (2) and steel (4) are at 0, as bits."""
    return (not holdings[WOOD]) | (not holdings[FOOD]) << 1 | (not holdings[STEEL]) << 2


def _columns(of: Table, dear: float) -> list[list[float]]:
    """What 0, 1, 2 ... of each holding behind the screen add to a worth, without the points for having some dear."""
    nothing = [0] * len(HOLDING_KEYS)
    empty = of.worth(nothing, 0, 0, False)
    columns = []
    for holding in BEHIND_SCREEN:
        column = [0.0]
        for n in range(1, _MOST):
            worth = of.worth([*nothing[:holding], n, *nothing[holding + 1 :]], 0, 0, False)
            column.append(worth - empty - (dear if holding in (COPPER, LIVESTOCK) else 0.0))
        columns.append(column)
    return columns


class Judge:
    """Worths in points for one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._slot_prices = [[float(price) for price in row.split()] for row in SLOT_PRICES[players]]
        self._more = dict(zip((WOOD, FOOD, STEEL), LACKING[players], strict=True))
        rounds = [max(1, min(number, ROUNDS)) for number in range(FINAL_ROUND + 1)]
        self._tables = [table(players, number) for number in rounds]
        self._dear = [weight(players, number, "has_dear") for number in rounds]
        self._columns = [_columns(each, dear) for each, dear in zip(self._tables, self._dear, strict=True)]
        self.starts = [weight(players, number, "start_player") for number in rounds]
        self.starts[FINAL_ROUND] = 0.0
        self.taus = [tau(players, number) for number in rounds]
        self._entries: list[dict[tuple[int, int, int, int, int], Entry]] = [{} for _ in range(FINAL_ROUND + 1)]
        self._placed: dict[tuple[int, int, int, int], int] = {}

    def place(self, owned: int, workers: int, number: int, flags: int) -> int:
        """A good placement in round `number` by fixed prices, as rings; `flags` from `lacking`."""
        stage = 0 if number <= 4 else 1 if number <= 8 else 2
        key = owned, workers, stage, flags & 7
        known = self._placed.get(key)
        if known is None:
            if len(self._placed) >= _KNOWN:
                self._placed.clear()
            known = self._placed[key] = self._place(owned, workers, stage, flags)
        return known

    def _place(self, owned: int, workers: int, stage: int, flags: int) -> int:
        prices = self._slot_prices[stage]
        single: list[tuple[float, int]] = []
        double: list[tuple[float, int]] = []
        for building in members(owned):
            for rings, gain in SLOTS[building]:
                worth = 0.0
                for holding, n in gain:
                    worth += n * prices[holding]
                    if holding in self._more and flags >> holding - 1 & 1:
                        worth += self._more[holding]
                (single if rings.bit_count() == 1 else double).append((-worth, rings))
        single.sort()
        double.sort()
        best, most = 0, -1.0
        for pairs in range(min(len(double), workers // 2) + 1):
            chosen = double[:pairs] + single[: workers - 2 * pairs]
            total = -sum(worth for worth, _ in chosen)
            if total > most:
                best, most = sum(rings for _, rings in chosen), total
        return best

    def _coming(self, number: int, owned: int, workers: int, rail: int, track: int, flags: int) -> Entry:
        player = area(owned, workers, rail)
        player.holdings[DEBT] = flags >> 3
        changes = [0] * len(player.holdings)
        for holding, n in income(player, self.place(owned, workers, number, flags)):
            changes[holding] += n
        changes[SILVER] -= workers
        if number < FINAL_ROUND:
            worth = self._tables[number].worth([0] * WORKERS + [workers, rail], owned, track, False)
        else:
            worth = float(bonus_points(owned, workers, rail))
        return (worth, *changes[:10])  # type: ignore[return-value]

    def outcome(self, number: int, h: Sequence[int], owned: int, workers: int, rail: int, track: int) -> float:
        """What a seat with these holdings and this area will have when the bidding of round `number` starts."""
        flags = (not h[1]) | (not h[2]) << 1 | (not h[3]) << 2
        if owned & _BANKS and h[9]:
            flags |= _IN_DEBT
        key = owned, workers, rail, track, flags
        entries = self._entries[number]
        entry = entries.get(key)
        if entry is None:
            if len(entries) >= _KNOWN:
                entries.clear()
            entry = entries[key] = self._coming(number, owned, workers, rail, track, flags)
        worth, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9 = entry
        silver, debt = h[0] + d0, h[9] + d9
        if silver < 0:
            more = (1 - silver) >> 1
            debt += more
            silver += 2 * more
        copper, livestock = h[5] + d5, h[6] + d6
        if number == FINAL_ROUND:
            left = (silver, h[1] + d1, h[2] + d2, h[3] + d3, h[4] + d4, copper, livestock, h[7] + d7, h[8] + d8, debt)
            return worth + quick_points(left, perks_of(owned), worker_bonus(owned))
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9 = self._columns[number]
        try:
            worth += (
                t0[silver]
                + t1[h[1] + d1]
                + t2[h[2] + d2]
                + t3[h[3] + d3]
                + t4[h[4] + d4]
                + t5[copper]
                + t6[livestock]
                + t7[h[7] + d7]
                + t8[h[8] + d8]
                + t9[debt]
            )
        except IndexError:
            # Riches beyond the tables: no playout needs to tell them apart.
            there = (silver, *(n + d for n, d in zip(h[1:9], entry[2:10], strict=False)), debt)
            columns = self._columns[number]
            worth += sum(column[min(n, _MOST - 1)] for column, n in zip(columns, there, strict=True))
        return worth + self._dear[number] if copper or livestock else worth

    def standing(self, number: int, player: Player, starts: bool) -> float:
        """What a player has at the start of the bidding of a round, or before the final actions."""
        h = player.holdings
        if number < FINAL_ROUND:
            return self._tables[number].worth(h, player.owned, player.track, starts)
        points = bonus_points(player.owned, h[WORKERS], h[RAIL_LINES])
        return points + quick_points(h, player.perks, worker_bonus(player.owned))

    def shares(self, state: State, number: int) -> list[float]:
        """The win share of each seat at the start of the bidding of a round, or before the final actions."""
        start = state.start_player
        return self.share_out(
            number, [self.standing(number, each, seat == start) for seat, each in enumerate(state.players)]
        )

    def share_out(self, number: int, worths: list[float]) -> list[float]:
        """Win shares by seat of these worths. At the end the best have nearly all; the rest goes by points, so that
        who is behind still has something to play for."""
        likely = shares(worths, self.taus[number])
        if number < FINAL_ROUND:
            return likely
        most = max(worths) - 1e-6
        best = sum(worth > most for worth in worths)
        return [
            _BY_POINTS * share + (1 - _BY_POINTS) * (worth > most) / best
            for worth, share in zip(worths, likely, strict=True)
        ]


@cache
def judge_for(players: int) -> Judge:
    """The judge of a number of players."""
    return Judge(players)

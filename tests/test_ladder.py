"""Each level beats the one below: short in every run, long with more games and floors that a change may not break.

The seeds are others than those of docs/opponents.md, and none that anything was tuned on.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from homesteaders import Setup
from homesteaders.arena import TEST_SEEDS, Tally, duel, opponent
from homesteaders.bots import BOTS, SEARCHERS
from homesteaders.bots.levels import LEVELS
from homesteaders.crosstable import POOL
from homesteaders.intervals import wilson
from tests.bot_support import SMALL
from ui.levels import LEVELS as SHOWN

pytestmark = pytest.mark.engine

ITERATIONS = 100
"""For those that search: fewer than at the table, so that the floors are lower than those of docs/opponents.md."""
FLOORS = {
    ("settler", "greenhorn"): {2: 0.70, 3: 0.52, 4: 0.45},
    ("rancher", "settler"): {2: 0.85, 3: 0.70, 4: 0.58},
    ("foreman", "rancher"): {2: 0.75, 3: 0.75, 4: 0.75},
    ("baron", "foreman"): {2: 0.60, 3: 0.55, 4: 0.55},
}
"""The least win share by number of players, of LONG games."""
FIRST_SEED = 50_000
LONG = {"settler": 400, "rancher": 400, "foreman": 200, "baron": 60}
"""Games for each number of players."""


def against(challenger: str, others: str, players: int, games: int) -> Tally:
    def capped(name: str) -> str:
        return f"{name}:{ITERATIONS}" if name in SEARCHERS else name

    bots = [opponent(capped(name)) for name in others.split(POOL)]
    deals = range(FIRST_SEED, FIRST_SEED + -(-games // players))
    assert deals[-1] in TEST_SEEDS
    return Tally(players, [duel(Setup(players, seed), opponent(capped(challenger)), bots) for seed in deals])


def test_the_levels_are_those_there_are() -> None:
    assert LEVELS == SHOWN
    assert set(LEVELS) <= set(BOTS) and len(set(LEVELS)) == len(LEVELS)
    assert all(pair[::-1] in FLOORS for pair in pairwise(LEVELS))


@pytest.mark.skipif(SMALL, reason="strength is the same on every Python")
@pytest.mark.parametrize(
    ("below", "level"), [pair for pair in pairwise(LEVELS) if not set(pair) & {*SEARCHERS, "foreman"}]
)
def test_a_level_beats_the_one_below(below: str, level: str) -> None:
    assert against(level, below, 2, 20).share >= 0.65


@pytest.mark.skipif(SMALL, reason="strength is the same on every Python")
def test_a_beginner_beats_who_plays_at_random() -> None:
    assert against("greenhorn", "random", 3, 12).share >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("below", "level"), list(pairwise(LEVELS)))
def test_the_ladder_holds(below: str, level: str, players: int) -> None:
    tally = against(level, below, players, LONG[level])
    low, high = tally.wilson
    print(
        f"\n{level} against {below}, {players} seats: {tally.share:.3f} [{low:.3f}, {high:.3f}] of {tally.games} games"
    )
    assert tally.share >= FLOORS[level, below][players]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stronger_levels_do_better_against_a_mixed_pool(players: int) -> None:
    """Not only against the level below, which a level might merely know too well."""
    pool = POOL.join(("random", "greenhorn", "settler", "rancher"))
    quick = [key for key in LEVELS if key not in SEARCHERS]
    tallies = [against(key, pool, players, 120) for key in quick]
    print("\n" + ", ".join(f"{key} {tally.share:.3f}" for key, tally in zip(quick, tallies, strict=True)))
    for weaker, stronger in pairwise(tallies):
        assert wilson(stronger.wins, stronger.games)[1] > weaker.share
    assert tallies[0].share < tallies[-1].share - 0.2

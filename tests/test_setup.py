"""Setup and deal (R2): what everybody begins with, and all the chance that there is."""

from __future__ import annotations

from collections import Counter

import pytest

from homesteaders import Deal, Setup, SetupError, new_game
from homesteaders.holdings import HOLDING_KEYS
from homesteaders.state import ALLOCATE, check, check_deal, deal
from tests import rulebook

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_game(players: int) -> None:
    state = new_game(Setup(players, 7))
    for player in state.players:
        assert dict(zip(HOLDING_KEYS, player.holdings, strict=True)) == dict.fromkeys(HOLDING_KEYS, 0) | {
            "silver": 6,
            "workers": 1,
        }
        assert (player.buildings, player.track, player.placement) == ([0], 0, 0)
    count = "count_2" if players == 2 else "count_34"
    supply = [
        record[count] if record["stage"] in ("settlement", "settlement_town") else 0
        for record in rulebook.buildings().values()
    ]
    assert state.supply == supply
    assert (state.round, state.neutral_level, state.auctions) == (1, 5, 3 if players == 4 else 2)
    assert state.current is not None
    assert (state.current.kind, state.current.seat) == (ALLOCATE, state.start_player)
    assert check(state) == []


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "3", None, True])
def test_players_must_be_2_to_4(players: object) -> None:
    with pytest.raises(SetupError, match="2, 3 or 4 players"):
        Setup(players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 40, 1.5, "7", None, False])
def test_a_seed_is_a_number_in_range(seed: object) -> None:
    with pytest.raises(SetupError, match="whole number from 0 to 1099511627775"):
        Setup(2, seed)  # type: ignore[arg-type]


def test_the_deal_of_1000_seeds() -> None:
    """R2.2, R2.3, R2.6: each stage by itself, both piles apart, every place and start player about equally often."""
    places: Counter[tuple[int, int]] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    starts: Counter[int] = Counter()
    for seed in range(1000):
        given = deal(Setup(4, seed))
        assert given.piles[0] == tuple(range(1, 11))
        for pile, first in zip(given.piles[1:], (11, 21), strict=True):
            assert sorted(pile[:4]) == list(range(first, first + 4))
            assert sorted(pile[4:8]) == list(range(first + 4, first + 8))
            assert sorted(pile[8:]) == list(range(first + 8, first + 10))
            places.update(enumerate(pile))
        pairs[given.piles[1][0], given.piles[2][0] - 10] += 1
        starts[given.start_player] += 1
    fours = [n for (place, _), n in places.items() if place < 8]
    twos = [n for (place, _), n in places.items() if place >= 8]
    assert len(fours) == 2 * 8 * 4 and all(190 < n < 310 for n in fours)
    assert len(twos) == 2 * 2 * 2 and all(440 < n < 560 for n in twos)
    assert len(pairs) == 16 and all(35 < n < 95 for n in pairs.values()), "the piles are not shuffled alike"
    assert set(starts) == {0, 1, 2, 3} and all(200 < n < 300 for n in starts.values())


def test_the_deal_comes_from_the_seed_alone() -> None:
    assert deal(Setup(4, 7)) == deal(Setup(4, 7, open_holdings=False)) != deal(Setup(4, 8))
    assert len(deal(Setup(2, 7)).piles) == len(deal(Setup(3, 7)).piles) == 2
    assert {deal(Setup(players, seed)).start_player for seed in range(50) for players in (2,)} == {0, 1}
    assert {deal(Setup(players, seed)).start_player for seed in range(50) for players in (3,)} == {0, 1, 2}


def test_seeds_deal_the_same_for_ever() -> None:
    pile2, pile3 = (12, 13, 11, 14, 15, 17, 16, 18, 20, 19), (21, 22, 24, 23, 27, 25, 26, 28, 30, 29)
    assert deal(Setup(4, 7)) == Deal(2, (tuple(range(1, 11)), pile2, pile3))


def test_a_deal_must_fit() -> None:
    setup = Setup(3, 1)
    good = deal(setup)
    check_deal(setup, good)
    pile1, pile2 = good.piles
    for start, piles in [
        (3, good.piles),
        (-1, good.piles),
        (0, (pile1,)),
        (0, (pile1, pile2, pile2)),
        (0, (pile1[::-1], pile2)),
        (0, (pile1, pile2[::-1])),
        (0, (pile1, pile2[:9])),
        (0, (pile1, (*pile2, 20))),
        (0, (pile1, (*pile2[:3], pile2[2], *pile2[4:]))),
        (0, (pile1, tuple(range(21, 31)))),
    ]:
        with pytest.raises(SetupError):
            new_game(setup, Deal(start, piles))
    with pytest.raises(SetupError):
        new_game(Setup(4, 1), good)

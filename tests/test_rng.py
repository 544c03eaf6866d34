"""Our own random numbers: the published values of SplitMix64, evenness, and nothing but the seed."""

from __future__ import annotations

from collections import Counter

import pytest

from homesteaders.rng import Rng

pytestmark = pytest.mark.engine


def test_known_values() -> None:
    rng = Rng(1234567)
    assert [rng.next_int() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_golden_use() -> None:
    """What games are made of: a change here changes every game that was ever saved."""
    rng = Rng(7)
    items = list(range(10))
    rng.shuffle(items)
    assert items == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]
    assert [rng.below(6) for _ in range(12)] == [5, 1, 4, 0, 4, 0, 0, 1, 5, 5, 4, 1]
    assert [round(rng.unit(), 6) for _ in range(3)] == [0.106694, 0.344443, 0.423773]


def test_state_is_64_bits_whatever_the_seed() -> None:
    assert Rng(1 << 64).next_int() == Rng(0).next_int()
    assert Rng(-1).state == (1 << 64) - 1
    rng = Rng(3)
    for _ in range(100):
        assert 0 <= rng.next_int() < 1 << 64 > rng.state


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 24, 1000])
def test_below_is_in_range_and_even(limit: int) -> None:
    rng = Rng(limit)
    count = Counter(rng.below(limit) for _ in range(6000))
    assert set(count) <= set(range(limit))
    if limit <= 24:
        expected = 6000 / limit
        assert all(abs(n - expected) < 5 * expected**0.5 for n in count.values())
        assert len(count) == limit


def test_below_of_a_large_limit_has_no_bias() -> None:
    """Three quarters of 2**64: without rejection the low half would come twice as often."""
    rng = Rng(11)
    limit = 3 << 62
    low = sum(rng.below(limit) < 1 << 62 for _ in range(3000))
    assert 880 < low < 1120


def test_shuffle_reaches_every_order_evenly() -> None:
    count: Counter[tuple[int, ...]] = Counter()
    rng = Rng(5)
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        count[tuple(items)] += 1
    assert len(count) == 24
    assert all(60 < n < 145 for n in count.values())


def test_unit_is_below_one() -> None:
    rng = Rng(9)
    numbers = [rng.unit() for _ in range(3000)]
    assert min(numbers) >= 0 and max(numbers) < 1
    assert 0.47 < sum(numbers) / len(numbers) < 0.53

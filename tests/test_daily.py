"""Today's deal: the same for everybody on one UTC date, another on the next, for ever."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from homesteaders.daily import DAY, SEATS, VERSION, date_of, day_of, seed_of, setup_of
from homesteaders.state import SEED_LIMIT, deal

pytestmark = pytest.mark.engine

EPOCH = date(1970, 1, 1)
GOLDEN = {
    (2024, 2, 28): 473_028_540_114,
    (2024, 2, 29): 4_291_482_400,
    (2024, 3, 1): 226_272_435_272,
    (2026, 11, 30): 102_416_480_893,
    (2026, 12, 31): 128_197_958_117,
    (2027, 1, 1): 611_070_063_885,
    (2100, 2, 28): 1_020_445_269_962,
    (2100, 3, 1): 300_941_397_276,
}
"""Seeds that were dealt once: never to be written again."""


def ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def test_what_was_dealt_once_is_dealt_for_ever() -> None:
    assert VERSION == 1
    assert {day: seed_of((date(*day) - EPOCH).days) for day in GOLDEN} == GOLDEN


def test_days_are_those_of_the_calendar() -> None:
    first, last = (date(1969, 1, 1) - EPOCH).days, (date(2105, 1, 1) - EPOCH).days
    for day in range(first, last):
        here = EPOCH + timedelta(days=day)
        assert date_of(day) == (here.year, here.month, here.day)


@pytest.mark.parametrize(
    "day", [(2026, 11, 30), (2026, 12, 31), (2027, 1, 1), (2028, 2, 28), (2028, 2, 29), (2028, 3, 1)]
)
@pytest.mark.parametrize("hour", [0, 12, 23])
def test_clocks_in_all_time_zones_deal_the_same(day: tuple[int, int, int], hour: int) -> None:
    """One moment, told by clocks all around the world: their own dates differ, the deal does not."""
    moment = datetime(*day, hour, 59, 59, 999_000, tzinfo=UTC)
    clocks = [moment.astimezone(timezone(timedelta(minutes=minutes))) for minutes in range(-720, 841, 15)]
    assert len({clock.date() for clock in clocks}) > 1, "somewhere it is another day already"
    assert {date_of(day_of(ms(clock))) for clock in clocks} == {day}
    assert len({seed_of(day_of(ms(clock))) for clock in clocks}) == 1


def test_a_day_ends_at_midnight_in_greenwich() -> None:
    midnight = ms(datetime(2027, 1, 1, tzinfo=UTC))
    assert date_of(day_of(midnight - 1)) == (2026, 12, 31) and date_of(day_of(midnight)) == (2027, 1, 1)
    assert day_of(midnight + DAY - 1) == day_of(midnight)
    assert day_of(0) == 0 and day_of(-1) == -1


def test_every_day_has_a_deal_of_its_own() -> None:
    start = (date(2026, 1, 1) - EPOCH).days
    seeds = [seed_of(day) for day in range(start, start + 20 * 366)]
    assert len(set(seeds)) == len(seeds) and all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert {deal(setup_of(day)).start_player for day in range(start, start + 60)} == set(range(SEATS))
    setup = setup_of(start)
    assert (setup.players, setup.open_holdings) == (SEATS, True)

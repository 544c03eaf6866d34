"""Today's deal: the same game for everybody, from the UTC date alone. No clock here: who asks brings the moment.

A day is a number of days since 1 January 1970. Its seed is a promise (docs/saves.md): what was dealt once for a day is
dealt for it for ever. Another way to make seeds would get another VERSION, and begin on a later day.
"""

from __future__ import annotations

from .rng import Rng
from .state import SEED_LIMIT, Setup

VERSION = 1
SEATS = 4
DAY = 86_400_000
"""Milliseconds."""
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def day_of(moment: int) -> int:
    """The day of a moment in milliseconds since 1970, in UTC: the same at every place."""
    return moment // DAY


def date_of(day: int) -> tuple[int, int, int]:
    """Year, month and day of the month (Gregorian calendar)."""
    since = day + _before(1970)
    year = since * 400 // _before(401) + 1  # right, or one off
    year += (since >= _before(year + 1)) - (since < _before(year))
    left = since - _before(year)
    leap = _before(year + 1) - _before(year) - 365
    for month, days in enumerate(_LENGTHS, 1):
        length = days + (leap if month == 2 else 0)
        if left < length:
            return year, month, left + 1
        left -= length
    raise AssertionError


def _before(year: int) -> int:
    """How many days there are before a year, from the year 1 on."""
    past = year - 1
    return 365 * past + past // 4 - past // 100 + past // 400


def seed_of(day: int) -> int:
    """The seed of a day's deal: an even choice of all seeds by the generator that starts from version and date."""
    year, month, number = date_of(day)
    return Rng(((VERSION * 10_000 + year) * 100 + month) * 100 + number).below(SEED_LIMIT)


def setup_of(day: int) -> Setup:
    """The game of a day: four seats, holdings open."""
    return Setup(SEATS, seed_of(day))

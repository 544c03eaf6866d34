"""What is remembered of finished games on this device, and what it adds up to for a person. Plain data, no store."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from homesteaders.catalog import BUILDINGS

from .levels import CHARACTERS, LEVELS

HERE, AWAY = "", "-"
"""Who sat on a seat: a person at this device, one at another, or an opponent's key."""
MOST = 2000
"""So many games are remembered: the newest."""
LISTED = 5
"""So many of the best and of the closest games are shown."""
LONGEST_NAME = 40
_KEY = re.compile(r"[0-9a-z]{8}")
_WHO = re.compile(r"[a-z_]{1,24}|-?")
_LIMIT = 10**6


@dataclass(frozen=True, slots=True)
class Sat:
    """A seat of a finished game. Only of persons at this device `parts` and `buildings` are known.

    `parts`: VP chits, printed points, end bonuses, gold, copper, livestock, debt (0 or less); their sum is `total`.
    """

    name: str
    who: str
    place: int
    total: int
    parts: tuple[int, ...] = ()
    buildings: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. `key`: of the same game always the same; `day`: when, in days since 1970 (UTC); `daily`: the day
    of the deal of the day that it was, -1 = none."""

    key: str
    day: int
    seed: int
    daily: int
    seats: tuple[Sat, ...]


# ---- as it is stored


def row_of(played: Played) -> list[Any]:
    """A game as a short list."""
    seats: list[list[Any]] = []
    for sat in played.seats:
        known = [list(sat.parts), list(sat.buildings)] if sat.who == HERE else []
        seats.append([sat.name, sat.who, sat.place, sat.total, *known])
    return [played.key, played.day, played.seed, played.daily, seats]


def played_of(row: Any) -> Played:
    """The game of a row. Raises ValueError for one that is none."""
    key, day, seed, daily, seats = _list(row, 5, 5)
    if not (isinstance(key, str) and _KEY.fullmatch(key)):
        raise ValueError("key")
    return Played(
        key,
        whole(day, -_LIMIT, _LIMIT),
        whole(seed, 0, 1 << 40),
        whole(daily, -1, _LIMIT),
        tuple(_sat(seat) for seat in _list(seats, 2, 4)),
    )


def _sat(seat: Any) -> Sat:
    name, who, place, total, *known = _list(seat, 4, 6)
    if not (isinstance(name, str) and len(name) <= LONGEST_NAME and isinstance(who, str) and _WHO.fullmatch(who)):
        raise ValueError("seat")
    place, total = whole(place, 1, 4), whole(total, -_LIMIT, _LIMIT)
    if who != HERE:
        _list(known, 0, 0)
        return Sat(name, who, place, total)
    parts, buildings = _list(known, 2, 2)
    found = Sat(
        name,
        who,
        place,
        total,
        tuple(whole(n, -_LIMIT, _LIMIT) for n in _list(parts, 7, 7)),
        tuple(whole(n, 0, len(BUILDINGS) - 1) for n in _list(buildings, 0, len(BUILDINGS))),
    )
    if sum(found.parts) != total:
        raise ValueError("parts")
    return found


def whole(value: Any, least: int, most: int) -> int:
    """A whole number within limits, both included. Raises ValueError."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError("number")
    return value


def _list(value: Any, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise ValueError("list")
    return value


# ---- remembering


def added(games: Sequence[Played], new: Iterable[Played]) -> list[Played]:
    """The games with others: the same one stands once, as it was known last; in the order of their days."""
    found = {played.key: played for played in games}
    found.update({played.key: played for played in new})
    return sorted(found.values(), key=lambda played: played.day)[-MOST:]


# ---- what it adds up to


@dataclass(slots=True)
class Line:
    """Games of one sort. `key`: number of seats, level, character or building."""

    key: str
    games: int = 0
    won: int = 0
    points: int = 0
    best: int = 0

    def add(self, sat: Sat) -> None:
        """One more game, in which the person had this seat."""
        self.best = max(self.best, sat.total) if self.games else sat.total
        self.games += 1
        self.won += sat.place == 1
        self.points += sat.total


@dataclass(frozen=True, slots=True)
class Game:
    """A game worth telling of. `margin`: how far ahead of the best other; less than 0 = behind the winner."""

    day: int
    points: int
    place: int
    seats: int
    margin: int
    daily: bool


@dataclass(slots=True)
class Career:
    """What somebody's games add up to. `again`: games on a deal that the person knew already; they are not counted.
    `parts`: the points of all games by where they came from."""

    all: Line = field(default_factory=lambda: Line(""))
    again: int = 0
    seats: list[Line] = field(default_factory=list)
    levels: list[Line] = field(default_factory=list)
    characters: list[Line] = field(default_factory=list)
    buildings: list[Line] = field(default_factory=list)
    parts: tuple[int, ...] = (0,) * 7
    best: list[Game] = field(default_factory=list)
    closest: list[Game] = field(default_factory=list)


def persons(games: Iterable[Played]) -> list[str]:
    """The names of those who played at this device, who played most first."""
    counts: dict[str, int] = {}
    for played in games:
        for name in {sat.name for sat in played.seats if sat.who == HERE}:
            counts[name] = counts.get(name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def career_of(games: Iterable[Played], name: str) -> Career:
    """The career of the person of this name."""
    found = Career()
    seats = {str(n): Line(str(n)) for n in (2, 3, 4)}
    levels, characters = {key: Line(key) for key in LEVELS}, {key: Line(key) for key in CHARACTERS}
    buildings: dict[int, Line] = {}
    told: list[Game] = []
    known: set[tuple[int, int]] = set()
    for played in games:
        own = next((sat for sat in played.seats if sat.who == HERE and sat.name == name), None)
        if own is None:
            continue
        deal = played.seed, len(played.seats)
        if deal in known:
            found.again += 1
            continue
        known.add(deal)
        found.all.add(own)
        seats[str(len(played.seats))].add(own)
        for who in {sat.who for sat in played.seats}:
            if line := levels.get(CHARACTERS.get(who, who)):
                line.add(own)
            if line := characters.get(who):
                line.add(own)
        for building in set(own.buildings):
            buildings.setdefault(building, Line(str(building))).add(own)
        found.parts = tuple(a + b for a, b in zip(found.parts, own.parts, strict=True))
        margin = own.total - max(sat.total for sat in played.seats if sat is not own)
        told.append(Game(played.day, own.total, own.place, len(played.seats), margin, played.daily >= 0))
    found.seats = [line for line in seats.values() if line.games]
    found.levels = [line for line in levels.values() if line.games]
    found.characters = [line for line in characters.values() if line.games]
    found.buildings = sorted(buildings.values(), key=lambda line: (-line.games, -line.won, int(line.key)))
    found.best = sorted(told, key=lambda game: (-game.points, game.place, -game.day))[:LISTED]
    found.closest = sorted(told, key=lambda game: (abs(game.margin), -game.points, -game.day))[:LISTED]
    return found


@dataclass(frozen=True, slots=True)
class CareerView:
    """Everything the page of statistics is drawn from. `problem`: why games cannot be remembered, or were not to be
    read; `forgotten`: how many were just forgotten and can come back."""

    names: tuple[str, ...] = ()
    name: str = ""
    career: Career = field(default_factory=Career)
    said: str = ""
    problem: str = ""
    forgotten: int = 0

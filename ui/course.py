"""The course of a game: what each seat had at the start of every round and has now, its incomes and its bids.

Everything is read from the states and events of the session. Of a seat whose holdings are hidden from the viewer only
what is open is told (R16): its buildings, its bids, and its incomes without the part of a Bank, which depends on debt.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple
from weakref import WeakKeyDictionary

from homesteaders.catalog import BUILDING, BUILDINGS
from homesteaders.engine import is_over
from homesteaders.events import ROUND_KEYS, Event
from homesteaders.holdings import DEBT, GOODS, PRICES, SILVER, VP, Amounts
from homesteaders.scoring import ScoreSheet, score, winners
from homesteaders.session import Session
from homesteaders.state import NOBODY, Player, State

PASSED = (0, 0)
"""A round in which the seat passed, in place of (auction, bid)."""
NOW = 0
"""The last stop: the table as it is, or the end of the game."""


class Stop(NamedTuple):
    """A moment that is looked at: the start of a round, or NOW as `round`; the position in the game."""

    round: int
    position: int


class Part(NamedTuple):
    """A part of what a seat gained in a round. `key`: built (printed points), income (VP chits of a building), sales,
    track, tile, bonus, goods, debt; `building`: which one, -1 = none."""

    key: str
    building: int
    n: int


class Gain(NamedTuple):
    """What a seat's score changed by in one round, with the parts, largest first. They sum up to `n`."""

    seat: int
    round: int
    n: int
    parts: tuple[Part, ...]


class Source(NamedTuple):
    """All that one building brought: printed points, VP chits, end bonus."""

    building: int
    printed: int
    chits: int
    bonus: int

    @property
    def total(self) -> int:
        return self.printed + self.chits + self.bonus


@dataclass(frozen=True, slots=True)
class SeatCourse:
    """One seat's way. By stop: `sheets`, `silver`, `debt`, None where they are hidden. By round: `incomes` (None =
    none yet), and `bids` as (auction, bid), PASSED, or None while nothing is settled."""

    sheets: tuple[ScoreSheet | None, ...]
    silver: tuple[int | None, ...]
    debt: tuple[int | None, ...]
    incomes: tuple[Amounts | None, ...]
    bids: tuple[tuple[int, int] | None, ...]
    partial: bool = False
    """Is an income told without the part of a Bank?"""

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The total score by stop."""
        return tuple(sheet.total if sheet is not None else None for sheet in self.sheets)

    @property
    def worth(self) -> tuple[int | None, ...]:
        """The worth of each income, by round."""
        return tuple(worth(income) if income is not None else None for income in self.incomes)


@dataclass(frozen=True, slots=True)
class Course:
    """The game so far: the rounds that began, the stops (each round's start, then NOW), and each seat's way."""

    rounds: tuple[int, ...]
    stops: tuple[Stop, ...]
    seats: tuple[SeatCourse, ...]
    over: bool


def worth(income: Amounts) -> int:
    """What an income is worth in silver at the prices of the marketplace (R5.3); chits and debt have no price."""
    silver = 0
    for holding, n in income:
        if holding == SILVER:
            silver += n
        elif holding in GOODS:
            money, price = PRICES[holding]
            silver += n * price * (1 if money == SILVER else PRICES[money][1])
    return silver


_kept: WeakKeyDictionary[Session, tuple[State, tuple[int, bool], Course]] = WeakKeyDictionary()
"""The last course of each game. A state is never changed, so the same one means the same game up to there."""


def course_of(session: Session, viewer: int, position: int = -1) -> Course:
    """The course up to a position (-1: the present one) as `viewer` may know it. What was found last is kept."""
    at = session.position if position < 0 else position
    all_open = session.setup.open_holdings or is_over(session.state)
    state, wanted = session.state_at(at), (viewer, all_open)
    kept = _kept.get(session)
    if kept is None or kept[0] is not state or kept[1] != wanted:
        kept = state, wanted, _course(session, at, viewer, all_open)
        _kept[session] = kept
    return kept[2]


def stops_of(session: Session, position: int) -> tuple[Stop, ...]:
    """The start of each round up to a position, and the position itself."""
    return (*(Stop(*start) for start in session.round_starts(position)), Stop(NOW, position))


def told(session: Session, position: int) -> list[tuple[int, Event]]:
    """Everything that happened up to a position, each event with its round."""
    number = session.state_at(0).round
    found: list[tuple[int, Event]] = []
    for events in session.events[:position]:
        for event in events:
            if event.key in ROUND_KEYS:
                number = event.args["round"]
            found.append((number, event))
    return found


def _course(session: Session, position: int, viewer: int, all_open: bool) -> Course:
    stops = stops_of(session, position)
    rounds = tuple(range(1, session.state_at(position).round + 1))
    events = told(session, position)
    states = [session.state_at(stop.position) for stop in stops]
    seats = []
    for seat in range(session.setup.players):
        known = all_open or seat == viewer
        players = [state.players[seat] for state in states]
        incomes, partial = _incomes(events, seat, rounds, known)
        seats.append(
            SeatCourse(
                sheets=tuple(score(player) if known else None for player in players),
                silver=tuple(player.holdings[SILVER] if known else None for player in players),
                debt=tuple(player.holdings[DEBT] if known else None for player in players),
                incomes=incomes,
                bids=_bids(events, seat, rounds),
                partial=partial,
            )
        )
    return Course(rounds, stops, tuple(seats), is_over(session.state_at(position)))


def _incomes(
    events: list[tuple[int, Event]], seat: int, rounds: tuple[int, ...], known: bool
) -> tuple[tuple[Amounts | None, ...], bool]:
    """The income of each round; and whether a Bank's part was left out."""
    sums: dict[int, dict[int, int]] = {}
    partial = False
    for number, event in events:
        if event.seat != seat or event.key not in ("placed", "income"):
            continue
        total = sums.setdefault(number, {})
        if not known and event.key == "income" and _special(event) == "bank":
            partial = True
            continue
        for holding, n in event.changes:
            total[holding] = total.get(holding, 0) + n
    return tuple(tuple(sorted(sums[n].items())) if n in sums else None for n in rounds), partial


def _building(event: Event) -> int:
    """The building that a change comes from, -1 = none."""
    kind, _, key = event.source.partition(":")
    return BUILDING[key].id if kind == "building" else -1


def _special(event: Event) -> str:
    building = _building(event)
    return BUILDINGS[building].income_special if building >= 0 else ""


def _bids(events: list[tuple[int, Event]], seat: int, rounds: tuple[int, ...]) -> tuple[tuple[int, int] | None, ...]:
    found: dict[int, tuple[int, int]] = {}
    for number, event in events:
        if event.seat == seat and event.key == "won":
            found[number] = event.args["auction"], event.args["value"]
        elif event.seat == seat and event.key == "passed":
            found[number] = PASSED
    return tuple(found.get(number) for number in rounds)


# ---- what decided a game that is over: everything is open then


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over: its course, the largest gains, and what built the first winner's score."""

    course: Course
    gains: tuple[Gain, ...]
    best: Source


_stories: WeakKeyDictionary[Session, tuple[State, Story]] = WeakKeyDictionary()


def story_of(session: Session) -> Story:
    """The story of a game that is over. What was found is kept."""
    kept = _stories.get(session)
    if kept is None or kept[0] is not session.state:
        winner = winners(session.state)[0]
        story = Story(course_of(session, NOBODY), gains_of(session), best_building(session, winner))
        kept = session.state, story
        _stories[session] = kept
    return kept[1]


def gains_of(session: Session, most: int = 3) -> tuple[Gain, ...]:
    """The largest changes of a score within one round, over all seats; of equal ones the earlier first."""
    position = session.position
    stops = stops_of(session, position)
    events = told(session, position)
    found: list[Gain] = []
    for start, end in pairwise(stops):
        before, after = session.state_at(start.position), session.state_at(end.position)
        here = [event for number, event in events if number == start.round]
        for seat in range(session.setup.players):
            parts = _parts(before.players[seat], after.players[seat], [event for event in here if event.seat == seat])
            found.append(Gain(seat, start.round, sum(part.n for part in parts), parts))
    found.sort(key=lambda gain: (-gain.n, gain.round, gain.seat))
    return tuple(gain for gain in found[:most] if gain.n > 0)


def _parts(before: Player, after: Player, events: list[Event]) -> tuple[Part, ...]:
    """How a score changed from one state to a later one, largest part first; nothing for parts of 0."""
    counts: dict[tuple[str, int], int] = {}
    for building in after.buildings[len(before.buildings) :]:
        counts["built", building] = BUILDINGS[building].points
    for event in events:
        for holding, n in event.changes:
            if holding == VP:
                place = _chits(event)
                counts[place] = counts.get(place, 0) + n
    was, then = score(before), score(after)
    counts["bonus", -1] = then.bonus - was.bonus
    counts["goods", -1] = then.gold + then.copper + then.livestock - was.gold - was.copper - was.livestock
    counts["debt", -1] = then.debt - was.debt
    parts = [Part(key, building, n) for (key, building), n in counts.items() if n]
    return tuple(sorted(parts, key=lambda part: -part.n))


def _chits(event: Event) -> tuple[str, int]:
    """Where VP chits come from."""
    building = _building(event)
    if building >= 0:
        return "income", building
    return {"trade": "sales", "track": "track"}.get(event.source, "tile"), -1


def best_building(session: Session, seat: int) -> Source:
    """The building that brought a seat most points in all; of equal ones the one built first."""
    player = session.state.players[seat]
    chits: dict[int, int] = {}
    for _, event in told(session, session.position):
        if event.seat == seat and (building := _building(event)) >= 0:
            chits[building] = chits.get(building, 0) + sum(n for holding, n in event.changes if holding == VP)
    bonuses = dict(score(player).bonuses)
    sources = [Source(b, BUILDINGS[b].points, chits.get(b, 0), bonuses.get(b, 0)) for b in player.buildings]
    return max(sources, key=lambda source: source.total)

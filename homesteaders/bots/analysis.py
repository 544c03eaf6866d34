"""A game that is over, looked at again: win chances over time, the largest swings, auctions, idle workers, debt.

    for done, total in (work := analyse(session)): ...   # then StopIteration.value is the Analysis

Everything comes from the session alone, with random numbers of its seed: the same game gives the same answer. Tiles
that were face down at a moment are shuffled for it, so that nobody is blamed for what nobody could know.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, NamedTuple

from ..actions import Action
from ..catalog import FINAL_ROUND, ROUNDS
from ..engine import legal
from ..rng import Rng
from ..scoring import score
from ..session import Session
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    Frame,
    State,
)
from ..views import ONLOOKER, View, determinize, view_for
from .accounts import Debts, Idle, Sale, debts_of, idle_of, sales_of
from .judge import judge_for
from .liquidation import final_points
from .playout import Playout
from .rancher import Rancher

FIRST_LOOK, CLOSE_LOOK = 48, 192
"""Playouts of each moment, and of those around the largest swings."""
SWINGS = 3
_CANDIDATES = 6
"""How many swings are looked at closely."""
_AHEAD, _AT_LEAST = 1, 6
"""A playout goes so many rounds ahead, and at least to this one: before it the win model knows little."""
_LEAST_ERRORS = (0.05, 0.05, 0.05, 0.03, 0.03, 0.03, 0.02, 0.02, 0.03, 0.03, 0.0)
"""By round: no error is told smaller than this, since the model's own adds to that of few playouts."""
_TRUST = (0.2, 0.2, 0.3, 0.6, 0.9)
"""By round, 1 after these: how much of a lead that playouts see is believed. Measured on 300 games of ranchers and
settlers: before round 4 their results say next to nothing about who wins, from round 5 on they are right."""

Steps = Generator[tuple[int, int], None, "Analysis"]
"""(playouts done, playouts in all), again and again; at the end the analysis."""


class Moment(NamedTuple):
    """The win share of each seat (0 to 1) after `position` actions, with the standard error of each."""

    position: int
    round: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Swing(NamedTuple):
    """A seat's win chance changed by more than its error can explain, between two positions. `alone`: only this seat
    decided anything there, and no new tiles came: a loss is then its own."""

    seat: int
    start: int
    end: int
    round: int
    before: float
    after: float
    error: float
    alone: bool

    @property
    def mistake(self) -> bool:
        """Is it a loss by own decisions alone? (It exceeds two standard errors, as every swing does.)"""
        return self.alone and self.after < self.before


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that was found. `idle` and `debts` by seat, the rest in the order of the game, swings largest first."""

    moments: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    sales: tuple[Sale, ...]
    idle: tuple[Idle, ...]
    debts: tuple[Debts, ...]
    playouts: int


class _Careful(Playout):
    """Playouts whose players pay, build and trade as the rancher does: what a moment in the middle of a round is worth
    hangs on that, and quick rules of thumb would make it jump."""

    def answer(self, state: State, frame: Frame) -> Sequence[Action]:
        if frame.kind not in _PLANNED and not (frame.kind == ALLOCATE and state.round >= ROUNDS):
            return super().answer(state, frame)
        state.legal_now = None
        found = _RANCHER.choose(View(frame.seat, state, (), legal(state)), _UNUSED)
        state.legal_now = None
        return (found,)


def _settled(state: State) -> list[float]:
    """The win share of each seat before the final actions, which everybody does best: exact (R15.6)."""
    sheets = [score(player) for player in state.players]
    totals = [
        final_points(player, player.holdings) + sheet.printed + sheet.bonus
        for player, sheet in zip(state.players, sheets, strict=True)
    ]
    best = [total > max(totals) - 1e-6 for total in totals]
    return [won / sum(best) for won in best]


_PLANNED = (PAY_WORKERS, PAY_AUCTION, BUILD, EXTRA_BUILD, TILE_EXCHANGE)
_RANCHER, _UNUSED = Rancher(), Rng(0)


@dataclass(slots=True)
class _Tally:
    """Playouts of one moment, added up."""

    position: int
    round: int
    view: View
    playout: Playout
    rng: Rng
    n: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def one(self) -> None:
        """One playout more."""
        state = determinize(self.view, self.rng)
        state.legal_now = None
        stop = min(FINAL_ROUND, max(self.round + _AHEAD, _AT_LEAST))
        self.playout.run(state, stop, self.rng)
        for seat, share in enumerate(self.playout.judge.shares(state, stop) if stop < FINAL_ROUND else _settled(state)):
            self.sums[seat] += share
            self.squares[seat] += share * share
        self.n += 1

    def moment(self) -> Moment:
        means = [total / self.n for total in self.sums]
        trust, equal = _trust(self.round), 1 / len(means)
        least = _LEAST_ERRORS[self.round - 1]
        errors = [
            max(least, trust * (max(0.0, squares / self.n - mean * mean) / max(1, self.n - 1)) ** 0.5)
            for mean, squares in zip(means, self.squares, strict=True)
        ]
        shares = tuple(equal + trust * (mean - equal) for mean in means)
        return Moment(self.position, self.round, shares, tuple(errors))


def _trust(number: int) -> float:
    return _TRUST[number - 1] if number <= len(_TRUST) else 1.0


def moments_of(session: Session) -> list[int]:
    """The positions looked at: where each round and each bidding begins, where each auction is paid, and the end."""
    found: list[int] = []
    stage = (0, 0)
    for position in range(session.position):
        state = session.state_at(position)
        frame = state.current
        assert frame is not None
        if frame.kind == ALLOCATE:
            now = state.round, 1
        elif frame.kind in (BID, NEUTRAL_BID):
            now = state.round, 2
        elif frame.kind == PAY_AUCTION:
            now = state.round, 2 + frame.arg
        else:
            continue
        if now > stage:
            stage = now
            found.append(position)
    return [*found, session.position]


def analyse(session: Session, first_look: int = 0, close_look: int = 0) -> Steps:
    """Look at a game that is over, at its present position. How many playouts: as above, if nothing else is said."""
    first_look, close_look = first_look or FIRST_LOOK, close_look or CLOSE_LOOK
    players = session.setup.players
    tallies = []
    for position in moments_of(session):
        state = session.state_at(position)
        playout = _Careful(judge_for(players))
        rng = Rng(session.setup.seed * 1009 + position)
        view = _opened(state)
        tallies.append(_Tally(position, state.round, view, playout, rng, 0, [0.0] * players, [0.0] * players))
    total = len(tallies) * first_look + min(len(tallies), 2 * _CANDIDATES) * (close_look - first_look)
    done = 0
    for tally in tallies:
        for _ in range(first_look):
            tally.one()
            done += 1
            yield done, total
    for tally in _around(tallies, _swings(session, [each.moment() for each in tallies])[:_CANDIDATES]):
        while tally.n < close_look:
            tally.one()
            done += 1
            yield min(done, total), total
    moments = tuple(tally.moment() for tally in tallies)
    swings = tuple(_swings(session, list(moments))[:SWINGS])
    seats = range(players)
    return Analysis(
        moments,
        swings,
        sales_of(session),
        tuple(idle_of(session, seat) for seat in seats),
        tuple(debts_of(session, seat) for seat in seats),
        sum(tally.n for tally in tallies),
    )


def _opened(state: State) -> View:
    """The table at a moment with all that is open now that the game is over (R16.5); the coming tiles stay unseen."""
    if not state.setup.open_holdings:
        state = state.copy()
        state.setup = replace(state.setup, open_holdings=True)
    return view_for(state, ONLOOKER)


def _around(tallies: list[_Tally], swings: list[Swing]) -> list[_Tally]:
    wanted = {position for swing in swings for position in (swing.start, swing.end)}
    return [tally for tally in tallies if tally.position in wanted]


def _swings(session: Session, moments: list[Moment]) -> list[Swing]:
    """What changed from each moment to the next, for the seat for which it changed most, largest first; nothing that
    two standard errors explain."""
    found = []
    for before, after in pairwise(moments):
        best: Swing | None = None
        for seat in range(session.setup.players):
            error = (before.errors[seat] ** 2 + after.errors[seat] ** 2) ** 0.5
            was, equal = before.shares[seat], 1 / session.setup.players
            # As far as at the first of the two: a later round's greater trust is no event of the game.
            now = equal + (after.shares[seat] - equal) * _trust(before.round) / _trust(after.round)
            if abs(now - was) > 2 * error and (best is None or abs(now - was) > abs(best.after - best.before)):
                alone = before.round == after.round and _decide(session, before.position, after.position) == {seat}
                best = Swing(seat, before.position, after.position, before.round, was, now, error, alone)
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda swing: (-abs(swing.after - swing.before), swing.start))


def _decide(session: Session, start: int, end: int) -> set[int]:
    """The seats that decide something between two positions."""
    frames = (session.state_at(position).current for position in range(start, end))
    return {frame.seat for frame in frames if frame is not None}


# ---- as plain data, to be sent to another thread


def plain(found: Analysis) -> list[Any]:
    """The analysis as lists, texts and numbers."""
    return [found.moments, found.swings, found.sales, found.idle, found.debts, found.playouts]


def analysis_of(data: list[Any]) -> Analysis:
    """The analysis of `plain`."""
    moments, swings, sales, idle, debts, playouts = data
    return Analysis(
        tuple(Moment(position, number, tuple(shares), tuple(errors)) for position, number, shares, errors in moments),
        tuple(Swing(*swing) for swing in swings),
        tuple(Sale(*sale) for sale in sales),
        tuple(Idle(*each) for each in idle),
        tuple(Debts(*each) for each in debts),
        playouts,
    )

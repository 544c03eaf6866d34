"""Puzzles: positions of real games with one answer to be found, each with its answer and how sure that is.

Two kinds. FINALS ask for the most points that a seat can still reach on its own, from the last income or from the final
actions: that number is exact. SEARCHED ask for a bid or a building; their answer is the best that a search found, ahead
by `margin`. All data is in `made`, which tools/puzzles.py writes and checks (docs/puzzles.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..actions import Action, Bid, Build, Decline, Pass, parse
from ..bots.thought import Choice, Thought
from ..codes import decode
from ..engine import apply
from ..scoring import score
from ..session import Session
from ..state import State
from .made import ROWS

FINAL, INCOME, BID, BUILD = "final", "income", "bid", "build"
FINALS, SEARCHED = (FINAL, INCOME), (BID, BUILD)
LEVELS = 5
"""Difficulties, 1 = easiest."""


@dataclass(frozen=True, slots=True)
class Way:
    """A choice of a SEARCHED puzzle: its tokens, its mean win share and the standard error of that in ten-thousandths,
    and how often it was played on."""

    tokens: tuple[str, ...]
    share: int
    error: int
    playouts: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what is asked of `seat` there. `seed` is that of the game's deal, `answer` one best way in tokens.

    FINALS: `best` is the most points that can be reached, `plain` what selling with every chit and then paying off debt
    makes, `usual` what doing nothing makes. (INCOME: both begin with the placement that is worth most at market prices,
    and `usual` ends with the best final actions.)
    SEARCHED: `ways` are the choices that were played on, the best first, `margin` how far it is ahead of the next and
    `error` the standard error of that, in ten-thousandths of a win; `usual` is the place of the Rancher's choice.
    """

    key: str
    kind: str
    level: int
    seat: int
    seed: int
    code: str
    answer: tuple[str, ...]
    best: int = 0
    plain: int = 0
    usual: int = 0
    ways: tuple[Way, ...] = ()
    margin: int = 0
    error: int = 0

    @property
    def exact(self) -> bool:
        return self.kind in FINALS

    def session(self) -> Session:
        """The game up to the position, a new one each time."""
        return decode(self.code).record.session

    def thought(self) -> Thought:
        """What the search found of a SEARCHED puzzle."""
        choices = tuple(
            Choice(tuple(map(parse, way.tokens)), way.share / 10_000, way.error / 10_000, way.playouts)
            for way in self.ways
        )
        return Thought(choices, sum(way.playouts for way in self.ways))


def _tokens(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


def _puzzle(row: str) -> Puzzle:
    """A puzzle of its row: the fields that `made` names, separated by semicolons."""
    key, kind, level, seat, seed, code, answer, best, plain, usual, ways, margin, error = row.split("; ")
    found = []
    for way in ways.split(" | ") if ways else ():
        share, off, playouts, tokens = way.split(" ", 3)
        found.append(Way(_tokens(tokens), int(share), int(off), int(playouts)))
    return Puzzle(
        key,
        kind,
        int(level),
        int(seat),
        int(seed),
        code,
        _tokens(answer),
        int(best),
        int(plain),
        int(usual),
        tuple(found),
        int(margin),
        int(error),
    )


def written(puzzle: Puzzle) -> str:
    """The row of a puzzle; PUZZLES are read from such."""
    ways = " | ".join(f"{way.share} {way.error} {way.playouts} {', '.join(way.tokens)}" for way in puzzle.ways)
    parts = (puzzle.key, puzzle.kind, puzzle.level, puzzle.seat, puzzle.seed, puzzle.code, ", ".join(puzzle.answer))
    return "; ".join(map(str, (*parts, puzzle.best, puzzle.plain, puzzle.usual, ways, puzzle.margin, puzzle.error)))


PUZZLES = tuple(map(_puzzle, ROWS))
"""All, those of each kind of answer in rising difficulty."""
BY_KEY = {puzzle.key: puzzle for puzzle in PUZZLES}


def reached(state: State, seat: int) -> int:
    """The points that a seat has: what a FINALS puzzle is judged by, once the seat has finished."""
    return score(state.players[seat]).total


def finished(puzzle: Puzzle, state: State) -> bool:
    """Has the seat of a FINALS puzzle finished its final actions?"""
    frame = state.current
    return frame is None or frame.seat != puzzle.seat


def aim(action: Action) -> tuple[str, int]:
    """What a choice comes down to, however it is paid: an auction, a building, or nothing."""
    match action:
        case Bid(auction):
            return BID, auction
        case Build(building):
            return BUILD, building
        case Pass() | Decline():
            return "", 0
    raise ValueError(f"{action} answers no puzzle")


def place_of(puzzle: Puzzle, action: Action) -> int:
    """The place among the ways of a SEARCHED puzzle of what was chosen, 0 = right; -1: the search did not try it.

    A bid that is higher than it need be is another choice; a building is the same however it is paid.
    """
    for place, way in enumerate(puzzle.ways):
        there = parse(way.tokens[-1])
        if there is action or (isinstance(action, Build | Decline) and aim(there) == aim(action)):
            return place
    return -1


def answered(puzzle: Puzzle) -> State:
    """The state after the answer was carried out."""
    state = puzzle.session().state.copy()
    for token in puzzle.answer:
        apply(state, parse(token))
    return state

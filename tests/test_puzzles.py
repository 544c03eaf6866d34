"""The puzzles: sound data, and answers that make what they are said to. tests/test_puzzle_proofs.py proves them."""

from __future__ import annotations

import pytest

from homesteaders.actions import Bid, Build, Decline, Pass, parse
from homesteaders.bots.choices import opened
from homesteaders.bots.hint import hint_for
from homesteaders.catalog import FINAL_ROUND
from homesteaders.engine import apply, legal
from homesteaders.puzzles import (
    BID,
    BUILD,
    BY_KEY,
    FINALS,
    INCOME,
    LEVELS,
    PUZZLES,
    Puzzle,
    answered,
    finished,
    place_of,
    reached,
    written,
)
from homesteaders.puzzles.made import ROWS
from homesteaders.state import ALLOCATE, EXTRA_BUILD
from homesteaders.state import BID as BIDDING
from homesteaders.state import BUILD as BUILDING
from homesteaders.state import FINAL as ENDING
from homesteaders.views import view_for

pytestmark = pytest.mark.engine

EXACT = [puzzle for puzzle in PUZZLES if puzzle.exact]
FOUND = [puzzle for puzzle in PUZZLES if not puzzle.exact]
SURE = 4
"""Standard errors by which a found answer must be ahead."""


def named(puzzle: Puzzle) -> str:
    return puzzle.key


def test_there_are_enough() -> None:
    assert len(EXACT) == 20
    assert len(FOUND) >= 10
    assert len(BY_KEY) == len(PUZZLES)
    assert len({(puzzle.kind, puzzle.seed) for puzzle in PUZZLES}) == len(PUZZLES)
    assert tuple(map(written, PUZZLES)) == ROWS


@pytest.mark.parametrize("puzzles", [EXACT, FOUND])
def test_they_get_harder(puzzles: list[Puzzle]) -> None:
    levels = [puzzle.level for puzzle in puzzles]
    assert levels == sorted(levels)
    assert set(levels) == set(range(1, LEVELS + 1))
    assert [int(puzzle.key[1:]) for puzzle in puzzles] == list(range(1, len(puzzles) + 1))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_the_position_is_its_seats(puzzle: Puzzle) -> None:
    session = puzzle.session()
    frame = session.state.current
    assert frame is not None and frame.seat == puzzle.seat
    kinds = {"final": (ENDING,), INCOME: (ALLOCATE,), BID: (BIDDING,), BUILD: (BUILDING, EXTRA_BUILD)}
    assert frame.kind in kinds[puzzle.kind]
    assert session.setup.seed == puzzle.seed >= 1_000_000
    assert (session.state.round == FINAL_ROUND) is (puzzle.kind in FINALS)


@pytest.mark.parametrize("puzzle", EXACT, ids=named)
def test_an_exact_answer_makes_its_points(puzzle: Puzzle) -> None:
    end = answered(puzzle)
    assert finished(puzzle, end)
    assert reached(end, puzzle.seat) == puzzle.best
    assert puzzle.best > puzzle.usual and puzzle.best >= puzzle.plain + 2
    assert not finished(puzzle, puzzle.session().state)


@pytest.mark.parametrize("puzzle", FOUND, ids=named)
def test_a_found_answer_is_ahead_and_no_ranchers(puzzle: Puzzle) -> None:
    best, following = puzzle.ways[:2]
    assert best.tokens == puzzle.answer
    assert abs(best.share - following.share - puzzle.margin) <= 2
    assert puzzle.margin >= SURE * puzzle.error > 0
    assert best.playouts >= 3000 <= following.playouts
    assert 0 < puzzle.usual < len(puzzle.ways)
    state = puzzle.session().state
    for place, way in enumerate(puzzle.ways):
        there = state.copy()
        for token in way.tokens:
            assert parse(token) in legal(there)
            apply(there, parse(token))
        assert place_of(puzzle, parse(way.tokens[-1])) == place
        assert isinstance(parse(way.tokens[-1]), Bid | Pass if puzzle.kind == BID else Build | Decline)


@pytest.mark.parametrize("puzzle", FOUND[:4], ids=named)
def test_the_reason_is_about_the_answer(puzzle: Puzzle) -> None:
    hint = hint_for(opened(view_for(puzzle.session().state, puzzle.seat)), puzzle.thought())
    assert hint.ways[0].plan == puzzle.answer
    assert hint.reasons


def test_a_higher_bid_is_another_choice() -> None:
    puzzle = next(puzzle for puzzle in FOUND if puzzle.kind == BID and parse(puzzle.answer[-1]) is not Pass())
    bid = parse(puzzle.answer[-1])
    assert isinstance(bid, Bid)
    assert place_of(puzzle, bid) == 0
    assert place_of(puzzle, Bid(bid.auction, 30)) == -1


def test_a_building_is_the_same_however_it_is_paid() -> None:
    puzzle = next(puzzle for puzzle in FOUND if puzzle.kind == BUILD and "build" in puzzle.answer[-1])
    build = parse(puzzle.answer[-1])
    assert isinstance(build, Build)
    assert place_of(puzzle, Build(build.building, build.copper + 1, build.livestock)) == 0

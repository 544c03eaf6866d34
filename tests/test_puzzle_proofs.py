"""Trying everything, with nothing of the opponents' solver, finds what the exact puzzles say (docs/puzzles.md)."""

from __future__ import annotations

import pytest

from homesteaders.bots.liquidation import final_gain
from homesteaders.puzzles import FINAL, PUZZLES, Puzzle
from homesteaders.scoring import score
from homesteaders.state import Player
from tools.puzzle_proof import TooMany, prove
from tools.puzzles import again, wrong
from tools.puzzles_exact import by_prices, played_out, sells_all

EXACT = [puzzle for puzzle in PUZZLES if puzzle.exact]
FOUND = [puzzle for puzzle in PUZZLES if not puzzle.exact]


def named(puzzle: Puzzle) -> str:
    return puzzle.key


@pytest.mark.parametrize("puzzle", EXACT, ids=named)
def test_nothing_makes_more_points(puzzle: Puzzle) -> None:
    state = puzzle.session().state
    proof = prove(state, puzzle.seat)
    assert proof.best == puzzle.best
    assert proof.at_best < proof.ends / 10
    assert played_out(state, puzzle.seat, sells_all)[0] == puzzle.plain
    if puzzle.kind == FINAL:
        player: Player = state.players[puzzle.seat]
        assert score(player).total == puzzle.usual
        assert puzzle.usual + final_gain(player) == puzzle.best
    else:
        assert played_out(state, puzzle.seat, by_prices)[0] == puzzle.usual


def test_a_proof_gives_up_where_there_is_too_much() -> None:
    puzzle = EXACT[0]
    with pytest.raises(TooMany):
        prove(puzzle.session().state, puzzle.seat, most=10)


@pytest.mark.parametrize("puzzle", FOUND, ids=named)
def test_a_found_answer_is_sound(puzzle: Puzzle) -> None:
    assert wrong(puzzle) == ""


@pytest.mark.long
@pytest.mark.parametrize("puzzle", FOUND, ids=named)
def test_other_chance_finds_the_same_answer(puzzle: Puzzle) -> None:
    assert again(puzzle) == ""

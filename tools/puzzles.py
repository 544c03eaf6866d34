"""Makes the puzzles and checks them: `python tools/puzzles.py`; `--check` only checks those that are there.

It plays games of opponents with seeds from 1,000,000 on. From their last incomes and final actions come the puzzles
with a provably best answer: every way there is is tried (tools/puzzle_proof.py). From their bids and builds come those
with the best answer that a search found: where foreman and rancher differ each choice is played on a few hundred times,
and where that promises a clear answer that a rancher would miss, thousands of times anew. docs/puzzles.md tells more.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from homesteaders.actions import parse
from homesteaders.puzzles import BID, BUILD, FINAL, INCOME, LEVELS, PUZZLES, Puzzle, answered, written
from homesteaders.scoring import score
from tools.puzzle_proof import prove
from tools.puzzles_exact import finals
from tools.puzzles_found import SURE, searched, weigh

FILE = Path(__file__).resolve().parent.parent / "homesteaders" / "puzzles" / "made.py"
FIRST_SEEDS = 1_000_000, 1_010_000
"""Of the games that puzzles with a provable answer come from, and of those of the others."""
WANTED = {FINAL: 14, INCOME: 6, BID: 10, BUILD: 10}
"""How many puzzles of each kind."""
AGAIN = 1000
"""Playouts for each choice, with other chance, when the puzzles are checked."""

HEAD = '''"""The puzzles: data, written by tools/puzzles.py.

Each row has, separated by semicolons: key, kind, level, seat, seed, code, answer, best, plain, usual, ways, margin,
error; `Puzzle` says what they are. A way is its share, its error, its playouts and its tokens.
"""

ROWS: tuple[str, ...] = (
'''


def in_order(found: list[tuple[float, Puzzle]], letter: str) -> list[Puzzle]:
    """From easy to hard, with keys and levels."""
    found.sort(key=lambda each: (each[0], each[1].seed))
    return [
        replace(puzzle, key=f"{letter}{place + 1}", level=1 + LEVELS * place // len(found))
        for place, (_, puzzle) in enumerate(found)
    ]


def write(puzzles: Sequence[Puzzle]) -> None:
    """Write the file: a row a puzzle, in lines of a hundred characters."""
    text = HEAD
    for puzzle in puzzles:
        row = written(puzzle)
        parts = [row[at : at + 100] for at in range(0, len(row), 100)]
        text += "\n".join(["    (", *(f'        "{part}"' for part in parts), "    ),", ""])
    FILE.write_text(f"{text})\n", encoding="utf-8")


def wrong(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; "" = nothing."""
    session = puzzle.session()
    frame = session.state.current
    if frame is None or frame.seat != puzzle.seat or session.setup.seed != puzzle.seed:
        return "it is not its seat's decision"
    if puzzle.exact:
        if score(answered(puzzle).players[puzzle.seat]).total != puzzle.best:
            return "its answer does not make its points"
        if prove(session.state, puzzle.seat).best != puzzle.best:
            return "trying everything finds another best"
    elif puzzle.margin < SURE * puzzle.error or puzzle.ways[0].tokens != puzzle.answer or not puzzle.usual:
        return "its margin is too small"
    return ""


def again(puzzle: Puzzle, playouts: int = AGAIN) -> str:
    """Play the choices of a bid or build once more with other chance: "" if the same one is best."""
    choices = [tuple(map(parse, way.tokens)) for way in puzzle.ways]
    best = weigh(puzzle.session().state, puzzle.seat, choices, playouts, 5_000_000)[0]
    return "" if tuple(action.token for action in best.plan) == puzzle.answer else "another choice is best"


def check(puzzles: Sequence[Puzzle]) -> int:
    """Check all and say so; how many are wrong."""
    faults = 0
    for puzzle in puzzles:
        fault = wrong(puzzle) or ("" if puzzle.exact else again(puzzle))
        faults += bool(fault)
        what = f"ahead by {puzzle.margin / 100:.1f} % ± {puzzle.error / 100:.1f}"
        what = f"{puzzle.best} points" if puzzle.exact else what
        print(f"{puzzle.key:4} {puzzle.kind:7} level {puzzle.level}  {what:22} {fault or 'right'}", flush=True)
    print(f"{len(puzzles)} puzzles, {faults} wrong")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the puzzles and check them.")
    parser.add_argument("--check", action="store_true", help="only check those that are there")
    parser.add_argument("--found", action="store_true", help="make only the bids and builds anew")
    parser.add_argument("--minutes", type=float, default=120, help="how long to look for bids and builds at most")
    args = parser.parse_args()
    if args.check:
        return 1 if check(PUZZLES) else 0
    begun = time.process_time()

    def told(words: str) -> None:
        print(f"{time.process_time() - begun:6.0f} s  {words}", flush=True)

    exact = [puzzle for puzzle in PUZZLES if puzzle.exact]
    if not args.found:
        exact = in_order(finals(WANTED, FIRST_SEEDS[0], told), "f")
    write([*exact, *(puzzle for puzzle in PUZZLES if not puzzle.exact)])
    until = time.monotonic() + 60 * args.minutes
    puzzles = exact
    for found in searched(WANTED, FIRST_SEEDS[1], told, until):
        puzzles = [*exact, *in_order(found, "b")]
        write(puzzles)  # what there is, in case it is stopped
    return 1 if check(puzzles) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measures what one more of each thing is worth, by round, for hints: paired playouts. Writes bots/measured.py.

    python tools/marginals.py measure 3 delta --states 400     3 seats, players of kind "delta", 400 positions in all
    python tools/marginals.py write                            what was measured so far, into measured.py

Method: at the start of the bidding of a round (positions go through rounds 1 to 10 in turn) one seat gets one more of a
thing; the game is played on to its end with and without, with the same tiles and the same random numbers in each round.
What counts is the difference of that seat's own final score, and of its win. A building comes from the supply, without
its cost and what it brings when built. Two kinds of players are measured apart, KINDS; now and then each moves at
random, in both games.

Positions are kept in build/marginals/, a line each; what is there already is not measured again. Numbers of players
that were not measured keep what measured.py has.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from homesteaders.bots.evaluation import value  # noqa: E402
from homesteaders.bots.measured import MEASURED  # noqa: E402
from homesteaders.catalog import BUILDINGS, FINAL_ROUND, ROUNDS, TRACK_END  # noqa: E402
from homesteaders.engine import apply, new_game  # noqa: E402
from homesteaders.holdings import DEBT, HOLDING, HOLDING_KEYS, SILVER  # noqa: E402
from homesteaders.rng import Rng  # noqa: E402
from homesteaders.state import BID, NEUTRAL_BID, Setup, State  # noqa: E402
from homesteaders.views import view_for  # noqa: E402
from tools import measured_file  # noqa: E402
from tools.selfplay import FAST, FIRST_SEED, Fast, mend, rancher, stray  # noqa: E402

FOLDER = ROOT / "build" / "marginals"
KINDS = ("delta", "rancher")
FIRST = 50 * FIRST_SEED
STRAYS = 4
"""In how many cases of a hundred a move is a random one."""
MORE_SILVER = {"silver_2": 2, "silver_5": 5}
ITEMS = (*HOLDING_KEYS, *MORE_SILVER, "debt_less", "track", *(building.key for building in BUILDINGS[1:]))
FEWEST = 25
"""A cell with fewer positions of a kind is left empty."""
STUDY = """2 and 4 seats: taken over from a study with a simulator of its own (1500 to 2000 positions for each number of
players; a value-delta player and a tuned heuristic were the two kinds)."""

Found = dict[str, tuple[float, float]]
"""By item: points more, and wins more."""


def add(state: State, seat: int, item: str) -> bool:
    """Give a seat one more of an item, in place; False where that cannot be."""
    player = state.players[seat]
    state.legal_now = None
    if item in HOLDING:
        player.holdings[HOLDING[item]] += 1
    elif item in MORE_SILVER:
        player.holdings[SILVER] += MORE_SILVER[item]
    elif item == "debt_less":
        if not player.holdings[DEBT]:
            return False
        player.holdings[DEBT] -= 1
    elif item == "track":
        if player.track >= TRACK_END:
            return False
        player.track += 1
    else:
        building = next(each.id for each in BUILDINGS if each.key == item)
        if not state.supply[building] or player.owned >> building & 1:
            return False
        state.supply[building] -= 1
        player.add_building(building)
    return True


def play_on(state: State, kind: str, seed: int, stop: int = FINAL_ROUND + 1) -> None:
    """Play on, in place, to the start of the bidding of round `stop`, or to the end."""
    players = state.setup.players
    fast = Fast(players, [kind] * players, noisy=True)
    number, rngs = -1, [Rng(0)] * players
    while state.agenda:
        frame = state.agenda[-1]
        if frame.kind in (BID, NEUTRAL_BID) and state.round >= stop:
            return
        if state.round != number:
            # The same numbers in a round of both games, however they differ until then.
            number = state.round
            rngs = [Rng((seed * 16 + number) * 4 + seat) for seat in range(players)]
        seat = frame.seat
        if rngs[seat].below(100) < STRAYS:
            apply(state, stray(view_for(state, seat), rngs[seat]))
        elif kind in FAST:
            fast.go(state, frame, rngs[seat])
        else:
            apply(state, rancher(players, 0).choose(view_for(state, seat), rngs[seat]))


def _result(state: State, seat: int) -> tuple[float, float]:
    """Points of a seat, and its part of the win."""
    values = [value(state, each, FINAL_ROUND) for each in range(state.setup.players)]
    best = [points > max(values) - 1e-6 for points in values]
    return float(int(values[seat])), best[seat] / sum(best)


def measure(players: int, kind: str, place: int) -> tuple[int, int, Found]:
    """Measure all items at one position: its place in the order, the round, what was found."""
    number, seed = place % ROUNDS + 1, FIRST + place
    state = new_game(Setup(players, seed))
    play_on(state, kind, seed, number)
    seat = Rng(seed).below(players)
    base = state.copy()
    play_on(base, kind, seed)
    points, won = _result(base, seat)
    found: Found = {}
    for item in ITEMS:
        other = state.copy()
        if add(other, seat, item):
            play_on(other, kind, seed)
            more = _result(other, seat)
            found[item] = more[0] - points, round(more[1] - won, 3)
    return place, number, found


def file_of(folder: Path, players: int, kind: str) -> Path:
    """Where the positions of a number and a kind of players are."""
    return folder / f"{players}-{kind}.jsonl"


def fill(folder: Path, players: int, kind: str, positions: int, jobs: int, told: Callable[[int], None]) -> None:
    """Measure what is missing up to so many positions."""
    folder.mkdir(parents=True, exist_ok=True)
    file = file_of(folder, players, kind)
    missing = range(mend(file), positions)
    task = partial(measure, players, kind)
    with Pool(jobs) as pool, file.open("a", encoding="ascii") as lines:
        for done in pool.imap(task, missing) if jobs > 1 else map(task, missing):
            lines.write(json.dumps(done, separators=(",", ":")) + "\n")
            lines.flush()
            if done[0] % 10 == 9:
                told(done[0] + 1)


def read(file: Path) -> Iterator[tuple[int, int, Found]]:
    """The positions of a file."""
    if file.exists():
        for line in file.read_text(encoding="ascii").splitlines():
            if line.endswith("]"):
                place, number, found = json.loads(line)
                yield place, number, found


Sums = dict[tuple[str, int], list[tuple[float, float]]]


def entries(by_kind: list[Sums]) -> dict[str, list[str]]:
    """The rows of measured.py, from what each kind of players gave."""
    rows: dict[str, list[str]] = {}
    for item in ITEMS:
        row = []
        for number in range(1, ROUNDS + 1):
            samples = [kind[item, number] for kind in by_kind]
            row.append(measured_file.entry(_cell(samples) if min(map(len, samples)) >= FEWEST else None))
        if any(entry != "-" for entry in row):
            rows[item] = row
    return rows


def _cell(samples: list[list[tuple[float, float]]]) -> measured_file.Cell:
    means = [sum(points for points, _ in each) / len(each) for each in samples]
    wins = [sum(won for _, won in each) / len(each) for each in samples]
    errors = [
        sum((points - mean) ** 2 for points, _ in each) / (len(each) - 1) / len(each)
        for each, mean in zip(samples, means, strict=True)
    ]
    kinds = len(samples)
    return (sum(means) / kinds, (max(means) - min(means)) / 2, sqrt(sum(errors)) / kinds, sum(wins) / kinds)


def write(folder: Path, date: str, file: Path) -> None:
    """Put what was measured into measured.py."""
    tables = {players: {item: row.split() for item, row in table.items()} for players, table in MEASURED.items()}
    made = [STUDY]
    for players in (2, 3, 4):
        by_kind: list[Sums] = []
        counts = []
        for kind in KINDS:
            sums: Sums = defaultdict(list)
            count = 0
            for _, number, found in read(file_of(folder, players, kind)):
                count += 1
                for item, more in found.items():
                    sums[item, number].append(more)
            by_kind.append(sums)
            counts.append(f"{kind} {count}")
        if all(by_kind):
            tables[players] = entries(by_kind)
            made.append(f"{players} seats: measured {date}, positions over all rounds: {', '.join(counts)}.")
        elif players not in tables:
            made.append(f"{players} seats: not measured yet.")
    measured_file.write("\n".join(made), tables, file)


def main(arguments: list[str]) -> None:
    """The command line, as told above."""
    parser = argparse.ArgumentParser(description="Measure what one more of each thing is worth.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all processors)")
    steps = parser.add_subparsers(dest="step", required=True)
    step = steps.add_parser("measure", help="measure positions")
    step.add_argument("players", type=int, choices=(2, 3, 4))
    step.add_argument("kind", choices=KINDS)
    step.add_argument("--states", type=int, required=True, help="so many positions in all")
    step = steps.add_parser("write", help="write measured.py")
    step.add_argument("--date", required=True, help="the date to write down")
    step.add_argument("--file", type=Path, default=measured_file.FILE)
    asked = parser.parse_args(arguments)
    if asked.step == "write":
        write(asked.folder, asked.date, asked.file)
    else:
        fill(asked.folder, asked.players, asked.kind, asked.states, asked.jobs, lambda n: print(n, flush=True))


if __name__ == "__main__":
    main(sys.argv[1:])

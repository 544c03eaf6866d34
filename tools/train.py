"""Fits the opponents' win model anew: plays games, fits, writes homesteaders/bots/fitted.py. `make train` runs this.

    python tools/train.py                           everything, about 20 minutes on two processors
    python tools/train.py --full                    the same with many more games, overnight
    python tools/train.py play 4 2 --games 500      only play: 4 seats, stage 2, until there are 500 games
    python tools/train.py fit                       only fit what was played

Games are kept in build/train/, one file for each number of players and stage, a line for each game; what is there
already is not played again, so an interrupted run goes on where it was. Stages are played in order, with a fit after
each, so the players of a stage judge by the weights of the stage before (those of the first by the weights there were).
All games are fitted together, drawn towards the weights that there were at the very start (build/train/start.py is a
copy of them). A game depends on its seed, its stage and the weights of the players.

Choose between weights by games (python -m homesteaders arena), not by the losses that are printed here: weights that
foretell better have played worse.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from homesteaders.bots.evaluation import FEATURES  # noqa: E402
from homesteaders.catalog import ROUNDS  # noqa: E402
from tools import fitted_file  # noqa: E402
from tools.selfplay import FIRST_SEED, fill, mend, read  # noqa: E402

FOLDER = ROOT / "build" / "train"
PLAYERS = (2, 3, 4)
STAGES: dict[int, tuple[str, ...]] = dict.fromkeys((1, 2, 3, 4), ("delta", "delta", "rancher"))
"""Who plays in each stage, drawn for each seat."""
QUICK = {1: 6000, 2: 6000}
FULL = {1: 25_000, 2: 25_000, 3: 25_000, 4: 25_000}
"""Games of each number of players in each stage."""


def seeds_of(stage: int) -> int:
    """The first seed of a stage: each has a million of its own."""
    return FIRST_SEED * stage


def file_of(folder: Path, players: int, stage: int) -> Path:
    """Where the games of a stage are."""
    return folder / f"games-{players}-{stage}.jsonl"


def play_stage(folder: Path, players: int, stage: int, games: int, jobs: int) -> None:
    """Play what is missing of a stage."""

    def told(done: int) -> None:
        if done % 500 == 0:
            print(f"{players} seats, stage {stage}: {done} games", flush=True)

    fill(file_of(folder, players, stage), players, STAGES[stage], seeds_of(stage), games, jobs, told)


def start_of(folder: Path, file: Path) -> dict[int, dict[int, list[float]]]:
    """The weights that there were at the very start, by number of players and round; kept in the folder."""
    start = folder / "start.py"
    if not start.exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file if file.exists() else fitted_file.FILE, start)
    found: dict[str, dict[int, dict[str, str]]] = {}
    exec(start.read_text(encoding="utf-8"), found)
    return {
        players: {
            number: [float(rows[name].split()[number - 1]) for name in FEATURES] for number in range(1, ROUNDS + 1)
        }
        for players, rows in found["WEIGHTS"].items()
    }


def fit_all(folder: Path, made: str, file: Path) -> list[str]:
    """Fit everything that was played, of all stages together, and write the file; the report. `made`: the date and the
    command, to be written down."""
    from tools import fitting  # needs numpy, which playing does not

    start = start_of(folder, file)
    taus, weights, usual = {}, {}, {}
    lines: list[str] = []
    counts: list[str] = []
    for players in PLAYERS:
        files = [file_of(folder, players, stage) for stage in STAGES]
        played = [mend(each) for each in files if each.exists()]
        if not sum(played):
            raise SystemExit(f"No games of {players} seats in {folder}.")
        data, usual[players] = fitting.load(chain.from_iterable(map(read, files)), players)
        fits = fitting.fit(data, start[players])
        taus[players] = [fits[number].tau for number in range(1, ROUNDS + 1)]
        weights[players] = {
            name: [float(fits[number].weights[place]) for number in range(1, ROUNDS + 1)]
            for place, name in enumerate(FEATURES)
        }
        lines += fitting.report(players, fits)
        counts.append(f"{players} seats {' + '.join(map(str, played))}")
    made += f"\n\nGames by stage: {', '.join(counts)}; seeds of stage n from {FIRST_SEED} n."
    fitted_file.write(made, taus, weights, usual, file)
    return lines


def main(arguments: list[str]) -> None:
    """The command line, as told above."""
    parser = argparse.ArgumentParser(description="Fit the opponents' win model.")
    parser.add_argument("--full", action="store_true", help="many games, overnight")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play (all processors)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept")
    parser.add_argument("--file", type=Path, default=fitted_file.FILE, help="what is written")
    parser.add_argument("--date", default="", help="the date to write down (today)")
    parser.add_argument("--games", type=int, default=0, help="games of each number of players and stage")
    parser.add_argument("step", nargs="?", choices=("play", "fit"), help="only this step")
    parser.add_argument("players", nargs="?", type=int, choices=PLAYERS, help="for play: of how many seats")
    parser.add_argument("stage", nargs="?", type=int, choices=sorted(STAGES), help="for play: which stage")
    asked = parser.parse_args(arguments)
    if asked.step == "play":
        if not (asked.players and asked.stage and asked.games):
            parser.error("play needs a number of players, a stage and --games")
        play_stage(asked.folder, asked.players, asked.stage, asked.games, asked.jobs)
    elif asked.step == "fit":
        made = f"{asked.date or _today()}: python tools/train.py{' --full' if asked.full else ''}"
        print("\n".join(fit_all(asked.folder, made, asked.file)))
    else:
        _everything(asked)


def _everything(asked: argparse.Namespace) -> None:
    """All stages. Each step is a process of its own, since players read the weights when they start."""
    start_of(asked.folder, asked.file)
    same = ["--jobs", str(asked.jobs), "--folder", str(asked.folder), "--file", str(asked.file)]
    same += ["--date", asked.date] if asked.date else []
    same += ["--full"] if asked.full else []
    for stage, count in (FULL if asked.full else QUICK).items():
        for players in PLAYERS:
            step = ["play", str(players), str(stage), "--games", str(asked.games or count)]
            subprocess.run([sys.executable, __file__, *same, *step], check=True)
        subprocess.run([sys.executable, __file__, *same, "fit"], check=True)


def _today() -> str:
    from datetime import UTC, datetime

    return datetime.now(UTC).date().isoformat()


if __name__ == "__main__":
    main(sys.argv[1:])

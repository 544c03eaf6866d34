"""`python -m homesteaders arena | crosstable`: the files, clocks and processes around arena.py and crosstable.py."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2s
from pathlib import Path
from shlex import quote
from typing import Any, TextIO

from . import crosstable
from .actions import Action
from .arena import NoOpponent, Tally, Timed, duel, opponent, report, thinking
from .bots import Bot
from .bots.levels import LEVELS
from .rng import Rng
from .state import Setup
from .views import View

POOLS = "random+settler+rancher,rancher+delta+foreman"
"""The mixed opponents of the cross table: weak and strong ones."""


class BadBot(Exception):
    """A bot in a file that does not play; the message is a sentence."""


REFUSALS = (BadBot, NoOpponent, crosstable.BrokenFile)
"""What these commands raise for bad input; each message is a sentence."""


class FileBot:
    """An opponent out of a Python file with one function, `choose(view, rng)`, which answers with an action of
    `view.legal`. Raises BadBot for a file that does not fit, and where it answers with something else."""

    def __init__(self, file: str) -> None:
        self.name = Path(file).stem
        self._file = file
        space: dict[str, Any] = {"__name__": self.name, "__file__": file}
        try:
            exec(compile(Path(file).read_bytes(), file, "exec"), space)
        except OSError as error:
            raise BadBot(f"{file} cannot be read ({type(error).__name__}): name the file of a bot.") from None
        except Exception as error:
            raise BadBot(f"{file} does not run ({_told(error)}): it is to be a Python file.") from None
        self._choose = space.get("choose")
        if not callable(self._choose):
            raise BadBot(f"{file} has no function choose(view, rng): write one that returns one of view.legal.")

    def choose(self, view: View, rng: Rng) -> Action:
        assert self._choose is not None
        try:
            action = self._choose(view, rng)
        except Exception as error:
            raise BadBot(f"{self._file} failed in round {view.table.round} ({_told(error)}).") from error
        if action not in view.legal:
            said = getattr(action, "token", repr(action))[:60]
            raise BadBot(f"{self._file} answered “{said}” in round {view.table.round}, which is not in view.legal.")
        return action  # type: ignore[no-any-return]


def _told(error: Exception) -> str:
    """What went wrong in somebody's file, and in which of its lines."""
    line = getattr(error, "lineno", 0) or 0
    trace = error.__traceback__
    while trace is not None and not line:
        if trace.tb_next is None:
            line = trace.tb_lineno
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}, line {line}"


def bot_of(name: str) -> Bot:
    """A bot by its name, or out of its file. Raises NoOpponent or BadBot."""
    return FileBot(name) if name.endswith(".py") else opponent(name)


def arena(options: argparse.Namespace) -> int:
    """Play the deals and print what came of it."""
    challenger = Timed(bot_of(options.challenger), time.perf_counter)
    names = options.against.split(",")
    others = [Timed(bot_of(name), time.perf_counter) for name in names]
    tally = Tally(options.players)
    for seed in range(options.seed, options.seed + options.deals):
        tally.add(duel(Setup(options.players, seed, not options.hidden), challenger, others))
    for line in report(tally, options.challenger, options.against):
        print(line)
    for name, bot in ((options.challenger, challenger), *zip(names, others, strict=True)):
        print(thinking(name, bot.seconds))
    return 0


def table(options: argparse.Namespace) -> int:
    """Play what the file lacks, or render what it has."""
    levels, players = options.levels.split(","), options.players
    pools = [pool for pool in options.pool.split(",") if pool]
    for name in (*levels, *(member for pool in pools for member in pool.split(crosstable.POOL))):
        opponent(name)
    plan = crosstable.cells(levels, players, options.neighbours, options.elsewhere, pools)
    try:
        file = Path(options.out)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        found, runs = crosstable.read(text)
        if options.render:
            made = crosstable.tables(found, plan, levels, options.seed, runs)
            return _render(Path(options.render), made)
        if not text.endswith("\n"):
            file.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")  # the last line was cut off
        if any(run["mark"] != _mark() for run in runs):
            print("The opponents have changed since this file was begun: a new file would compare like with like.")
        with file.open("a", encoding="utf-8") as out:
            _go_on(out, list(crosstable.jobs(plan, options.seed, found)), options)
    except (OSError, UnicodeDecodeError) as error:
        where = getattr(error, "filename", None) or options.out
        raise crosstable.BrokenFile(f"{where} cannot be used ({type(error).__name__}): name another file.") from None
    return 0


def _render(page: Path, made: str) -> int:
    page.write_text(crosstable.rendered(page.read_text(encoding="utf-8"), made), encoding="utf-8")
    print(f"The tables are in {page}.")
    return 0


def _go_on(out: TextIO, jobs: Sequence[crosstable.Job], options: argparse.Namespace) -> None:
    if jobs:
        out.write(crosstable.head(time.strftime("%Y-%m-%d"), _command(options), _mark()) + "\n")
    for done, line in enumerate(_lines(jobs, options.processes), 1):
        out.write(line + "\n")
        out.flush()
        if done % 100 == 0:
            print(f"{done} of {len(jobs)} deals", flush=True)
    print(f"{len(jobs)} deals played, nothing is left to play. --render DOCUMENT writes the tables.")


def _command(options: argparse.Namespace) -> str:
    """The command with the options that say what is measured, where they are not the usual ones."""
    words = ["python -m homesteaders crosstable"]
    for name, usual in USUAL.items():
        value = getattr(options, name)
        if value != usual:
            words.append(f"--{name} {quote(','.join(map(str, value)) if isinstance(value, list) else str(value))}")
    return " ".join(words)


def _mark() -> str:
    """Eight characters that change with the opponents' source."""
    files = sorted((Path(__file__).parent / "bots").glob("*.py"))
    return blake2s(b"".join(file.read_bytes() for file in files), digest_size=4).hexdigest()


def _lines(jobs: Sequence[crosstable.Job], processes: int) -> Iterator[str]:
    """The line of each deal, as they are finished."""
    if processes == 1:
        yield from map(crosstable.play, jobs)
        return
    # Not at the top: inside Pyodide, which runs the bench, there are no processes.
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

    with ProcessPoolExecutor(processes) as pool:
        # Only a few are handed over at a time, so that an interruption loses little.
        waiting: set[Future[str]] = set()
        left = iter(jobs)
        while True:
            waiting |= {
                pool.submit(crosstable.play, job)
                for _, job in zip(range(2 * processes - len(waiting)), left, strict=False)  # left last: zip drops none
            }
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


USUAL: dict[str, Any] = {
    "levels": ",".join(LEVELS),
    "players": [2, 3, 4],
    "neighbours": 400,
    "elsewhere": 100,
    "pool": POOLS,
    "seed": 1,
}
"""What the cross table measures unless told otherwise."""


def _number(text: str) -> int:
    """A whole number of at least 1."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"“{text}” is no number of at least 1")
    return int(text)


def _players(text: str) -> list[int]:
    """Numbers of players: `2,3,4`."""
    counts = text.split(",")
    if not set(counts) <= {"2", "3", "4"}:
        raise argparse.ArgumentTypeError(f"“{text}” is not 2, 3 or 4 with commas between them")
    return [int(count) for count in counts]


def add_commands(commands: Any) -> None:
    """Both commands with their options."""
    contest = commands.add_parser("arena", help="measure one opponent against others, on deals played from every seat")
    contest.add_argument("--challenger", required=True, help="an opponent, baron:60 (iterations), or a file my_bot.py")
    contest.add_argument("--against", required=True, help="the others: one, or several with commas between them")
    contest.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    contest.add_argument(
        "--deals", type=_number, default=50, help="how many deals (50); each is played from every seat"
    )
    contest.add_argument("--seed", type=int, default=1, help="seed of the first deal; each next has the next seed")
    contest.add_argument("--hidden", action="store_true", help="play with hidden holdings")
    contest.set_defaults(run=arena)

    crossing = commands.add_parser("crosstable", help="measure all levels against each other; goes on where it stopped")
    crossing.add_argument("--out", required=True, metavar="FILE", help="results are added to this file, deal by deal")
    crossing.add_argument("--levels", default=USUAL["levels"], help="the levels, weakest first")
    crossing.add_argument("--players", type=_players, default=USUAL["players"], help="numbers of players (2,3,4)")
    crossing.add_argument(
        "--neighbours", type=int, default=USUAL["neighbours"], help="games of a level against the one below it (400)"
    )
    crossing.add_argument("--elsewhere", type=int, default=USUAL["elsewhere"], help="games of each other pair (100)")
    crossing.add_argument(
        "--pool", default=USUAL["pool"], help=f"mixed opponents for every level ({POOLS}); empty for none"
    )
    crossing.add_argument("--seed", type=int, default=1, help="seed of the first deal")
    crossing.add_argument("--processes", type=_number, default=1, help="how many processes play side by side (1)")
    crossing.add_argument("--render", metavar="FILE", help="play nothing; write the tables into this document")
    crossing.set_defaults(run=table)

"""The games that the tests of the codes share, and the golden codes: `tests/data/codes/*.txt`.

    python -m tests.code_games --write

writes the codes of golden games that have none yet; codes that exist are never written again.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from homesteaders import Session, Setup
from homesteaders.arena import simulate
from homesteaders.codes import encode
from homesteaders.record import Record, Seat, read, transcript
from homesteaders.rng import Rng
from tests.engine_support import Curious, at_random, play
from tests.golden_games import GAMES, golden_files

CODES = Path(__file__).parent / "data" / "codes"
SMALL = sys.platform == "emscripten"
"""Inside Pyodide a smaller number of games does."""


@cache
def simulated(players: int, games: int, bot: str = "rancher", seed: int = 100) -> tuple[Record, ...]:
    """Games of opponents, seats as bots without names."""
    records = []
    for result in simulate(players, games, seed, (bot,)):
        session = Session(result.setup)
        for action in result.actions:
            session.do(action)
        records.append(Record(session, tuple(Seat("bot", "", name) for name in result.bots)))
    return tuple(records)


@cache
def tried(players: int, seed: int) -> Record:
    """A game of players who try everything."""
    session = play(Session(Setup(players, seed)), at_random if seed % 2 else Curious(2), Rng(seed))
    return Record(session, (Seat(),) * players)


def golden_codes() -> list[Path]:
    """The files of the golden codes, by name."""
    return sorted(CODES.glob("*.txt"))


def golden_text(path: Path) -> str:
    """The transcript that a golden code stands for: the file beside it, or the golden game of its name."""
    beside = path.with_suffix(".hs")
    source = beside if beside.exists() else GAMES / beside.name
    return transcript(read(source.read_text(encoding="utf-8")))


def write() -> None:
    """The codes that are missing: of every second golden game, and of the transcripts beside the codes."""
    for source in [*golden_files()[::2], *sorted(CODES.glob("*.hs"))]:
        path = CODES / f"{source.stem}.txt"
        if not path.exists():
            path.write_text(encode(read(golden_text(path))) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()

"""The golden games: `tests/games/*.hs`, transcripts that end with the score sheet as comments.

    python -m tests.golden_games --update

plays each of them again by today's rules and writes its digests and score sheet anew; the diff is for reading. A game
whose actions are no longer legal is named with its line.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from homesteaders import Session, scores, winners
from homesteaders.catalog import BUILDINGS
from homesteaders.record import Record, RecordError, read, transcript

GAMES = Path(__file__).parent / "games"


def golden_files() -> list[Path]:
    """All golden games, by name."""
    return sorted(GAMES.glob("*.hs"))


@cache
def golden_record(path: Path) -> Record:
    """A golden game, read strictly: every action legal, every digest right. Done once in a test run."""
    return read(path.read_text(encoding="utf-8"))


def score_lines(session: Session) -> list[str]:
    """The final score sheet as comment lines."""
    lines = []
    for seat, sheet in enumerate(scores(session.state), 1):
        bonuses = ", ".join(f"{BUILDINGS[building].key} {points}" for building, points in sheet.bonuses)
        lines.append(
            f"# seat {seat}: total {sheet.total} = vp {sheet.vp} + printed {sheet.printed} + bonuses {sheet.bonus}"
            f" + gold {sheet.gold} + copper {sheet.copper} + livestock {sheet.livestock} + debt {sheet.debt};"
            f" silver {sheet.silver}" + (f"; {bonuses}" if bonuses else "")
        )
    lines.append("# winners: " + " ".join(f"seat {seat + 1}" for seat in winners(session.state)))
    return lines


def golden_text(record: Record, notes: list[str]) -> str:
    """The whole file of a golden game; `notes` are the comment lines at its top."""
    body = transcript(record)
    return "\n".join([*notes, body.rstrip("\n"), *score_lines(record.session)]) + "\n"


def notes_of(text: str) -> list[str]:
    """The comment lines at the top of a file."""
    notes = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        notes.append(line)
    return notes


def update() -> int:
    """Write all golden games anew; the number of those that could not be played."""
    refused = 0
    for path in golden_files():
        text = path.read_text(encoding="utf-8")
        # The digests are what is to be renewed.
        actions = "\n".join("" if line.startswith("=") else line for line in text.splitlines())
        try:
            new = golden_text(read(actions), notes_of(text))
        except RecordError as error:
            print(f"{path.name}: {error}")
            refused += 1
            continue
        if new != text:
            print(f"{path.name}: changed")
            path.write_text(new, encoding="utf-8")
    return refused


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit(__doc__)
    sys.exit(update())

"""What the golden games come to, down to the byte: `python -m tests.fingerprint` prints a line a game.

The same lines must come out on CPython and inside Pyodide (`tests/pyodide/test_in_pyodide.py` compares the texts).
"""

from __future__ import annotations

from hashlib import blake2s

from homesteaders import Session, Setup, legal, scores, token, view_for
from homesteaders.codes import encode
from homesteaders.describe import log_lines
from homesteaders.record import Record, transcript
from homesteaders.rng import Rng
from homesteaders.state import dump
from tests.engine_support import Curious, play
from tests.golden_games import golden_files, golden_record


def fingerprint(record: Record) -> str:
    """A digest over every state, everything legal there, all events in words, a view, the transcript and the code."""
    session, mark = record.session, blake2s(digest_size=16)
    for position in range(len(session.actions) + 1):
        state = session.state_at(position)
        mark.update(dump(state).encode())
        mark.update("|".join(map(token, legal(state))).encode())
    for events in session.events:
        mark.update(repr(log_lines(events, "ABCD")).encode())
    mark.update(repr([player.holdings for player in view_for(session.state, 0).table.players]).encode())
    mark.update(repr(scores(session.state)).encode())
    mark.update(transcript(record).encode())
    return f"{mark.hexdigest()} {encode(record)}"


def lines() -> list[str]:
    """The golden games, and three in which everything is tried."""
    tried = [Record(play(Session(Setup(players, 5)), Curious(2), Rng(5))) for players in (2, 3, 4)]
    named = [(path.stem, golden_record(path)) for path in golden_files()]
    named += [(f"tried {record.session.setup.players}", record) for record in tried]
    return [f"{name} {fingerprint(record)}" for name, record in named]


if __name__ == "__main__":
    print("\n".join(lines()))

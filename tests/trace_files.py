"""Recorded games as files, and their steps in the engine's order (`tests/data/README.md` describes the format)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

TRACES = Path(__file__).parent / "data" / "traces"

Game = dict[str, Any]
Step = dict[str, Any]


class TraceMismatch(AssertionError):
    """The engine and the recording differ."""


def files_of(folder: Path) -> list[Path]:
    """The recordings in a folder, in the order of their names."""
    return sorted(path for path in folder.iterdir() if path.name.endswith((".jsonl.gz", ".jsonl")))


def games_of(path: Path) -> Iterator[Game]:
    """The games of one file."""
    data = path.read_bytes()
    for line in (gzip.decompress(data) if path.suffix == ".gz" else data).decode().splitlines():
        if line.strip():
            yield json.loads(line)


@cache
def recorded_games(folder: Path = TRACES) -> tuple[Game, ...]:
    """All games of a folder."""
    return tuple(game for path in files_of(folder) for game in games_of(path))


def in_engine_order(steps: list[Step], start_player: int, players: int) -> list[Step]:
    """One round's steps, the simultaneous part regrouped seat by seat from the start player (R17.17)."""
    end = next((at for at, step in enumerate(steps) if step["phase"] in ("neutral_bid", "bidding")), len(steps))
    simultaneous = steps[:end]
    ordered: list[Step] = [step for step in simultaneous if step["phase"] == "round_start"]
    for turn in range(players):
        seat = (start_player + turn) % players
        ordered += [step for step in simultaneous if step["phase"] != "round_start" and step["actor"] == seat]
    if len(ordered) != end:
        raise TraceMismatch("a step before the bidding belongs to no seat")
    return ordered + steps[end:]


def rounds_of(steps: list[Step]) -> list[list[Step]]:
    """The steps of a game, round by round."""
    rounds: list[list[Step]] = []
    for step in steps:
        if step["phase"] == "round_start":
            rounds.append([])
        elif not rounds:
            raise TraceMismatch("the game does not begin with the start of a round")
        rounds[-1].append(step)
    return rounds

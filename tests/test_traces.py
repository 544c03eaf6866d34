"""Recorded games replayed step by step: every change, every list of legal options, every score.

`pytest tests/test_traces.py --traces DIR` takes any folder of `*.jsonl.gz` or `*.jsonl` files of this format.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from homesteaders.rng import Rng
from tests.trace_files import (
    TRACES,
    Game,
    TraceMismatch,
    files_of,
    games_of,
    in_engine_order,
    recorded_games,
)
from tests.trace_replay import recorded_replay, replay

pytestmark = pytest.mark.engine


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "position" not in metafunc.fixturenames:
        return
    folder = _folder(metafunc.config)
    try:
        games = recorded_games(folder)
    except (OSError, ValueError) as error:
        raise pytest.UsageError(f"--traces {folder}: {error}") from error
    if not games:
        raise pytest.UsageError(f"--traces {folder}: no game in it; a folder of *.jsonl.gz or *.jsonl files is needed")
    metafunc.parametrize("position", range(len(games)), ids=[str(game.get("id")) for game in games])


def _folder(config: pytest.Config) -> Path:
    given = config.getoption("--traces", None)
    return Path(given) if given else TRACES


def test_replay(position: int, pytestconfig: pytest.Config) -> None:
    folder = _folder(pytestconfig)
    if folder == TRACES:
        recorded_replay(position)
    else:
        replay(recorded_games(folder)[position])


# -- The replayer notices differences: it cannot pass for nothing.


def test_the_games_of_the_project_are_there() -> None:
    games = recorded_games()
    assert [sum(game["players"] == players for game in games) for players in (2, 3, 4)] == [40, 40, 40]
    assert sum(len(game["steps"]) for game in games) == 32722


def _numbers(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all numbers in a recorded game."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _numbers(value, (*path, key))
    elif isinstance(node, list):
        for position, value in enumerate(node):
            yield from _numbers(value, (*path, position))
    elif type(node) is int:
        yield path


def _corrupt_one_number(game: Game, rng: Rng) -> str:
    paths = [path for path in _numbers(game) if path != ("seed",)]  # only a label
    while True:
        *way, last = paths[rng.below(len(paths))]
        node: Any = game
        for key in way:
            node = node[key]
        # The two slots of a Meatpacking Plant are alike: either may be the one that is filled.
        if last != "slot" or node["building"] != "meatpacking_plant":
            break
    node[last] += (-1, 1, 2)[rng.below(3)]
    return f"{game['id']}: {way} {last} -> {node[last]}"


def _drop_one_step(game: Game, rng: Rng) -> str:
    at = rng.below(len(game["steps"]))
    return f"{game['id']}: {at} {game['steps'].pop(at)}"


def _missed(spoil: Any, times: int) -> list[str]:
    games = recorded_games()
    rng = Rng(1)
    missed = []
    for _ in range(times):
        game: Game = json.loads(json.dumps(games[rng.below(len(games))]))
        what = spoil(game, rng)
        try:
            replay(game)
        except TraceMismatch:
            continue
        missed.append(what)
    return missed


def test_one_wrong_number_is_noticed() -> None:
    assert _missed(_corrupt_one_number, 60) == []


def test_one_dropped_step_is_noticed() -> None:
    assert _missed(_drop_one_step, 40) == []


@pytest.mark.long
def test_wrong_numbers_and_dropped_steps_are_noticed() -> None:
    assert _missed(_corrupt_one_number, 2000) + _missed(_drop_one_step, 1000) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda game: game["steps"].clear(), "number of rounds"),
        (lambda game: game["steps"].insert(5, game["steps"][5]), "2p-"),
        (lambda game: game["steps"][0]["state"].pop("start_player"), "start_player"),
        (lambda game: game["steps"][0]["supply"].pop("farm"), "supply"),
        (lambda game: game["final"]["winners"].append(1), "winners"),
        (lambda game: game["tiles"].update({"3": []}), "piles"),
        (lambda game: game["tiles"]["2"].reverse(), "deal"),
        (lambda game: game.pop("final"), "final"),
    ],
)
def test_a_spoilt_game_is_told_apart(change: Any, words: str) -> None:
    game: Game = json.loads(json.dumps(recorded_games()[0]))
    change(game)
    with pytest.raises(TraceMismatch, match=words):
        replay(game)


def test_plain_and_packed_files_are_read(tmp_path: Path) -> None:
    game = recorded_games()[0]
    (tmp_path / "b.jsonl").write_text(json.dumps(game) + "\n\n")
    (tmp_path / "a.jsonl.gz").write_bytes(gzip.compress(json.dumps(game).encode()))
    (tmp_path / "notes.txt").write_text("no game")
    assert [path.name for path in files_of(tmp_path)] == ["a.jsonl.gz", "b.jsonl"]
    assert [list(games_of(path)) for path in files_of(tmp_path)] == [[game], [game]]


def test_regrouping_keeps_the_order_of_each_seat() -> None:
    for game in recorded_games()[::7]:
        for number in range(1, 12):
            steps = [step for step in game["steps"] if step["round"] == number]
            start = steps[0]["state"]["start_player"]
            ordered = in_engine_order(steps, start, game["players"])
            assert sorted(map(id, ordered)) == sorted(map(id, steps))
            for seat in range(game["players"]):
                own = [step for step in steps if step["actor"] == seat]
                assert [step for step in ordered if step["actor"] == seat] == own

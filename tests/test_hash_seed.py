"""Nothing depends on the order of sets: another process, or a memory snapshot (docs/start.md), has another one."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYED = """
from homesteaders import Setup
from homesteaders.arena import play_game
from tests.bot_support import made
from tests.golden_games import golden_files, golden_record, golden_text, notes_of

print(set("abcdefgh"))  # the two processes do differ
for path in golden_files()[:2]:
    text = path.read_text(encoding="utf-8")
    print(golden_text(golden_record(path), notes_of(text)))
for names in (["rancher", "ruth", "settler"], ["baron", "delta"]):
    game = play_game(Setup(players=len(names), seed=12), [made(name) for name in names])
    print(game.scores, [action.token for action in game.actions])
"""


def told(seed: str) -> list[str]:
    """What a process with this hash seed prints."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_games_and_opponents_do_not_depend_on_the_order_of_sets() -> None:
    one, other = told("1"), told("2")
    assert one[0] != other[0]
    assert one[1:] == other[1:]
    assert len(one) > 200

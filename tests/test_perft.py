"""Perft: how many ways there are to go on from fixed positions, counted to a depth, as chess programs do.

A wrong count says that something is legal that was not, or the reverse; `leaves`, a sum over the digests of all last
states, says that an action does something else than before. The failure shows the split by the first action.

    python -m tests.test_perft --update      counts all positions of tests/data/perft.toml anew
    python -m tests.test_perft NAME          prints the split of a position
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from homesteaders import Setup, State, apply, legal, new_game
from homesteaders.actions import is_free
from homesteaders.state import digest
from tests.golden_games import GAMES, golden_record

pytestmark = pytest.mark.engine

FILE = Path(__file__).parent / "data" / "perft.toml"

Position = dict[str, Any]


class Count(NamedTuple):
    """`nodes` by depth from 1 on; `leaves` sums the digests of the last states, whatever their order."""

    nodes: tuple[int, ...]
    leaves: int

    def plus(self, other: Count) -> Count:
        return Count(
            tuple(one + two for one, two in zip(self.nodes, other.nodes, strict=True)),
            (self.leaves + other.leaves) & 0xFFFFFFFF,
        )


def state_of(position: Position) -> State:
    """The state of a position: at an action of a golden game, or at the beginning of a game with a seed."""
    if "game" in position:
        return golden_record(GAMES / f"{position['game']}.hs").session.state_at(position["at"])
    return new_game(Setup(position["players"], position["seed"]))


def perft(state: State, depth: int, closing: bool) -> Count:
    """Count what can follow; `closing` leaves the free actions out, but where nothing else is legal."""
    if depth == 0:
        return Count((), int(digest(state), 16))
    count = Count((0,) * depth, 0)
    for action in options(state, closing):
        after = state.copy()
        apply(after, action)
        below = perft(after, depth - 1, closing)
        count = count.plus(Count((1, *below.nodes), below.leaves))
    return count


def options(state: State, closing: bool) -> list[Any]:
    """The actions that are counted."""
    every = list(legal(state))
    return ([action for action in every if not is_free(action)] if closing else []) or every


def split(state: State, depth: int, closing: bool) -> str:
    """For each first action, the number of ways to go on."""
    lines = []
    for action in options(state, closing):
        after = state.copy()
        apply(after, action)
        lines.append(f"  {action.token}: {perft(after, depth - 1, closing).nodes[-1] if depth > 1 else 1}")
    return "\n".join(lines)


def positions() -> list[Position]:
    """All positions of the data file."""
    found: list[Position] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
    return found


def check_position(position: Position) -> None:
    state = state_of(position)
    depth, closing = len(position["nodes"]), position["closing"]
    count = perft(state, depth, closing)
    if (list(count.nodes), f"{count.leaves:08x}") != (position["nodes"], position["leaves"]):
        pytest.fail(
            f"{position['name']}: {list(count.nodes)} nodes and leaves {count.leaves:08x}, not {position['nodes']} and"
            f" {position['leaves']}; split at depth {depth}:\n{split(state, depth, closing)}",
            pytrace=False,
        )


@pytest.mark.parametrize("position", [p for p in positions() if not p["long"]], ids=lambda position: position["name"])
def test_perft(position: Position) -> None:
    check_position(position)


@pytest.mark.long
@pytest.mark.parametrize("position", [p for p in positions() if p["long"]], ids=lambda position: position["name"])
def test_deep_perft(position: Position) -> None:
    check_position(position)


def test_counting_changes_nothing() -> None:
    state = new_game(Setup(2, 5))
    before = digest(state)
    perft(state, 3, closing=False)
    assert digest(state) == before


def test_a_difference_is_shown_as_a_split() -> None:
    position = {"name": "spoilt", "players": 2, "seed": 1, "closing": True, "nodes": [3, 4], "leaves": "00000000"}
    with pytest.raises(pytest.fail.Exception, match=r"\[3, 3\] nodes.*split at depth 2:\n  place -: 1\n"):
        check_position(position)


def update() -> None:
    """Write all counts anew."""
    blocks = [_HEAD]
    for position in positions():
        count = perft(state_of(position), len(position["nodes"]), position["closing"])
        position |= {"nodes": list(count.nodes), "leaves": f"{count.leaves:08x}"}
        lines = ["[[position]]"]
        for key, value in position.items():
            text = f'"{value}"' if isinstance(value, str) else str(value).lower()
            lines.append(f"{key} = {text}")
        blocks.append("\n".join(lines))
    FILE.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


_HEAD = """\
# Perft positions (tests/test_perft.py). `game` and `at`: the position after that many actions of a golden game; or
# `players` and `seed`: the first decision. `closing`: free actions are left out unless nothing else is legal.
# `nodes`: the number of ways at depth 1, 2, 3 ...; `leaves`: the sum of the digests of the last states."""


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update()
    elif sys.argv[1:]:
        for chosen in positions():
            if chosen["name"] == " ".join(sys.argv[1:]):
                print(split(state_of(chosen), len(chosen["nodes"]), chosen["closing"]))
    else:
        sys.exit(__doc__)

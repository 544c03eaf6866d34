"""Counts how often each choice of the codes' model is made, and writes homesteaders/codes/weights.py from that.

    python tools/code_weights.py

The weights belong to the format of the codes: with other weights no code made before can be read. So this is run for a
new format only, together with a new number in homesteaders/codes/body.py.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from homesteaders.arena import Result, simulate  # noqa: E402
from homesteaders.codes.coder import LEVELS, weight_of  # noqa: E402
from homesteaders.codes.model import code_action  # noqa: E402
from homesteaders.engine import apply, new_game  # noqa: E402

FILE = ROOT / "homesteaders" / "codes" / "weights.py"
FIRST_SEED = 5000
GAMES = {("rancher",): 200, ("rancher", "random"): 100, ("random",): 100}
"""How many games of each number of players."""
TOTAL = 4096
EVEN = 0.04
"""The part of the weights that is dealt evenly: what these players never do must not become dear."""

HEAD = '''"""How likely each choice is, by context: data of format 1, written by tools/code_weights.py. Never change it.

Each character is the weight of a choice, in the order of the choices; coder.py says which.
"""

WEIGHTS: dict[str, str] = {
'''


class Counting:
    """A coder that only counts."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.sizes: dict[str, int] = {}

    def pick(self, context: str, first: int, stop: int, wanted: int | None) -> int:
        assert wanted is not None
        self.counts[context][wanted] += 1
        self.sizes[context] = max(self.sizes.get(context, 0), stop)
        return wanted


def count(counting: Counting, game: Result) -> None:
    """Count the choices of a game."""
    state = new_game(game.setup)
    for action in game.actions:
        code_action(state, counting, action)
        apply(state, action)


def levels(counts: Counter[int], size: int) -> str:
    """The counts as a text of weights, the nearest ones there are."""
    every = sum(counts.values()) + 2
    text = ""
    for choice in range(size):
        part = (1 - EVEN) * (counts[choice] + 2 / size) / every + EVEN / size
        text += min(LEVELS, key=lambda level: abs(weight_of(level) / (part * TOTAL) - 1))
    return text


def main() -> None:
    counting = Counting()
    for bots, games in GAMES.items():
        for players in (2, 3, 4):
            for game in simulate(players, games, FIRST_SEED, bots):
                count(counting, game)
    lines = [f'    "{name}": "{levels(counts, counting.sizes[name])}",\n' for name, counts in counting.counts.items()]
    lines.sort(key=lambda line: [word.zfill(3) if word.isdigit() else word for word in line.split('"')[1].split()])
    FILE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")
    print(f"{len(lines)} contexts")


if __name__ == "__main__":
    main()

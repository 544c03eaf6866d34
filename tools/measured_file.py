"""Writes homesteaders/bots/measured.py: a text of ten entries for each item, one for each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "homesteaders" / "bots" / "measured.py"

Cell = tuple[float, float, float, float]
"""Points, half the difference between the two kinds of players, standard error, win share."""

HEAD = '''"""What one more of each thing was measured to be worth: data for marginals.py, written by tools/marginals.py.

{made}

Ten entries for each item, by round: points : half the difference between two kinds of players : standard error, all in
hundredths of a point : win share, in thousandths. "-" = not measured.
"""

MEASURED: dict[int, dict[str, str]] = {{
'''


def entry(cell: Cell | None) -> str:
    """A cell as it stands in the file."""
    if cell is None:
        return "-"
    points, half_spread, se, win_share = cell
    return f"{round(100 * points)}:{round(100 * half_spread)}:{round(100 * se)}:{round(1000 * win_share)}"


def write(made: str, tables: Mapping[int, Mapping[str, Sequence[str]]], file: Path = FILE) -> None:
    """Write the file: entries by item and round for each number of players. `made` says how they came about."""
    lines = []
    for players in sorted(tables):
        lines.append(f"    {players}: {{")
        for item, entries in tables[players].items():
            first, second = " ".join(entries[:5]), " ".join(entries[5:])
            whole = f'        "{item}": "{first} {second}",'
            if len(whole) <= 120:
                lines.append(whole)
            else:
                lines += [f'        "{item}": "{first} "', f'        "{second}",']
        lines.append("    },")
    file.write_text(HEAD.format(made=made.strip()) + "\n".join(lines) + "\n}\n", encoding="utf-8")

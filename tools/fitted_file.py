"""Writes homesteaders/bots/fitted.py: numbers as text, a row for each feature, a column for each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "homesteaders" / "bots" / "fitted.py"

HEAD = '''"""The weights of evaluation.py: data, written by tools/train.py. {made}

Every text has ten numbers, one for each round from 1 to 10.
"""

'''


def number(value: float) -> str:
    """A number with four digits, as short as it goes."""
    text = f"{value:.4g}" if abs(value) >= 5e-4 else "0"
    return str(float(text)) if "e" in text else text


def _row(values: Sequence[float]) -> str:
    return '"' + " ".join(map(number, values)) + '"'


def write(
    made: str,
    taus: Mapping[int, Sequence[float]],
    weights: Mapping[int, Mapping[str, Sequence[float]]],
    usual: Mapping[int, Mapping[str, Sequence[float]]],
    file: Path = FILE,
) -> None:
    """Write the file: taus by round, weights by feature and round, usual holdings by holding and round, each for every
    number of players. `made` are the lines that say how the numbers came about."""
    lines = ["TAU: dict[int, str] = {"]
    lines += [f"    {players}: {_row(taus[players])}," for players in sorted(taus)]
    lines += ["}", '"""By number of players: how many points make a lead e times as likely to win."""', ""]
    for name, tables, text in (
        ("WEIGHTS", weights, "By number of players and feature: points for each unit."),
        ("USUAL", usual, "By number of players and holding: what most seats have, at most, in half of all cases."),
    ):
        lines.append(f"{name}: dict[int, dict[str, str]] = {{")
        for players in sorted(tables):
            lines.append(f"    {players}: {{")
            lines += [f'        "{key}": {_row(row)},' for key, row in tables[players].items()]
            lines.append("    },")
        lines += ["}", f'"""{text}"""', ""]
    file.write_text(HEAD.format(made=made) + "\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")

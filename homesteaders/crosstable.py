"""Every level against every other, deal by deal, so that it can stop anywhere and go on: plan, lines of a file, tables.

A line of the file is a JSON object: `{"run": {"date", "command", "mark"}}` at the start of each run, else one deal of
one cell: players, row (the challenger), column (the others), seed, and for each seat of the challenger its scores and
winners.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from .arena import Outcome, Tally, duel, opponent
from .state import Setup, deal

BEGIN, END = "<!-- crosstable -->", "<!-- /crosstable -->"
"""What stands around the tables in a document."""
POOL = "+"
"""Between the members of a mixed pool: `rancher+random`."""


class Cell(NamedTuple):
    """One challenger against one kind of others, and how many games it takes."""

    players: int
    row: str
    column: str
    games: int

    @property
    def deals(self) -> int:
        """Each deal is played from every seat."""
        return -(-self.games // self.players)


Job = tuple[int, str, str, int]
"""One deal to play: players, row, column, seed."""
Found = dict[tuple[int, str, str], dict[int, tuple[Outcome, ...]]]
"""What is played already: outcomes by seed for each players, row and column."""


class BrokenFile(ValueError):
    """A file that is not one of ours; the message is a sentence."""


def cells(
    levels: Sequence[str], players: Sequence[int], neighbours: int, elsewhere: int, pools: Sequence[str] = ()
) -> list[Cell]:
    """The cells of the tables: `neighbours` games of each level, weakest first, against the one below it, `elsewhere`
    games of all other pairs and of each level against each pool. No level plays itself: that share is known."""
    found = []
    for count in players:
        for row, challenger in enumerate(levels):
            for column, other in enumerate(levels):
                if row != column:
                    found.append(Cell(count, challenger, other, neighbours if column == row - 1 else elsewhere))
            found += [Cell(count, challenger, pool, elsewhere) for pool in pools]
    # What matters most comes first, so that a run that is stopped has it.
    return [cell for cell in sorted(found, key=lambda cell: -cell.games) if cell.games]


def jobs(plan: Iterable[Cell], seed: int, found: Found) -> Iterator[Job]:
    """The deals that are still to be played. Every cell has the same deals, from `seed` on."""
    for cell in plan:
        done = found.get((cell.players, cell.row, cell.column), {})
        for number in range(seed, seed + cell.deals):
            if number not in done:
                yield cell.players, cell.row, cell.column, number


def play(job: Job) -> str:
    """Play a deal from every seat: its line for the file."""
    players, row, column, seed = job
    others = [opponent(name) for name in column.split(POOL)]
    outcomes = duel(Setup(players, seed), opponent(row), others)
    games = [[list(outcome.scores), list(outcome.winners)] for outcome in outcomes]
    line = {"players": players, "row": row, "column": column, "seed": seed, "games": games}
    return json.dumps(line, separators=(",", ":"))


def head(date: str, command: str, mark: str) -> str:
    """The line with which a run begins; `mark` tells the opponents as they are from what they were once."""
    return json.dumps({"run": {"date": date, "command": command, "mark": mark}}, separators=(",", ":"))


def read(text: str) -> tuple[Found, list[dict[str, str]]]:
    """What a file holds: deals played, and the runs that played them. A last line that was cut off is passed over;
    raises BrokenFile for any other that cannot be read."""
    found: Found = {}
    runs: list[dict[str, str]] = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            what = json.loads(line)
            if "run" in what:
                runs.append({key: str(what["run"][key]) for key in ("date", "command", "mark")})
                continue
            players, seed = int(what["players"]), int(what["seed"])
            start = deal(Setup(players, seed)).start_player
            outcomes = tuple(
                Outcome(seat, start, tuple(scores), tuple(winners))
                for seat, (scores, winners) in enumerate(what["games"])
            )
            found.setdefault((players, what["row"], what["column"]), {})[seed] = outcomes
        except (ValueError, KeyError, TypeError, AttributeError):
            if number < len(lines):
                raise BrokenFile(f"Line {number} is no line of a cross table: name another file.") from None
    return found, runs


def tally(found: Found, cell: Cell, seed: int) -> Tally:
    """The result of a cell, of the deals of its plan alone."""
    done = found.get((cell.players, cell.row, cell.column), {})
    return Tally(cell.players, [done[n] for n in range(seed, seed + cell.deals) if n in done])


def tables(found: Found, plan: Sequence[Cell], levels: Sequence[str], seed: int, runs: Sequence[dict[str, str]]) -> str:
    """The tables in Markdown: each number of players, then the pairs of neighbours with their intervals."""
    parts = [_made(runs)]
    for players in sorted({cell.players for cell in plan}):
        parts.append(_table(found, [cell for cell in plan if cell.players == players], levels, seed))
    neighbours = set(zip(levels[1:], levels, strict=False))
    parts.append(_pairs(found, [cell for cell in plan if (cell.row, cell.column) in neighbours], seed))
    return "\n\n".join(parts)


def _made(runs: Sequence[dict[str, str]]) -> str:
    if not runs:
        return "Not measured yet."
    dates = sorted({run["date"] for run in runs})
    when = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    commands = list(dict.fromkeys(run["command"] for run in runs))
    return f"Made on {when} by " + ", ".join(f"`{command}`" for command in commands) + "."


def _table(found: Found, plan: Sequence[Cell], levels: Sequence[str], seed: int) -> str:
    players = plan[0].players
    columns = [*levels, *dict.fromkeys(cell.column for cell in plan if cell.column not in levels)]
    by_place = {(cell.row, cell.column): cell for cell in plan}
    lines = [
        f"**{players} seats** (as good as the others: {1 / players:.2f})",
        "",
        "| challenger | " + " | ".join(columns) + " |",
        "| --- |" + " --- |" * len(columns),
    ]
    for row in levels:
        texts = []
        for column in columns:
            cell = by_place.get((row, column))
            result = tally(found, cell, seed) if cell else None
            if result is None or not result.games:
                texts.append("–")
            else:
                low, high = result.clustered
                texts.append(f"{result.share:.2f} [{low:.2f}, {high:.2f}]")
        lines.append(f"| {row} | " + " | ".join(texts) + " |")
    return "\n".join(lines)


def _pairs(found: Found, pairs: Sequence[Cell], seed: int) -> str:
    lines = [
        "| seats | challenger | others | games | win share | 95 % by games | 95 % by deals | mean score | the others |",
        "| ---: | --- | --- | ---: | ---: | --- | --- | ---: | ---: |",
    ]
    for cell in pairs:
        result = tally(found, cell, seed)
        if result.games:
            (low, high), (low_c, high_c) = result.wilson, result.clustered
            own, theirs, _ = result.mean_scores()
            lines.append(
                f"| {cell.players} | {cell.row} | {cell.column} | {result.games} | {result.share:.3f} "
                f"| {low:.3f} to {high:.3f} | {low_c:.3f} to {high_c:.3f} | {own:.1f} | {theirs:.1f} |"
            )
    return "\n".join(lines)


def rendered(document: str, made: str) -> str:
    """The document with its tables replaced. Raises BrokenFile where it has no place for them."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BrokenFile(f"The document needs a line {BEGIN} and a line {END}: put them where the tables belong.")
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"

"""The bench of the opponents: every level on the same positions, within a budget."""

from __future__ import annotations

from itertools import count

import pytest

from homesteaders.bots.levels import LEVELS
from homesteaders.bots_bench import run

pytestmark = pytest.mark.engine


def test_every_level_is_timed_and_a_budget_ends_it() -> None:
    ticks = count()
    lines = run(lambda: next(ticks) * 0.03125, 1)
    assert [line.split()[0] for line in lines] == list(LEVELS)
    # Three looks at the clock for each position of a thirty-second: half a second is over after five.
    assert all(line.split()[1:3] == ["31.25", "ms"] and "longest 31.25; 5 of them" in line for line in lines)

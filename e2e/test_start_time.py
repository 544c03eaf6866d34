"""Starts must keep the times that are promised beside a bare stock Pyodide page, all measured in the same run."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.bench_start import measure

MOST = {"cold": 0.8, "warm": 0.6, "snapshot": 0.5}
"""Medians beside the bare page's cold start, with room for a busy machine: docs/start.md has the figures."""


@pytest.mark.long
def test_starts_are_quicker_than_stock_pyodide(dist: Path) -> None:
    # In a thread of its own: Playwright already runs in this one.
    with ThreadPoolExecutor(1) as thread:
        wanted = {"bare cold", *MOST}.__contains__
        result = thread.submit(measure, dist, 7, wanted).result()
    ratios = {name: result.ratio(name)[0] for name in MOST}
    assert {name: ratio for name, ratio in ratios.items() if ratio > MOST[name]} == {}, ratios
    assert {visit["how"] for visit in result.visits["snapshot"]} == {"snapshot"}
    assert {visit["how"] for visit in result.visits["warm"]} == {"usual"}

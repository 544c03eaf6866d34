"""The built page must not start slower than a bare stock Pyodide page, both measured in the same run."""

import statistics
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.bench_start import measure


@pytest.mark.long
def test_cold_start_is_not_slower_than_stock_pyodide(dist: Path) -> None:
    # In a thread of its own: Playwright already runs in this one.
    with ThreadPoolExecutor(1) as thread:
        visits = thread.submit(measure, dist, rounds=7).result()
    bare, ours = (statistics.median(visit["ready"] for visit in visits[name]) for name in ("bare", "ours"))
    assert ours <= bare, f"first usable control after {ours:.0f} ms, bare Pyodide after {bare:.0f} ms"

"""The engine suite once more, on the Python that runs the page: Pyodide under Node."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import fingerprint

LEAST = 1400
"""So many tests ran there when this was last looked at, rounded down."""

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.timeout(1200)  # a whole suite in one test
def test_engine_suite_passes_inside_pyodide(record_property: Callable[[str, object], None]) -> None:
    done = subprocess.run(
        ["node", "tests/pyodide/run.mjs", "-q"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    lines = done.stdout.rstrip().splitlines()
    assert done.returncode == 0, "\n".join(lines[-120:])
    passed = re.search(r"\b(\d+) passed\b", lines[-1])
    assert passed, f"no closing line of pytest: {lines[-1]}"
    assert int(passed[1]) >= LEAST, "the suite has lost tests on its way into Pyodide"
    record_property("inside Pyodide", lines[-1].strip("= "))  # conftest.py prints it


def test_golden_games_are_the_same_inside_pyodide_to_the_byte() -> None:
    """Every state, what is legal, the words, scores, transcript and code of each, on both Pythons."""
    command = ["node", "tools/pyodide.mjs", "-m", "tests.fingerprint"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == fingerprint.lines()

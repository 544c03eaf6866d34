"""Command-line options of the suites that run folders of data."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("homesteaders")
    group.addoption(
        "--scenarios",
        metavar="DIR",
        type=Path,
        default=None,
        help="tests/test_scenarios.py runs the golden cases of this folder (default: tests/scenarios)",
    )
    group.addoption(
        "--traces",
        metavar="DIR",
        type=Path,
        default=None,
        help="tests/test_traces.py replays the recorded games of this folder",
    )

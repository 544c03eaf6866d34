"""The golden cases of tests/scenarios, or with `--scenarios DIR` those of any other folder.

scenarios/FORMAT.md describes the files. A case is added there; nothing is to be done here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios_support.reader import Case, read_folder
from tests.scenarios_support.runner import CaseFailure, run
from tests.scenarios_support.schema import FormatError

pytestmark = pytest.mark.engine

OWN = Path(__file__).parent / "scenarios"

GOLDEN = [f"S{number}" for number in range(1, 161)]
FAULTS = [f"A{number:02}" for number in (2, 4, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25)]
"""What must have a case: the scenarios of the rules, and the faults that others have met in such engines."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    folder = metafunc.config.getoption("--scenarios") or OWN
    cases: list[Case | FormatError]
    try:
        cases = list(read_folder(folder))
    except FormatError as error:
        cases = [error]  # as a failing test: an error while collecting would hide what the other suites say
    metafunc.parametrize("case", cases, ids=[case.id if isinstance(case, Case) else "format" for case in cases])


def test_case(case: Case | FormatError) -> None:
    problem: Exception | None = case if isinstance(case, FormatError) else None
    try:
        if isinstance(case, Case):
            run(case)
    except (CaseFailure, FormatError) as error:
        problem = error
    if problem is not None:
        pytest.fail(str(problem), pytrace=False)


def test_every_scenario_and_fault_has_a_case() -> None:
    """Each is in the files of this project, under its own number."""
    covered = {case.covers for case in read_folder(OWN)}
    assert [number for number in GOLDEN + FAULTS if number not in covered] == []

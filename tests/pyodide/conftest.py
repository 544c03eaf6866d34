"""Puts the closing line of the run inside Pyodide above the closing line of this run."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "inside Pyodide":
                terminalreporter.write_line(f"inside Pyodide: {value}")

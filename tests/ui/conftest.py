"""Fixtures of the screen's tests."""

from __future__ import annotations

import pytest

from tests.ui.fakes import Table


@pytest.fixture
def table() -> Table:
    """A table at its start page, with nothing stored."""
    return Table()

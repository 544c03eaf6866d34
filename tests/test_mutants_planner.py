"""What the planner promises beside the cheapest plan; each was found by `make mutants`."""

from __future__ import annotations

import pytest

from homesteaders.catalog import BUILDING
from homesteaders.holdings import SILVER
from homesteaders.planner import DEFAULT_VALUES, ways_to_build, ways_to_hold, ways_to_pay
from tests.test_planner import person

pytestmark = pytest.mark.engine


def test_goods_that_count_the_same_are_worth_the_same() -> None:
    """R15.5: gold, copper and livestock are two points each, and a good in hand is never worth less than its points."""
    assert DEFAULT_VALUES.gold == DEFAULT_VALUES.copper == DEFAULT_VALUES.livestock > 20 == 2 * DEFAULT_VALUES.vp
    assert DEFAULT_VALUES.workers == DEFAULT_VALUES.rail_lines == 20


def test_eight_ways_are_listed_where_nothing_else_is_asked() -> None:
    rich = person(("river_port",), silver=3, wood=2, food=2, gold=3, copper=1, livestock=1, trade=5)
    for few, all_of_them in (
        (ways_to_pay(rich, 16), ways_to_pay(rich, 16, 99)),
        (ways_to_build(rich, BUILDING["factory"].id), ways_to_build(rich, BUILDING["factory"].id, 99)),
        (ways_to_hold(rich, ((SILVER, 12),)), ways_to_hold(rich, ((SILVER, 12),), 99)),
    ):
        assert few == all_of_them[:8]
        assert len(all_of_them) > 8

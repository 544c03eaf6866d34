"""What is counted for a score, where the games alone do not notice a difference; each was found by `make mutants`."""

from __future__ import annotations

import pytest

from homesteaders.catalog import BUILDINGS
from homesteaders.rng import Rng
from homesteaders.scoring import building_bonus, counted, score
from homesteaders.state import Player
from tests import rulebook

pytestmark = pytest.mark.engine


def _owner(buildings: list[int], rng: Rng) -> Player:
    player = Player()
    for building in buildings:
        player.add_building(building)
    player.holdings = [rng.below(9) for _ in player.holdings]
    return player


def test_a_thing_is_counted_as_it_stands_and_as_it_would_stand() -> None:
    """R13.10: a building of the type, or any, adds one; nothing else does, and nothing is added unasked."""
    rng = Rng(3)
    types = [record["type"] for record in rulebook.buildings().values()]
    for _ in range(40):
        own = sorted({rng.below(len(BUILDINGS)) for _ in range(rng.below(12))})
        player = _owner(own, rng)
        for what in set(types):
            assert counted(player, what) == sum(types[building] == what for building in own)
        assert counted(player, "buildings") == len(own)
        for coming in set(range(len(BUILDINGS))) - set(own):
            assert counted(player, "buildings", coming) == len(own) + 1
            for what in set(types):
                assert counted(player, what, coming) == counted(player, what) + (types[coming] == what)
            for what in ("workers", "rail_lines"):
                assert counted(player, what, coming) == counted(player, what)


def test_the_bonus_of_a_building_that_is_not_there_is_what_it_would_be() -> None:
    """R13.10: the same before it is built as after."""
    rng = Rng(4)
    for _ in range(40):
        own = sorted({rng.below(len(BUILDINGS)) for _ in range(rng.below(12))})
        player = _owner(own, rng)
        for building in BUILDINGS:
            would = building_bonus(player, building.id)
            after = _owner(sorted({*own, building.id}), rng)
            after.holdings = player.holdings
            assert would == building_bonus(after, building.id) == dict(score(after).bonuses).get(building.id, 0)

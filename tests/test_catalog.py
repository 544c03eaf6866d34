"""Double entry: the catalogue against a second transcription of the pieces, `tests/data/rules/`, field by field."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from homesteaders import catalog
from homesteaders.catalog import BUILDING, BUILDINGS, HOMESTEAD, REWARD_GAINS, REWARD_SPACES, REWARDS, RINGS, TILES
from homesteaders.catalog.schema import Building, Slot, Tile
from homesteaders.holdings import HOLDING, HOLDING_KEYS, PRICES, Amounts, amounts
from homesteaders.language import en
from tests import rulebook

pytestmark = pytest.mark.engine

ABILITIES = {
    "": 0,
    "market_exchange": catalog.PERK_MARKET,
    "bank_exchange": catalog.PERK_BANK,
    "sale_bonus": catalog.PERK_STORE,
    "equal_bid": catalog.PERK_LAWYER,
    "gold_substitute": catalog.PERK_PORT,
    "build_bonus": catalog.PERK_FORGE,
}
SPECIAL_INCOME = {"": "", "discard_debt": "bank", "silver_per_worker_max_5": "rodeo"}


def _amounts(counts: dict[str, int]) -> Amounts:
    """The amounts of a table in the data, whose rail lines are called `rail_line`."""
    return amounts(**{"rail_lines" if key == "rail_line" else key: n for key, n in counts.items()})


@pytest.mark.parametrize("key", list(rulebook.buildings()))
def test_building(key: str) -> None:
    record = rulebook.buildings()[key]
    expected: dict[str, Any] = {
        "key": record["id"],
        "name": record["name"],
        "type": catalog.TYPE_KEYS.index(record["type"]),
        "stage": catalog.STAGE_KEYS.index(record["stage"]),
        "copies": record["count_34"],
        "copies_2p": record["count_2"],
        "cost": _amounts(record["cost"]),
        "points": record["victory_points"],
        "income": _amounts(record["income"]),
        "income_special": SPECIAL_INCOME[record["income_special"]],
        "slots": tuple(Slot(_amounts(slot["yield"]), slot["workers"]) for slot in record["slots"]),
        "on_build": tuple(record["on_build"]),
        "end_bonus": tuple(record["endgame"]),
        "perks": ABILITIES[record["ability"]],
        "id": list(rulebook.buildings()).index(key),
    }
    assert {field.name: getattr(BUILDING[key], field.name) for field in fields(Building)} == expected
    assert set(record) == {
        *("id", "name", "type", "stage", "count_34", "count_2", "cost", "victory_points", "income", "income_special"),
        *("slots", "on_build", "endgame", "ability"),
    }, "a field of the data that is not compared"
    assert en.WORDS[f"building.{key}"] == record["name"]


@pytest.mark.parametrize("number", list(rulebook.tiles()))
def test_tile(number: int) -> None:
    record = rulebook.tiles()[number]
    gain = dict(record["gain"])
    expected: dict[str, Any] = {
        "number": record["number"],
        "pile": record["pile"],
        "stage": catalog.STAGE_KEYS.index(record["stage"]),
        "round": record.get("round", 0),
        "types": tuple(catalog.TYPE_KEYS.index(type_) for type_ in record["build"]),
        "worker": gain.pop("worker", 0),
        "advance": gain.pop("rail_advance", 0),
        "vp": gain.pop("vp", 0),
        "pay": _amounts(record["pay"]),
        "get": _amounts(record["get"]),
        "river_port": record["river_port"],
    }
    assert not gain, "a gain of the data that is not compared"
    assert {field.name: getattr(TILES[number], field.name) for field in fields(Tile)} == expected
    assert set(record) - {"round"} == {"number", "pile", "stage", "build", "gain", "pay", "get", "river_port"}


def test_nothing_more_and_nothing_less() -> None:
    assert [building.key for building in BUILDINGS] == list(rulebook.buildings())
    assert list(TILES) == list(rulebook.tiles()) == list(range(1, 31))
    assert len(BUILDINGS) == 32
    assert BUILDINGS[HOMESTEAD].key == "homestead"
    assert sum(building.copies for building in BUILDINGS) == 53  # R1
    assert [building.id for building in BUILDINGS] == list(range(32))


def test_rings_are_those_of_the_slots() -> None:
    expected = [
        (building.id, number, place)
        for building in BUILDINGS
        for number, slot in enumerate(rulebook.buildings()[building.key]["slots"])
        for place in range(slot["workers"])
    ]
    assert [(ring.building, ring.slot, ring.place) for ring in RINGS] == expected
    assert [ring.id for ring in RINGS] == list(range(14))


def test_bid_values_and_levels() -> None:
    assert catalog.BID_VALUES == (3, 4, 5, 6, 7, 9, 12, 16, 21)  # R8.2
    assert catalog.NEUTRAL_LEVELS == (3, 4, 5, 6, 7, 9)  # R9.1
    assert (catalog.ROUNDS, catalog.FINAL_ROUND) == (10, 11)


def test_prices() -> None:
    expected = {HOLDING[good]: (HOLDING[what], n) for good, (n, what) in rulebook.PRICES.items()}
    assert expected == PRICES  # R5.3


def test_track() -> None:
    """R10.2."""
    at_space = [(key, space) for space, keys in rulebook.TRACK.items() for key in keys]
    assert list(zip(REWARDS, REWARD_SPACES, strict=True)) == at_space
    gains = {"rail_line": amounts(rail_lines=1), "worker": amounts(workers=1), "vp": amounts(vp=3)}
    assert [gains.get(key) or amounts(**{key: 1}) for key in REWARDS] == list(REWARD_GAINS)


def test_stages() -> None:
    """R3.1."""
    stages = [catalog.STAGE_KEYS[catalog.stage_of_round(number)] for number in range(1, 12)]
    assert stages == ["settlement"] * 4 + ["town"] * 4 + ["city"] * 3


def test_holdings() -> None:
    assert (
        *("silver", "wood", "food", "steel", "gold", "copper", "livestock", "trade", "vp", "debt", "workers"),
        "rail_lines",
    ) == HOLDING_KEYS
    assert amounts(trade=1, silver=2, wood=0) == ((0, 2), (7, 1))

"""Which rules a control, a tile or a pane of the table is about: the one home of that, and the way back.

A topic is what a "?" asks about: `decision bid`, `pane track`, `sheet scores`, `action buy`, `building forge`,
`tile 14`, `good gold`. Its first rule is the one that the link names; the others stand beside it.
"""

from __future__ import annotations

from functools import cache

from homesteaders.catalog import (
    BUILDINGS,
    PERK_BANK,
    PERK_FORGE,
    PERK_LAWYER,
    PERK_MARKET,
    PERK_PORT,
    PERK_STORE,
    TILES,
    Building,
    Tile,
)
from homesteaders.holdings import COPPER, GOLD, GOODS, HOLDING_KEYS, LIVESTOCK

DECISIONS: dict[str, tuple[str, ...]] = {
    "allocate": ("4.1", "4.2", "4.3", "5.6", "17.2"),
    "pay_workers": ("4.7", "4.8", "6.2", "5.10", "17.3"),
    "neutral_bid": ("9.2", "9.1", "9.4", "9.5", "17.1"),
    "bid": ("8.1", "8.2", "8.3", "8.4", "8.5", "8.7", "8.9", "17.4"),
    "track_reward": ("10.2", "10.1", "10.3", "17.5"),
    "pay_auction": ("11.2", "6.2", "6.3", "5.10", "17.6"),
    "build": ("11.3", "11.4", "13.2", "13.4", "17.7"),
    "on_build_worker": ("13.5", "4.8", "17.8"),
    "extra_build": ("13.9", "11.4", "17.9"),
    "tile_worker": ("12.2", "12.3", "4.8", "17.10"),
    "tile_exchange": ("12.4", "12.6", "17.11"),
    "final": ("15.2", "15.4", "15.5", "7.4", "17.12"),
}
"""By the key of the decision's kind (`homesteaders.state.KIND_KEYS`)."""

PANES: dict[str, tuple[str, ...]] = {
    "board": ("8.2", "8.3", "8.8", "11.1", "2.3"),
    "worth": ("15.5", "7.4", "7.3"),
    "track": ("10.1", "10.2", "10.4"),
    "coming": ("2.2", "2.3", "3.3", "12.7"),
    "town": ("3.4", "11.4", "1.2", "2.4"),
    "mine": ("4.1", "4.3", "13.1", "13.3"),
    "ledger": ("5.2", "5.1", "5.3", "5.6", "5.10", "6.1"),
    "rivals": ("16.2", "16.1", "16.3", "2.6"),
    "log": ("16.3", "17.17", "17.14"),
}
SHEETS: dict[str, tuple[str, ...]] = {
    "scores": ("15.5", "13.10", "7.4", "15.6"),
    "rival": ("16.1", "16.2"),
    "reach": ("11.4", "8.9", "5.1"),
    "start_player": ("14.1", "14.2", "14.3"),
    "round": ("3.2", "3.1", "3.3", "17.17"),
}
ACTIONS: dict[str, tuple[str, ...]] = {
    "place": ("4.1", "4.2"),
    "pay": ("6.2", "6.3"),
    "neutral": ("9.2",),
    "bid": ("8.3", "8.2"),
    "pass": ("8.7", "10.1"),
    "reward": ("10.2", "10.3"),
    "build": ("11.4", "13.4"),
    "accept": ("12.2", "12.4", "13.5"),
    "decline": ("11.3", "12.2", "11.5"),
    "done": ("15.2",),
    "buy": ("5.3", "5.4", "5.5"),
    "sell": ("5.3", "5.9"),
    "recruit": ("5.6", "4.8"),
    "market": ("5.7",),
    "bank": ("5.8",),
    "debt": ("5.10", "7.4"),
    "repay": ("15.4", "7.3"),
}
"""By the first word of an action's token."""

_PERKS = (
    (PERK_MARKET, "5.7"),
    (PERK_BANK, "5.8"),
    (PERK_STORE, "5.9"),
    (PERK_LAWYER, "8.6"),
    (PERK_PORT, "13.7"),
    (PERK_FORGE, "13.8"),
)


def _of_building(building: Building) -> tuple[str, ...]:
    found = [number for perk, number in _PERKS if building.perks & perk]
    if building.income_special:
        found.append({"rodeo": "4.4", "bank": "4.5"}[building.income_special])
    if "extra_build" in building.on_build:
        found.append("13.9")
    if building.on_build:
        found.append("13.5")
    if any(slot.workers > 1 for slot in building.slots):
        found.append("4.2")
    if building.end_bonus:
        found.append("13.10")
    if building.income or building.slots:
        found.append("4.3")
    return (*found, "13.1") if not building.stage else (*found, "11.4", "3.4")


def _of_tile(tile: Tile) -> tuple[str, ...]:
    found = ["12.3"] if tile.advance else ["12.2"] if tile.worker else []
    if tile.vp:
        found.append("12.5")
    elif tile.pay:
        found += ["12.4", "12.6"]
    if tile.types:
        found.append("11.3")
    return (*found, "12.7")


def _of_good(good: int) -> tuple[str, ...]:
    found = ["5.3"]
    if good in (COPPER, LIVESTOCK):
        found.append("5.5")
    if good == GOLD:
        found.insert(0, "6.1")
    return (*found, "15.5")


@cache
def topics() -> dict[str, tuple[str, ...]]:
    """Every topic and its rules, the one that the link names first."""
    found: dict[str, tuple[str, ...]] = {}
    for kind, table in (("decision", DECISIONS), ("pane", PANES), ("sheet", SHEETS), ("action", ACTIONS)):
        found |= {f"{kind} {key}": rules for key, rules in table.items()}
    found |= {f"building {building.key}": _of_building(building) for building in BUILDINGS}
    found |= {f"tile {number}": _of_tile(tile) for number, tile in TILES.items()}
    found |= {f"good {HOLDING_KEYS[good]}": _of_good(good) for good in GOODS}
    return found


def rules_of(topic: str) -> tuple[str, ...]:
    """The rules of a topic, or the rule itself where a number is given; () where there is no such thing."""
    return topics().get(topic) or ((topic,) if topic.replace(".", "").isdigit() else ())


@cache
def _back() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for topic, rules in topics().items():
        for number in rules:
            found.setdefault(number, []).append(topic)
    return {number: tuple(names) for number, names in found.items()}


def topics_of(number: str) -> tuple[str, ...]:
    """The way back: the topics that a rule belongs to."""
    return _back().get(number, ())

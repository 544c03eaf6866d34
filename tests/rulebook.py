"""The legal options once more, read off RULES.md and `tests/data/rules/*.toml`: slow and plain, beside the engine.

`options(state)` gives the tokens of everything that the acting seat may do. Nothing of the engine's own legality or
catalogue is used; only the state is read.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

from homesteaders.holdings import HOLDING_KEYS
from homesteaders.state import KIND_KEYS, NOBODY, State

RULES = Path(__file__).parent / "data" / "rules"

Record = dict[str, Any]

BID_VALUES = (3, 4, 5, 6, 7, 9, 12, 16, 21)
PRICES = {
    "wood": (1, "silver"),
    "food": (2, "silver"),
    "steel": (3, "silver"),
    "gold": (4, "silver"),
    "copper": (1, "gold"),
    "livestock": (1, "gold"),
}
TRACK = {1: ["trade"], 2: ["rail_line"], 3: ["worker"], 4: [*PRICES], 5: ["vp"]}


@cache
def buildings() -> dict[str, Record]:
    """The building records, by key, in the order of the file."""
    return {record["id"]: record for record in tomllib.loads((RULES / "buildings.toml").read_text())["building"]}


@cache
def tiles() -> dict[int, Record]:
    """The auction tiles, by number."""
    return {record["number"]: record for record in tomllib.loads((RULES / "auctions.toml").read_text())["auction"]}


def options(state: State) -> set[str]:
    """The tokens of all legal actions; empty when the game is over."""
    frame = state.current
    if frame is None:
        return set()
    player = state.players[frame.seat]
    have = dict(zip(HOLDING_KEYS, player.holdings, strict=True))
    owned = [list(buildings())[number] for number in player.buildings]
    kind = KIND_KEYS[frame.kind]
    closing = {
        "allocate": lambda: _placements(owned, have["workers"]),
        "pay_workers": lambda: _payments(have["workers"], have),
        "neutral_bid": lambda: {"neutral 1", "neutral 2"},
        "bid": lambda: _bids(state, frame.seat, "lawyer" in owned),
        "track_reward": lambda: {f"reward {key}" for space in range(1, player.track + 1) for key in TRACK[space]},
        "pay_auction": lambda: _payments(state.standing[frame.arg - 1], have),
        "build": lambda: _builds(state, have, owned, _tile(state, frame.arg)["build"]),
        "extra_build": lambda: _builds(state, have, owned, ["residential", "commercial", "industrial", "special"]),
        "on_build_worker": lambda: {"accept", "decline"},
        "tile_worker": lambda: {"accept", "decline"},
        "tile_exchange": lambda: _exchanges(_tile(state, frame.arg), have, owned),
        "final": lambda: {"done"},
    }[kind]()
    return closing | _free(have, owned, kind == "final")


def _tile(state: State, auction: int) -> Record:
    return tiles()[state.deal.piles[auction - 1][state.round - 1]]


@cache
def _placements_of(owned: tuple[str, ...], workers: int) -> frozenset[str]:
    # R4.1, R4.2: workers are alike, so the places of a double slot are filled from the first on.
    choices: list[list[tuple[str, ...]]] = []
    for key, building in buildings().items():
        if key in owned:
            place = 0
            for slot in building["slots"]:
                names = [f"{key}/{place + number}" for number in range(1, slot["workers"] + 1)]
                place += slot["workers"]
                choices.append([tuple(names[:filled]) for filled in range(len(names) + 1)])
    found = set()
    for choice in product(*choices):
        placed = [name for names in choice for name in names]
        if len(placed) <= workers:
            found.add("place " + (" ".join(placed) or "-"))
    return frozenset(found)


def _placements(owned: list[str], workers: int) -> set[str]:
    return set(_placements_of(tuple(owned), min(workers, 14)))


def _payments(amount: int, have: dict[str, int]) -> set[str]:
    # R6.2: g gold with 0 <= g <= ceil(N / 5), and max(0, N - 5g) silver.
    ways = set()
    for gold in range(have["gold"] + 1):
        enough = gold == 0 or 5 * (gold - 1) < amount
        if enough and have["silver"] >= max(0, amount - 5 * gold):
            ways.add(f"pay gold {gold}" if gold else "pay silver")
    return ways


def _bids(state: State, seat: int, lawyer: bool) -> set[str]:
    bids = {"pass"}
    for auction, value in product(range(1, len(state.standing) + 1), BID_VALUES):
        standing, holder = state.standing[auction - 1], state.holder[auction - 1]
        first = holder == NOBODY
        matches = lawyer and value == standing and holder != seat
        if first or value > standing or matches:
            bids.add(f"bid {auction} {value}")
    return bids


def _builds(state: State, have: dict[str, int], owned: list[str], types: list[str]) -> set[str]:
    builds = {"decline"}
    for number, (key, building) in enumerate(buildings().items()):
        if building["type"] not in types or not state.supply[number] or key in owned:
            continue
        replaceable = [good for good in ("copper", "livestock") if building["cost"].get(good)]
        for count in range(len(replaceable) + 1):
            for replaced in combinations(replaceable, count):
                if replaced and "river_port" not in owned:
                    continue
                cost = dict(building["cost"])
                for good in replaced:
                    # No building costs two of either, so all or none is every split there is.
                    assert cost[good] == 1
                    cost[good] = 0
                    cost["gold"] = cost.get("gold", 0) + 1
                if all(have[good] >= n for good, n in cost.items()):
                    builds.add(f"build {key}" + "".join(f" {good}=gold" for good in replaced))
    return builds


def _exchanges(tile: Record, have: dict[str, int], owned: list[str]) -> set[str]:
    answers = {"decline"}
    if all(have[good] >= n for good, n in tile["pay"].items()):
        answers.add("accept")
    if tile["river_port"] and "river_port" in owned and have["gold"] >= 1:
        answers.add("accept gold")
    return answers


def _free(have: dict[str, int], owned: list[str], final: bool) -> set[str]:
    free = {"debt"}
    if have["trade"]:
        for good, (price, in_what) in PRICES.items():
            if have[in_what] >= price:
                free.add(f"buy {good}")
            if in_what == "silver" and have["gold"]:  # R6.1
                free.add(f"buy {good} with gold")
            if have[good]:
                free.add(f"sell {good}")
        if have["food"]:
            free.add("recruit")
        if "market" in owned:
            free |= {f"market {new}" for old, new in (("wood", "food"), ("food", "steel")) if have[old]}
        if "bank" in owned:
            free.add("bank")
    if final and have["debt"]:
        free |= {f"repay {means}" for means, n in (("silver", 5), ("gold", 1)) if have[means] >= n}
    return free

"""BUILD and EXTRA_BUILD (R11.3, R11.4, R13): one building from the supply, or none."""

from __future__ import annotations

from functools import cache

from ..actions import Action, Build, Decline
from ..catalog import ALL_TYPES, BUILDINGS, PERK_FORGE, PERK_PORT, Building
from ..events import IllegalAction
from ..holdings import COPPER, GOLD, LIVESTOCK, Amounts, amounts
from ..language import Key
from ..ledger import Log, change, note, paid
from ..state import (
    ADVANCE,
    DISCARD_DEBT,
    EXTRA_BUILD,
    GAIN_RAIL_LINE,
    GAIN_TRADE,
    ON_BUILD_WORKER,
    Frame,
    Player,
    State,
    pending,
)
from . import Phase
from .effects import source_of

_DECLINE = Decline()
_FORGE_POINT = amounts(vp=1)

_EFFECT_FRAMES = {
    "discard_debt": DISCARD_DEBT,
    "gain_trade": GAIN_TRADE,
    "worker": ON_BUILD_WORKER,
    "rail_advance": ADVANCE,
    "rail_line": GAIN_RAIL_LINE,
    "extra_build": EXTRA_BUILD,
}


@cache
def _of_types(types: tuple[int, ...]) -> tuple[Building, ...]:
    return tuple(building for building in BUILDINGS if building.type in types)


@cache
def cost_of(action: Build) -> Amounts:
    """R11.4, R13.7: what a building costs with this substitution, gold in place of copper and livestock added up."""
    cost = dict(BUILDINGS[action.building].cost)
    for good, units in ((COPPER, action.copper), (LIVESTOCK, action.livestock)):
        if units:
            cost[good] -= units
            cost[GOLD] = cost.get(GOLD, 0) + units
    return tuple(sorted((good, n) for good, n in cost.items() if n))


@cache
def _payment(action: Build) -> Amounts:
    return paid(cost_of(action))


@cache
def _name(building: int) -> Key:
    return Key(f"building.{BUILDINGS[building].key}")


@cache
def ways_of(building: int) -> tuple[tuple[Build, Amounts], ...]:
    """Every substitution of a building's cost, the printed cost first."""
    cost = dict(BUILDINGS[building].cost)
    ways = [
        Build(building, copper, livestock)
        for copper in range(cost.get(COPPER, 0) + 1)
        for livestock in range(cost.get(LIVESTOCK, 0) + 1)
    ]
    return tuple((way, cost_of(way)) for way in ways)


def ways_to_build(player: Player, building: int) -> tuple[tuple[Build, Amounts], ...]:
    """R13.7: the builds of a building that this player's River Port (or none) allows, with costs, affordable or not."""
    ways = ways_of(building)
    return ways if player.perks & PERK_PORT else ways[:1]


def types_allowed(state: State, frame: Frame) -> tuple[int, ...]:
    """R11.3, R13.9: the building types of this decision."""
    if frame.kind == EXTRA_BUILD:
        return ALL_TYPES
    tile = state.tile(frame.arg)
    return tile.types if tile else ()


def allowed_buildings(state: State, frame: Frame) -> list[Building]:
    """R11.4, R13.2: of a right type, in the supply and not owned; whether it can be paid is not asked."""
    owned, supply = state.players[frame.seat].owned, state.supply
    return [
        building
        for building in _of_types(types_allowed(state, frame))
        if supply[building.id] and not owned >> building.id & 1
    ]


def can_pay(holdings: list[int], cost: Amounts) -> bool:
    """Are all of these amounts at hand?"""
    for good, n in cost:  # noqa: SIM110 - a generator costs twice the time here
        if holdings[good] < n:
            return False
    return True


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    player = state.players[frame.seat]
    holdings = player.holdings
    port = player.perks & PERK_PORT
    options: list[Action] = [_DECLINE]
    for building in allowed_buildings(state, frame):
        if port:
            options += [way for way, cost in ways_of(building.id) if can_pay(holdings, cost)]
        elif can_pay(holdings, building.cost):
            options.append(ways_of(building.id)[0][0])
    return tuple(options)


def _apply(state: State, frame: Frame, action: Build | Decline, log: Log) -> None:
    state.agenda.pop()
    if isinstance(action, Decline):
        note(log, "build_declined", frame.seat)
        return
    building = BUILDINGS[action.building]
    player = state.players[frame.seat]
    forge = player.perks & PERK_FORGE  # R13.8: not for the Forge itself
    source = source_of(building.id)
    change(state, frame.seat, _payment(action), log, "built", source, building=_name(building.id))
    state.supply[building.id] -= 1
    player.add_building(building.id)
    if forge:
        change(state, frame.seat, _FORGE_POINT, log, "forge", "building:forge")
    for effect in reversed(building.on_build):
        state.agenda.append(pending(_EFFECT_FRAMES[effect], frame.seat, building.id))


def why_not_build(state: State, frame: Frame, action: Build) -> IllegalAction:
    """Why this building cannot be built now, the most lasting reason first."""
    if type(action.building) is not int or not 0 < action.building < len(BUILDINGS):
        return IllegalAction("build.unknown")
    building = BUILDINGS[action.building]
    player = state.players[frame.seat]
    name = _name(building.id)
    if player.owned >> building.id & 1:
        return IllegalAction("build.owned", building=name)
    if not state.supply[building.id]:
        return IllegalAction("build.not_in_supply", building=name)
    if building.type not in types_allowed(state, frame):
        return IllegalAction("build.wrong_type", building=name, type=Key(f"type.{building.type}"))
    if (action.copper or action.livestock) and not player.perks & PERK_PORT:
        return IllegalAction("build.no_port")
    if action not in [way for way, _ in ways_of(building.id)]:
        return IllegalAction("build.no_such_way", building=name)
    missing = tuple((good, n - player.holdings[good]) for good, n in cost_of(action) if player.holdings[good] < n)
    return IllegalAction("build.short", building=name, missing=missing)


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    return why_not_build(state, frame, action) if isinstance(action, Build) else IllegalAction("build.first")


BUILDING_STEP = Phase(_legal, _apply, _why_not)

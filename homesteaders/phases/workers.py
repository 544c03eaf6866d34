"""ALLOCATE (R4.1-R4.6): a whole placement of workers, and the income that it brings, as one lump."""

from __future__ import annotations

from functools import cache, lru_cache

from ..actions import Action, Place
from ..catalog import BUILDINGS, FINAL_ROUND, RINGS, building_rings
from ..events import IllegalAction
from ..holdings import DEBT, HOLDING_KEYS, RAIL_LINES, SILVER, WORKERS, Amounts
from ..language import Key
from ..ledger import DISCARD, INSTEAD_OF_DISCARD, Log, change, note
from ..state import PAY_WORKERS, Frame, Player, State, pending
from . import Phase

RODEO_MOST = 5
"""R4.4: a Rodeo pays a silver for each worker, at most this many."""

_RODEOS = sum(1 << building.id for building in BUILDINGS if building.income_special == "rodeo")
_BANKS = sum(1 << building.id for building in BUILDINGS if building.income_special == "bank")


# A long search meets more sets of buildings than should be remembered for ever.
@lru_cache(1 << 12)
def _placements(owned: int, workers: int) -> tuple[Place, ...]:
    rings = [ring for ring in RINGS if owned >> ring.building & 1]
    if workers > len(rings):
        return _placements(owned, len(rings))
    found = [0]
    for ring in rings:
        bit = 1 << ring.id
        # Workers are alike: the second ring of a double slot is filled after its first.
        needs = bit >> 1 if ring.place else 0
        found += [mask | bit for mask in found if mask & needs == needs and mask.bit_count() < workers]
    return tuple(Place(mask) for mask in sorted(found))


def placements(player: Player) -> tuple[Place, ...]:
    """R4.1, R4.2, R17.2: every way to place the player's workers, all idle first."""
    return _placements(player.owned, player.holdings[WORKERS])


@cache
def _slot_gains(placement: int) -> tuple[tuple[int, Amounts], ...]:
    """(building, gain) of every filled slot; a double slot with one worker gives nothing (R4.2)."""
    gains = []
    for building in BUILDINGS:
        for number, slot in enumerate(building.slots):
            if all(placement >> ring & 1 for ring in building_rings(building.id, number)):
                gains.append((building.id, slot.gain))
    return tuple(gains)


@lru_cache(1 << 14)
def _lump(owned: int, placement: int, silver: int, debt: bool) -> Amounts:
    """A player's income, with the silver of rail lines and a Rodeo; `debt`: is there one that a Bank can discard?"""
    total = [0] * len(HOLDING_KEYS)
    total[SILVER] = silver
    if owned & _BANKS:
        for holding, n in DISCARD if debt else INSTEAD_OF_DISCARD:
            total[holding] += n
    for building in BUILDINGS:
        if owned >> building.id & 1:
            for holding, n in building.income:
                total[holding] += n
    for _, gain in _slot_gains(placement):
        for holding, n in gain:
            total[holding] += n
    return tuple((holding, n) for holding, n in enumerate(total) if n)


def rodeo_silver(player: Player) -> int:
    """R4.4: what a Rodeo pays this player now."""
    return min(RODEO_MOST, player.holdings[WORKERS])


def income_sources(player: Player, placement: int) -> list[tuple[str, Amounts]]:
    """R4.3: the parts of an income, each with its source, in building order, rail lines last."""
    slot_gains = _slot_gains(placement)
    parts: list[tuple[str, Amounts]] = []
    for number in player.buildings:
        building = BUILDINGS[number]
        source = f"building:{building.key}"
        if building.income:
            parts.append((source, building.income))
        if building.income_special == "rodeo":
            parts.append((source, ((SILVER, rodeo_silver(player)),)))
        elif building.income_special == "bank":
            parts.append((source, DISCARD if player.holdings[DEBT] else INSTEAD_OF_DISCARD))
        parts += [(source, gain) for owner, gain in slot_gains if owner == number]
    if player.holdings[RAIL_LINES]:
        parts.append(("rail_lines", ((SILVER, player.holdings[RAIL_LINES]),)))
    return parts


def income(player: Player, placement: int) -> Amounts:
    """R4.3: the whole income of a placement as one signed sum (a Bank's discarded debt is -1 debt)."""
    silver = player.holdings[RAIL_LINES]
    if player.owned & _RODEOS:
        silver += rodeo_silver(player)
    return _lump(player.owned, placement, silver, player.holdings[DEBT] != 0)


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    return placements(state.players[frame.seat])


def _apply(state: State, frame: Frame, action: Place, log: Log) -> None:
    player = state.players[frame.seat]
    player.placement = action.rings
    # R4.7: wages fall due after the income; R15.2: in the final round the final actions follow them.
    state.agenda[-1] = pending(PAY_WORKERS, frame.seat, int(state.round == FINAL_ROUND))
    if log is None:
        change(state, frame.seat, income(player, action.rings), None, "income", "income")
        return
    idle = player.holdings[WORKERS] - action.rings.bit_count()
    note(log, "placed", frame.seat, n=idle, idle=idle)
    for source, gain in income_sources(player, action.rings):
        change(state, frame.seat, gain, log, "income", source)


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    player = state.players[frame.seat]
    if not isinstance(action, Place) or type(action.rings) is not int:
        return IllegalAction("place.first")
    if not 0 <= action.rings < 1 << len(RINGS):
        return IllegalAction("place.unknown")
    for ring in RINGS:
        if action.rings >> ring.id & 1 and not player.owned >> ring.building & 1:
            return IllegalAction("place.not_yours", building=Key(f"building.{BUILDINGS[ring.building].key}"))
    if action.rings.bit_count() > player.holdings[WORKERS]:
        return IllegalAction("place.too_many", n=player.holdings[WORKERS], have=player.holdings[WORKERS])
    return IllegalAction("place.second_ring")


ALLOCATION = Phase(_legal, _apply, _why_not)

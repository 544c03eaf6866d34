"""Each decision's value in its kind's own append-only table: what a share code will store.

A value says what was decided, never where it stood in a list of legal actions, so `legal` may be reordered without
harm. New entries are appended; `tests/test_tables.py` holds a digest over many games.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import (
    FREE_ACTIONS,
    Accept,
    Action,
    Bid,
    Decline,
    Done,
    NeutralBid,
    Pass,
    Pay,
    Place,
    Reward,
    is_free,
)
from .catalog import BID_VALUES, BUILDINGS, REWARDS
from .phases.building import ways_of
from .state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
)


class Value(NamedTuple):
    """A decision as two numbers: whether it is a free action, and its place in the table of free actions or of its
    kind."""

    free: bool
    value: int


_BUILDS: tuple[Action, ...] = (Decline(), *(way for building in BUILDINGS[1:] for way, _ in ways_of(building.id)))
_ANSWERS: tuple[Action, ...] = (Decline(), Accept(False), Accept(True))

_TABLES: dict[int, tuple[Action, ...]] = {
    NEUTRAL_BID: (NeutralBid(1), NeutralBid(2)),
    BID: (Pass(), *(Bid(auction, value) for auction in (1, 2, 3) for value in BID_VALUES)),
    TRACK_REWARD: tuple(Reward(key) for key in REWARDS),
    BUILD: _BUILDS,
    EXTRA_BUILD: _BUILDS,
    ON_BUILD_WORKER: _ANSWERS,
    TILE_WORKER: _ANSWERS,
    TILE_EXCHANGE: _ANSWERS,
    FINAL: (Done(),),
}


def value_of(kind: int, action: Action) -> Value:
    """The value of an action at a decision of this kind. Raises ValueError if the kind has no such action."""
    if is_free(action):
        return Value(True, FREE_ACTIONS.index(action))
    if kind == ALLOCATE and isinstance(action, Place):
        return Value(False, action.rings)
    if kind in (PAY_WORKERS, PAY_AUCTION) and isinstance(action, Pay):
        return Value(False, action.gold)
    return Value(False, _TABLES.get(kind, ()).index(action))


def action_of(kind: int, value: Value) -> Action:
    """The action of a value at a decision of this kind. Raises ValueError for a value that stands for nothing."""
    table = FREE_ACTIONS if value.free else _TABLES.get(kind)
    if value.value >= 0:
        if table is None:
            return Place(value.value) if kind == ALLOCATE else Pay(value.value)
        if value.value < len(table):
            return table[value.value]
    raise ValueError(f"no action {value.value} at a decision of kind {kind}")

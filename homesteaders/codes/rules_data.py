"""A mark of the rules data that a game code depends on: what is printed on the pieces, and the tables of values."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s

from ..actions import FREE_ACTIONS
from ..catalog import (
    BID_VALUES,
    BUILDINGS,
    NEUTRAL_LEVELS,
    REWARD_GAINS,
    REWARD_SPACES,
    REWARDS,
    RINGS,
    ROUNDS,
    TILES,
)
from ..engine import RULES_VERSION
from ..holdings import PRICES
from ..state import DECISIONS, KIND_KEYS
from ..tables import Value, action_of

MARK = 3
"""Bytes."""
EARLIER_MARKS: tuple[bytes, ...] = ()
"""Append only: marks of earlier data whose games are played just the same today, so that their codes stay readable."""


@cache
def rules_mark() -> bytes:
    """The first bytes of BLAKE2s over the rules data as text. Names and sentences are not in it."""
    lines = [f"rules {RULES_VERSION} rounds {ROUNDS} bids {BID_VALUES} neutral {NEUTRAL_LEVELS} prices {PRICES}"]
    for b in BUILDINGS:
        slots = [(slot.gain, slot.workers) for slot in b.slots]
        lines.append(
            f"{b.id} {b.key} {b.type} {b.stage} {b.copies} {b.copies_2p} {b.cost} {b.points} {b.income}"
            f" {b.income_special} {slots} {b.on_build} {b.end_bonus} {b.perks}"
        )
    for t in TILES.values():
        lines.append(
            f"{t.number} {t.pile} {t.stage} {t.round} {t.types} {t.worker} {t.advance} {t.vp} {t.pay} {t.get}"
            f" {t.river_port}"
        )
    lines += [f"{key} {space} {gain}" for key, space, gain in zip(REWARDS, REWARD_SPACES, REWARD_GAINS, strict=True)]
    lines += [f"{ring.id} {ring.building} {ring.slot} {ring.place}" for ring in RINGS]
    lines += [action.token for action in FREE_ACTIONS]
    for kind in DECISIONS:
        lines.append(KIND_KEYS[kind])
        # 64 is more than any table has; placements and payments are their own numbers.
        for number in range(64):
            try:
                lines.append(action_of(kind, Value(False, number)).token)
            except ValueError:
                break
    return blake2s("\n".join(lines).encode(), digest_size=MARK).digest()

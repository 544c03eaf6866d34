"""What a person has asked of the strongest opponent, and how far it is: a hint at a decision, a look back at a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homesteaders.bots.analysis import Analysis
    from homesteaders.bots.hint import Hint

NUDGE, MOVE, PLAN = range(3)
"""How deep a hint is told."""


@dataclass(slots=True)
class Advice:
    """What is known. `hint` and `look` are None until it is, or where nothing is to be had (`no_hint`, `no_look`)."""

    depth: int = NUDGE
    hint: Hint | None = None
    no_hint: bool = False
    look: Analysis | None = None
    no_look: bool = False
    percent: int = -1
    """How far the look back is; -1 = nobody looks."""

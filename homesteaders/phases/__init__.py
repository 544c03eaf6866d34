"""One file per kind of decision: what is legal, what it does and why something is not legal, side by side.

A phase gives three functions for a decision kind. `legal` lists the options that end the decision, in table order.
`apply` carries out a legal one and takes the frame off the agenda (or changes it). `why_not` words the refusal of an
action that `legal` does not list; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..actions import Action
from ..events import IllegalAction
from ..ledger import Log
from ..state import Frame, State


class Phase(NamedTuple):
    """How one decision kind works."""

    legal: Callable[[State, Frame], tuple[Action, ...]]
    apply: Callable[[State, Frame, Any, Log], None]
    why_not: Callable[[State, Frame, Action], IllegalAction]

"""Homesteaders: the rules of the game in pure Python.

    from homesteaders import Setup, new_game, legal, apply, is_over

`docs/architecture.md` shows the rooms of this package.
"""

from .actions import Action, NotationError, parse, token
from .engine import RULES_VERSION, apply, is_over, legal, new_game, why_not
from .events import Event, IllegalAction
from .scoring import ScoreSheet, score, scores, winners
from .session import Session
from .state import Deal, Setup, SetupError, State
from .views import View, view_for

__all__ = [
    "RULES_VERSION",
    "Action",
    "Deal",
    "Event",
    "IllegalAction",
    "NotationError",
    "ScoreSheet",
    "Session",
    "Setup",
    "SetupError",
    "State",
    "View",
    "apply",
    "is_over",
    "legal",
    "new_game",
    "parse",
    "score",
    "scores",
    "token",
    "view_for",
    "why_not",
    "winners",
]

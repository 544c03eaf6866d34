"""The opponents, by name. Each sees a view (R16), never the state.

bot = BOTS["rancher"]()
action = bot.choose(view_for(state, seat), Rng(7))
"""

from __future__ import annotations

from collections.abc import Callable

from .base import Bot
from .rancher import Rancher
from .sane_random import SaneRandom

__all__ = ["BOTS", "Bot"]

BOTS: dict[str, Callable[[], Bot]] = {"rancher": Rancher, "random": SaneRandom}

"""The opponents, by name. Each sees a view (R16), never the state.

bot = BOTS["rancher"]()
action = bot.choose(view_for(state, seat), Rng(7))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .base import Bot
from .characters import CHARACTERS, bot_of
from .levels import greenhorn, settler
from .rancher import Rancher
from .sane_random import SaneRandom

__all__ = ["BOTS", "SEARCHERS", "Bot"]


# Those that think need much that the others do not: it is imported when one of them sits down.


def _delta() -> Bot:
    from .delta import Delta

    return Delta()


def _foreman() -> Bot:
    from .foreman import Foreman

    return Foreman()


def _baron(iterations: int = 0) -> Bot:
    from .search import Baron

    return Baron(iterations)


BOTS: dict[str, Callable[[], Bot]] = {
    "rancher": Rancher,
    "random": SaneRandom,
    "greenhorn": greenhorn,
    "settler": settler,
    "delta": _delta,
    "foreman": _foreman,
    "baron": _baron,
    **{each.key: partial(bot_of, each) for each in CHARACTERS},
}
SEARCHERS: dict[str, Callable[[int], Bot]] = {"baron": _baron}
"""Those that search, by name: made with a number of iterations for each decision."""

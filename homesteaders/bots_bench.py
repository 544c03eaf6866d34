"""How long the opponents think: a part of `python -m homesteaders bench`, beside the same loop of plain Python.

All levels are asked in the same positions, from games of four ranchers, so that their times compare.
"""

from __future__ import annotations

from .arena import Clock
from .bench import plain_loop
from .bots import BOTS
from .bots.levels import LEVELS
from .bots.worth import scale_for
from .engine import apply, is_over, new_game
from .intervals import quantile
from .rng import Rng
from .state import Setup
from .views import View, view_for

MOST_GAMES = 4
BUDGET = 0.5
"""Seconds for each level and game, after which no further position is asked about."""
STEP = 61
"""Positions are asked about in leaps, so that a budget that runs out has seen all rounds."""


def run(clock: Clock, games: int) -> list[str]:
    """A line for each level, on decisions with a choice in games of four seats."""
    begun = clock()
    plain_loop()
    loop = clock() - begun
    games = min(games, MOST_GAMES)
    views = _positions(games)
    return [_line(level, clock, views, BUDGET * games, loop) for level in LEVELS]


def _positions(games: int) -> list[View]:
    """What the acting seat sees wherever it has a choice."""
    views = []
    bot, rng = BOTS["rancher"](), Rng(1)
    for seed in range(games):
        state = new_game(Setup(4, seed))
        while not is_over(state):
            view = view_for(state, state.agenda[-1].seat)
            if len(view.legal) > 1:
                views.append(view)
            apply(state, bot.choose(view, rng))
    return views


def _line(name: str, clock: Clock, views: list[View], budget: float, loop: float) -> str:
    bot, rng = BOTS[name](), Rng(1)
    times: list[float] = []
    scale_for.cache_clear()  # what the level before has worked out
    started = clock()
    while len(times) < len(views) and clock() - started < budget:
        view = views[len(times) * STEP % len(views)]
        begun = clock()
        bot.choose(view, rng)
        times.append(clock() - begun)
    mean = sum(times) / len(times)
    spread = f"median {quantile(times, 0.5) * 1e3:.2f}, 95 % within {quantile(times, 0.95) * 1e3:.2f}"
    return (
        f"{name:22} {mean * 1e3:9.2f} ms   a decision ({spread}, longest {max(times) * 1e3:.2f}; {len(times)} of them)"
        f" = {mean / loop * 1e3:.1f} thousandths of the loop"
    )

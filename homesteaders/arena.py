"""Games of opponents against each other. No clock: whoever wants times takes them outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .actions import Action
from .bots import BOTS, Bot
from .engine import apply, is_over, new_game
from .rng import Rng
from .scoring import scores, winners
from .state import Deal, Setup, State
from .views import view_for

MOST_DECISIONS = 100_000
"""More than any sane game has; a bot that runs in circles is an error."""


class Result(NamedTuple):
    """A finished game: its setup, who sat where, points and winners by seat, and everything that was done."""

    setup: Setup
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[Action, ...]


def play_game(setup: Setup, bots: Sequence[Bot], given: Deal | None = None) -> Result:
    """Play a game to its end, a bot for each seat. The same setup and bots give the same game."""
    state = new_game(setup, given)
    actions = play_out(state, bots)
    return Result(
        setup,
        tuple(bot.name for bot in bots),
        tuple(sheet.total for sheet in scores(state)),
        tuple(winners(state)),
        tuple(actions),
    )


def play_out(state: State, bots: Sequence[Bot]) -> list[Action]:
    """Play a game on to its end, in place; everything that was done. Raises RuntimeError if it does not end."""
    rngs = [Rng(state.setup.seed * 8 + seat + 1) for seat in range(len(bots))]
    actions: list[Action] = []
    while not is_over(state):
        seat = state.agenda[-1].seat
        action = bots[seat].choose(view_for(state, seat), rngs[seat])
        apply(state, action, None, seat)
        actions.append(action)
        if len(actions) > MOST_DECISIONS:
            raise RuntimeError(f"{bots[seat].name} does not come to an end")
    return actions


def simulate(
    players: int, games: int, seed: int, bots: Sequence[str] = ("rancher",), open_holdings: bool = True
) -> Iterator[Result]:
    """Play games with the seeds from `seed` on. `bots` are names of BOTS, repeated around the table; they move on by
    one seat each game. Raises KeyError for a name that is none.
    """
    makers = [BOTS[name] for name in bots]
    for game in range(games):
        seats = [makers[(seat - game) % players % len(makers)]() for seat in range(players)]
        yield play_game(Setup(players, seed + game, open_holdings), seats)

"""What the tests of opponents share: positions of their games, tables that a seat cannot tell apart, shares of wins."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from homesteaders import Setup, apply, is_over, new_game, view_for
from homesteaders.arena import Result
from homesteaders.bots import BOTS, SEARCHERS, Bot
from homesteaders.holdings import BEHIND_SCREEN
from homesteaders.rng import Rng
from homesteaders.state import Deal, State

SMALL = sys.platform == "emscripten"
"""Inside Pyodide a smaller number of games does."""
ITERATIONS = 6
"""What those that search get in tests that are not about strength."""


def made(name: str) -> Bot:
    """An opponent, in a hurry if it searches."""
    return SEARCHERS[name](ITERATIONS) if name in SEARCHERS else BOTS[name]()


def positions(setup: Setup, names: tuple[str, ...]) -> Iterator[tuple[State, str, Rng]]:
    """Every decision of a game of bots, before it is taken: state, the bot's name, its random numbers."""
    state, rngs = new_game(setup), [Rng(setup.seed * 8 + seat + 1) for seat in range(setup.players)]
    while not is_over(state):
        seat = state.agenda[-1].seat
        name = names[seat % len(names)]
        yield state, name, rngs[seat]
        apply(state, BOTS[name]().choose(view_for(state, seat), rngs[seat]))


def reshuffled(state: State, rng: Rng) -> State:
    """The same table for the seat to act, with everything changed that it may not know."""
    other, seat = state.copy(), state.agenda[-1].seat
    other.legal_now = None
    piles = [state.deal.piles[0]]
    for pile in state.deal.piles[1:]:
        stages = []
        for first, last in ((0, 4), (4, 8), (8, 10)):
            shown = min(max(state.round, first), last)
            rest = list(pile[shown:last])
            rng.shuffle(rest)
            stages += [*pile[first:shown], *rest]
        piles.append(tuple(stages))
    other.deal = Deal(state.deal.start_player, tuple(piles))
    if not state.setup.open_holdings:
        for number, player in enumerate(other.players):
            if number != seat:
                for holding in BEHIND_SCREEN:
                    player.holdings[holding] = rng.below(9)
    return other


def share(results: list[Result], name: str) -> float:
    """Games won by a bot, shared victories in part."""
    return sum(1 / len(result.winners) for result in results for seat in result.winners if result.bots[seat] == name)

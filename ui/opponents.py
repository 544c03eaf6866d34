"""How an opponent answers: it is shown its own view and gives one action."""

from __future__ import annotations

from homesteaders.actions import Action
from homesteaders.bots import BOTS
from homesteaders.rng import Rng
from homesteaders.views import view_for

from .game import BOT, Game


def answer(game: Game) -> Action:
    """The action of the opponent whose decision it is. The same game at the same point gives the same answer."""
    state = game.state
    frame = state.current
    assert frame is not None
    chance = Rng(state.setup.seed * 1009 + game.session.position)
    bot = BOTS.get(game.seats[frame.seat].bot, BOTS[BOT])
    return bot().choose(view_for(state, frame.seat), chance)

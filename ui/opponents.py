"""How an opponent answers: it is shown its own view and gives one action. Quick ones do so at once; what others think
about is a job (`ui/jobs.py`) within a time."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Protocol, cast

from homesteaders.actions import Action
from homesteaders.bots import BOTS, SEARCHERS, Bot
from homesteaders.bots.thought import Thought
from homesteaders.rng import Rng
from homesteaders.state import State
from homesteaders.views import View, view_for

from .game import Game
from .jobs import Steps, Time, pack, unpack
from .uistate import BOT

THINKS = 0.4
"""Seconds of work that a searching opponent gives to a decision."""
MOST = 0.8
"""Seconds of work after which it has to answer, wherever it is: playouts may turn out longer than they were."""
LONGEST = 1.0
"""Seconds after the question after which it has to answer, however little it came to work."""
FEWEST, FIRST = 24, 100
"""Playouts of a decision: at least so many; so many while it is not known how long one takes."""


def chance_at(state: State, position: int) -> Rng:
    """The random numbers of a decision: the same game at the same point gives the same ones."""
    return Rng(state.setup.seed * 1009 + position)


def _bot(key: str) -> Bot:
    return BOTS.get(key, BOTS[BOT])()


def answer(game: Game, key: str = "") -> Action:
    """The action of the opponent whose decision it is, or of another in its place. The same game at the same point
    gives the same answer."""
    state = game.state
    frame = state.current
    assert frame is not None
    bot = _bot(key or game.seats[frame.seat].bot)
    return bot.choose(view_for(state, frame.seat), chance_at(state, game.session.position))


def question(game: Game, iterations: int = 0) -> str:
    """What a "move" job is asked: the game, and whose answer is wanted. `iterations`: so many playouts, whatever time
    they take; then the same game at the same point gives the same answer, wherever it is thought about."""
    frame = game.frame
    assert frame is not None
    return pack(game.session, bot=game.seats[frame.seat].bot, iterations=iterations)


SEARCHING = ("evaluation", "judge", "playout", "choices", "search")
"""The modules of a search, each imported in a step of its own."""


class Ponders(Protocol):
    """An opponent that thinks step by step."""

    def ponder(self, view: View, rng: Rng) -> Iterator[Thought]:
        """A thought after each playout, at least one."""


class _Speed:
    """How long playouts take on this device, by number of players, as measured."""

    def __init__(self) -> None:
        self._seconds: dict[int, float] = {}

    def measured(self, players: int, seconds: float) -> None:
        """Of one playout, on average over a decision."""
        self._seconds[players] = (self._seconds.get(players, seconds) + seconds) / 2

    def affordable(self, players: int) -> int:
        """How many fit into the time of a decision."""
        seconds = self._seconds.get(players)
        return max(FEWEST, int(THINKS / seconds)) if seconds else FIRST


_SPEED = _Speed()


def steps(payload: str, time: Time) -> Steps:
    """The work of a "move" job: the token of the opponent's action.

    A search that is cut off somewhere has not yet compared what it found best; so it is given as many playouts as
    will fit, and cut off only if that was a mistake.
    """
    session, asked = unpack(payload)
    state = session.state
    frame = state.current
    assert frame is not None
    view, chance = view_for(state, frame.seat), chance_at(state, session.position)
    yield ""
    key, fixed = asked["bot"], int(asked["iterations"])
    if key not in SEARCHERS:
        return _bot(key).choose(view, chance).token
    players = state.setup.players
    for part in SEARCHING:
        import_module(f"homesteaders.bots.{part}")
        yield ""
    bot = cast(Ponders, SEARCHERS[key](fixed or _SPEED.affordable(players)))
    began = time.worked()
    thoughts = bot.ponder(view, chance)
    thought = next(thoughts)
    for later in thoughts:
        thought = later
        yield ""
        if not fixed and (time.worked() > MOST or time.passed() > LONGEST):
            break
    if thought.playouts:
        _SPEED.measured(players, (time.worked() - began) / thought.playouts)
    return thought.best.action.token

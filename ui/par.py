"""What Baron scores in the person's seat on a day's deal: a whole game, played in slices while nobody else thinks."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import cast

from homesteaders.actions import Action
from homesteaders.bots import BOTS, SEARCHERS
from homesteaders.engine import apply, is_over, new_game
from homesteaders.scoring import ranking, scores
from homesteaders.state import Setup, State
from homesteaders.views import view_for

from .jobs import Steps, Time
from .opponents import Ponders, chance_at

SEAT = 0
"""The person's."""
PLAYOUTS, OTHERS = 60, 24
"""So many playouts a decision gets in that seat, and in those of opponents that search as well."""


def question(seed: int, players: int, level: str) -> str:
    """What a "par" job is asked: the deal, and who sits in the other seats."""
    return json.dumps({"seed": seed, "players": players, "level": level})


def steps(payload: str, _time: Time) -> Steps:
    """The work of a "par" job: tells the round that it has come to; the answer is points and place. The same question
    has the same answer everywhere."""
    asked = json.loads(payload)
    state = new_game(Setup(int(asked["players"]), int(asked["seed"])))
    position = told = 0
    while not is_over(state):
        seat = state.agenda[-1].seat
        action = yield from _choice(state, seat, position, "baron" if seat == SEAT else asked["level"])
        apply(state, action, None, seat)
        position += 1
        yield str(state.round) if state.round != told else ""
        told = state.round
    sheets = scores(state)
    place = next(place for place, seat in ranking(sheets) if seat == SEAT)
    return json.dumps([sheets[SEAT].total, place])


def _choice(state: State, seat: int, position: int, key: str) -> Generator[str, None, Action]:
    """What an opponent does, as it does it at the table (`ui/opponents.py`) but for the time it takes."""
    view, chance = view_for(state, seat), chance_at(state, position)
    if key not in SEARCHERS:
        return BOTS[key]().choose(view, chance)
    bot = cast(Ponders, SEARCHERS[key](PLAYOUTS if seat == SEAT else OTHERS))
    thoughts = bot.ponder(view, chance)
    thought = next(thoughts)
    for later in thoughts:
        thought = later
        yield ""
    return thought.best.action

"""The work behind hints and looks back: jobs (`ui/jobs.py`) for the worker, or for the page in slices."""

from __future__ import annotations

import json

from homesteaders.bots import analysis
from homesteaders.bots.hint import hint_for, plain
from homesteaders.bots.search import Baron
from homesteaders.bots.thought import Thought
from homesteaders.rng import Rng
from homesteaders.views import view_for

from .game import Game
from .jobs import Steps, Time, pack, unpack

THINKS, LONGEST = 0.8, 2.0
"""Seconds of work that a hint gets, and after which it has to be there."""
MOST = 400
"""Playouts of a hint at most."""
TRIAL = 24
"""Playouts that show how long one takes."""


def hint_question(game: Game) -> str:
    """What a "hint" job is asked."""
    return pack(game.session, most=MOST)


def hint_steps(payload: str, time: Time) -> Steps:
    """The work of a "hint" job: the hint for the decision on top, from the view of its seat, as plain data."""
    session, asked = unpack(payload)
    state = session.state
    frame = state.current
    assert frame is not None
    view, seed, most = view_for(state, frame.seat), state.setup.seed * 1009 + session.position, int(asked["most"])
    yield ""
    began = time.worked()
    thought: Thought | None = None
    for found in Baron(min(TRIAL, most)).ponder(view, Rng(seed)):
        thought = found
        yield ""
        if time.worked() - began > THINKS:
            break
    spent = time.worked() - began
    if thought is not None and thought.playouts and most > TRIAL and spent < THINKS / 2:
        # A search cut off somewhere has not yet compared what it found best: it gets as many playouts as will fit.
        fit = min(most, int(THINKS * thought.playouts / spent)) if spent > 0 else most
        for found in Baron(fit).ponder(view, Rng(seed)):
            thought = found
            yield ""
            if time.worked() - began > 2 * THINKS or time.passed() > LONGEST:
                break
    return json.dumps(plain(hint_for(view, thought)))


def look_question(game: Game) -> str:
    """What an "analysis" job is asked: the game is over."""
    return pack(game.session)


def look_steps(payload: str, time: Time) -> Steps:
    """The work of an "analysis" job: how many per cent are done is told, the answer is the analysis as plain data."""
    session, _ = unpack(payload)
    work = analysis.analyse(session)
    told = -1
    while True:
        try:
            done, total = next(work)
        except StopIteration as end:
            return json.dumps(analysis.plain(end.value))
        percent = 100 * done // total
        yield str(percent) if percent != told else ""
        told = percent

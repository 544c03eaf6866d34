"""How far a person may take steps back, and why not further; where the rounds of a game begin.

A step is one action. It can be taken back by whoever took it, together with what opponents answered, as long as nothing
was shown that nobody could know, and no other person has decided since. At a casual table everything can be taken back.
A choice that resolved itself goes with the step before it, back and forth: led to, it would resolve itself again.
"""

from __future__ import annotations

from typing import NamedTuple

from homesteaders.catalog import ROUNDS
from homesteaders.engine import is_over
from homesteaders.state import State

from .game import Game
from .uistate import UiState
from .words import t

BEGINNING, REVEALED, SHOWN, DECIDED, AWAY, NOTHING = "beginning", "revealed", "shown", "decided", "away", "nothing"
"""Why there is no way: the game begins there, tiles were turned up, hidden holdings were shown, another person decided,
the step is that of a person at another device, nothing was undone."""
LOOKING, PAST = "looking", "past"
"""Why there is none at this moment: the game is only looked at, or the table is shown as it was."""


class Step(NamedTuple):
    """A way through the game: to `position`, where `seat` decides; or -1 and the reason why there is none, with the
    seat of the person who stands in the way (-1 = nobody)."""

    position: int
    seat: int = -1
    reason: str = ""


class Ways(NamedTuple):
    """The steps that the three buttons would take."""

    undo: Step
    turn: Step
    redo: Step


def reveals(before: State, after: State) -> str:
    """Did the action between these states show what nobody could know, and what? New auction tiles, or hidden
    holdings when the game ends (R16.5)."""
    if is_over(after):
        return "" if after.setup.open_holdings else SHOWN
    return REVEALED if before.round != after.round <= ROUNDS else ""


def actor(game: Game, position: int) -> int:
    """The seat that took the action at this position."""
    frame = game.session.state_at(position).current
    assert frame is not None
    return frame.seat


def owner(game: Game) -> int:
    """The seat of the person whose steps can be taken back: who acted last, undone steps included; -1 = nobody."""
    for position in range(game.session.length - 1, -1, -1):
        seat = actor(game, position)
        if game.seats[seat].person and not game.single(position):
            return seat
    return -1


def undo_step(game: Game) -> Step:
    """Where "undo" leads: before the last action of a person, if it may be taken back."""
    session = game.session
    casual = game.terms.casual
    for position in range(session.position - 1, -1, -1):
        shown = reveals(session.state_at(position), session.state_at(position + 1))
        seat = actor(game, position)
        if shown and not casual:
            return Step(-1, reason=shown)
        if game.seats[seat].person and not game.single(position):
            if game.away(seat):
                return Step(-1, seat, AWAY)
            if casual or seat == owner(game):
                return Step(position, seat)
            return Step(-1, seat, DECIDED)
    return Step(-1, reason=BEGINNING)


def undo_turn(game: Game) -> Step:
    """Where "undo turn" leads: before the first of the person's actions that followed one another."""
    step = undo_step(game)
    session = game.session
    first = position = step.position
    while position > 0 and actor(game, position - 1) == step.seat:
        if not game.terms.casual and reveals(session.state_at(position - 1), session.state_at(position)):
            break
        position -= 1
        if not game.single(position):
            first = position
    return step._replace(position=first)


def redo_step(game: Game) -> Step:
    """Where "redo" leads: over the next undone action and what opponents answered to it."""
    session = game.session
    position = session.position
    if position >= session.length:
        return Step(-1, reason=NOTHING)
    seat = actor(game, position)
    position += 1
    while position < session.length and (not game.seats[actor(game, position)].person or game.single(position)):
        position += 1
    return Step(position, seat)


def ways(game: Game, ui: UiState) -> Ways:
    """The steps as the screen offers them: none while the game is only looked at, or shown as it was."""
    reason = LOOKING if ui.readonly else PAST if ui.past >= 0 else ""
    if reason:
        return Ways(*[Step(-1, reason=reason)] * 3)
    return Ways(undo_step(game), undo_turn(game), redo_step(game))


def why(game: Game, step: Step) -> str:
    """Why a step cannot be taken, as a sentence; "" if it can."""
    if not step.reason:
        return ""
    return t(f"undo.{step.reason}", name=game.seats[step.seat].label if step.seat >= 0 else "")


def last_position(game: Game) -> int:
    """The latest position at which there is a table to look at: the end of a game has a page of its own."""
    return game.session.position - (1 if game.over else 0)


def round_starts(game: Game) -> tuple[tuple[int, int], ...]:
    """(round, position) of the beginning of each round so far."""
    return game.session.round_starts(game.session.position + 1)

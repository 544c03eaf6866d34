"""Five opponents with a name and a style. Each plays as well as its level: the style is a taste, not a handicap.

A taste is a change of what the rancher thinks things are worth (`Weights`): so a character weighs everything as its
level does, and pays a little more for what it loves. `docs/opponents.md` has what can be seen of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from ..actions import Action
from ..events import Event
from ..rng import Rng
from ..scoring import winners
from ..state import State
from ..views import View
from .base import Bot
from .fallible import Fallible
from .levels import SETTLER
from .rancher import Rancher
from .values import WEIGHTS, Weights


class Taste(NamedTuple):
    """What a character loves: factors on prices and other weights, and points more for buildings, by key."""

    factors: Mapping[str, float]
    buildings: Mapping[str, float]


class Character(NamedTuple):
    """A character: its key in BOTS, the key of the level it plays at, its taste, and how often it errs with 2, 3
    and 4 seats (1 = as often as its level), which makes up for what the taste costs or brings."""

    key: str
    level: str
    taste: Taste
    errs: tuple[float, float, float] = (1.0, 1.0, 1.0)


CHARACTERS = (
    Character(
        "ruth",  # the railroad
        "rancher",
        Taste(
            {"rail_lines": 1.09},
            {"railworkers_house": 1.5, "depot": 1.5, "terminal": 1.5, "rail_yard": 1.5},
        ),
    ),
    Character(
        "bill",  # livestock
        "rancher",
        Taste({}, {"ranch": 1.8, "stables": 1.3, "meatpacking_plant": 1.3, "rodeo": 3.4}),
    ),
    Character(
        "nell",  # gold
        "settler",
        Taste({"gold": 1.1}, {"gold_mine": 2.0, "river_port": 1.5}),
        errs=(0.85, 0.8, 0.8),
    ),
    Character(
        "ben",  # debt
        "settler",
        Taste({"debt": 0.6, "debt_growth": 0.5}, {"boarding_house": 1.5, "bank": 2.0}),
        errs=(0.9, 1.0, 1.1),
    ),
    Character(
        "amos",  # the chapel
        "rancher",
        Taste({"copper": 1.05}, {"church": 3.0}),
    ),
)

# What they say: a catalogue key for an event, seldom.

EVENTS = ("built", "outbid", "over")
"""The events at which a character may speak: it builds what it loves, it is outbid, it has won the game."""
SELDOM = 12
"""It says something about one in so many times that it is outbid."""


def tempers(taste: Taste) -> dict[int, Weights]:
    """The weights of a taste, by number of players."""
    return {players: _changed(weights, taste) for players, weights in WEIGHTS.items()}


def _changed(weights: Weights, taste: Taste) -> Weights:
    adjust = dict(weights.adjust)
    for key, points in taste.buildings.items():
        adjust[key] = adjust.get(key, 0.0) + points
    factors = {key: getattr(weights, key) * factor for key, factor in taste.factors.items()}
    return replace(weights, adjust=tuple(adjust.items()), **factors)


class _Tempered:
    """A rancher with a taste."""

    def __init__(self, name: str, weights: Mapping[int, Weights]) -> None:
        self.name = name
        self._bots = {players: Rancher(each) for players, each in weights.items()}

    def choose(self, view: View, rng: Rng) -> Action:
        return self._bots[view.table.setup.players].choose(view, rng)


def bot_of(character: Character) -> Bot:
    """The character as an opponent."""
    weights = tempers(character.taste)
    if character.level == "settler":
        habits = {players: each.times(character.errs[players - 2]) for players, each in SETTLER.items()}
        return Fallible(character.key, habits, weights)
    return _Tempered(character.key, weights)


def remark(character: Character, event: Event, seat: int, after: State) -> str:
    """The catalogue key of what a character in `seat` says to an event, given the state after it; "" mostly.

    The same event in the same state is answered alike, so that undo and replay change nothing.
    """
    if event.key == "over":
        return f"says.{character.key}.over" if seat in winners(after) else ""
    if event.seat != seat:
        return ""
    loved = character.taste.buildings
    if event.key == "built" and event.args["building"].removeprefix("building.") in loved:
        return f"says.{character.key}.built"
    if event.key == "outbid":
        spoken = Rng(after.round * 64 + sum(after.standing) * 4 + seat).below(SELDOM) == 0
        return f"says.{character.key}.outbid" if spoken else ""
    return ""

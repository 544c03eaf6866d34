"""The most points that can still be reached from the last income or the final actions, by trying everything.

It knows nothing of the opponents' ways to find that (homesteaders/bots/liquidation.py): from every state that is
reached it goes on with every free action that the engine allows, keeping only what is held. Puzzles are made and tested
with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from homesteaders.actions import Sell
from homesteaders.catalog import PERK_STORE
from homesteaders.holdings import DEBT, WORKERS
from homesteaders.phases.free import changes_of, free_actions
from homesteaders.phases.payment import payment_changes, payments
from homesteaders.phases.workers import income, placements
from homesteaders.scoring import score
from homesteaders.state import ALLOCATE, FINAL, Player, State

Held = tuple[int, ...]


class TooMany(ValueError):
    """There are more states than were to be tried."""


class Proof(NamedTuple):
    """The most points, how many different ends reach them, and how many ends there are (with what is held at each)."""

    best: int
    at_best: int
    ends: int


def prove(state: State, seat: int, debts: int = 3, most: int = 400_000) -> Proof:
    """For the seat whose last income or final actions it is. `debts`: how many more than now may be owed at any time;
    `most`: states that are tried. Raises TooMany beyond them."""
    frame = state.current
    assert frame is not None and frame.seat == seat and frame.kind in (ALLOCATE, FINAL)
    player = state.players[seat].copy()
    allowed = player.holdings[DEBT] + debts
    held: set[Held] = {tuple(player.holdings)}
    if frame.kind == ALLOCATE:
        before = _reached(held, player, allowed, False, most)
        paid = _reached(set(_with_income(before, player)), player, allowed, False, most)
        held = set(_after_wages(paid, player))
    ends = _reached(held, player, allowed, True, most)
    points: dict[int, int] = {}
    for each in ends:
        player.holdings[:] = each
        total = score(player).total
        points[total] = points.get(total, 0) + 1
    best = max(points)
    return Proof(best, points[best], len(ends))


def _reached(begun: set[Held], player: Player, debts: int, final: bool, most: int) -> set[Held]:
    """All that can be held after free actions."""
    there = player.copy()
    store = bool(player.perks & PERK_STORE)
    found, todo = set(begun), list(begun)
    while todo:
        held = todo.pop()
        there.holdings[:] = held
        for action in free_actions(there, final):
            left = list(held)
            for holding, n in changes_of(action, store and isinstance(action, Sell)):
                left[holding] += n
            then = tuple(left)
            if then not in found and then[DEBT] <= debts:
                found.add(then)
                todo.append(then)
        if len(found) > most:
            raise TooMany(len(found))
    return found


def _with_income(begun: Iterable[Held], player: Player) -> Iterable[Held]:
    """What can be held after each placement's income."""
    there = player.copy()
    for held in begun:
        there.holdings[:] = held
        for gain in {income(there, place.rings) for place in placements(there)}:
            left = list(held)
            for holding, n in gain:
                left[holding] += n
            yield tuple(left)


def _after_wages(begun: Iterable[Held], player: Player) -> Iterable[Held]:
    """What can be held after each way to pay the wages."""
    there = player.copy()
    for held in begun:
        there.holdings[:] = held
        for pay in payments(there, held[WORKERS]):
            left = list(held)
            for holding, n in payment_changes(held[WORKERS], pay.gold):
                left[holding] += n
            yield tuple(left)

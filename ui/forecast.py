"""What the next income would bring each seat, and what its wages would be. The income itself is the engine's."""

from __future__ import annotations

from typing import NamedTuple

from homesteaders import preview
from homesteaders.catalog import BUILDINGS, FINAL_ROUND
from homesteaders.holdings import DEBT, HIDDEN, WORKERS, Amounts
from homesteaders.state import ALLOCATE, Player, State

_BANKS = sum(1 << building.id for building in BUILDINGS if building.income_special == "bank")


class Forecast(NamedTuple):
    """`income`: what an income would change (a Bank's discarded debt is -1 debt). `wages`: silver that would be due.
    `idle`: workers without a ring. `bank`: a Bank's part is left out, because the debt it looks at is hidden."""

    income: Amounts
    wages: int
    idle: int = 0
    bank: bool = False


def forecast_of(player: Player, rings: int | None = None) -> Forecast:
    """What the next income would bring this player with the workers where they stand.

    Ruling. Placement lasts for its round and nothing binds the next one (R4.1), so this is what the same placement
    would bring again, with the buildings, workers and rail lines of now; a building of this round counts already,
    with its rings empty. While a placement is open the engine has cleared the last one: then it is what automatic
    income alone would bring, and for a placement in work (`rings`) what that would bring. Workers recruited or won
    since stand idle and are paid. Buildings, workers, their places and rail lines are open to everybody (R16.2), so
    a view will do; only a Bank asks for debt, which may be hidden: then its part is left out and `bank` says so.
    """
    placed = player.placement if rings is None else rings
    workers = player.holdings[WORKERS]
    idle = workers - placed.bit_count()
    if player.holdings[DEBT] == HIDDEN and player.owned & _BANKS:
        indebted = player.copy()
        indebted.holdings[DEBT] = 1  # then the Bank's part is one entry of its own, which can be left out
        income = tuple(part for part in preview.income(indebted, placed) if part[0] != DEBT)
        return Forecast(income, workers, idle, bank=True)
    return Forecast(preview.income(player, placed), workers, idle)


def placing(table: State, seat: int) -> bool:
    """Has this seat still to place its workers in this round?"""
    return any(frame.kind == ALLOCATE and frame.seat == seat for frame in table.agenda)


def income_to_come(table: State, seat: int) -> bool:
    """Will this seat have another income? After that of the final round there is none (R15.1)."""
    return bool(table.agenda) and (table.round < FINAL_ROUND or placing(table, seat))

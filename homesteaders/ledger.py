"""The only writer of what players hold. Every change is an event with its source, where somebody listens (`log`)."""

from __future__ import annotations

from typing import Any

from .events import Event
from .holdings import DEBT, SILVER, Amounts
from .state import State

Log = list[Event] | None
"""Where events go; None when nobody listens (search, playouts)."""

DISCARD = ((DEBT, -1),)
INSTEAD_OF_DISCARD = ((SILVER, 2),)


def note(log: Log, key: str, seat: int, source: str = "", **args: Any) -> None:
    """An event that changes no holdings."""
    if log is not None:
        log.append(Event(key, seat, source, (), args))


def change(state: State, seat: int, changes: Amounts, log: Log, key: str, source: str, **args: Any) -> None:
    """Add signed counts to a seat's holdings."""
    holdings = state.players[seat].holdings
    for holding, n in changes:
        holdings[holding] += n
    if log is not None:
        log.append(Event(key, seat, source, changes, args))


def paid(gains: Amounts) -> Amounts:
    """The same amounts as a payment."""
    return tuple((holding, -n) for holding, n in gains)


def discard_debt(state: State, seat: int) -> Amounts:
    """R4.5, R13.5: what discarding one debt changes: with no debt, 2 silver come instead."""
    return DISCARD if state.players[seat].holdings[DEBT] else INSTEAD_OF_DISCARD

"""FINAL (R15.2-R15.4): the end of a seat's final actions. Paying off debt stands with the free actions."""

from __future__ import annotations

from ..actions import Action, Done
from ..events import IllegalAction
from ..ledger import Log, note
from ..state import Frame, State
from . import Phase

_DONE = (Done(),)


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    return _DONE


def _apply(state: State, frame: Frame, action: Done, log: Log) -> None:
    state.agenda.pop()
    note(log, "done", frame.seat)


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    return IllegalAction("final.first")


FINAL_ACTIONS = Phase(_legal, _apply, _why_not)

"""Effects without a choice (R13.5, R12.5) and the free worker that may be declined (R12.2, R13.5)."""

from __future__ import annotations

from functools import cache

from ..actions import Accept, Action, Decline
from ..catalog import BUILDINGS, TILES
from ..events import IllegalAction
from ..holdings import amounts
from ..ledger import Log, change, discard_debt, note
from ..state import ON_BUILD_WORKER, Frame, State
from . import Phase

_WORKER_OPTIONS = (Decline(), Accept(False))
_WORKER = amounts(workers=1)
_TRADE_CHIT = amounts(trade=1)
_RAIL_LINE = amounts(rail_lines=1)


@cache
def source_of(arg: int) -> str:
    """The source of an effect from its frame's `arg`: "building:depot", "tile:14" or "pass"."""
    return f"building:{BUILDINGS[arg].key}" if arg > 0 else f"tile:{-arg}" if arg else "pass"


def gain_trade(state: State, frame: Frame, log: Log) -> None:
    """Ranch: 1 trade chit."""
    state.agenda.pop()
    change(state, frame.seat, _TRADE_CHIT, log, "effect", source_of(frame.arg))


def gain_rail_line(state: State, frame: Frame, log: Log) -> None:
    """Train Station: 1 rail line."""
    state.agenda.pop()
    change(state, frame.seat, _RAIL_LINE, log, "effect", source_of(frame.arg))


def discard_one_debt(state: State, frame: Frame, log: Log) -> None:
    """Boarding House: discard 1 debt, or gain 2 silver with none."""
    state.agenda.pop()
    change(state, frame.seat, discard_debt(state, frame.seat), log, "effect", source_of(frame.arg))


def gain_tile_vp(state: State, frame: Frame, log: Log) -> None:
    """R12.5: tile 30's VP chits."""
    state.agenda.pop()
    change(state, frame.seat, amounts(vp=TILES[-frame.arg].vp), log, "tile_vp", source_of(frame.arg))


def worker_source(state: State, frame: Frame) -> str:
    """Where an offered worker comes from."""
    if frame.kind == ON_BUILD_WORKER:
        return source_of(frame.arg)
    tile = state.tile(frame.arg)
    assert tile is not None
    return f"tile:{tile.number}"


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    return _WORKER_OPTIONS


def _apply(state: State, frame: Frame, action: Accept | Decline, log: Log) -> None:
    state.agenda.pop()
    if isinstance(action, Accept):
        change(state, frame.seat, _WORKER, log, "worker", worker_source(state, frame))
    else:
        note(log, "worker_declined", frame.seat, worker_source(state, frame))


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    return IllegalAction("worker.first" if not isinstance(action, Accept) else "worker.free")


WORKER_OFFER = Phase(_legal, _apply, _why_not)

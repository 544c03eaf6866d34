"""The look back at a finished game, in the screen's words and figures: what the analysis found, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from homesteaders import describe
from homesteaders.bots.accounts import UNTOLD, Debts, Idle, Sale
from homesteaders.bots.analysis import Analysis, Moment, Swing
from homesteaders.catalog import FINAL_ROUND
from homesteaders.scoring import ranking, scores, winners
from homesteaders.session import Session
from homesteaders.state import ALLOCATE, PAY_AUCTION

from .course import NOW, stops_of
from .words import t

DEEDS = ("won", "built", "build_declined", "passed", "exchange", "neutral_placed")
"""The events that say what a seat did between two moments."""
MOST_DEEDS = 3


@dataclass(frozen=True, slots=True)
class Chances:
    """A seat's win chance in per cent at each stop, and from where to where it may be."""

    seat: int
    values: tuple[int, ...]
    bands: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A swing: where it begins (position), by how many per cent; `note`: mistake, others, or "" for neither."""

    seat: int
    start: int
    head: str
    numbers: str
    change: int
    note: str
    deeds: str


@dataclass(frozen=True, slots=True)
class Deal:
    """A won auction; `limit` and `points` are None where they may not be told. `building`: 0 = nothing was built."""

    round: int
    auction: int
    seat: int
    price: int
    limit: int | None
    points: int | None
    building: int


@dataclass(frozen=True, slots=True)
class Look:
    """Everything. `rounds`: the stops, NOW = the end; `gist`: what the chances show; `order`: seats, winner first."""

    rounds: tuple[int, ...]
    chances: tuple[Chances, ...]
    gist: str
    turns: tuple[Turn, ...]
    deals: tuple[Deal, ...]
    idle: tuple[Idle, ...]
    debts: tuple[Debts, ...]
    order: tuple[int, ...]
    playouts: int


def look_of(session: Session, found: Analysis, names: Sequence[str]) -> Look:
    """What an analysis found of a game that is over. `names`: those of the seats."""
    at = {moment.position: moment for moment in found.moments}
    stops = [stop for stop in stops_of(session, session.position) if stop.position in at]
    moments = [at[stop.position] for stop in stops]
    winner = winners(session.state)[0]
    return Look(
        rounds=tuple(stop.round for stop in stops),
        chances=tuple(_chances(moments, seat) for seat in range(len(names))),
        gist=_gist(moments, [stop.round for stop in stops], names[winner], winner),
        turns=tuple(_turn(session, swing, names) for swing in found.swings),
        deals=tuple(_deal(sale) for sale in found.sales),
        idle=found.idle,
        debts=found.debts,
        order=tuple(seat for _, seat in ranking(scores(session.state))),
        playouts=found.playouts,
    )


def _percent(share: float) -> int:
    return round(100 * share)


def _chances(moments: list[Moment], seat: int) -> Chances:
    bands = []
    for moment in moments:
        share, error = moment.shares[seat], 2 * moment.errors[seat]
        bands.append((max(0, _percent(share - error)), min(100, _percent(share + error))))
    return Chances(seat, tuple(_percent(moment.shares[seat]) for moment in moments), tuple(bands))


def _gist(moments: list[Moment], rounds: list[int], name: str, winner: int) -> str:
    """From when on the winner was ahead."""
    since = len(moments) - 1
    while since > 0 and moments[since - 1].shares[winner] >= max(moments[since - 1].shares):
        since -= 1
    if rounds[since] == NOW:
        return t("charts.win.last", name=name)
    return t("charts.win.gist", name=name, when=_when(rounds[since]))


def _when(number: int) -> str:
    return t("round.final") if number == FINAL_ROUND else t("round.title", number=number)


def _turn(session: Session, swing: Swing, names: Sequence[str]) -> Turn:
    frame = session.state_at(swing.start).current
    stage = "place" if frame is None or frame.kind == ALLOCATE else "build" if frame.kind == PAY_AUCTION else "bid"
    before, after = _percent(swing.before), _percent(swing.after)
    return Turn(
        seat=swing.seat,
        start=swing.start,
        head=t("look.swing", name=names[swing.seat], when=_when(swing.round), what=t(f"look.in.{stage}")),
        numbers=t("look.from_to", before=before, after=after, pm=max(1, _percent(2 * swing.error))),
        change=after - before,
        note="mistake" if swing.mistake else "" if swing.alone else "others",
        deeds=" ".join(_deeds(session, swing, names)),
    )


def _deeds(session: Session, swing: Swing, names: Sequence[str]) -> list[str]:
    """What the seat did there, in the log's words."""
    events = [event for events in session.events[swing.start : swing.end] for event in events]
    own = [event for event in events if event.seat == swing.seat and event.key in DEEDS]
    return [text for _, text in describe.log_lines(own[:MOST_DEEDS], names)]


def _deal(sale: Sale) -> Deal:
    return Deal(
        sale.round,
        sale.auction,
        sale.seat,
        sale.price,
        None if sale.limit == UNTOLD else sale.limit,
        None if sale.points == UNTOLD else sale.points,
        sale.building,
    )

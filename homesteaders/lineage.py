"""Which of two versions of a game has gone further, and where they part."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from .language import say
from .record import Record, Seat
from .state import digest


@dataclass(frozen=True, slots=True)
class Relation:
    """How their version of a game stands to mine.

    `kind`: "other" (not one game), "same", "ahead" (theirs goes further), "behind" (mine does), "fork" (each went its
    own way after `common` actions). `mine_ahead` and `theirs_ahead` count the actions after the common ones.
    `new_orders`: theirs holds orders that mine does not.
    """

    kind: str
    mine_ahead: int = 0
    theirs_ahead: int = 0
    common: int = 0
    new_orders: bool = False


def relation(mine: Record, theirs: Record) -> Relation:
    """Compare two versions, each up to its present position."""
    if not _one_game(mine, theirs):
        return Relation("other")
    ours, others = mine.session.actions, theirs.session.actions
    common = 0
    while common < min(len(ours), len(others)) and ours[common] is others[common]:
        common += 1
    if digest(mine.session.state_at(common)) != digest(theirs.session.state_at(common)):
        return Relation("other")
    ahead, behind = len(others) - common, len(ours) - common
    kind = "fork" if ahead and behind else "ahead" if ahead else "behind" if behind else "same"
    if _players(mine) != _players(theirs) and (kind == "fork" or not common):
        return Relation("other")  # a seat may change hands in mid-game; then one goes on where the other was
    return Relation(kind, behind, ahead, common, not set(theirs.orders) <= set(mine.orders))


def _one_game(mine: Record, theirs: Record) -> bool:
    if (mine.session.setup, mine.session.deal) != (theirs.session.setup, theirs.session.deal):
        return False
    return all(
        not one.name or not other.name or one.name == other.name
        for one, other in zip(_seats(mine), _seats(theirs), strict=True)
    )


def _players(record: Record) -> list[tuple[str, str]]:
    return [(seat.kind, seat.bot) for seat in _seats(record)]


def _seats(record: Record) -> tuple[Seat, ...]:
    return record.seats or (Seat(),) * record.session.setup.players


def turn_number(record: Record, common: int) -> int:
    """The number, from 1, of the turn that the action after the first `common` ones belongs to. A turn is all that
    one seat decides in a row. Raises IndexError beyond the actions there are."""
    seats = [frame.seat for at in range(common + 1) if (frame := record.session.state_at(at).current)]
    return 1 + sum(one != other for one, other in pairwise(seats))


def last_actor(record: Record) -> int | None:
    """The seat (from 0) that made the last move; None at the beginning."""
    position = record.session.position
    frame = record.session.state_at(position - 1).current if position else None
    return frame.seat if frame else None


def relation_sentence(found: Relation, mine: Record, mine_name: str = "", theirs_name: str = "") -> str:
    """What to tell a person who opens their version beside mine. The names tell the two versions of a fork apart:
    those of who moved last in each, say."""
    if found.kind == "fork":
        names = ", ".join(dict.fromkeys(name for name in (mine_name, theirs_name) if name)) or "–"
        return say("lineage.fork", turn=turn_number(mine, found.common), names=names)
    n = found.mine_ahead or found.theirs_ahead
    return say(f"lineage.{found.kind}", n=n)

"""What the sentences of a hint are made of, the one that nudges, and those that tell what a thing is worth.

A sentence is a key with what is put into it, plain data told apart by its name: `building` and `other` are buildings'
keys, `seat` is a seat, `gains`, `give` and `get` are Amounts, `reward` and `second` Track rewards, `part` and `part2`
the parts of a building's worth, `type` a building type; `x` and `y` are About (points with their plus-minus); all else
are counts. The screen words it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..actions import Bid, Build, Place, Recruit
from ..catalog import BUILDINGS, TYPE_KEYS, building_rings
from ..engine import apply
from ..scoring import score
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TRACK_REWARD,
)
from ..views import View
from . import shown
from .options import Option
from .shown import NUMBER, ORDER, STRONG, About, Told, summed
from .worth import Part

_PARTS = ("points", "income", "slots", "end_bonus", "effects", "abilities", "bonus")
"""The parts of a worth that are told; what is paid and what passing brings are told by themselves."""
RINGS_OF = tuple(
    sum(1 << ring for place in range(len(b.slots)) for ring in building_rings(b.id, place)) for b in BUILDINGS
)
"""All rings of a building, as bits."""


class Line(NamedTuple):
    """A sentence: its key, and what is put into it."""

    key: str
    params: dict[str, Any]


def line(key: str, /, **params: Any) -> Line:
    return Line(key, params)


# ---- what a thing is worth


def told(view: View, item: str) -> Told:
    """How the worth of one more of an item may be told now."""
    return shown.told(view.table.setup.players, view.table.round, item)


ITEMS = {"rail_line": "rail_lines", "worker": "workers"}
"""How `marginals` calls what a Track reward brings, where it differs."""


def good_line(view: View, item: str) -> list[Line]:
    """What one more of a thing is worth now, where a number may be told. `item`: a Track reward, or "debt"."""
    how = told(view, ITEMS.get(item, item))
    if how.how != NUMBER or how.about is None:
        return []
    if item == "debt":
        return [line("hints.worth.debt", x=how.about._replace(n=-how.about.n))]
    return [line("hints.worth.reward", reward=item, x=how.about)]


def building_line(view: View, building: int, others: list[int]) -> list[Line]:
    """What owning a building is worth now: as a number, as very strong, or as more than the next one."""
    key = BUILDINGS[building].key
    how = told(view, key)
    if how.how == NUMBER:
        return [line("hints.worth.building", building=key, x=how.about)]
    if how.how == STRONG:
        return [line("hints.worth.strong", building=key)]
    if how.how == ORDER and others:
        return [line("hints.worth.order", building=key, other=BUILDINGS[others[0]].key)]
    return []


def parts_line(view: View, building: int, parts: list[Part]) -> list[Line]:
    """The two largest parts of a worth."""
    how = told(view, BUILDINGS[building].key)
    largest = sorted((part for part in parts if part[0] in _PARTS and part[1] >= 0.5), key=lambda part: -part[1])[:2]
    numbers = [_part(view, part, how) for part in largest]
    if len(numbers) < 2 or None in numbers:
        return []
    return [line("hints.parts", part=largest[0][0], x=numbers[0], part2=largest[1][0], y=numbers[1])]


def _part(view: View, part: Part, how: Told) -> About | None:
    about = summed(view.table.round, part[1], (how,))
    return about._replace(pm=0) if about is not None and part[0] == "points" else about  # what is printed is certain


# ---- the nudge: where to look


def nudge(view: View, best: Option) -> Line:
    """What to look at, without saying what to do."""
    frame = view.table.current
    assert frame is not None
    act, kind = best.action, frame.kind
    if kind == FINAL:
        n = gained(view, best)
        return line("hints.nudge.final", n=n) if n else line("hints.nudge.final_none")
    if kind == ALLOCATE:
        return _nudge_place(view, best)
    if kind in (PAY_WORKERS, PAY_AUCTION):
        return line("hints.nudge.pay_trade" if len(best.actions) > 1 else "hints.nudge.pay")
    if isinstance(act, Bid):
        return line("hints.nudge.bid", auction=act.auction)
    if isinstance(act, Build):
        return line("hints.nudge.build", type=TYPE_KEYS[BUILDINGS[act.building].type])
    key = {
        NEUTRAL_BID: "hints.nudge.neutral",
        BID: "hints.nudge.pass",
        TRACK_REWARD: "hints.nudge.reward",
        BUILD: "hints.nudge.build_none",
        EXTRA_BUILD: "hints.nudge.build_none",
        TILE_EXCHANGE: "hints.nudge.exchange",
    }.get(kind, "hints.nudge.worker")
    return line(key)


def _nudge_place(view: View, best: Option) -> Line:
    if isinstance(best.actions[0], Recruit):
        return line("hints.nudge.recruit")
    assert isinstance(best.action, Place)
    player = view.table.players[view.seat]
    # The slot that stands empty now and is filled then; of several the one that was built last.
    for building in reversed(player.buildings):
        if best.action.rings & RINGS_OF[building] & ~player.placement:
            return line("hints.nudge.place", building=BUILDINGS[building].key)
    return line("hints.nudge.place_none")


def gained(view: View, option: Option) -> int:
    """Points of the score that an option gains, exactly."""
    table = view.table.copy()
    before = score(table.players[view.seat]).total
    for action in option.actions:
        apply(table, action)
    return score(table.players[view.seat]).total - before

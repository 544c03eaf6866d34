"""What the strongest opponent would do at a decision, the two next best, and why: sentences with their numbers.

hint = hint_for(view, thought)   # thought: what the search found (`Baron.ponder`), None = it did not look

Only a view is asked (R16), so a hint never tells more than its seat may know. A hint is made of keys and numbers;
the screen words them. It can be sent as plain data: `plain` and `hint_of`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..actions import Bid, Pass
from ..catalog import BUILDINGS
from ..state import BID, FINAL, NEUTRAL_BID
from ..views import View
from .hint_lines import Line, nudge
from .hint_reasons import reasons
from .options import Option, afterwards, building_of, options
from .shown import FIRST_WIN, About, summed, told
from .thought import Choice, Thought

MOST = 3
"""The best and the two next best."""
NEAR, FAR = 0.7, 3.0
"""Points by which an option is nearly as good, and far behind."""
NEAR_LOST, FAR_LOST = 0.02, 0.1
"""The same in win chances."""


class Win(NamedTuple):
    """A win chance in per cent, give or take `pm` (two standard errors)."""

    percent: int
    pm: int


@dataclass(frozen=True, slots=True)
class Way:
    """A way to go on: the tokens of its actions, then of what would follow. `behind` says how far it is behind the
    best: "" (it is the best), near, behind or far; `gap` the same in points, `win` its win chance, None where no number
    may be told."""

    plan: tuple[str, ...]
    later: tuple[str, ...] = ()
    behind: str = ""
    gap: About | None = None
    win: Win | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three depths: `nudge`; the `ways` (best first) with the `reasons` for the best; its plan.

    `playouts`: how many games the search played on, 0 = it did not search. `exact`: points are counted, not judged.
    """

    nudge: Line
    ways: tuple[Way, ...]
    reasons: tuple[Line, ...]
    playouts: int = 0
    exact: bool = False


class _Ranked(NamedTuple):
    """An option, what the search found of it, and whether the table has valued it."""

    option: Option
    choice: Choice | None
    valued: bool


def hint_for(view: View, thought: Thought | None = None) -> Hint:
    """The hint for the decision of the view's seat. The search decides what is best, without it the rancher's table."""
    frame = view.table.current
    assert frame is not None and view.legal
    exact = frame.kind == FINAL
    playouts = thought.playouts if thought is not None and not exact else 0
    ranked = _ranked(options(view), thought.choices if thought is not None and playouts else ())[:MOST]
    best = ranked[0]
    behind = [_behind(each, best) if each is not best else "" for each in ranked]
    ways = tuple(
        Way(
            tuple(action.token for action in each.option.actions),
            _later(view, each.option) if frame.kind == BID else (),
            how,
            _gap(view, each, best) if how in ("behind", "far") else None,
            _win(view, each),
        )
        for each, how in zip(ranked, behind, strict=True)
    )
    told_ = [each.option for each in ranked]
    return Hint(nudge(view, told_[0]), ways, tuple(reasons(view, told_)), playouts, exact)


def _ranked(found: list[Option], choices: Sequence[Choice]) -> list[_Ranked]:
    """The options, best first, as the search has judged them; those it did not look at come last."""
    ranked: list[_Ranked] = []
    for choice in [*choices[:1], *sorted(choices[1:], key=lambda choice: -choice.share)]:
        end = choice.plan[-1]
        if any(end is other.option.action for other in ranked):
            continue
        known = next((option for option in found if option.action is end), None)
        points = known.points if known is not None else 0.0
        ranked.append(_Ranked(Option(choice.plan, points), choice, known is not None))
    rest = [each for each in found if all(each.action is not other.option.action for other in ranked)]
    return ranked + [_Ranked(option, None, True) for option in rest]


def _later(view: View, option: Option) -> tuple[str, ...]:
    assert isinstance(option.action, Bid | Pass)
    return tuple(action.token for action in afterwards(view, option.action))


def _win(view: View, each: _Ranked) -> Win | None:
    if each.choice is None or view.table.round < FIRST_WIN or each.choice.playouts < 2:
        return None
    return Win(min(99, max(1, round(100 * each.choice.share))), max(1, round(200 * each.choice.error)))


def _behind(each: _Ranked, best: _Ranked) -> str:
    """How far an option is behind: by the search where it has looked at both, never more than its errors allow."""
    if each.choice is not None and best.choice is not None:
        lost = best.choice.share - each.choice.share
        error = (best.choice.error**2 + each.choice.error**2) ** 0.5
        return "near" if lost <= max(NEAR_LOST, 2 * error) else "far" if lost > FAR_LOST + 2 * error else "behind"
    points = best.option.points - each.option.points
    return "near" if points <= NEAR else "far" if points > FAR else "behind"


def _gap(view: View, each: _Ranked, best: _Ranked) -> About | None:
    """How many points an option is behind the best."""
    table = view.table
    lost = best.option.points - each.option.points
    assert table.current is not None
    if table.current.kind == FINAL:
        return About(round(lost), 0)
    if table.current.kind == NEUTRAL_BID or not (each.valued and best.valued) or lost < 0.5:
        return None
    parts = tuple(
        told(table.setup.players, table.round, BUILDINGS[building].key)
        for building in map(building_of, (each.option.actions, best.option.actions))
        if building
    )
    return summed(table.round, lost, parts)


# ---- as plain data, to be sent to another thread


def plain(hint: Hint) -> list[Any]:
    """The hint as lists, texts and numbers."""
    ways = [[way.plan, way.later, way.behind, way.gap, way.win] for way in hint.ways]
    return [hint.nudge, ways, hint.reasons, hint.playouts, hint.exact]


def hint_of(data: list[Any]) -> Hint:
    """The hint of `plain`."""
    nudge_, ways, reasons_, playouts, exact = data
    return Hint(
        Line(*nudge_),
        tuple(
            Way(tuple(plan), tuple(later), behind, About(*gap) if gap else None, Win(*win) if win else None)
            for plan, later, behind, gap, win in ways
        ),
        tuple(Line(*line) for line in reasons_),
        playouts,
        exact,
    )

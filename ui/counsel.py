"""A hint in words: what is to be done, what comes next, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from homesteaders.actions import Action, Bid, Pass, Place, parse
from homesteaders.bots.hint import Hint, Way
from homesteaders.bots.hint_lines import Line
from homesteaders.bots.options import supposed
from homesteaders.bots.shown import About
from homesteaders.catalog import BUILDING, BUILDINGS, RINGS, TYPE_KEYS
from homesteaders.describe import building_name, label
from homesteaders.engine import apply
from homesteaders.language import amounts_phrase, say
from homesteaders.state import State
from homesteaders.views import View

from .words import counted, figure, inside, t, type_name


@dataclass(frozen=True, slots=True)
class WayWords:
    """A way to go on: what it does, how far it is behind, how often it wins; "" where nothing is told."""

    what: str
    behind: str
    win: str


@dataclass(frozen=True, slots=True)
class HintWords:
    """All sentences of a hint, as plain text; foreign names are among them. `later` is headed by `after`."""

    nudge: str
    best: WayWords
    others: tuple[WayWords, ...]
    reasons: tuple[str, ...]
    plan: tuple[str, ...]
    after: str
    later: tuple[str, ...]
    source: str


def hint_words(view: View, names: Sequence[str], hint: Hint) -> HintWords:
    """The words of a hint for a view's decision. `names`: those of the seats."""
    table = view.table
    best, *others = hint.ways
    last = parse(best.plan[-1])
    after, later = "", tuple[str, ...]()
    if best.later and isinstance(last, Bid | Pass):
        after = t("hints.later" if isinstance(last, Bid) else "hints.later_pass")
        later = _steps(supposed(view, last), best.later)
    return HintWords(
        nudge=line_words(hint.nudge, names),
        best=_way(table, best),
        others=tuple(_way(table, way) for way in others),
        reasons=tuple(line_words(each, names) for each in hint.reasons),
        plan=_steps(table.copy(), best.plan),
        after=after,
        later=later,
        source=_source(hint),
    )


def _source(hint: Hint) -> str:
    if hint.exact:
        return t("hints.exact")
    return t("hints.searched_by", n=hint.playouts) if hint.playouts else t("hints.judged_by")


def _way(table: State, way: Way) -> WayWords:
    words = _label(parse(way.plan[-1]), table)
    if len(way.plan) > 1:
        words = t("hints.with_trades", what=words, n=len(way.plan) - 1)
    behind = t(f"hints.{way.behind}") if way.behind else ""
    if way.gap is not None:
        behind = t("hints.gap", how=behind, x=about_words(way.gap))
    return WayWords(words, behind, t("hints.win", n=way.win.percent, pm=way.win.pm) if way.win is not None else "")


def _label(action: Action, table: State) -> str:
    if not isinstance(action, Place) or not action.rings:
        return label(action, table)
    slots = dict.fromkeys((ring.building, ring.slot) for ring in RINGS if action.rings >> ring.id & 1)
    places = [
        t("hints.place", building=building_name(building), gains=counted(BUILDINGS[building].slots[slot].gain))
        for building, slot in slots
    ]
    return label(action, table) + ": " + ", ".join(places)


def _steps(table: State, plan: Sequence[str]) -> tuple[str, ...]:
    """Actions in words, one after the other. `table` is changed."""
    found = []
    for token in plan:
        action = parse(token)
        found.append(_label(action, table))
        apply(table, action)
    return tuple(found)


# ---- a sentence


def line_words(line: Line, names: Sequence[str]) -> str:
    """A sentence of a hint."""
    params = {name: _put(name, value) for name, value in line.params.items()}
    if "seat" in line.params:
        params["name"] = names[line.params["seat"]]
    return t(line.key, **params)


def _put(name: str, value: Any) -> Any:
    """What is put into a sentence, by its name (homesteaders/bots/hint_lines.py)."""
    if name in ("building", "other"):
        return building_name(BUILDING[value].id)
    if name in ("gains", "give", "get"):
        return amounts_phrase(tuple((holding, n) for holding, n in value))
    if name in ("reward", "second"):
        return say(f"reward.{value}")
    if name in ("part", "part2"):
        return t(f"hints.part.{value}")
    if name == "type":
        return inside(type_name(TYPE_KEYS.index(value)))
    if name in ("x", "y"):
        return about_words(About(*value))
    return value


def about_words(about: About) -> str:
    """`about 3 points (±1)`."""
    n, shown = abs(about.n), figure(about.n)
    if not about.pm:
        return t("hints.exactly", n=n, shown=shown)
    return t("hints.about", n=n, shown=shown, pm=about.pm) if about.n else t("hints.about_none", pm=about.pm)

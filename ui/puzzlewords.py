"""A puzzle in words: what is asked, and what is said of an answer, with the numbers that it stands on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from homesteaders.actions import Place, parse
from homesteaders.bots.hint import hint_for
from homesteaders.catalog import RINGS
from homesteaders.describe import building_name, label
from homesteaders.engine import apply
from homesteaders.puzzles import FINAL, Puzzle, Way, answered
from homesteaders.scoring import ScoreSheet, score
from homesteaders.state import State
from homesteaders.views import view_for

from .counsel import hint_words
from .words import signed, t


@dataclass(frozen=True, slots=True)
class Judged:
    """How a puzzle was answered: rightly or not; the points that were reached, or the place of the choice among those
    of the search (-1 = it did not try that)."""

    right: bool
    reached: int = 0
    place: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an answer, as plain text: the headline, sentences, and where the answer is told its steps in
    order and the reasons. `source` says how sure it is."""

    head: str
    right: bool | None
    lines: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    source: str = ""


def name_of(puzzle: Puzzle) -> str:
    """`Puzzle 7: final actions`."""
    return t("puzzle.name", n=int(puzzle.key[1:]), kind=t(f"puzzle.kind.{puzzle.kind}"))


def task_words(puzzle: Puzzle) -> str:
    """What is asked."""
    return t(f"puzzle.task.{puzzle.kind}")


def percent(share: int) -> str:
    """Ten-thousandths as per cent with one digit."""
    return t("puzzle.percent", whole=share // 100, tenth=share % 100 // 10)


def way_words(state: State, tokens: Sequence[str]) -> tuple[str, ...]:
    """Actions in words, one after the other; what is done several times in a row stands once."""
    there, words = state.copy(), list[str]()
    for token in tokens:
        action = parse(token)
        text = label(action, there)
        if isinstance(action, Place) and action.rings:
            text = f"{text}: {_places(action)}"
        words.append(text)
        apply(there, action)
    counted = [(text, len(list(same))) for text, same in groupby(words)]
    return tuple(t("about.times", n=n, what=text) if n > 1 else text for text, n in counted)


def _places(action: Place) -> str:
    """The buildings that workers are placed on."""
    found = [building_name(ring.building) for ring in RINGS if action.rings >> ring.id & 1]
    counts = {name: found.count(name) for name in found}
    return ", ".join(t("about.times", n=n, what=name) if n > 1 else name for name, n in counts.items())


def verdict_of(puzzle: Puzzle, judged: Judged | None, shown: bool, names: Sequence[str]) -> Verdict:
    """What is said; `judged`: None = nothing was answered yet; `shown`: the answer is told."""
    if judged is None and not shown:
        undo = (t("puzzle.undo"),) if puzzle.exact else ()
        return Verdict(t("puzzle.task"), None, (task_words(puzzle), *undo))
    right = judged.right if judged is not None else None
    head = t("puzzle.answer" if right is None or (shown and not right) else "puzzle.right" if right else "puzzle.wrong")
    return (_exact if puzzle.exact else _found)(puzzle, judged, shown, names, head)


def _exact(puzzle: Puzzle, judged: Judged | None, shown: bool, _names: Sequence[str], head: str) -> Verdict:
    lines = list[str]()
    if judged is not None and judged.right:
        lines.append(t("puzzle.reached_best", n=puzzle.best))
    elif judged is not None:
        lines.append(t("puzzle.reached", n=judged.reached, best=puzzle.best))
    if not shown:
        return Verdict(head, False, tuple(lines))
    state = puzzle.session().state
    if judged is None:
        lines.append(t("puzzle.possible", n=puzzle.best))
    usual, plain = ("nothing", "sales") if puzzle.kind == FINAL else ("prices", "sold")
    lines += [t(f"puzzle.than_{usual}", n=puzzle.usual), t(f"puzzle.than_{plain}", n=puzzle.plain)]
    before, after = score(state.players[puzzle.seat]), score(answered(puzzle).players[puzzle.seat])
    reasons = (t("puzzle.parts", n=signed(after.total - before.total), parts=_parts(before, after)),)
    return Verdict(
        head,
        judged.right if judged is not None else None,
        tuple(lines),
        way_words(state, puzzle.answer),
        reasons,
        t("puzzle.exact_source"),
    )


def _parts(before: ScoreSheet, after: ScoreSheet) -> str:
    """From where the points come: `VP chits +3, gold +4, debt +6`."""
    changes = {
        "vp": after.vp - before.vp,
        "bonus": after.bonus - before.bonus,
        "gold": after.gold - before.gold,
        "copper": after.copper - before.copper,
        "livestock": after.livestock - before.livestock,
        "debt": after.debt - before.debt,
    }
    return ", ".join(t(f"puzzle.part.{key}", n=signed(n)) for key, n in changes.items() if n)


def _found(puzzle: Puzzle, judged: Judged | None, shown: bool, names: Sequence[str], head: str) -> Verdict:
    state = puzzle.session().state
    best, lines = puzzle.ways[0], list[str]()
    if judged is not None and not judged.right:
        if judged.place < 0:
            lines.append(t("puzzle.untried"))
        else:
            mine = puzzle.ways[judged.place]
            lines.append(t("puzzle.chose", what=_what(state, mine), n=percent(mine.share)))
            lines.append(t("puzzle.behind", n=percent(best.share - mine.share)))
    if not shown:
        return Verdict(head, False, tuple(lines))
    lines.append(t("puzzle.best_found", what=_what(state, best), n=percent(best.share)))
    following = puzzle.ways[1]
    lines.append(t("puzzle.next", what=_what(state, following), n=percent(puzzle.margin), error=percent(puzzle.error)))
    usual = puzzle.ways[puzzle.usual]
    lines.append(t("puzzle.rancher", what=_what(state, usual), n=percent(usual.share)))
    hint = hint_words(view := view_for(state, puzzle.seat), names, hint_for(view, puzzle.thought()))
    way = way_words(state, puzzle.answer) if len(puzzle.answer) > 1 else ()
    right = judged.right if judged is not None else None
    return Verdict(head, right, tuple(lines), way, hint.reasons, t("puzzle.found_source", n=best.playouts))


def _what(state: State, way: Way) -> str:
    """What a choice comes to."""
    return label(parse(way.tokens[-1]), state)

"""The page of all puzzles, a puzzle's task over the table, and the sheet with what is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from homesteaders.puzzles import LEVELS, Puzzle

from ..html import button, esc, heading, icon, tag, vh
from ..puzzlewords import Verdict, name_of
from ..words import e, t
from .pages import page_top
from .sheets import sheet


def page_regions(puzzles: Sequence[Puzzle], solved: frozenset[str]) -> dict[str, str]:
    """The page. `solved`: keys."""
    head = tag("h1", e("puzzle.title"), cls="pt")
    exact = [puzzle for puzzle in puzzles if puzzle.exact]
    found = [puzzle for puzzle in puzzles if not puzzle.exact]
    left = _group("exact", t("puzzle.exact"), t("puzzle.exact_small"), exact, solved) if exact else ""
    right = _group("found", t("puzzle.found"), t("puzzle.found_small"), found, solved) if found else ""
    stacks = tag("div", head + left, cls="stack") + tag("div", right, cls="stack")
    count = len(solved)
    prompt = tag(
        "p", e("puzzle.solved_of", n=count, most=len(puzzles)) + " " + tag("small", e("puzzle.safe")), cls="prompt"
    )
    bar = prompt + button(e("g.home") + tag("small", e("g.home_small")), "home", "btn big")
    following = next((puzzle for puzzle in puzzles if puzzle.key not in solved), None)
    if following is not None:
        words = e("puzzle.go") + tag("small", esc(name_of(following)))
        bar += button(words, f"puzzle:{following.key}", "btn big primary", key="puzzle-go")
    return {
        "top": page_top(),
        "main": tag("main", stacks, cls="page-b cols", id="main"),
        "bar": tag("section", bar, cls="bar", id="bar", aria_label=t("bar")),
    }


def _group(key: str, title: str, small: str, puzzles: Sequence[Puzzle], solved: frozenset[str]) -> str:
    rows = "".join(_row(puzzle, puzzle.key in solved) for puzzle in puzzles)
    inner = tag("h2", esc(title), id=f"h-{key}") + tag("p", esc(small), cls="small dim")
    inner += tag("ol", rows, cls="puzzles", role="list")
    return tag("section", inner, cls="sheetlet", aria_labelledby=f"h-{key}")


def _row(puzzle: Puzzle, solved: bool) -> str:
    n = puzzle.key[1:]
    badge = tag("span", icon("n-ok", "s12") if solved else n, cls="n ok" if solved else "n", aria_hidden="true")
    level = tag("small", "●" * puzzle.level + "○" * (LEVELS - puzzle.level), aria_hidden="true")
    said = t("puzzle.level", n=puzzle.level, most=LEVELS) + (", " + t("puzzle.solved") if solved else "")
    words = vh(t("puzzle.number", n=int(n)) + ": ") + tag("span", e(f"puzzle.kind.{puzzle.kind}"), cls="t")
    inner = badge + words + level + vh(", " + said)
    return tag("li", button(inner, f"puzzle:{puzzle.key}", "puzzle-b", key=f"puzzle {puzzle.key}"))


def strip(puzzle: Puzzle, task: str) -> str:
    """#note of a puzzle's table: what is asked, and the ways out."""
    words = tag("b", esc(name_of(puzzle))) + " " + tag("span", esc(task)) + " "
    words += tag("span", e("puzzle.undo"), cls="hide-s") if puzzle.exact else ""
    acts = button(e("puzzle.show"), "puzzle-show", "btn", key="puzzle-show")
    acts += button(e("puzzle.all"), "puzzles", "btn", key="puzzle-all")
    inner = (
        icon("n-star0", "s20") + tag("p", words, tabindex="-1", data_key="puzzle-task") + tag("div", acts, cls="row")
    )
    return tag("div", inner, cls="notice strip puzzle", id="note", role="region", aria_label=t("puzzle.title"))


def verdict_sheet(verdict: Verdict, puzzle: Puzzle, following: str) -> str:
    """What is said of an answer. `following`: the key of the next puzzle, "" = all are solved."""
    body = "".join(tag("p", esc(line), cls="nudging" if not n else None) for n, line in enumerate(verdict.lines))
    if verdict.way:
        body += _part("way", t("puzzle.way"), tag("ol", _items(verdict.way), cls="deeds"))
    if verdict.reasons:
        body += _part("why", t("hints.why"), tag("ul", _items(verdict.reasons), cls="bul"))
    if verdict.source:
        body += tag("p", esc(verdict.source), cls="small dim")
    foot = ""
    if not verdict.source:
        foot += button(e("puzzle.show"), "puzzle-show", "btn hit")
    foot += button(e("puzzle.all"), "puzzles", "btn hit")
    on = bool(following and verdict.source)
    if on:
        cls = "btn primary hit" if verdict.right else "btn hit"
        foot += button(e("puzzle.go"), f"puzzle:{following}", cls, key="puzzle-next")
    sign = "n-ok" if verdict.right else "n-star0"
    title = icon(sign, "s20") + " " + esc(verdict.head) + " " + tag("small", esc(name_of(puzzle)), cls="dim")
    return sheet(
        title,
        tag("div", body, cls="stack", role="status"),
        foot,
        "hint",
        back=t("puzzle.again" if verdict.right is False else "sheet.back"),
        asks=on and bool(verdict.right),
    )


def _part(key: str, title: str, inner: str) -> str:
    return tag("section", heading(f"h-{key}", title, level="h3") + inner, aria_labelledby=f"h-{key}")


def _items(words: Sequence[str]) -> str:
    return "".join(tag("li", esc(each)) for each in words)

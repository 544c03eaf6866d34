"""The sheet of a hint, in three depths: where to look, what to do and why, the plan with its trades."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND
from homesteaders.describe import kind_name

from ..advice import MOVE, NUDGE, PLAN, Advice
from ..counsel import HintWords, WayWords
from ..html import button, esc, heading, icon, tag
from ..scene import Scene
from ..words import e, t
from .sheets import sheet


def hint_sheet(scene: Scene, advice: Advice, words: HintWords | None) -> str:
    """The sheet; "" where nothing is to be decided. `words`: None = the hint is not there yet."""
    if not scene.acting:
        return ""
    title = icon("n-hint", "s20") + " " + e("hints.title") + " " + tag("small", esc(_when(scene)), cls="dim")
    if words is None:
        key = "hints.none" if advice.no_hint else "hints.thinking"
        wait = "" if advice.no_hint else tag("span", "", cls="busy", aria_hidden="true")
        return sheet(title, tag("p", wait + e(key), cls="nudging", role="status"), size="hint")
    body = tag("p", esc(words.nudge), cls="nudging", role="status")
    if advice.depth >= MOVE:
        body += _moves(words)
        if words.reasons:
            body += _part("why", t("hints.why"), tag("ul", _items(words.reasons), cls="bul"))
    if advice.depth >= PLAN:
        body += _part("plan", t("hints.plan"), tag("ol", _items(words.plan), cls="deeds"))
        if words.later:
            body += _part("later", words.after, tag("ol", _items(words.later), cls="deeds"))
    if advice.depth >= MOVE:
        body += tag("p", esc(words.source), cls="small dim")
    if advice.depth < PLAN:
        deeper = "hints.show_move" if advice.depth == NUDGE else "hints.show_plan"
        foot = button(e(deeper), f"hint-depth:{advice.depth + 1}", "btn hit")
    else:
        foot = button(e("hints.stage"), "hint-stage", "btn hit")
    return sheet(title, body, foot, "hint")


def _when(scene: Scene) -> str:
    number = scene.now.table.round
    words = t("round.final") if number == FINAL_ROUND else t("round.title", number=number)
    return t("hints.when", round=words, kind=kind_name(scene.frame))


def _part(key: str, title: str, inner: str) -> str:
    return tag("section", heading(f"h-{key}", title, level="h3") + inner, aria_labelledby=f"h-{key}")


def _items(sentences: tuple[str, ...]) -> str:
    return "".join(tag("li", esc(sentence)) for sentence in sentences)


def _moves(words: HintWords) -> str:
    """The best way and the two next best."""
    inner = tag("p", tag("b", esc(words.best.what)) + _win(words.best), cls="best-move")
    if words.others:
        items = ""
        for way in words.others:
            both = tag("span", esc(way.what)) + tag("span", esc(way.behind), cls="dim small")
            items += tag("li", tag("span", both, cls="grow") + _win(way))
        inner += _part("others", t("hints.others"), tag("ul", items, cls="leads"))
    return inner


def _win(way: WayWords) -> str:
    return tag("span", esc(way.win), cls="win num") if way.win else ""

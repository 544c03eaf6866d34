"""A lesson at the table: what is asked stands where the prompt stands, and the control that is meant is ringed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from ..html import button, esc, icon, tag, vh
from ..ports import Regions
from ..words import e, t
from .learn import lesson_title
from .top import menu_buttons

ASK = "lesson-ask"


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a lesson stands.

    `words`: what is asked, or what is said. `answer`: to what was just tried. `reads`: there is only to be read.
    `over`: the lesson is done, and `follow` comes next, "" = it was the last.
    """

    key: str
    number: int
    step: int
    steps: int
    words: str
    answer: str
    lit: str
    reads: bool
    over: bool = False
    follow: str = ""


def lesson_regions(regions: Mapping[str, str], shown: Shown) -> Regions:
    """The regions of the table during a lesson; each is still drawn when it is asked for first."""
    makers = {name: partial(_part, regions, name, shown.lit) for name in regions}
    makers["top"] = partial(_top, shown)
    makers["prompt"] = partial(_prompt, shown)
    if shown.reads or shown.over:
        makers["left"] = partial(_left, shown)
        makers["right"] = partial(_right, shown)
    return Regions(makers)


def _part(regions: Mapping[str, str], name: str, lit: str) -> str:
    return ringed(regions[name], lit)


def ringed(html: str, key: str) -> str:
    """The control that bears this key is ringed, and ears are told what it is for."""
    mark = f'data-key="{esc(key)}"'
    return html.replace(mark, f'data-lit="" aria-describedby="{ASK}" {mark}') if key else html


def _top(shown: Shown) -> str:
    title = e("lesson.n", number=shown.number) + " " + tag("span", esc(lesson_title(shown.key)))
    count = tag("span", e("lesson.step", n=min(shown.step + 1, shown.steps), most=shown.steps), cls="dim count")
    when = tag("div", tag("h1", title) + ("" if shown.over else count), cls="when")
    leave = button(icon("n-x", "s18") + tag("span", "&nbsp;" + e("lesson.leave"), cls="hide-s"), "leave", "ico")
    leave = leave if not shown.over else ""
    inner = tag("span", e("title"), cls="brand") + when + '<span class="sp"></span>' + leave + menu_buttons()
    return tag("header", inner, cls="top lesson-top", id="top")


def _prompt(shown: Shown) -> str:
    words = tag("span", esc(shown.words), id=ASK)
    answer = tag("small", icon("n-warn", "s12") + " " + esc(shown.answer), cls="wrong") if shown.answer else ""
    return tag("p", words + " " + answer, cls="prompt lesson", id="prompt")


def _left(shown: Shown) -> str:
    words, small = ("lesson.start", "lesson.start_small") if shown.over else ("lesson.leave_long", "lesson.leave_small")
    inner = button(e(words) + tag("small", e(small)), "leave", "btn big b1", key="lesson-leave")
    return tag("div", inner, cls="place", id="left")


def _right(shown: Shown) -> str:
    if not shown.over:
        inner, act = e("lesson.next") + vh(" " + t("lesson.next_more")), "lesson-next"
    elif shown.follow:
        inner, act = e("lesson.more") + tag("small", esc(lesson_title(shown.follow))), f"lesson:{shown.follow}"
    else:
        inner, act = e("lesson.game") + tag("small", e("lesson.game_small")), "lesson-game"
    inner = ringed(button(inner, act, "btn big primary b2", key="lesson-next"), "lesson-next")
    return tag("div", inner, cls="place", id="right")

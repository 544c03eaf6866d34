"""The sheet of the lessons, from start page and menu."""

from __future__ import annotations

from collections.abc import Mapping

from homesteaders.language import spoken

from ..html import button, esc, icon, tag, vh
from ..learned import DONE
from ..lessonbook import TITLES
from ..words import e, t
from .sheets import sheet


def lesson_title(key: str) -> str:
    """What a lesson is called."""
    return TITLES[key].get(spoken()) or TITLES[key]["en"]


def _list(steps: Mapping[str, int]) -> str:
    rows = ""
    for number, key in enumerate(TITLES, 1):
        step = steps.get(key, 0)
        badge = tag("span", icon("n-ok", "s12") if step == DONE else f"{number}", cls="n ok" if step == DONE else "n")
        state = t("learn.done") if step == DONE else t("learn.begun") if step else ""
        words = tag("span", esc(lesson_title(key)), cls="t")
        words += tag("small", esc(state)) if step > 0 else vh(" " + state) if state else ""
        rows += tag("li", button(badge + words, f"lesson:{key}", "lesson-b"))
    return tag("ol", rows, cls="lessons", role="list")


def learn_sheet(steps: Mapping[str, int]) -> str:
    """The lessons with how far each has come."""
    body = tag("p", e("learn.small"), cls="dim") + _list(steps)
    return sheet(icon("n-help", "s20") + e("learn.title"), body, size="narrow")

"""The bar of history, in place of #act's parts: what was just done, a slider over all actions, and the ways out."""

from __future__ import annotations

from typing import Any

from homesteaders.catalog import FINAL_ROUND

from ..html import attrs, button, esc, icon, tag, vh
from ..scene import Scene
from ..words import e, t
from .log import round_title

TICK_ROOM = 4
"""Per cent of the slider's length that a round's number needs."""


def _sentences(scene: Scene, position: int) -> list[str]:
    """What the action that led here made happen; its first sentence with the round in which it was taken."""
    lines = [line for line in scene.log if line.action == position - 1]
    if not lines:
        return [t("past.beginning")]
    first = t("past.words", round=round_title(lines[0].round), line=lines[0].text)
    return [first, *(line.text for line in lines[1:])]


def past_words(scene: Scene, position: int, last: int) -> str:
    """What is said of the action that led here."""
    return " ".join([*_sentences(scene, position)[:1], scene.ui.hint]).strip()


def _slider(scene: Scene, position: int, last: int, most: int) -> str:
    """The slider. Only its value and the words for it differ from one position to the next."""
    value = _sentences(scene, position)[0] + " " + t("past.count", n=position, most=most)
    field = "<input" + attrs(
        type="range",
        cls="range",
        id="past",
        min="0",
        max=str(last),
        step="1",
        value=str(position),
        data_act="past",
        data_key="past",
        aria_valuetext=value,
    )
    label = tag("label", e("past.slider"), cls="vh", for_="past")
    ticks = ""
    end = -float(TICK_ROOM)
    for number, start in scene.starts:
        if start > last:
            continue
        place = 100 * start / max(last, 1)
        text = ""
        if place - end >= TICK_ROOM:
            words = t("past.tick_final") if number == FINAL_ROUND else str(number)
            text = f'<text y="17" text-anchor="middle">{esc(words)}</text>'
            end = place
        ticks += f'<svg x="{place:.2f}%" overflow="visible"><path d="M0 0v5"></path>{text}</svg>'
    return label + field + ">" + f'<svg class="ticks-p" aria-hidden="true">{ticks}</svg>'


def _go(where: str, picture: str, off: bool) -> str:
    return button(
        icon(picture, "s18") + vh(t(f"past.{where}")), f"past:{where}", "ico", aria_disabled="true" if off else None
    )


def _region(name: str, inner: str, **more: Any) -> str:
    return tag("div", inner, id=name, **more)


def past_regions(scene: Scene, position: int, last: int, over: bool) -> dict[str, str]:
    """The parts of #act while the past is shown. `last`: the latest position with a table; `over`: one action more led
    to the end of the game."""
    main, *more = _sentences(scene, position)
    most = last + over
    rest = " " + " ".join([t("past.safe"), *more])
    small = (
        esc(scene.ui.hint)
        if scene.ui.hint
        else e("past.count", n=position, most=most) + tag("span", esc(rest), cls="hide-s")
    )
    ways = (
        _go("first", "n-first", position <= 0)
        + _go("prev", "n-prev", position <= 0)
        + _go("next", "n-nextt", position >= last)
        + _go("last", "n-last", position >= last)
    )
    branch = button(e("past.branch") + vh(" " + t("past.branch_more")), "branch", "btn hit")
    back = button(e("past.now"), "past:now", "btn primary hit", key="commit")
    return {
        "seat": tag("div", "", id="seat", hidden=True),
        "prompt": tag("p", esc(main) + " " + tag("small", small), cls="prompt", id="prompt"),
        "goods": _region("goods", _slider(scene, position, last, most), cls="past-line"),
        "left": _region("left", ways, cls="past-go", role="group", aria_label=t("past.go")),
        "right": _region("right", branch + back, cls="past-out"),
    }

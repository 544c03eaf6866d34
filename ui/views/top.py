"""#top: round, phase, the ten rounds as dots, and what is always there: undo, help, menu."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND, ROUNDS
from homesteaders.describe import kind_name

from ..html import button, esc, icon, tag, vh
from ..scene import Scene, points
from ..words import e, figure, t
from .parts import mark


def pips(number: int) -> str:
    """The rounds as dots: settlement, town, city."""
    dots = ""
    for index in range(1, ROUNDS + 1):
        cls = ("d" if index < number else "n" if index == number else "") + (" gap" if index in (5, 9) else "")
        dots += tag("i", "", cls=cls.strip() or None)
    words = t("round.of", number=number, most=ROUNDS) if number <= ROUNDS else t("round.final")
    return tag("div", dots, cls="pips", role="img", aria_label=words)


def menu_buttons() -> str:
    return button(
        icon("n-help", "s18") + tag("span", "&nbsp;" + e("top.help"), cls="hide-s") + vh(" " + t("top.help_more")),
        "open:help",
        "ico",
    ) + button(icon("n-menu", "s18") + vh(t("top.menu")), "open:menu", "ico")


def top(scene: Scene) -> str:
    table = scene.now.table
    title = e("round.final") if table.round == FINAL_ROUND else e("round.title", number=table.round)
    phase = tag("span", esc(kind_name(scene.frame)))
    when = tag("div", tag("h1", f"{title} {phase}") + pips(table.round), cls="when")
    own = ""
    if scene.seat >= 0:
        n = points(scene.me)
        own = tag("span", mark(scene.seat) + figure(n) + tag("span", e("points.short", n=n), cls="small"), cls="me")
    undo = ""
    if scene.can_undo:
        undo = button(
            icon("n-undo", "s18") + tag("span", "&nbsp;" + e("top.undo"), cls="hide-s") + vh(" " + t("top.undo_more")),
            "undo",
            "ico",
        )
    inner = tag("span", e("title"), cls="brand") + when + '<span class="sp"></span>' + own + undo + menu_buttons()
    return tag("header", inner, cls="top", id="top")

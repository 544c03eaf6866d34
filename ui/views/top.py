"""#top: round, phase, the ten rounds as dots, and what is always there: undo, history, help, menu."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND, ROUNDS
from homesteaders.describe import kind_name
from homesteaders.language import spoken
from homesteaders.state import FINAL

from ..html import button, esc, icon, tag, vh
from ..scene import Scene, points
from ..words import e, figure, t
from .parts import mark
from .sky import sun


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


def rules_link(cls: str = "link") -> str:
    """The way to the whole rules: a page of its own, in the language that is spoken (tools/rulepages.py)."""
    return tag("a", e("top.rules"), cls=cls, href=f"./rules-{spoken()}.html", target="_blank", rel="noopener")


def step_button(act: str, picture: str, words: str, more: str, reason: str, cls: str = "ico") -> str:
    """Undo and its like: one that cannot be used stays, and answers a tap with the reason."""
    inner = icon(picture, "s18") + tag("span", esc(words), cls="w") + vh(" " + (reason or more))
    return button(inner, act, cls, aria_disabled="true" if reason else None, data_why=bool(reason))


def step_buttons(scene: Scene, cls: str = "ico") -> tuple[str, str, str]:
    """Undo, undo turn, redo."""
    return (
        step_button("undo", "n-undo", t("top.undo"), t("top.undo_more"), scene.undo, cls),
        step_button("undoturn", "n-undo", t("top.turn"), "", scene.turn, cls + " turn"),
        step_button("redo", "n-redo", t("top.redo"), t("top.redo_more"), scene.redo, cls + " redo"),
    )


def history_button(past: bool, cls: str = "ico") -> str:
    """History on and off."""
    words = tag("span", e("top.history"), cls="w") + vh(" " + t("top.history_more"))
    return button(icon("n-hist", "s18") + words, "past:toggle", cls, aria_pressed=str(past).lower())


def top(scene: Scene) -> str:
    table = scene.now.table
    past = scene.past >= 0
    title = e("round.final") if table.round == FINAL_ROUND else e("round.title", number=table.round)
    phase = tag("span", esc(kind_name(scene.frame)), cls="hide-s" if scene.frame.kind == FINAL else None)
    stamp = tag("span", e("past.stamp"), cls="stamp") if past else ""
    when = tag("div", tag("h1", f"{title} {phase}") + stamp + pips(table.round), cls="when")
    own = ""
    if scene.seat >= 0:
        n = points(scene.me)
        score = mark(scene.seat) + figure(n) + tag("span", e("points.short", n=n), cls="small")
        own = button(score + vh(" " + t("scores.more")), "open:scores", "me")
    undo, turn, redo = step_buttons(scene)
    steps = tag("div", undo + turn + redo + history_button(past, "ico history"), cls="timeline")
    sky = sun(table.round) + '<span class="sp"></span>'
    inner = tag("span", e("title"), cls="brand") + when + sky + own + steps + menu_buttons()
    return tag("header", inner, cls="top", id="top")

"""The Settings sheet: over a table as over a page, so that nobody leaves a game for it. Every choice works at once."""

from __future__ import annotations

from homesteaders.language import LANGUAGES

from ..html import attrs, button, esc, icon, tag, vh
from ..ports import Release
from ..settings import CHOICES, WARNINGS, Settings, Sign, sitting
from ..words import e, t
from .parts import sign_icon
from .sheets import page_facts, sheet

OWN_NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""Each language calls itself so, whatever is spoken now."""


def settings_sheet(settings: Settings, names: tuple[str, ...], unfolded: int, release: Release, unkept: bool) -> str:
    """The sheet. `names`: who sits at the table, or in the form; `unfolded`: whose signs are being chosen, -1 =
    nobody's; `unkept`: the browser did not keep the last change."""
    if unkept:
        said = tag("p", icon("n-warn") + " " + e("set.unkept"), cls="bad", role="status")
    else:
        said = tag("p", e("set.intro"), cls="dim", role="status")
    left = _look(settings) + _signs(settings, names, unfolded)
    right = _play(settings) + _warnings(settings)
    body = tag("div", tag("div", left, cls="stack") + tag("div", right, cls="stack"), cls="two settings")
    device = tag("section", tag("h3", e("set.device"), id="h-set-device") + page_facts(release), cls="sheetlet")
    usual = button(e("set.usual"), "usual", "btn hit")
    return sheet(icon("n-set", "s20") + e("set.title"), said + body + device, usual, size="wide")


def _part(name: str, inner: str) -> str:
    return tag("section", tag("h3", e(f"set.{name}"), id=f"h-set-{name}") + inner, cls="sheetlet")


def _radios(name: str, ident: str, options: list[tuple[str, str, bool]], cls: str = "seg") -> str:
    """A choice of a few, side by side: (intent, label as HTML, chosen)."""
    labels = ""
    for act, label, chosen in options:
        box = "<input" + attrs(type="radio", name=name, data_act=act, data_key=act, checked=chosen)
        labels += tag("label", box + ">" + label)
    return tag("span", labels, cls=cls, role="radiogroup", aria_labelledby=ident)


def choice(settings: Settings, name: str) -> str:
    """One of the settings that are one of a few words."""
    chosen = getattr(settings, name)
    if name == "language":
        spoken = [(code, tag("span", esc(OWN_NAMES[code]), lang=code)) for code in LANGUAGES]
    else:
        spoken = [(value, e(f"set.{name}.{value}")) for value in CHOICES[name]]
    options = [(f"set:{name} {value}", label, value == chosen) for value, label in spoken]
    ident = f"h-set-{name}"
    words = tag("span", tag("b", e(f"set.{name}"), id=ident))
    return tag("div", words + _radios(f"set-{name}", ident, options), cls="set")


def _check(act: str, key: str, on: bool, words: str, small: str = "") -> str:
    box = "<input" + attrs(type="checkbox", data_act=act, data_key=key, checked=on) + ">"
    remark = tag("small", esc(small)) if small else ""
    return tag("label", box + tag("span", tag("b" if small else "span", esc(words)) + remark), cls="check")


def _switch(settings: Settings, name: str) -> str:
    """One of the settings that are on or off."""
    on = getattr(settings, name)
    return _check(f"set:{name} {'no' if on else 'yes'}", f"set:{name}", on, t(f"set.{name}"), t(f"set.{name}.small"))


def _look(settings: Settings) -> str:
    rows = "".join(choice(settings, name) for name in ("language", "theme", "size", "density", "motion"))
    return _part("look", rows + _switch(settings, "easy"))


def _play(settings: Settings) -> str:
    rows = choice(settings, "confirm") + choice(settings, "pace")
    return _part("play", rows + "".join(_switch(settings, name) for name in ("forced", "letters", "sound")))


def _warnings(settings: Settings) -> str:
    inner = tag("p", e("set.warnings.small"), cls="small dim")
    for key in WARNINGS:
        inner += _check(f"mute:{key}", f"mute:{key}", key not in settings.muted, t(f"set.warn.{key}"))
    return _part("warnings", inner)


def _signs(settings: Settings, names: tuple[str, ...], unfolded: int) -> str:
    """Who wears which mark in which colour, and the choice of another."""
    worn = sitting(names, settings.signs)
    rows = "".join(_person(seat, name, worn[seat], seat == unfolded) for seat, name in enumerate(names))
    return _part("signs", tag("p", e("set.signs.small"), cls="small dim") + tag("ul", rows, cls="people"))


def _person(seat: int, name: str, sign: Sign, open_: bool) -> str:
    words = tag("span", sign_icon(sign, "s20") + " " + tag("b", esc(name)), cls="whose")
    change = button(
        e("set.change") + vh(" " + t("set.change_of", name=name)),
        f"signs:{seat}",
        "btn hit",
        key=f"change {seat}",
        aria_expanded=str(open_).lower(),
    )
    inner = tag("div", words + change, cls="set")
    if open_:
        marks = [
            (f"sign:{seat} mark {n}", sign_icon((n, sign[1]), "s18") + e(f"set.mark.{n}"), n == sign[0])
            for n in range(1, 5)
        ]
        colours = [
            (f"sign:{seat} colour {n}", sign_icon((sign[0], n), "s18") + e(f"set.colour.{n}"), n == sign[1])
            for n in range(1, 5)
        ]
        for part, options in (("mark", marks), ("colour", colours)):
            ident = f"h-set-{part}"
            label = tag("span", e(f"set.{part}"), id=ident, cls="small")
            inner += tag("div", label + _radios(f"set-{part}", ident, options, "seg signs"), cls="pick-sign")
    return tag("li", inner)

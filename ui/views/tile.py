"""One building tile, as it stands in town, and one in a player's area. A tile drawn before is kept as it was."""

from __future__ import annotations

from homesteaders.catalog import BUILDINGS, Building, building_rings
from homesteaders.describe import building_name
from homesteaders.state import Player

from ..html import attrs, button, drawn, esc, icon, tag, unseen, vh
from ..scene import Fit
from ..words import e, noun, t, type_name
from .parts import TYPE_CLASS, end_bonus, extra_words, pieces, slot_yield, special_income, type_icon

SIGNS = {"ok": "✓", "tr": "⇄", "no": "–"}


def roof(building: Building, *, with_points: bool = True) -> str:
    """The sign board: type, name, printed points."""
    printed = ""
    if with_points and building.points:
        printed = tag(
            "span", f"{building.points}{icon('i-vp', 's13')}" + vh(" " + t("points.word", n=building.points)), cls="pts"
        )
    return tag(
        "span",
        type_icon(building.type)
        + vh(type_name(building.type) + ": ")
        + tag("span", esc(building_name(building.id)), cls="nm")
        + printed,
        cls="roof",
    )


def fit_line(fit: Fit, *, long: bool) -> str:
    """Can it be built: a sign and always words."""
    return tag("span", unseen(SIGNS[fit.mark]) + " " + esc(fit.long if long else fit.short), cls=f"fit {fit.mark}")


def _gives(building: Building) -> str:
    parts = [pieces(building.income)] if building.income else []
    if building.income_special:
        parts.append(special_income(building))
    parts += [slot_yield(building, slot) for slot in range(len(building.slots))]
    return " ".join(parts)


def face(building: Building, fit: Fit | None, *, few: bool) -> str:
    """The inside of a tile; `few`: the roomy form with labelled rows."""
    cost = pieces(building.cost) if building.cost else tag("span", e("free"))
    gives = _gives(building)
    bonus = end_bonus(building)
    if few:
        rows = [tag("span", tag("span", e("row.cost"), cls="lab") + cost, cls="rowx")]
        if gives:
            rows.append(tag("span", tag("span", e("row.gives"), cls="lab") + gives, cls="rowx"))
        if bonus:
            rows.append(tag("span", tag("span", e("row.end"), cls="lab") + bonus, cls="rowx"))
        if words := extra_words(building):
            rows.append(tag("span", esc(words), cls="rowx more"))
    else:
        printed = ""
        if building.points:
            printed = tag(
                "span",
                f"{building.points}{icon('i-vp', 's13')}" + vh(" " + t("points.word", n=building.points)),
                cls="pts",
            )
        rows = [
            tag("span", vh(t("row.costs") + " ") + cost + printed, cls="rowx"),
            tag("span", vh(t("row.makes") + " ") + gives + " " + bonus, cls="rowx"),
        ]
        if words := extra_words(building):
            rows[1] += vh(words)
    body = tag("span", "".join(rows) + (fit_line(fit, long=few) if fit else ""), cls="body")
    return roof(building, with_points=few) + body


@drawn(1024)
def tile_button(
    building: int, fit: Fit | None, act: str, *, few: bool, picked: bool | None = None, off: bool = False
) -> str:
    """A tile that can be tapped; `picked` None = it only opens, it is no choice."""
    printed = BUILDINGS[building]
    cls = "tile " + TYPE_CLASS[printed.type] + (" picked" if picked else "") + (" off" if off else "")
    pressed = None if picked is None else str(bool(picked)).lower()
    return button(face(printed, fit, few=few), act, cls, key=f"tile {printed.key}", aria_pressed=pressed)


def tile_plain(building: int) -> str:
    """A tile to look at."""
    printed = BUILDINGS[building]
    return tag("div", face(printed, None, few=True), cls="tile " + TYPE_CLASS[printed.type])


def _slot(building: Building, slot: int, rings: int, *, live: bool, best: int) -> str:
    """A slot's rings: each is a button while workers are placed, else a picture."""
    numbers = building_rings(building.id, slot)
    printed = building.slots[slot]
    drawn: list[str] = []
    for place, number in enumerate(numbers):
        on = bool(rings >> number & 1)
        last = place == len(numbers) - 1
        words = t("slot.two" if len(numbers) > 1 else "slot.one", name=building_name(building.id), place=place + 1)
        state = t("slot.on") if on else t("slot.off")
        makes = t("slot.both") if len(numbers) > 1 else t("slot.gives")
        inner = vh(f"{words}, {state}, {makes} ") + (icon("i-worker") if on else '<span class="ring"></span>')
        if last:
            inner += '<span class="arrow" aria-hidden="true">▸</span>' + pieces(printed.gain)
        else:
            inner += unseen("+") + vh(", ".join(f"{n} {noun(h, n)}" for h, n in printed.gain))
        cls = "slot" + (" on" if on else " best" if best >> number & 1 else "")
        if live:
            drawn.append(button(inner, f"ring:{number}", cls, aria_pressed=str(on).lower()))
        else:
            drawn.append(tag("span", inner, cls=cls))
    return "".join(drawn)


@drawn(1024)
def yard_tile(building: int, rings: int, *, live: bool = False, best: int = 0, large: bool = False) -> str:
    """A building in somebody's area, with its worker slots."""
    printed = BUILDINGS[building]
    rows = ""
    if printed.income or printed.income_special:
        always = pieces(printed.income) if printed.income else special_income(printed)
        label = tag("span", e("always"), cls="lab") if large else vh(t("always") + " ")
        rows += tag("span", label + always, cls="rowx")
    if large and (words := extra_words(printed)) and printed.perks:
        rows += tag("span", esc(words), cls="rowx dim")
    slots = "".join(_slot(printed, slot, rings, live=live, best=best) for slot in range(len(printed.slots)))
    if slots:
        rows += tag("span", slots, cls="slots")
    if bonus := end_bonus(printed):
        rows += tag("span", vh(t("row.end") + " ") + bonus, cls="rowx")
    return f"<li{attrs(cls='tile ' + TYPE_CLASS[printed.type])}>{roof(printed)}{tag('span', rows, cls='body')}</li>"


def yard(player: Player, rings: int, *, live: bool = False, best: int = 0, large: bool = False) -> str:
    """All buildings of an area."""
    items = "".join(
        yard_tile(building, rings, live=live, best=best, large=large)
        for building in sorted(player.buildings, key=lambda b: (not BUILDINGS[b].slots, player.buildings.index(b)))
    )
    return tag("ul", items, cls="yard large" if large else "yard")

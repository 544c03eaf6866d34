"""One building tile, as it stands in town, and one in a player's area. A tile drawn before is kept as it was."""

from __future__ import annotations

from typing import Any

from homesteaders.catalog import BUILDINGS, Building, building_rings
from homesteaders.describe import building_name
from homesteaders.scoring import building_bonus
from homesteaders.state import Player

from ..html import attrs, button, drawn, esc, icon, tag, unseen, vh
from ..scene import Fit
from ..words import e, noun, t, type_name
from .parts import TYPE_CLASS, end_bonus, extra_words, picture, pieces, slot_yield, special_income, type_icon
from .rings import held, press, ring_key, ring_order

SIGNS = {"ok": "✓", "tr": "⇄", "no": "–"}
CROWDED = 5
"""From so many buildings on an area is drawn densely."""


def printed_points(building: Building) -> str:
    """The points printed on a tile, "" for none."""
    if not building.points:
        return ""
    words = vh(" " + t("points.word", n=building.points))
    return tag("span", f"{building.points}{icon('i-vp', 's13')}" + words, cls="pts")


def roof(building: Building, *, with_points: bool = True, opens: bool = False) -> str:
    """The sign board: type, name, printed points. `opens`: it is a button that shows the details."""
    inner = (
        type_icon(building.type)
        + vh(type_name(building.type) + ": ")
        + tag("span", esc(building_name(building.id)), cls="nm")
        + (printed_points(building) if with_points else "")
    )
    if opens:
        return button(inner + vh(", " + t("town.details")), f"open:building {building.key}", "roof")
    return tag("span", inner, cls="roof")


def fit_line(fit: Fit, *, long: bool, fund: bool = False) -> str:
    """Can it be built: a sign and always words. `fund`: a tap stages the trades that it takes."""
    words = esc(fit.long if long else fit.short)
    if fund:
        words = tag("span", e("town.fund", how=fit.short), cls="hide-s") + tag("span", words, cls="only-fit-s")
    return tag("span", unseen(SIGNS[fit.mark]) + " " + words, cls=f"fit {fit.mark}")


def bonus_now(n: int, *, long: bool) -> str:
    """What an end bonus counts as things stand; "" if nobody's buildings can be counted."""
    if n < 0:
        return ""
    if long:
        return " " + tag("span", e("town.now", n=n), cls="now")
    return tag("span", unseen(f"= {n}") + vh(" " + t("town.now", n=n)), cls="now")


def _gives(building: Building) -> str:
    parts = [pieces(building.income)] if building.income else []
    if building.income_special:
        parts.append(special_income(building))
    parts += [slot_yield(building, slot) for slot in range(len(building.slots))]
    return " ".join(parts)


def face(building: Building, last: str, *, few: bool, bonus: int = -1) -> str:
    """The inside of a tile; `few`: the roomy form with labelled rows and the picture. `last`: the line below them."""
    cost = pieces(building.cost) if building.cost else tag("span", e("free"))
    gives = _gives(building)
    end = end_bonus(building)
    if end:
        end += bonus_now(bonus, long=few)
    if few:
        rows = [picture(building.key), tag("span", tag("span", e("row.cost"), cls="lab") + cost, cls="rowx")]
        if gives:
            rows.append(tag("span", tag("span", e("row.gives"), cls="lab") + gives, cls="rowx"))
        if end:
            rows.append(tag("span", tag("span", e("row.end"), cls="lab") + end, cls="rowx"))
        if words := extra_words(building):
            rows.append(tag("span", esc(words), cls="rowx more"))
    else:
        rows = [
            tag("span", vh(t("row.costs") + " ") + cost + printed_points(building), cls="rowx"),
            tag("span", vh(t("row.makes") + " ") + gives + " " + end, cls="rowx"),
        ]
        if words := extra_words(building):
            rows[1] += vh(words)
    return roof(building, with_points=few) + tag("span", "".join(rows) + last, cls="body")


@drawn(1024)
def tile_button(
    building: int,
    fit: Fit | None,
    act: str,
    *,
    few: bool,
    picked: bool | None = None,
    off: bool = False,
    bonus: int = -1,
    last: str = "",
) -> str:
    """A tile that can be tapped; `picked` None = it only opens, it is no choice. `bonus`: what its end bonus would
    count now. `last`: HTML in place of the line that says whether it can be built."""
    printed = BUILDINGS[building]
    cls = "tile " + TYPE_CLASS[printed.type] + (" picked" if picked else "") + (" off" if off else "")
    pressed = None if picked is None else str(bool(picked)).lower()
    if fit is not None and not last:
        last = fit_line(fit, long=few, fund=few and bool(fit.way) and act.startswith("fund:"))
    inner = face(printed, last, few=few, bonus=bonus)
    key, why = f"tile {printed.key}", act if off else ""
    return button(inner, act, cls, key=key, why=why, aria_pressed=pressed, data_about=printed.key)


def tile_plain(building: int, bonus: int = -1) -> str:
    """A tile to look at."""
    printed = BUILDINGS[building]
    cls = "tile " + TYPE_CLASS[printed.type]
    return tag("div", face(printed, "", few=True, bonus=bonus), cls=cls, data_about=printed.key)


def _slot(building: Building, slot: int, rings: int, *, live: bool, best: int, first: int = 0) -> str:
    """A slot's rings: each is a button while workers are placed, else a picture. `first`: the place of the first one
    among the area's rings."""
    numbers = building_rings(building.id, slot)
    printed = building.slots[slot]
    drawn: list[str] = []
    for place, number in enumerate(numbers):
        on = bool(rings >> number & 1)
        last = place == len(numbers) - 1
        words = t("slot.two" if len(numbers) > 1 else "slot.one", name=building_name(building.id), place=place + 1)
        state = t("slot.on") if on else t("slot.off")
        makes = t("slot.both") if len(numbers) > 1 else t("slot.gives")
        worker = held(number) if live else icon("i-worker")
        inner = vh(f"{words}, {state}, {makes} ") + (worker if on else '<span class="ring"></span>')
        if last:
            inner += '<span class="arrow" aria-hidden="true">▸</span>' + pieces(printed.gain)
        else:
            inner += unseen("+") + vh(", ".join(f"{n} {noun(h, n)}" for h, n in printed.gain))
        cls = "slot" + (" on" if on else " best" if best >> number & 1 else "")
        if live:
            more: dict[str, Any] = {
                "aria_keyshortcuts": ring_key(first + place) or None,
                "data_drop": f"ring:{number}",
            }
            inner += press(first + place)
            drawn.append(button(inner, f"ring:{number}", cls, aria_pressed=str(on).lower(), **more))
        else:
            drawn.append(tag("span", inner, cls=cls))
    return "".join(drawn)


@drawn(1024)
def yard_tile(
    building: int,
    rings: int,
    *,
    live: bool = False,
    best: int = 0,
    large: bool = False,
    dense: bool = False,
    bonus: int = -1,
    first: int = 0,
) -> str:
    """A building in somebody's area, with its worker slots. `dense`: as small as its slots allow, without words."""
    printed = BUILDINGS[building]
    rows = ""
    if printed.income or printed.income_special:
        always = pieces(printed.income) if printed.income else special_income(printed)
        label = tag("span", e("always"), cls="lab") if large and not dense else vh(t("always") + " ")
        rows += tag("span", label + always, cls="rowx")
    if large and not dense and (words := extra_words(printed)) and printed.perks:
        rows += tag("span", esc(words), cls="rowx dim")
    if end := end_bonus(printed):
        rows += tag("span", vh(t("row.end") + " ") + end + bonus_now(bonus, long=large and not dense), cls="rowx")
    if not dense:
        art = picture(printed.key) if large else ""
        rows = tag("span", art + rows, cls="above") if rows or art else ""
    slots = ""
    for slot in range(len(printed.slots)):
        slots += _slot(printed, slot, rings, live=live, best=best, first=first)
        first += printed.slots[slot].workers
    if slots:
        rows += tag("span", slots, cls="slots")
    cls = "tile " + TYPE_CLASS[printed.type] + ("" if printed.slots else " flat")
    inner = roof(printed, opens=True) + tag("span", rows, cls="body")
    return f"<li{attrs(cls=cls, data_about=printed.key, data_is=f'own {printed.key}')}>{inner}</li>"


def yard(player: Player, rings: int, *, live: bool = False, best: int = 0, large: bool = False) -> str:
    """All buildings of an area, those with worker slots first."""
    dense = len(player.buildings) >= CROWDED
    order = ring_order(player) if live else []
    items = "".join(
        yard_tile(
            building,
            rings,
            live=live,
            best=best,
            large=large,
            dense=dense,
            bonus=building_bonus(player, building) if BUILDINGS[building].end_bonus else -1,
            first=order.index(building_rings(building, 0)[0]) if live and BUILDINGS[building].slots else 0,
        )
        for building in sorted(player.buildings, key=lambda b: (not BUILDINGS[b].slots, player.buildings.index(b)))
    )
    return tag("ul", items, cls="yard" + (" large" if large else "") + (" dense" if dense else ""))

"""The small pieces that several regions share: amounts, types, marks, names."""

from __future__ import annotations

from homesteaders import describe
from homesteaders.actions import parse
from homesteaders.catalog import ALL_TYPES, Building, Tile
from homesteaders.holdings import WORKERS, Amounts
from homesteaders.language import say
from homesteaders.state import NEUTRAL

from ..html import drawn, esc, forget_drawn, icon, tag, unseen, vh
from ..scene import Scene
from ..settings import Sign
from ..words import counted, e, figure, noun, signed, t, type_name

ICONS = (
    "i-silver",
    "i-wood",
    "i-food",
    "i-steel",
    "i-gold",
    "i-copper",
    "i-cow",
    "i-trade",
    "i-vp",
    "i-debt",
    "i-worker",
    "i-track",
)
"""The picture of each holding."""

TYPE_CLASS = ("res", "com", "ind", "spe")
GOODS_ROW = (0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 9, 8)
"""The twelve fixed places of the action bar: silver, goods, chits, workers, rail lines, debt, points."""


def amount(holding: int, n: int, size: str = "", *, change: bool = False) -> str:
    """A picture and a figure; `change` writes the sign."""
    return tag(
        "span",
        icon(ICONS[holding], size) + f"<b>{signed(n) if change else figure(n)}</b>" + vh(" " + noun(holding, n)),
        cls="amt",
    )


def amount_list(amounts: Amounts, *, change: bool = False) -> str:
    """Several amounts in a row."""
    return " ".join(amount(holding, n, change=change) for holding, n in amounts)


@drawn(256)
def pieces(amounts: Amounts) -> str:
    """Pictures one by one, as on a printed tile: up to three of a kind, then a figure."""
    drawn = "".join(icon(ICONS[holding]) * n if n <= 3 else f"{n} × {icon(ICONS[holding])}" for holding, n in amounts)
    return tag("span", drawn + vh(counted(amounts)), cls="amt")


def type_icon(kind: int, size: str = "") -> str:
    return icon("t-" + TYPE_CLASS[kind], size)


def type_word(kind: int, *, quiet: bool = False) -> str:
    """The type as picture and word; `quiet`: the word only for ears."""
    name = type_name(kind)
    return tag("span", type_icon(kind) + (vh(name) if quiet else esc(name)), cls="type " + TYPE_CLASS[kind])


USUAL: tuple[Sign, ...] = ((1, 1), (2, 2), (3, 3), (4, 4))
"""The mark and the colour of each seat whose person chose none."""
GLYPHS = "●▲■◆"
"""The marks where only text can stand."""
_worn = USUAL


def wear(signs: tuple[Sign, ...]) -> None:
    """What the seats wear in the picture that is about to be drawn."""
    global _worn
    signs += USUAL[len(signs) :]
    if signs != _worn:
        _worn = signs
        forget_drawn()


def worn(seat: int) -> Sign:
    """The mark and the colour of a seat."""
    return _worn[seat]


@drawn(128)
def sign_icon(sign: Sign, size: str = "") -> str:
    """A mark in a colour."""
    return icon(f"p-{sign[0]}", f"pl{sign[1]}" + (f" {size}" if size else ""))


def mark(seat: int, size: str = "") -> str:
    """A seat's mark, or the neutral token's."""
    return sign_icon((0, 0) if seat == NEUTRAL else _worn[seat], size)


def who(scene: Scene, seat: int) -> str:
    """A seat's name as text: foreign, to be escaped."""
    return t("neutral") if seat == NEUTRAL else scene.name(seat)


def option_label(scene: Scene, token: str) -> str:
    """An option in the words of the engine: `Bid 5 on auction 2`. Plain text."""
    return describe.label(parse(token), scene.ahead.table)


def tile_types(tile: Tile, *, quiet: bool = False) -> str:
    """What the winner of an auction tile may build."""
    if not tile.types:
        return tag("span", e("tile.no_building"), cls="dim small")
    if tile.types == ALL_TYPES:
        return tag("span", "".join(type_icon(kind) for kind in tile.types) + " " + e("tile.any"), cls="type")
    return " ".join(type_word(kind, quiet=quiet) for kind in tile.types)


def tile_bonus(tile: Tile) -> list[str]:
    """What the tile brings besides, one piece of HTML each."""
    found: list[str] = []
    if tile.worker:
        found.append("+ " + icon("i-worker") + " " + esc(noun(WORKERS, 1)))
    if tile.advance:
        found.append(e("tile.advance"))
    if tile.vp:
        found.append(f"+ {tile.vp} " + icon("i-vp") + vh(" " + noun(8, tile.vp)))
    if tile.pay:
        found.append(pieces(tile.pay) + unseen("→") + vh(t("for")) + pieces(tile.get))
    return found


def slot_yield(building: Building, slot: int) -> str:
    """A worker slot as printed: workers, an arrow, what they make."""
    printed = building.slots[slot]
    return tag(
        "span",
        icon("i-worker") * printed.workers
        + '<span class="arrow" aria-hidden="true">▸</span>'
        + vh(t("slot.makes", n=printed.workers) + " ")
        + pieces(printed.gain),
        cls="amt",
    )


def special_income(building: Building) -> str:
    """Income that is no plain gain."""
    if building.income_special == "rodeo":
        return tag("span", icon("i-silver") + unseen("/") + icon("i-worker") + vh(t("income.rodeo")), cls="amt")
    if building.income_special == "bank":
        return tag("span", unseen("−") + icon("i-debt") + vh(t("income.bank")), cls="amt")
    return ""


def picture(key: str, size: str = "") -> str:
    """A building's picture. It shows once the drawings are there (`ui/drawings.py`); its room is kept until then."""
    return tag("svg", f'<use href="#b-{esc(key)}"></use>', cls=f"pic {size}".strip(), aria_hidden="true")


def end_bonus(building: Building) -> str:
    """The printed end bonus: a point for each thing counted."""
    if not building.end_bonus:
        return ""
    kinds = {"residential": 0, "commercial": 1, "industrial": 2, "special": 3}
    counted_things = ""
    cls = "amt type"
    for thing in building.end_bonus:
        if thing in kinds:
            cls += " " + TYPE_CLASS[kinds[thing]]
            counted_things += type_icon(kinds[thing], "s13")
        else:
            counted_things += icon({"workers": "i-worker", "rail_lines": "i-track"}.get(thing, "n-town"), "s13")
        counted_things += vh(say(f"end_bonus.{thing}") + " ")
    return tag(
        "span",
        f'<span class="in-ink">{icon("i-vp", "s13")}</span>'
        + vh(t("end.point") + " ")
        + '<span class="in-ink2" aria-hidden="true">/</span>'
        + vh(t("end.per") + " ")
        + counted_things,
        cls=cls,
    )


def extra_words(building: Building) -> str:
    """What a building does when built and for ever after, in a few words; "" for most."""
    words = [t(f"short.{effect}") for effect in building.on_build if f"short.{effect}" in _SHORT]
    words += [t(f"short.perk{bit}") for bit in _PERKS if building.perks & bit]
    text = ", ".join(words)
    return text[:1].upper() + text[1:]


_SHORT = {
    f"short.{key}" for key in ("discard_debt", "gain_trade", "worker", "rail_advance", "rail_line", "extra_build")
}
_PERKS = (1, 2, 4, 8, 16, 32)

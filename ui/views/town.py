"""#town: the buildings for sale, those to come and those that are gone. Folded to four counts while workers are placed,
large when one is to be built."""

from __future__ import annotations

from functools import lru_cache

from homesteaders.actions import Build
from homesteaders.catalog import ALL_TYPES, BUILDINGS, FINAL_ROUND, STAGE_ROUNDS, Building
from homesteaders.preview import allowed_buildings
from homesteaders.scoring import building_bonus
from homesteaders.state import (
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
)

from ..html import button, esc, heading, tag, vh
from ..scene import FIT_ORDER, Scene
from ..uistate import COMING, GONE, SALE, STALLS
from ..words import e, t, type_name
from .lots import auction_now, is_building
from .parts import mark, type_word
from .tile import tile_button, tile_plain
from .track import ties

ROOMY = 6
"""So many tiles to choose from have much room each; more are drawn lower."""


def copies(scene: Scene, building: Building) -> int:
    """How many copies of a building the game has."""
    return building.copies_2p if len(scene.seats) == 2 else building.copies


@lru_cache(maxsize=64)
def _stalls(supply: tuple[int, ...], number: int) -> dict[str, tuple[int, ...]]:
    """The building kinds by stall, each by type: in round `number`, with so many copies of each in supply."""
    order = sorted((b for b in BUILDINGS if STAGE_ROUNDS[b.stage][0]), key=lambda b: (b.type, b.id))
    begun = [b.id for b in order if STAGE_ROUNDS[b.stage][0] <= number]
    return {
        SALE: tuple(b for b in begun if supply[b]),
        COMING: tuple(b.id for b in order if b.id not in begun),
        GONE: tuple(b for b in begun if not supply[b]),
    }


def kinds(scene: Scene, stall: str) -> list[int]:
    """The building kinds of a stall. Those for sale are sorted by what can be had: at once, then with the fewest
    trades; what is alike stays in the order of types."""
    table = scene.now.table
    found = _stalls(tuple(table.supply), table.round)[stall]
    if stall != SALE:
        return list(found)
    last = (len(FIT_ORDER), 0)
    return sorted(found, key=lambda building: fit.rank if (fit := scene.fits.get(building)) else last)


def kinds_on_offer(scene: Scene) -> list[int]:
    """Building kinds with a copy in supply, in the order in which they are shown."""
    return kinds(scene, SALE)


def bonus_for(scene: Scene, building: int) -> int:
    """What a building's end bonus would count now for the viewer, -1 if it has none or nobody looks."""
    if scene.seat < 0 or not BUILDINGS[building].end_bonus:
        return -1
    return building_bonus(scene.me, building)


def owners(scene: Scene, building: int) -> list[int]:
    """The seats that have a building."""
    return [seat for seat, player in enumerate(scene.now.table.players) if player.owned >> building & 1]


def _last(scene: Scene, building: int) -> str:
    """The line below a tile that is not for sale: when it comes, or who has it."""
    first, last = STAGE_ROUNDS[BUILDINGS[building].stage]
    number = scene.now.table.round
    if number < first:
        words = e("town.enters", round=first, n=copies(scene, BUILDINGS[building]))
        return tag("span", words, cls="fit no")
    if scene.now.table.supply[building]:
        return ""
    seats = owners(scene, building)
    marks = "".join(mark(seat, "s13") + vh(scene.name(seat) + " ") for seat in seats)
    left = len(seats) < copies(scene, BUILDINGS[building])
    words = t("town.left", round=min(last + 1, FINAL_ROUND - 1)) if left and last < number else t("town.sold")
    if left and number == FINAL_ROUND and last >= FINAL_ROUND - 1:
        words = t("town.never")
    return tag("span", esc(words) + " " + marks, cls="fit no")


def _item(scene: Scene, building: int, *, few: bool, place: str) -> str:
    """`place`: the list it stands in, since a page may hold two of them."""
    fit = scene.fits.get(building)
    bonus = bonus_for(scene, building)
    key = BUILDINGS[building].key
    opens = f"open:building {key}"
    if not few or not scene.acting:
        last = _last(scene, building)
        return tag("li", tile_button(building, fit, opens, few=few, bonus=bonus, last=last), data_is=place + key)
    act = choice_act(scene, building)
    off = act.startswith("why:")
    picked = None if off else scene.ui.building == building
    tile = tile_button(building, fit, act, few=True, picked=picked, off=off, bonus=bonus)
    return tag("li", tile, data_is=place + key)


def choice_act(scene: Scene, building: int) -> str:
    """What choosing a building does at this decision: select it, pick it (it can be paid in several ways), stage what
    makes it affordable, or say why it cannot be had."""
    key, fit = BUILDINGS[building].key, scene.fits.get(building)
    options = [action for action in scene.ahead.legal if isinstance(action, Build) and action.building == building]
    if options:
        return f"select:{options[0].token}" if len(options) == 1 else f"pick:{key}"
    allowed = any(printed.id == building for printed in allowed_buildings(scene.ahead.table, scene.frame))
    return f"fund:{key}" if allowed and fit is not None and fit.way else f"why:build {key}"


def market(scene: Scene, buildings: list[int], *, few: bool, cls: str = "") -> str:
    """Tiles side by side; `few`: large, as choices."""
    items = "".join(_item(scene, building, few=few, place=f"{cls} ") for building in buildings)
    size = "market" if not few else "market few many" if len(buildings) > ROOMY else "market few"
    return tag("ul", items, cls=size + (f" {cls}" if cls else ""))


def _folded(scene: Scene, buildings: list[int], cls: str = "") -> str:
    """Four counts that unfold; phones show the tiles at once, since there the town is a pane of its own."""
    folds = ""
    for kind in ALL_TYPES:
        n = sum(BUILDINGS[b].type == kind for b in buildings)
        if n:
            open_ = scene.ui.town == kind
            folds += tag(
                "li",
                button(type_word(kind) + f"<b>{n}</b>", f"town:{kind}", "btn", aria_expanded=str(open_).lower()),
            )
    shown = [b for b in buildings if BUILDINGS[b].type == scene.ui.town]
    unfolded = market(scene, shown, few=False, cls="hide-s gap-t") if shown else ""
    everything = market(scene, buildings, few=False, cls="only-grid-s")
    return tag("ul", folds, cls=f"fold hide-s {cls}".strip()) + unfolded + everything


def _head(
    scene: Scene, title: str, small: str = "", *, ident: str = "h-town", level: str = "h2", cls: str = "town-h"
) -> str:
    """A heading with the three stalls beside it."""
    table = scene.now.table
    found = _stalls(tuple(table.supply), table.round)
    buttons = "".join(
        button(
            e(f"town.{stall}") + f" <b>{len(found[stall])}</b>",
            f"stall:{stall}",
            "stall",
            aria_pressed=str(scene.ui.stall == stall).lower(),
        )
        for stall in STALLS
    )
    row = tag("div", buttons, cls="stalls", role="group", aria_label=t("town.stalls"))
    return tag("div", heading(ident, title, small, level=level) + row, cls=cls)


def _body(scene: Scene, buildings: list[int], *, folded: bool) -> str:
    """The tiles of the stall that is open; `buildings`: those for sale that are shown here."""
    stall = scene.ui.stall
    shown = buildings if stall == SALE else kinds(scene, stall)
    if not shown:
        return tag("p", e(f"town.no_{stall}"), cls="dim")
    return _folded(scene, shown) if folded else market(scene, shown, few=False)


def town(scene: Scene) -> str:
    """The section #town for the decision at hand."""
    kind = scene.kind
    buildings = kinds_on_offer(scene)
    if scene.acting and scene.ui.ledger:
        return _section(_head(scene, t("town")) + _body(scene, buildings, folded=True))
    if kind in (BUILD, EXTRA_BUILD) and scene.acting:
        return _choose(scene, buildings)
    if kind == PAY_AUCTION and scene.acting:
        tile = scene.now.table.tile(scene.frame.arg)
        fitting = [b for b in buildings if tile is not None and BUILDINGS[b].type in tile.types]
        if fitting:
            title = heading("h-town", t("reach.title", auction=scene.frame.arg), scene.fit_note)
            rest = [b for b in buildings if b not in fitting]
            return _section(title + market(scene, fitting, few=False) + _rest(scene, rest))
    if kind in (ON_BUILD_WORKER, TILE_WORKER, TILE_EXCHANGE) and scene.acting:
        built = scene.me.buildings[-1]
        if len(scene.me.buildings) > 1:
            plain = tile_plain(built, bonus_for(scene, built))
            inner = heading("h-ctx", t("town.built")) + tag("ul", tag("li", plain), cls="market few")
            inner = tag("div", inner, cls="hide-s")
            return _section(inner + _head(scene, t("town")) + _body(scene, buildings, folded=True))
    if kind == TRACK_REWARD and scene.acting:
        big = tag("div", heading("h-big", t("track"), _moved(scene)) + ties(scene, big=True), cls="hide-s")
        return _section(big + _head(scene, t("town")) + _body(scene, buildings, folded=True))
    if kind == FINAL:
        return _section(_head(scene, t("town")) + _body(scene, buildings, folded=False), cls="only-town")
    if kind in (BID, NEUTRAL_BID) or (is_building(scene) and not scene.acting):
        return _section(_head(scene, t("town"), scene.fit_note) + _body(scene, buildings, folded=False))
    return _section(_head(scene, t("town")) + _body(scene, buildings, folded=True))


def _section(inner: str, cls: str = "", active: bool = False) -> str:
    classes = " ".join(part for part in ("is-active" if active else "", cls) if part)
    return tag("section", inner, id="town", cls=classes or None, aria_labelledby="h-town")


def _moved(scene: Scene) -> str:
    return t("track.stands", space=scene.me.track)


def _rest(scene: Scene, rest: list[int]) -> str:
    """The town below what the auction allows."""
    title = t("town.other") if scene.ui.stall == SALE and rest else t("town")
    if scene.ui.stall == SALE and not rest:
        return _head(scene, title, ident="h-oth", level="h3")
    return tag("div", _head(scene, title, ident="h-oth", level="h3") + _body(scene, rest, folded=True))


def _choose(scene: Scene, buildings: list[int]) -> str:
    if scene.kind == EXTRA_BUILD:
        title = t("build.extra")
        fitting = buildings
    else:
        tile = scene.now.table.tile(auction_now(scene))
        types = tile.types if tile is not None else ()
        fitting = [b for b in buildings if BUILDINGS[b].type in types]
        title = t("build.any") if types == ALL_TYPES else t("build.title", types=_or([type_name(k) for k in types]))
    rest = [b for b in buildings if b not in fitting]
    return _section(heading("h-town", title) + market(scene, fitting, few=True) + _rest(scene, rest), active=True)


def _or(words: list[str]) -> str:
    if not words:
        return t("build.no_types")
    return words[0] if len(words) == 1 else t("or", first=", ".join(words[:-1]), last=words[-1])

"""#town: the buildings on offer. Folded to four counts while workers are placed, large when one is to be built."""

from __future__ import annotations

from homesteaders.actions import Build
from homesteaders.catalog import ALL_TYPES, BUILDINGS
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

from ..html import button, heading, tag
from ..scene import Scene
from ..words import t, type_name
from .lots import auction_now, is_building
from .parts import type_word
from .tile import tile_button, tile_plain
from .track import ties

ORDER = {"ok": 0, "tr": 1, "no": 2}
FOLDED = 0


def kinds_on_offer(scene: Scene) -> list[int]:
    """Building kinds with a copy in supply: those that fit best first, then by type."""
    supply = scene.now.table.supply

    def rank(building: int) -> tuple[int, int, int]:
        fit = scene.fits.get(building)
        return (ORDER[fit.mark] if fit else len(ORDER), BUILDINGS[building].type, building)

    return sorted((b.id for b in BUILDINGS if supply[b.id] > 0), key=rank)


def _item(scene: Scene, building: int, *, few: bool) -> str:
    fit = scene.fits.get(building)
    key = BUILDINGS[building].key
    if not few or not scene.acting:
        return tag("li", tile_button(building, fit, f"open:building {key}", few=few))
    options = [action for action in scene.ahead.legal if isinstance(action, Build) and action.building == building]
    picked = scene.ui.building == building
    if len(options) == 1:
        act = f"select:{options[0].token}"
    elif options:
        act = f"pick:{key}"
    elif fit is not None and fit.way:
        act = f"fund:{key}"
    else:
        return tag("li", tile_button(building, fit, f"open:building {key}", few=True, off=True))
    return tag("li", tile_button(building, fit, act, few=True, picked=picked))


def market(scene: Scene, buildings: list[int], *, few: bool, cls: str = "") -> str:
    """Tiles side by side; `few`: large, as choices."""
    items = "".join(_item(scene, building, few=few) for building in buildings)
    return tag("ul", items, cls=("market few" if few else "market") + (f" {cls}" if cls else ""))


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


def town(scene: Scene) -> str:
    """The section #town for the decision at hand."""
    kind = scene.kind
    buildings = kinds_on_offer(scene)
    count = t("town.kinds", n=len(buildings))
    if scene.acting and scene.ui.ledger:
        return _section(heading("h-town", t("town"), count) + _folded(scene, buildings))
    if kind in (BUILD, EXTRA_BUILD) and scene.acting:
        return _choose(scene, buildings)
    if kind == PAY_AUCTION and scene.acting:
        tile = scene.now.table.tile(scene.frame.arg)
        fitting = [b for b in buildings if tile is not None and BUILDINGS[b].type in tile.types]
        if fitting:
            title = heading("h-town", t("town.lets", auction=scene.frame.arg), scene.fit_note)
            rest = [b for b in buildings if b not in fitting]
            return _section(title + market(scene, fitting, few=False) + _rest(scene, rest))
    if kind in (ON_BUILD_WORKER, TILE_WORKER, TILE_EXCHANGE) and scene.acting:
        built = scene.me.buildings[-1]
        if len(scene.me.buildings) > 1:
            inner = heading("h-ctx", t("town.built")) + tag("ul", tag("li", tile_plain(built)), cls="market few")
            inner = tag("div", inner, cls="hide-s")
            title = heading("h-town", t("town"), count)
            return _section(inner + title + _folded(scene, buildings))
    if kind == TRACK_REWARD and scene.acting:
        big = tag("div", heading("h-big", t("track"), _moved(scene)) + ties(scene, big=True), cls="hide-s")
        return _section(big + heading("h-town", t("town"), count) + _folded(scene, buildings))
    if kind == FINAL or not buildings:
        title = heading("h-town", t("town"), t("town.empty"))
        return _section(title, cls="only-town")
    if kind in (BID, NEUTRAL_BID) or (is_building(scene) and not scene.acting):
        title = heading("h-town", t("town"), scene.fit_note or count)
        return _section(title + market(scene, buildings, few=False))
    return _section(heading("h-town", t("town"), count) + _folded(scene, buildings))


def _section(inner: str, cls: str = "", active: bool = False) -> str:
    classes = " ".join(part for part in ("is-active" if active else "", cls) if part)
    return tag("section", inner, id="town", cls=classes or None, aria_labelledby="h-town")


def _moved(scene: Scene) -> str:
    return t("track.stands", space=scene.me.track)


def _rest(scene: Scene, rest: list[int]) -> str:
    if not rest:
        return ""
    title = heading("h-oth", t("town.other"), t("town.other_n", n=len(rest)), level="h3", cls="h gap-t")
    return tag("div", title + _folded(scene, rest))


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

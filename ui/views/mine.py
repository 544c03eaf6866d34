"""#mine: the own buildings, with the bench of workers while they are placed. An open trade ledger takes its place."""

from __future__ import annotations

from homesteaders.catalog import BUILDINGS, RINGS
from homesteaders.describe import building_name
from homesteaders.holdings import WORKERS
from homesteaders.state import ALLOCATE, BID, BUILD, EXTRA_BUILD, FINAL, NEUTRAL_BID, PAY_AUCTION, PAY_WORKERS

from ..html import button, esc, heading, icon, tag
from ..scene import Scene
from ..words import counted, e, t
from .aims import aims
from .ledger import ledger
from .parts import type_icon
from .tile import yard

FOLDED = (BID, NEUTRAL_BID, BUILD, EXTRA_BUILD, PAY_AUCTION)


def mine(scene: Scene) -> str:
    if scene.seat < 0:
        return tag("section", "", id="mine", hidden=True)
    if scene.acting and (scene.ui.ledger or scene.kind == FINAL):
        return ledger(scene)
    if scene.acting and scene.kind == ALLOCATE:
        return _placing(scene)
    n = len(scene.me.buildings)
    title = heading("h-mine", t("mine"), t("mine.count", n=n))
    rings = scene.me.placement
    if scene.acting and scene.kind in FOLDED and (n > 5 or scene.kind in (BUILD, EXTRA_BUILD, NEUTRAL_BID)):
        fold = "".join(
            tag("li", button(type_icon(BUILDINGS[b].type) + esc(building_name(b)), f"open:building {BUILDINGS[b].key}"))
            for b in scene.me.buildings
        )
        inner = title + tag("ul", fold, cls="fold hide-s") + tag("div", yard(scene.me, rings), cls="only-block-s")
    else:
        inner = title + yard(scene.me, rings)
    if scene.kind == PAY_WORKERS:
        inner += aims(scene)
    return tag("section", inner, id="mine", aria_labelledby="h-mine")


def _placing(scene: Scene) -> str:
    player = scene.then
    workers = player.holdings[WORKERS]
    idle = workers - scene.ui.rings.bit_count()
    best = scene.worth & ~scene.ui.rings
    advice = _advice(scene, best) if idle else t("bench.none")
    words = tag(
        "div",
        f"<b>{e('bench.idle', n=idle)}</b> {e('bench.of', n=workers)}<br>" + tag("span", esc(advice), cls="small dim"),
        cls="grow",
    )
    # One token stands for all idle workers: it is dragged to a ring, or a placed worker back to it.
    token = tag("span", icon("i-worker", "s24"), cls="token" + ("" if idle else " away"), aria_hidden="true")
    if idle:
        token = tag("span", token, cls="hold", data_drag="bench", aria_hidden="true")
    recall = button(
        e("bench.recall"),
        "recall",
        "btn hit",
        aria_keyshortcuts="C",
        aria_disabled=None if scene.ui.rings else "true",
        data_why=not scene.ui.rings,
    )
    keys = tag("p", e("bench.keys"), cls="small dim keys hide-s") if scene.ui.settings.letters else ""
    bench = tag("div", token + words + keys + recall, cls="bench", data_drop="bench")
    area = yard(player, scene.ui.rings, live=True, best=best if idle else 0, large=True)
    inner = heading("h-mine", t("mine"), cls="h hide-xs") + bench + area
    return tag("section", inner, id="mine", cls="is-active", aria_labelledby="h-mine")


def _advice(scene: Scene, best: int) -> str:
    """Names one free ring of the placement that is worth most."""
    for ring in RINGS:
        if best >> ring.id & 1:
            building = BUILDINGS[ring.building]
            return t("bench.best", name=building_name(building.id), gain=counted(building.slots[ring.slot].gain))
    return t("bench.no_ring") if not _free_ring(scene) else ""


def _free_ring(scene: Scene) -> bool:
    owned = scene.then.owned
    return any(owned >> ring.building & 1 and not scene.ui.rings >> ring.id & 1 for ring in RINGS)


def idle_after(scene: Scene) -> int:
    """Workers that stay idle in the placement in work."""
    return scene.then.holdings[WORKERS] - scene.ui.rings.bit_count()

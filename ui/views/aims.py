"""What the silver is for: the auctions of the round or the buildings to be chosen, where the middle has room."""

from __future__ import annotations

from homesteaders.catalog import BUILDINGS, FINAL_ROUND
from homesteaders.describe import building_name
from homesteaders.holdings import SILVER
from homesteaders.preview import allowed_buildings
from homesteaders.state import ALLOCATE, BID, BUILD, EXTRA_BUILD, NEUTRAL_BID, PAY_WORKERS, Player

from ..html import drawn, esc, heading, tag, unseen, vh
from ..reach import Reach, asked, reach_of, sort_fits
from ..scene import Fit, Scene, debts_for, means
from ..words import e, named, t
from .parts import amount, tile_bonus, tile_types, type_icon
from .tile import fit_line

NAMED = 2
"""So many buildings are named in a row; the others are counted."""
LISTED = 8


def aims(scene: Scene) -> str:
    """The section, "" where there is nothing to aim at. Only large screens have room for it."""
    if not scene.acting or scene.now.table.round >= FINAL_ROUND:
        return ""
    if scene.kind in (ALLOCATE, PAY_WORKERS, BID, NEUTRAL_BID):
        return _auctions(scene)
    if scene.kind in (BUILD, EXTRA_BUILD):
        allowed = {building.id for building in allowed_buildings(scene.ahead.table, scene.frame)}
        fits = sort_fits({building: fit for building, fit in scene.fits.items() if building in allowed})
        return _buildings(fits[:LISTED])
    return ""


def _then(scene: Scene) -> Player:
    """The own area after the staged lines, and after the wages that are selected."""
    player = scene.then.copy()
    if scene.kind == PAY_WORKERS and scene.ui.choice:
        player.holdings = list(scene.after)
    return player


def _auctions(scene: Scene) -> str:
    table, player = scene.now.table, _then(scene)
    rows = ""
    for auction in range(1, table.auctions + 1):
        tile, price = table.tile(auction), asked(table, scene.seat, auction)
        if tile is None or not price:
            continue
        what = tile_types(tile) + "".join(tag("span", text, cls="bonus") for text in tile_bonus(tile))
        reach = reach_of(player, tile.types, price, table.supply) if tile.types else None
        rows += _row(auction, what, price, means(player) - price, reach)
    if not rows:
        return ""
    head = "".join(tag("th", e(f"aims.{key}"), scope="col") for key in ("auction", "least", "left", "could"))
    caption = tag("caption", e("aims.caption"), cls="vh")
    made = tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl aims-t")
    title = heading("h-aims", t("aims.title"), t("aims.means", n=means(player)))
    return tag("section", title + made, cls="aims hide-s", aria_labelledby="h-aims")


def _row(auction: int, what: str, price: int, left: int, reach: Reach | None) -> str:
    rest = amount(SILVER, left) if left >= 0 else tag("span", e("fit.debts", n=debts_for(-left)), cls="tr")
    first = tag("th", vh(t("auction") + " ") + tag("span", str(auction), cls="num") + " " + what, scope="row")
    return tag("tr", first + f"<td>{amount(SILVER, price)}</td><td>{rest}</td><td>{_could(reach)}</td>")


def _could(reach: Reach | None) -> str:
    if reach is None:
        return ""
    now, traded = reach.names("ok"), reach.count("tr")
    words = ""
    if now:
        words += tag("span", unseen("✓ ") + esc(named(now, NAMED)), cls="ok")
    if traded:
        words += (" " if words else "") + tag("span", unseen("⇄ ") + e("reach.trades", n=traded), cls="tr")
    return words or tag("span", e("aims.none"), cls="no")


@drawn(64)
def _buildings(fits: tuple[tuple[int, Fit], ...]) -> str:
    items = "".join(
        tag(
            "li",
            tag("span", type_icon(BUILDINGS[building].type) + " " + esc(building_name(building)), cls="grow")
            + fit_line(fit, long=True),
        )
        for building, fit in fits
    )
    if not items:
        return ""
    title = heading("h-aims", t("aims.buildings"))
    return tag("section", title + tag("ul", items, cls="aims-l"), cls="aims hide-s", aria_labelledby="h-aims")

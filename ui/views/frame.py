"""The frame of the table: the regions, in reading order. Each region is drawn by its own file."""

from __future__ import annotations

from homesteaders.state import TRACK_REWARD

from ..html import attrs, drawn
from ..ports import Regions
from ..scene import Scene
from ..uistate import pane_of
from ..words import e
from .act import act_regions, tabs
from .docket import docket
from .log import log
from .lots import board, coming
from .mine import mine
from .note import note
from .rivals import rivals
from .top import top
from .town import town
from .track import track


@drawn(1)
def table_frame() -> str:
    """Empty places for all regions; drawn once, then each region is replaced by itself."""

    def place(name: str) -> str:
        return f"<div{attrs(id=name)}></div>"

    board_places = place("board") + place("track") + place("coming")
    lots = f'<section class="side" id="lots" aria-label="{e("lots")}">{board_places}</section>'
    middle = f'<main class="mid" id="main">{place("town")}{place("mine")}{place("docket")}</main>'
    aside = f'<aside class="opp" id="opp" aria-label="{e("opp")}">{place("rivals")}{place("log")}</aside>'
    skip = f'<a class="skip" href="#act">{e("skip")}</a>'
    parts = "".join(place(name) for name in ("seat", "prompt", "goods", "left", "right"))
    move = f'<section class="act" id="act" aria-label="{e("act")}">{parts}</section>'
    inner = place("top") + place("note") + lots + middle + aside + move + place("tabs")
    return skip + f'<div class="app" id="app">{inner}</div>'


def table_regions(scene: Scene) -> Regions:
    """The HTML of every region."""
    makers = {
        "top": lambda: top(scene),
        "note": lambda: note(scene.ui),
        "board": lambda: board(scene),
        "track": lambda: track(scene),
        "coming": lambda: coming(scene),
        "town": lambda: town(scene),
        "mine": lambda: mine(scene),
        "docket": lambda: docket(scene),
        "rivals": lambda: rivals(scene),
        "log": lambda: log(scene),
        "tabs": lambda: tabs(scene),
    }
    return Regions(makers) | act_regions(scene)


ALWAYS = frozenset(["top", "note", "docket", "seat", "prompt", "goods", "left", "right", "tabs"])
PLACES = {"lots": frozenset(["board"]), "town": frozenset(["town"]), "mine": frozenset(["mine"])}


def near(scene: Scene) -> frozenset[str]:
    """The regions in which the decision is made, or which say how it stands."""
    regions = ALWAYS | PLACES[pane_of(scene.kind)]
    if scene.kind == TRACK_REWARD:
        regions |= {"track", "town"}
    return regions | {"mine"} if scene.ui.ledger else regions

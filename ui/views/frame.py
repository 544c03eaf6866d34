"""The frame of the table: the regions, in reading order. Each region is drawn by its own file."""

from __future__ import annotations

from ..html import attrs
from ..scene import Scene
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


def table_regions(scene: Scene) -> dict[str, str]:
    """The HTML of every region."""
    return {
        "top": top(scene),
        "note": note(scene.ui),
        "board": board(scene),
        "track": track(scene),
        "coming": coming(scene),
        "town": town(scene),
        "mine": mine(scene),
        "docket": docket(scene),
        "rivals": rivals(scene),
        "log": log(scene),
        **act_regions(scene),
        "tabs": tabs(scene),
    }

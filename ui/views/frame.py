"""The frame of the table: the regions, in reading order. Each region is drawn by its own file."""

from __future__ import annotations

from ..html import attrs, button, esc, icon, tag, vh
from ..scene import Scene
from ..uistate import UiState
from ..words import e, t
from .act import act_regions, tabs
from .docket import docket
from .log import log
from .lots import board, coming
from .mine import mine
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


def note(ui: UiState) -> str:
    """#note: one strip with what has to be told and what can be done about it; empty most of the time."""
    if not ui.note:
        return tag("div", "", id="note", hidden=True)
    acts = "".join(button(esc(act.words), act.intent, "btn") for act in ui.note_acts)
    ok = button(e("note.ok") + vh(" " + t("note.ok_more")), "dismiss", "btn")
    inner = icon("n-warn", "s20") + tag("p", esc(ui.note)) + tag("div", acts + ok, cls="row")
    return tag("div", inner, cls="notice warn strip" + (" acts" if acts else ""), id="note", role="alert")


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

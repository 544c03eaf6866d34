"""#track: the Railroad Development Track, small beside the auctions and large when a reward is chosen."""

from __future__ import annotations

from ..html import esc, heading, icon, tag, unseen, vh
from ..scene import Scene
from ..words import e, t
from .parts import mark

PICTURES = ("", "i-trade", "i-track", "i-worker", "", "i-vp")


def _marks(scene: Scene, space: int, size: str) -> str:
    drawn = ""
    for seat, player in enumerate(scene.now.table.players):
        if player.track == space:
            drawn += mark(seat, size) + vh(scene.name(seat) + " ")
    return tag("span", drawn, cls="marks")


def _here(scene: Scene, space: int) -> bool:
    return scene.seat >= 0 and scene.me.track == space


def ties(scene: Scene, *, big: bool) -> str:
    """Start and five spaces, each with what it offers and who stands there."""
    items = ""
    for space in range(6):
        inner = _marks(scene, space, "s18" if big else "s12")
        word = t(f"track.{space}")
        if big:
            inner += icon(PICTURES[space], "s24") if PICTURES[space] else unseen(str(space))
            inner += tag("span", esc(word))
        elif space == 5:
            inner += tag("span", "<b>3</b>" + icon("i-vp"), cls="amt") + vh(word)
        elif PICTURES[space]:
            inner += icon(PICTURES[space]) + vh(word)
        else:
            inner += tag("b" if space else "span", e(f"track.{space}.short"), aria_hidden="true") + vh(word)
        items += tag("li", inner, cls="tie here" if big and _here(scene, space) else "tie")
    return tag("ol", items, cls="ties big" if big else "ties")


def track(scene: Scene) -> str:
    inner = heading("h-track", t("track")) + ties(scene, big=False)
    return tag("section", inner, id="track", aria_labelledby="h-track")

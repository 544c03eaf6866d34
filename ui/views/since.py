"""What the others did since the last turn: in short above the log, and as a sheet of its own."""

from __future__ import annotations

from functools import reduce

from homesteaders.catalog import TILES

from ..html import button, esc, heading, icon, tag, vh
from ..scene import Deeds, Scene, Since
from ..words import e, t
from .parts import mark, tile_bonus, tile_types


def title(since: Since) -> str:
    """Its heading."""
    return t("since" if since.start >= 0 else "since.first")


def _phrases(deeds: Deeds) -> str:
    return reduce(lambda first, rest: t("since.join", first=first, rest=rest), deeds.phrases)


def _groups(scene: Scene, since: Since) -> str:
    items = ""
    for deeds in since.groups:
        words = tag("b", esc(scene.name(deeds.seat))) + " " + esc(_phrases(deeds)) + "."
        items += tag("li", mark(deeds.seat) + tag("span", words))
    return items


def since_box(scene: Scene) -> str:
    """Above the log; where there is no room for it, one button to the sheet."""
    since = scene.since
    if since is None or not since.count:
        return ""
    news = "".join(tag("li", "<span></span>" + tag("span", esc(sentence))) for sentence in since.news)
    words = tag("ul", _groups(scene, since) + news, cls="log")
    more = t("since.open_more", n=since.count)
    press = button(
        icon("n-hist") + tag("span", e("since.open", n=since.count)) + vh(" " + more), "open:since", "btn hit"
    )
    inner = heading("h-since", title(since)) + words + tag("p", press, cls="since-open")
    return tag("section", inner, cls="since-box", aria_labelledby="h-since")


def since_body(scene: Scene) -> tuple[str, str]:
    """Title and body of the sheet, as HTML."""
    since = scene.since
    if since is None or not since.count:
        return e("since"), tag("p", e("since.none"))
    own = next((line.text for line in scene.log if line.action == since.start), "")
    body = tag("p", e("since.own", line=own), cls="dim") if own else ""
    body += tag("ol", _groups(scene, since), cls="log since") if since.groups else ""
    if since.news or since.tiles:
        facts = "".join(tag("p", esc(sentence)) for sentence in since.news)
        rows = ""
        for auction, number in enumerate(since.tiles, 1):
            tile = TILES[number]
            bonus = "".join(tag("span", text, cls="row-in") for text in tile_bonus(tile))
            rows += tag("li", tag("b", e("auction.n", auction=auction)) + tile_types(tile) + bonus)
        if rows:
            facts += tag("h3", e("since.tiles"), cls="gap-s") + tag("ul", rows, cls="next")
        body += tag("div", icon("n-hist", "s20") + tag("div", facts), cls="notice")
    return esc(title(since)), body

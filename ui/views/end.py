"""The last page: who won and why, in the parts of the score."""

from __future__ import annotations

from homesteaders.describe import building_name
from homesteaders.language import listing
from homesteaders.scoring import ScoreSheet, ranking
from homesteaders.state import State

from ..html import button, esc, icon, tag, vh
from ..uistate import Seat
from ..words import e, figure, noun, t
from .ledger import PARTS, score_parts
from .pages import page_top
from .parts import mark
from .top import history_button, step_button


def score_table(sheets: list[ScoreSheet], seats: tuple[Seat, ...], order: list[int], caption: str, mine: int) -> str:
    """The parts of each seat's score side by side; column `mine` is tinted."""
    head = tag("th", vh(t("score.part")), scope="col") + "".join(
        tag("th", mark(seat) + "<br>" + esc(seats[seat].label), scope="col", cls="hl" if seat == mine else None)
        for seat in order
    )

    def row(words: str, values: list[int]) -> str:
        cells = "".join(
            tag("td", figure(value), cls="hl" if seat == mine else None)
            for seat, value in zip(order, values, strict=True)
        )
        return tag("tr", tag("th", esc(words), scope="row") + cells)

    body = "".join(
        row(t(f"part.{key}"), [score_parts(sheets[seat])[index] for seat in order]) for index, key in enumerate(PARTS)
    )
    foot = row(t("total"), [sheets[seat].total for seat in order])
    return tag(
        "table",
        tag("caption", esc(caption), cls="vh")
        + tag("thead", tag("tr", head))
        + tag("tbody", body)
        + tag("tfoot", foot),
        cls="tbl",
    )


def headline(places: list[tuple[int, int]], sheets: list[ScoreSheet], seats: tuple[Seat, ...]) -> str:
    """Who won, and how closely."""
    best = [seat for place, seat in places if place == 1]
    if len(best) > 1:
        names = [seats[seat].label for seat in best]
        return t("end.shared", names=listing(names))
    winner, second = best[0], places[1][1]
    lead = sheets[winner].total - sheets[second].total
    if lead == 0:
        return t("end.silver", name=seats[winner].label)
    return t("end.won", name=seats[winner].label, n=lead)


def _bonus_list(sheet: ScoreSheet) -> str:
    parts = [f"{building_name(building)} {figure(n)}" for building, n in sheet.bonuses if n]
    return ", ".join(parts)


def end_regions(
    state: State, sheets: list[ScoreSheet], seats: tuple[Seat, ...], wait: bool, undo: bool = False
) -> dict[str, str]:
    """The end page; everything is open now (R16.5). `undo`: the last step may still be taken back."""
    places = ranking(sheets)
    order = [seat for _, seat in places]
    items = ""
    for place, seat in places:
        buildings = len(state.players[seat].buildings)
        facts = t("end.buildings", n=buildings) + ", " + t("end.tie", n=sheets[seat].silver)
        kind = "" if seats[seat].person else " " + tag("span", e("bot"), cls="bot")
        who = tag("span", f"<b>{esc(seats[seat].label)}</b>{kind} " + tag("span", esc(facts), cls="dim small"))
        total = tag("span", figure(sheets[seat].total) + vh(" " + noun(8, sheets[seat].total)), cls="pt")
        inner = tag("span", str(place), cls="pos") + mark(seat, "s20") + who + total
        items += tag("li", inner, cls="first" if place == 1 else None)
    title = tag(
        "div",
        tag("h1", esc(headline(places, sheets, seats)), cls="pt grow")
        + tag("span", e("end.stamp"), cls="stamp ok large"),
        cls="title-row",
    )
    bonuses = "".join(
        tag("li", mark(seat) + tag("span", f"<b>{esc(seats[seat].label)}</b> " + esc(_bonus_list(sheets[seat]))))
        for seat in order
        if _bonus_list(sheets[seat])
    )
    left = title + tag("ol", items, cls="rank")
    if bonuses:
        left += tag(
            "section",
            tag("h2", e("end.bonuses"), id="h-bonus") + tag("ul", bonuses, cls="log"),
            cls="sheetlet",
            aria_labelledby="h-bonus",
        )
    table = score_table(sheets, seats, order, t("end.score"), order[0])
    right = tag(
        "section",
        tag("h2", e("end.parts"), id="h-parts") + table + tag("p", e("end.rule"), cls="small dim pad"),
        cls="sheetlet",
        aria_labelledby="h-parts",
    )
    looks = button(icon("n-share") + " " + e("share.title"), "share", "btn hit")
    looks += history_button(False, "btn hit") + button(e("log.all"), "open:log", "btn hit")
    if undo:
        looks += step_button("undo", "n-undo", t("top.undo"), t("top.undo_more"), "", "btn hit")
    right += tag("p", looks, cls="end-looks")
    main = tag("div", left, cls="stack") + tag("div", right, cls="stack")
    prompt = tag("p", e("end.again") + " " + tag("small", e("end.seed", seed=state.setup.seed)), cls="prompt")
    bar = (
        prompt
        + button(e("end.new") + tag("small", e("end.new_small")), "leave", "btn big")
        + button(
            e("end.rematch") + tag("small", e("end.rematch_small")),
            "rematch",
            "btn big primary wait",
            aria_disabled="true" if wait else None,
        )
    )
    return {
        "top": page_top(),
        "main": tag("main", main, cls="page-b cols", id="main"),
        "bar": tag("section", bar, cls="bar", id="bar", aria_label=t("bar")),
    }

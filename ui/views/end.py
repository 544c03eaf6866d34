"""The last page: who won and why, in the parts of the score and in the course of the game. It is printed as well."""

from __future__ import annotations

from homesteaders.catalog import BUILDINGS, ROUNDS
from homesteaders.describe import building_name
from homesteaders.language import listing
from homesteaders.scoring import ScoreSheet, ranking
from homesteaders.state import State

from ..course import PASSED, Course, Part, Story
from ..html import button, esc, icon, tag, unseen, vh
from ..levels import bot_label
from ..uistate import Seat
from ..words import e, figure, signed, t
from .chart import chart, seat_head
from .pages import page_top
from .parts import mark
from .scores import graph_of, row_head, score_column, score_table
from .top import history_button, step_button

PARTS_TOLD = 3
"""How many parts of a gain are told: the largest ones."""


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


def tie_words(seat: int, places: list[tuple[int, int]], sheets: list[ScoreSheet]) -> str:
    """How a tie on points was broken (R15.6), or how far behind the first place a seat is; "" for a clear winner."""
    place = {other: number for number, other in places}
    equal = [other for other in place if other != seat and sheets[other].total == sheets[seat].total]
    silver = sheets[seat].silver
    if any(place[other] == place[seat] for other in equal):
        return t("finish.tie_shared", n=silver)
    if any(place[other] < place[seat] for other in equal):
        return t("finish.tie_lost", n=silver)
    if equal:
        return t("finish.tie_won", n=silver)
    behind = sheets[places[0][1]].total - sheets[seat].total
    return t("finish.behind", n=behind) if behind else ""


def _ranks(state: State, places: list[tuple[int, int]], sheets: list[ScoreSheet], seats: tuple[Seat, ...]) -> str:
    items = ""
    for place, seat in places:
        facts = [t("mine.count", n=len(state.players[seat].buildings))]
        tie = tie_words(seat, places, sheets)
        if not any(sheets[other].total == sheets[seat].total for _, other in places if other != seat):
            facts.append(t("end.tie", n=sheets[seat].silver))
        facts += [tie] if tie else []
        kind = "" if seats[seat].person else " " + tag("span", esc(bot_label(seats[seat])), cls="bot")
        quiet = tag("span", esc(", ".join(facts)), cls="dim small")
        who = tag("span", f"<b>{esc(seats[seat].label)}</b>{kind} {quiet}")
        total = tag("span", figure(sheets[seat].total) + vh(" " + t("points.word", n=sheets[seat].total)), cls="pt")
        inner = tag("span", str(place), cls="pos") + mark(seat, "s20") + who + total
        items += tag("li", inner, cls="first" if place == 1 else None)
    return tag("ol", items, cls="rank")


def part_words(part: Part) -> str:
    """A part of a gain: `Church +10`."""
    building = building_name(part.building) if part.building >= 0 else ""
    key = "repaid" if part.key == "debt" and part.n > 0 else part.key
    return t(f"finish.part.{key}", building=building, n=signed(part.n))


def _decided(story: Story, winner: int, seats: tuple[Seat, ...]) -> str:
    """The largest gains by round, and the winner's best building."""
    items = ""
    for gain in story.gains:
        when = t("finish.gain", when=row_head(gain.round, over=True), name=seats[gain.seat].label)
        why = ", ".join(part_words(part) for part in gain.parts[:PARTS_TOLD])
        words = tag("span", f"<b>{esc(when)}</b> " + tag("span", esc(why), cls="dim small"))
        number = tag("b", signed(gain.n) + vh(" " + t("points.word", n=gain.n)), cls="ok num")
        items += tag("li", mark(gain.seat) + words + number)
    best = story.best
    parts = [
        t(f"finish.best.{key}", n=n)
        for key, n in (("printed", best.printed), ("chits", best.chits), ("bonus", best.bonus))
        if n
    ]
    line = t(
        "finish.best",
        name=seats[winner].label,
        building=building_name(best.building),
        n=best.total,
        parts=", ".join(parts),
    )
    if best.total > 0:
        items += tag("li", mark(winner) + tag("span", esc(line)), cls="best")
    return tag("ul", items, cls="gain-list")


def _bids(course: Course, order: list[int], seats: tuple[Seat, ...]) -> str:
    """What each seat won in each round, and for how much."""
    head = tag("th", e("finish.round"), scope="col")
    head += "".join(seat_head(seat, seats[seat].label) for seat in order)
    rows = ""
    for number in range(1, ROUNDS + 1):
        cells = "".join(tag("td", _bid(course.seats[seat].bids[number - 1])) for seat in order)
        rows += tag("tr", tag("th", str(number), scope="row") + cells)
    caption = tag("caption", e("finish.bids"), cls="vh")
    return tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl bids")


def _bid(bid: tuple[int, int] | None) -> str:
    if bid is None or bid == PASSED:
        return unseen("–") + vh(t("finish.passed"))
    auction, value = bid
    short = tag("span", f"<b>{value}</b> " + tag("small", f"({auction})", cls="dim"), aria_hidden="true")
    return short + vh(t("finish.bid_more", auction=auction, value=value))


def _buildings(state: State, order: list[int], sheets: list[ScoreSheet], seats: tuple[Seat, ...]) -> str:
    """All buildings of each seat with what they score."""
    items = ""
    for seat in order:
        bonuses = dict(sheets[seat].bonuses)
        names = []
        for building in state.players[seat].buildings:
            printed, bonus = BUILDINGS[building].points, bonuses.get(building, 0)
            words = esc(building_name(building))
            if printed or bonus:
                points = (figure(printed) if printed else "") + (signed(bonus) if bonus else "")
                words += f" <b>{esc(points)}</b>"
            names.append(tag("span", words, cls="nowrap"))
        items += tag("li", mark(seat) + tag("span", f"<b>{esc(seats[seat].label)}</b> " + ", ".join(names)))
    return tag("ul", items, cls="log")


def _sheetlet(key: str, title: str, inner: str, cls: str = "") -> str:
    head = tag("h2", esc(title), id=f"h-{key}")
    return tag("section", head + inner, cls=f"sheetlet {cls}".strip(), aria_labelledby=f"h-{key}")


def end_regions(
    state: State,
    sheets: list[ScoreSheet],
    story: Story,
    seats: tuple[Seat, ...],
    wait: bool,
    undo: bool = False,
) -> dict[str, str]:
    """The end page; everything is open now (R16.5). `undo`: the last step may still be taken back."""
    places = ranking(sheets)
    order = [seat for _, seat in places]
    title = tag(
        "div",
        tag("h1", esc(headline(places, sheets, seats)), cls="pt grow")
        + tag("span", e("end.stamp"), cls="stamp ok large"),
        cls="title-row",
    )
    names = [seat.label for seat in seats]
    graph = graph_of(story.course, names, "score")
    left = title + _ranks(state, places, sheets, seats) + _sheetlet("line", graph.title, chart(graph), "line-box")
    bids = _bids(story.course, order, seats) + tag("p", e("finish.bids_rule"), cls="small dim pad")
    below = tag("div", _sheetlet("bids", t("finish.bids"), bids), cls="stack")
    columns = [score_column(seat, seats[seat].label, sheets[seat]) for seat in order]
    table = score_table(columns, t("end.score"), order[0])
    right = _sheetlet("parts", t("end.parts"), table + tag("p", e("end.rule"), cls="small dim pad"))
    looks = history_button(False, "btn hit") + button(icon("n-share") + " " + e("share.title"), "share", "btn hit")
    looks += button(e("finish.print"), "print", "btn hit") + button(e("log.all"), "open:log", "btn hit")
    looks += button(icon("n-search") + " " + e("look.open") + vh(" " + t("look.open_more")), "analysis", "btn hit")
    if undo:
        looks += step_button("undo", "n-undo", t("top.undo"), t("top.undo_more"), "", "btn hit")
    right += tag("p", looks, cls="end-looks")
    right += _sheetlet("why", t("finish.decided"), _decided(story, order[0], seats))
    buildings = _buildings(state, order, sheets, seats)
    buildings += tag("p", e("finish.buildings_rule"), cls="small dim")
    below += tag("div", _sheetlet("built", t("finish.buildings"), buildings), cls="stack")
    main = tag("div", left, cls="stack") + tag("div", right, cls="stack") + below
    seed = t("end.seed", seed=state.setup.seed)
    main += tag("p", esc(seed), cls="print-only")
    prompt = tag("p", e("end.again") + " " + tag("small", esc(seed)), cls="prompt")
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

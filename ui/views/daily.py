"""The page of a day's deal: what it is, how it went, what Baron scored in the same seat, and the text to share."""

from __future__ import annotations

from homesteaders.catalog import ROUNDS
from homesteaders.daily import SEATS

from ..dailies import DailyView, Play, Score, date_words
from ..html import button, esc, icon, tag, textarea, vh
from ..levels import LEVELS, bot_name
from ..words import e, figure, t
from .pages import page_top, segment


def daily_regions(view: DailyView) -> dict[str, str]:
    """The page."""
    play = view.play
    result = _result(view, play) if play is not None else ""
    left = tag("div", _choice(view) + result, cls="stack")
    right = tag("div", _rules() + _others(view), cls="stack")
    head = tag("h1", e("daily.name", date=date_words(view.day)), cls="pt")
    problem = tag("p", icon("n-warn") + " " + esc(view.problem), cls="bad") if view.problem else ""
    prompt = tag(
        "p", e("daily.level_is", level=bot_name(view.level)) + " " + tag("small", e(_stand(view))), cls="prompt"
    )
    home = button(e("g.home") + tag("small", e("g.home_small")), "home", "btn big")
    main = tag("div", head + problem + left, cls="stack") + right
    return {
        "top": page_top(),
        "main": tag("main", main, cls="page-b cols", id="main"),
        "bar": tag("section", prompt + home + _go(view), cls="bar", id="bar", aria_label=t("bar")),
    }


def _stand(view: DailyView) -> str:
    """How far it is, as a key."""
    if view.play is None:
        return "daily.fresh"
    if view.play.result is not None:
        return "daily.is_over"
    return "daily.going" if view.going else "daily.gone"


def _go(view: DailyView) -> str:
    """The button that leads on: to the game that counts, or to one for practice."""
    play = view.play
    if play is None:
        return button(e("daily.play") + tag("small", e("daily.play_small")), "daily-play", "btn big primary")
    if view.going:
        words = e("daily.go_on") + tag("small", e("daily.go_on_small"))
        return button(words, f"g-open:{play.game}", "btn big primary")
    look = ""
    if view.kept:
        look = button(e("daily.look") + tag("small", e("daily.look_small")), f"g-open:{play.game}", "btn big")
    practise = e("daily.practise") + tag("small", e("daily.practise_small"))
    return look + button(practise, "daily-play", "btn big primary")


def _choice(view: DailyView) -> str:
    days = [(str(view.today), t("daily.today")), (str(view.today - 1), t("daily.yesterday"))]
    if view.day < view.today - 1:
        days.append((str(view.day), date_words(view.day)))
    day = segment(t("daily.day"), "daily-day", tuple(days), str(view.day))
    options = "".join(tag("option", esc(bot_name(key)), value=key, selected=key == view.level) for key in LEVELS)
    select = tag("select", options, cls="in", id="daily-level", data_act="daily-level", data_key="daily-level")
    level = tag("div", tag("label", e("daily.level"), for_="daily-level") + select, cls="field")
    words = tag("p", e(_stand(view))) + tag("div", day + level, cls="optrow")
    return tag(
        "section", tag("h2", e("daily.against"), id="h-against") + words, cls="sheetlet", aria_labelledby="h-against"
    )


def _row(words: str, score: Score | None, instead: str = "", cls: str | None = None) -> str:
    """A line of the table: who, points, place; `instead`: HTML where there is no score."""
    head = tag("th", esc(words), scope="row")
    if score is None:
        return tag("tr", head + tag("td", instead, colspan=2, cls="dim"))
    return tag("tr", head + tag("td", tag("b", figure(score[0]))) + tag("td", str(score[1])), cls=cls)


def _result(view: DailyView, play: Play) -> str:
    head = tag("th", vh(t("daily.who")), scope="col") + tag("th", e("daily.points"), scope="col")
    head += tag("th", e("daily.place"), scope="col")
    rows = _row(t("daily.you"), play.result, e("daily.not_yet" if view.going else "daily.none"), "hl")
    rows += _row(t("daily.baron"), play.baron, _thinking(view))
    if play.best is not None and play.best != play.result:
        rows += _row(t("daily.best"), play.best)
    caption = tag("caption", e("daily.result"), cls="vh")
    inner = tag("h2", e("daily.result"), id="h-result")
    inner += tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl")
    inner += tag("p", e("daily.baron_why"), cls="small dim")
    if play.result is not None:
        inner += _marks(play.marks) + _share(view)
    return tag("section", inner, cls="sheetlet stack-s", aria_labelledby="h-result")


def _thinking(view: DailyView) -> str:
    """Where Baron's result will stand."""
    if view.failed:
        return e("daily.no_baron") + " " + button(e("daily.again"), "daily-baron", "link")
    if view.thinks < 0:
        return e("daily.later")
    busy = tag("span", "", cls="busy", aria_hidden="true")
    words = t("daily.thinks_round", round=view.thinks, most=ROUNDS) if view.thinks else t("daily.thinks")
    return tag("span", busy + esc(words), cls="nowrap")


def _marks(marks: str) -> str:
    """The place after each round."""
    head = tag("th", e("daily.round"), scope="row") + "".join(
        tag("th", str(number), scope="col") for number in range(1, ROUNDS + 1)
    )
    row = tag("th", e("daily.place"), scope="row") + "".join(
        tag("td", mark, cls="hl" if mark == "1" else None) for mark in marks
    )
    caption = tag("caption", e("daily.marks"), cls="small dim")
    return tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", tag("tr", row)), cls="tbl marks")


def _share(view: DailyView) -> str:
    label = tag("label", e("daily.text"), for_="daily-text", cls="small")
    box = textarea(view.text, cls="in", id="daily-text", readonly=True, rows=5, data_key="daily-text")
    acts = button(e("daily.copy"), "daily-copy", "btn hit" + ("" if view.can_share else " primary"))
    if view.can_share:
        acts = button(icon("n-share") + " " + e("daily.send"), "daily-share", "btn hit primary") + acts
    said = tag("p", esc(view.said), cls="small", role="status")
    return tag("div", label + box + tag("div", acts, cls="share-acts") + said, cls="stack-s")


def _rules() -> str:
    items = "".join(tag("li", e(f"daily.rule{n}")) for n in range(1, 5))
    inner = tag("h2", e("daily.how"), id="h-how") + tag("ul", items, cls="bul")
    return tag("section", inner, cls="sheetlet", aria_labelledby="h-how")


def _others(view: DailyView) -> str:
    """The days that were played, the latest first."""
    if not view.plays:
        return ""
    head = "".join(tag("th", e(f"daily.{key}"), scope="col") for key in ("day", "points", "place", "baron_short"))
    rows = "".join(_day(play) for play in view.plays[:SHOWN])
    inner = tag("h2", e("daily.days"), id="h-days")
    inner += tag("table", tag("thead", tag("tr", head)) + tag("tbody", rows), cls="tbl days")
    return tag("section", inner, cls="sheetlet", aria_labelledby="h-days")


SHOWN = 30
"""So many of the plays are listed."""


def _day(play: Play) -> str:
    words = esc(date_words(play.day)) + vh(", " + bot_name(play.level))
    day = button(words, f"daily-see:{play.day} {play.level}", "link")
    day = tag("th", day + tag("small", esc(bot_name(play.level)), cls="dim", aria_hidden="true"), scope="row")
    points, place = (figure(play.result[0]), f"{play.result[1]}/{SEATS}") if play.result else ("–", "–")
    return tag(
        "tr", day + tag("td", points) + tag("td", place) + tag("td", figure(play.baron[0]) if play.baron else "–")
    )

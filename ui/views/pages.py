"""The pages that are no table: the start page and the curtain between two persons with hidden holdings."""

from __future__ import annotations

from ..html import attrs, button, esc, icon, tag, vh
from ..levels import CHARACTERS, LEVELS, bot_name
from ..ports import Release
from ..settings import Signs, sitting
from ..uistate import BOT, OPPONENT, PERSON, Form, Seat
from ..words import e, t
from .art import TITLE
from .parts import mark, sign_icon
from .top import menu_buttons, rules_link


def page_frame(cls: str) -> str:
    """Header, a notice, scrolling middle, bar."""
    places = '<div id="top"></div><div id="note"></div><div id="main"></div><div id="bar"></div>'
    return f'<a class="skip" href="#main">{e("skip.content")}</a><div class="page {cls}" id="page">{places}</div>'


def page_top() -> str:
    """The same on every page: where the games are, settings, help, menu."""
    games = button(icon("n-log", "s18") + tag("span", "&nbsp;" + e("top.games"), cls="hide-s"), "games", "ico")
    games += button(
        icon("n-set", "s18") + tag("span", "&nbsp;" + e("top.settings"), cls="hide-s"), "open:settings", "ico"
    )
    return tag(
        "header",
        tag("span", e("title"), cls="brand") + '<span class="sp"></span>' + games + menu_buttons(),
        cls="top",
        id="top",
    )


def who_options(seat: Seat) -> str:
    """What a select offers for a seat: a person, or an opponent of some level."""

    def option(value: str, words: str, chosen: bool) -> str:
        return tag("option", words, value=value, selected=chosen)

    bot = "" if seat.person else seat.bot or BOT
    levels = "".join(option(f"{OPPONENT}:{key}", esc(bot_name(key)), key == bot) for key in LEVELS)
    if bot and bot not in LEVELS and bot not in CHARACTERS:
        levels += option(f"{OPPONENT}:{bot}", esc(bot), True)
    others = "".join(
        option(f"{OPPONENT}:{key}", e("kind.character", name=bot_name(key), level=bot_name(level)), key == bot)
        for key, level in CHARACTERS.items()
    )
    groups = tag("optgroup", levels, label=t("kind.bot")) + tag("optgroup", others, label=t("kind.characters"))
    return option(PERSON, e("kind.person"), seat.person) + groups


def _seat_row(form: Form, index: int) -> str:
    seat = form.seats[index]
    number = index + 1
    name = "<input" + attrs(
        cls="in",
        id=f"name-{index}",
        value=seat.name,
        data_type=f"name:{index}",
        data_key=f"name {index}",
        autocomplete="off",
        spellcheck="false",
        maxlength="40",
    )
    sign = button(mark(index, "s20") + vh(t("start.sign", name=seat.label)), f"signs:{index}", "ico mk")
    choose = tag(
        "select", who_options(seat), cls="in", id=f"kind-{index}", data_act=f"kind:{index}", data_key=f"kind {index}"
    )
    remove = ""
    if form.count > 2 and index == form.count - 1:
        remove = button(icon("n-x") + vh(t("start.remove", number=number, name=seat.label)), f"seats:{index}", "ico")
    row = (
        sign
        + tag("span", tag("label", e("start.name", number=number), cls="vh", for_=f"name-{index}") + name + ">")
        + tag("span", tag("label", e("start.who", number=number), cls="vh", for_=f"kind-{index}") + choose)
        + remove
    )
    return tag("li", row, cls="seatrow")


def segment(title: str, act: str, options: tuple[tuple[str, str], ...], chosen: str) -> str:
    """A choice of a few, side by side."""
    labels = ""
    for value, words in options:
        box = "<input" + attrs(
            type="radio",
            name=act,
            data_act=f"{act}:{value}",
            data_key=f"{act} {value}",
            checked=value == chosen,
        )
        labels += tag("label", box + ">" + esc(words))
    group = tag("span", labels, cls="seg", role="radiogroup", aria_label=title)
    return tag("div", tag("span", esc(title)) + group, cls="field")


def _release_words(release: Release) -> str:
    """How far the page can do without a network, quietly at the foot of a column."""
    words = e(f"release.{release.state}")
    if release.state == "ready":
        words = icon("n-ok") + " " + words
    return tag("p", words, cls="small dim", id="offline")


def start_regions(
    form: Form, saved: str, saved_seats: tuple[Seat, ...], release: Release, signs: Signs
) -> dict[str, str]:
    """The start page. `saved`: one sentence about the game that can be continued, "" = there is none; `signs`: who has
    chosen which mark and colour."""
    rows = "".join(_seat_row(form, index) for index in range(form.count))
    add = ""
    if form.count < 4:
        add = button(
            mark(form.count, "s18") + e("start.add", number=form.count + 1), f"seats:{form.count + 1}", "btn hit"
        )
    seats = tag("ul", rows, cls="seats") + (tag("p", add, cls="gap-t") if add else "")
    seed = "<input" + attrs(
        cls="in",
        id="seed",
        value=form.seed,
        data_type="seed",
        data_key="seed",
        autocomplete="off",
        spellcheck="false",
    )
    seed_row = tag(
        "span",
        seed + ">" + button(e("start.new_seed") + vh(" " + t("start.seed_word")), "newseed", "btn hit"),
        cls="in-row",
    )
    seed_field = tag("div", tag("label", e("start.seed_code"), for_="seed") + seed_row, cls="field grow")
    casual = segment(
        t("start.undo"),
        "undo-terms",
        (("strict", t("start.undo_strict")), ("casual", t("start.undo_casual"))),
        "casual" if form.casual else "strict",
    )
    by_link = ""
    if sum(seat.person for seat in form.chosen()) > 1:
        by_link = segment(
            t("start.sit"),
            "sit",
            (("here", t("start.sit_here")), ("link", t("start.sit_link"))),
            "link" if form.by_link else "here",
        ) + (tag("p", e("start.sit_why"), cls="small dim") if form.by_link else "")
    holdings = segment(
        t("start.holdings"),
        "holdings",
        (("open", t("start.open")), ("hidden", t("start.hidden"))),
        "open" if form.open_holdings else "hidden",
    )
    new_game = tag(
        "section",
        tag("h2", e("start.new"), id="h-new")
        + seats
        + tag("div", holdings + casual + by_link + seed_field, cls="optrow"),
        cls="sheetlet",
        aria_labelledby="h-new",
    )
    right = ""
    if saved:
        worn = sitting([seat.name for seat in saved_seats], signs)
        chips = " ".join(
            tag("span", sign_icon(sign, "s12") + " " + esc(seat.label), cls="chip")
            for seat, sign in zip(saved_seats, worn, strict=True)
        )
        right += tag(
            "section",
            tag("h2", e("start.last"), id="h-last")
            + tag("p", esc(saved))
            + tag("p", chips, cls="chips")
            + tag("p", button(e("start.games"), "games", "link")),
            cls="sheetlet cont",
            aria_labelledby="h-last",
        )
    daily = button(e("daily.link"), "daily", "link") + button(e("career.link"), "career", "link")
    daily += button(e("puzzle.link"), "puzzles", "link")
    right += tag(
        "section",
        tag("p", e("daily.start")) + tag("p", daily, cls="by-day"),
        cls="sheetlet",
        aria_label=t("daily.title"),
    )
    right += tag(
        "section",
        tag("h2", e("start.about"), id="h-about")
        + "".join(tag("p", e(f"start.about{n}")) for n in (1, 2, 3))
        + tag("p", button(e("learn.title"), "open:learn", "link"))
        + tag("p", button(e("start.rules"), "open:help", "link") + " " + rules_link())
        + tag("p", e("start.device"), cls="small dim")
        + _release_words(release),
        cls="sheetlet how",
        aria_labelledby="h-about",
    )
    hero = tag("div", tag("h1", TITLE + vh(t("title")), cls="title") + tag("p", e("start.line")), cls="hero")
    main = hero + tag("div", new_game, cls="stack") + tag("div", right, cls="stack")
    persons = sum(seat.person for seat in form.chosen())
    summary = tag(
        "p",
        e("start.sum", n=form.count)
        + " "
        + tag("small", e("start.sum_small" if persons else "start.watch", persons=persons, bots=form.count - persons)),
        cls="prompt",
    )
    go_on = (
        button(e("start.continue") + tag("small", e("start.continue_small")), "continue", "btn big") if saved else ""
    )
    paste = button(e("open.title") + tag("small", e("start.open_code_small")), "open-paste", "btn big")
    deal = button(
        e("start.deal") + tag("small", e("start.deal_small" if persons else "start.deal_watch")),
        "deal",
        "btn big primary",
    )
    return {
        "top": page_top(),
        "main": tag("main", main, cls="page-b cols", id="main"),
        "bar": tag("section", summary + (go_on or paste) + deal, cls="bar", id="bar", aria_label=t("bar")),
    }


def curtain(seat: int, seats: tuple[Seat, ...], words: str, number: int, wait: bool, back: str) -> str:
    """Nothing of any seat, only whose turn it is to look. `back`: who may take the last step back, "" = nobody."""
    name = esc(seats[seat].label)
    slip = (
        tag("p", e("curtain.pass"), cls="dim")
        + mark(seat, "s96")
        + tag("h1", name)
        + tag("p", esc(words))
        + tag("p", e("curtain.away"), cls="small dim")
        + (tag("p", button(e("curtain.undo", name=back), "undo", "link")) if back else "")
    )
    lift = button(
        e("curtain.lift", name=seats[seat].label) + tag("small", e("curtain.lift_small")),
        f"lift:{number}",
        "btn big primary wait",
        key="lift",
        aria_disabled="true" if wait else None,
    )
    leave = button(e("curtain.leave") + tag("small", e("curtain.leave_small")), "leave", "btn big")
    bar = tag("section", leave + lift, cls="bar", id="bar", aria_label=t("bar"))
    return tag("div", tag("main", tag("div", slip, cls="slip"), id="main") + bar, cls="curtain cloth", id="curtain")

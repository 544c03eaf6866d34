"""Sheets over the table: a building, another player, the log, the coming auctions, help, the menu, and what
happened since the last turn."""

from __future__ import annotations

from homesteaders.holdings import GOODS, PRICES

from ..html import button, esc, heading, icon, tag, vh
from ..ports import Release
from ..scene import LogLine, Scene
from ..uistate import SEATS
from ..words import e, noun, t
from .log import log_list
from .lots import tile_row
from .parts import ICONS, amount
from .reach import reach_body
from .rival import rival_sheet
from .rulelinks import rule_links, table_links
from .since import since_body
from .top import history_button, rules_link, step_buttons


def sheet(title: str, body: str, foot: str = "", size: str = "", back: str = "", *, asks: bool = False) -> str:
    """A dialog over the page; `title` is HTML. `asks`: what it is for stands in body or foot, so Back is no answer."""
    close = button(icon("n-x") + vh(t("close")), "close", "ico", key="close")
    head = tag("div", tag("h2", title, id="h-sheet") + close, cls="sheet-h")
    back = button(esc(back or t("sheet.back")), "close", "btn hit" if asks else "btn primary hit", key="close2")
    feet = tag("div", back + foot if asks else foot + back, cls="sheet-f")
    inner = head + tag("div", body, cls="sheet-b", tabindex="0") + feet
    box = tag(
        "section", inner, cls=f"sheet {size}".strip(), role="dialog", aria_modal="true", aria_labelledby="h-sheet"
    )
    return tag("div", box, cls="scrim", id="sheet")


def draw(scene: Scene | None, which: str) -> str:
    """The open sheet's HTML, "" if none is open. Without a table only help exists."""
    word, _, rest = which.partition(" ")
    if word == "help":
        return sheet(e("help.title"), _help(scene), size="wide")
    if scene is None:
        return ""
    if word == "rival" and rest.isdigit() and int(rest) < len(scene.seats):
        title, body, foot = rival_sheet(scene, int(rest))
        return sheet(title, body + rule_links("sheet rival"), foot, size="wide")
    if word == "reach" and rest.isdigit() and 0 < int(rest) <= scene.now.table.auctions:
        return sheet(*reach_body(scene, int(rest)))
    if word == "log":
        return whole_log(scene.log, scene.past)
    if word == "since":
        return since_sheet(scene)
    if word == "coming":
        rows = "".join(tile_row(number) for number in scene.now.table.deal.piles[0][scene.now.table.round :])
        return sheet(e("coming"), tag("ul", rows, cls="next") + rule_links("pane coming"))
    return ""


def whole_log(lines: tuple[LogLine, ...], shown: int = -1) -> str:
    """Everything that happened; `shown`: the position of the past table on the screen."""
    return sheet(e("log"), log_list(lines, shown), size="wide")


def since_sheet(scene: Scene) -> str:
    """What the others did since the last turn."""
    title, body = since_body(scene)
    look = ""
    if scene.since is not None and scene.since.count and scene.past < 0:
        first = max(scene.since.start + 1, 0)
        look = button(icon("n-hist") + e("top.history"), f"past:{first}", "btn hit")
    return sheet(title, body, look, back=t("since.start") if scene.acting else "")


def menu(playing: bool, game: bool, release: Release, scene: Scene | None = None) -> str:
    """The menu. `playing`: a table is on the screen; `game`: there is a game. What has no room at the top of a phone's
    table stands here; `scene` tells what of it can be used."""
    steps = ""
    if scene is not None:
        _, turn, redo = step_buttons(scene, "btn hit wide")
        steps = tag("div", turn + redo + history_button(scene.past >= 0, "btn hit wide"), cls="menu-steps")
    elif playing:
        steps = tag("div", history_button(False, "btn hit wide"), cls="menu-steps")
    own = ""
    if scene is not None:
        own += button(icon("n-star0") + e("menu.scores"), "open:scores", "btn hit wide")
        if scene.past < 0:
            own += button(icon("i-worker") + e("seats.title"), f"open:{SEATS}", "btn hit wide")
    if game:
        own += button(icon("n-share") + e("share.menu"), "share", "btn hit wide")
    about = button(icon("n-set") + e("menu.settings"), "open:settings", "btn hit wide")
    about += button(icon("n-help") + e("menu.help"), "open:help", "btn hit wide") + rules_link("btn hit wide")
    others = button(icon("n-log") + e("menu.games"), "games", "btn hit wide")
    others += button(e("open.title"), "open-paste", "btn hit wide")
    others += button(e("daily.link"), "daily", "btn hit wide") + button(e("career.link"), "career", "btn hit wide")
    others += button(e("puzzle.link"), "puzzles", "btn hit wide")
    others += button(e("learn.title"), "open:learn", "btn hit wide")
    leave = ""
    if playing:
        saved = "puzzle.safe" if scene is not None and scene.ui.puzzle else "menu.saved"
        leave = button(e("curtain.leave"), "leave", "btn hit wide") + tag("p", e(saved), cls="small dim")
    groups = (("game", own), ("about", about), ("others", others))
    body = steps + "".join(
        tag("section", tag("h3", e(f"menu.{name}"), cls="vh") + inner, cls="menu-group")
        for name, inner in groups
        if inner
    )
    body += tag("div", leave, cls="stack-s") if leave else ""
    return sheet(e("menu.title"), tag("div", body, cls="stack") + page_facts(release), size="narrow")


def page_facts(release: Release) -> str:
    """What is known of the page's own files, and what can be done about them."""
    words = t(f"release.{release.state}")
    if release.version:
        words = t("release.version", version=release.version) + ". " + words
    acts = ""
    if release.update:
        acts += tag("p", e("release.update")) + button(e("release.apply"), "release-apply", "btn primary hit wide")
    if release.installable:
        acts += button(e("release.install"), "release-install", "btn hit wide")
    if release.state in ("ready", "failed"):
        repair = e("release.repair") + tag("small", e("release.repair_more"))
        acts += button(repair, "release-repair", "btn big wide")
    return tag("div", tag("p", esc(words), cls="small dim") + acts, cls="stack-s")


def _help(scene: Scene | None) -> str:
    rows = "".join(
        tag(
            "tr",
            tag("th", icon(ICONS[good]) + " " + esc(noun(good, 1).capitalize()), scope="row")
            + tag("td", amount(*PRICES[good])),
        )
        for good in GOODS
    )
    head = tag("thead", tag("tr", tag("th", e("ledger.good"), scope="col") + tag("th", e("ledger.price"), scope="col")))
    prices = tag(
        "section", heading("h-hp", t("help.prices"), level="h3") + tag("table", head + tag("tbody", rows), cls="tbl")
    )
    trades = "".join(tag("li", e(f"help.trade{n}")) for n in range(1, 6))
    rounds = "".join(tag("li", e(f"help.round{n}")) for n in range(1, 6))
    track = "".join(tag("li", e(f"help.track{n}")) for n in range(1, 6))
    ends = "".join(tag("li", e(f"help.end{n}")) for n in range(1, 5))
    right = (
        tag("section", heading("h-hr", t("help.round"), level="h3") + tag("ol", rounds, cls="bul"))
        + tag("section", heading("h-ht", t("help.track"), level="h3") + tag("ol", track, cls="bul"))
        + tag("section", heading("h-he", t("help.end"), level="h3") + tag("ul", ends, cls="bul"))
    )
    left = prices + tag("section", heading("h-hf", t("help.trades"), level="h3") + tag("ul", trades, cls="bul"))
    keys = tag("p", e("help.keys"), cls="small dim") + tag("p", e("help.keys_more"), cls="small dim")
    keys += tag("p", e("bench.keys") + " " + e("help.keys_pace") + " " + e("help.keys_hint"), cls="small dim")
    licences = tag("a", e("help.licences"), cls="link", href="./licences/README.txt", target="_blank", rel="noopener")
    fan = tag("p", e("help.fan") + " " + licences, cls="small dim")
    keys = tag("p", rules_link()) + (table_links(scene) if scene is not None else "") + keys
    return tag("div", tag("div", left, cls="stack") + tag("div", right, cls="stack"), cls="two") + keys + fan

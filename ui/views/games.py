"""The Games page: every game that is kept here, backups, and a box for codes."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND, ROUNDS
from homesteaders.language import say

from ..entries import SORTS, Entry, ShelfView, title_of
from ..html import attrs, button, esc, icon, tag, textarea, vh
from ..settings import NO_SIGNS, Signs, sitting
from ..uistate import PERSON, Seat
from ..words import e, figure, inside, t
from .pages import page_top
from .parts import sign_icon
from .top import pips


def games_regions(view: ShelfView, signs: Signs = NO_SIGNS) -> dict[str, str]:
    """The page. `signs`: who has chosen which mark and colour."""
    games = sum(not entry.damaged for entry in view.entries)
    small = tag("small", e("g.usage", size=kilobytes(view.usage)))
    prompt = tag("p", (e("g.count", n=games) if games else e("g.count_none")) + " " + small, cls="prompt")
    home = button(e("g.home") + tag("small", e("g.home_small")), "home", "btn big")
    right = tag("div", _backup(view) + _code(view), cls="stack")
    return {
        "top": page_top(),
        "main": tag(
            "main", tag("div", _head(view) + _said(view) + _list(view, signs)) + right, cls="page-b cols", id="main"
        ),
        "bar": tag("section", prompt + home, cls="bar", id="bar", aria_label=t("bar")),
    }


def kilobytes(n: int) -> str:
    """`1.1`: thousands of characters."""
    return f"{max(n, 100) / 1000:.1f}" if n else "0"


def label(name: str) -> str:
    """A foreign name to be shown inside a sentence."""
    return Seat(name, PERSON).label


def title(entry: Entry) -> str:
    """What a game is called, for the screen."""
    return title_of(tuple(map(label, entry.names)), label(entry.name))


def _head(view: ShelfView) -> str:
    inner = tag("h1", e("games.title"), cls="pt")
    if sum(not entry.damaged for entry in view.entries) > 1:
        options = "".join(tag("option", e(f"g.sort.{key}"), value=key, selected=key == view.sort) for key in SORTS)
        inner += tag("label", e("g.sort"), for_="g-sort", cls="small")
        inner += tag("select", options, cls="in", id="g-sort", data_act="g-sort", data_key="g-sort")
    return tag("div", inner, cls="games-h")


def _said(view: ShelfView) -> str:
    """How the last thing went; always there, so that it is read out when it changes."""
    if not view.said:
        return tag("div", "", role="status")
    refused = tag("ul", "".join(tag("li", esc(line)) for line in view.refused), cls="bul") if view.refused else ""
    look = icon("n-warn" if view.bad else "n-ok", "s20")
    box = tag(
        "div", look + tag("div", tag("p", esc(view.said)) + refused), cls=f"notice {'warn' if view.bad else 'ok'}"
    )
    return tag("div", box, role="status")


def _list(view: ShelfView, signs: Signs) -> str:
    rows = [_game(view, entry, day, signs) for entry, day in zip(view.entries, view.days, strict=True)]
    if view.deleted_at >= 0:
        rows.insert(view.deleted_at, _gone(view))
    if not rows:
        words = "".join(tag("p", e(key)) for key in ("g.empty", "g.empty_do", "g.empty_other"))
        return tag("div", words, cls="sheetlet games-0")
    return tag("ul", "".join(rows), cls="games")


def _gone(view: ShelfView) -> str:
    """Where a deleted game was: nothing there can be hit by a second tap but its return."""
    words = tag("p", tag("b", e("g.deleted", name=label(view.deleted)))) + tag(
        "p", e("g.deleted_more"), cls="small dim"
    )
    undo = button(
        icon("n-undo") + " " + e("g.undo") + vh(" " + t("g.undo_more", name=label(view.deleted))),
        "g-restore",
        "btn hit",
        key=f"g-delete:{view.deleted_id}",
    )
    return tag("li", tag("div", words, role="status") + tag("div", undo, cls="acts"), cls="save gone")


def _game(view: ShelfView, entry: Entry, day: str, signs: Signs) -> str:
    if entry.damaged:
        return _damaged(view, entry)
    name = title(entry)
    about = tag("h2", esc(name)) + tag("p", _where(entry)) + tag("p", esc(_facts(entry, day)), cls="small dim")
    open_ = button(
        e("g.replay" if entry.over else "g.continue") + vh(" " + name),
        f"g-open:{entry.id}",
        "btn hit" if entry.over else "btn primary hit",
    )
    chips = "".join(
        tag("span", sign_icon(sign, "s12") + " " + esc(label(who)) + _points(entry, seat), cls="chip")
        for seat, (who, sign) in enumerate(zip(entry.names, sitting(entry.names, signs), strict=True))
    )
    return tag(
        "li",
        tag("div", about)
        + tag("div", open_ + _more_button(view, entry, t("g.more", name=name)), cls="acts")
        + tag("div", pips(FINAL_ROUND if entry.over else entry.round) + chips, cls="line")
        + (_more(view, entry) if view.more == entry.id else ""),
        cls="save",
    )


def _points(entry: Entry, seat: int) -> str:
    return (
        " " + tag("b", figure(entry.scores[seat]) + vh(" " + t("points.word", n=entry.scores[seat])))
        if entry.scores
        else ""
    )


def _where(entry: Entry) -> str:
    """How far the game is, and whose move it is."""
    if entry.over:
        most = max(entry.scores, default=0)
        best = [label(name) for name, n in zip(entry.names, entry.scores, strict=False) if n == most]
        if len(best) == 1:
            return e("g.over") + " " + e("g.best", name=best[0], n=most, points=figure(most))
        return e("g.over") + (
            " " + e("g.best_more", names=", ".join(best), n=most, points=figure(most)) if best else ""
        )
    phase = inside(say(f"kind.{entry.decision}"))
    final = entry.round > ROUNDS
    words = t("g.final", phase=phase) if final else t("g.of", number=entry.round, most=ROUNDS, phase=phase)
    person = entry.kinds[entry.seat] == PERSON
    name = label(entry.names[entry.seat])
    if person and entry.here == (entry.seat,):
        turn = t("g.yours")
    elif person and entry.by_link and entry.seat not in entry.here:
        turn = t("g.away", name=name)
    else:
        turn = t("g.decides" if person else "g.decides_bot", name=name)
    return esc(words) + " " + tag("b", esc(turn))


def _facts(entry: Entry, day: str) -> str:
    facts = [t("g.players", n=entry.players), t("g.open" if entry.open_holdings else "g.hidden")]
    if entry.casual:
        facts.append(t("g.casual"))
    if entry.by_link:
        facts.append(t("g.by_link"))
    size = kilobytes(entry.size)
    return ", ".join(facts) + ". " + (t("g.saved", day=day, size=size) if day else t("g.size", size=size))


def _more_button(view: ShelfView, entry: Entry, words: str) -> str:
    expanded = "true" if view.more == entry.id else "false"
    return button(icon("n-menu", "s18") + vh(words), f"g-more:{entry.id}", "ico", aria_expanded=expanded)


def _more(view: ShelfView, entry: Entry) -> str:
    of = vh(" " + title(entry))
    if view.renaming == entry.id:
        field = "<input" + attrs(
            cls="in",
            id="g-name",
            value=view.draft,
            data_type="g-name",
            data_key=f"g-rename:{entry.id}",
            autocomplete="off",
            maxlength="40",
        )
        first = (
            tag("span", tag("label", e("g.name"), for_="g-name") + field + ">", cls="field")
            + button(e("g.named"), f"g-named:{entry.id}", "btn primary hit", key=f"g-rename:{entry.id}")
            + button(e("g.cancel"), f"g-rename:{entry.id}", "btn hit")
        )
        return tag("div", first, cls="more")
    controls = (
        button(e("g.rename") + of, f"g-rename:{entry.id}", "btn hit")
        + button(icon("n-share") + " " + e("g.share") + of, f"g-share:{entry.id}", "btn hit")
        + button(e("g.copy") + of, f"g-copy:{entry.id}", "btn hit")
        + button(icon("n-down") + " " + e("g.file") + of, f"g-export:{entry.id}", "btn hit")
        + '<span class="sp"></span>'
        + button(e("g.delete") + of, f"g-delete:{entry.id}", "btn danger hit")
    )
    return tag("div", controls, cls="more")


def _damaged(view: ShelfView, entry: Entry) -> str:
    words = tag("h2", e("g.damaged")) + tag("p", icon("n-warn") + " " + esc(entry.damaged), cls="bad")
    of = vh(" " + t("g.raw_more", name=entry.id))
    raw = button(icon("n-down") + " " + e("g.raw") + of, f"g-raw:{entry.id}", "btn hit")
    more = ""
    if view.more == entry.id:
        delete = button(e("g.delete") + vh(" " + entry.id), f"g-delete:{entry.id}", "btn danger hit")
        more = tag("div", '<span class="sp"></span>' + delete, cls="more")
    acts = tag("div", raw + _more_button(view, entry, t("g.more_damaged")), cls="acts")
    return tag("li", tag("div", words) + acts + more, cls="save damaged")


def _backup(view: ShelfView) -> str:
    keeps = {True: "g.persisted", False: "g.not_persisted", None: ""}[view.persisted]
    lines = [t("g.device"), t("g.clears") + (" " + t(keeps) if keeps else "")]
    lines.append(t("g.last", day=view.last_export) if view.last_export else t("g.never"))
    inner = tag("h2", e("g.backup"), id="h-backup")
    inner += "".join(tag("p", esc(line), cls="small dim") for line in lines)
    if view.nudge:
        inner += tag("p", icon("n-warn") + " " + esc(view.nudge), cls="small nudge")
    if view.entries:
        inner += button(icon("n-down") + " " + e("g.all"), "g-export", "btn primary hit wide")
    inner += button(e("g.restore"), "g-pick", "btn hit wide")
    return tag("section", inner, cls="sheetlet backup", aria_labelledby="h-backup")


def _code(view: ShelfView) -> str:
    box = textarea(
        view.pasted,
        cls="in",
        id="g-paste",
        rows="3",
        data_type="g-paste",
        data_key="g-paste",
        autocomplete="off",
        spellcheck="false",
        aria_describedby="g-problem" if view.problem else None,
        aria_invalid="true" if view.problem else None,
    )
    inner = tag("h2", e("g.code"), id="h-code")
    inner += tag("div", tag("label", e("open.field"), for_="g-paste") + box, cls="field")
    problem = icon("n-warn") + " " + esc(view.problem) if view.problem else ""
    inner += tag("p", problem, cls="bad", id="g-problem", role="alert")
    inner += button(e("g.code_open") + vh(" " + t("g.code_open_more")), "g-receive", "btn hit wide")
    return tag("section", inner, cls="sheetlet code-box", aria_labelledby="h-code")

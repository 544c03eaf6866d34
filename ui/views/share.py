"""The sheets of games that go from device to device: sharing, pasting, and the questions that what comes may raise."""

from __future__ import annotations

from ..html import button, esc, icon, tag, textarea, vh
from ..uistate import Seat, Sharing
from ..words import e, t
from .pages import segment
from .parts import mark
from .sheets import sheet

QUIET = 4
"""Modules of white around a QR code, as its standard asks for."""


def qr_picture(rows: str) -> str:
    """A QR code as a drawing: black on white in every theme."""
    lines = rows.split("\n")
    side = len(lines) + 2 * QUIET
    path = ""
    for y, line in enumerate(lines):
        x = 0
        while (start := line.find("1", x)) >= 0:
            end = line.find("0", start)
            x = len(line) if end < 0 else end
            path += f"M{start + QUIET} {y + QUIET}h{x - start}v1h-{x - start}z"
    box = f'<rect width="{side}" height="{side}" fill="#fff"/>'
    name = esc(t("share.qr"))
    return (
        f'<svg class="qr" role="img" aria-label="{name}" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'{box}<path fill="#000" d="{path}"/></svg>'
    )


def share_sheet(sharing: Sharing, waits_for: str, hidden: bool, over: bool, can_share: bool) -> str:
    """Link, code, file and QR code of a game. `waits_for`: the name of the person at another device, "" = nobody."""
    if sharing.replay:
        intro = t("share.for_replay")
    else:
        intro = t("share.for_turn", name=waits_for) if waits_for else t("share.for_game")
    if not sharing.qr:
        picture = tag("p", e("share.qr_wait"), cls="small dim qr wait", role="status")
    elif sharing.qr == "-":
        picture = tag("p", e("share.qr_large"), cls="small dim")
    else:
        picture = qr_picture(sharing.qr) + tag("p", e("share.qr_hint"), cls="small dim")
    field = tag("label", e("share.code", n=len(sharing.code)), for_="code", cls="small")
    box = textarea(sharing.code, cls="code in", id="code", readonly=True, rows=4, data_key="code")
    send = [
        button(e("share.copy"), "share-copy", "btn hit" if can_share else "btn hit primary"),
        button(e("share.text"), "share-text", "btn hit"),
        button(icon("n-down") + e("share.file"), "share-file", "btn hit"),
    ]
    if can_share:
        send.insert(0, button(icon("n-share") + e("share.send"), "share-send", "btn hit primary"))
    buttons = tag("div", "".join(send), cls="share-acts")
    said = tag("p", esc(sharing.said), cls="small", role="status")
    kinds = segment(
        t("share.kind"),
        "share-kind",
        (("game", t("share.kind_game")), ("replay", t("share.kind_replay"))),
        "replay" if sharing.replay else "game",
    )
    names = segment(
        t("share.names"),
        "share-names",
        (("on", t("share.names_on")), ("off", t("share.names_off"))),
        "on" if sharing.names else "off",
    )
    options = tag("div", ("" if waits_for else kinds) + names, cls="optrow")
    honest = t("share.honest") + (" " + t("share.honest_hidden") if hidden and not over else "")
    small = tag("p", esc(honest), cls="small dim") + tag("p", e("share.setup", code=sharing.setup), cls="small dim")
    left = tag("div", picture, cls="share-qr")
    right = tag("div", tag("p", esc(intro)) + field + box + buttons + said + options, cls="stack-s")
    title = icon("n-share", "s20") + " " + e("share.title_turn" if waits_for else "share.title")
    return sheet(title, tag("div", left + right, cls="share") + small, size="wide")


def paste_sheet(text: str, problem: str) -> str:
    """The box for a link or code, and the sentence why the last one could not be opened."""
    trouble = ""
    if problem:
        words = tag("h3", e("open.bad")) + tag("p", esc(problem)) + tag("p", e("open.nothing"), cls="small dim")
        trouble = tag("div", icon("n-warn", "s20 bad") + tag("div", words), cls="notice bad", role="alert")
    label = tag("label", e("open.given" if problem else "open.field"), for_="paste", cls="small")
    box = textarea(
        text,
        cls="in code",
        id="paste",
        rows=5,
        data_type="paste",
        data_key="paste",
        spellcheck="false",
        autocomplete="off",
        aria_invalid="true" if problem else None,
    )
    foot = button(e("open.file"), "open-pick", "btn hit") + button(
        e("open.go") + vh(" " + t("open.field")), "open-go", "btn primary hit"
    )
    return sheet(e("open.title"), tag("div", trouble + label + box, cls="stack-s"), foot, asks=True)


def fork_sheet(question: str, mine: int, theirs: int) -> str:
    """Two different turns exist: which is to be kept? Nothing is lost by any answer but the one that says so."""
    body = tag("p", esc(question)) + tag("p", e("open.fork_why", mine=mine, theirs=theirs), cls="dim")
    feet = button(e("open.fork_mine"), "open-mine", "btn hit") + button(e("open.fork_theirs"), "open-theirs", "btn hit")
    feet += button(e("open.fork_both"), "open-both", "btn hit")
    return sheet(e("open.fork"), body, feet, size="narrow", asks=True)


def seat_sheet(seats: tuple[Seat, ...], to_decide: int) -> str:
    """Who sits at this device? The person whose decision it is stands first."""
    persons = [index for index, seat in enumerate(seats) if seat.person]
    persons.sort(key=lambda index: index != to_decide)
    items = ""
    for index in persons:
        turn = tag("small", e("open.seat_turn")) if index == to_decide else ""
        cls = "btn big wide" + (" primary" if index == to_decide else "")
        name = seats[index].label
        items += tag(
            "li", button(mark(index, "s18") + " " + e("open.seat_is", name=name) + turn, f"open-seat:{index}", cls)
        )
    look = button(e("open.seat_look"), "open-seat:-", "btn hit")
    body = tag("p", e("open.seat_why")) + tag("ul", items, cls="stack-s")
    return sheet(e("open.seat"), body, look, size="narrow", asks=True)

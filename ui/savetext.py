"""The text of one save: a line of JSON about the game, for the list, then its transcript (docs/saves.md)."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2s
from typing import Any

from homesteaders.actions import NotationError, parse
from homesteaders.catalog import FINAL_ROUND
from homesteaders.engine import RULES_VERSION
from homesteaders.events import IllegalAction
from homesteaders.record import LONGEST_TEXT, RecordError, clean_name
from homesteaders.scoring import scores
from homesteaders.state import KIND_KEYS

from .entries import Entry
from .game import Game
from .uistate import OPPONENT, PERSON
from .words import t

FORMAT = 2
LONGEST_LINE = LONGEST_TEXT
DEEPEST = 16
"""Levels of JSON: deep nesting would overflow the browser's stack inside the parser, which nothing can catch."""
MOST_MARKS = 100_000
MOST = 10**15
ID = re.compile(r"[a-z0-9]{6,32}")
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_CHECK = re.compile(r',"check":"([0-9a-f]{16})"}')


class SaveError(ValueError):
    """A save that cannot be read; the message is a sentence. `newer`: a later release of the game could."""

    def __init__(self, key: str, *, newer: bool = False, **params: object) -> None:
        super().__init__(t(key, **params))
        self.newer = newer


@dataclass(slots=True, eq=False, weakref_slot=True)
class Slot:
    """A game with its place in the store."""

    id: str
    game: Game
    name: str = ""
    """Given by the person, "" = none."""
    revision: int = 0
    """How often it was written; this decides what is newer, never the clock."""
    saved: int = 0
    """When it was written, in milliseconds, for showing only."""
    note: str = ""
    """A sentence for the person about how it could be read, "" = entirely."""


def parse_json(text: str) -> Any:
    """Any JSON that is not nested deeper than ours. Raises ValueError."""
    level = 0
    marks = re.sub(r"[^\[\]{}]+", "", _STRING.sub("", text))
    if len(marks) > MOST_MARKS:
        raise ValueError("too much")
    for mark in marks:
        level += 1 if mark in "[{" else -1
        if level > DEEPEST:
            raise ValueError("too deep")
    return json.loads(text)


def save_text(slot: Slot, revision: int, order: int, saved: int) -> str:
    """The text that keeps a game."""
    game = slot.game
    state, frame = game.state, game.frame
    shown = game.over or state.setup.open_holdings
    meta = {
        "homesteaders": "save",
        "format": FORMAT,
        "id": slot.id,
        "name": clean_name(slot.name),
        "revision": revision,
        "order": order,
        "saved": saved,
        "rules": RULES_VERSION,
        "seats": [[clean_name(seat.name), PERSON if seat.person else OPPONENT] for seat in game.seats],
        "here": sorted(game.here),
        "open": state.setup.open_holdings,
        "casual": game.terms.casual,
        "by_link": game.terms.by_link,
        "round": state.round,
        "decision": KIND_KEYS[frame.kind] if frame else "",
        "seat": frame.seat if frame else -1,
        "scores": [sheet.total for sheet in scores(state)] if shown else [],
        "undone": [action.token for action in game.session.undone],
    }
    return sealed(meta, game.text())


def sealed(meta: dict[str, Any], body: str) -> str:
    """A text of ours: a line of JSON with a check of everything, then the body."""
    line = json.dumps(meta, ensure_ascii=False, separators=(",", ":"))
    return f'{line[:-1]},"check":"{_digest(line, body)}"}}\n{body}'


def _digest(line: str, body: str) -> str:
    return blake2s(f"{line}\n{body}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def body_of(text: str) -> str:
    """The transcript in a save's text."""
    return text.partition("\n")[2]


def _split(text: str) -> tuple[str, str]:
    """The first line without its check, and that check; ("", "") if there is none."""
    line = text.partition("\n")[0]
    at = line.rfind(',"check":"')
    found = _CHECK.fullmatch(line, at) if at > 0 else None
    return (line[:at] + "}", found[1]) if found else ("", "")


def check_of(text: str) -> str:
    """What stands as the check in a save's text."""
    return _split(text)[1]


def unchanged(text: str) -> bool:
    """Does the check in a text fit it?"""
    line, check = _split(text)
    return bool(check) and check == _digest(line, body_of(text))


def _meta(text: str) -> dict[str, Any]:
    """The first line, its check compared. Raises SaveError."""
    if not text.strip():
        raise SaveError("save.empty")
    if len(text) > LONGEST_LINE + LONGEST_TEXT:
        raise SaveError("save.long", most=LONGEST_LINE + LONGEST_TEXT)
    if not text.startswith('{"homesteaders":"save"'):
        raise SaveError("save.not_ours")
    if not unchanged(text):
        raise SaveError("save.changed")
    try:
        meta = parse_json(_split(text)[0])
    except ValueError:
        raise SaveError("save.changed") from None
    if not isinstance(meta, dict):
        raise SaveError("save.changed")
    if _whole(meta.get("format"), 1) > FORMAT or _whole(meta.get("rules"), 1) > RULES_VERSION:
        raise SaveError("save.newer", newer=True)
    return meta


def _whole(value: object, least: int = 0, most: int = MOST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise SaveError("save.changed")
    return value


def _list(value: object, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise SaveError("save.changed")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise SaveError("save.changed")
    return value


def entry_of(text: str, ident: str) -> Entry:
    """What the list shows of a save, without replaying it. Raises SaveError."""
    return replace(_entry(text), id=ident)


@lru_cache(maxsize=8)
def _entry(text: str) -> Entry:
    """Read once: whenever a game is kept, both its generations are looked at, some of them twice."""
    meta = _meta(text)
    if meta["rules"] != RULES_VERSION:
        raise SaveError("save.rules", theirs=meta["rules"], ours=RULES_VERSION)
    seats = [_list(seat, 2) for seat in _list(meta.get("seats"), 4)]
    if len(seats) < 2 or any(len(seat) != 2 or seat[1] not in (PERSON, OPPONENT) for seat in seats):
        raise SaveError("save.changed")
    points = [_whole(n, -MOST) for n in _list(meta.get("scores"), 4)]
    decision = _text(meta.get("decision"))
    seat = _whole(meta.get("seat"), -1, len(seats) - 1)
    if len(points) not in (0, len(seats)) or (seat < 0) != (not decision) or decision not in ("", *KIND_KEYS):
        raise SaveError("save.changed")
    return Entry(
        id="",
        name=clean_name(_text(meta.get("name"))),
        revision=_whole(meta.get("revision")),
        order=_whole(meta.get("order")),
        saved=_whole(meta.get("saved"), -MOST),
        size=len(text),
        names=tuple(clean_name(_text(name)) for name, _ in seats),
        kinds=tuple(kind for _, kind in seats),
        here=tuple(_whole(n, 0, len(seats) - 1) for n in _list(meta.get("here"), 4)),
        round=_whole(meta.get("round"), 1, FINAL_ROUND),
        decision=decision,
        seat=seat,
        scores=tuple(points),
        open_holdings=meta.get("open") is not False,
        casual=meta.get("casual") is True,
        by_link=meta.get("by_link") is True,
    )


def same_key(text: str) -> tuple[str, str, str]:
    """Equal for saves that hold the same game at the same point with the same seats here. Raises SaveError."""
    meta = _meta(text)
    return body_of(text), str(meta.get("undone")), str(meta.get("here"))


def id_of(text: str) -> str:
    """The id that a save's text bears, "" if that is none. Raises SaveError for what is no save."""
    ident = _meta(text).get("id")
    return ident if isinstance(ident, str) and ID.fullmatch(ident) else ""


def slot_of(text: str, ident: str) -> Slot:
    """The game of a save, read strictly. Raises SaveError."""
    entry = entry_of(text, ident)
    tokens = _list(_meta(text).get("undone"), LONGEST_LINE)
    try:
        game = Game.from_text(body_of(text), entry.here)
    except RecordError as error:
        raise SaveError("save.unreadable", reason=str(error)) from None
    if len(game.seats) != entry.players:
        raise SaveError("save.changed")
    try:
        game.redo_all([parse(_text(token)) for token in tokens])
    except (NotationError, IllegalAction):
        raise SaveError("save.changed") from None
    return Slot(ident, game, entry.name, entry.revision, entry.saved)


def renamed(text: str, name: str, revision: int, order: int) -> str:
    """The text of a save under another name. Raises SaveError."""
    return sealed(_meta(text) | {"name": clean_name(name), "revision": revision, "order": order}, body_of(text))

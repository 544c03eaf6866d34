"""The keys of a case file and what their values must look like: scenarios/FORMAT.md as tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

SEATS = "ABCD"
HOLDINGS = (
    "silver", "wood", "food", "steel", "gold", "copper", "livestock", "trade", "vp", "debt", "workers", "rail_lines",
)  # fmt: skip
KINDS = (
    "allocate", "pay_workers", "neutral_bid", "bid", "track_reward", "pay_auction", "build", "on_build_worker",
    "extra_build", "tile_worker", "tile_exchange", "final",
)  # fmt: skip
SCORE_PARTS = ("vp", "printed", "bonus", "gold", "copper", "livestock", "debt", "total", "silver")


class FormatError(ValueError):
    """A case file that says something the format does not know; the message is a sentence with file and case."""


class Check:
    """Says in which file, case and step something is wrong."""

    def __init__(self, where: str) -> None:
        self.where = where

    def fail(self, text: str) -> FormatError:
        return FormatError(f"{self.where}: {text}.")

    def at(self, place: str) -> Check:
        return Check(f"{self.where}, {place}")

    def keys(self, table: Any, schema: Mapping[str, Callable[[Check, str, Any], None]]) -> None:
        if not isinstance(table, dict):
            raise self.fail(f"a table is expected, not {table!r}")
        for key, value in table.items():
            if key not in schema:
                raise self.fail(f"the key '{key}' is unknown; known here: {', '.join(sorted(schema))}")
            schema[key](self, key, value)


def _text(check: Check, key: str, value: Any) -> None:
    if not isinstance(value, str) or not value.strip():
        raise check.fail(f"'{key}' must be a text that is not empty, not {value!r}")


def _yes(check: Check, key: str, value: Any) -> None:
    if value is not True:
        raise check.fail(f"'{key}' can only be true (leave it out otherwise), not {value!r}")


def _flag(check: Check, key: str, value: Any) -> None:
    if not isinstance(value, bool):
        raise check.fail(f"'{key}' must be true or false, not {value!r}")


def _int(least: int, most: int) -> Callable[[Check, str, Any], None]:
    def check_int(check: Check, key: str, value: Any) -> None:
        if type(value) is not int or not least <= value <= most:
            raise check.fail(f"'{key}' must be a whole number from {least} to {most}, not {value!r}")

    return check_int


def _list_of(one: Callable[[Check, str, Any], None], empty: bool = True) -> Callable[[Check, str, Any], None]:
    def check_list(check: Check, key: str, value: Any) -> None:
        if not isinstance(value, list) or not (value or empty):
            raise check.fail(f"'{key}' must be a list{'' if empty else ' that is not empty'}, not {value!r}")
        for item in value:
            one(check, key, item)

    return check_list


def _one_of(words: tuple[str, ...] | str) -> Callable[[Check, str, Any], None]:
    def check_word(check: Check, key: str, value: Any) -> None:
        if value not in tuple(words):
            raise check.fail(f"'{key}' must be one of {', '.join(words)}, not {value!r}")

    return check_word


def _pattern(pattern: str, example: str) -> Callable[[Check, str, Any], None]:
    def check_pattern(check: Check, key: str, value: Any) -> None:
        if not isinstance(value, str) or not re.fullmatch(pattern, value):
            raise check.fail(f"'{key}' must look like {example}, not {value!r}")

    return check_pattern


def _tokens(check: Check, key: str, value: Any) -> None:
    if isinstance(value, str):
        _text(check, key, value)
    else:
        _list_of(_text, empty=False)(check, key, value)


def _error(check: Check, key: str, value: Any) -> None:
    if value is not True:
        _text(check, key, value)


def _counts(check: Check, key: str, value: Any) -> None:
    if not isinstance(value, dict):
        raise check.fail(f"'{key}' must be a table of building = copies, not {value!r}")
    for name, copies in value.items():
        _int(0, 4)(check, f"{key}.{name}", copies)


def _points(check: Check, key: str, value: Any) -> None:
    if not isinstance(value, dict) or any(type(points) is not int for points in value.values()):
        raise check.fail(f"'{key}' must be a table of building = points, not {value!r}")


def _amount(check: Check, key: str, value: Any) -> None:
    """A new value, or a change such as "+1"."""
    if type(value) is not int and not (isinstance(value, str) and re.fullmatch(r"[+-]\d+", value)):
        raise check.fail(f"'{key}' must be a whole number or a change such as \"+1\", not {value!r}")


def _seen(check: Check, key: str, value: Any) -> None:
    if value != "hidden" and (type(value) is not int or value < 0):
        raise check.fail(f"'{key}' must be a whole number or \"hidden\", not {value!r}")


def _table(schema: Callable[[], Mapping[str, Any]]) -> Callable[[Check, str, Any], None]:
    def check_table(check: Check, key: str, value: Any) -> None:
        check.at(f"'{key}'").keys(value, schema())

    return check_table


_building = _text  # the catalogue knows the names; see situation.building
_place = _list_of(_pattern(r"[a-z_]+/\d", '"farm/2"'))
_tiles = _list_of(_int(1, 30), empty=False)
_pile = _list_of(_int(11, 30), empty=False)
_bid_holder = _pattern(r"-|(neutral|[ABCD]) \d+", '"A 5", "neutral 5" or "-"')
_seat_list = _list_of(_one_of(SEATS))
_decision = _pattern(rf"over|[ABCD] ({'|'.join(KINDS)})", '"A bid" or "over"')
_until = _pattern(
    rf"round \d+(, [ABCD] ({'|'.join(KINDS)}))?|[ABCD] ({'|'.join(KINDS)})|over",
    '"round 5", "A bid", "round 5, A bid" or "over"',
)

SEAT_SITUATION: dict[str, Any] = {
    **{key: _int(0, 999) for key in HOLDINGS},
    "track": _int(0, 5),
    "buildings": _list_of(_building),
    "placed": _place,
}
SITUATION: dict[str, Any] = {
    "round": _int(1, 11),
    "decision": _one_of(KINDS),
    "seat": _one_of(SEATS),
    "tiles": _tiles,
    "won": _list_of(_pattern(r"-|[ABCD] \d+", '"A 5" or "-"')),
    "neutral": _int(1, 2),
    "neutral_level": _int(3, 9),
    "bids": _list_of(_bid_holder),
    "passed": _seat_list,
    "supply": _counts,
    "unsound": _text,
    **{seat: _table(lambda: SEAT_SITUATION) for seat in SEATS},
}
SEAT_THEN: dict[str, Any] = {
    **dict.fromkeys((*HOLDINGS, "track"), _amount),
    "buildings": _list_of(_building),
    "placed": _place,
}
SCORE_THEN: dict[str, Any] = {
    **{part: _int(-(10**6), 10**6) for part in SCORE_PARTS},
    "bonuses": _points,
}
SEAT_VIEW: dict[str, Any] = {
    **dict.fromkeys((*HOLDINGS, "track"), _seen),
    "buildings": _list_of(_building),
    "placed": _place,
}
VIEW: dict[str, Any] = {
    **{seat: _table(lambda: SEAT_VIEW) for seat in SEATS},
    **{f"pile{pile}": _list_of(_int(1, 30)) for pile in (1, 2, 3)},
    **{f"unseen{pile}": _list_of(_int(1, 30)) for pile in (1, 2, 3)},
    "tiles": _tiles,
    "legal": _flag,
    "blind": _yes,
}
THEN: dict[str, Any] = {
    **{seat: _table(lambda: SEAT_THEN) for seat in SEATS},
    "decision": _decision,
    "options": _list_of(_text),
    "count": _int(0, 100_000),
    "free": _list_of(_text),
    "has": _list_of(_text, empty=False),
    "lacks": _list_of(_text, empty=False),
    "round": _int(1, 11),
    "stage": _one_of(("settlement", "town", "city")),
    "auctions": _int(2, 3),
    "tiles": _list_of(_int(1, 30)),
    "bids": _list_of(_bid_holder),
    "passed": _seat_list,
    "supply": _counts,
    "supply_all": _counts,
    "supply_total": _int(0, 60),
    "start_player": _one_of(SEATS),
    "neutral_level": _int(3, 9),
    "scores": _table(lambda: {seat: _table(lambda: SCORE_THEN) for seat in SEATS}),
    "winners": _list_of(_one_of(SEATS), empty=False),
    "view": _table(lambda: {name: _table(lambda: VIEW) for name in (*SEATS, "onlooker")}),
    "problem": _text,
}


def _reload(check: Check, key: str, value: Any) -> None:
    if value is not True:
        check.at(f"'{key}'").keys(value, {"change": _text, "to": _text})
        if set(value) != {"change", "to"}:
            raise check.fail("'reload' is true, or a table with both 'change' and 'to'")


def _raw(check: Check, key: str, value: Any) -> None:
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise check.fail(f"'raw' must be a list: the name of an action type, then its values; not {value!r}")


STEP: dict[str, Any] = {
    "do": _tokens,
    "raw": _raw,
    "until": _until,
    "undo": _int(1, 10_000),
    "redo": _int(1, 10_000),
    "reload": _reload,
    "by": _one_of(SEATS),
    "times": _int(2, 100),
    "error": _error,
    "notation": _yes,
    "loose": _yes,
    "note": _text,
    "then": _table(lambda: THEN),
}
ACTIONS = ("do", "raw", "until", "undo", "redo", "reload")
DEALS: dict[str, Any] = {
    "seeds": _int(1, 100_000),
    "auctions": _int(2, 3),
    "pile1": _list_of(_int(1, 30), empty=False),
    "stages": _list_of(lambda check, key, value: check.at(f"'{key}'").keys(value, STAGE)),
    "start_players": _list_of(_one_of(SEATS), empty=False),
}
STAGE: dict[str, Any] = {
    "rounds": _list_of(_int(1, 10), empty=False),
    "auction2": _pile,
    "auction3": _pile,
}
SAME_AGAIN: dict[str, Any] = {"seeds": _list_of(_int(0, 2**40), empty=False)}
CASE: dict[str, Any] = {
    "id": _pattern(r"[A-Z]+\d+[a-z]*", '"S21" or "S21b"'),
    "rules": _list_of(_pattern(r"R\d+(\.\d+)?", '"R4.2"'), empty=False),
    "title": _text,
    "ui": _text,
    "note": _text,
    "players": _int(2, 4),
    "seed": _int(0, 2**40),
    "hidden": _yes,
    "start_player": _one_of((*SEATS, "seed")),
    "pile2": _pile,
    "pile3": _pile,
    "situation": _table(lambda: SITUATION),
    "step": _list_of(lambda check, key, value: None),
    "deals": _table(lambda: DEALS),
    "same_again": _table(lambda: SAME_AGAIN),
}

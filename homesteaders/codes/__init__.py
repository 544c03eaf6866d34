"""Codes: a game, or what is agreed before one, as a text that people can send each other. `docs/codes.md` tells all.

code = encode(record)               HSAQE...z
record = decode(code).record
setup_code(Setup(3, 7))             K7Q2-9FMA-XT4R-D5
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from ..record import Record, Terms, read
from ..state import Setup
from .body import read_body, write_body
from .errors import CodeError
from .paste import END, MARK, cleaned, find_body
from .setup_code import LENGTH, SYMBOLS, bare, read_setup_code, setup_code

__all__ = ["LINK_MARK", "CodeError", "Opened", "decode", "encode", "open_text", "read_setup_code", "setup_code"]

LINK_MARK = "g"
"""In a link the code stands after `#g=`."""
_GROUPED = re.compile(r"(?<![\w-])\w{4}-\w{4}-\w{4}-\w{2}(?![\w-])")
_MARKS_AROUND = " \t\n\"'`<>()[]{}*_.,;:!?“”„«»‘’‚"


@dataclass(frozen=True, slots=True)
class Opened:
    """What a code held. `replay`: it was made to be looked at, not played on."""

    record: Record
    replay: bool = False


def encode(record: Record, *, names: bool = True, replay: bool = False) -> str:
    """The code of a game up to its present position; `names`: with the names of the seats.

    Orders that may still act go with it, except in a replay.
    """
    body = urlsafe_b64encode(write_body(record, names, replay)).decode().rstrip("=")
    return f"{MARK}{body}{END}"


def decode(text: str) -> Opened:
    """The game of the one code in a text. Raises CodeError, and nothing else, for any other text."""
    return Opened(*read_body(find_body(text)))


def open_text(text: str) -> Opened | tuple[Setup, Terms]:
    """Whatever a person pasted or dropped: a transcript, a game code or a link with one, a setup code.

    Raises CodeError, or RecordError for a transcript.
    """
    lines = (line.partition("#")[0].split() for line in text.removeprefix("\ufeff").splitlines()[:200])
    if next((words[0] for words in lines if words), "") == "homesteaders":
        return Opened(read(text))
    try:
        return decode(text)
    except CodeError as error:
        if error.kind not in ("empty", "not_ours"):
            raise
        found = _setup_code_in(cleaned(text))
        if found is None:
            raise
    return read_setup_code(found)


def _setup_code_in(text: str) -> str | None:
    """What looks like a setup code: one in groups, or the whole text where it could be one."""
    grouped = _GROUPED.findall(text)
    if len(grouped) > 1:
        raise CodeError("two")
    if grouped:
        return str(grouped[0])
    whole = text.partition(f"#{LINK_MARK}=")[2] or text
    symbols = bare(whole.strip(_MARKS_AROUND))
    # The first symbol, that of format and players, is a digit: words alone are none.
    near = abs(len(symbols) - LENGTH) <= 2 and any(c.isdigit() for c in whole)
    return symbols if near and all(c in SYMBOLS for c in symbols) else None

"""Finds the game code in whatever a person pasted: a link, a mail with quoting, a wrapped or wordy message."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from bisect import bisect_right
from itertools import accumulate
from typing import NamedTuple

from .body import CHECK, LENGTH_AT, check_of, stated_size
from .errors import CodeError

MARK, END = "HS", "z"
LONGEST_PASTE = 60_000
"""Characters."""
_MOST_CANDIDATES = 100
_INVISIBLE = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\x00]")
_QUOTE = re.compile(r"^[^\S\n]*(?:[>|][^\S\n]*)+", re.MULTILINE)
_SOFT_BREAK = re.compile(r"=\r?\n")
_PERCENT = re.compile("%([0-7][0-9A-Fa-f])")
_DASHES = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2212": "-", "\u2014": "--"})
_RUN = re.compile(r"[A-Za-z0-9_-]+")
_FOREIGN_CODE = re.compile(r"[A-Za-z0-9_+/=-]{16,}")
_SURE_START = "HSAQ"
"""How every code of format 1 and rules below 16 begins."""
_SHORTEST = 16
"""Characters from which on a word that begins with HS is looked at as a code, sure start or not."""


def cleaned(text: str) -> str:
    """A paste without quoting, invisible characters and percent signs. Raises CodeError for one that is too long."""
    if len(text) > LONGEST_PASTE:
        raise CodeError("long", most=LONGEST_PASTE)
    text = _INVISIBLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    for _ in range(2):
        text = _PERCENT.sub(lambda found: chr(int(found[1], 16)), text)
    return _QUOTE.sub("", _SOFT_BREAK.sub("", text)).translate(_DASHES)


class _Start(NamedTuple):
    """A place where a code may begin. `run` goes on through spaces and line breaks to the next other character;
    `word` is only the part before the first of these."""

    at: int
    run: str
    word: str
    at_word: bool


def _starts(text: str, mark: str) -> list[_Start]:
    """Every place where the mark stands; `at` counts without spaces."""
    words = text.split()
    squeezed = "".join(words)
    ends = list(accumulate(map(len, words)))
    begins = {0, *ends}
    starts: list[_Start] = []
    for found in _RUN.finditer(squeezed):
        at = squeezed.find(mark, found.start(), found.end())
        while at >= 0 and len(starts) < _MOST_CANDIDATES:
            end = min(found.end(), ends[bisect_right(ends, at)])
            starts.append(_Start(at, squeezed[at : found.end()], squeezed[at:end], at == found.start() or at in begins))
            at = squeezed.find(mark, at + 1, found.end())
    return starts


def body_bytes(text: str) -> bytes | None:
    """The bytes of base64url without padding, None if it is none or could be written otherwise."""
    if len(text) % 4 == 1 or not _RUN.fullmatch(text):
        return None
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def expected_length(run: str) -> int | None:
    """How many characters a code has that begins so, None where it does not tell."""
    head = body_bytes(run[len(MARK) : len(MARK) + (LENGTH_AT + 3) // 3 * 4 + 4])
    size = stated_size(head) if head else None
    return None if size is None else len(MARK) + (4 * size + 2) // 3 + len(END)


def _sound_body(run: str) -> bytes | None:
    """The body of the code at the beginning of a run, None unless it is whole and its check right."""
    length = expected_length(run)
    if length is None or len(run) < length or run[length - 1] != END:
        return None
    body = body_bytes(run[len(MARK) : length - 1])
    return body if body and check_of(body[:-CHECK]) == body[-CHECK:] else None


def find_body(text: str) -> bytes:
    """The body of the one code in a text. Raises CodeError, with what is wrong, where there is no such."""
    text = cleaned(text)
    starts = _starts(text, MARK)
    sound: list[tuple[_Start, bytes]] = []
    others: list[_Start] = []
    beyond = 0
    for start in starts:
        if start.at < beyond:
            continue
        body = _sound_body(start.run)
        if body is not None:
            sound.append((start, body))
            beyond = start.at + (expected_length(start.run) or 0)
        elif _looks_meant(start):
            others.append(start)
    if len(sound) + len(others) > 1 and (sound or len(others) > 1):
        raise CodeError("two")
    if sound:
        return sound[0][1]
    if others:
        raise _explained(others[0])
    bare = _without_mark(text)
    if bare is not None:
        return bare
    raise _no_code(text)


def _looks_meant(start: _Start) -> bool:
    return start.run.startswith(_SURE_START) or (start.at_word and len(start.word) >= _SHORTEST)


def _explained(start: _Start) -> CodeError:
    """Why what begins like a code is none."""
    length = expected_length(start.run)
    if _one_case(start.word):
        return CodeError("letters")
    if length is None:
        short = len(start.run) < len(MARK) + 4 * (LENGTH_AT + 3) // 3
        return CodeError("cut", "code.cut_early", n=len(start.run)) if short else CodeError("changed")
    if len(start.run) < length:
        return CodeError("cut", n=len(start.run), of=length)
    if start.run[length - 1] != END and len(start.word) < length and start.word[-1] != END:
        # What fills it up are the words after it.
        return CodeError("cut", n=len(start.word), of=length)
    return CodeError("changed")


def _one_case(text: str) -> bool:
    letters = [c for c in text if c.isalpha()][len(MARK) :]
    return len(letters) >= 12 and (all(c.isupper() for c in letters) or all(c.islower() for c in letters))


def _without_mark(text: str) -> bytes | None:
    """A body whose HS was lost, if it is whole."""
    squeezed = "".join(text.split())
    for run in list(_RUN.findall(squeezed))[:_MOST_CANDIDATES]:
        for lost in (MARK, MARK[:1]):
            body = _sound_body(lost + run)
            if body is not None:
                return body
    return None


def _no_code(text: str) -> CodeError:
    """What to say where nothing begins like a code."""
    lowered = [start for start in _starts(text, MARK.lower()) if start.at_word and len(start.word) >= _SHORTEST]
    if any(_one_case(start.word) for start in lowered):
        return CodeError("letters")
    like_codes = (word for word in _FOREIGN_CODE.findall(text) if len(word) >= 32 or not word.isalpha())
    return CodeError("not_ours") if any(c.isalnum() for word in like_codes for c in word) else CodeError("empty")

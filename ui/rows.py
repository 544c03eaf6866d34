"""Lists of small records under one key of the store each: a line of JSON with a check, then a record a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeVar

from . import career, dailies
from .career import Played
from .dailies import Play
from .ports import Store
from .savetext import LONGEST_LINE, SaveError, body_of, parse_json, sealed, unchanged
from .words import t

FORMAT = 1
LONGEST = 4_000_000
CAREER, DAILY = "career", "daily"
"""What the lists are called: in their first line, in a backup, and after `homesteaders.` in the store."""

_T = TypeVar("_T")


class Aside(Protocol):
    """Whoever puts texts aside that cannot be read."""

    def aside(self, text: str) -> str:
        """Put it aside; its key, "" if that was not possible."""


def rows_of(kind: str, text: str) -> list[Any]:
    """The rows in a text of this kind. Raises SaveError."""
    if len(text) > LONGEST:
        raise SaveError("save.long", most=LONGEST)
    if not text.startswith(f'{{"homesteaders":"{kind}"'):
        raise SaveError("save.not_ours")
    if not unchanged(text):
        raise SaveError("save.changed")
    try:
        version = parse_json(text.partition("\n")[0])["format"]
        if type(version) is int and version > FORMAT:
            raise SaveError("save.newer", newer=True)
        lines = body_of(text).splitlines()
        if version != FORMAT or any(len(line) > LONGEST_LINE for line in lines):
            raise SaveError("save.changed")
        return [parse_json(line) for line in lines]
    except (ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, SaveError) else SaveError("save.changed") from None


def text_of(kind: str, rows: Iterable[Any]) -> str:
    """The text that keeps rows."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows]
    return sealed({"homesteaders": kind, "format": FORMAT}, "".join(lines))


class Records(Generic[_T]):
    """One list in the store. Nothing here raises but `read`. What cannot be read is put aside and told in `problem`;
    where that is not possible, or a later release wrote it, the list stays as it is and nothing is added."""

    def __init__(
        self, kind: str, store: Store, aside: Aside, of: Callable[[Any], _T], to: Callable[[_T], list[Any]]
    ) -> None:
        self.kind = kind
        self.key = f"homesteaders.{kind}"
        self.problem = ""
        self._store = store
        self._aside = aside
        self._of, self._to = of, to
        self._locked = False
        self._read: tuple[str, list[_T]] = ("", [])

    def read(self, text: str) -> list[_T]:
        """The records in a text. Raises SaveError."""
        try:
            return [self._of(row) for row in rows_of(self.kind, text)]
        except SaveError:
            raise
        except ValueError:
            raise SaveError("save.changed") from None

    def all(self) -> list[_T]:
        """What there is."""
        text = self._store.get(self.key) or ""
        if text != self._read[0]:
            self._locked = False
            try:
                found = self.read(text) if text else []
            except SaveError as error:
                self._damaged(text, error)
                found = []
            self._read = text, found
        return list(self._read[1])

    def _damaged(self, text: str, error: SaveError) -> None:
        key = "" if error.newer else self._aside.aside(text)
        self._locked = not key
        if key:
            self.problem = t("rows.aside", reason=str(error), key=key)
        else:
            self.problem = str(error) if error.newer else t("rows.stays", reason=str(error))

    def keep(self, records: Iterable[_T]) -> bool:
        """Keep these instead. False if that was not possible."""
        self.all()
        if self._locked:
            return False
        found = list(records)
        text = text_of(self.kind, map(self._to, found)) if found else ""
        if text:
            done = self._store.put(self.key, text) and self._store.get(self.key) == text
        else:
            done = self._store.remove(self.key)
        if not done:
            self.problem = t("rows.unkept")
        return done


def career_records(store: Store, aside: Aside) -> Records[Played]:
    """The finished games."""
    return Records(CAREER, store, aside, career.played_of, career.row_of)


def daily_records(store: Store, aside: Aside) -> Records[Play]:
    """The deals of single days."""
    return Records(DAILY, store, aside, dailies.play_of, dailies.row_of)


def pack(store: Store, aside: Aside) -> dict[str, str]:
    """Both lists for a backup, as they are stored; only what can be read."""
    lists = career_records(store, aside), daily_records(store, aside)
    return {each.kind: store.get(each.key) or "" for each in lists if each.all()}


def bring(store: Store, aside: Aside, texts: dict[str, Any]) -> tuple[int, list[str]]:
    """Take the lists of a backup in: how many records came that were not here, and what could not be read, as
    sentences. Records that are here already stay as they are."""
    problems: list[str] = []
    count = 0
    games, plays = career_records(store, aside), daily_records(store, aside)
    try:
        if CAREER in texts:
            coming = games.read(_text(texts[CAREER]))
            here = games.all()
            whole = career.added(coming, here)
            fresh = {played.key for played in whole} - {played.key for played in here}
            if fresh:
                count += len(fresh) if games.keep(whole) else 0
                problems += [games.problem] if games.problem else []
    except SaveError as error:
        problems.append(str(error))
    try:
        if DAILY in texts:
            told = plays.read(_text(texts[DAILY]))
            before = plays.all()
            after = dailies.added(before, told)
            if after != before and not plays.keep(after):
                problems.append(plays.problem)
    except SaveError as error:
        problems.append(str(error))
    return count, problems


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise SaveError("save.changed")
    return value

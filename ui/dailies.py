"""How the deals of single days were played on this device, and the text that tells of it. Plain data, no store."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from homesteaders.catalog import ROUNDS
from homesteaders.daily import SEATS, date_of

from .career import whole
from .levels import LEVELS, bot_name
from .words import t

MOST = 400
"""So many plays are remembered: those of the latest days."""
USUAL_LEVEL = "rancher"
_GAME = re.compile(r"[a-z0-9]{6,32}")
_MARKS = re.compile(rf"[1-4]{{{ROUNDS}}}")
_LIMIT = 10**6

Score = tuple[int, int]
"""Points and place."""


@dataclass(frozen=True, slots=True)
class Play:
    """A day's deal against a level. `game`: the id of the first game, which alone counts; `result` and `marks` (the
    place after each round) are those of its end. `best`: of all games on it, practice too. `baron`: what Baron scored
    in the same seat."""

    day: int
    level: str
    game: str
    result: Score | None = None
    marks: str = ""
    best: Score | None = None
    baron: Score | None = None

    @property
    def about(self) -> tuple[int, str]:
        return self.day, self.level


def row_of(play: Play) -> list[Any]:
    """A play as a short list."""
    scores = [list(score) if score else None for score in (play.result, play.best, play.baron)]
    return [play.day, play.level, play.game, play.marks, *scores]


def play_of(row: Any) -> Play:
    """The play of a row. Raises ValueError for one that is none."""
    if not isinstance(row, list) or len(row) != 7:
        raise ValueError("row")
    day, level, game, marks, *scores = row
    if level not in LEVELS or not (isinstance(game, str) and _GAME.fullmatch(game)) or not isinstance(marks, str):
        raise ValueError("row")
    result, best, baron = map(_score, scores)
    if not _MARKS.fullmatch(marks) if result else marks:
        raise ValueError("marks")
    return Play(whole(day, 0, _LIMIT), level, game, result, marks, best, baron)


def _score(value: Any) -> Score | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError("score")
    return whole(value[0], -_LIMIT, _LIMIT), whole(value[1], 1, SEATS)


def better(one: Score | None, other: Score | None) -> Score | None:
    """The higher of two results: more points, then the better place."""
    found = [score for score in (one, other) if score is not None]
    return max(found, key=lambda score: (score[0], -score[1]), default=None)


def added(plays: Sequence[Play], new: Iterable[Play]) -> list[Play]:
    """The plays with those of another device: of one on both the result here stays, unless there is none."""
    found = {play.about: play for play in plays}
    for play in new:
        here = found.get(play.about)
        if here is not None:
            first = here if here.result else play
            found[play.about] = replace(
                first, best=better(here.best, play.best), baron=here.baron or play.baron, game=first.game
            )
        else:
            found[play.about] = play
    return sorted(found.values(), key=lambda play: (play.day, LEVELS.index(play.level)))[-MOST:]


def date_words(day: int) -> str:
    """`30 November 2026`."""
    year, month, number = date_of(day)
    return t("daily.date", day=number, month=t(f"daily.month{month}"), year=year)


def share_text(play: Play, address: str) -> str:
    """What is sent to others: the result, and nothing of how it came about but the place after each round."""
    if play.result is None:
        return ""
    points, place = play.result
    lines = [t("daily.share", title=t("title"), date=date_words(play.day), level=bot_name(play.level))]
    told = t("daily.share_result", n=points, place=place, seats=SEATS)
    lines.append(told + (" " + t("daily.share_baron", n=play.baron[0]) if play.baron else ""))
    # Figures in a circle: they are text everywhere, and need no colour.
    lines.append("".join(chr(0x245F + int(mark)) for mark in play.marks))
    return "\n".join([*lines, address])


@dataclass(frozen=True, slots=True)
class DailyView:
    """Everything the page of the day's deal is drawn from. `today`: the day it is now; `play`: None = not played yet;
    `going`: its first game can be gone on with; `kept`: that game is still here; `thinks`: Baron's round (0 = about to
    begin), -1 = not thinking; `failed`: Baron's game is not to be had now; `plays`: those of all days, latest first."""

    day: int
    today: int
    level: str
    play: Play | None = None
    going: bool = False
    kept: bool = False
    thinks: int = -1
    failed: bool = False
    plays: tuple[Play, ...] = ()
    text: str = ""
    can_share: bool = False
    said: str = ""
    problem: str = ""

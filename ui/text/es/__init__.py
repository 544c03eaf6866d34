"""Spanish: every word of the screen, one file per part of it. The glossary stands in the engine's catalogue."""

from __future__ import annotations

from . import (
    annals,
    auction,
    charts,
    deciding,
    games,
    hints,
    history,
    lessons,
    lively,
    opponents,
    pages,
    puzzles,
    settings,
    share,
    table,
    town,
)

PARTS = (
    annals,
    auction,
    charts,
    deciding,
    games,
    hints,
    history,
    lessons,
    lively,
    opponents,
    pages,
    puzzles,
    settings,
    share,
    table,
    town,
)
WORDS: dict[str, str] = {key: words for part in PARTS for key, words in part.WORDS.items()}

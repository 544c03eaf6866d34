"""English: every word of the screen, one file per part of it. The engine has its own."""

from __future__ import annotations

from . import auction, charts, deciding, games, hints, history, lively, opponents, pages, settings, share, table, town

PARTS = (auction, charts, deciding, games, hints, history, lively, opponents, pages, settings, share, table, town)
WORDS: dict[str, str] = {key: words for part in PARTS for key, words in part.WORDS.items()}

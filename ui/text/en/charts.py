"""The words of scores, charts and forecasts."""

from __future__ import annotations

WORDS: dict[str, str] = {}

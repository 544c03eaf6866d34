"""The words of the Settings page and of what it changes."""

from __future__ import annotations

WORDS: dict[str, str] = {}

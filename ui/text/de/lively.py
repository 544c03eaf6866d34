"""The German words of what is seen and heard to happen."""

from __future__ import annotations

WORDS: dict[str, str] = {}

"""The words of warnings, questions before a commitment, and single choices."""

from __future__ import annotations

WORDS: dict[str, str] = {}

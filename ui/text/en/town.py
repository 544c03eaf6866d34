"""The words of the town: what is for sale, coming and gone."""

from __future__ import annotations

WORDS: dict[str, str] = {}

"""The words of the auctions, the Track and the rivals, beyond their first screen."""

from __future__ import annotations

WORDS: dict[str, str] = {}

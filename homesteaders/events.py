"""What happened (`Event`) and what may not happen (`IllegalAction`), as message keys with parameters."""

from __future__ import annotations

from typing import Any, NamedTuple

from .holdings import Amounts
from .language import say_with

ROUND_KEYS = ("round", "final_round")
"""The events with which a round begins; their `args` name it."""


class Event(NamedTuple):
    """Something that happened. Each change of holdings is one, with its source.

    `key` is the message key, `seat` who it happened to (-1: nobody), `source` where a change comes from ("wages",
    "track", "trade", "auction:2", "tile:9", "building:forge"), `changes` the signed changes of this seat's holdings.
    """

    key: str
    seat: int
    source: str
    changes: Amounts
    args: dict[str, Any]


class IllegalAction(Exception):
    """An action that the rules do not allow now. `str()` is a sentence for a player; nothing has changed."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return say_with(self.key, self.params)

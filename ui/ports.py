"""What the table needs of the world around it, as small protocols; `dom`, `storage` and `main` bring the browser's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen: which frame (`kind`), its empty HTML, and the HTML of each region in it by id."""

    kind: str
    frame: str
    regions: dict[str, str]
    title: str
    pane: str = ""
    sheet: str = ""
    live: str = ""
    focus: str = ""
    """The key of the control that should have the focus now, "" = leave it where it is."""


class Screen(Protocol):
    """Where pictures go."""

    def show(self, picture: Picture) -> None:
        """Make the screen look like this, touching only what differs from the last picture."""


class Store(Protocol):
    """Where games are kept. Never raises."""

    def get(self, key: str) -> str | None:
        """The text under a key, None if there is none or it cannot be read."""

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if that was not possible."""


class Scheduler(Protocol):
    """Later."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call after some seconds, never at once."""


class Chance(Protocol):
    """Where seeds of new deals come from."""

    def seed(self) -> int:
        """A number that nobody chose."""

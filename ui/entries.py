"""What the list of games shows, and how a write or a backup went: plain data, before anything is replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Kept(Enum):
    """How a write went. After anything but OK the last good save is untouched."""

    OK = "ok"
    FAILED = "failed"
    """The browser refuses: its storage is full or blocked."""
    UNREAD = "unread"
    """What was written came back differently."""
    NEWER = "newer"
    """Somebody else, such as another tab, has gone on with this game: nothing was written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored game as its first line tells it. Names are foreign text."""

    id: str
    """Of a text that belongs to no game: its key."""
    name: str = ""
    revision: int = 0
    order: int = 0
    """Grows with every write of any game: what was played last has the highest."""
    saved: int = 0
    """Milliseconds since 1970 by a clock that may have been wrong, 0 = unknown."""
    size: int = 0
    """Characters that this game takes up."""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """PERSON or OPPONENT, by seat."""
    here: tuple[int, ...] = ()
    round: int = 0
    decision: str = ""
    """A key of KIND_KEYS, "" when the game is over."""
    seat: int = -1
    """Whose decision it is, -1 when the game is over."""
    scores: tuple[int, ...] = ()
    """By seat; () = hidden from one another."""
    open_holdings: bool = True
    casual: bool = False
    by_link: bool = False
    damaged: str = ""
    """Why it cannot be opened, as a sentence."""

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def over(self) -> bool:
        return not self.damaged and self.seat < 0


@dataclass(slots=True)
class Brought:
    """What became of a backup: names of the games that came, how many were here already, how many had gone further
    here, which could not be read and why; how many finished games came to be remembered. `problem`: why nothing of it
    could be read."""

    added: list[str] = field(default_factory=list)
    same: int = 0
    newer: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)
    remembered: int = 0
    problem: str = ""


SORTS = ("last", "name", "round")


@dataclass(frozen=True, slots=True)
class ShelfView:
    """Everything the Games page is drawn from."""

    entries: tuple[Entry, ...] = ()
    days: tuple[str, ...] = ()
    """When each was saved, in the reader's way, "" = unknown."""
    sort: str = "last"
    more: str = ""
    """The id of the game whose further controls are unfolded."""
    renaming: str = ""
    """The id of the game that gets a name."""
    draft: str = ""
    """The name being typed."""
    deleted: str = ""
    """The name of what was deleted and can still be brought back."""
    deleted_id: str = ""
    deleted_at: int = -1
    """Where in the list that stood, -1 = nothing was deleted."""
    said: str = ""
    """How the last thing went."""
    bad: bool = False
    """Did it go badly?"""
    refused: tuple[str, ...] = ()
    """Games of a backup that could not be read, each as a sentence."""
    nudge: str = ""
    """A sentence that asks for a backup."""
    last_export: str = ""
    """The day of the last backup, "" = none."""
    persisted: bool | None = None
    """Does the browser promise to keep what is stored? None = it does not say."""
    usage: int = 0
    """Characters that everything of ours takes up."""
    pasted: str = ""
    problem: str = ""
    """Why what was pasted could not be opened."""


def title_of(names: tuple[str, ...], name: str) -> str:
    """What a game is called: its name, or those who play."""
    return name or ", ".join(names)

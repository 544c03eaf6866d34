"""Several tabs with one game: one plays it, the others only look, until one of them takes over.

Tabs talk through `Outside.post`. A tab that cannot be reached does no harm either: nothing is written over a later
revision than the tab has seen (`Saves.write`).
"""

from __future__ import annotations

from collections.abc import Callable

from .ports import Outside


class Tabs:
    """This tab among the others. `lost` is called when another tab has the game, `followed` when it has saved,
    with the revision."""

    def __init__(self, outside: Outside, name: str, lost: Callable[[], None], followed: Callable[[int], None]) -> None:
        self._outside = outside
        self._name = name
        self._lost = lost
        self._followed = followed
        self._game = ""
        self._playing = False
        self._answered: set[str] = set()
        outside.hear(self._hear)

    def open(self, game: str) -> None:
        """This tab plays a game from now on, unless another answers that it does already."""
        self._game, self._playing = game, True
        self._answered.clear()
        self._outside.post(f"open {game} {self._name}")

    def take(self, game: str) -> None:
        """Take the game over: whoever else plays it stops."""
        self._game, self._playing = game, True
        self._answered.clear()
        self._outside.post(f"take {game} {self._name}")

    def saved(self, revision: int) -> None:
        """The game was saved as this revision: tabs that look on may look again."""
        self._outside.post(f"saved {self._game} {self._name} {revision}")

    def leave(self) -> None:
        """This tab plays nothing any more."""
        self._game, self._playing = "", False

    def _hear(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        game, _, who = rest.partition(" ")
        who, _, whom = who.partition(" ")
        if not game or game != self._game or who == self._name:
            return
        if word == "open" and self._playing:
            self._answered.add(who)
            self._outside.post(f"mine {game} {self._name} {who}")
        elif word == "mine" and whom == self._name and self._playing:
            # Two that opened at the same moment answer one another: one of them goes on.
            if who not in self._answered or who < self._name:
                self._stop()
        elif word == "take" and self._playing:
            self._stop()
        elif word == "saved" and not self._playing and whom.isdecimal():
            self._followed(int(whom))

    def _stop(self) -> None:
        self._playing = False
        self._lost()

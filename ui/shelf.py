"""What is done on the Games page: opening, naming, copying, deleting, backing up and bringing back games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from homesteaders.record import clean_name

from .backup import is_backup
from .entries import SORTS, Brought, Entry, Kept, ShelfView, title_of
from .game import Game
from .ports import Clock, Outside
from .saves import SaveError, Saves, Slot, Trash, backup_nudge
from .uistate import LONGEST_PASTE, UiState
from .words import t

LONGEST_SHOWN = 12
"""So many names are told after a backup came in."""


class Host(Protocol):
    """The App, as far as the shelf needs it."""

    ui: UiState

    def take_up(self, slot: Slot) -> None:
        """Sit down at a game."""

    def new_slot(self, game: Game, name: str = "") -> Slot:
        """A save of its own for a game, not written yet."""

    def receive(self, text: str) -> str:
        """Open what was pasted or dropped, other than a backup: "" when taken, else the sentence why not."""

    def share_slot(self, slot: Slot) -> None:
        """Open the share sheet of a game."""

    def show(self) -> None:
        """Draw."""


class Shelf:
    """Its intents begin with `g-`."""

    def __init__(self, saves: Saves, outside: Outside, clock: Clock, host: Host) -> None:
        self._saves = saves
        self._outside = outside
        self._clock = clock
        self._host = host
        self._sort = SORTS[0]
        self._persisted: bool | None = None
        self._asked = False
        self._pasted = ""
        self.leave()
        self.handlers: dict[str, Callable[[str], None]] = {
            "g-open": self._open,
            "g-more": self._unfold,
            "g-rename": self._rename,
            "g-named": self._named,
            "g-share": self._share,
            "g-copy": self._copy,
            "g-delete": self._delete,
            "g-restore": self._restore,
            "g-export": self._export,
            "g-pick": self._pick,
            "g-raw": self._raw,
            "g-receive": self._receive,
            "g-sort": self._sorted,
        }

    def leave(self) -> None:
        """The page is left: what was open or said is forgotten, also how to bring back what was deleted."""
        self._more = self._renaming = self._draft = ""
        self._trash: Trash | None = None
        self._trash_at = -1
        self._problem = ""
        self._say("")

    # ---- from outside

    def typed(self, field: str, text: str) -> bool:
        """What is typed into a field of the page; False if it is none of them."""
        if field == "g-name":
            self._draft = text[:200]
        elif field == "g-paste":
            self._pasted = text[:LONGEST_PASTE]
        else:
            return False
        return True

    def dropped(self, name: str, text: str) -> bool:
        """A file that was dropped or chosen. True if it was a backup, which was taken in here."""
        if not text.strip():
            self._say(t("g.said.unreadable", name=clean_name(name)), bad=True)
            return False
        if is_backup(text):
            self._brought(self._saves.bring(text))
            return True
        problem = self._host.receive(text)
        self._problem = problem
        if problem:
            self._pasted = text[:LONGEST_PASTE]
        return False

    def view(self) -> ShelfView:
        """The page as it is now."""
        if not self._asked:
            self._asked = True
            self._outside.persisted(self._hear)
        found = self._order(self._saves.entries())
        last, order = self._saves.last_export()
        changed = sum(entry.order > order for entry in found if not entry.damaged)
        trash = self._trash
        return ShelfView(
            entries=tuple(found),
            days=tuple(self._clock.day(entry.saved) if entry.saved > 0 else "" for entry in found),
            sort=self._sort,
            more=self._more,
            renaming=self._renaming,
            draft=self._draft,
            deleted=(trash.name or t("g.damaged")) if trash else "",
            deleted_id=trash.id if trash else "",
            deleted_at=min(self._trash_at, len(found)) if trash else -1,
            said=self._said,
            bad=self._bad,
            refused=self._refused,
            nudge=backup_nudge(last, self._clock.now(), changed, self._persisted),
            last_export=self._clock.day(last) if last else "",
            persisted=self._persisted,
            usage=self._saves.usage(),
            pasted=self._pasted,
            problem=self._problem,
        )

    def _order(self, entries: list[Entry]) -> list[Entry]:
        if self._sort == "name":
            return sorted(entries, key=lambda e: (bool(e.damaged), title_of(e.names, e.name).casefold()))
        if self._sort == "round":
            return sorted(entries, key=lambda e: (bool(e.damaged), -e.round, e.over))
        return entries

    def _hear(self, answer: str) -> None:
        persisted = {"yes": True, "no": False}.get(answer)
        if persisted is not self._persisted:
            self._persisted = persisted
            self._host.show()

    def _say(self, words: str, *, bad: bool = False, refused: tuple[str, ...] = ()) -> None:
        self._said, self._bad, self._refused = words, bad, refused

    # ---- one game

    def _read(self, ident: str) -> Slot | None:
        """The game, or None: then it was said why not."""
        try:
            return self._saves.read(ident)
        except SaveError as error:
            self._say(str(error), bad=True)
            return None

    def _open(self, ident: str) -> None:
        slot = self._read(ident)
        if slot is not None:
            self.leave()
            self._host.take_up(slot)
            if slot.note:
                self._host.ui.note = slot.note

    def _unfold(self, ident: str) -> None:
        self._more = "" if self._more == ident else ident
        self._renaming = ""

    def _rename(self, ident: str) -> None:
        """Show the field for a name, or take it away again."""
        self._renaming = "" if self._renaming == ident else ident
        self._draft = next((entry.name for entry in self._saves.entries() if entry.id == ident), "")

    def _named(self, ident: str) -> None:
        if not ident or ident != self._renaming:
            return
        name = clean_name(self._draft)
        if self._saves.rename(ident, name) is not Kept.OK:
            self._say(t("g.said.not_named"), bad=True)
            return
        self._renaming = ""
        self._say(t("g.said.named", name=name) if name else t("g.said.unnamed"))

    def _share(self, ident: str) -> None:
        slot = self._read(ident)
        if slot is not None:
            self._host.share_slot(slot)

    def _copy(self, ident: str) -> None:
        slot = self._read(ident)
        if slot is None:
            return
        title = title_of(tuple(seat.name for seat in slot.game.seats), slot.name)
        copy = self._host.new_slot(slot.game, clean_name(t("g.copy_name", name=title[:30])))
        if self._saves.write(copy) is Kept.OK:
            self._say(t("g.said.copied", name=copy.name))
            self._more = ""
        else:
            self._say(t("g.said.not_copied"), bad=True)

    def _delete(self, ident: str) -> None:
        shown = [entry.id for entry in self._order(self._saves.entries())]
        if ident not in shown:
            return
        trash = self._saves.delete(ident)
        self._more = self._renaming = ""
        if not trash.gone:
            self._say(t("g.said.gone"), bad=True)
            return
        self._trash, self._trash_at = trash, shown.index(ident)
        if self._said:  # a notice stays a notice: nothing moves under a second tap
            self._say(t("g.deleted", name=trash.name or t("g.damaged")))

    def _restore(self, _rest: str) -> None:
        trash = self._trash
        if trash is None:
            return
        name = trash.name or t("g.damaged")
        if self._saves.restore(trash):
            self._trash = None
            self._say(t("g.said.back", name=name))
        else:
            self._say(t("g.said.not_back", name=name), bad=True)

    # ---- files and codes

    def _export(self, ident: str) -> None:
        """A backup of one game, or of all."""
        entry = next((entry for entry in self._saves.entries() if entry.id == ident), None)
        if entry is None and ident:
            return
        if not self._saves.entries():
            self._say(t("g.said.nothing"), bad=True)
            return
        name = file_name(title_of(entry.names, entry.name)) if entry else "homesteaders-games.json"
        done = self._outside.download(name, self._saves.export([ident] if ident else None))
        if done and not ident:
            self._saves.exported()
        self._say(t("g.said.file" if done else "g.said.no_file"), bad=not done)

    def _raw(self, key: str) -> None:
        try:
            text = self._saves.raw(key)
        except SaveError as error:
            self._say(str(error), bad=True)
            return
        done = self._outside.download("homesteaders-damaged.txt", text)
        self._say(t("g.said.file" if done else "g.said.no_file"), bad=not done)

    def _pick(self, _rest: str) -> None:
        def picked(name: str, text: str) -> None:
            self.dropped(name, text)
            self._host.show()

        self._outside.pick(picked)

    def _brought(self, done: Brought) -> None:
        if done.problem:
            self._say(done.problem, bad=True)
            return
        parts = []
        if done.added:
            names = ", ".join(done.added[:LONGEST_SHOWN]) + (", …" if len(done.added) > LONGEST_SHOWN else "")
            parts.append(t("g.said.added", n=len(done.added), names=names))
        if done.same:
            parts.append(t("g.said.same", n=done.same))
        if done.newer:
            parts.append(t("g.said.newer", n=done.newer))
        if done.remembered:
            parts.append(t("career.came", n=done.remembered))
        refused = tuple(t("g.refused", name=name, reason=reason) for name, reason in done.refused[:LONGEST_SHOWN])
        said = " ".join(parts) or t("g.said.no_games")
        self._say(said, bad=bool(refused) or not parts, refused=refused)

    def _receive(self, _rest: str) -> None:
        """Open what is in the paste box. What cannot be opened stays there."""
        text = self._pasted
        if not text.strip():
            self._problem = t("g.said.paste")
        elif is_backup(text):
            self._problem = ""
            done = self._saves.bring(text)
            if done.problem:
                self._problem = done.problem
            else:
                self._pasted = ""
                self._brought(done)
        else:
            self._problem = self._host.receive(text)
            if not self._problem:
                self._pasted = ""

    def _sorted(self, which: str) -> None:
        if which.strip() in SORTS:
            self._sort = which.strip()
            self._trash_at = max(0, self._trash_at)


def file_name(title: str) -> str:
    """A file's name for a game, without what some systems do not allow in names."""
    return f"homesteaders-{re.sub(r'[^A-Za-z0-9]+', '-', title).strip('-').lower()[:40] or 'game'}.json"

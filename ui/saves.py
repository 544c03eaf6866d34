"""Where games are kept: several, each in two generations, so that no write can destroy what the last one kept.

homesteaders.g.<id>      "a 17": which generation counts, and its revision
homesteaders.g.<id>.a    a save's text (`savetext`); the next write goes to the other generation
homesteaders.current     the id of the game to be gone on with
homesteaders.damaged.N   what could not be read, put aside
homesteaders.game        the one game of the first release
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2s
from itertools import count
from weakref import WeakSet

from homesteaders.record import RecordError, clean_name

from .backup import bring, pack
from .entries import Brought, Entry, Kept, title_of
from .game import Game
from .ports import Chance, Clock, Store
from .savetext import ID, SaveError, Slot, check_of, entry_of, renamed, same_key, save_text, slot_of, unchanged
from .words import t

__all__ = ["Brought", "Entry", "Kept", "SaveError", "Saves", "Slot", "Trash", "backup_nudge", "new_id"]

PREFIX = "homesteaders."
GAMES = "homesteaders.g."
DAMAGED = "homesteaders.damaged."
CURRENT = "homesteaders.current"
EXPORTED = "homesteaders.exported"
OLD = "homesteaders.game"
GENERATIONS = ("a", "b")
DAY = 86_400_000
DAYS_WITHOUT_BACKUP = 5
GAMES_WITHOUT_BACKUP = 3
_POINTER = re.compile(r"([ab]) ([0-9]{1,15})")
_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Trash:
    """A deleted game, so that it can come back. `gone`: was it really deleted?"""

    id: str
    name: str
    texts: dict[str, str] = field(default_factory=dict)
    gone: bool = True


def _short(text: str) -> str:
    """Eight letters and digits made of a text."""
    number = int.from_bytes(blake2s(text.encode("utf-8", "surrogatepass"), digest_size=8).digest())
    return "".join(_LETTERS[number // 36**place % 36] for place in range(8))


def new_id(chance: Chance, salt: int = 0) -> str:
    """An id for a new game. `Saves.new_id` sees to it that no game has it already."""
    return _short(f"{chance.seed()} {salt}")


def backup_nudge(last_export: int | None, now: int, games: int, persisted: bool | None) -> str:
    """A sentence that asks for a backup, or "". `games`: how many were changed since the last one."""
    if persisted or not games:
        return ""
    days = -1 if last_export is None else (now - last_export) // DAY
    if days < 0:  # never, or the clock was set back
        return t("g.nudge_games", n=games) if games > GAMES_WITHOUT_BACKUP else ""
    return t("g.nudge_days", n=games) if days >= DAYS_WITHOUT_BACKUP else ""


class Saves:
    """The games in a store. Nothing here raises but `read` and `raw`, with SaveError."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._order = -1
        self._tried: dict[str, str] = {}  # by id, the check of a text that was written and perhaps does not count
        self._slots: WeakSet[Slot] = WeakSet()
        self._unkept: Slot | None = None
        self._deleted: set[str] = set()

    # ---- the store

    def _get(self, key: str) -> str:
        return self._store.get(key) or ""

    def _put(self, key: str, text: str) -> Kept:
        """Put a text and read it back."""
        if not self._store.put(key, text):
            return Kept.FAILED
        return Kept.OK if self._get(key) == text else Kept.UNREAD

    def _ours(self) -> list[str]:
        names = self._store.keys()
        return sorted(name for name in names if name.startswith(PREFIX))

    def _ids(self) -> list[str]:
        found = {key.removeprefix(GAMES).partition(".")[0] for key in self._ours() if key.startswith(GAMES)}
        return sorted(ident for ident in found if ID.fullmatch(ident))

    def _pointer(self, ident: str) -> tuple[str, int]:
        found = _POINTER.fullmatch(self._get(GAMES + ident))
        return (found[1], int(found[2])) if found else ("", -1)

    def _generations(self, ident: str) -> list[str]:
        """The generations that have a text, the one that counts first."""
        pointed, _ = self._pointer(ident)
        texts = {gen: text for gen in GENERATIONS if (text := self._get(f"{GAMES}{ident}.{gen}"))}
        return sorted(texts, key=lambda gen: (gen != pointed, -self._valid_revision(texts[gen])))

    @staticmethod
    def _valid_revision(text: str) -> int:
        """The revision of a save, -1 = it is none that can be read here."""
        try:
            return entry_of(text, "").revision
        except SaveError:
            return -1

    def _last_good(self, ident: str) -> tuple[str, str]:
        """The generation that counts and its text; ("", "") if none is whole, or a later release wrote it."""
        for gen in self._generations(ident):
            text = self._get(f"{GAMES}{ident}.{gen}")
            try:
                entry_of(text, ident)
            except SaveError as error:
                if error.newer:
                    break
            else:
                return gen, text
        return "", ""

    def aside(self, text: str) -> str:
        """Put a text that cannot be read aside; its key, "" if that was not possible."""
        for number in count(1):
            key = f"{DAMAGED}{number}"
            there = self._get(key)
            if there == text:
                return key
            if not there:
                if self._put(key, text) is Kept.OK:
                    return key
                self._store.remove(key)
                return ""
        raise AssertionError

    # ---- one game

    def revision(self, ident: str) -> int:
        """The revision that is stored now, -1 = no such game."""
        _, revision = self._pointer(ident)
        return revision if revision >= 0 else self._valid_revision(self._last_good(ident)[1])

    def new_id(self, chance: Chance) -> str:
        """An id that no stored game has."""
        taken = self._ids()
        return next(ident for salt in count() if (ident := new_id(chance, salt)) not in taken)

    def write(self, slot: Slot) -> Kept:
        """Keep a game as it is now. After anything but OK the last good save and `slot.revision` are as they were."""
        return self._write(slot, self._clock.now(), self._next_order())

    def _next_order(self) -> int:
        if self._order < 0:
            self._order = max((entry.order for entry in self.entries()), default=0)
        self._order += 1
        return self._order

    def _write(self, slot: Slot, saved: int, order: int) -> Kept:
        ident = slot.id
        if not ID.fullmatch(ident):
            return Kept.FAILED
        good, good_text = self._last_good(ident)
        stored = self.revision(ident)
        if stored > slot.revision and self._tried.get(ident) != check_of(good_text):
            return Kept.NEWER
        revision = max(stored, slot.revision) + 1
        text = save_text(slot, revision, order, saved)
        kept = self._switch(ident, good, text, revision)
        if kept is Kept.OK:
            slot.revision, slot.saved = revision, saved
            self._slots.add(slot)
        return kept

    def _switch(self, ident: str, good: str, text: str, revision: int) -> Kept:
        """Write the generation that does not count, read it back, then let it count."""
        spare = "b" if good == "a" else "a"
        key = f"{GAMES}{ident}.{spare}"
        there = self._get(key)
        if there and self._valid_revision(there) < 0 and not self.aside(there):
            return Kept.FAILED
        self._tried[ident] = check_of(text)
        kept = self._put(key, text)
        if kept is Kept.UNREAD:
            self._store.remove(key)
        if kept is Kept.OK:
            kept = self._put(GAMES + ident, f"{spare} {revision}")
        if kept is Kept.OK:
            del self._tried[ident]
        return kept

    def read(self, ident: str) -> Slot:
        """The game, from the generation that counts; if that is damaged, from the other one, and the damaged text is
        put aside. Raises SaveError if no generation can be read: then both stay."""
        first: SaveError | None = None
        damaged: list[str] = []
        pointed, revision = self._pointer(ident)
        generations = self._generations(ident)
        for gen in generations:
            text = self._get(f"{GAMES}{ident}.{gen}")
            try:
                slot = slot_of(text, ident)
            except SaveError as error:
                first = first or error
                damaged.append(text)
                if error.newer:
                    break
                continue
            if damaged or pointed not in ("", gen):
                aside = all([self.aside(text) for text in damaged])  # noqa: C419 - every one
                slot.note = t("save.older") + (t("save.older_aside" if aside else "save.older_full") if damaged else "")
            slot.revision = max(slot.revision, revision)
            self._slots.add(slot)
            return slot
        if self._unkept is not None and self._unkept.id == ident and not generations:
            return self._unkept
        raise first or SaveError("save.empty")

    def raw(self, ident: str) -> str:
        """What is stored of a game, or under a key of ours, as it is. Raises SaveError if there is nothing."""
        if ident.startswith(PREFIX):
            found = [self._get(ident)]
        else:
            found = [self._get(f"{GAMES}{ident}.{gen}") for gen in self._generations(ident)] or [
                self._get(GAMES + ident)
            ]
        if not any(found):
            raise SaveError("save.empty")
        return "\n".join(found)

    def rename(self, ident: str, name: str) -> Kept:
        """Give a game a name. Slots of it that were handed out follow."""
        good, text = self._last_good(ident)
        if not good:
            return Kept.FAILED
        name, before = clean_name(name), self.revision(ident)
        entry = entry_of(text, ident)
        kept = self._switch(ident, good, renamed(text, name, before + 1, entry.order), before + 1)
        if kept is Kept.OK:
            for slot in self._slots:
                if slot.id == ident and slot.revision == before:
                    slot.name, slot.revision = name, before + 1
        return kept

    def delete(self, ident: str) -> Trash:
        """Delete a game, or a text put aside by its key."""
        keys = [ident] if ident.startswith(PREFIX) else [GAMES + ident, *(f"{GAMES}{ident}.{g}" for g in GENERATIONS)]
        name = next((title_of(entry.names, entry.name) for entry in self.entries() if entry.id == ident), "")
        texts = {key: text for key in keys if (text := self._get(key))}
        for key in keys:
            self._store.remove(key)
        self._deleted.add(ident)
        return Trash(ident, name, texts, not any(self._get(key) for key in keys))

    def restore(self, trash: Trash) -> bool:
        """Bring a deleted game back, unless its place was taken since. False if that was not possible."""
        if any(self._get(key) not in ("", text) for key, text in trash.texts.items()):
            return False
        back = True
        for key, text in sorted(trash.texts.items(), reverse=True):  # the pointer last
            back = self._put(key, text) is Kept.OK and back
        self._deleted.discard(trash.id)
        return back

    def was_deleted(self, slot: Slot) -> bool:
        """Was this game deleted here, after it was opened?"""
        return slot.id in self._deleted and self.revision(slot.id) < 0

    # ---- all games

    def entries(self) -> list[Entry]:
        """What there is, last played first, without replaying anything. Then what cannot be read."""
        found: list[Entry] = []
        ours = self._ours()
        ids = self._ids()
        for ident in ids:
            found.append(self._entry(ident))
        strange = [
            key
            for key in ours
            if key.startswith((GAMES, DAMAGED)) or key == OLD
            if not (key.startswith(GAMES) and key.removeprefix(GAMES).partition(".")[0] in ids)
        ]
        for key in strange:
            if text := self._get(key):
                found.append(Entry(key, size=len(text), damaged=t("save.aside", key=key)))
        if self._order >= 0:
            self._order = max([self._order, *(entry.order for entry in found)])
        return sorted(found, key=lambda entry: (bool(entry.damaged), -entry.order, entry.id))

    def _entry(self, ident: str) -> Entry:
        texts = [self._get(f"{GAMES}{ident}.{gen}") for gen in self._generations(ident)]
        size = sum(map(len, texts))
        damaged = t("save.empty")
        for text in reversed(texts):
            try:
                entry_of(text, ident)
            except SaveError as error:
                damaged = str(error)
        for text in texts:
            try:
                entry = entry_of(text, ident)
            except SaveError as error:
                if error.newer:
                    break
            else:
                values = {name: getattr(entry, name) for name in Entry.__slots__} | {"size": size}
                return Entry(**values)
        return Entry(ident, size=size, damaged=damaged)

    @property
    def current(self) -> str:
        """The id of the game to be gone on with, "" = none. If that was lost, the one that was played last."""
        kept = self._store.get(CURRENT)
        if self._unkept is not None and not kept:
            return self._unkept.id
        if kept == "" or (kept and self._last_good(kept)[0]):
            return kept
        return next((entry.id for entry in self.entries() if not entry.damaged), "")

    @current.setter
    def current(self, ident: str) -> None:
        self._store.put(CURRENT, ident)

    def usage(self) -> int:
        """The characters that all our keys take up."""
        return sum(len(key) + len(self._get(key)) for key in self._ours())

    # ---- backups

    def last_export(self) -> tuple[int | None, int]:
        """When games were last exported, None = never, and the highest order at that time."""
        words = self._get(EXPORTED).split()
        if len(words) == 2 and all(word.isascii() and word.isdigit() and len(word) < 16 for word in words):
            return int(words[0]), int(words[1])
        return None, -1

    def exported(self) -> None:
        """Remember that everything was exported now."""
        order = max((entry.order for entry in self.entries()), default=0)
        self._store.put(EXPORTED, f"{max(0, self._clock.now())} {order}")

    def export(self, ids: Iterable[str] | None = None) -> str:
        """A backup of these games, or of all and what is remembered of finished ones, with the start page's form: one
        JSON text."""
        from . import rows  # not needed for the first screen

        wanted = [entry.id for entry in self.entries()] if ids is None else list(ids)
        more = rows.pack(self._store, self) if ids is None else {}
        return pack([text for ident in wanted if (text := self._whole(ident))], self._store, more)

    def _whole(self, ident: str) -> str:
        """The text of a game that is undamaged, even if only another release can read it."""
        texts = [self._get(f"{GAMES}{ident}.{gen}") for gen in self._generations(ident)]
        return next((text for text in texts if unchanged(text)), "")

    def bring(self, text: str) -> Brought:
        """Take the games of a backup in, each read strictly before anything is written. Nothing is overwritten."""
        return bring(self, self._store, text)

    def same_keys(self) -> set[tuple[str, str, str]]:
        """`same_key` of all games that are whole."""
        return {same_key(text) for ident in self._ids() if (text := self._last_good(ident)[1])}

    def take_in(self, slot: Slot, order: int) -> Kept:
        """Write a game that came from elsewhere, with the date and the place in the list that it had."""
        return self._write(slot, slot.saved, order)

    # ---- the first release

    def take_up_old(self) -> str:
        """Take up the one game that the first release kept; a sentence if something is to be said about it.

        Its key is removed only once the game is written in its new place; a game that cannot be written can be read
        and played all the same. A text that cannot be read is put aside, or stays.
        """
        text = self._get(OLD)
        if not text:
            return ""
        ident = _short(text)
        if self.revision(ident) >= 0:  # it was taken up before
            self._store.remove(OLD)
            return ""
        try:
            slot = Slot(ident, Game.from_text(text))
        except RecordError as error:
            key = self.aside(text)
            if not key:
                return t("save.old_there", reason=str(error))
            self._store.remove(OLD)
            return t("save.old_aside", reason=str(error), key=key)
        if self.write(slot) is Kept.OK:
            self.current = ident
            self._store.remove(OLD)
        else:
            self._unkept = slot
        return ""

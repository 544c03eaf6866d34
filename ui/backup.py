"""Backups: many games in one JSON text, and taking them in again without overwriting anything."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING, Any

from .entries import Brought, Entry, Kept, title_of
from .ports import Store
from .savetext import ID, SaveError, Slot, entry_of, id_of, parse_json, same_key, slot_of
from .saving import FORM, LONGEST_FORM
from .words import t

if TYPE_CHECKING:
    from .saves import Saves

FORMAT = 1
LONGEST = 12_000_000
MOST_GAMES = 2000


def is_backup(text: str) -> bool:
    """Does this look like a backup, or like a save as it is stored?"""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def pack(texts: list[str], store: Store, more: dict[str, str] | None = None) -> str:
    """The backup of these saves. `more`: lists that go with them, by name (`ui/rows.py`)."""
    whole = {"homesteaders": "games", "format": FORMAT, "games": texts, "form": store.get(FORM) or "", **(more or {})}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _texts(text: str) -> tuple[list[Any], str, dict[str, Any]]:
    """The saves in a backup, its form, and whatever else is in it, by name. Raises SaveError."""
    text = text.lstrip("\ufeff \t\r\n")
    if len(text) > LONGEST:
        raise SaveError("save.long", most=LONGEST)
    if text.startswith('{"homesteaders":"save"'):
        return [text], "", {}  # a raw download
    try:
        data = parse_json(text)
    except ValueError:
        raise SaveError("backup.broken") from None
    if not isinstance(data, dict) or data.get("homesteaders") != "games":
        raise SaveError("backup.not_ours")
    version, games, form = data.get("format"), data.get("games"), data.get("form")
    if type(version) is int and version > FORMAT:
        raise SaveError("backup.newer", newer=True)
    if version != FORMAT or type(version) is not int or not isinstance(games, list):
        raise SaveError("backup.broken")
    if len(games) > MOST_GAMES:
        raise SaveError("backup.many", most=MOST_GAMES)
    return games, form if isinstance(form, str) and len(form) <= LONGEST_FORM else "", data


def bring(saves: Saves, store: Store, text: str) -> Brought:
    """Take a backup in. All games are read before the first is written."""
    done = Brought()
    try:
        games, form, others = _texts(text)
    except SaveError as error:
        done.problem = str(error)
        return done
    there = saves.same_keys()
    coming: list[tuple[Slot, Entry]] = []
    for number, save in enumerate(games, 1):
        label = t("backup.nth", number=number)
        try:
            if not isinstance(save, str):
                raise SaveError("save.not_ours")
            entry = entry_of(save, "")
            label = title_of(entry.names, entry.name)
            if same_key(save) in there:
                done.same += 1
                continue
            slot = slot_of(save, id_of(save))
            if _further_here(saves, slot):
                done.newer += 1
                continue
            there.add(same_key(save))
            coming.append((slot, entry))
        except SaveError as error:
            done.refused.append((label, str(error)))
    for slot, entry in coming:
        if not slot.id or saves.revision(slot.id) >= 0:
            slot.name = t("backup.other", name=title_of(entry.names, slot.name))
            slot.id = _free(saves, slot.id)
        kept = saves.take_in(slot, entry.order)
        label = title_of(entry.names, slot.name)
        if kept is Kept.OK:
            done.added.append(label)
        else:
            done.refused.append((label, t("backup.no_room")))
    if form and not store.get(FORM):
        store.put(FORM, form)
    if {"career", "daily"} & others.keys():
        from . import rows  # not needed for the first screen

        done.remembered, problems = rows.bring(store, saves, others)
        done.refused += [(t("career.title"), problem) for problem in problems]
    return done


def _further_here(saves: Saves, slot: Slot) -> bool:
    """Does the stored game of the same id hold everything of this one, and more?"""
    if not slot.id or saves.revision(slot.id) < 0:
        return False
    try:
        mine = saves.read(slot.id).game
    except SaveError:
        return False
    if (mine.session.setup, mine.session.deal) != (slot.game.session.setup, slot.game.session.deal):
        return False
    theirs = slot.game.session.actions
    return mine.session.actions[: len(theirs)] == theirs


def _free(saves: Saves, ident: str) -> str:
    """An id like this one that no game has."""
    stem = ident[:28] if ID.fullmatch(ident) else "game00"
    return next(new for number in count(2) if saves.revision(new := f"{stem}{number}") < 0)

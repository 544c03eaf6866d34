"""The open game and its save: written after every action, watched against other tabs, and what is said on failure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .game import Game
from .ports import Chance, Outside, Scheduler, Store
from .saves import Kept, SaveError, Saves, Slot, new_id
from .tabs import Tabs
from .uistate import GAMES, OTHER_TAB, REPLAY, START, Act, UiState
from .words import t

SOON = 0.1
"""Seconds until a tab that looks on looks again."""
PERSIST = "homesteaders.persist"
"""The browser's answer to the wish that it keeps what is stored: asked once."""


class Host(Protocol):
    """The App, as far as keeping needs it."""

    ui: UiState
    slot: Slot | None

    def take_up(self, slot: Slot, said: str = "") -> None:
        """Sit down at a game."""

    def arrive(self, said: str = "") -> None:
        """Look again whose decision it is."""

    def show(self) -> None:
        """Draw."""


class Keeping:
    """Its intents begin with `keep` or `tab`."""

    def __init__(
        self, host: Host, saves: Saves, store: Store, scheduler: Scheduler, outside: Outside, chance: Chance
    ) -> None:
        self._host = host
        self._store = store
        self._scheduler = scheduler
        self._saves = saves
        self._outside = outside
        self._chance = chance
        self._failed = False
        self._answer = ""
        self._taking = False
        self._tabs = Tabs(outside, new_id(chance), self._lost, self._followed)
        self.handlers: dict[str, Callable[[str], None]] = {
            "keep-again": self._again,
            "tab-take": self._take,
            "tab-load": self._take,
            "tab-copy": self._copy,
            "release-apply": lambda _: self._outside.apply_update(),
            "release-repair": lambda _: self._outside.repair(),
            "release-install": lambda _: self._outside.install(),
        }

    # ---- opening and closing

    def load(self) -> None:
        """The game that was open last, if it can be read."""
        host = self._host
        host.slot = None
        notes = self._saves.take_up_old()
        if self._saves.current:
            try:
                host.slot = self._saves.read(self._saves.current)
                notes += host.slot.note
            except SaveError as error:
                notes += str(error)
                self._saves.current = ""
        host.ui.note = notes

    def new_slot(self, game: Game, name: str = "") -> Slot:
        """A save of its own for a game, not written yet."""
        return Slot(self._saves.new_id(self._chance), game, name)

    def opened(self, game: str) -> None:
        """The table of this game is on the screen."""
        if game and self._taking:
            self._tabs.take(game)
        elif game:
            self._tabs.open(game)
        self._taking = False

    def closed(self) -> None:
        """No table is on the screen."""
        self._tabs.leave()

    # ---- saving

    def keep(self) -> None:
        """Write the open game. What goes wrong is said until it is mended."""
        slot, ui = self._host.slot, self._host.ui
        if slot is None or ui.readonly:
            return
        kept = self._saves.write(slot)
        if kept == Kept.OK:
            self._tabs.saved(slot.revision)
            if self._failed:
                self._failed = False
                self._saves.current = slot.id
                ui.note, ui.note_acts = t("keep.works"), ()
            self._ask_to_keep(slot)
        elif kept == Kept.NEWER:
            ui.readonly = OTHER_TAB
            self._say_newer()
        else:
            self._failed = True
            ui.note = t("keep.failed")
            ui.note_acts = (
                Act(t("keep.code"), "share"),
                Act(t("keep.file"), "share-save"),
                Act(t("keep.again"), "keep-again"),
            )

    def _again(self, _rest: str) -> None:
        self.keep()

    def _ask_to_keep(self, slot: Slot) -> None:
        """After the first finished round the browser is asked to keep what is stored, once."""
        store = self._store
        if slot.game.state.round < 2 or store.get(PERSIST) or not slot.game.persons:
            return
        store.put(PERSIST, "asked")

        def answered(answer: str) -> None:
            store.put(PERSIST, answer or "unknown")
            self._answer = answer

        self._outside.persist(answered)

    def tell(self) -> None:
        """Say whether the browser keeps what is stored, with what the person does next: a strip that comes by itself
        would push the table down."""
        answer, ui = self._answer, self._host.ui
        if answer and not ui.note:
            self._answer = ""
            ui.note = t("keep.persisted" if answer == "yes" else "keep.not_persisted")
            ui.note_acts = (Act(t("keep.backup"), "games"),) if answer == "no" else ()

    # ---- other tabs

    def passed_by(self) -> bool:
        """Has another tab written since? Then nothing is to be decided here any more."""
        slot = self._host.slot
        if slot is None or not slot.id or self._saves.revision(slot.id) <= slot.revision:
            return False
        self._stop()
        return True

    def _stop(self) -> None:
        ui = self._host.ui
        ui.readonly = OTHER_TAB
        ui.note, ui.note_acts = t("tab.note"), ()
        if ui.page not in (START, GAMES):
            self._host.arrive()

    def _lost(self) -> None:
        """Another tab plays the game."""
        if self._host.slot is not None and self._host.ui.readonly != REPLAY:
            self._stop()
            self._host.show()

    def _say_newer(self) -> None:
        ui = self._host.ui
        ui.note = t("tab.newer")
        ui.note_acts = (Act(t("tab.load"), "tab-load"), Act(t("tab.copy"), "tab-copy"))

    def _followed(self, revision: int, tries: int = 50) -> None:
        """The other tab has saved this revision: look at the game as it is now."""
        slot, ui = self._host.slot, self._host.ui
        if slot is None or ui.readonly != OTHER_TAB or ui.note == t("tab.newer"):
            return
        if self._saves.revision(slot.id) < revision and tries:
            # What another tab stores may arrive here later than what it says.
            self._scheduler.later(SOON, lambda: self._followed(revision, tries - 1))
            return
        try:
            self._host.slot = self._saves.read(slot.id)
        except SaveError:
            return
        self._host.arrive()
        self._host.show()

    def _take(self, _rest: str) -> None:
        """Play here from now on, from what is stored."""
        slot = self._host.slot
        if slot is None or self._host.ui.readonly != OTHER_TAB:
            return
        try:
            stored = self._saves.read(slot.id)
        except SaveError:
            stored = slot  # nothing is stored any more: what is here is all there is
            stored.revision = self._saves.revision(slot.id)
        self._taking = True
        self._host.take_up(stored)

    def _copy(self, _rest: str) -> None:
        slot = self._host.slot
        if slot is not None:
            self._host.take_up(self.new_slot(slot.game, slot.name or t("tab.copy_name")), t("tab.copied"))
            self.keep()

"""The start page's form: who sits where, with which options, on which deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from homesteaders.record import clean_name
from homesteaders.state import SEED_LIMIT

from . import saving
from .levels import CHARACTERS, bot_name, seated
from .ports import Chance, Store


class FormDesk:
    """Fills in the form and remembers it for the next visit."""

    def __init__(self, store: Store, chance: Chance) -> None:
        self._store = store
        self._chance = chance
        self.form = saving.load_form(store)
        self.handlers: dict[str, Callable[[str], None]] = {
            "kind": self._kind,
            "seats": self._seats,
            "holdings": self._holdings,
            "undo-terms": self._casual,
            "sit": self._by_link,
            "newseed": self.new_seed,
        }

    def names(self) -> tuple[str, ...]:
        """Who sits in the form, as a game would call them."""
        return tuple(
            clean_name(seat.name) or saving.DEFAULT_NAMES[index] for index, seat in enumerate(self.form.chosen())
        )

    def save(self) -> None:
        """Remember names, kinds and options."""
        saving.save_form(self._store, self.form)

    def typed(self, field: str, text: str) -> bool:
        """What is typed into one of its fields; False for a field of somebody else."""
        if field == "seed":
            self.form.seed = text.strip()
        elif field.startswith("name:"):
            index = int(field[5:])
            self.form.seats[index] = replace(self.form.seats[index], name=text)
            self.save()
        else:
            return False
        return True

    def _kind(self, text: str) -> None:
        index, _, kind = text.partition(" ")
        seat = self.form.seats[int(index)]
        usual = saving.DEFAULT_NAMES[int(index)]
        new = seated(seat, kind)
        # A character brings its name, unless the seat was given one.
        if seat.name in (usual, *(bot_name(key) for key in CHARACTERS)):
            new = replace(new, name=bot_name(new.bot) if new.bot in CHARACTERS else usual)
        self.form.seats[int(index)] = new
        self.save()

    def _seats(self, count: str) -> None:
        self.form.count = min(4, max(2, int(count)))
        self.save()

    def _holdings(self, which: str) -> None:
        self.form.open_holdings = which != "hidden"
        self.save()

    def _casual(self, which: str) -> None:
        self.form.casual = which == "casual"
        self.save()

    def _by_link(self, which: str) -> None:
        self.form.by_link = which == "link"
        self.save()

    def new_seed(self, _rest: str = "") -> None:
        """Another deal."""
        self.form.seed = str(self._chance.seed() % SEED_LIMIT)

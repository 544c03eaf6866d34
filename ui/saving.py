"""What is kept between visits: the game in progress as its transcript, and the start page's form."""

from __future__ import annotations

import json

from homesteaders.record import RecordError, clean_name

from .game import Game
from .ports import Store
from .uistate import OPPONENT, PERSON, Form, Seat
from .words import t

GAME = "homesteaders.game"
DAMAGED = "homesteaders.damaged"
FORM = "homesteaders.form"
PLACE = "homesteaders.place"
DEFAULT_NAMES = ("Clara", "Mae", "Hank", "Ida")


def default_form() -> Form:
    """One person against three opponents, holdings open."""
    return Form([Seat(name, PERSON if index == 0 else OPPONENT) for index, name in enumerate(DEFAULT_NAMES)])


def load_form(store: Store) -> Form:
    """The form as it was last filled in; what cannot be understood is as at first."""
    form = default_form()
    try:
        kept = json.loads(store.get(FORM) or "{}")
        for index, (name, kind) in enumerate(kept.get("seats", [])[:4]):
            form.seats[index] = Seat(
                clean_name(str(name)) or DEFAULT_NAMES[index], OPPONENT if kind == OPPONENT else PERSON
            )
        form.count = min(4, max(2, int(kept.get("count", 4))))
        form.open_holdings = bool(kept.get("open", True))
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return default_form()
    return form


def save_form(store: Store, form: Form) -> bool:
    """Remember names, kinds and options (not the seed)."""
    seats = [[seat.name, seat.kind] for seat in form.seats]
    return store.put(FORM, json.dumps({"seats": seats, "count": form.count, "open": form.open_holdings}))


def load_game(store: Store) -> tuple[Game | None, str]:
    """The kept game and "", or None and a sentence if it is damaged; a damaged one is put aside, never thrown away."""
    text = store.get(GAME)
    if not text:
        return None, ""
    try:
        return Game.from_text(text), ""
    except RecordError as error:
        if store.put(DAMAGED, text):
            store.put(GAME, "")
        return None, t("note.damaged", reason=str(error), key=DAMAGED)


def save_game(store: Store, game: Game) -> bool:
    """Keep the game as it is now."""
    return store.put(GAME, game.text())

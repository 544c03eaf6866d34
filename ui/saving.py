"""What is kept between visits: the game in progress as its transcript, and the start page's form."""

from __future__ import annotations

import json
from itertools import count

from homesteaders.record import RecordError, clean_name

from .game import Game
from .ports import Store
from .uistate import OPPONENT, PERSON, Form, Seat
from .words import t

GAME = "homesteaders.game"
DAMAGED = "homesteaders.damaged"
FORM = "homesteaders.form"
PLACE = "homesteaders.place"
LONGEST_FORM = 4000
DEEPEST_FORM = 200
DEFAULT_NAMES = ("Clara", "Mae", "Hank", "Ida")


def default_form() -> Form:
    """One person against three opponents, holdings open."""
    return Form([Seat(name, PERSON if index == 0 else OPPONENT) for index, name in enumerate(DEFAULT_NAMES)])


def load_form(store: Store) -> Form:
    """The form as it was last filled in; what cannot be understood is as at first."""
    text = store.get(FORM) or ""
    # Deep nesting would overflow the browser's stack inside the parser, which nothing can catch.
    fits = len(text) <= LONGEST_FORM and text.count("[") + text.count("{") <= DEEPEST_FORM
    try:
        kept = json.loads(text) if fits else {}
    except ValueError:
        kept = {}
    form = default_form()
    if not isinstance(kept, dict):
        return form
    seats, number = kept.get("seats"), kept.get("count")
    for index, seat in enumerate(seats[:4] if isinstance(seats, list) else []):
        if isinstance(seat, list) and len(seat) == 2 and isinstance(seat[0], str):
            name, kind = clean_name(seat[0]) or DEFAULT_NAMES[index], OPPONENT if seat[1] == OPPONENT else PERSON
            form.seats[index] = Seat(name, kind)
    if type(number) is int and 2 <= number <= 4:
        form.count = number
    form.open_holdings = kept.get("open") is not False
    return form


def save_form(store: Store, form: Form) -> bool:
    """Remember names, kinds and options (not the seed)."""
    seats = [[seat.name, seat.kind] for seat in form.seats]
    return store.put(FORM, json.dumps({"seats": seats, "count": form.count, "open": form.open_holdings}))


def load_game(store: Store) -> tuple[Game | None, str]:
    """The kept game and "", or None and a sentence if it cannot be read: then it is put aside, or left where it is."""
    text = store.get(GAME)
    if not text:
        return None, ""
    try:
        return Game.from_text(text), ""
    except RecordError as error:
        key = next(name for number in count(1) if not store.get(name := f"{DAMAGED}.{number}"))
        if store.put(key, text):
            store.put(GAME, "")
            return None, t("note.damaged", reason=str(error), key=key)
        return None, t("note.damaged_there", reason=str(error))


def unread(store: Store) -> bool:
    """Is there a game that could be neither read nor put aside? The next game kept would take its place."""
    return bool(store.get(GAME))


def save_game(store: Store, game: Game) -> bool:
    """Keep the game as it is now."""
    return store.put(GAME, game.text())

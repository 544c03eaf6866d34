"""The start page's form between visits; `saves` keeps the games."""

from __future__ import annotations

import json

from homesteaders.record import clean_name

from .levels import CHARACTERS, LEVELS
from .ports import Store
from .settings import read_object
from .uistate import OPPONENT, PERSON, Form, Seat

FORM = "homesteaders.form"
PLACE = "homesteaders.place"
LONGEST_FORM = 4000
DEFAULT_NAMES = ("Clara", "Mae", "Hank", "Ida")


def default_form() -> Form:
    """One person against three opponents, holdings open."""
    return Form([Seat(name, PERSON if index == 0 else OPPONENT) for index, name in enumerate(DEFAULT_NAMES)])


def load_form(store: Store) -> Form:
    """The form as it was last filled in; what cannot be understood is as at first."""
    kept = read_object(store, FORM, LONGEST_FORM)
    form = default_form()
    seats, number = kept.get("seats"), kept.get("count")
    for index, seat in enumerate(seats[:4] if isinstance(seats, list) else []):
        if isinstance(seat, list) and len(seat) in (2, 3) and isinstance(seat[0], str):
            name, kind = clean_name(seat[0]) or DEFAULT_NAMES[index], OPPONENT if seat[1] == OPPONENT else PERSON
            bot = seat[2] if kind == OPPONENT and seat[2:] and seat[2] in (*LEVELS, *CHARACTERS) else ""
            form.seats[index] = Seat(name, kind, bot)
    if type(number) is int and 2 <= number <= 4:
        form.count = number
    form.open_holdings = kept.get("open") is not False
    form.casual = kept.get("casual") is True
    form.by_link = kept.get("by_link") is True
    return form


def save_form(store: Store, form: Form) -> bool:
    """Remember names, kinds and options (not the seed)."""
    seats = [[seat.name, seat.kind, *([seat.bot] if seat.bot else [])] for seat in form.seats]
    kept = {"seats": seats, "count": form.count, "open": form.open_holdings}
    return store.put(FORM, json.dumps(kept | {"casual": form.casual, "by_link": form.by_link}))

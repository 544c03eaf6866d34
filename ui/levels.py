"""The opponents as the screen knows them, without importing one: their keys, their names, who takes time to think."""

from __future__ import annotations

from dataclasses import replace

from .uistate import BOT, OPPONENT, PERSON, Seat
from .words import t

LEVELS = ("greenhorn", "settler", "rancher", "foreman", "baron")
"""The levels of `homesteaders/bots`, weakest first."""
CHARACTERS = {"ruth": "rancher", "bill": "rancher", "nell": "settler", "ben": "settler", "amos": "rancher"}
"""The characters, each with the level at which it plays."""
SLOW = ("foreman", "baron")
"""They think for a while: apart from the page."""


def quick(key: str) -> bool:
    """Does this opponent answer within a few milliseconds?"""
    return CHARACTERS.get(key, key) not in SLOW


def bot_name(key: str) -> str:
    """What an opponent is called: its level's name, or its own."""
    if key in CHARACTERS:
        return t(f"character.{key}")
    return t(f"bot.{key}") if key in LEVELS else t("bot")


def bot_label(seat: Seat) -> str:
    """What stands beside the name of an opponent: who it is; for a character under its own name its level."""
    key = seat.bot or BOT
    return bot_name(CHARACTERS[key]) if key in CHARACTERS and seat.name == bot_name(key) else bot_name(key)


def seated(seat: Seat, who: str) -> Seat:
    """The seat with somebody else on it: "person", "bot", or "bot:" and which one; what is none of these changes
    nothing."""
    kind, _, bot = who.partition(":")
    if kind == PERSON:
        return replace(seat, kind=PERSON, bot="")
    if kind == OPPONENT and bot in ("", *LEVELS, *CHARACTERS):
        return replace(seat, kind=OPPONENT, bot=bot or BOT)
    return seat

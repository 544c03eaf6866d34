"""The words of the screen: `t` looks a key up in the one catalogue of the language spoken, `e` does so for HTML."""

from __future__ import annotations

from collections.abc import Sequence

from homesteaders import language
from homesteaders.catalog import TYPE_KEYS
from homesteaders.describe import building_name
from homesteaders.holdings import Amounts
from homesteaders.language import holding_name, say

from .html import esc, forget_drawn
from .text import words_of
from .text.en import WORDS

language.add(WORDS)


def speak(code: str) -> None:
    """Change the language of the whole screen: what was drawn before is drawn anew. KeyError as `language.speak`."""
    if code != language.spoken():
        language.speak(code)
        language.add({**WORDS, **words_of(code)})
        forget_drawn()


def t(key: str, /, **params: object) -> str:
    """The words of a key, as plain text. `one|many` is chosen by `n`. A missing key is a fault of ours: KeyError."""
    return say(key, **params)


def e(key: str, /, **params: object) -> str:
    """The words of a key, for HTML."""
    return esc(say(key, **params))


def noun(holding: int, n: int) -> str:
    """The word for n of a holding: `trade chits`."""
    return holding_name(holding, n)


def counted(amounts: Amounts) -> str:
    """`1 wood, 2 steel`."""
    return ", ".join(f"{abs(n)} {noun(holding, n)}" for holding, n in amounts)


def type_name(kind: int) -> str:
    """The word for a building type."""
    return t(f"type.{TYPE_KEYS[kind]}")


def inside(words: str) -> str:
    """Words that stand alone elsewhere, inside a sentence: in small letters, except for German and its nouns."""
    return words if language.spoken() == "de" else words.lower()


def named(buildings: Sequence[int], most: int = 3) -> str:
    """Buildings by name, the first few and how many more. Plain text."""
    names = ", ".join(building_name(building) for building in buildings[:most])
    return t("aims.named", names=names, n=len(buildings) - most) if len(buildings) > most else names


def signed(n: int) -> str:
    """`+2`, `−1` or `±0`, with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "±0"


def figure(n: int) -> str:
    """A number with a true minus."""
    return f"−{-n}" if n < 0 else str(n)

"""The words of the table: `t` looks a key up in the one catalogue of the screen, `e` does so for HTML."""

from __future__ import annotations

from homesteaders.catalog import TYPE_KEYS
from homesteaders.holdings import Amounts
from homesteaders.language import holding_name, plural

from .html import esc
from .text_en import TEXT


def t(key: str, /, **params: object) -> str:
    """The words of a key, as plain text. `one|many` is chosen by `n`. A missing key is a fault of ours: KeyError."""
    text = TEXT[key]
    if "|" in text:
        count = params.get("n", 1)
        text = plural(text, count if isinstance(count, int) else 1)
    return text.format(**params) if "{" in text else text


def e(key: str, /, **params: object) -> str:
    """The words of a key, for HTML."""
    return esc(t(key, **params))


def noun(holding: int, n: int) -> str:
    """The word for n of a holding: `trade chits`."""
    return holding_name(holding, n)


def counted(amounts: Amounts) -> str:
    """`1 wood, 2 steel`."""
    return ", ".join(f"{abs(n)} {noun(holding, n)}" for holding, n in amounts)


def type_name(kind: int) -> str:
    """The word for a building type."""
    return t(f"type.{TYPE_KEYS[kind]}")


def signed(n: int) -> str:
    """`+2`, `−1` or `±0`, with a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "±0"


def figure(n: int) -> str:
    """A number with a true minus."""
    return f"−{-n}" if n < 0 else str(n)

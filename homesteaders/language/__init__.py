"""Every sentence has a key and is worded in one catalogue; this module words it.

`say("buy.no_trade")`, `say("bid.too_low", auction=2, standing=6, least=7)`. Values are numbers, plain text (names), a
`Key` (itself worded) or Amounts ("2 silver and 1 trade chit"). A wording `one|many` is chosen by the parameter `n`.
Another language is another catalogue beside `en.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..holdings import HOLDING_KEYS, Amounts
from . import en


class Key(str):
    """A catalogue key given as a parameter: it is worded before it is put in."""

    __slots__ = ()


def plural(text: str, n: int) -> str:
    """The form of `one|many` for the number n (English rule)."""
    forms = text.split("|")
    return forms[0] if n == 1 or len(forms) == 1 else forms[-1]


def listing(items: list[str]) -> str:
    """`a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return en.WORDS["list.last"].format(first=", ".join(items[:-1]), last=items[-1])


def amounts_phrase(changes: Amounts) -> str:
    """`2 silver and 1 trade chit`; counts are given without their sign."""
    if not changes:
        return en.WORDS["nothing"]
    return listing([f"{abs(n)} {holding_name(holding, n)}" for holding, n in changes])


def holding_name(holding: int, n: int = 1) -> str:
    """The word for n of a holding: `trade chits`."""
    return plural(en.WORDS[f"holding.{HOLDING_KEYS[holding]}"], abs(n))


def _worded(value: Any) -> Any:
    if isinstance(value, Key):
        return say(value)
    if isinstance(value, tuple):
        return amounts_phrase(value)
    return value


def say(key: str, /, **params: Any) -> str:
    """The sentence of a key. A key that is not in the catalogue is a fault of ours: KeyError."""
    return say_with(key, params)


def say_with(key: str, params: Mapping[str, Any]) -> str:
    """`say` with the parameters in a mapping."""
    text = en.WORDS[key]
    if "|" in text:
        text = plural(text, params.get("n", 1))
    return text.format_map({name: _worded(value) for name, value in params.items()}) if "{" in text else text

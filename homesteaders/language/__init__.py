"""Every sentence has a key and is worded in one catalogue; this module words it.

`say("buy.no_trade")`, `say("bid.too_low", auction=2, standing=6, least=7)`. Values are numbers, plain text (names), a
`Key` (itself worded) or Amounts ("2 silver and 1 trade chit"). A wording `one|many` is chosen by the parameter `n`,
by the language's plural rule, which is written as in a gettext catalogue and read by Python's own gettext.

`speak("de")` changes the language of all that is said from then on. The screen adds its own words to the same
catalogue by `add`. What a language does not have is said in English (docs/language.md says why it is done so).
"""

from __future__ import annotations

from collections.abc import Mapping
from gettext import c2py
from typing import Any

from ..holdings import HOLDING_KEYS, Amounts
from . import en

LANGUAGES = ("en", "de", "es")


class Key(str):
    """A catalogue key given as a parameter: it is worded before it is put in."""

    __slots__ = ()


class _Speech:
    """What is spoken: the language, its catalogue, its plural rule (a number -> which form)."""

    def __init__(self, language: str, words: dict[str, str], rule: str) -> None:
        self.language = language
        self.words = words
        self.form = c2py(rule)


_now = _Speech("en", dict(en.WORDS), en.PLURAL)


def spoken() -> str:
    """The language of what is said now, as in `LANGUAGES`."""
    return _now.language


def speak(language: str) -> None:
    """Say everything in this language from now on. What the screen has added is forgotten; one that is not in
    `LANGUAGES` is a fault of ours: KeyError."""
    global _now
    words, rule = _load(language)
    _now = _Speech(language, {**en.WORDS, **words}, rule)


def add(words: Mapping[str, str]) -> None:
    """Put further words into the catalogue of the language that is spoken."""
    _now.words.update(words)


def _load(language: str) -> tuple[dict[str, str], str]:
    """The engine's words and the plural rule of a language; only what is asked for is imported."""
    if language == "en":
        return en.WORDS, en.PLURAL
    if language == "de":
        from . import de

        return de.WORDS, de.PLURAL
    if language == "es":
        from . import es

        return es.WORDS, es.PLURAL
    raise KeyError(language)


def catalogue(language: str) -> dict[str, str]:
    """The engine's own words in a language. KeyError as in `speak`."""
    return _load(language)[0]


def plural(text: str, n: int) -> str:
    """The form of `one|many` for the number n."""
    forms = text.split("|")
    return forms[min(_now.form(abs(n)), len(forms) - 1)]


def listing(items: list[str]) -> str:
    """`a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return _now.words["list.last"].format(first=", ".join(items[:-1]), last=items[-1])


def amounts_phrase(changes: Amounts) -> str:
    """`2 silver and 1 trade chit`; counts are given without their sign."""
    if not changes:
        return _now.words["nothing"]
    return listing([f"{abs(n)} {holding_name(holding, n)}" for holding, n in changes])


def holding_name(holding: int, n: int = 1) -> str:
    """The word for n of a holding: `trade chits`."""
    return plural(_now.words[f"holding.{HOLDING_KEYS[holding]}"], abs(n))


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
    text = _now.words[key]
    if "|" in text:
        n = params.get("n", 1)
        text = plural(text, n if isinstance(n, int) else 1)
    return text.format_map({name: _worded(value) for name, value in params.items()}) if "{" in text else text

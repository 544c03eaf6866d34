"""The words of the screen: one catalogue, complete in every language, with the same places to fill in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from homesteaders import language
from homesteaders.language import LANGUAGES, add, catalogue, say, speak, spoken
from ui.text import words_of
from ui.text.en import PARTS
from ui.text.en import WORDS as ENGLISH
from ui.words import inside
from ui.words import speak as speak_here

pytestmark = pytest.mark.engine

ROOT = Path(__file__).resolve().parent.parent.parent
BEGINNING = re.compile(r"[a-z_]+\.[a-z_0-9.]*\Z")
"""A key up to its first place to fill in: `set.`, `help.round`."""
OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak_here("en")


def places(text: str) -> set[str]:
    """The parameters of a wording, over all its forms."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def whole(code: str) -> dict[str, str]:
    """Everything that is said in a language."""
    return {**catalogue(code), **words_of(code)}


def test_a_key_stands_in_one_place() -> None:
    engine = catalogue("en")
    seen: dict[str, str] = dict.fromkeys(engine, "the engine")
    for part in PARTS:
        assert {key: seen[key] for key in part.WORDS if key in seen} == {}, part.__name__
        seen |= dict.fromkeys(part.WORDS, part.__name__)
    assert set(seen) == set(engine) | set(ENGLISH)


def _asked_for() -> tuple[set[str], tuple[str, ...]]:
    """Every text in the code that could be a key, and what keys that are put together begin with."""
    found: set[str] = set()
    beginnings: set[str] = set()
    for folder in ("ui", "homesteaders"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            if {"text", "language"} & set(file.relative_to(ROOT).parts):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
                elif isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                    beginnings.add(str(first.value))
    for file in (ROOT / "assets").glob("*.js"):  # how far the page's own files are stored is told there
        found |= set(re.findall(r"'([a-z]+)'", file.read_text(encoding="utf-8")))
    return found, tuple(beginning for beginning in beginnings if BEGINNING.match(beginning))


def test_no_word_is_left_over() -> None:
    found, beginnings = _asked_for()
    assert {"set.", "prompt."} <= set(beginnings) and "aims.named" in found
    left = [key for key in ENGLISH if key not in found]
    for key in list(left):
        # What is put in is a number, or a word that the code knows: a setting, a kind of decision.
        ends = {key.removeprefix(beginning).split(".")[0] for beginning in beginnings if key.startswith(beginning)}
        if any(end.isdigit() or end in found for end in ends):
            left.remove(key)
    assert left == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_is_there_and_takes_the_same_places(code: str) -> None:
    english, other = whole("en"), whole(code)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    # A form for one may say the number in words; so {n} may be missing from it, but never from all forms.
    assert {key: other[key] for key, text in english.items() if places(text) != places(other[key])} == {}
    forms = {key: other[key] for key, text in english.items() if ("|" in text) != ("|" in other[key])}
    # English has one word for all numbers of a good; others need not.
    forms = {key: text for key, text in forms.items() if not (key.startswith("holding.") and "|" in text)}
    assert forms == {}, "a wording chosen by a number in one language is so in all"
    for key, text in other.items():
        assert text and "  " not in text and (text == text.strip()) == (english[key] == english[key].strip())


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    """Long wordings that are the same in two languages were forgotten."""
    english, other = whole("en"), whole(code)
    long = re.compile(r"[a-z]{3,} [a-z]{2,} [a-z]{2,}")
    same = {key for key, text in english.items() if other[key] == text and long.search(text)}
    assert same == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_choose_the_form(code: str) -> None:
    speak_here(code)
    one, two = say("points.n", n=1), say("points.n", n=2)
    assert spoken() == code and one != two and "1" in one and "2" in two
    assert say("points.n", n=0) == two.replace("2", "0")


@pytest.mark.parametrize(("code", "words"), [("en", "wages"), ("de", "Löhne"), ("es", "salarios")])
def test_german_nouns_keep_their_capitals_inside_a_sentence(code: str, words: str) -> None:
    speak_here(code)
    assert inside(say("kind.pay_workers")) == words


def test_what_a_language_lacks_is_said_in_english() -> None:
    speak("en")
    add({"only.here": "Only here"})
    assert say("only.here") == "Only here"
    speak_here("en")
    language.speak("en")
    with pytest.raises(KeyError):
        say("only.here")
    with pytest.raises(KeyError):
        speak("xx")
    assert spoken() == "en"
    add(ENGLISH)

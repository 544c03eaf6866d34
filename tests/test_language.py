"""The catalogue of sentences: complete, without leftovers, in the rulebook's words."""

import ast
import re
from pathlib import Path

import pytest

from homesteaders.holdings import HOLDING_KEYS, amounts
from homesteaders.language import Key, amounts_phrase, holding_name, listing, say
from homesteaders.language.en import WORDS

pytestmark = pytest.mark.engine

ROOT = Path(__file__).resolve().parent.parent
KEY = re.compile(r"[a-z_]+(\.[a-z_0-9]+)*\Z")
SAYING = {"say", "IllegalAction", "RecordError"}


def _first_arguments() -> list[ast.expr]:
    found = []
    for file in sorted((ROOT / "homesteaders").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING and node.args:
                arguments = [node.args[0]]
                while arguments:
                    one = arguments.pop()
                    if isinstance(one, ast.IfExp):
                        arguments += [one.body, one.orelse]
                    else:
                        found.append(one)
    return found


def _literal_keys() -> set[str]:
    return {one.value for one in _first_arguments() if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def _prefixes() -> set[str]:
    """What keys that are put together begin with: `say(f"log.{key}")` -> "log."."""
    return {
        str(one.values[0].value)
        for one in _first_arguments()
        if isinstance(one, ast.JoinedStr) and isinstance(one.values[0], ast.Constant)
    }


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    assert {key for key in _literal_keys() if key not in WORDS} == set()
    assert {prefix for prefix in _prefixes() if not any(key.startswith(prefix) for key in WORDS)} == set()


def test_nothing_in_the_catalogue_is_left_over() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "homesteaders").rglob("*.py"))
    put_together = (*_prefixes(), "holding.", "building.", "type.", "stage.", "reward.", "end_bonus.")
    assert [key for key in WORDS if not key.startswith(put_together) and source.count(f'"{key}"') < 2] == []


@pytest.mark.parametrize("key", WORDS)
def test_wordings_are_sound(key: str) -> None:
    text = WORDS[key]
    assert KEY.match(key) and text == text.strip() and "  " not in text
    assert re.findall(r"\{[^}]*\}", text) == re.findall(r"\{[a-z_]+\}", text)
    # RULES.md says auction, debt and trade chit.
    assert not re.search(r"\b(lots?|loans?|tokens? of trade|trade tokens?|cows?|cattle)\b", text, re.IGNORECASE)


def test_numbers_choose_the_form() -> None:
    assert say("action.place", n=1) == "Place 1 worker"
    assert say("action.place", n=3) == "Place 3 workers"
    assert [holding_name(HOLDING_KEYS.index("trade"), n) for n in (-1, 1, 2)] == [
        "trade chit",
        "trade chit",
        "trade chits",
    ]


def test_amounts_and_keys_are_worded_where_they_are_put_in() -> None:
    assert amounts_phrase(()) == "nothing"
    assert amounts_phrase(amounts(silver=2, trade=1, gold=1)) == "2 silver, 1 gold and 1 trade chit"
    assert listing(["a"]) == "a" and listing(["a", "b", "c"]) == "a, b and c"
    assert say("action.build", building=Key("building.forge")) == "Build Forge"


def test_names_are_put_in_as_they_are() -> None:
    name = "{name} <b>|& {0}"
    assert say("log.passed", name=name) == f"{name} passes."
    with pytest.raises(KeyError):
        say("no.such.key")

"""The rules in words: every number in every language, examples from the engine, rules for every control and tile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from homesteaders.actions import Pass, TakeDebt
from homesteaders.catalog import BUILDINGS, TILES
from homesteaders.holdings import GOODS, HOLDING_KEYS
from homesteaders.language import LANGUAGES
from homesteaders.state import DECISIONS, KIND_KEYS
from tests.ui.fakes import Table
from ui import rulebook, ruleref
from ui.rulefacts import facts
from ui.words import speak

pytestmark = pytest.mark.engine

WANTED = (Path(__file__).parent.parent / "data" / "rules" / "numbers.txt").read_text(encoding="utf-8").split()
"""The numbers of the rules specification, in its order."""
EVERY = pytest.mark.parametrize("code", LANGUAGES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_rule_has_its_number_and_its_chapter() -> None:
    assert list(rulebook.NUMBERS) == WANTED and len(WANTED) == 119
    assert [section for section in rulebook.CHAPTERS if not rulebook.rules_in(section)] == []
    assert [number for section in rulebook.CHAPTERS for number in rulebook.rules_in(section)] == WANTED


@EVERY
def test_every_rule_has_a_text_with_the_same_places(code: str) -> None:
    english, other = rulebook.words_of("en"), rulebook.words_of(code)
    assert set(other) == set(english)
    assert {key for key in english if places(english[key]) != places(other[key])} == set()
    assert {
        key
        for key in english
        if re.findall(r"R\d[\d.]*\d|R\d", english[key]) != re.findall(r"R\d[\d.]*\d|R\d", other[key])
    } == set()
    speak(code)
    for number in WANTED:
        assert len(rulebook.text(number)) > 20 and "{" not in rulebook.text(number) + rulebook.example(number)
    if code != "en":
        long = re.compile(r"[a-z]{3,} [a-z]{2,} [a-z]{2,}")
        assert {key for key in english if other[key] == english[key] and long.search(english[key])} == set()


def test_a_rule_that_is_named_exists() -> None:
    named = {number for text in rulebook.words_of("en").values() for number in re.findall(r"R(\d+(?:\.\d+)?)", text)}
    assert len(named) > 20 and named <= set(WANTED)


@EVERY
def test_no_name_of_a_building_is_typed(code: str) -> None:
    speak(code)
    names = {str(rulebook.word(f"building.{building.key}")) for building in BUILDINGS} - {"Bank", "Depot", "Terminal"}
    texts = {key: text for key, text in rulebook.words_of(code).items() if key.startswith(("rule.", "rule_example."))}
    assert {key for key, text in texts.items() for name in names if re.search(rf"\b{name}\b", text)} == set()


def test_a_place_is_filled_and_nothing_is_filled_in_vain() -> None:
    used = {name for text in rulebook.words_of("en").values() for name in places(text)}
    given = set(facts("en")) - {building.key for building in BUILDINGS}
    assert given - used == set()


def test_examples_say_what_the_engine_says() -> None:
    """Known from the printed pieces and the golden cases, by hand."""
    assert facts("en")["x_port_one"] == "nothing" and facts("en")["x_port_two"] == "1 gold"
    assert (
        facts("en")["x_over"] == "6, 7, 9, 12, 16 and 21"
        and facts("en")["x_over_lawyer"] == "5, 6, 7, 9, 12, 16 and 21"
    )
    assert facts("en")["x_debts"] == "1, 3, 6, 10, 15, 21" and facts("en")["track_counts"] == "1, 2, 3, 9 and 10"
    assert (facts("en")["x_level_up"], facts("en")["x_level_one"], facts("en")["x_level_two"]) == (6, 4, 3)
    assert "40 points" in rulebook.example("15.5") and "Ben wins" in rulebook.example("15.6")


def test_a_change_of_language_changes_the_rules() -> None:
    english = rulebook.text("8.3")
    speak("de")
    german = rulebook.text("8.3")
    speak("en")
    assert english != german and rulebook.text("8.3") == english
    with pytest.raises(KeyError):
        rulebook.text("99")


def test_every_decision_tile_building_and_good_has_its_rules() -> None:
    topics = ruleref.topics()
    assert {f"decision {KIND_KEYS[kind]}" for kind in DECISIONS} <= set(topics)
    assert {f"building {building.key}" for building in BUILDINGS} <= set(topics)
    assert {f"tile {number}" for number in TILES} <= set(topics)
    assert {f"good {HOLDING_KEYS[good]}" for good in GOODS} <= set(topics)
    assert {rule for rules in topics.values() for rule in rules} <= set(WANTED)
    assert all(len(set(rules)) == len(rules) >= 1 for rules in topics.values())


def test_rules_lead_back() -> None:
    assert ruleref.rules_of("building lawyer")[0] == "8.6" and "building lawyer" in ruleref.topics_of("8.6")
    assert ruleref.rules_of("8.3") == ("8.3",) and ruleref.rules_of("nonsense") == ()
    assert ruleref.rules_of(f"action {Pass().token}")[0] == "8.7" and ruleref.rules_of(f"action {TakeDebt().token}")


def test_the_details_of_a_building_and_help_lead_to_the_right_rules() -> None:
    table = Table()
    table.deal("pppp")
    for building in BUILDINGS:
        table.app.dispatch(f"open:building {building.key}")
        for number in ruleref.rules_of(f"building {building.key}"):
            assert f'href="./rules-en.html#R{number}"' in table.screen.html, building.key
        table.do("close")
    table.app.dispatch("open:help")
    for topic in ("decision allocate", "pane board", "pane ledger", "pane track"):
        assert f'href="./rules-en.html#R{ruleref.rules_of(topic)[0]}"' in table.screen.html

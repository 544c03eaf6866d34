"""The rules in our own words, by their numbers: chapters, texts, worked examples, in the language that is spoken.

The words are in `ui/text/<language>/rules_turn.py` and `rules_town.py`, what fills their places in `ui/rulefacts.py`.
They are no part of the screen's catalogue, so that no start waits for them. A number is written as in the rulebook,
like "8.3".
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from homesteaders.language import add, say, spoken

from .rulefacts import facts
from .text.en import rules_page as page_en
from .text.en import rules_town as town_en
from .text.en import rules_turn as turn_en

Parts = tuple[ModuleType, ModuleType, ModuleType]


def _parts(language: str) -> Parts:
    """(rules 1 to 9, rules 10 to 18, the words around them); only what is asked for is imported."""
    if language == "de":
        from .text.de import rules_page as page_de
        from .text.de import rules_town as town_de
        from .text.de import rules_turn as turn_de

        return turn_de, town_de, page_de
    if language == "es":
        from .text.es import rules_page as page_es
        from .text.es import rules_town as town_es
        from .text.es import rules_turn as turn_es

        return turn_es, town_es, page_es
    return turn_en, town_en, page_en


@cache
def words_of(language: str) -> dict[str, str]:
    """Every wording of the rules in a language: `rule.8.3`, `rule_example.8.3`, `rule_title.8`, `rules.<word>`."""
    turn, town, page = _parts(language)
    found: dict[str, str] = dict(page.WORDS)
    for part in (turn, town):
        found |= {f"rule.{number}": text for number, text in part.RULES.items()}
        found |= {f"rule_example.{number}": text for number, text in part.EXAMPLES.items()}
        found |= {f"rule_title.{number}": text for number, text in part.SECTIONS.items()}
    return found


NUMBERS: tuple[str, ...] = (*turn_en.RULES, *town_en.RULES)
"""All rules there are, in the rulebook's order."""
CHAPTERS: tuple[str, ...] = (*turn_en.SECTIONS, *town_en.SECTIONS)


def chapter(number: str) -> str:
    """The chapter of a rule: "8" of "8.3"."""
    return number.partition(".")[0]


def rules_in(section: str) -> tuple[str, ...]:
    """The rules of a chapter, in order."""
    return tuple(number for number in NUMBERS if chapter(number) == section)


def word(key: str, /, **params: object) -> str:
    """A wording around the rules, as plain text. KeyError where there is none."""
    language = spoken()
    params = {**facts(language), **params}
    try:
        return say(key, **params)
    except KeyError:
        add(words_of(language))  # a change of language has taken them away, or nobody has asked yet
        return say(key, **params)


def title(section: str) -> str:
    """The title of a chapter."""
    return word(f"rule_title.{section}")


def text(number: str) -> str:
    """A rule. Rules that it names are written `R8.3`. KeyError where there is none."""
    return word(f"rule.{number}")


def example(number: str) -> str:
    """The worked example of a rule, "" if it has none."""
    return word(f"rule_example.{number}") if f"rule_example.{number}" in words_of("en") else ""

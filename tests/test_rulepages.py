"""The pages of the rules: every rule with its anchor, links that lead somewhere, nothing that the policy forbids."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from homesteaders.catalog import BUILDINGS, TILES
from homesteaders.language import LANGUAGES
from tools import rulepages
from ui import rulebook, ruleref
from ui.views.top import rules_link
from ui.words import speak

ROOT = Path(__file__).resolve().parent.parent
EVERY = pytest.mark.parametrize("code", LANGUAGES)


class Reader(HTMLParser):
    """Ids, addresses, and the elements that are open at the end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {name for name, _ in attrs}
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src"):
                self.links.append(value or "")
        if tag not in ("meta", "link", "input", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


@EVERY
def test_every_rule_tile_and_building_has_an_anchor_and_every_link_leads_somewhere(code: str) -> None:
    page = Reader(rulepages.page(code))
    assert page.open == [] and len(set(page.ids)) == len(page.ids)
    wanted = {f"R{number}" for number in rulebook.NUMBERS} | {f"c{section}" for section in rulebook.CHAPTERS}
    wanted |= {f"b-{building.key}" for building in BUILDINGS} | {f"t-{number}" for number in TILES}
    assert wanted <= set(page.ids)
    within = {link[1:] for link in page.links if link.startswith("#")}
    assert within <= set(page.ids)
    outside = {link for link in page.links if not link.startswith("#")} - {"./", "./assets/style.css"}
    pages = {f"./rules-{other}.html" for other in LANGUAGES if other != code}
    assert pages <= outside
    assert [link for link in outside - pages if not (ROOT / link).exists()] == []


@EVERY
def test_a_page_holds_nothing_that_its_policy_forbids(code: str) -> None:
    text = rulepages.page(code)
    assert text.count("Content-Security-Policy") == 1 and "unsafe" not in text
    assert not [name for name in Reader(text).names if name == "style" or name.startswith("on")]
    assert "<style" not in text and re.search(r"<script(?![^>]*\ssrc=)", text) is None
    assert re.search(r"https?://", text) is None


def test_each_building_and_tile_stands_beside_its_rules_and_each_rule_leads_back() -> None:
    text = rulepages.page("en")
    for building in BUILDINGS:
        row = text[text.index(f'id="b-{building.key}"') :].partition("</tr>")[0]
        assert f'href="#R{ruleref.rules_of(f"building {building.key}")[0]}"' in row
    rule = text[text.index('id="R8.6"') :].partition("</article>")[0]
    assert 'href="#b-lawyer"' in rule and "5, 6, 7, 9, 12, 16 and 21" in rule


def test_worked_numbers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another price in the engine is another price on the page."""
    assert "<td>2 silver</td>" in rulepages.figures("5.3")
    monkeypatch.setattr(rulepages, "PRICES", dict.fromkeys(rulepages.PRICES, (0, 8)))
    assert "<td>8 silver</td>" in rulepages.figures("5.3")


@EVERY
def test_the_game_links_the_page_of_its_language(code: str) -> None:
    speak(code)
    assert f'href="./rules-{code}.html"' in rules_link()
    assert 'href="./rules-en.html"' in (ROOT / "index.html").read_text(encoding="utf-8")

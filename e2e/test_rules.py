"""The pages of the rules: read without a script, searched with one, reached from the game and left again."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.playing import deal
from e2e.surveys import violations


def test_the_rules_can_be_read_without_any_script(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}rules-de.html#R8.3")
    expect(page.get_by_role("heading", name="Die Regeln", exact=True)).to_be_attached()
    expect(page.locator("[id='R8.3']")).to_be_in_viewport()
    expect(page.get_by_label("Die Regeln durchsuchen")).to_be_hidden()
    context.close()


def test_the_search_shows_what_speaks_of_a_word(page: Page, site: str) -> None:
    page.goto(f"{site}rules-es.html")
    every = page.locator(".rule:visible").count()
    page.get_by_label("Buscar en las reglas").fill("línea ferrea")  # accents do not matter
    expect(page.locator("#found")).to_contain_text("lugares hablan de ello")
    assert 0 < page.locator(".rule:visible").count() < every / 3
    page.get_by_label("Buscar en las reglas").fill("xyz")
    expect(page.locator("#found")).to_have_text("Nada habla de ello. Prueba otra palabra.")
    page.get_by_label("Buscar en las reglas").fill("")
    assert page.locator(".rule:visible").count() == every


def test_help_leads_to_the_rule_of_the_decision_and_the_rule_leads_back(
    page: Page, start: Callable[..., Page], site: str
) -> None:
    start(page)
    deal(page, "pb")
    page.locator("[data-act='open:help']:visible").click()
    with page.context.expect_page() as opened:
        page.get_by_role("dialog").get_by_role("link", name="R4.1", exact=True).first.click()
    rules = opened.value
    expect(rules).to_have_url(f"{site}rules-en.html#R4.1")
    expect(rules.locator(".rule:target")).to_contain_text("Place your workers")
    with rules.expect_event("close"):
        rules.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_a_page_of_the_rules_is_sound_and_fits(
    width: int, scheme: Literal["light", "dark"], page: Page, site: str
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{site}rules-en.html")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert violations(page) == []

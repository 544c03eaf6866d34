"""axe-core finds nothing on any screen: in light, dark and high contrast, at three sizes. Usually two of these."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.screens import SCREENS
from e2e.surveys import surveyed, told, violations
from e2e.test_screens import MAIN, USUAL_AXE, label, together, usual

Open = Callable[..., Page]
Capsys = pytest.CaptureFixture[str]


@pytest.mark.parametrize("size", together(USUAL_AXE))
def test_axe(size: tuple[int, int], open_page: Open, site: str) -> None:
    found = usual(open_page, site, size)
    assert found.count > 40
    assert not found.axe, told(found.axe)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["auto", "contrast"])
@pytest.mark.parametrize("size", MAIN, ids=label)
def test_axe_in_every_theme(size: tuple[int, int], theme: str, open_page: Open, site: str, capsys: Capsys) -> None:
    found = surveyed(open_page, site, size, SCREENS, settings={"theme": theme}, axe_in=("light", "dark"))
    with capsys.disabled():
        print(f"\naxe: {found.count} screens at {label(size)}, theme {theme}, light and dark, {found.seconds:.0f} s")
    assert found.count > 40
    assert not found.axe, told(found.axe)


def test_axe_is_there_and_sees(page: Page, site: str) -> None:
    page.goto(f"{site}licences/README.txt")
    page.evaluate('() => { document.body.innerHTML = \'<button aria-label="Close">Shut</button><img src="data:,">\'; }')
    found = [words.partition(":")[0] for words in violations(page)]
    assert {"image-alt", "label-content-name-mismatch", "html-has-lang"} <= set(found)


def test_a_target_under_a_pinned_slip_counts_unless_it_scrolls_clear(page: Page, site: str) -> None:
    page.goto(f"{site}licences/README.txt")
    page.evaluate("""() => {
      document.body.innerHTML = `<div class="mid"><p></p><button id="half">Half</button><p></p></div>
        <div class="mid"><button id="small">a</button><button id="next">b</button></div><aside>Slip</aside>`;
      const dress = (of, style) => document.querySelectorAll(of).forEach((e) => Object.assign(e.style, style));
      dress('.mid', { height: '200px', overflow: 'auto' });
      dress('p', { height: '170px', margin: 0 });
      dress('#half', { height: '40px', width: '80px', display: 'block' });
      dress('#small, #next', { height: '12px', width: '12px', padding: 0, border: 0 });
      dress('aside', { position: 'fixed', top: '190px', left: 0, width: '300px', height: '30px', background: '#fff' });
    }""")
    found = [words for words in violations(page) if words.startswith("target-size")]
    assert found and not [words for words in found if "half" in words], found

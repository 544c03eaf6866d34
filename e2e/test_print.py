"""The end of a game on paper: one page with everything, black on white, without buttons."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from e2e.positions import finished, renamed
from e2e.screens import LONG
from homesteaders.catalog import ROUNDS
from homesteaders.describe import building_name
from homesteaders.record import read
from homesteaders.scoring import scores

Start = Callable[..., Page]
Open = Callable[..., Page]
PAPERS = ("A4", "Letter")
VISIBLE = """() => [...document.querySelectorAll('button, summary, .bar, .top, dialog, [role=dialog], #live')]
  .filter((it) => it.getClientRects().length && getComputedStyle(it).visibility !== 'hidden')
  .map((it) => it.outerHTML)"""
INK = """() => {
  const dark = (colour) => {
    const found = colour.match(/[\\d.]+/g).map(Number);
    return found.length > 3 && found[3] === 0 ? 'none' : Math.max(...found.slice(0, 3)) < 40 ? 'black' : 'other';
  };
  const wrong = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !it.getClientRects().length || it.closest('.vh')) continue;
    const style = getComputedStyle(it);
    if (dark(it.closest('svg') ? style.fill : style.color) !== 'black') wrong.push(it.outerHTML.slice(0, 120));
  }
  return wrong;
}"""


@pytest.mark.parametrize(
    ("players", "long"),
    [pytest.param(2, False, marks=pytest.mark.long), pytest.param(4, False, marks=pytest.mark.long), (4, True)],
)
@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_the_end_prints_on_one_page(open_page: Open, start: Start, players: int, long: bool, scheme: str) -> None:
    save = renamed(finished(players), LONG) if long else finished(players)
    page = open_page(kept=save, scheme=scheme)
    start(page)
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    session = read(save["homesteaders.game"]).session
    for paper in PAPERS:
        document = PdfReader(io.BytesIO(page.pdf(format=paper, prefer_css_page_size=paper == "A4")))
        assert len(document.pages) == 1, f"{len(document.pages)} pages of {paper}"
        words = " ".join(document.pages[0].extract_text().split())
        for seat, player in enumerate(session.state.players):
            name = (LONG if long else ("Clara", "Mae", "Hank", "Ida"))[seat].split()[0]
            assert name in words
            assert str(scores(session.state)[seat].total) in words
            for building in player.buildings:
                assert building_name(building) in words
        for part in ("VP chits", "Printed on buildings", "Unpaid debt", "Bids by round", "Score by round", "seed"):
            assert part in words
        assert "Rematch" not in words and "Share" not in words and "same as a table" not in words


def test_on_paper_there_is_black_on_white_and_nothing_to_press(open_page: Open, start: Start) -> None:
    for scheme in ("light", "dark"):
        page = open_page(kept=finished(), scheme=scheme)
        start(page)
        expect(page.locator("main .bids tbody tr")).to_have_count(ROUNDS)
        page.emulate_media(media="print", color_scheme=scheme)
        assert page.evaluate(VISIBLE) == []
        assert page.evaluate(INK) == []
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        expect(page.locator("svg.graph.broad")).to_be_visible()
        expect(page.locator("svg.graph.slim")).to_be_hidden()


def test_the_print_button_opens_the_browsers_own_window(open_page: Open, start: Start) -> None:
    page = open_page(kept=finished(), init="window.print = () => { window.printed = (window.printed || 0) + 1; };")
    start(page)
    page.get_by_role("button", name=re.compile("^Print")).click()
    page.wait_for_function("() => window.printed === 1")

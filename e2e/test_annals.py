"""The deal of the day and statistics in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.annals import nearly_over, today
from e2e.playing import START, begun, decide, kept, my_turn
from homesteaders.daily import seed_of

Start = Callable[..., Page]
Open = Callable[..., Page]
# Half a minute before the year ends in Greenwich.
LATE = "{ const late = Date.UTC(2026, 11, 31, 23, 59, 30); Date.now = () => late; }"
NEW_YEARS_EVE = 20_818


@pytest.mark.long  # tests/test_daily.py looks at every zone, without a browser
def test_clocks_at_both_ends_of_the_world_deal_the_same_and_a_reload_keeps_it(open_page: Open, start: Start) -> None:
    """On Kiritimati it is 14 o'clock of the next year, in Pago Pago noon of the old one."""
    dealt = []
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        page = open_page(init=LATE, timezone_id=zone)
        start(page)
        page.get_by_role("button", name="Deal of the day").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Deal of 31 December 2026")
        page.get_by_label("The three others").select_option("Greenhorn")
        page.get_by_role("button", name=re.compile("^Play it")).click()
        expect(page.locator("#act")).to_be_visible()
        dealt.append(re.findall(r"(?m)^seed (\d+)$", kept(page)))
    assert dealt == [[str(seed_of(NEW_YEARS_EVE))]] * 2
    my_turn(page)
    before = kept(page)
    page.reload()
    begun(page)
    assert kept(page) == before


def test_a_finished_deal_of_the_day_shows_its_result_and_stands_in_the_statistics(
    open_page: Open, start: Start
) -> None:
    page = open_page(kept=nearly_over(today()))
    start(page)
    begun(page)
    while my_turn(page):
        decide(page, random.Random(1))
    expect(page.locator("#note")).to_contain_text("this game counts")
    page.get_by_role("button", name="Result and Baron’s score").click()
    result = page.get_by_role("region", name="Result").get_by_role("table").first
    points = result.get_by_role("row", name=re.compile("^You")).locator("b").inner_text()
    assert int(points) > 0
    text = page.get_by_label("To share, without a word about the tiles")
    expect(text).to_have_value(re.compile(f"{points} points?, place . of 4"))
    expect(result.get_by_role("row", name=re.compile("^Baron in your seat [0-9]+ [1-4]$"))).to_be_visible(timeout=START)
    page.reload()
    begun_again = page.get_by_role("button", name="Statistics")
    expect(begun_again).to_be_visible(timeout=START)
    begun_again.click()
    expect(page.locator("#prompt, .prompt").first).to_have_text("1 finished game.")
    expect(page.get_by_role("region", name="Best games").get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("region", name="Best games")).to_contain_text(points)
    page.get_by_role("button", name="Forget all statistics").click()
    page.get_by_role("button", name="Bring back").click()
    expect(page.locator("#prompt, .prompt").first).to_have_text("1 finished game.")

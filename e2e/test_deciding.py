"""Workers by mouse, finger and keys; a question before a likely mistake; single choices; why something is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.playing import actions, begun, commit, deal, kept, press_commit
from e2e.positions import at, outbid

Open = Callable[..., Page]
Start = Callable[..., Page]
ON = re.compile(r"\bon\b")


def rings(page: Page) -> Locator:
    """The own rings, in the order of their keys."""
    return page.locator("#mine button.slot")


def drag(page: Page, start: Locator, end: Locator, *, drop: bool = True) -> None:
    """With the mouse, in several moves."""
    for one, then in ((start, page.mouse.down), (end, page.mouse.up)):
        box = one.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        if one is start or drop:
            then()


def test_workers_are_dragged_and_taken_back(open_page: Open, start: Start) -> None:
    page = open_page(kept=at("allocate", 4, 6))
    start(page)
    begun(page)
    bench, slots = page.locator("#mine .bench"), rings(page)
    expect(bench).to_contain_text("2 idle")
    drag(page, bench.locator(".hold"), slots.nth(1))
    expect(slots.nth(1)).to_have_class(ON)
    expect(bench).to_contain_text("1 idle")
    # from ring to ring, over the edge of nothing, and back
    drag(page, slots.nth(1).locator(".hold"), slots.nth(3))
    expect(slots.nth(3)).to_have_class(ON)
    expect(slots.nth(1)).not_to_have_class(ON)
    drag(page, slots.nth(3).locator(".hold"), page.locator("#top"))
    expect(slots.nth(3)).to_have_class(ON)
    drag(page, slots.nth(3).locator(".hold"), slots.nth(0), drop=False)
    expect(page.locator("body > .dragged")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("body > .dragged")).to_have_count(0)
    page.mouse.up()
    expect(slots.nth(3)).to_have_class(ON)
    drag(page, slots.nth(3).locator(".hold"), bench)
    expect(bench).to_contain_text("2 idle")
    # a press without a way is a tap
    slots.nth(0).click()
    expect(slots.nth(0)).to_have_class(ON)
    slots.nth(0).locator(".hold").click()
    expect(slots.nth(0)).not_to_have_class(ON)


@pytest.mark.long
def test_a_finger_drags_too(open_page: Open, start: Start) -> None:
    page = open_page(kept=at("allocate", 4, 6), size=(390, 844), has_touch=True)
    start(page)
    begun(page)
    bench, slots = page.locator("#mine .bench"), rings(page)
    touch = page.context.new_cdp_session(page)
    slots.nth(0).scroll_into_view_if_needed()
    points = []
    for one in (bench.locator(".hold"), slots.nth(0)):
        box = one.bounding_box()
        assert box is not None
        points.append((box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 12)))
    (x, y), (to_x, to_y) = points

    def send(kind: str, *at_: float) -> None:
        touch.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_[0], "y": at_[1]}] if at_ else []}
        )

    send("touchStart", x, y)
    for part in range(1, 6):
        send("touchMove", x + (to_x - x) * part / 5, y + (to_y - y) * part / 5)
    send("touchEnd")
    expect(slots.nth(0)).to_have_class(ON)
    expect(bench).to_contain_text("1 idle")


def test_keys_place_workers_unless_letters_are_off(open_page: Open, start: Start) -> None:
    page = open_page(kept=at("allocate", 4, 6))
    start(page)
    begun(page)
    slots, bench = rings(page), page.locator("#mine .bench")
    expect(slots.nth(2)).to_have_attribute("aria-keyshortcuts", "3")
    page.keyboard.press("3")
    expect(slots.nth(2)).to_have_class(ON)
    page.keyboard.press("3")
    expect(slots.nth(2)).not_to_have_class(ON)
    page.keyboard.press("a")
    expect(bench).to_contain_text("Everybody works")
    page.keyboard.press("c")
    expect(bench).to_contain_text("2 idle")
    page.keyboard.press("0")
    expect(page.locator("#prompt")).to_contain_text("You have only 4 rings.")
    quiet = open_page(kept={**at("allocate", 4, 6), "homesteaders.settings": json.dumps({"letters": False})})
    start(quiet)
    begun(quiet)
    quiet.keyboard.press("3")
    quiet.keyboard.press("a")
    expect(quiet.locator("#mine .bench")).to_contain_text("2 idle")


@pytest.mark.parametrize(
    "size",
    [pytest.param((1280, 800), marks=pytest.mark.long), (390, 844), pytest.param((360, 640), marks=pytest.mark.long)],
)
def test_a_warning_asks_once_and_can_be_muted(size: tuple[int, int], open_page: Open, start: Start) -> None:
    page = open_page(kept=at("allocate", 4, 6), size=size)
    start(page)
    begun(page)
    before = actions(kept(page))
    place = commit(page).bounding_box()
    commit(page).click()
    dialog = page.get_by_role("dialog", name="Collect income?")
    expect(dialog).to_contain_text("2 workers stay idle although rings are free.")
    back, go = dialog.get_by_role("button", name="Back", exact=True), dialog.locator("[data-key=go]")
    expect(back).to_be_focused()
    # no button of the question stands where the finger just was
    for one in (back, go):
        box = one.bounding_box()
        assert box is not None and place is not None and box["height"] >= 44
        assert box["y"] + box["height"] <= place["y"] or box["x"] + box["width"] <= place["x"], (box, place)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert actions(kept(page)) == before
    # a second time in the same round it is not asked again
    expect(commit(page)).to_be_enabled()
    commit(page).click()
    expect(page.locator("h1")).not_to_contain_text("Workers")
    assert actions(kept(page)) > before

    page.get_by_role("button", name=re.compile("^Undo last step")).click()
    page.reload()
    begun(page)
    commit(page).click()
    dialog.get_by_role("checkbox", name="Do not warn about this again (idle workers)").check()
    dialog.get_by_role("button", name="Back", exact=True).click()
    page.reload()
    begun(page)
    commit(page).click()
    expect(page.locator("h1")).not_to_contain_text("Workers")


def test_a_single_choice_is_made_and_logged(page: Page, start: Start) -> None:
    start(page)
    deal(page, "pb")
    page.get_by_role("button", name="Auto-place").click()
    press_commit(page)
    line = page.locator("#log").get_by_text(re.compile(r"in wages \(only option\)\.$"))
    expect(line).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Undo last step")).click()
    expect(page.locator("h1")).to_contain_text("Workers")
    expect(line).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Redo")).click()
    expect(line).to_have_count(1)


def test_what_cannot_be_done_says_why(open_page: Open, start: Start) -> None:
    page = open_page(kept=outbid())
    start(page)
    begun(page)
    prompt, live = page.locator("#prompt"), page.locator("#live")
    cell = page.locator("#board button.cell[aria-disabled=true]").first
    cell.click(force=True)
    expect(prompt).to_contain_text(re.compile(r"or more\.|highest bid"))
    expect(live).to_contain_text(re.compile(r"or more\.|highest bid"))
    commit(page).click(force=True)
    expect(prompt).to_contain_text("bid on an auction or pass")
    page.locator("#goods").get_by_role("button", name="Trades", exact=True).click()
    step = page.locator("#mine .step[aria-disabled=true]").last
    step.focus()
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("You lack")
    expect(live).to_contain_text("You lack")
    expect(step).to_be_focused()

"""Every screen at every size: nothing sideways, nothing under another, nothing too small, and each decision in sight.

The list of screens is e2e/screens.py, what is measured is in e2e/geometry.py. One page goes through all screens of a
size (e2e/surveys.py), so a fault of any screen is told with all others of that size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.geometry import faults
from e2e.screens import SCREENS, Screen
from e2e.surveys import Found, surveyed, told

Open = Callable[..., Page]
Capsys = pytest.CaptureFixture[str]
MAIN = ((1280, 800), (390, 844), (360, 640))
"""At these sizes a decision needs no scrolling."""
OTHERS = ((320, 568), (320, 256), (768, 1024), (1024, 768), (844, 390), (1920, 1080))
LARGE = ({"size": "larger"}, {"size": "larger", "density": "roomy", "easy": True})
"""Settings with which every screen has to hold too."""
SOME = tuple(screen for screen in SCREENS if screen.decision or screen.name in ("start-first", "end", "menu", "rival"))
USUAL_AXE = {(1280, 800): ("light",)}
"""What `make test` looks at with axe, in the same walk (e2e/test_axe.py)."""
BUTTON = '<button style="width:60px;height:30px{style}" class="{cls}">{words}</button>'
LID = '<div style="position:fixed;inset:0 50% 50% 0" class="lid"></div>'
WRONG = {
    '<p style="width:3000px">a</p>': "the page is",
    BUTTON.format(style="", cls="", words="a") + LID: "lies under <div lid>",
    '<div id="act" style="position:fixed;top:780px;height:90px;width:9px"></div>': "#act is outside the window",
    BUTTON.format(style=";height:20px", cls="", words="a"): "is 60.0 x 20.0",
    BUTTON.format(style="", cls="btn big", words="a"): "is 30.0 high",
    BUTTON.format(style="", cls="", words="incomprehensibilities"): "leave it",
}


def label(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def together(sizes: Iterable[tuple[int, int]]) -> list[Any]:
    """The sizes as parameters; tests of one size stay in one process, since they share its walk."""
    return [pytest.param(size, marks=pytest.mark.xdist_group(label(size)), id=label(size)) for size in sizes]


def usual(open_page: Open, site: str, size: tuple[int, int]) -> Found:
    """The walk of `make test` at one of its two sizes."""
    return surveyed(
        open_page,
        site,
        size,
        SCREENS,
        in_sight=lambda screen: needs_sight(screen, size),
        axe_in=USUAL_AXE.get(size, ()),
    )


def needs_sight(screen: Screen, size: tuple[int, int]) -> bool:
    return screen.decision and size in MAIN


def moved(stands: dict[str, dict[str, list[float]]]) -> list[str]:
    """Parts that are elsewhere at one decision than at the first that has them."""
    first: dict[str, tuple[str, list[float]]] = {}
    found = []
    for name, now in stands.items():
        for part, place in now.items():
            there, before = first.setdefault(part, (name, place))
            if any(abs(a - b) > 1 for a, b in zip(place, before, strict=True)):
                found.append(f"{part} at {name}: {place}, at {there}: {before}")
    return found


def judge(found: Found, size: tuple[int, int], capsys: Capsys, *, places: bool = True) -> None:
    with capsys.disabled():
        gone = f", not there: {', '.join(found.missing)}" if found.missing else ""
        print(f"\n{found.count} screens at {label(size)} in {found.seconds:.0f} s{gone}")
    wrong = dict(found.wrong)
    if places and (shifted := moved(found.places)):
        wrong["between decisions"] = shifted
    assert not wrong, told(wrong)


@pytest.mark.parametrize("size", together(MAIN[:2]))
def test_screens(size: tuple[int, int], open_page: Open, site: str, capsys: Capsys) -> None:
    judge(usual(open_page, site, size), size, capsys)


@pytest.mark.long
def test_screens_of_the_smallest_phone(open_page: Open, site: str, capsys: Capsys) -> None:
    judge(usual(open_page, site, MAIN[2]), MAIN[2], capsys)


@pytest.mark.long
@pytest.mark.parametrize("size", OTHERS, ids=label)
def test_screens_elsewhere(size: tuple[int, int], open_page: Open, site: str, capsys: Capsys) -> None:
    # on 320 px some prompts need one more line than others
    judge(surveyed(open_page, site, size, SOME), size, capsys, places=size[0] > 320)


@pytest.mark.long
@pytest.mark.parametrize("settings", LARGE, ids=["larger", "larger, roomy, easy"])
@pytest.mark.parametrize("size", (*MAIN, (320, 568)), ids=label)
def test_screens_as_a_person_likes_them(
    size: tuple[int, int], settings: dict[str, object], open_page: Open, site: str, capsys: Capsys
) -> None:
    judge(surveyed(open_page, site, size, SOME, settings=settings), size, capsys, places=False)


def test_what_is_measured_finds_what_is_wrong(page: Page, site: str) -> None:
    """Each measure on a page that is wrong in just that way."""
    page.goto(f"{site}licences/README.txt")
    for part, words in WRONG.items():
        page.evaluate("(html) => { document.body.innerHTML = html; }", part)
        found = faults(page)
        assert len(found) == 1 and words in found[0], (part, found)
    page.evaluate("(html) => { document.body.innerHTML = html; }", BUTTON.format(style="", cls="btn", words="good"))
    assert faults(page) == []
    assert moved({"a": {"#act": [0, 0, 9, 9]}, "b": {"#act": [0, 0.5, 9, 9]}, "c": {"#top": [0, 0, 9, 9]}}) == []
    assert moved({"a": {"#act": [0, 0, 9, 9]}, "b": {"#act": [0, 2, 9, 9]}}) == [
        "#act at b: [0, 2, 9, 9], at a: [0, 0, 9, 9]"
    ]

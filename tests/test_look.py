"""The stylesheets and the shell: what docs/look.md promises of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ui.views.art import TITLE

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
LINKED = re.findall(r'<link rel="stylesheet" href="\./(assets/[\w.-]+)"', PAGE)
SCREEN = [name for name in LINKED if not name.endswith("print.css")]


def test_every_stylesheet_is_linked_once_and_in_order() -> None:
    assert sorted(LINKED) == sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("assets/*.css"))
    first = [f"assets/{name}.css" for name in ("tokens", "base", "table", "pages", "small")]
    assert SCREEN[: len(first)] == first
    assert SCREEN[-1] == "assets/themes.css"


@pytest.mark.parametrize("name", SCREEN)
def test_a_stylesheet_stays_readable(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").count("\n") <= 500


@pytest.mark.parametrize(
    "name", [name for name in SCREEN if not name.endswith(("art.css", "charts.css", "lively.css"))]
)
def test_text_grows_with_what_was_chosen(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert re.findall(r"(?<![\w-])font(?:-size)?:[^;}]*\d+px", text) == []


def test_the_shell_has_the_same_head_as_the_start_page() -> None:
    assert TITLE in PAGE
    drawn = re.findall(r' d="([^"]+)"', (ROOT / "assets" / "art" / "title.svg").read_text(encoding="utf-8"))
    assert re.findall(r' d="([^"]+)"', TITLE) == drawn


def test_fonts_are_ours_and_all_of_them_are_used() -> None:
    tokens = (ROOT / "assets" / "tokens.css").read_text(encoding="utf-8")
    used = set(re.findall(r"url\(fonts/([\w.-]+)\)", tokens))
    assert used == {file.name for file in ROOT.glob("assets/fonts/*.woff2")}

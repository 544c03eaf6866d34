"""The fonts: those of tools/fonts.py to the byte, with every letter that we write, and small."""

import ast
import html
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from homesteaders.language import LANGUAGES, catalogue
from tools import fonts
from ui.text import words_of

ROOT = Path(__file__).resolve().parent.parent
AGAIN = "If this was meant: add the letters to LETTERS in tools/fonts.py, run `make fonts`, and commit what it writes."
EVERY = pytest.mark.parametrize("font", fonts.FONTS, ids=lambda font: font.stem)
MOST = 36_000
"""Bytes of the two fonts that a first visit fetches: with them the shell keeps below its 80 kB."""


def shown() -> Iterator[tuple[str, str]]:
    """(where, text) of all that we say and draw ourselves, and may draw in letters."""
    for code in LANGUAGES:
        yield from {**catalogue(code), **words_of(code)}.items()
    for file in sorted((ROOT / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield file.name, html.unescape(node.value)
    for file in sorted((ROOT / "assets").glob("*.css")):
        for text in re.findall(r'content:([^;}]*"[^;}]*)', file.read_text(encoding="utf-8")):
            yield file.name, re.sub(r"\\([0-9A-Fa-f]{2,6}) ?", lambda code: chr(int(code[1], 16)), text)
    for name in ("index.html", "assets/boot.js"):
        yield name, html.unescape((ROOT / name).read_text(encoding="utf-8"))


def letters(data: bytes) -> set[str]:
    """What a font has a drawing for."""
    return set(map(chr, fonts.loaded(data).getBestCmap()))


@EVERY
def test_a_font_is_what_the_tool_makes(font: fonts.Font) -> None:
    hint = "`make fonts` makes it anew (and so after another version of fonttools, brotli or the package)"
    assert font.file.read_bytes() == fonts.made(font), hint
    assert font.licence.read_text(encoding="utf-8") == fonts.licence(font), hint


def test_nothing_else_lies_with_the_fonts() -> None:
    ours = {file for font in fonts.FONTS for file in (font.file, font.licence)}
    assert set(fonts.FOLDER.iterdir()) == ours


@EVERY
def test_every_letter_that_we_write_and_the_original_has_is_in_the_font(font: fonts.Font) -> None:
    lacking = letters(font.source.read_bytes()) - letters(font.file.read_bytes())
    lacking = {letter for letter in lacking if unicodedata.category(letter) != "Cf"}  # no drawing: marks of direction
    found = {letter: where for where, text in shown() for letter in lacking & set(text)}
    assert not found, AGAIN


def test_the_search_for_letters_finds_them() -> None:
    """A sign of the catalogue, one of a view, one of a stylesheet, one of the page as it starts."""
    where = {letter: place for place, text in shown() for letter in text}
    assert {"ß", "ñ", "→", "−", "✓", "◆", "’", "\u00a0"} <= set(where)
    assert any("✓" in text for place, text in shown() if place == "table.css")


@EVERY
def test_names_of_western_europe_need_no_other_font(font: fonts.Font) -> None:
    names = "Ångström Çelik Þóra Œuvre Ærø Señor Zoë Straße O’Neill “Doc” 7 € §£°"
    assert set(names) <= letters(font.file.read_bytes())


@EVERY
def test_figures_are_chosen_as_in_the_original(font: fonts.Font) -> None:
    """Every feature of figures that the original has, with its forms of the ten."""
    ours, theirs = fonts.loaded(font.file.read_bytes()), fonts.loaded(font.source.read_bytes())
    forms = [
        {
            record.FeatureTag: {
                len(set(table.mapping) | set(table.mapping.values()))
                for index in record.Feature.LookupListIndex
                for table in each["GSUB"].table.LookupList.Lookup[index].SubTable
            }
            for record in each["GSUB"].table.FeatureList.FeatureRecord
            if record.FeatureTag in ("lnum", "pnum", "tnum")
        }
        for each in (ours, theirs)
    ]
    assert forms[0] and set(forms[0]) == set(forms[1])
    assert all(min(counts) >= 20 for counts in forms[0].values())


@EVERY
def test_a_changed_font_bears_no_reserved_name(font: fonts.Font) -> None:
    names = fonts.loaded(font.file.read_bytes())["name"].names
    said = {name.nameID: str(name) for name in names}
    assert said[1] == said[4] == font.name
    assert said[6] == font.name.replace(" ", "")
    first = font.of.split()[0]
    assert [text for number, text in said.items() if first in text and number not in (0, 13, 14)] == []
    licence = font.licence.read_text(encoding="utf-8")
    assert said[0] in licence and font.of in licence and "SIL OPEN FONT LICENSE Version 1.1" in licence


@EVERY
def test_every_weight_of_the_stylesheets_is_there(font: fonts.Font) -> None:
    css = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "assets").glob("*.css"))
    faces, rules = re.findall(r"@font-face\{[^}]*\}", css), re.sub(r"@font-face\{[^}]*\}", "", css)
    (said,) = re.findall(rf'"{font.name}";font-weight:([\d ]+)', "".join(faces))
    asked = {int(weight) for weight in re.findall(r"font(?:-weight)?:(\d{3})\b", rules)}
    axes = {axis.axisTag: axis for axis in getattr(fonts.loaded(font.file.read_bytes()).get("fvar"), "axes", ())}
    if "wght" in axes:
        assert [axes["wght"].minValue, axes["wght"].maxValue] == [int(weight) for weight in said.split()]
        assert fonts.WEIGHTS[0] <= min(asked) and max(asked) <= fonts.WEIGHTS[1]
    else:
        assert said == "600"


def test_what_a_first_visit_fetches_is_small() -> None:
    sizes = [font.file.stat().st_size for font in fonts.FONTS if font.stem != "homesteaders-legible"]
    assert len(sizes) == 2 and sum(sizes) <= MOST

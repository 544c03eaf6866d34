"""What the game is made of: docs/dependencies.md says what is pinned and installed, and every licence is at hand."""

import json
import re
from pathlib import Path

import pytest

from tools import dependencies, licences

ROOT = Path(__file__).resolve().parent.parent
SITE_FILES = ("pyodide.txt", "cpython.txt", "inside-pyodide.txt", "pyscript-core.txt", "pyscript-toml.txt")


def test_the_page_of_dependencies_says_what_is_pinned_and_installed() -> None:
    """If this fails: `make dist`, then `.venv/bin/python tools/dependencies.py`."""
    page = dependencies.PAGE.read_text(encoding="utf-8")
    written = page.partition(dependencies.BEGIN)[2].partition(dependencies.END)[0].strip()
    assert dependencies.unsized(written) == dependencies.unsized(dependencies.tables(None).strip())


def test_everything_asked_for_by_name_has_its_reason_and_nothing_else_does() -> None:
    wanted = json.loads((ROOT / "package.json").read_bytes())
    python, _ = dependencies.requirements("requirements-dev.txt")
    assert set(dependencies.SHIPPED) == set(wanted["dependencies"])
    assert set(dependencies.FOR_TESTS) == set(wanted["devDependencies"]) | set(python)
    assert {file.name for file in ROOT.glob("requirements-*.txt")} == {"requirements-dev.txt", *dependencies.APART}
    for file, (_, purposes, licence) in dependencies.APART.items():
        asked, brought = dependencies.requirements(file)
        assert set(purposes) == set(asked), file
        assert sorted(" ".join(licence.values()).split()) == sorted([*asked, *brought]), file


def test_every_requirement_is_pinned_to_one_version() -> None:
    for file in ROOT.glob("requirements-*.txt"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                assert re.fullmatch(r"[\w.-]+==[\d.]+", line), line
    wanted = json.loads((ROOT / "package.json").read_bytes())
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_every_font_is_named_on_the_page() -> None:
    starts = tuple(start for _, start in dependencies.FONTS.values())
    fonts = list((ROOT / "assets" / "fonts").glob("*.woff2"))
    assert len(fonts) == len(starts)
    assert all(font.name.startswith(starts) for font in fonts)


def test_sizes_are_told_in_two_units() -> None:
    assert [dependencies.size(count) for count in (80, 12_396, 999_400, 999_600, 9_598_218)] == [
        *("1 kB", "12 kB", "999 kB", "1.0 MB", "9.6 MB")
    ]
    assert dependencies.unsized("| 9.6 MB | 12 kB | 0.7.31 |") == "| SIZE | SIZE | 0.7.31 |"


# ---- licences


def test_the_text_of_every_licence_is_copied_and_named(tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    licences.copy(folder)
    told = (folder / "README.txt").read_text(encoding="utf-8")
    assert "unofficial, non-commercial fan implementation" in told
    shipped = [package for package in licences.packages() if not package.dev]
    assert len(shipped) > 20
    for package in shipped:
        assert f"{package.name} {package.version}: {package.licence}, {package.file}\n" in told
    for name in (*SITE_FILES, licences.OWN, *(package.file for package in shipped)):
        assert name in told
        assert (folder / name).stat().st_size > 500, name
    assert {file.name for file in folder.iterdir()} == {"README.txt"} | set(re.findall(r"[\w.-]+\.txt", told))


@pytest.mark.parametrize(
    ("file", "licence"),
    [
        ("pyodide.txt", "Mozilla Public License Version 2.0"),
        ("cpython.txt", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("qrcode-generator.txt", "Permission is hereby granted, free of charge"),
        ("codedent.txt", "ISC License"),
    ],
)
def test_the_texts_that_no_package_brings_are_whole(file: str, licence: str) -> None:
    text = (ROOT / "licences" / file).read_text(encoding="utf-8")
    assert licence in text and re.search(r"AS IS|\"as is\"", text)


def test_the_licence_of_cpython_bears_the_notice_of_the_interpreter_that_ships() -> None:
    wasm = (ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    notice = re.search(rb"Copyright \(c\) [\d, -]+ Python Software Foundation", wasm)
    assert notice, "the interpreter tells its copyright in another way"
    text = " ".join((ROOT / "licences" / "cpython.txt").read_text(encoding="utf-8").split())
    assert notice[0].decode() in text


def test_a_package_without_a_licence_ends_the_build(tmp_path: Path) -> None:
    place = tmp_path / "node_modules" / "new"
    place.mkdir(parents=True)
    (tmp_path / "licences").mkdir()
    package = licences.Package("node_modules/new", "1.0.0", "MIT", False)
    with pytest.raises(LookupError, match=r"new 1\.0\.0 brings no licence: put its text into licences/new\.txt\."):
        licences.text_of(package, tmp_path)
    (tmp_path / "licences" / "new.txt").touch()
    assert licences.text_of(package, tmp_path) == tmp_path / "licences" / "new.txt"
    (place / "LICENCE").touch()
    assert licences.text_of(package, tmp_path) == place / "LICENCE"


def test_a_licence_that_nothing_needs_does_not_travel() -> None:
    ours = {"cpython.txt", "inside-pyodide.txt", *(p.file for p in licences.packages() if not p.dev)}
    assert {file.name for file in (ROOT / "licences").iterdir()} <= ours


def test_the_project_has_a_licence_and_says_what_it_is_not() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith("MIT License\n")
    for file in (ROOT / "LICENSE", ROOT / "README.md"):
        words = " ".join(file.read_text(encoding="utf-8").split())
        assert "unofficial, non-commercial fan implementation" in words, file.name

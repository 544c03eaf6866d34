"""The folder that is uploaded: what is in it, and that a start asks for all of it that is large."""

import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import deal
from tools import build as builder

ROOT = Path(__file__).resolve().parent.parent


QR_CODES = {"vendor/qrcode/qrcode.mjs"}
"""What only the first QR code asks for."""


def test_a_start_asks_for_every_file_of_the_runtime_and_a_qr_code_for_its_own(
    dist: Path, page: Page, start: Callable[..., Page], site: str
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    start(page)
    shipped = {file.relative_to(dist).as_posix() for file in (dist / "vendor").rglob("*") if file.is_file()}
    assert shipped - asked == QR_CODES, "shipped for nothing, or fetched too early"
    deal(page, "pb")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Share or move this game").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert shipped - asked == set()


def test_modules_are_compiled_and_name_no_path_of_the_machine_that_built_them(dist: Path) -> None:
    assert sorted(file.name for file in dist.rglob("*.py")) == ["main.py", "thinker.py"]
    for archive in (dist / "app.zip", dist / "vendor" / "pyodide" / "python_stdlib.zip"):
        with zipfile.ZipFile(archive) as content:
            assert {Path(name).suffix for name in content.namelist()} == {".pyc"}
            for name in content.namelist():
                data = content.read(name)
                assert str(ROOT).encode() not in data, name
                assert int.from_bytes(data[4:8], "little") == 0b01, f"{name} would be compared with a source"


def test_licences_travel_with_what_they_cover(dist: Path) -> None:
    assert {f.name for f in (dist / "licences").iterdir()} >= {"README.txt", "pyscript-core.txt", "polyscript.txt"}
    assert "pyodide 314." in (dist / "licences" / "README.txt").read_text(encoding="utf-8")
    fonts = list((dist / "assets" / "fonts").glob("*.woff2"))
    assert fonts
    for font in fonts:
        assert (dist / "assets" / "fonts" / f"LICENSE-{font.stem}.txt").exists(), font.stem


def test_the_folder_stays_small(dist: Path) -> None:
    """13.7 MB is what stock PyScript and Pyodide alone come to; the game in three languages, its art and its fonts come
    on top of what is left of that, 0.2 MB of opponents, hints and their words, and 0.2 MB of rules in
    three languages."""
    assert sum(file.stat().st_size for file in dist.rglob("*") if file.is_file()) < 14_650_000


def worker_of(site: Path) -> tuple[dict[str, str], str]:
    """(hash by path, id of the release) as the service worker knows them."""
    text = (site / "sw.js").read_text(encoding="utf-8")
    files, build_id = re.findall(r"^const (?:FILES|BUILD) = (.*?);", text, re.MULTILINE)
    return json.loads(files), json.loads(build_id)


def test_the_worker_lists_everything_but_itself_and_the_screenshots(dist: Path) -> None:
    files, build_id = worker_of(dist)
    shipped = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    assert shipped - set(files) == {"sw.js", "assets/screenshots/narrow.jpg", "assets/screenshots/wide.jpg"}
    assert files == builder.hashes(dist)
    assert f'const BUILD = "{build_id}";' in (dist / "assets" / "offline.js").read_text(encoding="utf-8")


def test_the_same_sources_make_the_same_release(dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "CACHE", tmp_path / "cache")  # so that the archives are made again, too
    builder.build(tmp_path / "again")
    assert builder.hashes(tmp_path / "again") == builder.hashes(dist)
    assert (tmp_path / "again" / "sw.js").read_bytes() == (dist / "sw.js").read_bytes()


def test_what_the_manifest_names_is_there_and_as_large_as_it_says(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_bytes())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in (*manifest["icons"], *manifest["screenshots"]):
        file = dist / picture["src"]
        assert file.stat().st_size < 200_000, file.name
        data = file.read_bytes()
        if file.suffix == ".png":
            size = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
            assert picture["sizes"] == f"{size[0]}x{size[1]}", file.name
    assert [entry["url"] for entry in manifest["shortcuts"]] == ["./?do=continue", "./?do=new"]
    page = (dist / "index.html").read_text(encoding="utf-8")
    assert f'content="{manifest["theme_color"]}"' in page
    for name in re.findall(r'href="\./([^"]+)"', page):
        assert (dist / name).is_file(), name

"""The folder that is uploaded: what is in it, and that a start asks for all of it that is large."""

import zipfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent


def test_a_start_asks_for_every_file_of_the_runtime(
    dist: Path, page: Page, start: Callable[..., Page], site: str
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    start(page)
    shipped = {file.relative_to(dist).as_posix() for file in (dist / "vendor").rglob("*") if file.is_file()}
    assert shipped - asked == set(), "shipped for nothing"


def test_modules_are_compiled_and_name_no_path_of_the_machine_that_built_them(dist: Path) -> None:
    assert [file.name for file in dist.rglob("*.py")] == ["main.py"]
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
        family = font.name.split("-latin")[0]
        assert (dist / "assets" / "fonts" / f"LICENSE-{family}.txt").exists(), family


def test_the_folder_stays_small(dist: Path) -> None:
    """13.7 MB is what stock PyScript and Pyodide alone come to."""
    assert sum(file.stat().st_size for file in dist.rglob("*") if file.is_file()) < 13_700_000

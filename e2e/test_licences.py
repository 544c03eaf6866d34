"""What the built site says about what it is made of."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tools import dependencies, licences


def test_the_page_of_dependencies_tells_the_sizes_of_the_site(dist: Path) -> None:
    """Within a twentieth, or 2 kB. If this fails: `make dist`, then `.venv/bin/python tools/dependencies.py`."""
    units = {"kB": 1e3, "MB": 1e6}
    page = dependencies.PAGE.read_text(encoding="utf-8")
    rows = {f"`{name}`": starts for name, (_, starts) in dependencies.SHIPPED.items()}
    rows |= {name: (f"assets/fonts/{start}",) for name, (_, start) in dependencies.FONTS.items()}
    for name, starts in rows.items():
        line = re.search(rf"^\| {re.escape(name)} \|.*\| ([\d.]+) ([kM]B) \| ([\d.]+) ([kM]B) \|$", page, re.MULTILINE)
        assert line, name
        said = (float(line[1]) * units[line[2]], float(line[3]) * units[line[4]])
        for told, counted in zip(said, dependencies.weights(dist, starts), strict=True):
            assert counted > 0, name
            assert abs(told - counted) < max(counted / 20, 2000), f"{name}: {counted} bytes"


def test_every_file_of_others_belongs_to_a_package_that_is_named(dist: Path) -> None:
    starts = tuple(start for _, starts in dependencies.SHIPPED.values() for start in starts)
    shipped = [file.relative_to(dist).as_posix() for file in (dist / "vendor").rglob("*") if file.is_file()]
    assert [name for name in shipped if not name.startswith(starts)] == []


def test_licences_of_the_site_are_there_with_ours_and_the_notice(dist: Path) -> None:
    told = (dist / "licences" / "README.txt").read_text(encoding="utf-8")
    assert told.startswith(licences.NOTICE)
    for name in re.findall(r"[\w.-]+\.txt", told):
        assert (dist / "licences" / name).stat().st_size > 500, name


def test_the_help_says_what_this_is_and_leads_to_the_licences(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    page.get_by_role("button", name="Prices and rules in short").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("unofficial, non-commercial fan implementation")).to_be_visible()
    with page.expect_popup() as opened:
        sheet.get_by_role("link", name="Licences").click()
    expect(opened.value.get_by_text("pyodide 314.")).to_be_visible()

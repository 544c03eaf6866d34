"""The page before Python is there, the start itself, and the ways in which it can fail: all said in words."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

SOON = 2_000  # ms: a failure is told within this, from the moment when it shows
START = 60_000  # ms: how long a start may take on a busy machine
NO_WEBASSEMBLY = "delete globalThis.WebAssembly;"

Start = Callable[..., Page]
Open = Callable[..., Page]


def failure(page: Page) -> Any:
    """The sentence that says why the game could not start."""
    return page.locator("#shell-why")


def marks(page: Page) -> dict[str, float]:
    """The page's own time marks in ms."""
    return page.evaluate("Object.fromEntries(performance.getEntriesByType('mark').map((m) => [m.name, m.startTime]))")


def answer_404(route: Route) -> None:
    route.fulfill(status=404, content_type="text/html", body="<h1>Not found</h1>")


def never_answer(route: Route) -> None:
    """The server is slow for ever."""


def test_shell_is_readable_before_python(page: Page, site: str) -> None:
    page.route("**/pyodide.asm.wasm", never_answer)
    page.goto(site)
    expect(page).to_have_title("Homesteaders")
    expect(page.get_by_role("heading", level=1)).to_have_text("Homesteaders")
    expect(page.get_by_text("2 to 4 players")).to_be_visible()
    expect(page.locator("#shell-status")).to_have_text(re.compile(r"^Loading \d+\.\d of 1\d\.\d MB$"))
    expect(page.get_by_role("status")).to_have_text("Loading")
    expect(page.locator("#shell-stages .now")).to_have_text("Loading")
    expect(page.locator("#shell-late")).to_have_count(0)
    page.wait_for_function("() => performance.getEntriesByName('shell').length === 1")
    assert "ready" not in marks(page)
    bar = page.get_by_role("progressbar", name="Loading")
    assert 0 < bar.evaluate("(bar) => bar.value / bar.max") < 1
    assert not page.locator("#root").inner_html()


def test_a_slow_start_offers_to_try_again(page: Page, site: str) -> None:
    page.route("**/pyodide.asm.wasm", never_answer)
    page.clock.install()
    page.goto(site)
    expect(page.locator("#shell-slow")).to_be_hidden()
    page.clock.fast_forward(21_000)
    expect(page.locator("#shell-slow")).to_contain_text("try again")
    expect(page.get_by_role("button", name="repair")).to_be_visible()


@pytest.mark.parametrize("where", ["site", "root_site"])
def test_starts_from_a_sub_path_and_from_the_root(
    where: str, request: pytest.FixtureRequest, page: Page, start: Start
) -> None:
    address = request.getfixturevalue(where)
    start(page, address)
    expect(page.locator("#root")).not_to_be_empty()
    times = marks(page)
    assert 0 < times["shell"] < times["ready"]


def test_index_html_in_the_address_works_too(page: Page, site: str, start: Start) -> None:
    start(page, f"{site}index.html?from=a-link#top")
    expect(page.locator("#root")).not_to_be_empty()


def test_progress_never_runs_backwards(page: Page, start: Start) -> None:
    page.add_init_script(
        """
        window.seen = [];
        new MutationObserver(() => {
          const bar = document.getElementById('shell-bar'), now = document.querySelector('#shell-stages .now');
          if (bar && now) window.seen.push([bar.value / bar.max, [...now.parentNode.children].indexOf(now)]);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        """
    )
    start(page)
    seen = page.evaluate("window.seen")
    assert len(seen) > 5
    for part in (0, 1):
        values = [entry[part] for entry in seen]
        assert values == sorted(values)
    assert seen[-1] == [1, 3]


def test_nothing_is_fetched_twice(page: Page, start: Start, watch: Any) -> None:
    start(page)
    assert sorted(watch.requests) == sorted(set(watch.requests))


@pytest.mark.parametrize(
    ("scheme", "paper"), [("light", "rgb(251, 245, 230)"), ("dark", "rgb(29, 23, 18)")], ids=["light", "dark"]
)
def test_shell_follows_the_systems_colours(scheme: str, paper: str, open_page: Open, site: str) -> None:
    page = open_page(scheme=scheme)
    page.route("**/pyodide.asm.wasm", never_answer)
    page.goto(site)
    expect(page.locator("body")).to_have_css("background-color", paper)


def test_no_webassembly(open_page: Open, site: str, watch: Any) -> None:
    page = open_page(init=NO_WEBASSEMBLY)
    page.goto(site)
    expect(failure(page)).to_contain_text("no WebAssembly", timeout=SOON)
    expect(page.get_by_role("heading", level=1)).to_have_text("The game could not start")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    expect(page.get_by_role("button", name="Repair")).to_be_hidden()
    assert not [url for url in watch.requests if "pyodide" in url]


@pytest.mark.parametrize(
    "path",
    [
        "app.zip",
        "main.py",
        "pyscript.toml",
        "assets/style.css",
        "assets/offline.js",
        "assets/python.js",
        "vendor/pyscript/core.js",
        "vendor/pyscript/core-*.js",
        "vendor/pyscript/toml-*.js",
        "vendor/pyodide/pyodide.mjs",
        "vendor/pyodide/pyodide.asm.mjs",
        "vendor/pyodide/pyodide.asm.wasm",
        "vendor/pyodide/python_stdlib.zip",
        "vendor/pyodide/pyodide-lock.json",
    ],
)
def test_a_missing_file(path: str, page: Page, site: str, watch: Any) -> None:
    watch.expect_failure()
    page.route(f"{site}{path}", answer_404)
    with page.expect_response(lambda response: response.status == 404, timeout=START):
        page.goto(site)
    expect(failure(page)).to_contain_text(path.split("*")[0], timeout=SOON)
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    expect(page.locator("#shell-loading")).to_have_count(0)
    expect(page.locator(".py-error")).to_be_hidden()


def test_the_start_script_itself_is_missing(page: Page, site: str, watch: Any) -> None:
    watch.expect_failure()
    page.route(f"{site}assets/boot.js", answer_404)
    page.route(f"{site}vendor/**", answer_404)
    page.goto(site)
    expect(page.get_by_role("heading", name="Nothing moves here?")).to_be_visible(timeout=SOON)


def test_without_scripts_the_page_says_so(open_page: Open, site: str) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(site)
    expect(page.get_by_text("scripts are switched off")).to_be_visible(timeout=SOON)


def test_the_server_goes_away_and_try_again_works(page: Page, site: str, watch: Any, start: Start) -> None:
    watch.expect_failure()
    page.route("**/python_stdlib.zip", lambda route: route.abort("connectionreset"), times=1)
    with page.expect_event("requestfailed", timeout=START):
        page.goto(site)
    expect(failure(page)).to_contain_text("did not arrive: vendor/pyodide/python_stdlib.zip", timeout=SOON)
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    expect(page.locator("#root")).not_to_be_empty()


def test_python_stops_while_starting(page: Page, site: str, watch: Any, dist: Path) -> None:
    watch.expect_failure()
    code = (dist / "main.py").read_text(encoding="utf-8")
    code = code.replace("main.start()", 'raise RuntimeError("no <b>table</b>")')
    page.route(f"{site}main.py", lambda route: route.fulfill(content_type="text/x-python", body=code))
    page.goto(site)
    expect(failure(page)).to_have_text("The game’s program stopped while it was starting.", timeout=START)
    expect(page.locator("#shell-detail")).to_contain_text("RuntimeError: no <b>table</b>")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()


def test_saved_games_can_be_downloaded_without_python(open_page: Open, site: str, watch: Any) -> None:
    kept = {"homesteaders.game": "line\nwith “signs”", "homesteaders.damaged.1": "\u0000?", "save": "of another page"}
    page = open_page(init=NO_WEBASSEMBLY, kept=kept)
    page.goto(site)
    expect(page.get_by_role("heading", name="Saved games on this device")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download them").click()
    del kept["save"]
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8")) == kept


def test_repair_says_when_the_server_does_not_answer(page: Page, site: str, watch: Any) -> None:
    watch.expect_failure()
    page.route(f"{site}app.zip", answer_404)
    page.route(f"{site}sw.js", lambda route: route.abort("connectionrefused"))
    page.goto(site)
    expect(page.locator("#shell-kept")).to_be_hidden()
    page.get_by_role("button", name="Repair").click(timeout=START)
    expect(page.locator("#shell-next")).to_contain_text("Nothing was changed")
    expect(page.get_by_role("button", name="Repair")).to_be_enabled()


def test_a_damaged_archive(page: Page, site: str, watch: Any) -> None:
    watch.expect_failure()
    page.route(f"{site}app.zip", lambda route: route.fulfill(content_type="application/zip", body=b"PK, but no zip"))
    page.goto(site)
    expect(failure(page)).not_to_be_empty(timeout=START)
    expect(page.get_by_role("link", name="Try again")).to_be_visible()


def test_opened_from_disk(page: Page, dist: Path, tmp_path: Path, watch: Any) -> None:
    watch.expect_failure()
    shutil.copytree(dist, tmp_path / "unpacked", ignore=shutil.ignore_patterns("vendor"))
    page.goto((tmp_path / "unpacked" / "index.html").as_uri())
    expect(page.get_by_text("from a folder on your disk")).to_be_visible(timeout=SOON)
    expect(page.get_by_text("make play")).to_be_visible()


def test_an_error_after_the_start_is_not_silent(page: Page, start: Start, watch: Any) -> None:
    watch.expect_failure()
    start(page)
    expect(page.locator("#shell-trouble")).to_be_hidden()
    page.evaluate("setTimeout(() => { throw new Error('PythonError: made up'); })")
    expect(page.locator("#shell-trouble")).to_be_visible()
    expect(page.locator("#root")).not_to_be_empty()


def test_kept_storage_is_there_from_the_start(open_page: Open, site: str, start: Start) -> None:
    """The fixture that other tests use to begin in the middle of a game."""
    page = start(open_page(kept={"of another page": "<i>1</i>"}))
    assert page.evaluate("localStorage.getItem('of another page')") == "<i>1</i>"


def test_python_runs_on_the_pages_own_stack(page: Page, start: Start) -> None:
    """On a stack of WebAssembly's, Chromium's garbage collector crashed the page now and then (docs/testing.md)."""
    start(page)
    assert page.evaluate("() => 'Suspending' in WebAssembly") is False

"""Fixtures for the end-to-end tests: the built site under /homesteaders/, and watched pages of a real Chromium.

A test asks for `page` (1280x800, light) or makes pages of its own with `open_page(...)`. When it ends, its pages must
have logged no error, broken no rule of the Content-Security-Policy and asked no other host. A test about a failure
says so: `watch.expect_failure()`.
"""

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tools import browser as chromium
from tools.build import ROOT, TOP, BuildError, build
from tools.serve import serving

if TYPE_CHECKING:
    from e2e.hosts import Host

DESKTOP = (1280, 800)
PHONE = (390, 844)
SOURCES = ("homesteaders", "ui", "assets")
FILES = (*TOP, "CHANGELOG.md", "package.json")  # with SOURCES all that a site is built from
START = 60_000  # ms: a cold start on a busy machine; nothing waits that long when all is well
LISTEN = (Path(__file__).parent / "listen.js").read_text(encoding="utf-8")
"""Tells in the console what the policy forbids, in the page and its workers."""
BROKEN = re.compile(r"^CSP |Content Security Policy")
"""A message about a broken policy: ours or the browser's."""


@dataclass
class Watch:
    """What the pages of a test said and asked. allowed: how the addresses begin that they may ask."""

    allowed: tuple[str, ...]
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    failure_expected: bool = False
    pages: list[Page] = field(default_factory=list)

    def expect_failure(self) -> None:
        """Errors in the console belong to this test. A broken policy and requests to other hosts never do."""
        self.failure_expected = True

    def hear_console(self, message: ConsoleMessage) -> None:
        source = message.location.get("url", "")
        # the browser itself asks for /favicon.ico when a test visits a file that is no page; ours names its icon
        if message.type == "error" and not source.endswith("/favicon.ico"):
            self.errors.append(f"{message.text} ({source})")

    def hear_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith(self.allowed):
            self.foreign.append(request.url)

    def attach(self, page: Page) -> None:
        if page in self.pages:
            return
        self.pages.append(page)
        page.on("console", self.hear_console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        page.on("request", self.hear_request)

    def broken(self) -> list[str]:
        """How the policy was broken, as `directive address`. A test that breaks it asks; then it is no failure."""
        found = [e.split()[1:3] for e in self.errors if e.startswith("CSP ")]
        self.errors = [e for e in self.errors if not BROKEN.search(e)]
        return [" ".join(words) for words in found]

    def verdict(self) -> list[str]:
        """What is wrong, [] = nothing."""
        errors = [e for e in self.errors if BROKEN.search(e)] if self.failure_expected else self.errors
        return [*errors, *(f"asked another host: {url}" for url in self.foreign)]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once for all tests from what is in the tree now; apart from dist/, which somebody may rebuild."""
    folder = tmp_path_factory.mktemp("built") / "dist"
    try:
        build(folder)
    except BuildError as error:
        pytest.fail(f"the site cannot be built: {error}")
    return folder


@pytest.fixture(scope="session")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the built site under a sub-path, with its closing slash."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "homesteaders").symlink_to(dist, target_is_directory=True)
    with serving(folder) as origin:
        yield f"{origin}/homesteaders/"


@pytest.fixture(scope="session")
def root_site(dist: Path) -> Iterator[str]:
    """Address of the built site at the root of a host."""
    with serving(dist) as origin:
        yield f"{origin}/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each page has a context of its own, so nothing is kept from one test to the next."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.HOW)
    expect.set_options(timeout=10_000)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield running
        running.close()


@pytest.fixture
def watch(site: str, root_site: str) -> Watch:
    """What the pages of this test say and ask."""
    return Watch((site, root_site, "data:", "blob:", "file:"))


@pytest.fixture
def open_page(browser: Browser, watch: Watch, site: str) -> Iterator[Callable[..., Page]]:
    """Make a watched page, not loaded yet: open_page(size=PHONE, scheme="dark", init="script to run before its own").

    Each call has a new context: its own cache and storage, in which `kept` lies already (localStorage of the site, by
    key). Further keywords go to Browser.new_context. Without service_workers="allow" there are no service workers: most
    tests are about the page alone, and what a worker fetches would be no part of them.
    """
    parts = urlsplit(site)
    origin = f"{parts.scheme}://{parts.netloc}"
    contexts: list[BrowserContext] = []

    def make(
        size: tuple[int, int] = DESKTOP,
        scheme: str = "light",
        init: str = "",
        kept: Mapping[str, str] | None = None,
        **more: Any,
    ) -> Page:
        if kept:
            entries = [{"name": key, "value": value} for key, value in kept.items()]
            more["storage_state"] = {"origins": [{"origin": origin, "localStorage": entries}]}
        more.setdefault("service_workers", "block")
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, color_scheme=scheme, **more)
        contexts.append(context)
        context.add_init_script(LISTEN + init)
        page = context.new_page()
        page.set_default_timeout(10_000)
        watch.attach(page)
        context.on("page", watch.attach)  # further tabs
        return page

    yield make
    for context in contexts:
        context.close()
    assert watch.verdict() == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A watched page of 1280x800, light, not loaded yet."""
    return open_page()


@pytest.fixture
def start(site: str) -> Callable[[Page], Page]:
    """Load the game in a page and wait until its first control is there: start(page)."""

    def load(page: Page, address: str = site) -> Page:
        page.goto(address)
        expect(page.locator("#shell")).to_have_count(0, timeout=START)  # boot.js takes it away at the mark 'ready'
        return page

    return load


# ---- a server that can lie, fail and go away; a browser with a profile that stays

Visit = Callable[..., BrowserContext]


@pytest.fixture
def host(tmp_path: Path, dist: Path) -> Iterator["Host"]:
    from e2e.hosts import Host  # which needs what is above

    host = Host(tmp_path / "www")
    host.folder.mkdir()
    host.show(dist)
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next release: one module has changed."""
    root = tmp_path_factory.mktemp("newer")
    for name in SOURCES:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copyfile(ROOT / name, root / name)
    module = root / "ui" / "words.py"
    module.write_text(module.read_text(encoding="utf-8") + '\nRELEASE = "the next one"\n', encoding="utf-8")
    build(root / "dist", root)
    return root / "dist"


@pytest.fixture
def visit(browser: Browser, host: "Host", tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A browser with a profile that stays: visit(), close it, visit() again. `visit.watch` hears its pages. A script
    that is given, and the test file's INIT, run before the page's own."""
    watch = Watch((f"http://localhost:{host.port}/", "data:", "blob:"))
    contexts: list[BrowserContext] = []

    def make(init: str = "") -> BrowserContext:
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium.find(),
            args=list(chromium.FLAGS),
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
        )
        contexts.append(context)
        context.add_init_script(LISTEN + getattr(request.module, "INIT", "") + init)
        context.on("page", watch.attach)
        # what a worker asks is no request of a page, but it may ask no other host either
        context.on("request", lambda r: None if r.url.startswith(watch.allowed) else watch.foreign.append(r.url))
        return context

    make.watch = watch  # type: ignore[attr-defined]
    yield make
    for context in contexts:
        context.close()
    assert watch.verdict() == []

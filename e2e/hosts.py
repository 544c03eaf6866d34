"""For tests of playing offline: a server that can lie, fail and go away, and what a tab knows of its release."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import START
from e2e.playing import decide, my_turn, set_up
from tools.serve import QuietHandler, serving

GAME = "homesteaders/"
CACHED = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.endsWith(homesteadersOffline.build));
  const scope = new URL('./', location.href).href, found = {};
  const cache = name ? await caches.open(name) : null;
  for (const { url } of await cache?.keys() ?? []) {
    const hash = await crypto.subtle.digest('SHA-256', await (await cache.match(url)).arrayBuffer());
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    found[decodeURI(url.slice(scope.length))] = hex;
  }
  return found;
}"""


@dataclass
class Host:
    """A server that remembers what it sent, and can send something else."""

    folder: Path
    port: int = 0
    log: list[tuple[str, int]] = field(default_factory=list)  # (path without the leading slash, status)
    wrong: dict[str, bytes | int] = field(default_factory=dict)  # by path: another body, or a status
    dies_at: str = ""  # from the first request whose path begins so, nothing is answered any more
    dead: bool = False
    running: AbstractContextManager[str] | None = None

    def start(self) -> None:
        host = self

        class Handler(QuietHandler):
            protocol_version = "HTTP/1.1"  # browsers mind no ETag of an older one

            def do_GET(self) -> None:
                path = unquote(self.path.split("?")[0]).lstrip("/")
                host.dead = host.dead or bool(host.dies_at and path.startswith(host.dies_at))
                if host.dead:
                    raise ConnectionResetError
                body = host.wrong.get(path)
                if body is None:
                    return self.send_file(path)
                if isinstance(body, int):
                    return self.send_error(body)
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def send_file(self, path: str) -> None:
                """As hosts do it: by ETag, since a release that comes back is older than what is here."""
                file = host.folder / path / ("index.html" if path == "" or path.endswith("/") else "")
                self.etag = f'"{file.stat().st_mtime_ns}-{file.stat().st_size}"' if file.is_file() else ""
                if self.etag and self.headers.get("If-None-Match") == self.etag:
                    self.send_response(304)
                    return self.end_headers()
                del self.headers["If-Modified-Since"]
                super().do_GET()

            def end_headers(self) -> None:
                self.send_header("Connection", "close")  # a server that stops has no line left open
                if getattr(self, "etag", ""):
                    self.send_header("ETag", self.etag)
                super().end_headers()

            def log_request(self, code: Any = "-", size: Any = "-") -> None:
                host.log.append((unquote(self.path.split("?")[0]).lstrip("/"), int(code)))

        self.running = serving(self.folder, Handler, self.port)
        self.port = int(self.running.__enter__().rpartition(":")[2])

    def stop(self) -> None:
        if self.running:
            self.running.__exit__(None, None, None)
            self.running = None

    def revive(self) -> None:
        """Everything is as it should be again, and nothing was sent yet."""
        self.wrong, self.dies_at, self.dead = {}, "", False
        self.log.clear()

    def show(self, site: Path, under: str = GAME) -> None:
        """Publish a built site under a path."""
        place = self.folder / under.strip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.unlink(missing_ok=True)
        place.symlink_to(site, target_is_directory=True)

    def address(self, under: str = GAME) -> str:
        return f"http://localhost:{self.port}/{quote(under)}"

    def sent(self, under: str = GAME) -> Counter[str]:
        """How often a body was sent, by path inside the site; the site's own address counts as index.html."""
        whole = Counter(path.removeprefix(under) for path, status in self.log if status == 200)
        whole["index.html"] += whole.pop("", 0)
        return +whole


def opened(context: BrowserContext, address: str) -> Page:
    """A tab in which the game is in use."""
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    return page


def wait_for_state(page: Page, state: str) -> None:
    page.wait_for_function(f"() => window.homesteadersOffline?.state === '{state}'", timeout=START)


def build_of(page: Page) -> str:
    return page.evaluate("homesteadersOffline.build")


def hash_of(page: Page, path: str) -> str:
    """Of what this tab gets when it asks for a file."""
    return page.evaluate(
        """async (path) => {
          const hash = await crypto.subtle.digest('SHA-256', await (await fetch(path)).arrayBuffer());
          return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        }""",
        path,
    )


def our_caches(page: Page) -> set[str]:
    return set(page.evaluate("caches.keys()"))


def play(page: Page, *, whole: bool = False) -> None:
    """Deal a game against an opponent and play until the second round, or the whole of it."""
    set_up(page, "pb")
    page.clock.install()
    page.get_by_role("button", name="Deal a new game").click()
    rng = random.Random(6)
    title = page.get_by_role("heading", level=1)
    while my_turn(page, True) and (whole or "Round 2" not in title.inner_text()):
        decide(page, rng)

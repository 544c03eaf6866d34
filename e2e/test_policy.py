"""The Content-Security-Policy at work: what it forbids does not happen, in the page and in the worker that thinks.

That nothing of ours breaks it is held by every test: the watcher in conftest.py fails one whose page or worker does.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Worker

from e2e.conftest import START, Watch
from e2e.playing import deal
from tools import patches
from tools.build import PYSCRIPT
from tools.serve import PlayHandler, serving

# Try something that the policy forbids; tells what came of it once the browser has told that it forbade it, or has not.
TRY = """async ([code, other]) => {
  const forbidden = new Promise((told) => {
    addEventListener('securitypolicyviolation', told, { once: true });
    setTimeout(told, 5000);
  });
  await new Promise((later) => setTimeout(later)); // what a test asks for by itself may evaluate texts: not so later
  const put = (html) => {
    document.getElementById('tried')?.remove();
    document.body.append(document.createRange().createContextualFragment(html));
    return document.getElementById('tried');
  };
  const came = { value: 'nothing' };
  await TRIES[code](came, other, put);
  await forbidden;
  return came.value;
};
"""
TRIES = """{
  'inline script': (came, other, put) => {
    window.came = came;
    put(`<script>came.value = 'ran'</script>`);
  },
  'inline handler': (came, other, put) => {
    window.came = came;
    put(`<button id="tried" onclick="came.value = 'ran'">a</button>`).click();
  },
  'inline style': (came, other, put) => {
    const styled = put(`<p id="tried" style="position: fixed">a</p>`);
    if (getComputedStyle(styled).position === 'fixed') came.value = 'styled';
  },
  'style element': (came, other, put) => {
    put(`<style>body { position: fixed }</style>`);
    if (getComputedStyle(document.body).position === 'fixed') came.value = 'styled';
  },
  'javascript address': (came) => {
    window.came = came;
    location.href = "javascript:came.value = 'ran'";
  },
  'script from elsewhere': (came, other, put) => new Promise((done) => {
    const script = document.createElement('script');
    script.src = `${other}assets/dress.js`;
    script.onload = () => done(came.value = 'ran');
    script.onerror = done;
    document.head.append(script);
  }),
  'picture from elsewhere': (came, other, put) => new Promise((done) => {
    const image = new Image();
    image.onload = () => done(came.value = 'loaded');
    image.onerror = done;
    image.src = `${other}assets/icon.svg`;
  }),
  'request': (came, other) => fetch(`${other}app.zip`, { mode: 'no-cors' }).then(() => came.value = 'sent', () => {}),
  'beacon': (came, other) => { navigator.sendBeacon(`${other}app.zip`, 'a'); },
  'frame': (came, other, put) => { put(`<iframe src="${other}"></iframe>`); },
  'base': (came, other, put) => {
    put(`<base href="${other}">`);
    if (document.baseURI.startsWith(other)) came.value = 'moved';
  },
  'form': (came, other, put) => { put(`<form id="tried" action="${other}"></form>`).submit(); },
  'eval': (came) => { try { came.value = eval('"ran"'); } catch {} },
  'Function': (came) => { try { came.value = new Function('return "ran"')(); } catch {} },
  'timer': (came) => {
    globalThis.came = came;
    try { setTimeout("came.value = 'ran'", 0); } catch {}
    return new Promise((done) => setTimeout(done, 50));
  },
}"""
IN_THE_PAGE = {
    "inline script": "script-src-elem inline",
    "inline handler": "script-src-attr inline",
    "inline style": "style-src-attr inline",
    "style element": "style-src-elem inline",
    "javascript address": "script-src-elem inline",
    "script from elsewhere": "script-src-elem {other}assets/dress.js",
    "picture from elsewhere": "img-src {other}assets/icon.svg",
    "request": "connect-src {other}app.zip",
    "beacon": "connect-src {other}app.zip",
    "frame": "frame-src {origin}",
    "base": "base-uri {other}",
    "form": "form-action {other}?",
    "eval": "script-src eval",
    "Function": "script-src eval",
    "timer": "script-src eval",
}
IN_THE_WORKER = ("request", "eval", "Function", "timer")


def told(code: str, other: str) -> list[str]:
    """How the browser tells that it forbade it."""
    return [IN_THE_PAGE[code].format(other=other, origin=other.rstrip("/"))]


def attempt(where: Page | Worker, code: str, other: str) -> str:
    """What came of an attempt."""
    return str(where.evaluate(TRY.replace("TRIES", TRIES), [code, other]))


def test_the_page_lets_nothing_happen_that_the_policy_forbids(
    page: Page, start: Callable[..., Page], root_site: str, watch: Watch
) -> None:
    """Each is tried in the page with the game in it; the other site is there and would answer."""
    start(page)
    for code in IN_THE_PAGE:
        assert (attempt(page, code, root_site), watch.broken()) == ("nothing", told(code, root_site)), code


def test_the_worker_that_thinks_has_the_same_policy(
    page: Page, start: Callable[..., Page], root_site: str, watch: Watch
) -> None:
    start(page)
    deal(page, "pb", level="Baron")
    page.wait_for_function("() => document.querySelector('script[name^=thinker]')?.xworker", timeout=START)
    (worker,) = page.workers
    for code in IN_THE_WORKER:
        assert (attempt(worker, code, root_site), watch.broken()) == ("nothing", told(code, root_site)), code


def test_the_service_worker_has_the_policy_that_its_file_came_with(
    open_page: Callable[..., Page], start: Callable[..., Page], dist: Path, root_site: str, watch: Watch
) -> None:
    """As `make play` sends it, and any host that can send headers may."""
    with serving(dist, PlayHandler) as origin:
        watch.allowed += (origin,)
        page = open_page(service_workers="allow")
        with page.context.expect_event("serviceworker", timeout=START) as arrived:
            start(page, f"{origin}/")
        for code in IN_THE_WORKER:
            assert attempt(arrived.value, code, root_site) == "nothing", code


def test_a_worker_from_an_address_is_found_out(page: Page, start: Callable[..., Page], watch: Watch) -> None:
    """It would have no policy on a host that sends none: the watcher says so."""
    start(page)
    page.evaluate("() => { new Worker('./assets/dress.js').terminate(); }")
    assert watch.broken() == ["worker-src ./assets/dress.js"]


def test_pyscript_makes_no_function_of_a_text(dist: Path, tmp_path: Path) -> None:
    """Two places of the core are changed (tools/patches.py); another core stops the build and is left as it is."""
    (built,) = (dist / "vendor" / "pyscript").glob("core-*.js")
    stock = (PYSCRIPT / "dist" / built.name).read_text(encoding="utf-8")
    changed = built.read_text(encoding="utf-8")
    assert stock.count("Function(") - changed.count("Function(") == 2
    for text in ("", changed, stock + stock, stock.replace(patches.HOOK, "({interpreter:e})=>{}")):
        script = tmp_path / built.name
        script.write_text(text, encoding="utf-8")
        with pytest.raises(patches.BuildError, match="another way to"):
            patches.unevaluate(script)
        assert script.read_text(encoding="utf-8") == text

"""Playing offline, updates, repair, and installing: a real worker, a real server that can lie, fail and go away."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import START, Visit
from e2e.hosts import CACHED, GAME, Host, build_of, hash_of, opened, our_caches, play, wait_for_state
from e2e.playing import deal, lay_away
from tools.build import ROOT, hashes, seal

# None is made where there is little memory: what is kept and stored here is then the release alone (test_snapshot.py).
INIT = "Object.defineProperty(navigator, 'deviceMemory', { get: () => 1 });"
STATE = "() => window.homesteadersOffline?.state"


# ---- storing


def test_the_first_visit_fetches_each_file_once_and_stores_all(visit: Visit, host: Host, dist: Path) -> None:
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    files = hashes(dist)
    assert {path: n for path, n in host.sent().items() if n > 1} == {}
    assert set(host.sent()) == {*files, "sw.js"}
    assert {status for _, status in host.log} == {200, 304}
    assert page.evaluate(CACHED) == files
    shown = page.evaluate("homesteadersOffline")
    assert shown["stored"] == shown["total"] == len(files)
    assert (shown["update"], shown["problem"]) == (False, "")
    assert shown["version"].endswith(f" ({shown['build'][:7]})")
    assert page.evaluate("navigator.serviceWorker.controller?.state") == "activated"
    types = "async (path) => (await fetch(path)).headers.get('content-type')"
    assert page.evaluate(types, "vendor/pyodide/pyodide.asm.wasm") == "application/wasm"
    assert page.evaluate(types, "vendor/pyodide/pyodide.mjs") == "text/javascript"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["a round", "a game"])
def test_without_a_server_the_game_starts_and_plays(whole: bool, visit: Visit, host: Host) -> None:
    """Twice, after the browser was closed each time."""
    context = visit()
    wait_for_state(opened(context, host.address()), "ready")
    context.close()
    host.stop()
    visit.watch.expect_failure()  # type: ignore[attr-defined]  # the browser tells that it cannot ask for updates
    for query in ("?do=new", "index.html?from=a-link#top"):
        context = visit()
        page = opened(context, host.address() + query)
        wait_for_state(page, "ready")
        if query == "?do=new":
            page.get_by_role("button", name="Help").first.click()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.goto(host.address())
            expect(page.locator("#shell")).to_have_count(0, timeout=START)
            play(page, whole=whole)
        else:
            expect(page.get_by_role("heading", level=1)).to_contain_text("the town" if whole else "Round 2")
            lay_away(page)
            page.get_by_role("button", name="Menu", exact=True).click()
            page.get_by_role("dialog").get_by_role("button", name="Share or move this game").click()
            expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
        context.close()


@pytest.mark.parametrize(
    "under",
    [pytest.param("", marks=pytest.mark.long), pytest.param("a/", marks=pytest.mark.long), "ein Städtchen/im Tal/"],
    ids=["root", "folder", "space and umlaut"],
)
def test_offline_under_any_path(under: str, visit: Visit, host: Host, dist: Path) -> None:
    if under:
        host.show(dist, under)
    else:
        host.folder = dist
        host.stop()
        host.start()
    context = visit()
    page = opened(context, host.address(under))
    wait_for_state(page, "ready")
    host.stop()
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    page.reload()
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    # The opponents' worker starts from what is stored, too.
    deal(page, "bb", level="Baron")
    page.wait_for_function("() => performance.getEntriesByName('thought: move').length > 1", timeout=START)
    assert len(page.workers) == 1


@pytest.mark.parametrize("fault", ["dies", pytest.param("500", marks=pytest.mark.long)])
def test_a_broken_first_visit_is_taken_up_again(fault: str, visit: Visit, host: Host, dist: Path) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    if fault == "dies":
        host.dies_at = f"{GAME}licences/polyscript"
    else:
        host.wrong[f"{GAME}licences/polyscript.txt"] = 500
    context = visit()
    page = opened(context, host.address())
    wait_for_state(page, "failed")
    assert "polyscript.txt" in page.evaluate("homesteadersOffline.problem") or fault == "dies"
    before = page.evaluate(CACHED)
    files = hashes(dist)
    assert before.items() < files.items()
    context.close()
    host.revive()
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    assert page.evaluate(CACHED) == files
    missing = {path for path in files if path not in before}
    assert set(host.sent()) - {"sw.js"} <= missing
    assert not {path.removeprefix(GAME) for path, _ in host.log if "licences/" in path} & set(before)


@pytest.mark.long
def test_another_body_is_never_stored(visit: Visit, host: Host, dist: Path) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    sprite = (dist / "assets" / "sprite.svg").read_bytes()
    host.wrong[f"{GAME}assets/sprite.svg"] = sprite + b"<!-- more -->"
    page = opened(visit(), host.address())
    wait_for_state(page, "failed")
    assert "assets/sprite.svg" in page.evaluate("homesteadersOffline.problem")
    assert "assets/sprite.svg" not in page.evaluate(CACHED)
    expect(page.get_by_role("button", name="Deal a new game")).to_be_enabled()
    host.revive()
    page.evaluate("homesteadersOffline.check()")
    wait_for_state(page, "ready")
    assert page.evaluate(CACHED) == hashes(dist)
    assert set(host.sent()) <= {"sw.js", "assets/sprite.svg"}


def test_what_is_lost_or_damaged_is_noticed_and_fetched_again(visit: Visit, host: Host, dist: Path) -> None:
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    page.evaluate(
        """async () => {
          const [name] = (await caches.keys()).filter((name) => name.endsWith(homesteadersOffline.build));
          const cache = await caches.open(name);
          await cache.delete(new URL('app.zip', location.href).href);
          await cache.put(new URL('licences/README.txt', location.href).href, new Response('another'));
        }"""
    )
    page.reload()
    wait_for_state(page, "ready")
    assert page.evaluate(CACHED) == hashes(dist)


# ---- updates


def test_an_update_is_taken_by_the_tab_that_asks_and_by_no_other(
    visit: Visit, host: Host, dist: Path, newer: Path
) -> None:
    old, new = hashes(dist), hashes(newer)
    changed = {path for path in new if new[path] != old.get(path)}
    assert {"app.zip", "assets/offline.js"} <= changed
    assert changed <= {"app.zip", "assets/offline.js", "assets/boot.js", "assets/python.js"}
    context = visit()
    one, two = opened(context, host.address()), opened(context, host.address())
    wait_for_state(one, "ready")
    wait_for_state(two, "ready")
    a = build_of(one)
    one.evaluate("localStorage.setItem('homesteaders.test', 'stays'); localStorage.setItem('save', 'of another page')")
    two.evaluate("window.untouched = true")
    storage = one.evaluate("JSON.stringify(localStorage)")

    host.show(newer)
    host.revive()
    assert one.evaluate("homesteadersOffline.check()") is True
    assert set(host.sent()) == {*changed, "sw.js"}
    assert {path for path in host.sent() if host.sent()[path] > 1} <= {"sw.js"}
    two.wait_for_function("() => window.homesteadersOffline.update")
    one.reload()
    one.wait_for_function("() => window.homesteadersOffline?.update", timeout=START)
    assert build_of(one) == build_of(two) == a

    with one.expect_navigation(timeout=START):
        one.evaluate("() => { homesteadersOffline.apply(); }")
    wait_for_state(one, "ready")
    b = build_of(one)
    assert b != a
    assert (one.evaluate("homesteadersOffline.update"), one.evaluate(CACHED)) == (False, new)
    two.wait_for_function("() => window.homesteadersOffline.update")
    for _ in range(2):
        assert two.evaluate("window.untouched") is True
        assert (build_of(two), hash_of(two, "app.zip")) == (a, old["app.zip"])
        assert (build_of(one), hash_of(one, "app.zip")) == (b, new["app.zip"])
        session = context.new_cdp_session(one)  # the worker forgets what it has not written down
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
    assert len(our_caches(one)) == 3  # both releases and the notes

    with two.expect_navigation(timeout=START):
        two.evaluate("() => { homesteadersOffline.apply(); }")
    wait_for_state(two, "ready")
    assert build_of(two) == b
    two.evaluate("homesteadersOffline.check()")
    two.wait_for_function("async () => (await caches.keys()).length === 2")
    assert one.evaluate("JSON.stringify(localStorage)") == storage

    host.show(dist)  # and back again
    host.revive()
    assert one.evaluate("homesteadersOffline.check()") is True
    with one.expect_navigation(timeout=START):
        one.evaluate("() => { homesteadersOffline.apply(); }")
    wait_for_state(one, "ready")
    assert (build_of(one), one.evaluate(CACHED)) == (a, old)
    assert one.evaluate("JSON.stringify(localStorage)") == storage


@pytest.mark.long
def test_an_update_that_breaks_off_leaves_the_whole_old_release(
    visit: Visit, host: Host, dist: Path, newer: Path
) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    a = build_of(page)
    host.show(newer)
    host.revive()
    host.wrong[f"{GAME}app.zip"] = 500
    assert page.evaluate("homesteadersOffline.check()") is False
    assert page.evaluate(STATE) == "ready"
    page.reload()
    wait_for_state(page, "ready")
    assert (build_of(page), page.evaluate(CACHED)) == (a, hashes(dist))
    assert page.evaluate("homesteadersOffline.check()") is False  # and with it ends the one of the start
    host.revive()
    assert page.evaluate("homesteadersOffline.check()") is True
    assert set(host.sent()) - {"sw.js"} == {"app.zip"}  # the rest had arrived


@pytest.mark.long
def test_a_release_that_cannot_start_is_left_by_try_again(visit: Visit, host: Host, dist: Path, tmp_path: Path) -> None:
    """The failure page takes a newer release that has arrived, without Python."""
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    broken = tmp_path / "broken"
    shutil.copytree(dist, broken)
    for name in ("sw.js", "assets/offline.js"):
        shutil.copyfile(ROOT / "assets" / Path(name).name, broken / name)
    main = (broken / "main.py").read_text(encoding="utf-8")
    (broken / "main.py").write_text(main.replace("main.start()", "raise RuntimeError"), encoding="utf-8")
    seal(broken, "9.9")
    context = visit()
    page = opened(context, host.address())
    wait_for_state(page, "ready")
    good = build_of(page)
    host.show(broken)
    assert page.evaluate("homesteadersOffline.check()") is True
    page.evaluate("() => { homesteadersOffline.apply(); }")
    expect(page.locator("#shell-why")).to_contain_text("stopped", timeout=START)
    assert page.evaluate("homesteadersOffline.version").startswith("9.9 (")
    host.show(dist)
    page.reload()
    expect(page.locator("#shell-why")).to_contain_text("stopped", timeout=START)
    page.wait_for_function("() => window.homesteadersOffline.update", timeout=START)
    with page.expect_navigation(timeout=START):
        page.get_by_role("link", name="Try again").click()
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    assert build_of(page) == good


# ---- repair


def test_repair_fetches_everything_again_and_keeps_what_is_not_ours(visit: Visit, host: Host, dist: Path) -> None:
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    page.evaluate(
        """async () => {
          localStorage.setItem('homesteaders.test', 'a game');
          localStorage.setItem('settings', 'of another page');
          await (await caches.open('of another page')).put('/x', new Response('x'));
          await (await caches.open('homesteaders /other/ 1')).put('/x', new Response('x'));
          for (const name of await caches.keys()) await (await caches.open(name)).put('/rubbish', new Response('x'));
        }"""
    )
    storage = page.evaluate("JSON.stringify(localStorage)")
    foreign = {"of another page", "homesteaders /other/ 1"}
    names = our_caches(page)
    host.revive()
    with page.expect_navigation(timeout=START):
        page.evaluate("() => { homesteadersOffline.repair(); }")
    wait_for_state(page, "ready")
    assert {"app.zip", "index.html", "vendor/pyodide/pyodide.asm.wasm", "sw.js"} <= set(host.sent())
    assert page.evaluate(CACHED) == hashes(dist)
    assert our_caches(page) == names
    assert page.evaluate("JSON.stringify(localStorage)") == storage
    for name in foreign:
        assert page.evaluate(f"caches.open('{name}').then((cache) => cache.keys()).then((keys) => keys.length)") == 2


@pytest.mark.long
def test_repair_without_a_connection_changes_nothing(visit: Visit, host: Host, dist: Path) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    host.stop()
    assert page.evaluate("homesteadersOffline.repair().then(() => 'done', () => 'refused')") == "refused"
    assert page.evaluate(CACHED) == hashes(dist)


def test_a_page_that_cannot_start_offers_repair_and_the_saved_games(visit: Visit, host: Host) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    page = opened(visit(), host.address())
    wait_for_state(page, "ready")
    games = {"homesteaders.test": "a game\nof two lines", "homesteaders.place": "start"}
    page.evaluate("(all) => Object.entries(all).forEach(([k, v]) => localStorage.setItem(k, v))", games)
    page.evaluate("localStorage.setItem('save', 'of another page')")
    page.evaluate(
        """async () => {
          const [name] = (await caches.keys()).filter((name) => name.endsWith(homesteadersOffline.build));
          await (await caches.open(name)).put(new URL('app.zip', location.href).href, new Response('PK, but no zip'));
        }"""
    )
    page.reload()
    expect(page.locator("#shell-why")).not_to_be_empty(timeout=START)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert download.value.suggested_filename.endswith(".json")
    assert saved.items() >= games.items()
    assert "save" not in saved
    with page.expect_navigation(timeout=START):
        page.get_by_role("button", name="Repair").click()
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    assert page.evaluate("localStorage.getItem('homesteaders.test')") == games["homesteaders.test"]


# ---- neighbours, browsers without workers, installing


@pytest.mark.long
def test_two_copies_on_one_origin_leave_each_other_alone(visit: Visit, host: Host, dist: Path, newer: Path) -> None:
    host.show(dist, "a/")
    host.show(newer, "b/")
    context = visit()
    a, b = opened(context, host.address("a/")), opened(context, host.address("b/"))
    wait_for_state(a, "ready")
    wait_for_state(b, "ready")
    assert a.evaluate(CACHED) == hashes(dist)
    assert b.evaluate(CACHED) == hashes(newer)
    of_b = {name for name in our_caches(a) if " /b/ " in name}
    assert len(of_b) == 2
    b.evaluate("window.untouched = true")
    with a.expect_navigation(timeout=START):
        a.evaluate("() => { homesteadersOffline.repair(); }")
    wait_for_state(a, "ready")
    assert of_b < our_caches(a)
    host.stop()
    visit.watch.expect_failure()  # type: ignore[attr-defined]
    assert b.evaluate("window.untouched") is True
    b.reload()
    wait_for_state(b, "ready")
    assert b.evaluate(CACHED) == hashes(newer)


@pytest.mark.parametrize(
    "init",
    [
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });",
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));",
        "Object.defineProperty(window, 'isSecureContext', { get: () => false });",
    ],
    ids=["missing", "forbidden", "insecure"],
)
def test_without_workers_the_game_plays_and_says_so(
    init: str, open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = start(open_page(init=init))
    wait_for_state(page, "unsupported")
    assert page.evaluate("homesteadersOffline.check()") is False
    expect(page.get_by_role("button", name="Deal a new game")).to_be_enabled()


def test_it_can_be_installed(visit: Visit, host: Host) -> None:
    context = visit()
    page = opened(context, host.address())
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # one app per folder: an id of its own would make two copies on one host the same app
    assert session.send("Page.getAppId")["appId"] == host.address()
    page.wait_for_function("() => window.homesteadersOffline.canInstall")


def test_the_browsers_invitation_is_kept_until_it_is_wanted(page: Page, start: Callable[..., Page]) -> None:
    start(page)
    assert page.evaluate("homesteadersOffline.install()") is False
    page.evaluate(
        """() => {
          const event = new Event('beforeinstallprompt', { cancelable: true });
          event.prompt = () => { event.userChoice = Promise.resolve({ outcome: 'accepted' }); };
          dispatchEvent(event);
          window.held = event.defaultPrevented;
        }"""
    )
    assert page.evaluate("[held, homesteadersOffline.canInstall]") == [True, True]
    assert page.evaluate("homesteadersOffline.install()") is True
    assert page.evaluate("homesteadersOffline.canInstall") is False

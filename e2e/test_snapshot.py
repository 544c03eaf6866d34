"""The memory snapshot: made, gone on from, damaged, outlived by a release, offline. docs/start.md tells what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import START, Visit
from e2e.hosts import Host, opened, play, wait_for_state
from e2e.playing import deal, lay_away

NAME = "`homesteaders-snapshot ${new URL('./', location.href).pathname}`"
MARK = f"localStorage.getItem({NAME})"
ENTRIES = f"""async () => {{
  if (!await caches.has({NAME})) return [];
  const cache = await caches.open({NAME});
  return (await cache.keys()).map((request) => request.url);
}}"""
FLIPPED = "(packed) => { packed[packed.length >> 1] ^= 4; return packed; }"
CUT_OFF = "(packed) => packed.subarray(0, packed.length >> 1)"
GONE = "() => null"
# Right length and hash, but what it holds is nothing that Pyodide made.
NONSENSE = """async (packed, headers) => {
  packed.fill(7, packed.length >> 1);
  const hash = await crypto.subtle.digest('SHA-256', packed);
  headers['x-sha256'] = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return packed;
}"""


def put(page: Page, change: str) -> None:
    """Put something else in the snapshot's place: what `change` makes of (bytes, headers)."""
    page.evaluate(
        f"""async () => {{
          const change = {change};
          const cache = await caches.open({NAME});
          const [request] = await cache.keys(), answer = await cache.match(request);
          const headers = Object.fromEntries(answer.headers);
          const made = await change(new Uint8Array(await answer.arrayBuffer()), headers);
          await cache.delete(request);
          if (made) await cache.put(request, new Response(made, {{ headers }}));
        }}"""
    )


def with_snapshot(context: BrowserContext, host: Host) -> Page:
    """A tab of a release that is stored, with a snapshot for the next start."""
    page = opened(context, host.address())
    wait_for_state(page, "ready")
    assert page.evaluate("homesteadersStart.how") == "usual"
    made = page.evaluate("homesteadersStart.make()")
    assert "packed" in made, made
    assert made["packed"] < made["whole"]
    assert re.match("ready [0-9a-f]{20}-[0-9a-z]+$", page.evaluate(MARK))
    return page


def again(page: Page) -> tuple[str, str]:
    """Reload; how the page started, and what was wrong with the snapshot."""
    page.reload()
    return started(page)


def started(page: Page) -> tuple[str, str]:
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    how, marked = page.evaluate("[homesteadersStart.how, performance.getEntriesByName('restored').length]")
    assert marked == (how == "snapshot")
    return how, page.evaluate("homesteadersStart.problem")


def test_a_snapshot_is_made_and_gone_on_from_and_a_damaged_one_does_no_harm(visit: Visit, host: Host) -> None:
    page = with_snapshot(visit(), host)
    assert again(page) == ("snapshot", "")
    assert page.evaluate(MARK).startswith("ready ")
    deal(page, "pb")
    lay_away(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    put(page, FLIPPED)
    how, problem = again(page)
    assert (how, "damaged" in problem) == ("usual", True)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    assert (page.evaluate(MARK), page.evaluate(ENTRIES)) == (None, [])


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "word"),
    [(CUT_OFF, "cut off"), (GONE, "gone")],
    ids=["cut off", "gone"],
)
def test_whatever_is_wrong_with_it_the_same_load_starts_as_usual(
    change: str, word: str, visit: Visit, host: Host
) -> None:
    page = with_snapshot(visit(), host)
    mark = page.evaluate(MARK)
    put(page, change)
    how, problem = again(page)
    assert (how, word in problem) == ("usual", True)
    for _ in range(4):  # once is no proof: two interpreters in one page got in each other's way now and then
        page.evaluate(f"(mark) => localStorage.setItem({NAME}, mark)", mark)
        how, problem = again(page)
        assert (how, "gone" in problem) == ("usual", True)
    assert (page.evaluate(MARK), page.evaluate(ENTRIES)) == (None, [])
    assert "packed" in page.evaluate("homesteadersStart.make()")
    assert again(page) == ("snapshot", "")


@pytest.mark.long
def test_one_that_pyodide_refuses_is_condemned_and_the_page_opened_once_more(visit: Visit, host: Host) -> None:
    visit.watch.expect_failure()  # type: ignore[attr-defined]  # Pyodide tells what it thinks of nonsense
    page = with_snapshot(visit(), host)
    put(page, NONSENSE)
    page.reload()
    page.wait_for_function(f"() => {MARK}?.startsWith('bad ')")
    assert started(page) == ("usual", "")
    assert page.evaluate(ENTRIES) == []
    assert again(page) == ("usual", "")


@pytest.mark.long
def test_reading_that_takes_too_long_is_not_waited_for(visit: Visit, host: Host) -> None:
    context = visit()
    with_snapshot(context, host)
    context.close()
    page = opened(visit("if (window.Cache) Cache.prototype.match = () => new Promise(() => {});"), host.address())
    how, problem = started(page)
    assert (how, "too long" in problem) == ("usual", True)


@pytest.mark.long
def test_two_starts_that_do_not_end_condemn_it_but_reloads_do_not(visit: Visit, host: Host) -> None:
    page = with_snapshot(visit(), host)
    key = page.evaluate(MARK).split()[1]
    set_mark = f"(words) => localStorage.setItem({NAME}, words.replace('KEY', '{key}'))"
    page.evaluate(set_mark, "trying KEY 1 1000")
    assert again(page)[0] == "snapshot", "one start that did not end proves nothing"
    assert page.evaluate(MARK) == f"ready {key}"
    now = page.evaluate("Date.now()")
    page.evaluate(set_mark, f"trying KEY 2 {now}")
    assert again(page)[0] == "usual", "somebody else is at it"
    assert page.evaluate(MARK).startswith(f"trying {key} 1 ")
    assert again(page)[0] == "snapshot"
    for _ in range(4):  # left in the midst of a start
        page.goto(host.address(), wait_until="commit")
    assert again(page)[0] == "snapshot"
    page.evaluate(set_mark, "trying KEY 2 1000")
    assert again(page)[0] == "usual"
    assert page.evaluate(MARK) == f"bad {key}"
    assert page.evaluate("homesteadersStart.make()") == "not now"
    assert page.evaluate(ENTRIES) == []
    page.evaluate("() => { homesteadersOffline.repair(); }")
    page.wait_for_function(f"() => {MARK} === null")


@pytest.mark.long
def test_another_release_makes_its_own(visit: Visit, host: Host, newer: Path) -> None:
    page = with_snapshot(visit(), host)
    (old,) = page.evaluate(ENTRIES)
    host.show(newer)
    assert page.evaluate("homesteadersOffline.check()") is True
    with page.expect_navigation(timeout=START):
        page.evaluate("() => { homesteadersOffline.apply(); }")
    assert started(page) == ("usual", "")
    wait_for_state(page, "ready")
    assert page.evaluate(ENTRIES) == [old], "what is stored for the other release does not go by itself"
    assert "packed" in page.evaluate("homesteadersStart.make()")
    (new,) = page.evaluate(ENTRIES)
    assert new != old
    assert again(page) == ("snapshot", "")


@pytest.mark.long
def test_without_a_server_everything_is_there(visit: Visit, host: Host) -> None:
    """Twice, after the browser was closed each time: languages, opponents in their worker, a round."""
    context = visit()
    with_snapshot(context, host)
    context.close()
    host.stop()
    visit.watch.expect_failure()  # type: ignore[attr-defined]  # the browser tells that it cannot ask for updates
    context = visit()
    page = opened(context, host.address())
    assert started(page) == ("snapshot", "")
    deal(page, "bb", level="Baron")
    page.wait_for_function("() => performance.getEntriesByName('thought: move').length > 1", timeout=START)
    assert len(page.workers) == 1
    page.evaluate("""localStorage.setItem('homesteaders.settings', '{"language": "de", "motion": "normal"}')""")
    context.close()
    context = visit()
    page = opened(context, f"{host.address()}?do=new")
    assert started(page) == ("snapshot", "")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.evaluate("localStorage.removeItem('homesteaders.settings')")
    page.goto(host.address())
    assert started(page) == ("snapshot", "")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    play(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


@pytest.mark.long
def test_repair_takes_it_away(visit: Visit, host: Host) -> None:
    page = with_snapshot(visit(), host)
    with page.expect_navigation(timeout=START):
        page.evaluate("() => { homesteadersOffline.repair(); }")
    wait_for_state(page, "ready")
    assert started(page) == ("usual", "")
    assert (page.evaluate(MARK), page.evaluate(ENTRIES)) == (None, [])


@pytest.mark.long
def test_one_is_made_when_nobody_does_anything(visit: Visit, host: Host) -> None:
    page = opened(visit(), host.address())
    page.wait_for_function(f"() => {MARK}?.startsWith('ready ')", timeout=120_000)
    host.log.clear()
    assert len(page.evaluate(ENTRIES)) == 1
    assert again(page) == ("snapshot", "")
    assert [path for path, status in host.log if status == 200 and not path.endswith("sw.js")] == []


@pytest.mark.long
@pytest.mark.parametrize(
    "init",
    [
        "Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 });",
        "Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });",
        "if (navigator.storage) navigator.storage.estimate = async () => ({ quota: 2e8, usage: 1.5e8 });",
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });",
    ],
    ids=["memory", "data", "room", "storage"],
)
def test_it_is_not_made_where_there_is_little_of_something(init: str, visit: Visit, host: Host) -> None:
    page = opened(visit(init), host.address())
    wait_for_state(page, "ready")
    assert page.evaluate("homesteadersStart.make()") == "not now"
    assert page.evaluate(ENTRIES) == []


# ---- what the first screen does not need


def test_the_first_screen_waits_only_for_its_own_modules_and_a_quick_tap_for_the_others(page: Page, site: str) -> None:
    held: list[object] = []
    page.route(f"{site}more.zip", lambda route: held.append(route) if not held else route.continue_())
    page.goto(site)
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    deal(page, "pb")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    assert len(held) == 1

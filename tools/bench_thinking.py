"""Frames while opponents think, on the built site: `python tools/bench_thinking.py [SITE] [--rounds=N]`.

Three opponents of a level play a game at the pace "instant" while panels are opened and closed through the page's
controls: on this machine's processor, with the page's thread slowed down by four (a worker is not slowed down by that),
with the network off, and without a worker. It prints and never fails.

gaps      between the frames of the page, by the time stamps of requestAnimationFrame; one every 16.7 ms is usual. Other
          programs on the machine make them longer.
tasks     of the page's main thread, by the processor time that each took: what the page itself does to the frames.
thoughts  from the question to its answer, as the page measures it.
actions   from one save to the next: thought, carried out, saved and drawn.
"""

import json
import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from e2e.playing import set_up
from tools import browser
from tools.bench_clicks import middle
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
START = 120_000
LONGEST = 900
"""Seconds after which a game is left as it is."""
PANELS = ("open:scores", "open:log", "open:help", "open:settings", "open:menu", "past:last")
SETTINGS = """localStorage.setItem('homesteaders.settings', '{"pace": "instant"}');
localStorage.setItem('homesteaders.persist', 'yes');"""
NO_WORKER = "window.Worker = class { constructor() { throw new Error('no workers here'); } };"
# Runs before the page's scripts; window.bench is read at the end.
MEASURE = """(() => {
  const bench = window.bench = { gaps: [], at: [], saves: [], thoughts: [], on: false };
  let last = 0;
  const frame = (now) => {
    if (bench.on && last) { bench.gaps.push(now - last); bench.at.push(now); }
    last = bench.on ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (bench.on && /^homesteaders\\.g\\.[^.]+$/.test(key)) bench.saves.push(performance.now());
    return setItem.call(this, key, text);
  };
})();"""
ROUND = """() => document.querySelector('[data-act=rematch]') ? 99
  : +(/\\d+/.exec(document.querySelector('h1')?.innerText) ?? [11])[0]"""
RESULT = """() => {
  bench.on = false;
  bench.thoughts = performance.getEntriesByName('thought: move').map(({ duration }) => duration);
  return bench;
}"""


def open_panels(page: Page, rounds: int) -> int:
    """Open one panel after the other until so many rounds are over; how many were opened."""
    opened = 0
    until = time.monotonic() + LONGEST
    while page.evaluate(ROUND) <= rounds and time.monotonic() < until:
        page.evaluate(
            """(act) => {
              const hit = document.querySelector(`[data-act="${act}"]`);
              if (hit) hit.click(); else document.querySelector('[data-act="open:menu"]')?.click();
            }""",
            PANELS[opened % len(PANELS)],
        )
        time.sleep(0.15)
        page.keyboard.press("Escape")
        time.sleep(0.1)
        opened += 1
    return opened


def play(running: Browser, address: str, level: str, rounds: int, *, slow: int, how: str) -> dict[str, Any]:
    """A game, and what was measured of it."""
    context = running.new_context(
        viewport={"width": 1280, "height": 800}, service_workers="allow" if how == "offline" else "block"
    )
    context.add_init_script(SETTINGS + MEASURE + (NO_WORKER if how == "no worker" else ""))
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    page.wait_for_function("() => performance.getEntriesByName('ready').length > 0", timeout=START)
    if how == "offline":
        page.wait_for_function("() => window.homesteadersOffline?.state === 'ready'", timeout=START)
        context.set_offline(True)
        page.reload()
        page.wait_for_function("() => performance.getEntriesByName('ready').length > 0", timeout=START)
    set_up(page, "bbb", level=level.capitalize())
    page.wait_for_timeout(3000 * slow)  # what is fetched and loaded in idle moments is there
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.get_by_role("button", name="Deal a new game").click()
    page.locator("#act").wait_for()
    page.wait_for_timeout(1000 * slow)
    page.evaluate("bench.on = true")
    running.start_tracing(page=page, categories=["toplevel"])
    opened = open_panels(page, rounds)
    tasks = tasks_of(running.stop_tracing())
    found = dict(page.evaluate(RESULT))
    context.close()
    return found | {"opened": opened, "tasks": tasks}


def tasks_of(trace: bytes) -> list[float]:
    """The processor time of each task of the busiest page's main thread, in ms."""
    events = json.loads(trace)["traceEvents"]
    mains = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    took: dict[tuple[int, int], list[float]] = {thread: [] for thread in mains}
    for event in events:
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in mains:
            took[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
    return max(took.values(), key=sum, default=[])


def tell(title: str, found: dict[str, Any]) -> None:
    """Print what was measured, the wanted figures beside it."""
    gaps, saves = found["gaps"], found["saves"]
    took = [later - earlier for earlier, later in pairwise(saves)]
    print(f"\n{title}: {len(saves)} actions in {sum(gaps) / 1000:.0f} s, {found['opened']} panels opened")
    over = sum(gap > 50 for gap in gaps)
    print(
        f"  gaps between {len(gaps)} frames, ms: median {statistics.median(gaps):.1f}, p95 {middle(gaps, 0.95):.1f}, "
        f"largest {max(gaps):.1f}, {over} over 50 (wanted: largest 50)"
    )
    if tasks := found["tasks"]:
        print(
            f"  tasks by processor time, ms: largest {max(tasks):.1f}, {sum(task > 50 for task in tasks)} over 50, "
            f"{sum(task > 16.7 for task in tasks)} over 16.7"
        )
    for what, values in (("thoughts", found["thoughts"]), ("from action to action", took)):
        if values:
            wanted = " (wanted: median 400, never over 1500)" if what == "thoughts" else ""
            print(
                f"  {what}, ms: {len(values)}, median {statistics.median(values):.0f}, p95 {middle(values, 0.95):.0f}, "
                f"largest {max(values):.0f}{wanted}"
            )


def main() -> None:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    rounds, level = int(options.get("rounds", 11)), options.get("level", "baron")
    site = next((Path(word) for word in words if not word.startswith("--")), ROOT / "dist")
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.HOW)
    ways = (
        ("this processor", 1, ""),
        ("processor / 4", 4, ""),
        ("offline", 1, "offline"),
        ("no worker", 1, "no worker"),
    )
    with serving(site) as origin, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(browser.FLAGS))
        for name, slow, how in ways:
            if options.get("only", name) == name:
                found = play(running, f"{origin}/", level, rounds, slow=slow, how=how)
                tell(f"3 x {level}, {name}", found)
        running.close()


if __name__ == "__main__":
    main()

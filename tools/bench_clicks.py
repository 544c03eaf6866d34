"""Click to painted change over whole games on the built site: `python tools/bench_clicks.py [SITE] [--rounds=N]`.

Two games are played through the page's controls, one person against three opponents and two persons at one device, on
this machine's processor and on one slowed down by four. It prints and never fails.

What is measured of each click:
painted   from the input event's own time stamp to the first message that comes after the frame that shows the change:
          when the change is in the page (a MutationObserver hears it), requestAnimationFrame runs at the start of the
          frame that paints it, and a MessageChannel message posted there comes when the frame was handed on. Frames
          come every 16.7 ms, so a change that costs nothing still takes up to one frame.
work      the part of it in which our program works: from the first listener until the change stands in the page.
event     PerformanceEventTiming's duration, to the next paint, in steps of 8 ms; only what took 16 ms or more is told.
Besides: tasks over 50 ms after the start (longtask), and the sum of layout shifts not caused by input (CLS).
"""

import random
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from e2e.playing import commit, decide, my_turn, set_up
from tools import browser
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
START = 120_000
# Runs before the page's scripts. window.bench is read at the end.
MEASURE = """(() => {
  const bench = window.bench = { clicks: [], events: [], long: [], shifts: [], from: 0 };
  const channel = new MessageChannel();
  let open = null;
  channel.port1.onmessage = () => {
    for (const click of bench.clicks) if (click.framed && !click.painted) click.painted = performance.now() - click.at;
  };
  addEventListener('click', (event) => {
    const hit = event.target.closest?.('[data-act]');
    const click = open = { at: event.timeStamp, act: hit?.dataset.act ?? '', from: performance.now(), work: 0,
      changed: false, framed: false, painted: 0 };
    bench.clicks.push(click);
    setTimeout(() => { if (open === click) open = null; }, 0);
  }, true);
  new MutationObserver(() => {
    const click = open;
    if (!click || click.changed) return;
    click.changed = true;
    click.work = performance.now() - click.from;
    requestAnimationFrame(() => { click.framed = true; channel.port2.postMessage(0); });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const watch = (type, more, call) => new PerformanceObserver((list) => list.getEntries().forEach(call))
    .observe({ type, buffered: true, ...more });
  watch('event', { durationThreshold: 16 }, (entry) => {
    if (entry.name === 'click') bench.events.push(entry.duration);
  });
  watch('longtask', {}, (entry) => bench.long.push([entry.startTime, entry.duration]));
  watch('layout-shift', {}, (entry) => {
    if (!entry.hadRecentInput) bench.shifts.push([entry.startTime, entry.value]);
  });
})()"""
RESULT = "() => ({ ...window.bench, ready: performance.getEntriesByName('ready')[0]?.startTime ?? 0 })"
KINDS: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("all", lambda act: True),
    ("confirm", lambda act: act.startswith(("confirm", "lift"))),
    ("select", lambda act: act.startswith(("select", "ring", "pick", "fund", "stage", "auto", "recall"))),
    ("other", lambda act: not act.startswith(("confirm", "lift", "select", "ring", "pick", "fund", "stage", "auto"))),
)


def play(page: Page, address: str, kinds: str, slow: int, rounds: int) -> dict[str, Any]:
    """Play a game and give what was measured."""
    page.goto(address)
    page.wait_for_function("() => performance.getEntriesByName('ready').length > 0", timeout=START)
    set_up(page, kinds)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate("window.bench.from = performance.now(); window.bench.clicks.length = window.bench.events.length = 0")
    page.get_by_role("button", name="Deal a new game").click()
    commit(page).wait_for()
    rng = random.Random(len(kinds))
    while my_turn(page):
        if f"Round {rounds + 1} " in page.locator("h1").inner_text() + " ":
            break
        decide(page, rng, stored=False)
        page.wait_for_function("() => !document.querySelector('.btn.wait[aria-disabled=true]')")
    return dict(page.evaluate(RESULT))


def middle(values: list[float], share: float) -> float:
    """The value below which this share lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def tell(title: str, found: dict[str, Any], slow: int) -> None:
    """Print what was measured of one game, the wanted figures beside it."""
    clicks = [click for click in found["clicks"] if click["painted"]]
    print(f"\n{title}: {len(found['clicks'])} clicks, {len(clicks)} of them changed something at once")
    head = f"{'p95':>7}{'max':>7}"
    print(f"  {'':10}{'clicks':>7}{'painted ms: median':>20}{head}{'work ms: median':>18}{head}")
    for name, belongs in KINDS:
        some = [click for click in clicks if belongs(click["act"])]
        if not some:
            continue
        painted, work = [click["painted"] for click in some], [click["work"] for click in some]
        print(
            f"  {name:10}{len(some):7}{statistics.median(painted):20.1f}{middle(painted, 0.95):7.1f}{max(painted):7.1f}"
            f"{statistics.median(work):18.1f}{middle(work, 0.95):7.1f}{max(work):7.1f}"
        )
    wanted = "median at most one frame (16.7 ms), p95 at most 50 ms" if slow == 1 else "p95 at most 200 ms"
    print(f"  wanted: {wanted}")
    slowest = sorted(clicks, key=lambda click: -click["painted"])[:3]
    print("  slowest: " + ", ".join(f"{click['act'] or 'no act'} {click['painted']:.0f} ms" for click in slowest))
    if found["events"]:
        longest = max(found["events"])
        print(f"  event timing: {len(found['events'])} clicks took 16 ms or more, the longest {longest:.0f} ms")
    late = [(at - found["from"], took) for at, took in found["long"] if at >= found["from"]]
    between = [took for at, took in found["long"] if found["ready"] <= at < found["from"]]
    tasks = ", ".join(f"{took:.0f} ms at {at / 1000:.1f} s" for at, took in sorted(late, key=lambda one: -one[1])[:8])
    print(f"  tasks over 50 ms in the game: {len(late)}{': ' + tasks if late else ''} (wanted at this desktop: 0)")
    if between:
        print(f"  tasks over 50 ms between the start and the deal: {', '.join(f'{took:.0f}' for took in between)} ms")
    shifts = sum(value for at, value in found["shifts"])
    print(f"  layout shifts without input, summed over the visit: {shifts:.3f} (wanted: at most 0.05)")


def main() -> None:
    words = sys.argv[1:]
    rounds = next((int(word.partition("=")[2]) for word in words if word.startswith("--rounds=")), 11)
    site = next((Path(word) for word in words if not word.startswith("--")), ROOT / "dist")
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.HOW)
    with serving(site) as origin, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(browser.FLAGS))
        for slow in (1, 4):
            for kinds, title in (("pbbb", "1 person, 3 opponents"), ("pp", "2 persons, 1 device")):
                context = running.new_context(viewport={"width": 1280, "height": 800})
                context.add_init_script(MEASURE)
                page = context.new_page()
                page.set_default_timeout(60_000)
                found = play(page, f"{origin}/", kinds, slow, rounds)
                tell(f"{title}, {'this processor' if slow == 1 else f'processor / {slow}'}", found, slow)
                context.close()
        running.close()


if __name__ == "__main__":
    main()

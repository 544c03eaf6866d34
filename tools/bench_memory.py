"""Memory over whole games on the built site: `python tools/bench_memory.py [SITE] [--games=N] [--level=NAME]`.

One person and three opponents play a game through the page's controls, leave the table, and play another, in one page.
After each game, with the garbage collected: the page's JavaScript heap, the memory of its Python (WebAssembly; it grows
and never shrinks), and what the process holds in all (PSS, on Linux). It prints and never fails.
"""

import random
import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from e2e.playing import decide, my_turn, set_up
from tools import browser
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
GAMES = 3
START = 120_000
# Runs before the page's scripts: remembers the memory of the page's Python.
WATCH = """{
  localStorage.setItem('homesteaders.settings', '{"pace": "instant", "motion": "off", "confirm": "off"}');
  const own = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const found = await own.call(WebAssembly, await source, imports);
    window.pythonMemory = found.instance.exports.memory ?? imports.env.memory;
    return found;
  };
}"""
READY = "() => performance.getEntriesByName('ready').length > 0"


def held(running: Browser) -> float:
    """What the processes of all pages hold, in MB: PSS, shared pages in part. 0 where the system does not tell."""
    told = running.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    whole = 0
    for process in told:
        if process["type"] != "renderer":
            continue
        try:
            text = Path(f"/proc/{process['id']}/smaps_rollup").read_text(encoding="utf-8")
        except OSError:
            continue
        whole += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
    return whole / 1024


def memory(running: Browser, page: Page) -> dict[str, float]:
    """MB by what holds them, once garbage is collected."""
    session: Any = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")
    elements = session.send("Memory.getDOMCounters")
    session.detach()
    return {
        "JS heap": heap["usedSize"] / 2**20,
        "Python": page.evaluate("pythonMemory.buffer.byteLength") / 2**20,
        "process": held(running),
        "nodes": elements["nodes"],
        "listeners": elements["jsEventListeners"],
    }


def play(page: Page, seed: int, level: str) -> int:
    """A whole game of one person against three opponents, and back to the start page; how many decisions were made."""
    set_up(page, "pbbb", seed=seed, level=level)
    page.get_by_role("button", name="Deal a new game").click()
    rng = random.Random(seed)
    decisions = 0
    while my_turn(page):
        decide(page, rng)
        decisions += 1
    page.get_by_role("button", name=re.compile("^New game")).click()
    page.get_by_role("button", name="Deal a new game").wait_for()
    return decisions


def main() -> None:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    games, level = int(options.get("games", GAMES)), options.get("level", "rancher").capitalize()
    site = next((Path(word) for word in words if not word.startswith("--")), ROOT / "dist")
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.HOW)
    rows: list[dict[str, float]] = []
    with serving(site) as origin, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(browser.FLAGS))
        context = running.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(f"{origin}/")
        page.wait_for_function(READY, timeout=START)
        page.wait_for_timeout(3000)  # what is loaded in idle moments is there
        print(f"MB after whole games of one person and three opponents ({level}), garbage collected:")
        for game in range(games + 1):
            decisions = play(page, game, level) if game else 0
            rows.append(memory(running, page))
            if game == 0:
                print(f"{'':12}" + "".join(f"{name:>12}" for name in rows[0]))
            told = f"{decisions} decisions of the person" if game else "after the start"
            print(f"{f'game {game}':12}" + "".join(f"{value:12.1f}" for value in rows[-1].values()) + f"  {told}")
        running.close()
    if games > 1:
        grown = {name: (rows[-1][name] - rows[2][name]) / max(1, games - 2) for name in rows[0]}
        print("growth for each game from the second on: " + ", ".join(f"{n} {v:+.1f}" for n, v in grown.items()))


if __name__ == "__main__":
    main()

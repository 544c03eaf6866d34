"""Cold start of the built site beside a bare stock Pyodide page: `python tools/bench_start.py [ROUNDS]`.

Bare means: unmodified files of the npm package, loadPyodide and one runPython, nothing else. Both pages set the mark
'ready'; its time since the start of the navigation is compared. Rounds are interleaved, each in a browser of its own.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import browser
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
BARE = {
    "index.html": """<!doctype html>
<meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="bare.js"></script>
""",
    "bare.js": """
import { loadPyodide } from './pyodide/pyodide.mjs';
const py = await loadPyodide();
py.runPython('1 + 1');
performance.mark('ready');
""",
}
READY = "() => performance.getEntriesByName('ready').length > 0"
MEASURED = """() => ({
  ready: performance.getEntriesByName('ready')[0].startTime,
  shell: performance.getEntriesByName('shell')[0]?.startTime ?? null,
  bytes: performance.getEntries().reduce((sum, e) => sum + (e.encodedBodySize || 0), 0),
  requests: performance.getEntriesByType('resource').length + 1,
})"""


def visit(playwright: Playwright, chromium: str, address: str) -> dict[str, float]:
    """One cold visit in a new browser: ms to the marks, bytes and requests."""
    running = playwright.chromium.launch(executable_path=chromium, args=list(browser.FLAGS))
    try:
        page = running.new_page()
        page.goto(address)
        page.wait_for_function(READY, timeout=120_000)
        return page.evaluate(MEASURED)
    finally:
        running.close()


def measure(site: Path, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Visits of the bare page and of the built site, by "bare" and "ours"."""
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.HOW)
    visits: dict[str, list[dict[str, float]]] = {"bare": [], "ours": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for name, text in BARE.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        shutil.copytree(ROOT / "node_modules" / "pyodide", Path(folder, "pyodide"))
        Path(folder, "homesteaders").symlink_to(site, target_is_directory=True)
        with serving(Path(folder)) as origin:
            addresses = {"bare": f"{origin}/", "ours": f"{origin}/homesteaders/"}
            for _ in range(rounds):
                for name, address in addresses.items():
                    visits[name].append(visit(playwright, chromium, address))
    return visits


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    visits = measure(ROOT / "dist", rounds)
    print(f"Cold start to the mark 'ready', {rounds} interleaved rounds, each in a new browser:")
    print(f"{'':22}{'median ms':>10}{'min ms':>9}{'max ms':>9}{'MB':>7}{'requests':>10}")
    for name, title in (("bare", "bare stock Pyodide"), ("ours", "Homesteaders")):
        times = [visit["ready"] for visit in visits[name]]
        last = visits[name][-1]
        print(
            f"{title:22}{statistics.median(times):10.0f}{min(times):9.0f}{max(times):9.0f}"
            f"{last['bytes'] / 1e6:7.2f}{last['requests']:10.0f}"
        )
    pairs = [ours["ready"] / bare["ready"] for bare, ours in zip(visits["bare"], visits["ours"], strict=True)]
    both = [[visit["ready"] for visit in visits[name]] for name in ("bare", "ours")]
    print(
        f"ratio ours / bare: of medians {statistics.median(both[1]) / statistics.median(both[0]):.2f}, "
        f"of minima {min(both[1]) / min(both[0]):.2f}, median of pairs {statistics.median(pairs):.2f}"
    )
    print(f"our shell is drawn after {statistics.median(visit['shell'] for visit in visits['ours']):.0f} ms (median)")


if __name__ == "__main__":
    main()

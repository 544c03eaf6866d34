"""How fast the built site starts, beside a bare stock Pyodide page.

    python tools/bench_start.py [SITE] [--rounds=N] [--minutes=N]

Bare means: unmodified files of the npm package, loadPyodide and one runPython, nothing else. Both pages set the mark
'ready'; its time since the start of the navigation is compared. Every visit is in a browser of its own, and the ways to
start take turns within each round; after so many minutes no further round begins. It prints, and says which of the
wanted figures are met; it never fails.

cold      a browser without anything kept, from a server as `python -m http.server` is one
warm      a profile that has been there three times before: bare by the browser's cache, ours by the service worker
offline   the same, and the server is gone
snapshot  warm, with the memory snapshot (docs/start.md)
20 Mbit/s cold, 40 ms away, from a server that compresses what a usual host compresses
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import browser
from tools.serve import PackingHandler, QuietHandler, serving

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
START = 120_000
BARE = {
    "index.html": """<!doctype html>
<meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="bare.js"></script>
""",
    "bare.js": """
import { loadPyodide } from './pyodide/pyodide.mjs';
const py = await loadPyodide();
performance.mark('interpreter');
py.runPython('1 + 1');
performance.mark('ready');
""",
}
# Runs before a page's scripts: when WebAssembly is there. It changes nothing else.
WATCH = """{
  const own = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const found = await own.call(WebAssembly, await source, imports);
    performance.mark('wasm');
    return found;
  };
}"""
READY = "() => performance.getEntriesByName('ready').length > 0"
STORED = "() => window.homesteadersOffline.state === 'ready'"
MEASURED = """() => {
  const marks = Object.fromEntries(performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime]));
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < marks.ready);
  const here = location.href;
  const name = (url) => new URL(url).pathname.slice(new URL(here).pathname.length) || 'index.html';
  const large = asked.filter((entry) => entry.encodedBodySize > 100000 || /(wasm|zip)$/.test(entry.name));
  return {
    ...marks, download: Math.max(...large.map((entry) => entry.responseEnd)),
    how: window.homesteadersStart?.how ?? '',
    files: [...new Set([here, ...asked.map((entry) => entry.name)].filter((url) => url.startsWith(here)).map(name))],
    early: [...new Set([here, ...asked.filter((entry) => entry.startTime < marks.shell).map((entry) => entry.name)]
      .filter((url) => url.startsWith(here)).map(name))],
  };
}"""
STAGES = (
    ("shell", "shell readable"),
    ("download", "download over"),
    ("wasm", "WebAssembly there"),
    ("interpreter", "interpreter up"),
    ("python", "PyScript done"),
    ("imported", "our imports"),
    ("ready", "first render"),
)
NOT_THE_SHELL = ("vendor/py", "app.zip", "more.zip", "main.py", "pyscript.toml", "assets/python.js")
BROTLI = """
const { readFileSync } = require('node:fs'), { brotliCompressSync, gzipSync } = require('node:zlib');
const files = JSON.parse(readFileSync(0, 'utf8')), sizes = {};
for (const file of files) {
  const raw = readFileSync(file);
  sizes[file] = [raw.length, gzipSync(raw, { level: 9 }).length, brotliCompressSync(raw).length];
}
console.log(JSON.stringify(sizes));
"""
Visit = dict[str, Any]


@dataclass
class Way:
    """One way to start: where, with which profile ("" = a new one), over which line."""

    name: str
    address: str
    profile: str = ""
    slow: bool = False


class Bench:
    """Browsers, servers and profiles for a run."""

    def __init__(self, playwright: Playwright, site: Path, folder: Path, stack: ExitStack) -> None:
        found = browser.find()
        if found is None:
            raise SystemExit(browser.HOW)
        self.playwright, self.chromium, self.folder, self.site, self.stack = playwright, found, folder, site, stack
        www = folder / "www"
        www.mkdir()
        for name, text in BARE.items():
            (www / name).write_text(text, encoding="utf-8")
        (www / "pyodide").symlink_to(ROOT / "node_modules" / "pyodide", target_is_directory=True)
        (www / "homesteaders").symlink_to(site, target_is_directory=True)
        self.www = www

    def server(self, handler: type[QuietHandler] = QuietHandler) -> str:
        return self.stack.enter_context(serving(self.www, handler))

    @contextmanager
    def browsing(self, profile: str) -> Iterator[BrowserContext]:
        """A browser of its own. A new profile is forgotten afterwards."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as new:
            context = self.playwright.chromium.launch_persistent_context(
                self.folder / profile if profile else new, executable_path=self.chromium, args=list(browser.FLAGS)
            )
            try:
                context.add_init_script(WATCH)
                yield context
            finally:
                context.close()

    def visit(self, way: Way, then: Callable[[Page], None] | None = None) -> Visit:
        """One visit, measured; `then` is done before the browser is closed."""
        with self.browsing(way.profile) as context:
            page = context.new_page()
            if way.slow:
                line = {"offline": False, "latency": 40, "downloadThroughput": 2.5e6, "uploadThroughput": 2.5e6}
                session = context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", line)
            page.goto(way.address)
            page.wait_for_function(READY, timeout=START)
            found = dict(page.evaluate(MEASURED))
            if then is not None:
                then(page)
            return found

    def acquaint(self, way: Way, *, ours: bool, snapshot: bool = False) -> None:
        """Make a profile that knows the page: three visits, and a snapshot if one is wanted."""

        def stay(page: Page) -> None:
            if ours:
                page.wait_for_function(STORED, timeout=START)

        def make(page: Page) -> None:
            stay(page)
            if "packed" not in (told := page.evaluate("homesteadersStart.make()")):
                raise SystemExit(f"no snapshot was made: {told}")

        for then in (stay, make if snapshot else stay, stay):
            self.visit(way, then)

    def ways(self, wanted: Callable[[str], bool]) -> list[Way]:
        """The wanted ways to start, their profiles acquainted."""
        plain, packed = self.server(), self.server(PackingHandler)
        ways = [
            Way("bare cold", f"{plain}/"),
            Way("bare warm", f"{plain}/", "bare"),
            Way("cold", f"{plain}/homesteaders/"),
            Way("warm", f"{plain}/homesteaders/", "warm"),
            Way("snapshot", f"{plain}/homesteaders/", "snapshot"),
        ]
        for way in ways:
            if way.profile and wanted(way.name):
                self.acquaint(way, ours=way.name != "bare warm", snapshot=way.name == "snapshot")
        with serving(self.www) as mortal:
            gone = [
                Way("offline", f"{mortal}/homesteaders/", "offline"),
                Way("offline, snapshot", f"{mortal}/homesteaders/", "offline snapshot"),
            ]
            for way in gone:
                if wanted(way.name):
                    self.acquaint(way, ours=True, snapshot="snapshot" in way.name)
        slow = [Way("bare 20 Mbit/s", f"{packed}/", slow=True), Way("20 Mbit/s", f"{packed}/homesteaders/", slow=True)]
        return [way for way in (*ways, *gone, *slow) if wanted(way.name)]

    def bodies(self) -> Counter[str]:
        """How often each body was sent in a first visit, until all is stored."""
        sent: Counter[str] = Counter()

        class Handler(QuietHandler):
            def log_request(self, code: Any = "-", size: Any = "-") -> None:
                sent[self.path.split("?")[0]] += int(code) == 200

        with serving(self.www, Handler) as origin:
            self.visit(Way("counted", f"{origin}/homesteaders/"), lambda p: p.wait_for_function(STORED, timeout=START))
        return +sent


@dataclass
class Result:
    """What was measured: visits by way of starting, round by round."""

    visits: dict[str, list[Visit]]

    def times(self, name: str, mark: str = "ready") -> list[float]:
        return [visit[mark] for visit in self.visits[name]]

    def median(self, name: str, mark: str = "ready") -> float:
        return statistics.median(self.times(name, mark))

    def ratio(self, name: str, base: str = "bare cold") -> tuple[float, float]:
        """To the base: of the medians, and the median of the pairs."""
        pairs = [mine / other for mine, other in zip(self.times(name), self.times(base), strict=True)]
        return self.median(name) / self.median(base), statistics.median(pairs)


def measure(site: Path, rounds: int, wanted: Callable[[str], bool] = lambda _: True, minutes: float = 60.0) -> Result:
    """Visits of each way to start whose name is wanted, in turns; no round begins after so many minutes."""
    until = time.monotonic() + 60 * minutes
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        playwright = stack.enter_context(sync_playwright())
        bench = Bench(playwright, site, folder, stack)
        ways = bench.ways(wanted)
        visits: dict[str, list[Visit]] = {way.name: [] for way in ways}
        for number in range(rounds):
            if number and time.monotonic() > until:
                break
            for way in ways:
                try:
                    visits[way.name].append(bench.visit(way))
                except Error as error:  # a browser out of many dies: told, and tried once more
                    print(f"{way.name}, round {number + 1}: {error.message.splitlines()[0]}", file=sys.stderr)
                    visits[way.name].append(bench.visit(way))
        return Result(visits)


class Sizes:
    """Bytes of files: raw, gzip -9, brotli 11."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def known(self) -> dict[str, list[int]]:
        files = [str(file) for file in self.folder.rglob("*") if file.is_file()]
        done = subprocess.run(
            ["node", "-e", BROTLI], input=json.dumps(files), capture_output=True, text=True, check=True
        )
        return json.loads(done.stdout)

    def of(self, names: list[str]) -> list[int]:
        found = [self.known[str(self.folder / name)] for name in names if str(self.folder / name) in self.known]
        return [sum(column) for column in zip(*found, strict=True)]


def print_times(result: Result) -> None:
    rounds = len(result.times("cold"))
    print(
        f"To the first usable control, {rounds} interleaved rounds, each in a new browser (ms, beside the bare page):"
    )
    print(f"{'':20}{'median':>8}{'min':>7}{'max':>7}{'ratio':>8}{'pairs':>7}  how")
    for name, visits in result.visits.items():
        times = result.times(name)
        ratio, pairs = result.ratio(name, "bare 20 Mbit/s" if "Mbit" in name else "bare cold")
        how = ", ".join(sorted({visit["how"] for visit in visits} - {""}))
        print(
            f"{name:20}{statistics.median(times):8.0f}{min(times):7.0f}{max(times):7.0f}{ratio:8.2f}{pairs:7.2f}  {how}"
        )
    print("(ratios at 20 Mbit/s: to the bare page over the same line)")


def print_stages(result: Result) -> None:
    names = [name for name in result.visits if not name.startswith("bare")]
    print("\nWhere the time goes (ms after the one before, medians; what goes on side by side counts where it ends):")
    print(f"{'':20}" + "".join(f"{name:>19}" for name in names))
    for at, (mark, title) in enumerate(STAGES):
        row = []
        for name in names:
            took = []
            for visit in result.visits[name]:
                before = max((visit.get(earlier, 0) for earlier, _ in STAGES[:at]), default=0)
                took.append(max(0.0, visit.get(mark, before) - before))
            row.append(f"{statistics.median(took):19.0f}")
        print(f"{title:20}" + "".join(row))


def print_verdicts(result: Result, sizes: Sizes, bodies: Counter[str]) -> None:
    visit = result.visits["cold"][-1]
    total = sizes.of(visit["files"])
    early = [name for name in visit["early"] if not name.startswith(NOT_THE_SHELL)]
    shell, read = sizes.of(early), sizes.of([name for name in early if not name.endswith(".woff2")])
    print("\nUntil the first control (raw / gzip -9 / brotli 11):")
    print(f"  {len(visit['files'])} files, {' / '.join(f'{n / 1e6:.2f}' for n in total)} MB")
    print(f"  the shell alone: {len(early)} files, {' / '.join(f'{n / 1e3:.0f}' for n in shell)} kB")
    print(f"  without its fonts, which reading does not wait for: {' / '.join(f'{n / 1e3:.0f}' for n in read)} kB")
    twice = {path: n for path, n in bodies.items() if n > 1}
    drawn = result.median("cold", "shell")
    rows = [
        ("cold", result.ratio("cold")[0], 0.65),
        ("warm, by the service worker", result.ratio("warm")[0], 0.48),
        ("warm, with the snapshot", result.ratio("snapshot")[0], 0.35),
        ("20 Mbit/s, 40 ms", result.ratio("20 Mbit/s", "bare 20 Mbit/s")[0], 0.85),
        ("MB gzip until the first control", total[1] / 1e6, 5.9),
        ("MB brotli until the first control", total[2] / 1e6, 5.0),
        ("shell readable, ms", drawn, 300),
        ("shell without fonts, kB gzip", read[1] / 1e3, 80),
        ("shell with fonts, kB gzip", shell[1] / 1e3, 80),
        ("bodies sent twice", len(twice), 0),
    ]
    print("\nWanted:")
    for title, value, most in rows:
        print(f"  {'met    ' if value <= most else 'NOT MET'} {title}: {value:.2f}, at most {most}")
    if twice:
        print(f"  sent more than once: {twice}")


def main() -> None:
    words = sys.argv[1:]
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--") and "=" in word)
    rounds = int(options.get("rounds", ROUNDS))
    site = next((Path(word).resolve() for word in words if not word.startswith("--")), ROOT / "dist")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        bodies = Bench(stack.enter_context(sync_playwright()), site, folder, stack).bodies()
    result = measure(site, rounds, minutes=float(options.get("minutes", 60)))
    print_times(result)
    print_stages(result)
    print_verdicts(result, Sizes(site), bodies)


if __name__ == "__main__":
    main()

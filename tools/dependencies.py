"""The tables of docs/dependencies.md: `python tools/dependencies.py [SITE]` writes them anew.

Names, versions and licences are read from package-lock.json, requirements-dev.txt and what is installed; sizes from the
built site (dist/) and the installed packages; only what a package is for is said here. tests/test_dependencies.py holds
the page to them. Needs node_modules, .venv and a built site: run it with .venv/bin/python after `make dist`.
"""

import gzip
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import fonts
from tools.licences import Package, packages

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "dependencies.md"
BEGIN, END = "<!-- dependencies -->\n", "<!-- /dependencies -->\n"
BROUGHT = "# what those bring along"
"""The line of requirements-dev.txt below which stands what nobody asked for by name."""

SHIPPED = {
    "pyodide": ("CPython for WebAssembly: runs the engine and the screen", ("vendor/pyodide/",)),
    "@pyscript/core": ("starts Pyodide, on the page and in the opponents' worker", ("vendor/pyscript/",)),
    "morphdom": ("changes a region of the page from one picture to the next", ("vendor/morphdom/",)),
    "qrcode-generator": ("draws the QR code of a link; fetched with the first one", ("vendor/qrcode/",)),
}
"""By package of npm: what it is for, and how the paths of its files in the site begin."""

FONTS = {
    "Homesteaders Slab": ("headings", "homesteaders-slab"),
    "Homesteaders Sans": ("all other text", "homesteaders-sans"),
    "Homesteaders Legible": ("easy-reading letters, if chosen", "homesteaders-legible"),
}
"""By font of ours (tools/fonts.py): what it is for, and how its file in assets/fonts/ begins."""

FOR_TESTS = {
    "@fontsource-variable/atkinson-hyperlegible-next": "Homesteaders Legible is made of it (`make fonts`)",
    "@fontsource-variable/source-sans-3": "Homesteaders Sans is made of it",
    "@fontsource/zilla-slab": "Homesteaders Slab is made of it",
    "axe-core": "checks every screen for accessibility",
    "lighthouse": "rates the built page (`make test-long`)",
    "puppeteer-core": "drives Firefox through the page (`make test-firefox`)",
    "brotli": "packs the fonts (`make fonts`)",
    "coloraide": "contrasts and colour blindness, computed",
    "fonttools": "makes our fonts of larger ones (`make fonts`)",
    "hypothesis": "properties of the rules, planner, codes and saves",
    "mypy": "types, strict",
    "pillow": "reads the pictures that tests take",
    "playwright": "drives Chromium through the page",
    "pypdf": "reads the printed score sheet",
    "pytest": "runs the tests",
    "pytest-rerunfailures": "a page whose process crashed is tried once more, and that is said",
    "pytest-timeout": "a test that hangs fails with its stacks",
    "pytest-xdist": "tests side by side",
    "ruff": "lint and format",
    "zxing-cpp": "reads the QR codes of the page back",
}
"""What each package that we ask for by name is for."""

APART: dict[str, tuple[str, dict[str, str], dict[str, str]]] = {
    "requirements-train.txt": (
        "For fitting the win model",
        {"numpy": "fits the opponents' win model (`make train`)"},
        {"BSD-3-Clause and others": "numpy"},
    ),
    "requirements-mutants.txt": (
        "For testing the tests",
        {"cosmic-ray": "changes the rules, to see whether a test notices (`make mutants`)", "pytest": "runs the tests"},
        {
            "Apache-2.0": "aiosignal frozenlist multidict propcache stevedore yarl",
            "Apache-2.0 AND MIT": "aiohttp",
            "Apache-2.0 OR BSD-2-Clause": "packaging",
            "BSD-2-Clause": "decorator Pygments",
            "BSD-3-Clause": "click gitdb GitPython idna smmap",
            "LGPL-2.1": "yattag",
            "MIT": "anybadge attrs cosmic-ray exit-codes iniconfig markdown-it-py mdurl parso pluggy pytest rich "
            "SQLAlchemy toml",
            "PSF-2.0": "aiohappyeyeballs typing_extensions",
        },
    ),
}
"""What has an environment of its own and is not installed where this runs: by file for pip a heading, what each package
asked for is for, and the packages by licence, as they state it."""


def size(count: int) -> str:
    """12,396 -> `12 kB`; what is beyond a million is told in MB."""
    return f"{count / 1e6:.1f} MB" if count >= 999_500 else f"{max(1, round(count / 1000))} kB"


def unsized(text: str) -> str:
    """A table without its sizes: they follow the machine, or are compared with a tolerance."""
    return re.sub(r"\b\d+(?:\.\d)? [kM]B", "SIZE", text)


def table(*rows: Iterable[str]) -> str:
    """Rows as a table of Markdown, the first as its head; columns that hold sizes are set to the right."""
    head, *body = [list(row) for row in rows]
    rule = ["---:" if name in ("raw", "gzip", "installed") else "---" for name in head]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *body))


def weights(site: Path, starts: tuple[str, ...]) -> tuple[int, int]:
    """(bytes, bytes as a host sends them, each file gzipped by itself) of the files of a site whose path begins so."""
    files = [
        file.read_bytes()
        for file in sorted(site.rglob("*"))
        if file.is_file() and file.relative_to(site).as_posix().startswith(starts)
    ]
    return sum(map(len, files)), sum(len(gzip.compress(data, 9)) for data in files)


def _sizes(site: Path | None, starts: tuple[str, ...]) -> tuple[str, str]:
    if site is None:
        return "1 kB", "1 kB"
    raw, packed = weights(site, starts)
    return size(raw), size(packed)


def shipped_table(site: Path | None) -> str:
    """What of npm is in the site, by package that we ask for."""
    known = {package.place: package for package in packages()}
    rows = []
    for name, (purpose, starts) in SHIPPED.items():
        package = known[f"node_modules/{name}"]
        rows.append((f"`{name}`", package.version, package.licence, purpose, *_sizes(site, starts)))
    return table(("package", "version", "licence", "what for", "raw", "gzip"), *rows)


def font_table(site: Path | None) -> str:
    """The fonts in assets/fonts/."""
    known = {package.name: package for package in packages()}
    rows = []
    for font in fonts.FONTS:
        purpose, start = FONTS[font.name]
        package = known[font.package]
        raw, packed = _sizes(site, (f"assets/fonts/{start}",))
        rows.append(
            (font.name, f"{font.of}, `{package.name}` {package.version}", package.licence, purpose, raw, packed)
        )
    return table(("font", "subset of", "licence", "what for", "raw", "gzip"), *rows)


def brought_npm() -> str:
    """What the shipped packages bring along, in a sentence."""
    ours = {f"node_modules/{name}" for name in SHIPPED}
    others = {f"{p.name} {p.version} ({p.licence})" for p in packages() if not p.dev and p.place not in ours}
    return f"They bring along: {', '.join(sorted(others))}.\n"


def requirements(file: str) -> tuple[dict[str, str], dict[str, str]]:
    """(asked for by name, brought along) of a file for pip: name -> version."""
    asked, _, brought = (ROOT / file).read_text(encoding="utf-8").partition(BROUGHT)
    pin = re.compile(r"^([A-Za-z][\w.-]*)==(\S+)", re.MULTILINE)
    return dict(pin.findall(asked)), dict(pin.findall(brought))


def licence_of(name: str) -> str:
    """The licence that an installed Python package states, as SPDX where it does."""
    said = metadata.metadata(name)
    if expression := said.get("License-Expression"):
        return str(expression)
    classes = [c.rpartition(" :: ")[2] for c in said.get_all("Classifier") or [] if c.startswith("License :: OSI")]
    words = {
        "MIT License": "MIT",
        "Apache Software License": "Apache-2.0",
        "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    }
    return ", ".join(words.get(c, c) for c in classes) or str(said.get("License") or "?")


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def brought_by(name: str, among: Iterable[str]) -> list[str]:
    """Which of the installed packages `among` need `name`, but for extras."""
    wanted = _canonical(name)
    found = []
    for other in among:
        for line in metadata.requires(other) or []:
            needed = re.match(r"[\w.-]+", line)
            if needed and _canonical(needed[0]) == wanted and "extra ==" not in line:
                found.append(other)
                break
    return found


def _installed(name: str, measure: bool) -> str:
    return size(sum(file.size or 0 for file in metadata.files(name) or []) if measure else 0)


def python_table(measure: bool) -> str:
    """What pip installs for tests and tools."""
    asked, brought = requirements("requirements-dev.txt")
    rows = [(f"`{n}`", v, licence_of(n), FOR_TESTS[n], _installed(n, measure)) for n, v in asked.items()]
    for name, version in brought.items():
        users = brought_by(name, (*asked, *brought))
        rows.append((f"`{name}`", version, licence_of(name), f"of {', '.join(users)}", _installed(name, measure)))
    return table(("package", "version", "licence", "what for", "installed"), *rows)


def apart(file: str) -> str:
    """What pip installs into an environment of its own, under its heading."""
    heading, purposes, licences = APART[file]
    licence = {name: key for key, names in licences.items() for name in names.split()}
    asked, brought = requirements(file)
    rows = [(f"`{name}`", version, licence[name], purposes[name]) for name, version in asked.items()]
    along = ", ".join(f"{name} {version} ({licence[name]})" for name, version in brought.items())
    return (
        f"## {heading}\n\nPinned in `{file}`, in an environment of its own:\n\n"
        + table(("package", "version", "licence", "what for"), *rows)
        + (f"\nThey bring along: {along}.\n" if along else "")
    )


def _folder(package: Package, measure: bool) -> str:
    files = (ROOT / package.place).rglob("*") if measure else ()
    return size(sum(file.stat().st_size for file in files if file.is_file()))


def npm_tests(measure: bool) -> str:
    """What npm installs for tests and tools: those that we ask for, and the others counted by licence."""
    names = json.loads((ROOT / "package.json").read_bytes())["devDependencies"]
    dev = [package for package in packages() if package.dev]
    asked = [package for package in dev if package.place.removeprefix("node_modules/") in names]
    rows = [(f"`{p.name}`", p.version, p.licence, FOR_TESTS[p.name], _folder(p, measure)) for p in asked]
    others = Counter(package.licence or "none stated" for package in dev if package not in asked)
    counted = ", ".join(f"{licence} {count}" for licence, count in sorted(others.items(), key=lambda c: (-c[1], c[0])))
    return (
        table(("package", "version", "licence", "what for", "installed"), *rows)
        + f"\nThey bring along {sum(others.values())} packages: {counted}.\n"
    )


def tables(site: Path | None) -> str:
    """All that stands between the marks; site None: with sizes that say nothing, to be compared without them."""
    measure = site is not None
    return (
        f"## In the site\n\nFrom npm, pinned in `package.json` and `package-lock.json`; sizes are those in `dist/`:\n\n"
        f"{shipped_table(site)}\n{brought_npm()}\n"
        f"Kept in `assets/fonts/`, each with its licence, made by `make fonts`:\n\n{font_table(site)}\n"
        f"## For tests and tools, from PyPI\n\nPinned in `requirements-dev.txt`:\n\n{python_table(measure)}\n"
        "## For tests and tools, from npm\n\nPinned in `package.json` and `package-lock.json`:\n\n"
        f"{npm_tests(measure)}\n" + "\n".join(map(apart, APART))
    )


def main() -> None:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    if not (site / "index.html").is_file():
        sys.exit(f"There is no built site in {site}: run `make dist`.")
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{PAGE.name} has lost its marks {BEGIN.strip()} and {END.strip()}.")
    PAGE.write_text(before + BEGIN + "\n" + tables(site) + "\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()

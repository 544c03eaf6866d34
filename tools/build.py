"""Build the static site: `python tools/build.py DIST`. Needs node_modules (`npm ci`).

The site is our index.html, assets and archives of compiled modules (tools/pack.mjs), and of PyScript and Pyodide
just the files that a start asks for. It asks no other host for anything, and every address in it is relative. Last the
release is sealed: sw.js gets the hash of every file that is to be there offline (docs/offline.md).
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import licences, rulepages
from tools.imports import imports, reached
from tools.patches import BuildError, lighten, unevaluate, unshare

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
CACHE = MODULES / ".cache" / "homesteaders"
PYODIDE = MODULES / "pyodide"
PYSCRIPT = MODULES / "@pyscript" / "core"
QRCODE = MODULES / "qrcode-generator"
MORPHDOM = MODULES / "morphdom"

PACKAGES = ("homesteaders", "ui")
ENTRIES = {"ui.main": "main.py", "ui.thinker": "thinker.py"}  # the page's and its worker's, each with what starts it
SNAPSHOT = True  # False: no page keeps a memory snapshot for its next start, nor uses one (docs/start.md)
BROWSER = ("js", "pyscript", "pyodide_js", "_pyscript", "polyscript")  # only there when a page runs
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# core.js asks for these whatever the page says; the chunks of editors, terminals and unpackers stay behind.
PYSCRIPT_CHUNKS = ("core", "toml-V", "deprecations-", "donkey-", "error-", "py-editor-", "py-game-", "py-terminal-")
PYSCRIPT_LEFT_OUT = (
    "codemirror",
    "xterm",
    "zip-",
    "mpy-",
    "py-D",
    "index-",
    "toml-B",
    "pyodide_",
    "storage",
    "service-",
)
TOP = ("index.html", "manifest.webmanifest", "pyscript.toml", *ENTRIES.values())
UNUSED_ART = ("types.svg", "title.svg", "tab.svg", "turn-0.svg")  # drawings that no page shows
STYLE = "assets/style.css"  # what the page's stylesheets are joined to
WORKER = "sw.js"  # written among the assets, served from the site's root: that is what it may rule
NOT_STORED = (WORKER, "assets/screenshots/")  # of no use to who plays offline: only the dialog of an install shows them


def digest(*parts: bytes) -> str:
    """A short name for some content."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:20]


def pyscript_imports() -> set[str]:
    """What PyScript's own Python part imports."""
    folder = PYSCRIPT / "src" / "stdlib" / "pyscript"
    names = {
        module
        for file in folder.glob("*.py")
        for _, module, _ in imports(file.read_text(encoding="utf-8"), "pyscript." + file.stem, file.stem == "__init__")
    }
    if not names:
        raise BuildError(f"PyScript's Python sources are not in {folder}.")
    return names


def beside(root: Path, names: Iterable[str]) -> list[str]:
    """Our modules that can be imported only in a page: at once they import what only a browser has."""
    found = {name: reached(root, PACKAGES, name, inside=False)[1] for name in names}
    return sorted(name for name, others in found.items() if any(other.split(".")[0] in BROWSER for other in others))


def archives(root: Path) -> dict[str, Path]:
    """The archives of compiled modules by their names, made anew only when what they are made of has changed.

    python_stdlib.zip: the standard library. app.zip: our modules that the first screen needs, and those that need a
    page. more.zip: the others.
    """
    try:
        found = [reached(root, PACKAGES, entry) for entry in ENTRIES]
        ours = {name: file for modules, _ in found for name, file in modules.items()}
        first = {*reached(root, PACKAGES, next(iter(ENTRIES)), inside=False)[0], *beside(root, ours)}
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BuildError(str(error)) from error
    others = {name for _, names in found for name in names}
    for file in ENTRIES.values():
        others |= {module for _, module, _ in imports((root / file).read_text(encoding="utf-8"), "main", False)}
    wanted = sorted(others | pyscript_imports())
    tools = [(ROOT / "tools" / name).read_bytes() for name in ("pack.mjs", "pack.py")]
    stock = PYODIDE / "python_stdlib.zip"
    library = digest(stock.read_bytes(), *tools, json.dumps(wanted).encode())
    sources = {name: file.relative_to(root).as_posix() for name, file in sorted(ours.items())}
    texts = (path.encode() + b"\n" + (root / path).read_bytes() for path in sources.values())
    modules = digest(library.encode(), json.dumps(sorted(first)).encode(), *texts)
    stdlib, app, more = (CACHE / f"{kind}.zip" for kind in (f"stdlib-{library}", f"app-{modules}", f"more-{modules}"))
    if not (stdlib.exists() and app.exists() and more.exists()):
        CACHE.mkdir(parents=True, exist_ok=True)
        job = {
            "stock": str(stock),
            "stdlib": str(stdlib),
            "ours": {
                str(app): [path for name, path in sources.items() if name in first],
                str(more): [path for name, path in sources.items() if name not in first],
            },
            "modules": {path: str(root / path) for path in sources.values()},
            "wanted": wanted,
            "browser": BROWSER,
        }
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as paper:
            json.dump(job, paper)
            paper.flush()
            if subprocess.run(["node", str(ROOT / "tools" / "pack.mjs"), paper.name], cwd=ROOT).returncode:
                raise BuildError("The modules could not be packed; the lines above say why.")
        for kind in ("app", "more", "stdlib"):
            for old in sorted(CACHE.glob(f"{kind}-*.zip"), key=os.path.getmtime)[:-4]:
                old.unlink()
    return {"vendor/pyodide/python_stdlib.zip": stdlib, "app.zip": app, "more.zip": more}


def copy_runtime(site: Path) -> None:
    """What a start needs of Pyodide and PyScript, into vendor/."""
    pyodide, pyscript = site / "vendor" / "pyodide", site / "vendor" / "pyscript"
    pyodide.mkdir(parents=True)
    pyscript.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, pyodide / name)
    unshare(pyodide / "pyodide.asm.mjs")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    lock["packages"] = {}  # we load none, and the list is 119 kB
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    for file in sorted((PYSCRIPT / "dist").iterdir()):
        if file.suffix != ".js" or file.name.startswith(PYSCRIPT_LEFT_OUT):
            continue
        if not file.name.startswith(PYSCRIPT_CHUNKS):
            raise BuildError(f"PyScript brings a file that this build does not know: ship {file.name} or leave it out?")
        shutil.copyfile(file, pyscript / file.name)
        if file.name.startswith("core-"):
            unevaluate(pyscript / file.name)
            lighten(pyscript / file.name)


def copy_qrcode(site: Path) -> None:
    """What draws QR codes: one module, fetched when the first code is drawn."""
    folder = site / "vendor" / "qrcode"
    folder.mkdir()
    shutil.copyfile(QRCODE / "dist" / "qrcode.mjs", folder / "qrcode.mjs")


def copy_morphdom(site: Path) -> None:
    """What changes the page from one picture to the next: one script, loaded with the shell."""
    folder = site / "vendor" / "morphdom"
    folder.mkdir()
    shutil.copyfile(MORPHDOM / "dist" / "morphdom-umd.min.js", folder / "morphdom.js")


def copy_licences(site: Path) -> None:
    """The licences of all that ships, into licences/. Those of the fonts are beside the fonts."""
    try:
        licences.copy(site / "licences")
    except LookupError as error:
        raise BuildError(str(error)) from error


def fill(file: Path, **values: object) -> None:
    """Put values in the place of the empty ones of a script: `const NAME = {};`, `= [];` or `= '';`."""
    text = file.read_text(encoding="utf-8")
    for name, value in values.items():
        empty = re.compile(rf"^( *const {name} = )(?:\{{\}}|\[\]|'');", re.MULTILINE)
        text, count = empty.subn(lambda line, value=value: f"{line[1]}{json.dumps(value)};", text)
        if count != 1:
            raise BuildError(f"assets/{file.name} has no line `const {name} = ...;` to fill.")
    file.write_text(text, encoding="utf-8")


def copy_page(site: Path, root: Path) -> None:
    """Our own files. boot.js is told the size of each file that a start fetches, so that it can count bytes."""
    for name in TOP:
        shutil.copyfile(root / name, site / name)
    shutil.copytree(root / "assets", site / "assets", ignore=shutil.ignore_patterns(".*", WORKER, *UNUSED_ART))
    shutil.copyfile(root / "assets" / WORKER, site / WORKER)
    join_styles(site)
    counted = [site / name for name in ("app.zip", "main.py", "pyscript.toml", "assets/python.js")]
    counted += sorted((site / "vendor").rglob("*.*"))
    sizes = {file.relative_to(site).as_posix(): file.stat().st_size for file in counted}
    fill(site / "assets" / "boot.js", SIZES=sizes)
    fill_start(site, root)


def fill_start(site: Path, root: Path) -> None:
    """Tell the scripts of the start what a snapshot is made of: all that it holds, and what makes it."""
    python, maker = site / "assets" / "python.js", site / "assets" / "snapshot.js"
    ours = {name for entry in ENTRIES for name in reached(root, PACKAGES, entry)[0]}
    fill(maker, BESIDE=beside(root, ours))
    runtime = [site / "vendor" / "pyodide" / name for name in (*PYODIDE_FILES, "python_stdlib.zip")]
    parts = [file.read_bytes() for file in (*runtime, site / "app.zip", site / "more.zip", python, maker)]
    version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    app = hashlib.sha256((site / "app.zip").read_bytes()).hexdigest()
    fill(python, VERSION=version, APP=app, KEY=digest(*parts) if SNAPSHOT else "")


def join_styles(site: Path) -> None:
    """One stylesheet, without comments, for the many that the page names; those for a medium stay by themselves."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = re.compile(r' *<link rel="stylesheet" href="\./(assets/[\w.-]+\.css)">\n')
    names = link.findall(text)
    if len(names) < 2:
        raise BuildError("index.html does not name its stylesheets in the form that is joined.")
    start = text.index('  <link rel="stylesheet"')
    before, after = text[:start], link.sub("", text[start:])
    whole = re.sub(
        r"/\*.*?\*/\n?", "", "".join((site / name).read_text(encoding="utf-8") for name in names), flags=re.DOTALL
    )
    for name in names:
        (site / name).unlink()
    (site / STYLE).write_text(whole, encoding="utf-8")
    page.write_text(f'{before}  <link rel="stylesheet" href="./{STYLE}">\n{after}', encoding="utf-8")


def release_number(root: Path) -> str:
    """The newest numbered heading of CHANGELOG.md (`## 0.3.0`); before there is one, the version in package.json."""
    heading = re.compile(r"^## \[?v?(\d+(?:\.\d+)+)", re.MULTILINE)
    if found := heading.search((root / "CHANGELOG.md").read_text(encoding="utf-8")):
        return found[1]
    return json.loads((root / "package.json").read_bytes())["version"]


def hashes(site: Path) -> dict[str, str]:
    """SHA-256 by path of what the service worker stores: everything but NOT_STORED."""
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    return {
        name: hashlib.sha256((site / name).read_bytes()).hexdigest()
        for name in names
        if not name.startswith(NOT_STORED)
    }


def seal(site: Path, number: str) -> str:
    """Give the release its id and the worker its list. Same files, same id; the page and the worker carry the same."""
    offline = site / "assets" / "offline.js"
    fill(offline, NUMBER=number)
    everything = json.dumps(hashes(site)).encode()  # before the id is filled in: no file can hold its own hash
    build_id = digest(everything, (site / WORKER).read_bytes())
    fill(offline, BUILD=build_id)
    fill(site / WORKER, FILES=hashes(site), BUILD=build_id)
    return f"{number} ({build_id[:7]})"


def build(target: Path, root: Path = ROOT) -> None:
    """Build the site from the sources in root; what was in target is replaced at the end, in one step."""
    if not (PYODIDE / "pyodide.mjs").exists() or not PYSCRIPT.exists():
        raise BuildError("node_modules is not installed: run `npm ci` (make does it).")
    packed = archives(root)
    target.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        site = work / "site"
        site.mkdir()
        copy_runtime(site)
        for name, archive in packed.items():
            shutil.copyfile(archive, site / name)
        copy_page(site, root)
        copy_qrcode(site)
        copy_morphdom(site)
        copy_licences(site)
        rulepages.write(site)
        name = seal(site, release_number(root))
        if target.exists():
            target.rename(work / "old")
        site.rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    files = [f for f in target.rglob("*") if f.is_file()]
    print(f"{target.name}/: {name}, {len(files)} files, {sum(f.stat().st_size for f in files) / 1e6:.1f} MB")


def main() -> None:
    try:
        build(Path(sys.argv[1]).resolve())
    except BuildError as error:
        sys.exit(f"The site was not built. {error}")


if __name__ == "__main__":
    main()

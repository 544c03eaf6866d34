"""Build the static site: `python tools/build.py DIST`. Needs node_modules (`npm ci`).

The site is our index.html, assets and two archives of compiled modules (tools/pack.mjs), and of PyScript and Pyodide
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
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.imports import imports, reached

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
CACHE = MODULES / ".cache" / "homesteaders"
PYODIDE = MODULES / "pyodide"
PYSCRIPT = MODULES / "@pyscript" / "core"
QRCODE = MODULES / "qrcode-generator"
MORPHDOM = MODULES / "morphdom"

PACKAGES = ("homesteaders", "ui")
ENTRIES = {"ui.main": "main.py", "ui.thinker": "thinker.py"}  # the page's and its worker's, each with what starts it
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
# How Pyodide makes the one cell on which a worker can sleep, and what is made instead.
SHARED_CELL = "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
PLAIN_CELL = "new Int32Array(1)"
TOP = ("index.html", "manifest.webmanifest", "pyscript.toml", *ENTRIES.values())
UNUSED_ART = ("types.svg", "title.svg", "tab.svg", "turn-0.svg")  # drawings that no page shows
STYLE = "assets/style.css"  # what the page's stylesheets are joined to
WORKER = "sw.js"  # written among the assets, served from the site's root: that is what it may rule
NOT_STORED = (WORKER, "assets/screenshots/")  # of no use to who plays offline: only the dialog of an install shows them


class BuildError(Exception):
    """The site cannot be built; the message says why."""


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


def archives(root: Path) -> tuple[Path, Path]:
    """(standard library, our modules) as archives, made anew only when what they are made of has changed."""
    try:
        found = [reached(root, PACKAGES, entry) for entry in ENTRIES]
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BuildError(str(error)) from error
    ours = {name: file for modules, _ in found for name, file in modules.items()}
    others = {name for _, names in found for name in names}
    for file in ENTRIES.values():
        others |= {module for _, module, _ in imports((root / file).read_text(encoding="utf-8"), "main", False)}
    wanted = sorted(others | pyscript_imports())
    tools = [(ROOT / "tools" / name).read_bytes() for name in ("pack.mjs", "pack.py")]
    stock = PYODIDE / "python_stdlib.zip"
    library = digest(stock.read_bytes(), *tools, json.dumps(wanted).encode())
    sources = {file.relative_to(root).as_posix(): file for _, file in sorted(ours.items())}
    modules = digest(library.encode(), *(name.encode() + b"\n" + file.read_bytes() for name, file in sources.items()))
    stdlib, app = CACHE / f"stdlib-{library}.zip", CACHE / f"app-{modules}.zip"
    if not (stdlib.exists() and app.exists()):
        CACHE.mkdir(parents=True, exist_ok=True)
        job = {
            "stock": str(stock),
            "stdlib": str(stdlib),
            "app": str(app),
            "modules": {name: str(file) for name, file in sources.items()},
            "wanted": wanted,
            "browser": BROWSER,
        }
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as paper:
            json.dump(job, paper)
            paper.flush()
            if subprocess.run(["node", str(ROOT / "tools" / "pack.mjs"), paper.name], cwd=ROOT).returncode:
                raise BuildError("The modules could not be packed; the lines above say why.")
        for kind in ("app", "stdlib"):
            for old in sorted(CACHE.glob(f"{kind}-*.zip"), key=os.path.getmtime)[:-4]:
                old.unlink()
    return stdlib, app


def unshare(script: Path) -> None:
    """Take the shared memory out of pyodide.asm.mjs: browsers warn of it on a page that is not cross-origin isolated.

    Pyodide makes it while loading, wherever it runs, for one use: to sleep (Atomics.wait) before it reads or writes a
    standard stream again that answered EAGAIN. On a plain array Atomics.wait throws, as it does on every page's main
    thread; Pyodide catches that and hands the EAGAIN on. So a page is as before, and a worker loses the second try on
    a stream that blocks, which no stream of a browser does.
    """
    text = script.read_text(encoding="utf-8")
    if text.count(SHARED_CELL) != 1:
        raise BuildError(f"{script.name} has another way to make its shared memory than this build knows: look at it.")
    script.write_text(text.replace(SHARED_CELL, PLAIN_CELL), encoding="utf-8")


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
    """The licences of what others made, into licences/. Those of the fonts are beside the fonts."""
    folder = site / "licences"
    folder.mkdir()
    lines = ["Homesteaders runs on the work of others. Package, version, licence:", ""]
    for key, package in sorted(json.loads((ROOT / "package-lock.json").read_bytes())["packages"].items()):
        if not key or package.get("dev"):
            continue
        name = key.removeprefix("node_modules/")
        lines.append(f"{name} {package['version']}: {package.get('license', 'see its file')}")
        for text in sorted((ROOT / key).glob("LICEN[CS]E*")):
            shutil.copyfile(text, folder / f"{name.replace('/', '-').replace('@', '')}.txt")
    for text in sorted((PYSCRIPT / "src" / "3rd-party-licenses").glob("toml*")):
        shutil.copyfile(text, folder / f"pyscript-3rd-party-{text.name.split('.')[0]}.txt")
    lines += ["", "qrcode-generator carries its licence text in the file itself."]
    lines += ["", "pyodide holds CPython and its standard library (PSF-2.0); its package carries no licence file."]
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def fill(file: Path, **values: object) -> None:
    """Put values in the place of the empty ones of a script: `const NAME = {};` or `const NAME = '';`."""
    text = file.read_text(encoding="utf-8")
    for name, value in values.items():
        empty = re.compile(rf"^( *const {name} = )(?:\{{\}}|'');", re.MULTILINE)
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
    counted = [site / "app.zip", site / "main.py", site / "pyscript.toml", *sorted((site / "vendor").rglob("*.*"))]
    sizes = {file.relative_to(site).as_posix(): file.stat().st_size for file in counted}
    fill(site / "assets" / "boot.js", SIZES=sizes)


def join_styles(site: Path) -> None:
    """One stylesheet instead of the many that the page names, in their order; those for a medium stay by themselves."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = re.compile(r' *<link rel="stylesheet" href="\./(assets/[\w.-]+\.css)">\n')
    names = link.findall(text)
    if len(names) < 2:
        raise BuildError("index.html does not name its stylesheets in the form that is joined.")
    start = text.index('  <link rel="stylesheet"')
    before, after = text[:start], link.sub("", text[start:])
    whole = "".join((site / name).read_text(encoding="utf-8") for name in names)
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
    stdlib, app = archives(root)
    target.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        site = work / "site"
        site.mkdir()
        copy_runtime(site)
        shutil.copyfile(stdlib, site / "vendor" / "pyodide" / "python_stdlib.zip")
        shutil.copyfile(app, site / "app.zip")
        copy_page(site, root)
        copy_qrcode(site)
        copy_morphdom(site)
        copy_licences(site)
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

"""The shape of the house: which room may import which, what stays out of the rules, what markup may not hold.

The rooms and their order are read from the table in docs/architecture.md: each may import only those above it.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from tests.pyodide.in_pyodide import MARKED
from tools.imports import imports, module_name

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("homesteaders", "ui")
BROWSER_FILES = {
    *("ui.dom", "ui.dragging", "ui.stagehands", "ui.motion", "ui.sound", "ui.storage", "ui.outside", "ui.main"),
    *("ui.hover", "ui.drawings", "ui.worker", "ui.thinker", "ui.arriving"),
}
BROWSER_MODULES = {"js", "pyscript", "pyodide", "pyodide_js"}
# What would make a game depend on more than its setup and its actions, or the rules on a machine.
NOT_IN_THE_RULES = {
    *("random", "secrets", "uuid", "time", "datetime", "calendar", "locale"),
    *("os", "io", "pathlib", "shutil", "tempfile", "glob", "socket", "ssl", "http", "urllib", "subprocess", "signal"),
    *("asyncio", "threading", "multiprocessing", "concurrent", "logging", "importlib", "ctypes", "sqlite3"),
}
NOT_IN_THE_TABLE = {"random", "time", "datetime", "os", "pathlib", "subprocess", "threading", "asyncio", "urllib"}
INSIDE_THE_ENGINE = ("rng", "ledger", "phases", "engine", "tables", "session", "record", "bots")
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; font-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
INLINE = re.compile(r"<style|<[^>]*\s(style|on[a-z]+)\s*=|javascript:|<script(?![^>]*\ssrc=)", re.IGNORECASE)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


MODULES = {module_name(file, ROOT): file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))}
TERMINAL = ("homesteaders.__main__", "homesteaders.arena_cli")
"""What talks to a terminal and a disk."""
RULES = [name for name in MODULES if name.startswith("homesteaders") and name not in TERMINAL]


def rooms() -> list[list[str]]:
    """The rooms of docs/architecture.md from the top, each as the names of its modules or packages."""
    text = read(ROOT / "docs" / "architecture.md").partition("| --- | --- |\n")[2]
    rows = takewhile(lambda line: line.startswith("|"), text.splitlines())
    return [
        [name.rstrip("/").removesuffix(".py").replace("/", ".") for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
        for row in rows
    ]


def room_of(module: str, table: list[list[str]]) -> int | None:
    """The number of the room that a module stands in."""
    return next((i for i, names in enumerate(table) for name in names if f"{module}.".startswith(f"{name}.")), None)


def imported(module: str) -> Iterator[tuple[int, str]]:
    """(line, module) of everything that a module of ours imports; submodules by their own name."""
    file = MODULES[module]
    for line, source, thing in imports(read(file), module, file.name == "__init__.py"):
        yield line, f"{source}.{thing}" if f"{source}.{thing}" in MODULES else source


def test_the_rooms_are_there() -> None:
    table = rooms()
    assert table, "docs/architecture.md has no table of rooms"
    missing = [name for names in table for name in names if not any(f"{m}.".startswith(f"{name}.") for m in MODULES)]
    assert missing == []


@pytest.mark.parametrize("module", [m for m in MODULES if m not in PACKAGES])
def test_imports_run_one_way(module: str) -> None:
    """The packages' own __init__ are front doors: they may show any room; nobody inside goes through them."""
    table = rooms()
    own = room_of(module, table)
    assert own is not None, f"{name_of(MODULES[module])} stands in no room of docs/architecture.md"
    for line, other in imported(module):
        if other in PACKAGES:
            assert module.split(".")[0] != other, f"line {line} goes out by the front door and in again"
        elif other in MODULES:
            above = room_of(other, table)
            assert above is not None and above <= own, f"line {line} imports {other}, which stands below"


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_and_the_browser_in_its_place(module: str) -> None:
    allowed = {*sys.stdlib_module_names, *PACKAGES}
    if module in BROWSER_FILES:
        allowed |= BROWSER_MODULES
    elif module.startswith("ui"):
        allowed -= NOT_IN_THE_TABLE
    elif module in RULES:
        allowed -= NOT_IN_THE_RULES
    assert [f"line {line}: {other}" for line, other in imported(module) if other.split(".")[0] not in allowed] == []


@pytest.mark.parametrize("module", RULES)
def test_rules_read_and_print_nothing(module: str) -> None:
    calls = [node for node in ast.walk(ast.parse(read(MODULES[module]))) if isinstance(node, ast.Call)]
    names = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    # hash() and id() differ from one run to the next; so would a game that asked them
    assert names & {"open", "print", "input", "eval", "exec", "__import__", "hash", "id"} == set()


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("ui.views")])
def test_views_do_not_look_inside_the_engine(module: str) -> None:
    inside = tuple(f"homesteaders.{name}" for name in INSIDE_THE_ENGINE)
    assert [f"line {line}: {other}" for line, other in imported(module) if other.startswith(inside)] == []


def test_files_stay_readable() -> None:
    files = [*ROOT.glob("*.py"), ROOT / "Makefile", *ROOT.glob("assets/*.js")]
    for folder in (*PACKAGES, "tools", "tests", "e2e"):
        files += [f for f in sorted((ROOT / folder).rglob("*")) if f.suffix in (".py", ".mjs", ".js")]
    assert {name_of(f): n for f in files if (n := read(f).count("\n")) > 500} == {}


def test_only_dom_py_writes_html_into_the_page() -> None:
    writers = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write")
    files = [*MODULES.values(), *ROOT.glob("*.py"), *ROOT.glob("assets/*.js")]
    assert [name_of(f) for f in files if writers.search(read(f)) and f != ROOT / "ui" / "dom.py"] == []


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("ui")])
def test_python_writes_no_inline_style_script_or_handler(module: str) -> None:
    tree = ast.parse(read(MODULES[module]))
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert [f"line {node.lineno}" for node in texts if INLINE.search(node.value)] == []
    names = [node for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg]
    assert [f"line {k.value.lineno}: {k.arg}" for k in names if k.arg == "style" or k.arg.startswith("on")] == []


def test_the_page_holds_no_inline_style_script_or_handler() -> None:
    for file in (ROOT / "index.html", *ROOT.glob("assets/*.svg")):
        assert INLINE.search(read(file)) is None, name_of(file)


def test_the_page_has_its_policy_before_anything_it_rules() -> None:
    page = read(ROOT / "index.html")
    assert page.count("Content-Security-Policy") == 1
    assert f'<meta http-equiv="Content-Security-Policy" content="{CSP}">' in page
    assert page.index("Content-Security-Policy") < min(page.index("<script"), page.index("<link"))


def test_nothing_that_ships_names_another_host() -> None:
    shipped = [ROOT / "index.html", ROOT / "pyscript.toml", ROOT / "main.py", ROOT / "thinker.py", *MODULES.values()]
    shipped += [f for f in sorted((ROOT / "assets").iterdir()) if f.suffix in (".js", ".css", ".svg", ".webmanifest")]
    address = re.compile(r"(?:https?:)?//(?!www\.w3\.org/|localhost)[a-z0-9-]+\.[a-z]", re.IGNORECASE)
    assert {name_of(f): found.group() for f in shipped if (found := address.search(read(f)))} == {}
    parts = re.findall(r"\b(?:src|href)=\"([^\"]*)\"", read(ROOT / "index.html"))
    assert [part for part in parts if part and not part.startswith(("./", "#"))] == []


def test_the_lock_file_pins_without_naming_a_registry() -> None:
    text = read(ROOT / "package-lock.json")
    packages = {key: package for key, package in json.loads(text)["packages"].items() if key}
    assert "://" not in text
    assert [key for key, package in packages.items() if not package.get("integrity")] == []
    wanted = json.loads(read(ROOT / "package.json"))["dependencies"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


@pytest.mark.parametrize("file", sorted((ROOT / "tests").rglob("test_*.py")), ids=name_of)
def test_what_can_run_inside_pyodide_does(file: Path) -> None:
    """A test of the rules that needs nothing but the standard library and pytest is marked `engine`."""
    text = read(file)
    found = {module.split(".")[0] for _, module, _ in imports(text, module_name(file, ROOT), False)}
    elsewhere = found - {*sys.stdlib_module_names, "pytest", "homesteaders", "tests"} | (found & {"subprocess"})
    if "homesteaders" in found and not elsewhere:
        assert MARKED.search(text), "no pytest.mark.engine in it"

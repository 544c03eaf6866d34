"""What the first screen waits for: the modules that a start imports, and those that come in idle moments after it."""

import ast
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_YET = ("homesteaders.planner", "homesteaders.codes", "homesteaders.bots", "ui.scenes", "ui.fits", "ui.views.town")
ON_DEMAND = {
    *("homesteaders.language.de", "homesteaders.language.es", "ui.text.de", "ui.text.es"),  # when spoken
    *("ui.rulefacts", "ui.rulebook", "ui.ruleref", "ui.text.en.rules"),  # when the rules are looked up
    "ui.lessonbook",  # when a lesson is begun
    *("ui.motion", "ui.sound", "ui.tones"),  # when something moves or sounds
    *("homesteaders.bots.search", "homesteaders.bots.foreman", "homesteaders.bots.delta"),  # when they think
}
ASK = """
import importlib, json, sys
from tests.ui.fakes import Table
Table()
first = sorted(sys.modules)
for name in json.loads(sys.argv[1]):
    importlib.import_module(name, "ui")
print(json.dumps([first, sorted(sys.modules)]))
"""


def later() -> list[str]:
    """`LATER` of ui/main.py, which can only be imported in a browser."""
    tree = ast.parse((ROOT / "ui" / "main.py").read_text(encoding="utf-8"))
    (value,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LATER" and node.value
    )
    return [part.value for part in ast.walk(value) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def modules() -> tuple[set[str], set[str]]:
    """(modules of a start without a saved game, modules once all is loaded)."""
    done = subprocess.run(
        [sys.executable, "-c", ASK, json.dumps(later())], cwd=ROOT, capture_output=True, text=True, check=True
    )
    first, last = json.loads(done.stdout)
    return set(first), set(last)


def test_the_start_page_imports_no_table_and_the_rest_comes_later() -> None:
    first, last = modules()
    assert sorted(name for name in first if name.startswith(NOT_YET)) == []
    ours = {
        file.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        for package in ("homesteaders", "ui")
        for file in (ROOT / package).rglob("*.py")
    }
    browser = {"ui.main", "ui.dom", "ui.storage", "ui.outside", "ui.hover", "ui.nearby", "ui.drawings", "ui.dragging"}
    shipped = {name for name in ours if not name.endswith("__main__")} - browser
    shipped -= {"ui.stagehands", "ui.worker", "ui.thinker", "ui.arriving"}
    left = {name for name in shipped - last if not name.startswith(tuple(ON_DEMAND))}
    terminal = ("arena", "arena_cli", "crosstable", "intervals", "bench", "bots_bench", "bots.sane_random")
    seated = ("bots.delta", "bots.foreman")  # loaded when they sit down
    assert left <= {f"homesteaders.{name}" for name in (*terminal, *seated)}, "loaded by a tap"

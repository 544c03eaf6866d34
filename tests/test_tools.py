"""The commands around the game: what they find, and the sentences they end with when something is amiss."""

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browser, build
from tools.imports import imports, reached

ROOT = Path(__file__).resolve().parent.parent
CHMOD = shutil.which("chmod")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **environment})


# ---- imports


def test_imports_are_read_with_their_full_names() -> None:
    source = """
import json, os.path
from .. import catalog
from ..catalog import TILES as tiles
from . import lots
from __future__ import annotations
if TYPE_CHECKING:
    from hidden import Thing
else:
    import seen
def later():
    import heapq
"""
    found = sorted((module, thing) for _, module, thing in imports(source, "ui.views.town", is_package=False))
    assert found == [
        ("__future__", "annotations"),
        ("heapq", ""),
        ("json", ""),
        ("os.path", ""),
        ("seen", ""),
        ("ui", "catalog"),
        ("ui.catalog", "TILES"),
        ("ui.views", "lots"),
    ]
    assert list(imports("from . import town", "ui.views", is_package=True)) == [(1, "ui.views", "town")]


def write(folder: Path, files: dict[str, str]) -> None:
    """Make a tree of source files: text by path."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def test_only_what_the_entry_reaches_is_packed(tmp_path: Path) -> None:
    files = {
        "ui/__init__.py": "",
        "ui/main.py": "from ui.views import lots\nimport json",
        "ui/views/__init__.py": "",
        "ui/views/lots.py": "from rules import bids",
        "ui/unused.py": "import tkinter",
        "rules/__init__.py": "from .bids import BIDS",
        "rules/bids.py": "from collections import abc\nBIDS = ()",
        "rules/__main__.py": "import argparse",
    }
    write(tmp_path, files)
    ours, others = reached(tmp_path, ("ui", "rules"), "ui.main")
    assert list(ours) == ["rules", "rules.bids", "ui", "ui.main", "ui.views", "ui.views.lots"]
    assert others == {"json", "collections", "collections.abc"}
    (tmp_path / "ui/main.py").write_text("from ui import gone, views\nimport ui.lost", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match=r"ui\.lost"):
        reached(tmp_path, ("ui", "rules"), "ui.main")


def test_what_is_imported_at_once_is_told_from_what_comes_later(tmp_path: Path) -> None:
    files = {
        "ui/__init__.py": "",
        "ui/main.py": "from .early import draw\nclass A:\n    from . import inner\ndef go():\n    from . import late",
        "ui/early.py": "async def draw():\n    import ui.later",
        "ui/inner.py": "",
        "ui/late.py": "import ui.page",
        "ui/later.py": "",
        "ui/page.py": "import js",
    }
    write(tmp_path, files)
    ours, _ = reached(tmp_path, ("ui",), "ui.main", inside=False)
    assert list(ours) == ["ui", "ui.early", "ui.inner", "ui.main"]
    assert build.beside(tmp_path, ["ui.early", "ui.late", "ui.main", "ui.page"]) == ["ui.late", "ui.page"]


# ---- the archives


def test_a_module_that_the_standard_library_of_the_site_lacks_ends_the_build(tmp_path: Path) -> None:
    if not (ROOT / "node_modules" / "pyodide").exists() or not shutil.which("node"):
        pytest.fail("needs node_modules: run it through make")
    module = tmp_path / "colours.py"
    module.write_text("import colorsys", encoding="utf-8")
    job = {
        "stock": str(ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"),
        "stdlib": str(tmp_path / "stdlib.zip"),
        "ours": {str(tmp_path / "app.zip"): ["colours.py"]},
        "modules": {"colours.py": str(module)},
        "wanted": [],
        "browser": [],
    }
    (tmp_path / "job.json").write_text(json.dumps(job), encoding="utf-8")
    done = run("node", "tools/pack.mjs", str(tmp_path / "job.json"))
    assert done.returncode == 1
    assert "colorsys" in done.stderr
    assert not (tmp_path / "app.zip").exists()
    assert not (tmp_path / "stdlib.zip").exists()


# ---- the release


def test_the_number_of_the_release_is_the_newest_of_the_changelog(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"version": "0.1.0"}', encoding="utf-8")
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n### 9.9 more cows\n", encoding="utf-8")
    assert build.release_number(tmp_path) == "0.1.0"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n## 0.3.0 (a day)\n\n## [0.2.0]\n", encoding="utf-8")
    assert build.release_number(tmp_path) == "0.3.0"


def small_site(folder: Path, page: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(page, encoding="utf-8")
    for name in ("sw.js", "assets/offline.js"):
        shutil.copyfile(ROOT / "assets" / Path(name).name, folder / name)
    return folder


def test_a_release_has_another_id_when_anything_in_it_differs(tmp_path: Path) -> None:
    names = [
        build.seal(small_site(tmp_path / "a", "one"), "1.0"),
        build.seal(small_site(tmp_path / "b", "one"), "1.0"),
        build.seal(small_site(tmp_path / "c", "two"), "1.0"),
        build.seal(small_site(tmp_path / "d", "one"), "1.1"),
    ]
    assert names[0] == names[1]
    assert len(set(names)) == 3
    worker = (tmp_path / "a" / "sw.js").read_text(encoding="utf-8")
    assert names[0].removeprefix("1.0 (").removesuffix(")") in worker
    changed = small_site(tmp_path / "e", "one")
    (changed / "sw.js").write_text((changed / "sw.js").read_text(encoding="utf-8") + "// more\n", encoding="utf-8")
    assert build.seal(changed, "1.0") not in names


def test_a_script_that_lost_the_line_to_fill_ends_the_build(tmp_path: Path) -> None:
    site = small_site(tmp_path / "a", "one")
    (site / "sw.js").write_text("const FILES = {};", encoding="utf-8")
    with pytest.raises(build.BuildError, match=r"sw\.js has no line `const BUILD"):
        build.seal(site, "1.0")


# ---- sentences


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    with socket.create_server(("localhost", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run(sys.executable, "tools/serve.py", str(tmp_path), port)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Port {port} cannot be used")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("port", ["abc", "0", "65536", "-1", ""])
def test_a_port_that_is_none_is_told_too(port: str, tmp_path: Path) -> None:
    done = run(sys.executable, "tools/serve.py", str(tmp_path), port)
    assert done.stderr == f"PORT must be a number from 1 to 65535, not {port!r}.\n"


def program(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("missing", "sentence"),
    [
        ("python3", "Python 3.11 or newer is needed, and there is no python3 here"),
        ("node", "Node 20 or newer is needed, and there is no node here"),
        ("npm", "npm is needed, and there is none here"),
    ],
)
def test_a_missing_program_is_named(missing: str, sentence: str, tmp_path: Path) -> None:
    for name in {"python3", "node", "npm"} - {missing}:
        program(tmp_path, name, "exit 0")
    done = run("/bin/sh", "tools/need.sh", "python3", "node", "npm", PATH=str(tmp_path), PYTHON="python3")
    assert done.returncode == 1
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "script", "sentence"),
    [
        (
            "python3",
            'case $1 in -V) echo "Python 3.9.2" ;; *) exit 1 ;; esac',
            "Python 3.11 or newer is needed; python3 is",
        ),
        ("python3", "case $2 in *venv*) exit 1 ;; esac", "Python's venv module is missing"),
        (
            "node",
            "case $1 in --version) echo v18.1.0 ;; *) exit 1 ;; esac",
            "Node 20 or newer is needed; node is v18.1.0",
        ),
    ],
)
def test_a_program_that_is_too_old_is_named(old: str, script: str, sentence: str, tmp_path: Path) -> None:
    for name in ("python3", "node", "npm"):
        program(tmp_path, name, script if name == old else "exit 0")
    done = run("/bin/sh", "tools/need.sh", "python3", "node", "npm", PATH=str(tmp_path), PYTHON="python3")
    assert done.returncode == 1
    assert done.stderr.startswith(sentence)


def test_chromium_is_looked_for_by_variable_then_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert browser.find() is None
    program(tmp_path, "google-chrome", "exit 0")
    assert browser.find() == str(tmp_path / "google-chrome")
    program(tmp_path, "chromium", "exit 0")
    assert browser.find() == str(tmp_path / "chromium")
    program(tmp_path, "mine", "exit 0")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "mine"))
    assert browser.find() == str(tmp_path / "mine")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nothing"))
    with pytest.raises(SystemExit, match="cannot be run"):
        browser.find()


@pytest.mark.parametrize("root", [True, False], ids=["root", "not root"])
def test_chromium_is_installed_by_root_on_debian_and_asked_for_otherwise(
    root: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    log, target = tmp_path / "log", tmp_path / "chromium"
    program(tmp_path, "apt-get", f'echo "$*" >> {log}; [ "$1" = update ] || {{ : > {target}; {CHMOD} +x {target}; }}')
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(browser, "debian_like", lambda: True)
    if root:
        browser.main()
        assert capfd.readouterr().out == f"{target}\n"
        assert log.read_text(encoding="utf-8") == "update -qq\ninstall -y -qq chromium\n"
    else:
        with pytest.raises(SystemExit, match="No Chromium found: install one"):
            browser.main()
        assert not log.exists()


def test_help_lists_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = run("make", "--no-print-directory", "help").stdout
    for name in ("play", "dist", "test", "test-long", "lint", "types", "unit", "e2e", "bench", "bench-start", "clean"):
        assert f"\n{name}:" in makefile
        assert f"make {name} " in listed

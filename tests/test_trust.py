"""Nothing that comes from a code, a save or a name is ever run: no way to run a text in what ships (docs/trust.md).

What these tests cannot see, the page's policy forbids (e2e/test_policy.py); that markup is escaped is held by
tests/ui/, that only ui/dom.py writes it by tests/test_architecture.py.
"""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_architecture import MODULES, TERMINAL, name_of, read
from tools import firefox
from tools.serve import policy

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = [file for name, file in MODULES.items() if name not in TERMINAL] + [ROOT / "main.py", ROOT / "thinker.py"]
SCRIPTS = sorted(ROOT.glob("assets/*.js"))
# What runs a text, in Python and through its door to the browser.
RUNS = {"eval", "exec", "__import__", "run_js", "runPython", "run_code", "eval_code", "pyodide_js", "Function"}
READS_CODE = {"pickle", "marshal", "shelve", "code", "codeop", "runpy", "ctypes"}
# The same in JavaScript, and what makes markup of a text.
SINKS = re.compile(
    r"\beval\b|\bFunction\b|importScripts|[iI]nnerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|"
    r"createContextualFragment|DOMParser|javascript:|set(?:Timeout|Interval)\(\s*['\"`]|"
    r"import\((?!'\./|'\.\./)|run(?:Python|PythonAsync)\((?![A-Z]+\)|'[^']*'\))"
)


def running(text: str) -> list[str]:
    """The places of a Python text that could run a text, as `line: name`."""
    found = []
    for node in ast.walk(ast.parse(text)):
        names: set[str] = set()
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            names = {name} & (RUNS | {"compile"} if isinstance(node, ast.Name) else RUNS)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            source = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names = {*source, *(alias.name for alias in node.names)} & (RUNS | READS_CODE)
        found += [f"{node.lineno}: {name}" for name in sorted(names)]  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("file", SHIPPED, ids=name_of)
def test_python_that_ships_runs_no_text(file: Path) -> None:
    assert running(read(file)) == []


@pytest.mark.parametrize("file", SCRIPTS, ids=name_of)
def test_scripts_that_ship_run_no_text_and_make_no_markup(file: Path) -> None:
    assert [found.group() for found in SINKS.finditer(read(file))] == []


@pytest.mark.parametrize(
    "text",
    [
        *("eval(name)", "exec(name)", "compile(name, '', 'exec')", "__import__(name)", "js.eval(name)"),
        *(
            "window.Function.new(name)",
            "from pyodide.code import run_js",
            "import pickle",
            "pyodide_js.runPython(name)",
        ),
    ],
)
def test_the_search_finds_what_runs_a_text_in_python(text: str) -> None:
    assert len(running(text)) > 0


@pytest.mark.parametrize(
    "text",
    [
        *("eval(name)", "(0, eval)(name)", "new Function(name)", "setTimeout('f()', 1)", "element.innerHTML = name"),
        *("py.runPython(name)", "py.runPython(`${name}`)", "import(name)", "location.href = 'javascript:' + name"),
    ],
)
def test_the_search_finds_what_runs_a_text_in_a_script(text: str) -> None:
    assert SINKS.search(text)


def test_the_search_lets_through_what_runs_only_our_own() -> None:
    text = (
        "py.runPython(PROBE); py.runPython('import random'); import('../vendor/pyodide/pyodide.mjs'); setTimeout(f, 1)"
    )
    assert SINKS.search(text) is None


def test_scripts_start_workers_from_blobs() -> None:
    """A worker from an address has only the policy that its own file came with: none on most hosts (docs/trust.md)."""
    starts = [(file.name, found[1]) for file in SCRIPTS for found in re.finditer(r"new Worker\((\w*)", read(file))]
    for name, address in starts:
        assert f"{address} = URL.createObjectURL(" in read(ROOT / "assets" / name), name
    assert "js.Worker.new(url," in read(ROOT / "ui" / "worker.py")
    assert "url = js.URL.createObjectURL(" in read(ROOT / "ui" / "worker.py")


def test_the_server_of_make_play_sends_the_policy_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_bytes((ROOT / "index.html").read_bytes())
    assert policy(str(tmp_path)).startswith("default-src 'none'; script-src 'self' ")
    page.write_text("<p>none", encoding="utf-8")
    assert policy(str(tmp_path)) == ""


def test_every_rule_of_the_policy_is_explained() -> None:
    told = read(ROOT / "docs" / "trust.md")
    rules = policy(str(ROOT)).split("; ")
    assert len(rules) > 8
    assert [rule for rule in rules if f"| `{rule}` |" not in told] == []


# ---- make test-firefox where there is none


def test_a_machine_without_firefox_is_told_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("FIREFOX", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", ["firefox.py", "dist"])
    assert firefox.main() is None
    assert capsys.readouterr().out == f"{firefox.SKIPPED}\n"


def test_a_firefox_that_is_not_there_is_named(tmp_path: Path) -> None:
    env = {"FIREFOX": str(tmp_path / "none"), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "tools/firefox.py", "dist"], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr == f"$FIREFOX is {tmp_path / 'none'}, but that cannot be run.\n"

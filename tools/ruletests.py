"""Which tests name which rule: `python tools/ruletests.py` writes docs/rules-tests.md anew.

A test names a rule by its number in its file (`R8.3`), a golden case in its `rules`. Rules are those of
tests/data/rules/numbers.txt.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "rules-tests.md"
HEAD = """# Rules and their tests

Each rule of the rules specification, the golden cases that show it (`tests/scenarios/`) and the test files that name
it. What a rule says, in our own words, is in the pages `rules-en.html`, `rules-de.html`, `rules-es.html` of the built
site. Made by `tools/ruletests.py`; `tests/test_ruletests.py` holds it up to date.

| rule | golden cases | tests that name it |
| --- | --- | --- |
"""
NUMBER = re.compile(r"\bR(\d+(?:\.\d+)?)\b")


def numbers(root: Path = ROOT) -> list[str]:
    """All rules, in order."""
    return (root / "tests" / "data" / "rules" / "numbers.txt").read_text(encoding="utf-8").split()


def cases(root: Path = ROOT) -> dict[str, list[str]]:
    """The golden cases of each rule."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests" / "scenarios").glob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]:
            for rule in case["rules"]:
                found.setdefault(rule.removeprefix("R"), []).append(case["id"])
    return found


def naming(root: Path = ROOT) -> dict[str, list[str]]:
    """The test files that name each rule. Those of the texts of the rules are left out: they prove no rule."""
    found: dict[str, list[str]] = {}
    files = [file for folder in ("tests", "e2e") for file in sorted((root / folder).rglob("test_*.py"))]
    for file in files:
        if file.name in ("test_rulebook.py", "test_rulepages.py", "test_ruletests.py"):
            continue
        for rule in dict.fromkeys(NUMBER.findall(file.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(file.relative_to(root).as_posix())
    return found


def table(root: Path = ROOT) -> str:
    """The whole page."""
    shown, named = cases(root), naming(root)
    rows = ""
    for number in numbers(root):
        ids = list(dict.fromkeys(shown.get(number, [])))
        told = ", ".join(ids[:12]) + (f" and {len(ids) - 12} more" if len(ids) > 12 else "")
        files = ", ".join(f"`{name}`" for name in named.get(number, []))
        rows += f"| R{number} | {told} | {files} |\n"
    return HEAD + rows


if __name__ == "__main__":
    TARGET.write_text(table(), encoding="utf-8")
    bare = [number for number in numbers() if number not in cases() and number not in naming()]
    sys.exit(0 if not bare else "No test names R" + ", R".join(bare) + ".")

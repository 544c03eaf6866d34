"""What the documents say of files, commands and names is so; the opponent of docs/bots.md plays."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FOLDERS = ("homesteaders", "ui", "tests", "e2e", "tools", "assets", "docs", "licences", ".github")
TARGETS = set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def exists(path: str) -> bool:
    """Is there such a file, folder or, with a star, at least one? Pages may name a module by its room: `bots/x.py`."""
    places = (ROOT, ROOT / "homesteaders")
    return any(list(place.glob(path.rstrip("/"))) for place in places)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[\w.*-]+/)+[\w.*-]*|[\w-]+\.(?:py|md|txt|toml|js|mjs|sh))(?:: [^`]*)?`", text))
    own = {path for path in named if path.split("/")[0] in FOLDERS}
    assert sorted(path for path in own if not exists(path) and "NAME" not in path) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_make_commands_of_a_page_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z][a-z0-9-]*)", text)) | set(re.findall(r"^ {4}make ([a-z0-9-]+)", text, re.M))
    assert named <= TARGETS


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{name_of(page)}: {target}"


def test_the_names_in_the_recipes_stand_where_they_are_said_to() -> None:
    """`NAME` (`file`) and `NAME` of `file` and `NAME` in `file`, in the pages that tell how something is added."""
    said = 0
    for page in (ROOT / "CONTRIBUTING.md", ROOT / "docs" / "bots.md", ROOT / "docs" / "language.md"):
        text = page.read_text(encoding="utf-8")
        for name, file in re.findall(r"`([A-Za-z_]\w+)(?:\(\.\.\.\))?`\s(?:of|in|\()\s?`?(\w+/[\w/]+\.py)`", text):
            assert re.search(rf"\b{name}\b", (ROOT / file).read_text(encoding="utf-8")), f"{name} in {file}"
            said += 1
    assert said >= 8


# ---- the opponent of docs/bots.md


def bot_of_the_page(folder: Path) -> Path:
    file = folder / "my_bot.py"
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    file.write_text(code, encoding="utf-8")
    return file


def test_the_opponent_of_the_page_beats_the_greenhorn(tmp_path: Path) -> None:
    bot = bot_of_the_page(tmp_path)
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (words,) = re.findall(r"^ {4}python (-m homesteaders arena .*)$", page, re.MULTILINE)
    command = [sys.executable, *words.split()]
    command[command.index("my_bot.py")] = str(bot)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    share = re.search(r"win share +(\d\.\d+)", done.stdout)
    assert share and float(share[1]) > 0.55, done.stdout + done.stderr


def test_the_opponent_of_the_page_is_short(tmp_path: Path) -> None:
    lines = bot_of_the_page(tmp_path).read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) < 40
    assert max(map(len, lines)) <= 120


# ---- the workflow


def test_there_is_a_workflow_that_tests_and_publishes() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    assert "run: make test\n" in text and "run: make dist\n" in text and "path: dist\n" in text


@pytest.mark.parametrize("file", WORKFLOWS, ids=name_of)
def test_a_workflow_runs_what_the_makefile_has_and_pins_what_it_uses(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"\bmake ([a-z0-9-]+)", re.sub(r"#.*|name:.*|apt-get.*", "", text))) <= TARGETS
    uses = re.findall(r"uses: *(\S+)(.*)", text)
    assert uses
    for action, note in uses:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", note), f"{action}: say which version that is"
    assert "\t" not in text
    for number, line in enumerate(text.splitlines(), 1):
        indent = len(line) - len(line.lstrip())
        assert indent % 2 == 0, f"line {number} is set in by {indent}"


# ---- rulings


def test_every_ruling_names_tests_that_exist() -> None:
    """A number stands for all cases that begin so: `A06` for A06a to A06f; `S81 to S84` for all between."""
    files = sorted((ROOT / "tests" / "scenarios").glob("*.toml"))
    known = {case["id"] for file in files for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]}
    table = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rows = [row.split("|") for row in table.splitlines() if row.startswith("| R")]
    assert len(rows) >= 13
    for row in rows:
        named = re.findall(r"\b[SA]\d+\b", row[4])
        for first, last in re.findall(r"\bS(\d+) to S(\d+)\b", row[4]):
            named += [f"S{number}" for number in range(int(first), int(last) + 1)]
        assert named or "traces" in row[4], row[1]
        missing = [name for name in named if not any(re.fullmatch(rf"{name}[a-z]?", case) for case in known)]
        assert missing == [], row[1]

"""`python -m homesteaders arena | crosstable`: what they print, bots out of files, what they answer to nonsense."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from homesteaders.__main__ import main, parser
from homesteaders.arena import TEST_SEEDS
from homesteaders.crosstable import BEGIN, END, cells, jobs, read

ROOT = Path(__file__).resolve().parent.parent
BOT = """
def choose(view, rng):
    return view.legal[rng.below(len(view.legal))] if view.table.round < 2 else view.legal[0]
"""


def arena(*words: str) -> int:
    return main(["arena", "--players", "2", "--deals", "2", *words])


def test_it_prints_shares_intervals_scores_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--challenger", "rancher", "--against", "random", "--seed", "3") == 0
    out = capsys.readouterr().out
    assert out.startswith("rancher against random, 2 seats: 2 deals, each from every seat, 4 games\n")
    for line in (
        r"win share +1\.000 +\(as good as the others: 0\.500\)",
        r"95 % by games +0\.\d+ to 1\.000",
        r"95 % by deals +0\.\d+ to 1\.000",
        r"mean score +[\d.]+, the others -?[\d.]+, the winner [\d.]+",
        r"start player's share [01]\.\d{3}",
        r"rancher +\d+ decisions: mean [\d.]+ ms, median [\d.]+, 95 % within [\d.]+, longest [\d.]+",
        r"random +\d+ decisions: mean",
    ):
        assert re.search(f"^{line}", out, re.MULTILINE), line


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    def told() -> list[str]:
        assert arena("--challenger", "greenhorn", "--against", "settler,random", "--hidden") == 0
        return capsys.readouterr().out.splitlines()[:6]

    assert told() == told()


def test_a_bot_out_of_a_file_plays_on_either_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT, encoding="utf-8")
    assert arena("--challenger", str(file), "--against", "random") == 0
    assert arena("--challenger", "random", "--against", str(file)) == 0
    assert f"{file}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1", "has no function choose"),
        ("choose = 3", "has no function choose"),
        ("def choose(", "does not run (SyntaxError"),
        ("import nothing_of_that_name", "does not run (ModuleNotFoundError"),
        ("def choose(view, rng):\n    return 1 / 0", "failed in round 1 (ZeroDivisionError: division by zero, line 2)"),
        ("def choose(view): ...", "failed in round 1 (TypeError"),
        ("def choose(view, rng): ...", "answered “None” in round 1, which is not in view.legal"),
        (
            "from homesteaders.actions import Pass\ndef choose(view, rng):\n    return Pass()",
            "answered “pass” in round 1",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_told(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    assert arena("--challenger", str(file), "--against", "random") == 2
    error = capsys.readouterr().err.strip()
    assert said in error and error.endswith(".") and error.count("\n") == 0


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "--challenger", "nobody", "--against", "random"],
        ["arena", "--challenger", "random:5", "--against", "random"],
        ["arena", "--challenger", "none.py", "--against", "random"],
        ["arena", "--challenger", "random", "--against", "random", "--seed", "-1"],
        ["crosstable", "--out", "none/there.jsonl"],
        ["crosstable", "--out", __file__],
        ["crosstable", "--out", "x.jsonl", "--levels", "nobody"],
        ["crosstable", "--out", "x.jsonl", "--pool", "nobody+random"],
        ["crosstable", "--out", "x.jsonl", "--render", "none/there.md"],
    ],
)
def test_nonsense_is_answered_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err.strip()
    assert error.endswith(".") and error.count("\n") == 0


@pytest.mark.parametrize("processes", ["1", "2"])
def test_the_cross_table_goes_on_and_is_rendered(
    processes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, document = tmp_path / "cross.jsonl", tmp_path / "page.md"
    words = ["crosstable", "--out", str(file), "--levels", "random,greenhorn", "--players", "2", "--neighbours", "16"]
    words += ["--elsewhere", "2", "--pool", "", "--processes", processes]
    plan = cells(("random", "greenhorn"), (2,), 16, 2)
    assert main(words) == 0
    text = file.read_text(encoding="utf-8")
    assert list(jobs(plan, 1, read(text)[0])) == [] and text.count("\n") == 1 + 8 + 1
    # A run that was killed in the middle of a line loses that line only.
    file.write_text(text[: text.rindex("\n", 0, -1) + 20], encoding="utf-8")
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "1 deals played" in told and "have changed" not in told
    found, runs = read(file.read_text(encoding="utf-8"))
    assert list(jobs(plan, 1, found)) == [] and len(runs) == 2
    options = "--levels random,greenhorn --players 2 --neighbours 16 --elsewhere 2 --pool ''"
    assert {run["command"] for run in runs} == {f"python -m homesteaders crosstable {options}"}
    file.write_text(
        re.sub('"mark":"[0-9a-f]{8}"', '"mark":"other"', file.read_text(encoding="utf-8")), encoding="utf-8"
    )
    assert main(words) == 0
    assert "The opponents have changed" in capsys.readouterr().out
    document.write_text(f"# Before\n\n{BEGIN}\n{END}\n\nAfter.\n", encoding="utf-8")
    assert main([*words, "--render", str(document)]) == 0
    made = document.read_text(encoding="utf-8")
    assert "**2 seats**" in made and "| greenhorn | " in made and made.endswith("After.\n")


def test_strength_is_measured_on_test_seeds_only() -> None:
    """What is tuned uses other deals (docs/opponents.md)."""
    words = ["arena", "--challenger", "rancher", "--against", "random"]
    options = parser().parse_args(words)
    assert options.seed in TEST_SEEDS and options.seed + options.deals in TEST_SEEDS
    options = parser().parse_args(["crosstable", "--out", "x"])
    assert options.seed in TEST_SEEDS and options.seed + options.neighbours in TEST_SEEDS
    assert parser().parse_args(["simulate"]).seed in TEST_SEEDS


def _documented() -> list[str]:
    text = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    return re.findall(r"^ {4}python -m homesteaders (.*?)(?: +#.*)?$", text, re.MULTILINE)


@pytest.mark.parametrize("command", _documented())
def test_the_commands_of_the_docs_are_understood(command: str) -> None:
    assert parser().parse_args(shlex.split(command)).run


def test_the_docs_show_both_commands() -> None:
    assert {"arena", "crosstable"} <= {command.split()[0] for command in _documented()}


def test_it_runs_as_a_module() -> None:
    words = "arena --challenger settler --against greenhorn --players 2 --deals 1 --seed 1"
    command = [sys.executable, "-m", "homesteaders", *words.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "" and "1 deals, each from every seat, 2 games" in done.stdout

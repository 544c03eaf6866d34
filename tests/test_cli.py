"""The command line, and the commands that the README shows."""

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from homesteaders import Setup
from homesteaders.__main__ import main
from homesteaders.codes import decode, encode, setup_code
from homesteaders.record import Terms, read

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "games" / "own_05_4p.hs"


def test_simulate_prints_scores_winners_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "3", "--seed", "1", "--seats", "rancher,random,random"]) == 0
    out = capsys.readouterr().out
    for who in ("seat 1", "seat 2", "seat 3", "rancher", "random"):
        assert re.search(rf"^{who} +mean score +-?[\d.]+ +wins +[\d.]+ of 3$", out, re.MULTILINE), who
    assert re.search(r"mean winning score [\d.]+", out)
    assert re.search(r"3 games, \d+ decisions in [\d.]+ s: [\d.]+ games and [\d,]+ decisions a second", out)


def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    def told() -> list[str]:
        assert main(["simulate", "--players", "2", "--games", "2", "--seed", "9"]) == 0
        return capsys.readouterr().out.splitlines()[:-1]

    assert told() == told()


def test_the_transcripts_that_simulate_writes_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--players", "2", "--games", "1", "--seed", "5", "--hidden", "--out", str(tmp_path)]) == 0
    best = max(float(score) for score in re.findall(r"seat \d +mean score +(-?[\d.]+)", capsys.readouterr().out))
    assert main(["replay", str(tmp_path / "5.hs")]) == 0
    assert int(capsys.readouterr().out.splitlines()[1].split()[-2]) == best


BAD = [
    ["simulate", "--seats", "nobody"],
    ["simulate", "--games", "0"],
    ["simulate", "--seed", "-1"],
    ["simulate", "--games", "1", "--out", __file__],
    ["play", "--persons", "9"],
    ["play", "--persons", "-1"],
]


@pytest.mark.parametrize("words", BAD)
def test_bad_input_is_answered_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err.strip()
    assert error.endswith(".") and error.count("\n") == 0


def test_replay_prints_the_score_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["vp", "printed", "bonus", "gold", "copper", "livestock", "debt", "total", "silver"]
    assert len(lines) == 5 and lines[1].startswith("1. ")


def test_replay_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--log", str(GAME)]) == 0
    assert "The final round begins." in capsys.readouterr().out


def test_replay_of_a_game_under_way_says_whose_decision_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.hs"
    file.write_text("homesteaders 1\nrules 1\nplayers 2\nseed 1\nplace -\n")
    assert main(["replay", str(file)]) == 0
    assert "Round 1, Wages" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no game in this text"),
        ("something else", "not a Homesteaders game"),
        (
            "homesteaders 1\nrules 1\nplayers 3\nseed 2\nplace -\nbid 2 9\n",
            "Line 6: First pay the 1 silver that are due.",
        ),
        ("homesteaders 1\nrules 1\nplayers 3\nseed 2\nplace -\npay gold 1\n", "Line 6: "),
        ("homesteaders 1\nrules 1\nplayers 3\nseed 2\nhello\n", "Line 5: “hello” is not an action"),
    ],
)
def test_replay_names_the_line_and_the_reason(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.hs"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    printed = capsys.readouterr()
    assert said in printed.err and printed.out == ""


def test_replay_of_no_file_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.hs")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_person_can_play_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["bid 1 8", "hello", "place homestead/1", "1"])

    def ask(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)
    assert main(["play", "--players", "2", "--persons", "2"]) == 0
    out = capsys.readouterr().out
    assert "is not a bid value" in out and "“hello” is not an action" in out
    assert "collects 2 silver and 1 wood." in out
    assert out.rstrip().endswith("place homestead/1\npay silver")


def test_simulate_prints_codes_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--players", "2", "--games", "3", "--seed", "4", "--codes", "--out", str(tmp_path)]
    assert main(words) == 0
    codes = capsys.readouterr().out.splitlines()
    assert [decode(code).record.session.setup.seed for code in codes] == [4, 5, 6]
    for seed, code in zip((4, 5, 6), codes, strict=True):
        assert main(["code", str(tmp_path / f"{seed}.hs")]) == 0
        assert capsys.readouterr().out == f"{code}\n"


RICH = """homesteaders 1
rules 1
players 3
seed 7
holdings hidden
seat 1 person Zoë
seat 2 person # {0} <b>
seat 3 bot:newcomer Hank
undo casual
table by_link
start 2
deal 2 12 11 13 14 15 16 17 18 20 19
sealed 1 MSByb3VuZCAxIGJpZCAyIDcgcmV3YXJkIHRyYWRl
place homestead/1
debt
"""


def test_a_transcript_and_its_code_are_one_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names, terms, orders, opponents and a deal of its own come back; by file, by text and by the standard input."""
    file, code_file = tmp_path / "game.hs", tmp_path / "code.txt"
    file.write_text(RICH, encoding="utf-8")
    assert main(["code", str(file)]) == 0
    code = capsys.readouterr().out
    code_file.write_text(code, encoding="utf-8")
    for what in (code.strip(), f"https://example.org/#g={code}", str(code_file)):
        assert main(["transcript", "--", what]) == 0
        assert capsys.readouterr().out == RICH
    monkeypatch.setattr("sys.stdin", io.StringIO(code))
    assert main(["transcript", "-"]) == 0
    assert capsys.readouterr().out == RICH


def test_show_tells_what_is_in_a_code_but_no_orders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hs"
    file.write_text(RICH, encoding="utf-8")
    shown = []
    for what in (str(file), encode(read(RICH))):
        assert main(["show", "--", what]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    for part in (
        "kind      game",
        "players   3",
        "seat 1    person Zoë",
        "seat 3    bot newcomer Hank",
        "hidden",
        "casual",
    ):
        assert part in shown[0]
    for part in ("by link", "round     1, Wages: # {0} <b> is to decide", "scores    Zoë ", "moves     2", "rules 1"):
        assert part in shown[0]
    assert re.search(r"^digest    [0-9a-f]{8}$", shown[0], re.MULTILINE)
    assert "trade" not in shown[0] and "MSBy" not in shown[0] and "sealed" not in shown[0]


def test_show_tells_replays_and_setup_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", encode(read(RICH), replay=True)]) == 0
    assert capsys.readouterr().out.startswith("kind      replay\n")
    code = setup_code(Setup(4, 12345, False), Terms(by_link=True))
    assert main(["show", code.lower()]) == 0
    out = capsys.readouterr().out
    assert code in out and "players   4" in out and "seed      12345" in out and "hidden" in out and "by link" in out


@pytest.mark.parametrize("command", ["show", "transcript"])
@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("", "There is no game code in this text. A code starts with HS."),
        (encode(read(RICH))[:30], "The end of the code is missing – 30 of "),
        (encode(read(RICH)).lower(), "Capital and small letters were changed in this code"),
        ("x" * 5000, "This is not a Homesteaders code."),
    ],
)
def test_bad_codes_are_answered_in_a_sentence(
    command: str, what: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--", what]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and said in printed.err and printed.err.count("\n") == 1


def test_code_of_no_transcript_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hs"
    file.write_text("hello", encoding="utf-8")
    assert main(["code", str(file)]) == 2
    assert main(["code", str(tmp_path / "none.hs")]) == 2
    assert main(["show", str(file)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert "not a Homesteaders game" in said[0] and "cannot be read" in said[1] and "no game code" in said[2]


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "1"]) == 0
    out = capsys.readouterr().out
    for what in ("plain loop", "copy", "legal", "apply", "decisions a second"):
        assert what in out


def _shown() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^ {4}python -m homesteaders (.*?)(?: +#.*)?$", text, re.MULTILINE)


@pytest.mark.parametrize("command", _shown())
def test_the_commands_of_the_readme_run(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "homesteaders", *shlex.split(command)],
        cwd=ROOT,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_readme_shows_every_command() -> None:
    assert {command.split()[0] for command in _shown()} == {
        *("simulate", "arena", "replay", "play", "show", "code", "transcript", "bench")
    }

"""The long runner in short: a few rounds of everything, and that it stops at what it is there to find."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from homesteaders import codes
from homesteaders.record import Record
from tests import fuzzing, mutations
from tools import fuzz


def test_a_few_rounds_find_nothing() -> None:
    count: Counter[str] = Counter()
    for seed in range(3):
        fuzzing.run(seed, count, codes=60)
    assert (count["rounds"], count["games"], count["mutated codes"]) == (3, 3, 180)
    assert all(count[f"games of {players}"] for players in (2, 3, 4))
    assert count["mutated codes: opened"] < 20 and count["mutated codes: changed"] and count["mutated codes: illegal"]
    assert all(count[f"mutated {what}: refused"] for what in ("tokens", "orders", "transcripts", "saves"))
    assert count["mutated setup codes: changed"]
    assert count["forged saves"] and count["spoilt stores"] == 3


def test_a_round_is_made_of_its_seed_alone() -> None:
    def counted(*seeds: int) -> Counter[str]:
        count: Counter[str] = Counter()
        for seed in seeds:
            fuzzing.run(seed, count, codes=40, stages=("codes", "notation"))
        return count

    assert counted(7) == counted(6, 7) - counted(6)


def test_a_finding_is_told_with_its_seed_and_its_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A reader of codes that trips over one kind of damage."""
    sound = codes.decode

    def broken(text: str) -> codes.Opened:
        if "\u202e" in text:
            raise KeyError("planted")
        return sound(text)

    monkeypatch.setattr(fuzzing, "decode", broken)
    assert fuzz.main(["--seed", "3", "--rounds", "60", "--only", "codes", "--codes", "200"], tmp_path) == 1
    (kept,) = tmp_path.iterdir()
    said, written = capsys.readouterr().out, kept.read_text(encoding="utf-8")
    seed = kept.stem.removeprefix("round-")
    assert f"SEED={seed}; go on" in said and "KeyError('planted')" in said
    assert "\\u202e" in said and "\\u202e" in written and "planted" in written
    assert fuzz.main(["--seed", seed, "--rounds", "1", "--only", "codes", "--codes", "200"], tmp_path) == 1
    monkeypatch.undo()
    assert fuzz.main(["--seed", seed, "--rounds", "1", "--only", "codes", "--codes", "200"], tmp_path) == 0
    assert f"go on with SEED={int(seed) + 1}" in capsys.readouterr().out


def test_a_code_that_opens_as_another_game_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = codes.decode

    def shortened(text: str) -> codes.Opened:
        record = sound(text).record
        return codes.Opened(Record(record.session.fork(0), record.seats, record.terms))

    this = fuzzing.Round(4, Counter())
    fuzzing._plain_game(this)
    code = codes.encode(Record(this.session))
    assert fuzzing.damaged_code(f" {code}", [code]) == "opened"
    monkeypatch.setattr(fuzzing, "decode", shortened)
    with pytest.raises(AssertionError, match="another game"):
        fuzzing.damaged_code(f" {code}", [code])


def test_what_takes_too_long_is_stopped() -> None:
    with pytest.raises(fuzzing.TooLong), fuzzing.bounded(0.05):
        began = time.process_time()
        while time.process_time() - began < 30:
            pass


def test_other_exceptions_and_half_sentences_are_no_refusals() -> None:
    for error in (ValueError("Something."), KeyError("x")):
        with pytest.raises(AssertionError):
            fuzzing.refused(error)
    rude = codes.CodeError("empty")
    rude.args = ("no {thing",)
    with pytest.raises(AssertionError):
        fuzzing.refused(rude)


def test_every_mutation_changes_something() -> None:
    rng = fuzzing.Rng(1)
    code = "HSAQFRLlmMAf4CAA0AAgMPz14VB2V2aWwgIzFP6bq7IOm6uyDpursg6bq7z"
    for name, mutation in mutations.MUTATIONS.items():
        assert any(mutation(code, [code], rng) != code for _ in range(20)), name
        mutation("", ["x"], rng)

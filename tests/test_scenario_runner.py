"""The runner of the golden cases must notice wrong data: one that cannot fail proves nothing."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios_support.reader import Case, case_number, read_case, read_folder
from tests.scenarios_support.runner import CaseFailure, run
from tests.scenarios_support.schema import FormatError

pytestmark = pytest.mark.engine

FOLDER = Path(__file__).parent / "scenarios"

RIGHT = """
id = "X1"
rules = ["R4.2", "R8"]
title = "A right case"
players = 3
[situation]
round = 5
decision = "allocate"
A = { silver = 3, workers = 3, trade = 1, buildings = ["meatpacking_plant"] }

[[step]]
do = "place meatpacking_plant/1"
then.A = { silver = 5, vp = "+2" }
then.decision = "A pay_workers"
then.options = ["pay silver"]
then.free = ["buy wood", "buy food", "buy steel", "buy gold", "debt"]
then.count = 1
then.has = ["debt"]
then.lacks = ["recruit"]
then.supply = { bank = 1, meatpacking_plant = 0 }
then.scores.A = { printed = 2, vp = 2, total = 4 }
then.view.B = { A = { silver = 5 }, legal = false, tiles = [5, 15], blind = true }

[[step]]
do = "pay gold 1"
error = "you have 0 gold"

[[step]]
do = "bid 1 8"
error = true
notation = true

[[step]]
do = "pay silver"
by = "B"
error = true

[[step]]
do = "pay silver"
then.A = { silver = 2 }
then.decision = "B allocate"

[[step]]
undo = 2
then.A = { silver = 3, vp = 0 }

[[step]]
until = "A bid"
then.tiles = [5, 15]
then.bids = ["-", "-"]
then.start_player = "A"
then.round = 5
then.stage = "town"
"""


def case_data(text: str = RIGHT) -> dict[str, Any]:
    return tomllib.loads(text)


def then(data: dict[str, Any]) -> dict[str, Any]:
    """What the first step expects."""
    expected: dict[str, Any] = data["step"][0]["then"]
    return expected


def play(data: dict[str, Any]) -> None:
    run(read_case(data, "test.toml"))


def test_the_right_case_passes() -> None:
    play(case_data())


WRONG: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "number": lambda step: step[0]["then"]["A"].update(silver=6),
    "change": lambda step: step[0]["then"]["A"].update(vp="+4"),
    "change not named": lambda step: step[0]["then"]["A"].pop("vp"),
    "seat": lambda step: step[0]["then"].update(B={"silver": 7}),
    "buildings": lambda step: step[0]["then"]["A"].update(buildings=["homestead"]),
    "placed": lambda step: step[0]["then"]["A"].update(placed=["meatpacking_plant/2"]),
    "decision": lambda step: step[0]["then"].update(decision="B allocate"),
    "kind": lambda step: step[0]["then"].update(decision="A bid"),
    "option too many": lambda step: step[0]["then"]["options"].append("pay gold 1"),
    "option missing": lambda step: step[0]["then"].update(options=[]),
    "option twice": lambda step: step[0]["then"]["options"].append("pay silver"),
    "free too many": lambda step: step[0]["then"]["free"].append("recruit"),
    "free missing": lambda step: step[0]["then"]["free"].pop(),
    "count": lambda step: step[0]["then"].update(count=2),
    "has": lambda step: step[0]["then"].update(has=["recruit"]),
    "lacks": lambda step: step[0]["then"].update(lacks=["debt"]),
    "supply": lambda step: step[0]["then"]["supply"].update(bank=0),
    "supply_all": lambda step: step[0]["then"].update(supply_all={"bank": 1}),
    "score": lambda step: step[0]["then"]["scores"]["A"].update(total=5),
    "winners": lambda step: step[0]["then"].update(winners=["A"]),
    "view": lambda step: step[0]["then"]["view"]["B"]["A"].update(silver="hidden"),
    "view legal": lambda step: step[0]["then"]["view"]["B"].update(legal=True),
    "no error where one comes": lambda step: step[1].pop("error"),
    "error where none comes": lambda step: step[4].update(error=True),
    "other sentence": lambda step: step[1].update(error="another player"),
    "by, at the own decision": lambda step: step[3].update(by="A"),
    "notation of a token that can be read": lambda step: step[2].update(do="bid 1 9"),
    "undo too short": lambda step: step[5].update(undo=1),
    "undo too far": lambda step: step[5].update(undo=3),
    "redo of nothing": lambda step: step[6].update(redo=9) or step[6].pop("until"),
    "until what does not come": lambda step: step[6].update(until="round 3"),
    "tiles": lambda step: step[6]["then"].update(tiles=[5, 16]),
    "bids": lambda step: step[6]["then"].update(bids=["A 3", "-"]),
    "start player": lambda step: step[6]["then"].update(start_player="B"),
    "round": lambda step: step[6]["then"].update(round=6),
    "stage": lambda step: step[6]["then"].update(stage="city"),
    "neutral level": lambda step: step[6]["then"].update(neutral_level=6),
    "passed": lambda step: step[6]["then"].update(passed=["B"]),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_data_is_noticed(what: str) -> None:
    data = case_data()
    WRONG[what](data["step"])
    with pytest.raises((CaseFailure, FormatError)) as caught:
        play(data)
    assert "X1" in str(caught.value)


def test_a_failure_names_file_case_step_and_difference() -> None:
    data = case_data()
    data["step"][0]["then"]["A"]["silver"] = 6
    with pytest.raises(CaseFailure, match=r"test\.toml, case X1 \(A right case\), step 1: .*silver = 6, but has 5"):
        play(data)


UNREADABLE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "unknown key of a case": (lambda data: data.update(titel="x"), "'titel' is unknown"),
    "unknown key of a situation": (lambda data: data["situation"].update(rond=2), "'rond' is unknown"),
    "unknown holding": (lambda data: data["situation"]["A"].update(silvr=2), "'silvr' is unknown"),
    "unknown key of a step": (lambda data: data["step"][0].update(than={}), "'than' is unknown"),
    "unknown key of then": (lambda data: then(data).update(option=["pass"]), "'option' is unknown"),
    "unknown part of a score": (lambda data: then(data)["scores"]["A"].update(points=1), "'points' is unknown"),
    "unknown part of a view": (lambda data: then(data)["view"]["B"].update(seed=1), "'seed' is unknown"),
    "no title": (lambda data: data.pop("title"), "'title' is missing"),
    "number as text": (lambda data: then(data)["A"].update(silver="5"), "must be a whole number or a change"),
    "true as number": (lambda data: data.update(players=True), "must be a whole number from 2 to 4"),
    "seat not at the table": (lambda data: then(data).update(D={"silver": 6}), "no seat D with 3 players"),
    "seat in a text": (lambda data: then(data).update(decision="D bid"), "no seat D with 3 players"),
    "two things in a step": (lambda data: data["step"][0].update(undo=1), "does one thing"),
    "empty step": (lambda data: data["step"].append({}), "neither does nor expects"),
    "nothing expected": (lambda data: data.update(step=[{"do": "place -"}]), "expects nothing"),
    "by without error": (lambda data: data["step"][4].update(by="B"), "must expect an error"),
    "error false": (lambda data: data["step"][1].update(error=False), "'error' must be a text"),
    "error with until": (lambda data: data["step"][6].update(error=True), "goes with"),
    "decision that is none": (lambda data: data["situation"].update(decision="bidding"), "must be one of"),
    "misspelt token": (lambda data: data["step"][0].update(do="place meatpacking/1"), "is no action at all"),
    "misspelt token, refused": (lambda data: data["step"][1].update(do="pay gould 1"), "is no action at all"),
    "misspelt token in lacks": (lambda data: then(data).update(lacks=["recruite"]), "is no action at all"),
    "unknown building": (lambda data: data["situation"]["A"].update(buildings=["barn"]), "no building 'barn'"),
    "unknown building in supply": (lambda data: then(data).update(supply={"barn": 0}), "no building 'barn'"),
    "tile in a wrong round": (lambda data: data["situation"].update(tiles=[6, 15]), "tile 6 cannot lie in auction 1"),
    "tile of a wrong stage": (lambda data: data["situation"].update(tiles=[5, 11]), "do not fit the stages"),
    "decision that does not come": (lambda data: data["situation"].update(decision="extra_build"), "does not come up"),
    "reload in a situation": (lambda data: data["step"].append({"reload": True}), "begins at setup"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_data_that_the_format_does_not_know_is_refused(what: str) -> None:
    change, sentence = UNREADABLE[what]
    data = case_data()
    change(data)
    with pytest.raises(FormatError) as caught:
        play(data)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("test.toml, case X1")


def test_a_situation_with_more_copies_than_exist_is_unsound() -> None:
    data = case_data()
    data["situation"]["B"] = {"buildings": ["meatpacking_plant"]}
    with pytest.raises(CaseFailure, match="unsound"):
        play(data)


def test_an_unsound_situation_must_be_unsound() -> None:
    data = case_data()
    data["situation"]["unsound"] = "buildings"
    with pytest.raises(CaseFailure, match="should name a problem"):
        play(data)


def test_passed_seats_and_standing_bids_of_a_situation_are_played_on() -> None:
    play(
        case_data(
            """
            id = "X2"
            rules = ["R8"]
            title = "C is the last to bid"
            players = 4
            [situation]
            decision = "bid"
            seat = "C"
            bids = ["A 5", "-", "B 3"]
            passed = ["D"]
            supply = { farm = 0 }
            [[step]]
            then.bids = ["A 5", "-", "B 3"]
            then.passed = ["D"]
            then.supply = { farm = 0, market = 3 }
            [[step]]
            do = "bid 3 4"
            then.decision = "B bid"
            then.bids = ["A 5", "-", "C 4"]
            """
        )
    )


@pytest.mark.parametrize("part", ["auctions", "pile1", "start_players", "stages"])
def test_wrong_deals_are_noticed(part: str) -> None:
    wrong: dict[str, Any] = {
        "auctions": 2,
        "pile1": [2, 1, 3, 4, 5, 6, 7, 8, 9, 10],
        "start_players": ["A", "B", "C"],
        "stages": [{"rounds": [1, 2, 3, 4], "auction2": [11, 12, 13, 15]}],
    }
    deals = {"seeds": 200, part: wrong[part]}
    with pytest.raises(CaseFailure):
        play({"id": "X3", "rules": ["R2"], "title": "Wrong deals", "players": 4, "deals": deals})


def test_a_changed_transcript_that_is_still_right_is_noticed() -> None:
    step = [{"do": "place homestead/1", "then": {"A": {"silver": 8, "wood": 1}}}]
    data = {"id": "X4", "rules": ["R4"], "title": "A transcript", "players": 2, "step": step}
    play({**data, "step": [*step, {"reload": {"change": "homestead/1", "to": "farm/1"}, "error": "own a Farm"}]})
    with pytest.raises(CaseFailure, match="should be refused"):
        play({**data, "step": [*step, {"reload": {"change": "homestead/1", "to": "homestead/2"}, "error": True}]})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[case]\n", "this is no TOML"),
        ("", "there is no [[case]]"),
        ("[[cases]]\nid = 'X1'\n", "'cases' is unknown"),
        ("[[case]]\nid = 'X1'\n[[case]]\nid = 'X1'\n", "is missing"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "some.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FormatError) as caught:
        read_folder(tmp_path)
    assert sentence in str(caught.value)
    assert "some.toml" in str(caught.value)


def test_an_empty_or_missing_folder_and_an_id_used_twice_are_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        with pytest.raises(FormatError, match="There is no"):
            read_folder(folder)
    file = FOLDER / "s092_track.toml"
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_bytes(file.read_bytes())
    with pytest.raises(FormatError, match="taken already"):
        read_folder(tmp_path)


def test_ids_name_what_they_cover() -> None:
    assert [case_number(case_id) for case_id in ("S21", "S21b", "A02aa")] == ["S21", "S21", "A02"]


def spoilt(case: Case) -> Case | None:
    """The case with the first number that it expects of a seat one too high; None if it expects none."""
    data = copy.deepcopy(dict(case.data))
    for step in data.get("step", ()):
        for seat in "ABCD":
            for key, value in step.get("then", {}).get(seat, {}).items():
                if type(value) is int:
                    step["then"][seat][key] = value + 1
                    return Case(case.id, case.title, case.file, data)
    return None


def test_every_golden_case_can_fail() -> None:
    """In each case that expects a number of a seat, a wrong one is noticed."""
    cases = [wrong for case in read_folder(FOLDER) if (wrong := spoilt(case)) is not None]
    assert len(cases) > 200
    for case in cases:
        with pytest.raises(CaseFailure):
            run(case)

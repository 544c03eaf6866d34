"""Reads the case files that scenarios/FORMAT.md describes.

Anything that the format does not know is refused with a sentence: a typo must never make a case pass silently.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .schema import ACTIONS, CASE, SEATS, STEP, Check, FormatError


@dataclass(frozen=True)
class Case:
    """One golden case. `data` is the checked table of the file."""

    id: str
    title: str
    file: str
    data: Mapping[str, Any]

    @property
    def covers(self) -> str:
        """The golden case this is a part of: S21 for S21a."""
        return case_number(self.id)


def case_number(case_id: str) -> str:
    """`S21` of `S21a`."""
    return re.sub(r"(?<=\d)[a-z]+$", "", case_id)


def _check_step(check: Check, step: Any) -> None:
    check.keys(step, STEP)
    actions = [key for key in ACTIONS if key in step]
    if len(actions) > 1:
        raise check.fail(f"a step does one thing, not {' and '.join(actions)}")
    if not actions and not step.get("then"):
        raise check.fail("the step neither does nor expects anything")
    if "then" in step and not step["then"]:
        raise check.fail("'then' is empty")
    action = actions[0] if actions else ""
    for key, needs in (
        ("error", ("do", "raw", "reload")),
        ("by", ("do",)),
        ("notation", ("do",)),
        ("times", ("do",)),
        ("loose", ("do", "raw")),
    ):
        if key in step and action not in needs:
            raise check.fail(f"'{key}' goes with {' or '.join(needs)} only")
    if "notation" in step and "error" not in step:
        raise check.fail("'notation' says why a token is refused, so the step must expect an error")
    if "by" in step and "error" not in step:
        raise check.fail("'by' names a seat that is not to act, so the step must expect an error")
    if "error" in step and ("times" in step or "loose" in step):
        raise check.fail("an error changes nothing: 'times' and 'loose' do not go with it")
    if isinstance(step.get("reload"), dict) and "error" not in step:
        raise check.fail("a changed transcript must be refused: add 'error'")


def _seats_within(check: Check, data: Any, players: int) -> None:
    """No case may speak of a seat that is not at the table."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in tuple(SEATS[players:]):
                raise check.fail(f"there is no seat {key} with {players} players")
            _seats_within(check, value, players)
            if key in ("seat", "by", "start_player", "decision", "until", "won", "bids", "passed", "winners"):
                for text in value if isinstance(value, list) else [value]:
                    for seat in re.findall(r"\b[A-D]\b", text):
                        if seat in SEATS[players:]:
                            raise check.fail(f"there is no seat {seat} with {players} players")
    elif isinstance(data, list):
        for item in data:
            _seats_within(check, item, players)


def read_case(data: Any, file: str, position: int = 1) -> Case:
    """Check one table of a file. Raises FormatError."""
    name = data.get("id") if isinstance(data, dict) else None
    check = Check(f"{file}, case {name if isinstance(name, str) else f'number {position}'}")
    check.keys(data, CASE)
    for key in ("id", "rules", "title", "players"):
        if key not in data:
            raise check.fail(f"'{key}' is missing")
    steps = data.get("step", [])
    for number, step in enumerate(steps, 1):
        _check_step(check.at(f"step {number}"), step)
    if not (any(step.get("then") or "error" in step for step in steps) or "deals" in data or "same_again" in data):
        raise check.fail("the case expects nothing")
    if "deals" in data and len(data["deals"]) < 2:
        raise check.fail("'deals' expects nothing")
    if any(step.get("reload") for step in steps) and "situation" in data:
        raise check.fail("'reload' needs a case without situation: a transcript begins at setup")
    if data.get("start_player") == "seed" and ("situation" in data or "pile2" in data or "pile3" in data):
        raise check.fail('start_player = "seed" takes the whole deal from the seed: no situation, pile2 or pile3')
    situation = data.get("situation", {})
    if "decision" not in situation and (set(situation) & {"seat", "won", "neutral", "bids", "passed"}):
        raise check.fail("the situation needs a 'decision'")
    _seats_within(check, data, data["players"])
    return Case(data["id"], data["title"], file, data)


def read_file(path: Path) -> list[Case]:
    """All cases of one file. Raises FormatError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FormatError(f"{path.name}: this is no TOML: {error}.") from None
    extra = set(data) - {"case"}
    if extra:
        raise FormatError(f"{path.name}: the key '{min(extra)}' is unknown; a file holds [[case]] tables only.")
    cases = data.get("case")
    if not isinstance(cases, list) or not cases:
        raise FormatError(f"{path.name}: there is no [[case]] in this file.")
    return [read_case(case, path.name, position) for position, case in enumerate(cases, 1)]


def read_folder(folder: Path) -> list[Case]:
    """All cases of all *.toml files of a folder, in the order of file names. Raises FormatError."""
    if not folder.is_dir():
        raise FormatError(f"There is no folder {folder}.")
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise FormatError(f"There is no *.toml file in {folder}.")
    cases: dict[str, Case] = {}
    for path in files:
        for case in read_file(path):
            if case.id in cases:
                raise FormatError(f"{path.name}, case {case.id}: this id is taken already, in {cases[case.id].file}.")
            cases[case.id] = case
    return list(cases.values())

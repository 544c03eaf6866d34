"""Golden games: each transcript in `tests/games/` is played again, strictly, and its whole text compared.

The text holds a digest of the state at the start of each round and the final score sheet, so this is also where CPython
and Pyodide are held equal. `python -m tests.golden_games --update` writes them anew after a wanted change.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from homesteaders import Session, is_over
from homesteaders.record import RecordError, read
from homesteaders.state import check, digest
from tests.engine_support import holdings, plus_events
from tests.golden_games import GAMES, golden_files, golden_record, golden_text, notes_of

pytestmark = pytest.mark.engine


def test_there_are_golden_games_for_each_number_of_players() -> None:
    setups = [golden_record(path).session.setup for path in golden_files()]
    for players in (2, 3, 4):
        assert sum(setup.players == players for setup in setups) >= 6
    assert sum(not setup.open_holdings for setup in setups) >= 4
    assert {path.name for path in GAMES.iterdir()} == {path.name for path in golden_files()}, (
        "only .hs files belong here"
    )


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = golden_record(path)
    assert is_over(record.session.state)
    assert text.count("\n= ") == 11, "a digest for each new round and for the end"
    assert golden_text(record, notes_of(text)) == text


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_every_state_of_a_golden_game_is_sound(path: Path) -> None:
    session = golden_record(path).session
    assert check(session.state_at(0)) == []
    for position, events in enumerate(session.events):
        before, after = session.state_at(position), session.state_at(position + 1)
        assert check(after) == []
        assert plus_events(holdings(before), events) == holdings(after)


def test_a_wrong_digest_is_noticed() -> None:
    text = golden_files()[0].read_text(encoding="utf-8")
    for at, line in enumerate(text.splitlines()):
        if line.startswith("= round 7"):
            spoilt = text.replace(line, line[:-8] + ("00000000" if not line.endswith("00000000") else "00000001"))
            with pytest.raises(RecordError, match=f"^Line {at + 1}: "):
                read(spoilt)
            return
    raise AssertionError("no digest of round 7")


def test_a_game_goes_the_same_way_again() -> None:
    """Nothing but setup, deal and actions decides: a second session, step by step, has the same digest everywhere."""
    for path in golden_files()[::6]:
        session = golden_record(path).session
        again = Session(session.setup, session.deal)
        for position, action in enumerate(session.actions):
            assert digest(again.state) == digest(session.state_at(position))
            again.do(action)
        assert again.events == session.events

"""Seats that change hands in mid-game: saved, carried by codes, safe for undo."""

from __future__ import annotations

from homesteaders.codes import Opened, encode, open_text
from homesteaders.record import read
from ui.game import Game
from ui.saves import Saves
from ui.uistate import END, SEATS, TABLE, Seat

from .fakes import FakeClock, Table


def change(table: Table, seat: int, who: str) -> None:
    """Change a seat through the sheet."""
    table.do("open:menu")
    table.app.dispatch("close:")
    table.app.dispatch(f"open:{SEATS}")
    assert f"who:{seat}" in table.screen.acts
    table.app.dispatch(f"who:{seat} {who}")
    table.do("close")
    table.scheduler.run()


def game_of(table: Table) -> Game:
    assert table.app.game is not None
    return table.app.game


def test_a_person_hands_over_to_an_opponent_and_takes_the_seat_back() -> None:
    table = Table()
    table.deal("pp")
    before = game_of(table).session.position
    change(table, 0, "bot:settler")
    assert game_of(table).seats[0] == Seat("Clara", "bot", "settler")
    assert game_of(table).session.position > before, "it plays at once"
    assert game_of(table).persons == [1]
    assert table.app.ui.viewer == 1
    change(table, 0, "person")
    assert game_of(table).seats[0] == Seat("Clara", "person")
    assert game_of(table).persons == [0, 1]


def test_everybody_may_leave_and_somebody_come_back() -> None:
    table = Table()
    table.deal("pbb")
    table.app.ui.paused = True
    change(table, 0, "bot:rancher")
    assert table.app.ui.page == TABLE and game_of(table).persons == []
    change(table, 2, "person")
    assert game_of(table).persons == [2]
    table.do("pause")
    table.scheduler.run()
    assert table.app.ui.page == TABLE and table.app.ui.viewer == 2 and table.app.acting()
    change(table, 2, "bot:rancher")
    assert table.app.ui.page == END


def test_it_is_said_and_nothing_happens_while_the_sheet_is_open() -> None:
    table = Table()
    table.deal("pb")
    table.app.dispatch(f"open:{SEATS}")
    before = game_of(table).session.position
    table.app.dispatch("who:0 bot:greenhorn")
    table.scheduler.run()
    assert "From now on: Greenhorn plays Clara." in table.screen.html
    assert game_of(table).session.position == before
    table.do("close")
    table.scheduler.run()
    assert game_of(table).session.position > before


def test_seats_are_saved_with_the_game() -> None:
    table = Table()
    table.deal("pbp")
    table.app.ui.paused = True
    change(table, 2, "bot:settler")
    change(table, 1, "person")
    again = Table(table.store)
    assert game_of(again).seats == game_of(table).seats
    assert game_of(again).persons == [0, 1]
    entry = Saves(table.store, FakeClock()).entries()[0]
    assert entry.kinds == ("person", "person", "bot") and entry.here == (0, 1)


def test_transcripts_and_codes_carry_them() -> None:
    table = Table()
    table.deal("pbp")
    table.app.ui.paused = True
    change(table, 2, "bot:settler")
    record = game_of(table).record()
    assert [(seat.kind, seat.bot) for seat in read(game_of(table).text()).seats] == [
        ("person", ""),
        ("bot", "rancher"),
        ("bot", "settler"),
    ]
    opened = open_text(encode(record))
    assert isinstance(opened, Opened) and opened.record.seats == record.seats


def test_undo_leaves_the_seats_as_they_are() -> None:
    table = Table()
    table.app.settings.forced = False
    table.deal("pbb")
    for _ in range(2):
        if table.app.acting():
            table.do("confirm")
            table.scheduler.run()
    table.app.ui.paused = True
    change(table, 1, "person")
    seats = game_of(table).seats
    table.app.dispatch("undo:")
    table.scheduler.run()
    assert game_of(table).seats == seats
    table.app.dispatch("redo:")
    table.scheduler.run()
    assert game_of(table).seats == seats


def test_nothing_changes_where_it_may_not() -> None:
    table = Table()
    table.deal("pb")
    seats = game_of(table).seats
    table.app.dispatch("who:1 person")  # the sheet is not open
    table.app.dispatch(f"open:{SEATS}")
    for nonsense in ("who:7 person", "who:x person", "who:1 bot:cheater", "who:1 nobody", "who:"):
        table.app.dispatch(nonsense)
    assert game_of(table).seats == seats
    table.app.ui.readonly = "tab"
    table.app.dispatch("who:1 person")
    assert game_of(table).seats == seats


def test_persons_at_other_devices_keep_their_seats() -> None:
    table = Table()
    table.app.dispatch("sit:link")
    table.deal("pp")
    table.app.dispatch(f"open:{SEATS}")
    assert "at another device" in table.screen.html
    table.app.dispatch("who:1 bot:rancher")
    assert game_of(table).seats[1].person
    assert "who:1" not in table.screen.acts

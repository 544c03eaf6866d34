"""Opponents by name on the screen: levels and characters, what is chosen on the start page, what characters say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from homesteaders.bots import BOTS
from homesteaders.bots import characters as cast
from ui import levels
from ui.game import Game
from ui.levels import CHARACTERS, LEVELS, bot_label, bot_name, quick, seated
from ui.uistate import END, Seat
from ui.words import speak

from .fakes import FakeStore, Table


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")


def play(bots: list[str], seed: int = 3, limit: int = 100_000) -> Table:
    """A game of these opponents, played to its end or so far."""
    table = Table()
    table.app.dispatch(f"seats:{len(bots)}")
    for index, bot in enumerate(bots):
        table.app.dispatch(f"kind:{index} bot:{bot}")
    table.app.typed(f"seed {seed}")
    table.app.dispatch("deal:")
    while table.scheduler.waiting and limit:
        limit -= 1
        table.scheduler.waiting.pop(0)[1]()
    return table


def test_the_screen_knows_the_opponents_that_there_are() -> None:
    assert set(LEVELS) | set(CHARACTERS) <= set(BOTS)
    assert {each.key: each.level for each in cast.CHARACTERS} == CHARACTERS
    assert [key for key in LEVELS if not quick(key)] == list(levels.SLOW)


def test_names_and_labels() -> None:
    assert bot_name("baron") == "Baron"
    assert bot_name("ruth") == "Iron Ruth"
    assert bot_name("somebody else") == "opponent"
    assert bot_label(Seat("Mae", "bot", "ruth")) == "Iron Ruth"
    assert bot_label(Seat("Iron Ruth", "bot", "ruth")) == "Rancher"
    assert bot_label(Seat("Mae", "bot")) == "Rancher"


def test_who_can_be_seated() -> None:
    mae = Seat("Mae", "bot", "settler")
    assert seated(mae, "person") == Seat("Mae", "person")
    assert seated(mae, "bot") == Seat("Mae", "bot", "rancher")
    assert seated(mae, "bot:amos") == Seat("Mae", "bot", "amos")
    for nonsense in ("", "bot:random", "bot:nobody", "person:1x", "ghost"):
        assert seated(mae, nonsense) in (mae, Seat("Mae", "person")), nonsense


def test_a_character_brings_its_name_unless_the_seat_has_one() -> None:
    table = Table()
    table.app.dispatch("kind:1 bot:ruth")
    assert table.app.desk.form.seats[1].name == "Iron Ruth"
    table.app.dispatch("kind:1 bot:amos")
    assert table.app.desk.form.seats[1].name == "Deacon Amos"
    table.app.dispatch("kind:1 bot:baron")
    assert table.app.desk.form.seats[1].name == "Mae"
    table.app.typed("name:1 Aunt Polly")
    table.app.dispatch("kind:1 bot:ruth")
    assert table.app.desk.form.seats[1] == Seat("Aunt Polly", "bot", "ruth")


def test_the_form_remembers_levels_and_characters() -> None:
    table = Table()
    table.app.dispatch("kind:1 bot:baron")
    table.app.dispatch("kind:2 bot:nell")
    table.app.dispatch("kind:3 person")
    seats = Table(FakeStore(table.store)).app.desk.form.seats
    assert [(seat.kind, seat.bot) for seat in seats] == [
        ("person", ""),
        ("bot", "baron"),
        ("bot", "nell"),
        ("person", ""),
    ]
    table.store["homesteaders.form"] = '{"seats": [["A", "bot", "cheater"], ["B", "bot", 7], ["C", "bot"], ["D"]]}'
    seats = Table(FakeStore(table.store)).app.desk.form.seats
    assert [seat.bot for seat in seats[:3]] == ["", "", ""]


def test_characters_speak_in_the_log_and_beside_their_row() -> None:
    table = play(["ben", "ruth", "amos", "bill"])
    game = table.app.game
    assert game is not None and table.app.ui.page == END
    said = [line for line in game.lines if line.says]
    assert 3 <= len(said) <= 40, "seldom"
    for line in said:
        assert line.text == f"{game.seats[line.seat].name}: “{line.says}”"
    beside = [
        picture.regions["rivals"]
        for picture in table.screen.shown
        if 'class="says"' in picture.regions.get("rivals", "")
    ]
    assert beside
    # Once by ear: with the lines of the action, and not again while the next ones act.
    heard: list[str] = []
    for picture in table.screen.shown:
        if not heard or picture.live != heard[-1]:
            heard.append(picture.live)
    for line in said[:-2]:
        assert sum(line.text in live for live in heard) <= sum(other.text == line.text for other in said)


def test_what_was_said_is_the_same_after_loading_and_worded_in_the_language_spoken() -> None:
    table = play(["ben", "ruth", "amos"], seed=5)
    game = table.app.game
    assert game is not None
    again = Game.from_text(game.text())
    assert [line.says for line in again.lines] == [line.says for line in game.lines]
    english = [line.says for line in game.lines if line.says]
    table.app.dispatch("set:language de")
    assert english and [line.says for line in game.lines if line.says] != english


def test_where_no_character_sits_nobody_speaks() -> None:
    table = play(["rancher", "settler"])
    game = table.app.game
    assert game is not None and not any(line.says for line in game.lines)

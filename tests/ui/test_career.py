"""What is remembered of finished games: each once, for each person here, and nothing of it is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from homesteaders.state import Setup
from tests.ui.annals_support import ID, finish, nearly_over, store_with
from tests.ui.fakes import FakeClock, FakeStore, Table
from ui import career
from ui.career import HERE, Played, Sat, added, career_of, persons, played_of, row_of
from ui.rows import CAREER, Records, career_records, rows_of, text_of
from ui.saves import SaveError, Saves

pytestmark = pytest.mark.engine

DATA = Path(__file__).resolve().parent.parent / "data" / "saves"
KEY = "homesteaders.career"


def one(key: str = "abcd1234", day: int = 20_000, seed: int = 7, name: str = "Clara", total: int = 50) -> Played:
    own = Sat(name, HERE, 1, total, (3, total - 13, 6, 2, 2, 0, 0), (0, 5))
    return Played(key, day, seed, -1, (own, Sat("Mae", "rancher", 2, 44)))


def remembered(store: FakeStore) -> list[Played]:
    return career_records(store, Saves(store, FakeClock())).all()


@pytest.fixture(scope="module")
def game_text() -> str:
    return nearly_over(Setup(2, 7), "pb").text()


@pytest.fixture
def over(game_text: str) -> Table:
    """A table on which a game against one opponent has just been finished."""
    from ui.game import Game

    table = Table(store_with(Game.from_text(game_text)))
    assert remembered(table.store) == []
    finish(table)
    return table


def test_a_finished_game_is_remembered_with_all_its_parts(over: Table) -> None:
    (played,) = remembered(over.store)
    game = over.app.game
    assert game is not None and game.over
    assert (played.seed, played.daily, played.day) == (7, -1, over.clock.ms // 86_400_000)
    own, other = played.seats
    assert (own.name, own.who, other.name, other.who) == ("Clara", HERE, "Mae", "rancher")
    assert sum(own.parts) == own.total and own.buildings == tuple(game.state.players[0].buildings)
    assert other.parts == other.buildings == () and {own.place, other.place} == {1, 2}


def test_a_game_is_counted_once_whatever_is_done_after_its_end(over: Table) -> None:
    before = remembered(over.store)
    if "undo" in over.screen.acts:
        over.do("undo")
        finish(over)
    again = Table(over.store)  # loaded again
    again.do("games", f"g-open:{ID}")
    again.do("share")
    link = again.app.ui.sharing.link
    again.do("close")
    assert [played.key for played in remembered(over.store)] == [played.key for played in before]
    elsewhere = Table(link=link)  # a replay is looked at
    assert elsewhere.app.ui.readonly and remembered(elsewhere.store) == []


def test_a_finished_game_that_comes_from_elsewhere_is_none_of_ours(over: Table) -> None:
    game = over.app.game
    assert game is not None
    other = Table()
    other.app.dropped("game.hs", game.text())
    assert other.app.game is not None and other.app.game.over and remembered(other.store) == []


def test_each_person_at_this_device_has_a_career() -> None:
    table = Table(store_with(nearly_over(Setup(3, 8), "ppb", level="foreman")))
    finish(table)
    games = remembered(table.store)
    assert persons(games) == ["Clara", "Mae"]
    for name in ("Clara", "Mae"):
        found = career_of(games, name)
        assert (found.all.games, [line.key for line in found.seats], [line.key for line in found.levels]) == (
            1,
            ["3"],
            ["foreman"],
        )
    table.do("leave")
    table.do("career")
    assert table.screen.picture is not None and table.screen.picture.kind == "career"
    first = table.screen.html
    table.app.dispatch("career-who: 1")
    assert table.screen.html != first


def test_sums() -> None:
    games = [
        one(),
        Played(
            "bbbbbbbb",
            20_001,
            9,
            20_001,
            (
                Sat("Mae", "ruth", 1, 61),
                Sat("Clara", HERE, 2, 60, (60, 0, 0, 0, 0, 0, 0), (5,)),
                Sat("Hank", "baron", 3, 9),
            ),
        ),
        one("cccccccc", 20_002),  # the deal of the first one again
        one("dddddddd", 20_003, 11, "Hank"),
    ]
    found = career_of(games, "Clara")
    assert (found.all.games, found.all.won, found.all.points, found.all.best, found.again) == (2, 1, 110, 60, 1)
    assert [(line.key, line.games, line.won) for line in found.seats] == [("2", 1, 1), ("3", 1, 0)]
    assert {line.key: (line.games, line.won) for line in found.levels} == {"rancher": (2, 1), "baron": (1, 0)}
    assert [(line.key, line.games, line.won) for line in found.characters] == [("ruth", 1, 0)]
    assert [(line.key, line.games, line.won) for line in found.buildings] == [("5", 2, 1), ("0", 1, 1)]
    assert [game.points for game in found.best] == [60, 50] and [game.margin for game in found.closest] == [-1, 6]
    assert found.best[0].daily and found.parts == (63, 37, 6, 2, 2, 0, 0)
    assert career_of(games, "nobody").all.games == 0


def test_only_the_newest_are_remembered() -> None:
    games = added([], (one(f"{n:08}", n) for n in range(career.MOST + 5)))
    assert len(games) == career.MOST and games[0].day == 5
    assert len(text_of(CAREER, map(row_of, games))) < 400_000
    assert added(games, [one("00000007", 7, total=51)])[2].seats[0].total == 51


def test_forgetting_can_be_taken_back(over: Table) -> None:
    over.do("leave")
    over.do("career")
    before = remembered(over.store)
    over.do("career-forget")
    assert KEY not in over.store and "career-forget" not in over.screen.acts
    over.do("career-back")
    assert remembered(over.store) == before and "career-back" not in over.screen.acts
    over.do("career-forget", "home", "career")
    assert "career-back" not in over.screen.acts, "the page was left"


# ---- the store


def records(store: FakeStore) -> Records[Played]:
    return career_records(store, Saves(store, FakeClock()))


def test_the_first_format_is_read_for_ever() -> None:
    text = (DATA / "career1.txt").read_text(encoding="utf-8")
    games = records(FakeStore()).read(text)
    assert [(p.key, p.day, p.daily, len(p.seats)) for p in games] == [
        ("k3j2h1g0", 20_786, -1, 2),
        ("0a1b2c3d", 20_787, 20_787, 4),
    ]
    assert games[0].seats[1].who == career.AWAY and games[1].seats[0].name == "Zoë"
    assert text_of(CAREER, map(row_of, games)) == text


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-3],
        lambda text: text.replace("Zoë", "Zoe"),
        lambda text: "x",
        lambda text: text_of(CAREER, [[1, 2]]),
        lambda text: text_of(CAREER, [["k3j2h1g0", 1, 1, -1, [["a", "", 1, 5, [1, 1, 1, 1, 1, 1, 1], []]] * 2]]),
        lambda text: '{"homesteaders":"career"}',
        lambda text: text.replace('"format":1', '"format":0'),
    ],
)
def test_a_damaged_list_is_put_aside_and_told(spoil: object) -> None:
    assert callable(spoil)
    text = spoil((DATA / "career1.txt").read_text(encoding="utf-8"))
    store = FakeStore({KEY: text})
    kept = records(store)
    assert kept.all() == [] and "could not be read" in kept.problem
    assert store["homesteaders.damaged.1"] == text
    assert kept.keep([one()]) and records(store).all() == [one()]
    assert any(entry.damaged for entry in Saves(store, FakeClock()).entries())


def test_a_list_of_a_later_release_is_left_alone() -> None:
    from ui.savetext import sealed

    text = sealed({"homesteaders": CAREER, "format": 2}, "what is this\n")
    store = FakeStore({KEY: text})
    kept = records(store)
    assert kept.all() == [] and "newer release" in kept.problem
    assert not kept.keep([one()]) and store == {KEY: text}
    with pytest.raises(SaveError) as error:
        rows_of(CAREER, text)
    assert error.value.newer


def test_a_store_that_keeps_nothing_is_told_of() -> None:
    store = FakeStore()
    store.broken = True
    kept = records(store)
    assert not kept.keep([one()]) and kept.problem


@pytest.mark.parametrize("row", [None, [], ["k3j2h1g0", 1.0, 1, -1, []], ["", 1, 1, -1, []], [0] * 5, [[]] * 5])
def test_rows_that_are_none(row: object) -> None:
    with pytest.raises(ValueError):
        played_of(row)


# ---- backups


def test_a_backup_takes_statistics_along_and_counts_nothing_twice(over: Table) -> None:
    text = over.app.saves.export()
    assert len(json.loads(text)["games"]) == 1
    other = FakeStore()
    saves = Saves(other, FakeClock())
    done = saves.bring(text)
    assert (done.remembered, done.refused, done.problem) == (1, [], "")
    assert remembered(other) == remembered(over.store)
    assert saves.bring(text).remembered == 0 and len(remembered(other)) == 1
    records(other).keep(added(remembered(other), [one()]))
    assert saves.bring(text).remembered == 0 and len(remembered(other)) == 2
    shelf = Table()
    shelf.do("games")
    shelf.app.dropped("backup.json", text)
    assert "1 finished game came" in shelf.screen.html


def test_a_backup_without_statistics_brings_its_games_as_before(over: Table) -> None:
    whole = json.loads(over.app.saves.export())
    assert set(whole) == {"homesteaders", "format", "games", "form", "career"} and whole["format"] == 1
    del whole["career"]
    other = FakeStore()
    done = Saves(other, FakeClock()).bring(json.dumps(whole))
    assert (len(done.added), done.remembered, done.refused) == (1, 0, [])
    assert KEY not in json.loads(over.app.saves.export([ID])), "a backup of one game is that game"


@pytest.mark.parametrize(
    "text", [7, None, "", "x", '{"homesteaders":"career","format":1,"check":"0000000000000000"}\n']
)
def test_damaged_statistics_in_a_backup_are_refused_and_the_games_come(over: Table, text: object) -> None:
    whole = json.loads(over.app.saves.export()) | {"career": text}
    store = FakeStore()
    done = Saves(store, FakeClock()).bring(json.dumps(whole))
    assert len(done.added) == 1 and [name for name, _ in done.refused] == ["Statistics"]
    assert remembered(store) == []

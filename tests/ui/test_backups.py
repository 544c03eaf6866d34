"""The list of games, backups, and when one is asked for."""

import json
import random

import pytest

from homesteaders.record import Terms
from tests.ui.stores import (
    ID,
    Clock,
    MemoryStore,
    ReadOnly,
    deal,
    fresh,
    play,
    same,
    shelf_of,
)
from ui.game import Game
from ui.saves import Kept, Saves, Slot, backup_nudge

pytestmark = pytest.mark.engine
DAY = 86_400_000


# ---- the list


def test_entries_tell_what_the_game_is() -> None:
    store = MemoryStore()
    saves = fresh(store)
    game = play(deal(3, "ppb", hidden=True, terms=Terms(casual=True)), 30)
    saves.write(Slot(ID, game, "Sunday"))
    [entry] = saves.entries()
    frame = game.frame
    assert frame is not None
    assert (entry.id, entry.name, entry.players, entry.names) == (ID, "Sunday", 3, ("Clara", "Mae", "Hank"))
    assert entry.kinds == ("person", "person", "bot")
    assert (entry.round, entry.seat, entry.over, entry.scores) == (game.state.round, frame.seat, False, ())
    assert (entry.open_holdings, entry.casual, entry.by_link) == (False, True, False)
    assert entry.size == sum(len(text) for key, text in store.texts.items() if key.endswith((".a", ".b")))
    play(game, 10_000)
    kept = saves.read(ID)
    kept.game = game
    saves.write(kept)
    [entry] = saves.entries()
    assert entry.over and len(entry.scores) == 3


def test_usage_counts_only_ours() -> None:
    store = MemoryStore({"somebody": "else"})
    saves, _ = shelf_of(store)
    ours = {key: text for key, text in store.texts.items() if key != "somebody"}
    assert saves.usage() == sum(len(key) + len(text) for key, text in ours.items())


def test_the_current_game() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    assert saves.current == slots[2].id
    saves.current = slots[0].id
    assert fresh(store).current == slots[0].id
    saves.delete(slots[0].id)
    assert saves.current == slots[2].id
    saves.current = ""
    assert fresh(store).current == ""


def test_a_name_is_given_and_the_open_game_follows() -> None:
    store = MemoryStore()
    saves, [kept] = shelf_of(store, 1)
    assert saves.rename(kept.id, "  <b>\nNew ") is Kept.OK
    assert (kept.name, kept.revision) == ("<b> New", 2)
    assert fresh(store).entries()[0].name == "<b> New"
    play(kept.game, 1)
    assert saves.write(kept) is Kept.OK
    assert same(fresh(store).read(kept.id).game, kept.game)
    assert fresh(store).read(kept.id).name == "<b> New"
    assert saves.rename("nosuchid", "x") is Kept.FAILED
    assert fresh(ReadOnly(store.texts)).rename(kept.id, "x") is Kept.FAILED


def test_deleting_and_bringing_back() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    before = dict(store.texts)
    trash = saves.delete(slots[1].id)
    assert trash.gone and trash.name == "Game 1"
    assert not [key for key in store.texts if slots[1].id in key]
    assert saves.was_deleted(slots[1]) and not saves.was_deleted(slots[0])
    assert saves.restore(trash)
    assert store.texts == before
    assert not saves.was_deleted(slots[1])
    trash = saves.delete(slots[1].id)
    saves.write(Slot(slots[1].id, deal(77)))
    assert not saves.restore(trash)
    assert saves.read(slots[1].id).game.session.setup.seed == 77
    assert not fresh(ReadOnly(store.texts)).delete(slots[0].id).gone


# ---- backups


def test_a_backup_brings_everything_to_another_device() -> None:
    store = MemoryStore({"homesteaders.form": '{"count": 3}'})
    saves, slots = shelf_of(store, 5)
    slots[2].game.session.goto(5)
    saves.write(slots[2])
    text = saves.export()
    data = json.loads(text)
    assert (data["homesteaders"], data["format"], len(data["games"])) == ("games", 1, 5)
    other = MemoryStore()
    there = Saves(other, Clock())
    done = there.bring(text)
    assert (len(done.added), done.same, done.newer, done.refused, done.problem) == (5, 0, 0, [], "")
    assert [e.id for e in there.entries()] == [e.id for e in saves.entries()]
    assert [e.saved for e in there.entries()] == [e.saved for e in saves.entries()]
    for kept in slots:
        assert same(there.read(kept.id).game, kept.game)
    assert other.texts["homesteaders.form"] == '{"count": 3}'
    texts = dict(other.texts)
    again = there.bring(text)
    assert (again.added, again.same, again.newer) == ([], 5, 0)
    assert other.texts == texts


def test_copies_that_differ_in_what_can_be_redone_both_come() -> None:
    saves, [kept] = shelf_of(MemoryStore(), 1)
    kept.game.session.goto(15)
    saves.write(kept)
    other = Slot("otherone", Game.from_text(kept.game.text()), "Other")
    saves.write(other)
    there = fresh(MemoryStore())
    assert there.bring(saves.export()).added == ["Other", "Game 0"]
    assert there.read(kept.id).game.session.can_redo


def test_a_backup_of_some_games() -> None:
    saves, slots = shelf_of(MemoryStore())
    assert len(json.loads(saves.export([slots[0].id, "nosuchid"]))["games"]) == 1


def test_a_backup_overwrites_nothing() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    backup = saves.export()
    play(slots[0].game, 5)  # here it goes on
    saves.write(slots[0])
    slots[1].game.session.goto(3)  # here it takes another way
    play(slots[1].game, 10, seed=99)
    saves.write(slots[1])
    saves.delete(slots[2].id)  # and here it was deleted
    before = {ident: saves.read(ident).game.text() for ident in (slots[0].id, slots[1].id)}
    done = saves.bring(backup)
    assert (done.same, done.newer, done.refused) == (0, 1, [])
    assert done.added == ["Game 2", "Game 1 (backup)"]
    assert {ident: saves.read(ident).game.text() for ident in before} == before
    assert len(saves.entries()) == 4
    done = saves.bring(backup)
    assert (done.added, done.same, done.newer) == ([], 2, 1)


def test_a_further_backup_comes_beside_ours() -> None:
    store = MemoryStore()
    saves, [kept] = shelf_of(store, 1)
    early = dict(store.texts)
    play(kept.game, 5)
    saves.write(kept)
    backup = saves.export()
    there = fresh(MemoryStore(early))
    assert there.bring(backup).added == ["Game 0 (backup)"]
    assert sorted(there.read(e.id).game.session.position for e in there.entries()) == [20, 25]


def test_a_backup_without_room_says_so() -> None:
    saves, _ = shelf_of(MemoryStore())
    done = fresh(ReadOnly()).bring(saves.export())
    assert (done.added, len(done.refused)) == ([], 3)


def test_a_damaged_game_in_a_backup_is_refused_and_the_others_come() -> None:
    saves, _ = shelf_of(MemoryStore())
    data = json.loads(saves.export())
    data["games"][1] = data["games"][1].replace("pay silver", "pay gold 1", 1)
    data["games"] += [None, 5, [], {}, "x", ""]
    store = MemoryStore()
    done = fresh(store).bring(json.dumps(data))
    assert len(done.added) == 2
    assert len(done.refused) == 7
    assert all(name and reason.endswith(".") for name, reason in done.refused)
    assert len(fresh(store).entries()) == 2


def test_a_raw_download_can_be_brought_in() -> None:
    store = MemoryStore()
    saves, [kept] = shelf_of(store, 1)
    done = fresh(MemoryStore()).bring(saves.raw(kept.id))
    assert done.added == ["Game 0"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"x"',
        "{}",
        '{"homesteaders":"games"}',
        '{"homesteaders":"games","format":1,"games":{}}',
        '{"homesteaders":"games","format":1,"games":null}',
        '{"homesteaders":"games","format":true,"games":[]}',
        '{"homesteaders":"games","format":"1","games":[]}',
        '{"homesteaders":"games","format":2,"games":[]}',
        '{"homesteaders":"save","format":2}',
        "[" * 200_000,
        '{"homesteaders":"games","format":1,"games":' + "[" * 100_000,
        '{"a":' * 100_000,
        '{"homesteaders":"games","format":1,"games":[' + "1" * 6000 + "]}",
        '{"homesteaders":"games","format":1,"games":[NaN,' + ",".join(["0"] * 3000) + "]}",
        '{"homesteaders":"games","format":1,"games":[' + '"\\ud800",' * 20 + '"x"]}',
        "x" * 13_000_000,
    ],
    ids=range(21),
)
def test_hostile_backups_get_a_sentence(text: str) -> None:
    store = MemoryStore()
    done = fresh(store).bring(text)
    assert done.problem.endswith(".") or done.refused
    assert not done.added
    assert store.texts == {}


def test_fuzzed_backups_change_nothing_of_ours() -> None:
    rng = random.Random(11)
    store = MemoryStore()
    saves, slots = shelf_of(store, 2)
    text = saves.export()
    for kept in slots:
        play(kept.game, 2)
        saves.write(kept)
    before = {kept.id: kept.game.text() for kept in slots}
    alphabet = '{}[]",:\\0123456789abnutrue \n\ud800é'
    for _ in range(150):
        letters = list(text)
        for _ in range(rng.randrange(1, 6)):
            at = rng.randrange(len(letters) - 2)
            how = rng.randrange(4)
            if how == 0:
                letters[at] = rng.choice(alphabet)
            elif how == 1:
                del letters[at : at + rng.randrange(1, min(200, len(letters)))]
            elif how == 2:
                letters.insert(at, rng.choice(alphabet) * rng.randrange(1, 50))
            else:
                letters = letters[: max(10, at)]
        saves = fresh(store)
        done = saves.bring("".join(letters))
        assert done.problem or done.added or done.refused or done.same or done.newer or not done.added
        assert {ident: saves.read(ident).game.text() for ident in before} == before
    assert not [entry for entry in fresh(store).entries() if entry.damaged]


# ---- reminders


@pytest.mark.parametrize(
    ("days", "games", "persisted", "asks"),
    [
        (None, 0, False, False),
        (None, 3, False, False),
        (None, 4, False, True),
        (None, 4, None, True),
        (None, 4, True, False),
        (0, 50, False, False),
        (4.9, 50, False, False),
        (5.1, 1, False, True),
        (5.1, 0, False, False),
        (5.1, 1, True, False),
        (900, 2, None, True),
        (-1, 2, False, False),
        (-1, 4, False, True),
    ],
)
def test_when_a_backup_is_asked_for(days: float | None, games: int, persisted: bool | None, asks: bool) -> None:
    now = 1_790_000_000_000
    last = None if days is None else now - int(days * DAY)
    words = backup_nudge(last, now, games, persisted)
    assert bool(words) == asks
    assert "-" not in words and "−" not in words


def test_the_last_export_is_remembered() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    assert saves.last_export() == (None, -1)
    saves.exported()
    last, order = fresh(store).last_export()
    assert last == Clock.ms
    assert not [entry for entry in saves.entries() if entry.order > order]
    saves.write(slots[0])
    assert [entry.id for entry in saves.entries() if entry.order > order] == [slots[0].id]
    for text in ("", "x", "1", "1 2 3", "-1 -2", "9" * 40 + " 1", "¹ ²"):
        store.texts["homesteaders.exported"] = text
        assert fresh(store).last_export() == (None, -1)

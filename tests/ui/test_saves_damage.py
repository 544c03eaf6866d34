"""Saves that were damaged, and those of other releases: named, put aside, never destroyed."""

import json
from pathlib import Path

import pytest

from homesteaders.record import Terms
from homesteaders.state import digest
from tests.mutations import resealed_save
from tests.ui.stores import (
    GARBAGE,
    ID,
    Full,
    MemoryStore,
    ReadOnly,
    deal,
    fresh,
    play,
    reads,
    same,
    shelf_of,
    slot,
    visit,
)
from ui.saves import Kept, SaveError, Slot
from ui.savetext import save_text, slot_of

pytestmark = pytest.mark.engine
DATA = Path(__file__).resolve().parent.parent / "data" / "saves"


# ---- damage


def test_a_damaged_last_save_gives_the_one_before_and_is_put_aside() -> None:
    for spoil in GARBAGE:
        store = MemoryStore()
        saves, kept = fresh(store), slot()
        saves.write(kept)
        before = kept.game.text()
        play(kept.game, 1)
        saves.write(kept)
        key = f"homesteaders.g.{ID}.b"
        store.texts[key] = damaged = spoil(store.texts[key])
        entry = next(entry for entry in fresh(store).entries() if entry.id == ID)
        assert (entry.damaged, entry.revision) == ("", 1)
        saves = fresh(store)
        found = saves.read(ID)
        assert found.game.text() == before
        assert "could not be read" in found.note
        aside = [text for key, text in store.texts.items() if "damaged" in key]
        assert aside == ([damaged] if damaged else [])
        for _ in range(3):
            play(found.game, 1)
            assert saves.write(found) is Kept.OK
        assert same(fresh(store).read(ID).game, found.game)
        assert [text for key, text in store.texts.items() if "damaged" in key] == aside


def test_the_damaged_text_is_put_aside_before_it_is_overwritten() -> None:
    """Also when nobody read the game first."""
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    saves.write(kept)
    saves.write(kept)
    store.texts[f"homesteaders.g.{ID}.a"] = "damaged"
    assert saves.write(kept) is Kept.OK
    assert store.texts["homesteaders.damaged.1"] == "damaged"


def test_without_room_to_put_it_aside_nothing_is_written() -> None:
    store = Full()
    saves, kept = fresh(store), slot()
    saves.write(kept)
    saves.write(kept)
    store.texts[f"homesteaders.g.{ID}.b"] = "x" * 9000
    store.room = saves.usage() + 50
    found = saves.read(ID)
    assert "no room" in found.note
    assert saves.write(found) is Kept.FAILED
    assert store.texts[f"homesteaders.g.{ID}.b"] == "x" * 9000


@pytest.mark.parametrize("pointer", [None, "", "garbage", "c 3", "a", "b 999", "{", "a -1"])
def test_a_lost_pointer_means_the_highest_revision(pointer: str | None) -> None:
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    for _ in range(3):
        play(kept.game, 1)
        saves.write(kept)
    key = f"homesteaders.g.{ID}"
    if pointer is None:
        del store.texts[key]
    else:
        store.texts[key] = pointer
    if pointer != "b 999":
        assert same(fresh(store).read(ID).game, kept.game)
        assert fresh(store).revision(ID) == 3
    found = fresh(store).read(ID)
    play(found.game, 1)
    assert fresh(store).write(found) is Kept.OK
    assert same(fresh(store).read(ID).game, found.game)


def test_two_damaged_generations_are_named_and_stay() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    saves.write(slots[0])
    texts = {}
    for gen in "ab":
        key = f"homesteaders.g.{slots[0].id}.{gen}"
        store.texts[key] = texts[key] = store.texts[key].replace("pay silver", "pay nothing", 1)
    saves = fresh(store)
    with pytest.raises(SaveError, match="changed"):
        saves.read(slots[0].id)
    assert [(entry.id, bool(entry.damaged)) for entry in saves.entries()] == [
        ("game0002", False),
        ("game0001", False),
        ("game0000", True),
    ]
    assert "pay nothing" in saves.raw(slots[0].id)
    assert {key: store.texts[key] for key in texts} == texts
    assert saves.current == "game0002"


@pytest.mark.parametrize("number", range(len(GARBAGE)))
def test_no_key_of_ours_stops_the_start(number: int) -> None:
    """CASES.md B08."""
    store = MemoryStore()
    saves, slots = shelf_of(store)
    saves.write(slots[1])
    saves.current = slots[1].id
    saves.exported()
    store.texts["homesteaders.game"] = (DATA / "format1.hs").read_text(encoding="utf-8")
    store.texts["homesteaders.damaged.1"] = "something"
    store.texts["homesteaders.form"] = '{"count":3}'
    store.texts["homesteaders.place"] = "table"
    good = dict(store.texts)
    for key in good:
        for text in (GARBAGE[number](good[key]), None):
            store.texts = dict(good)
            if text is None:
                del store.texts[key]
            else:
                store.texts[key] = text
            assert visit(store) >= 3 - key.startswith("homesteaders.g.")
            if text and key in ("homesteaders.game", "homesteaders.damaged.1") and not reads(text):
                assert text in store.texts.values()
            assert fresh(store).write(Slot("newgame1", deal(4))) is Kept.OK


def test_strange_keys_are_listed_and_left() -> None:
    store = MemoryStore({"homesteaders.g.A B": "x", "homesteaders.g.": "y", "homesteaders.g.x.y.z": "z", "other": "w"})
    before = dict(store.texts)
    entries = fresh(store).entries()
    assert sorted(entry.id for entry in entries) == sorted(set(before) - {"other"})
    assert all(entry.damaged and fresh(store).raw(entry.id) for entry in entries)
    assert store.texts == before
    assert fresh(store).delete("homesteaders.g.A B").gone
    assert set(store.texts) == set(before) - {"homesteaders.g.A B"}


@pytest.mark.parametrize("change", [{"format": 3}, {"rules": 2}])
def test_a_save_of_a_newer_release_is_named_and_stays(change: dict[str, int]) -> None:
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    saves.write(kept)
    saves.write(kept)
    key = f"homesteaders.g.{ID}.b"
    store.texts[key] = resealed_save(store.texts[key], change)
    saves = fresh(store)
    assert "Update the game" in saves.entries()[0].damaged
    with pytest.raises(SaveError, match="Update the game"):
        saves.read(ID)
    assert not [key for key in store.texts if "damaged" in key]
    assert json.loads(saves.export())["games"] == [store.texts[key]]


WRONG = (None, True, -5, 10**20, 1.5, "x", "", [], {}, [[]], [[1, 2], [3, 4]], ["a"], "\ud800", [None] * 3)


def test_a_forged_first_line_raises_a_sentence_or_loads() -> None:
    text = save_text(slot(hidden=True), 3, 4, 5)
    for name in json.loads(text.partition("\n")[0]):
        if name == "check":
            continue
        for value in WRONG:
            forged = resealed_save(text, {name: value})
            try:
                found = slot_of(forged, ID)
            except SaveError as error:
                assert str(error).endswith(".")
            else:
                play(found.game, 3)
                found.game.text()


# ---- what was kept by earlier releases


def test_the_golden_save_of_format_1() -> None:
    """Written by the release that kept one game: never edit it."""
    text = (DATA / "format1.hs").read_text(encoding="utf-8")
    store = MemoryStore({"homesteaders.game": text})
    saves = fresh(store)
    assert saves.take_up_old() == ""
    assert "homesteaders.game" not in store.texts
    found = fresh(store).read(fresh(store).current)
    assert digest(found.game.state) == "c740cc95"
    assert found.game.text() == text
    assert [seat.name for seat in found.game.seats] == ["Clara #1", "José Ñandú", "Hank <b>"]
    assert (found.game.here, found.game.session.position) == (frozenset({0, 1}), 91)
    before = dict(store.texts)
    assert fresh(store).take_up_old() == ""
    assert store.texts == before


def test_the_golden_save_of_format_2() -> None:
    """Never edit it: what was once on main loads for ever."""
    text = (DATA / "format2.txt").read_text(encoding="utf-8")
    store = MemoryStore({"homesteaders.g.golden02.b": text, "homesteaders.g.golden02": "b 7"})
    found = fresh(store).read("golden02")
    game = found.game
    assert digest(game.state) == "0f297f1b"
    assert (found.name, found.revision, found.saved, found.note) == ("Märchen <i>", 7, 1_790_000_000_000, "")
    assert (game.session.position, len(game.session.undone)) == (80, 4)
    assert (game.terms, game.here) == (Terms(casual=True, by_link=True), frozenset({0}))
    assert [seat.name for seat in game.seats] == ["Clara", "מאיה", "Hank", "Ida"]
    game.session.goto(84)
    assert digest(game.state) == "b32e5ded"


def test_an_old_game_that_cannot_be_written_can_be_played() -> None:
    text = (DATA / "format1.hs").read_text(encoding="utf-8")
    store = ReadOnly({"homesteaders.game": text})
    saves = fresh(store)
    assert saves.take_up_old() == ""
    found = saves.read(saves.current)
    assert found.game.text() == text
    assert saves.write(found) is Kept.FAILED
    assert store.texts == {"homesteaders.game": text}
    store.__class__ = MemoryStore  # type: ignore[assignment]
    assert saves.write(found) is Kept.OK


def test_a_damaged_old_game_is_put_aside_and_listed() -> None:
    store = MemoryStore({"homesteaders.game": "homesteaders 1\nnonsense\n", "homesteaders.damaged.1": "older"})
    saves = fresh(store)
    assert "homesteaders.damaged.2" in saves.take_up_old()
    assert set(store.texts) == {"homesteaders.damaged.1", "homesteaders.damaged.2"}
    assert [entry.id for entry in saves.entries()] == ["homesteaders.damaged.1", "homesteaders.damaged.2"]
    assert saves.raw("homesteaders.damaged.2") == "homesteaders 1\nnonsense\n"
    store = ReadOnly({"homesteaders.game": "nonsense"})
    assert "no room" in fresh(store).take_up_old()
    assert [entry.id for entry in fresh(store).entries()] == ["homesteaders.game"]

"""Games in the browser's store: nothing that was kept once is lost, whatever the store does."""

import json
import random
import re
from pathlib import Path

import pytest

from homesteaders.record import Terms
from tests.ui.stores import (
    ID,
    Blocked,
    Chance,
    Clock,
    Full,
    Killed,
    MemoryStore,
    Mortal,
    Refuses,
    Spoils,
    deal,
    fresh,
    play,
    same,
    shelf_of,
    slot,
)
from ui.game import Game
from ui.saves import Kept, SaveError, Saves, Slot, new_id
from ui.savetext import save_text

pytestmark = pytest.mark.engine
DATA = Path(__file__).resolve().parent.parent / "data" / "saves"


# ---- writing and reading


@pytest.mark.parametrize("kinds", ["pp", "pb", "ppp", "pbbb", "bbbb"])
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("terms", [Terms(), Terms(casual=True), Terms(by_link=True), Terms(True, True)])
def test_what_is_written_is_read(kinds: str, hidden: bool, terms: Terms) -> None:
    store = MemoryStore()
    for actions in (0, 1, 17, 60, 10_000):
        game = play(deal(5, kinds, hidden=hidden, terms=terms), actions)
        game.session.goto(max(0, game.session.position - 3))
        kept = Slot(ID, game, " The\nname ")
        kept.revision = fresh(store).revision(ID)
        assert fresh(store).write(kept) is Kept.OK
        read = fresh(store).read(ID)
        assert same(read.game, game)
        assert (read.name, read.revision, read.saved, read.note) == ("The name", kept.revision, Clock.ms, "")
        assert read.game.terms == terms


def test_two_generations_take_turns() -> None:
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    texts = []
    for number, gen in enumerate("ababa", 1):
        before = dict(store.texts)
        assert saves.write(kept) is Kept.OK
        assert kept.revision == saves.revision(ID) == number
        assert store.texts[f"homesteaders.g.{ID}"] == f"{gen} {number}"
        other = f"homesteaders.g.{ID}.{'b' if gen == 'a' else 'a'}"
        assert store.texts.get(other) == before.get(other)
        texts.append(store.texts[f"homesteaders.g.{ID}.{gen}"])
    assert len(set(texts)) == 5


def test_a_save_is_a_line_and_a_transcript() -> None:
    text = save_text(slot(), 4, 9, 12345)
    line, _, body = text.partition("\n")
    meta = json.loads(line)
    assert Game.from_text(body).text() == body
    assert (meta["homesteaders"], meta["format"], meta["id"], meta["revision"]) == ("save", 2, ID, 4)
    assert meta["saved"] == 12345


def test_a_bad_id_is_not_written() -> None:
    store = MemoryStore()
    for ident in ("", "a.b", "ABCDEF", "a b c d e", "../../x"):
        assert fresh(store).write(Slot(ident, deal())) is Kept.FAILED
    assert store.texts == {}


def test_ids() -> None:
    chance = Chance()
    ids = {new_id(chance) for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[a-z0-9]{6,}", ident) for ident in ids)
    store = MemoryStore()
    first = fresh(store).new_id(Chance())
    fresh(store).write(Slot(first, deal()))
    assert fresh(store).new_id(Chance()) != first


# ---- a store that fails


def test_blocked_storage_is_survived() -> None:
    saves = fresh(Blocked())
    kept = slot()
    assert saves.write(kept) is Kept.FAILED
    assert (kept.revision, saves.revision(ID), saves.entries(), saves.current, saves.usage()) == (0, -1, [], "", 0)
    assert not saves.bring(saves.export()).added
    assert saves.take_up_old() == ""
    with pytest.raises(SaveError):
        saves.read(ID)


def test_every_refused_write_leaves_the_last_good_save() -> None:
    for nth in range(2):
        store = Refuses()
        saves, kept = fresh(store), slot()
        assert saves.write(kept) is Kept.OK
        before = kept.game.text()
        play(kept.game, 1)
        store.nth = nth
        assert saves.write(kept) is Kept.FAILED
        assert kept.revision == 1
        assert fresh(store).read(ID).game.text() == before
        assert saves.write(kept) is Kept.OK
        assert same(fresh(store).read(ID).game, kept.game)


def test_the_first_write_can_be_repeated_when_only_the_pointer_failed() -> None:
    store = Refuses()
    saves, kept = fresh(store), slot()
    store.nth = 1
    assert saves.write(kept) is Kept.FAILED
    assert saves.write(kept) is Kept.OK
    assert same(fresh(store).read(ID).game, kept.game)


def test_full_storage_keeps_the_last_save_and_works_again() -> None:
    store = Full()
    saves, kept = fresh(store), slot()
    other = Slot("otherone", play(deal(9), 40))
    assert saves.write(other) is Kept.OK
    assert saves.write(kept) is Kept.OK
    store.room = saves.usage() + 100
    before = kept.game.text()
    for _ in range(10):
        play(kept.game, 1)
        assert saves.write(kept) is Kept.FAILED
        assert fresh(store).read(ID).game.text() == before
    assert saves.write(Slot("thirdone", deal())) is Kept.FAILED
    store.room = 10**9
    assert saves.write(kept) is Kept.OK
    assert same(fresh(store).read(ID).game, kept.game)
    assert not [entry for entry in saves.entries() if entry.damaged]


@pytest.mark.parametrize("spoil", [lambda text: text[:-1], lambda text: "", lambda text: text.upper()])
@pytest.mark.parametrize("pointer", [False, True])
def test_what_comes_back_differently_is_not_called_kept(spoil: object, pointer: bool) -> None:
    store = Spoils()
    saves, kept = fresh(store), slot()
    assert saves.write(kept) is Kept.OK
    before = kept.game.text()
    play(kept.game, 1)
    store.spoil = spoil  # type: ignore[assignment]
    store.keys_to_spoil = lambda key: key.endswith((".a", ".b")) != pointer
    for _ in range(3):
        assert saves.write(kept) is Kept.UNREAD
        assert kept.revision == 1
        assert fresh(MemoryStore(dict(store.texts))).read(ID).game.text() in (before, kept.game.text())
    store.spoil = None
    assert saves.write(kept) is Kept.OK
    assert same(fresh(store).read(ID).game, kept.game)
    assert not [key for key in store.texts if "damaged" in key]


def test_storage_that_was_cleared_is_written_anew() -> None:
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    saves.write(kept)
    store.texts.clear()
    assert (saves.revision(ID), saves.entries(), saves.current) == (-1, [], "")
    play(kept.game, 1)
    assert saves.write(kept) is Kept.OK
    assert same(fresh(store).read(ID).game, kept.game)


def test_two_tabs_do_not_overwrite_each_other() -> None:
    store = MemoryStore()
    one, two = fresh(store), fresh(store)
    mine = slot()
    assert one.write(mine) is Kept.OK
    theirs = two.read(ID)
    for _ in range(5):
        play(mine.game, 1)
        assert one.write(mine) is Kept.OK
    play(theirs.game, 1, seed=5)
    assert two.revision(ID) > theirs.revision
    assert two.write(theirs) is Kept.NEWER
    assert theirs.revision == 1
    assert same(two.read(ID).game, mine.game)
    assert two.write(Slot(two.new_id(Chance()), theirs.game, "Copy")) is Kept.OK
    assert len(one.entries()) == 2


def test_a_new_game_cannot_take_the_place_of_another() -> None:
    store = MemoryStore()
    saves, kept = fresh(store), slot()
    saves.write(kept)
    assert saves.write(Slot(ID, deal(8))) is Kept.NEWER


def test_the_clock_decides_nothing() -> None:
    store, clock = MemoryStore(), Clock()
    saves = Saves(store, clock)
    first, second = Slot("firstone", deal(1)), Slot("secondone", deal(2))
    saves.write(first)
    clock.ms = 5
    saves.write(second)
    assert [entry.id for entry in saves.entries()] == ["secondone", "firstone"]
    clock.ms = -7
    play(first.game, 1)
    assert saves.write(first) is Kept.OK
    assert [entry.id for entry in fresh(store).entries()] == ["firstone", "secondone"]
    assert same(fresh(store).read("firstone").game, first.game)


# ---- the page is closed in the middle of something


def killed_at_each(texts: dict[str, str], work: object, check: object, most: int = 400) -> int:
    """Do `work` on a store that dies at its first, second, ... operation, and check what is left. How many died."""
    for at in range(most):
        store = Mortal(dict(texts))
        saves = fresh(store)
        store.left = at
        try:
            work(saves)  # type: ignore[operator]
        except Killed:
            check(fresh(MemoryStore(store.texts)))  # type: ignore[operator]
        else:
            check(fresh(MemoryStore(store.texts)))  # type: ignore[operator]
            return at
    raise AssertionError("never finished")


def test_a_write_cut_off_anywhere_keeps_the_state_before_or_after() -> None:
    rng = random.Random(4)
    deaths = 0
    for number in range(12):
        store = MemoryStore()
        saves, kept = fresh(store), Slot(ID, deal(number, rng.choice(["pp", "ppb", "pppp"])), "Name")
        for _ in range(rng.randrange(4)):
            play(kept.game, rng.randrange(1, 30), rng.random() * 1000 // 1)  # type: ignore[arg-type]
            saves.write(kept)
        before = kept.game.text() if kept.revision else None
        revision = kept.revision
        play(kept.game, rng.randrange(1, 5))
        after = kept.game.text()

        def write(saves: Saves, kept: Slot = kept, revision: int = revision) -> None:
            kept.revision = revision
            assert saves.write(kept) is Kept.OK

        def check(saves: Saves, before: str | None = before, after: str = after) -> None:
            try:
                found = saves.read(ID)
            except SaveError:
                assert before is None
                return
            assert found.game.text() in (before, after)
            assert found.note == ""
            play(found.game, 1)
            assert saves.write(found) is Kept.OK
            assert not [entry for entry in saves.entries() if entry.damaged]

        deaths += killed_at_each(store.texts, write, check)
    assert deaths > 100


def test_other_things_cut_off_anywhere_lose_nothing() -> None:
    store = MemoryStore()
    saves, slots = shelf_of(store)
    for kept in slots:
        play(kept.game, 1)
        saves.write(kept)
    backup = saves.export()
    texts = {kept.id: kept.game.text() for kept in slots}

    def all_there(saves: Saves) -> None:
        assert {entry.id: saves.read(entry.id).game.text() for entry in saves.entries()} == texts

    def others_there(saves: Saves) -> None:
        found = {entry.id: saves.read(entry.id).game.text() for entry in saves.entries()}
        assert found.items() >= {k: v for k, v in texts.items() if k != slots[0].id}.items()

    killed_at_each(store.texts, lambda saves: saves.rename(slots[0].id, "Other"), all_there)
    killed_at_each(store.texts, lambda saves: saves.delete(slots[0].id), others_there)
    killed_at_each(store.texts, lambda saves: saves.bring(backup), all_there)
    trash = saves.delete(slots[0].id)
    killed_at_each(store.texts, lambda saves: saves.restore(trash), others_there)

    def part(saves: Saves) -> None:
        found = {entry.id: saves.read(entry.id).game.text() for entry in saves.entries()}
        assert found.items() <= texts.items()

    killed_at_each({}, lambda saves: saves.bring(backup), part)


def test_taking_up_the_old_game_cut_off_anywhere() -> None:
    text = (DATA / "format1.hs").read_text(encoding="utf-8")

    def check(saves: Saves) -> None:
        assert saves.take_up_old() == ""
        assert saves.read(saves.current).game.text() == text
        assert [entry.damaged for entry in saves.entries()] == [""]

    killed_at_each({"homesteaders.game": text}, lambda saves: saves.take_up_old(), check)

"""What each control of the Games page does."""

import json
import random
from html import unescape

import pytest

from tests.ui.games_page import DAY, NASTY, Page, Reader
from tests.ui.stores import Clock, ReadOnly, play
from ui.shelf import Shelf, file_name
from ui.views.games import games_regions

pytestmark = pytest.mark.engine


# ---- one game


def test_opening_a_game() -> None:
    page = Page()
    page.do(f"g-open:{page.slots[1].id}")
    assert [slot.id for slot in page.host.taken] == [page.slots[1].id]
    assert page.host.ui.note == ""
    page.store.texts["homesteaders.g.game0001.b"] = "damaged"
    page.store.texts["homesteaders.g.game0001"] = "b 2"
    page.do("g-open:game0001")
    assert "could not be read" in page.host.ui.note
    page.shelf.handlers["g-open"]("nosuchid")
    assert "Nothing is stored" in page.text


def test_naming_a_game() -> None:
    page = Page()
    ident = page.slots[0].id
    page.do(f"g-more:{ident}", f"g-rename:{ident}")
    assert 'value="Game 0"' in page.html
    assert page.shelf.typed("g-name", "  New\nname ")
    page.do(f"g-named:{ident}")
    assert page.saves.read(ident).name == "New name"
    assert "now called New name" in page.text
    page.do(f"g-rename:{ident}")
    page.shelf.typed("g-name", "Never")
    page.do(f"g-rename:{ident}")
    assert page.saves.read(ident).name == "New name"
    assert not page.shelf.typed("other", "x")


def test_naming_in_a_blocked_store_says_so() -> None:
    page = Page()
    frozen = Page(0, ReadOnly(page.store.texts))
    ident = page.slots[0].id
    frozen.do(f"g-more:{ident}", f"g-rename:{ident}")
    frozen.shelf.typed("g-name", "New")
    frozen.do(f"g-named:{ident}")
    assert "could not be saved" in frozen.text
    frozen.do(f"g-rename:{ident}", f"g-delete:{ident}")
    assert "could not be deleted" in frozen.text
    frozen.do(f"g-more:{ident}", f"g-copy:{ident}")
    assert "could not be saved" in frozen.text


def test_deleting_can_be_taken_back_until_the_next() -> None:
    page = Page()
    one, two = page.slots[0].id, page.slots[1].id
    page.do(f"g-more:{one}", f"g-delete:{one}")
    assert one not in [entry.id for entry in page.saves.entries()]
    assert "Deleted: Game 0" in page.text
    page.do("g-restore")
    assert one in [entry.id for entry in page.saves.entries()]
    assert "Game 0 is back." in page.text
    page.do(f"g-more:{one}", f"g-delete:{one}", f"g-more:{two}", f"g-delete:{two}")
    assert page.html.count("save gone") == 1
    page.do("g-restore")
    assert sorted(entry.id for entry in page.saves.entries()) == [two, page.slots[2].id]
    page.do(f"g-more:{two}", f"g-delete:{two}")
    assert "is back" not in page.text
    page.shelf.leave()
    assert "Deleted:" not in page.text
    page.shelf.handlers["g-restore"]("")
    assert len(page.saves.entries()) == 1


def test_the_deleted_game_leaves_its_place_to_its_return() -> None:
    """A second tap where Delete was hits no control of another game."""
    page = Page()
    before = [entry.id for entry in page.shelf.view().entries]
    for place, ident in enumerate(before):
        page.do(f"g-more:{ident}", f"g-delete:{ident}")
        assert page.shelf.view().deleted_at == place
        items = page.regions["main"].split('<li class="save')[1:]
        assert "g-restore" in items[place]
        assert f'data-key="g-delete:{ident}"' in items[place]  # the focus goes there
        page.do("g-restore")
    assert [entry.id for entry in page.shelf.view().entries] == before


def test_copying_a_game() -> None:
    page = Page()
    ident = page.slots[0].id
    page.do(f"g-more:{ident}", f"g-copy:{ident}")
    entries = page.saves.entries()
    assert len(entries) == 4
    assert entries[0].name == "Game 0 (copy)"
    assert page.saves.read(entries[0].id).game.text() == page.saves.read(ident).game.text()


def test_sharing_a_game() -> None:
    page = Page()
    ident = page.slots[2].id
    page.do(f"g-more:{ident}", f"g-share:{ident}")
    assert [slot.id for slot in page.host.shared] == [ident]


def test_sorting() -> None:
    page = Page()
    page.shelf.handlers["g-sort"](" name")
    assert [entry.name for entry in page.shelf.view().entries] == ["Game 0", "Game 1", "Game 2"]
    page.shelf.handlers["g-sort"]("last")
    assert [entry.name for entry in page.shelf.view().entries] == ["Game 2", "Game 1", "Game 0"]
    page.shelf.handlers["g-sort"](" nonsense")
    assert page.shelf.view().sort == "last"
    page.shelf.handlers["g-sort"](" round")
    rounds = [entry.round for entry in page.shelf.view().entries]
    assert rounds == sorted(rounds, reverse=True)


def test_a_damaged_save_can_be_downloaded_and_deleted() -> None:
    page = Page()
    for gen in "ab":
        page.store.texts[f"homesteaders.g.game0001.{gen}"] = f"damaged {gen}"
    page.store.texts["homesteaders.damaged.1"] = "aside"
    acts = Reader(page.html).acts
    assert "g-open:game0001" not in acts and "g-export:game0001" not in acts
    page.do("g-raw:game0001", "g-raw:homesteaders.damaged.1")
    assert [text for _, text in page.outside.files] == ["damaged a\ndamaged b", "aside"]
    page.do("g-more:homesteaders.damaged.1", "g-delete:homesteaders.damaged.1")
    assert "homesteaders.damaged.1" not in page.store.texts
    page.do("g-restore")
    assert page.store.texts["homesteaders.damaged.1"] == "aside"


# ---- files and codes


def test_a_backup_of_all_games_is_remembered() -> None:
    page = Page(4)
    assert "4 games have no backup yet." in page.text
    assert "No backup yet." in page.text
    page.do("g-export")
    name, text = page.outside.files[0]
    assert name.endswith(".json")
    assert len(json.loads(text)["games"]) == 4
    assert f"Last backup: day {Clock.ms // DAY}." in page.text
    assert "have no backup" not in page.text
    page.clock.ms += 9 * DAY
    assert "since the last backup" not in page.text
    play(page.slots[0].game, 1)
    page.saves.write(page.slots[0])
    assert "1 game was played since the last backup." in page.text
    page.outside.keeps = "yes"
    again = Shelf(page.saves, page.outside, page.clock, page.host)
    again.view()
    assert again.view().nudge == ""


def test_a_file_that_was_not_saved_is_no_backup() -> None:
    page = Page(4)
    page.outside.saves = False
    page.do("g-export")
    assert "did not save the file" in page.text
    assert "No backup yet." in page.text


def test_one_game_as_a_file() -> None:
    page = Page()
    ident = page.slots[1].id
    page.do(f"g-more:{ident}", f"g-export:{ident}")
    name, text = page.outside.files[0]
    assert name == "homesteaders-game-1.json"
    assert len(json.loads(text)["games"]) == 1
    assert page.saves.last_export() == (None, -1)


@pytest.mark.parametrize("title", [*NASTY, "", "../../etc", "a" * 300])
def test_file_names(title: str) -> None:
    name = file_name(title)
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.") and len(name) < 70
    assert ".." not in name


def test_restoring_a_backup() -> None:
    backup = Page().saves.export()
    page = Page(0)
    page.outside.picked = ("x.json", "\ufeff" + backup)
    page.do("g-pick")
    assert len(page.saves.entries()) == 3
    assert "3 games came: Game 2, Game 1, Game 0." in page.text
    assert page.host.shows
    page.do("g-pick")
    assert "3 were here already." in page.text


def test_other_files_go_to_the_host() -> None:
    page = Page(0)
    assert not page.shelf.dropped("x.hs", "homesteaders 1\n")
    assert page.host.received == ["homesteaders 1\n"]
    page.host.refuse = "No."
    page.shelf.dropped("x.hs", "nonsense")
    assert "No." in page.text and "nonsense" in page.text
    page.shelf.dropped("<b>.png", "")
    assert "“<b>.png” could not be read" in page.text
    assert page.shelf.dropped("x.json", "{")
    assert "damaged or cut off" in page.text


def test_the_paste_box() -> None:
    page = Page(0)
    page.do("g-receive")
    assert "Paste a link or a code first." in page.text
    page.shelf.typed("g-paste", "A code")
    page.host.refuse = "It is incomplete."
    page.do("g-receive")
    assert "It is incomplete." in page.text
    assert "A code" in page.text
    assert 'role="alert"' in page.html
    page.host.refuse = ""
    page.do("g-receive")
    assert page.host.received == ["A code", "A code"]
    assert "A code" not in page.text and "It is incomplete." not in page.text
    page.shelf.typed("g-paste", Page().saves.export())
    page.do("g-receive")
    assert len(page.saves.entries()) == 3
    page.shelf.typed("g-paste", "{ broken")
    page.do("g-receive")
    assert "damaged or cut off" in page.text and "{ broken" in page.text


def test_a_backup_with_a_damaged_game_names_it() -> None:
    data = json.loads(Page().saves.export())
    data["games"][0] = data["games"][0][:200]
    page = Page(0)
    page.shelf.dropped("x.json", json.dumps(data))
    assert "2 games came" in page.text
    assert "Game 1 of the file: Its text was changed or cut off" in page.text


def test_what_the_browser_promises() -> None:
    page = Page()
    page.outside.keeps = ""
    assert "promised" not in page.text
    for keeps, words in (("yes", "has promised"), ("no", "has not promised")):
        page.outside.keeps = keeps
        shelf = Shelf(page.saves, page.outside, page.clock, page.host)
        shelf.view()
        assert words in Reader("".join(games_regions(shelf.view()).values())).text


def test_random_use_never_raises_and_loses_no_other_game() -> None:
    rng = random.Random(3)
    for number in range(15):
        page = Page(rng.randrange(5))
        page.store.texts["homesteaders.damaged.1"] = "x"
        untouched = {slot.id for slot in page.slots}
        for _ in range(40):
            reader = Reader(page.html)
            act = rng.choice([a for a in reader.acts if a.startswith("g-")])
            word, _, rest = act.partition(":")
            if word == "g-delete":
                untouched.discard(rest)
            if rng.random() < 0.3:
                page.shelf.typed(rng.choice(["g-name", "g-paste"]), rng.choice(NASTY))
            page.shelf.handlers[word](f"{rest} {rng.choice(['name', 'round'])}" if word == "g-sort" else unescape(rest))
        assert untouched <= {entry.id for entry in page.saves.entries()}, number

"""What stands on the Games page."""

import pytest

from homesteaders.record import Terms
from tests.ui.games_page import DAY, ELSEWHERE, NASTY, Page, Reader
from tests.ui.stores import Blocked, Clock, deal, play
from ui.entries import Entry, ShelfView
from ui.saves import Kept, Slot
from ui.views.games import games_regions, kilobytes

pytestmark = pytest.mark.engine


def test_every_control_has_its_handler_and_its_words() -> None:
    page = Page()
    page.store.texts["homesteaders.damaged.1"] = "x"
    seen = set()
    for more in ("", *(entry.id for entry in page.saves.entries())):
        page.shelf.leave()
        if more:
            page.do(f"g-more:{more}")
        reader = Reader(page.html)
        assert len(reader.ids) == len(set(reader.ids))
        assert all(words.strip() for words in reader.buttons)
        seen |= set(reader.acts)
    page.shelf.handlers["g-more"](page.slots[0].id)
    page.shelf.handlers["g-rename"](page.slots[0].id)
    seen |= set(Reader(page.html).acts)
    page.shelf.handlers["g-delete"](page.slots[0].id)
    seen |= set(Reader(page.html).acts)
    words = {act.partition(":")[0] for act in seen if act not in ELSEWHERE}
    assert words == set(page.shelf.handlers)


def test_the_regions_are_those_of_a_page() -> None:
    regions = Page().regions
    assert list(regions) == ["top", "main", "bar"]
    for name, html in regions.items():
        assert f'id="{name}"' in html


def test_a_game_is_told() -> None:
    page = Page(0)
    game = play(deal(3, "ppb"), 30)
    frame = game.frame
    assert frame is not None
    page.saves.write(Slot("sundayxx", game, "Sunday table"))
    text = page.text
    assert "Sunday table" in text
    assert f"Round {game.state.round} of 10" in text
    assert "3 players, open holdings" in text
    assert f"Saved day {Clock.ms // DAY}" in text
    assert f"{game.seats[frame.seat].name}" in text
    assert "Continue Sunday table" in Reader(page.html).buttons
    play(game, 10_000)
    kept = page.saves.read("sundayxx")
    kept.game = game
    page.saves.write(kept)
    assert "Finished." in page.text
    assert "Replay Sunday table" in Reader(page.html).buttons


def test_whose_move_it_is() -> None:
    def words(**how: object) -> str:
        entry = Entry("x" * 8, names=("Ann", "Bob"), kinds=("person", "person"), round=2, decision="bid", **how)  # type: ignore[arg-type]
        return Reader(games_regions(ShelfView(entries=(entry,), days=("",)))["main"]).text

    assert "Your move." in words(here=(0,), seat=0, by_link=True)
    assert "Waiting for Bob" in words(here=(0,), seat=1, by_link=True)
    assert "Bob to decide." in words(here=(0, 1), seat=1)


def test_hidden_holdings_stay_hidden() -> None:
    page = Page(0)
    game = play(deal(3, "ppp", hidden=True), 60)
    page.saves.write(Slot("hiddenxx", game))
    assert "<b>" not in page.regions["main"].partition('class="line"')[2].partition("</li>")[0]
    assert "hidden holdings" in page.text


@pytest.mark.parametrize("name", NASTY)
def test_names_are_shown_as_they_are(name: str) -> None:
    page = Page(0)
    game = play(deal(3, "pppp", name0=name, name1=name, name2=name, name3=name), 5)
    page.saves.write(Slot("nastyone", game, name))
    page.shelf.typed("g-paste", name)
    page.host.refuse = name
    page.shelf.handlers["g-receive"]("")
    plain = Reader(Page().html).tags
    for intents in ((), ("g-more:nastyone",), ("g-rename:nastyone",), ("g-copy:nastyone",), ("g-delete:nastyone",)):
        for intent in intents:
            word, _, rest = intent.partition(":")
            page.shelf.handlers[word](rest)
        reader = Reader(page.html)
        assert reader.tags <= plain | {"input", "option", "ul"}
        assert name[:40].replace("  ", " ") in reader.text.replace("\u2068", "").replace("\u2069", "")


def test_the_empty_page_says_what_to_do() -> None:
    page = Page(0)
    assert "No game is kept here yet." in page.text
    assert "g-export" not in Reader(page.html).acts
    blocked = Page(0, Blocked())
    assert "No game is kept here yet." in blocked.text


def test_sizes() -> None:
    assert [kilobytes(n) for n in (0, 1, 149, 1100, 52_340)] == ["0", "0.1", "0.1", "1.1", "52.3"]


def test_casual_and_by_link_are_told() -> None:
    page = Page(0)
    page.saves.write(Slot("bothboth", deal(2, terms=Terms(True, True))))
    assert "casual undo, by link" in page.text


def test_dates_are_dates_whatever_the_clock_says() -> None:
    page = Page(0)
    for ms in (-5, 0, 10**15):
        page.clock.ms = ms
        kept = Slot(f"clock{abs(ms):016}", deal(1))
        assert page.saves.write(kept) is Kept.OK
    text = page.text
    assert "day -" not in text and "ago" not in text and "minus" not in text

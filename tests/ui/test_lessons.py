"""Every lesson from its beginning to its end, by what it asks for; and what a wrong move does: nothing."""

from __future__ import annotations

from html import unescape

import pytest

from homesteaders.language import LANGUAGES
from tests.ui.fakes import FakeStore, Table
from tools.lessons import BOOK, modules
from ui.game import Game
from ui.learned import DONE
from ui.lesson import Lesson, lesson_of, positions
from ui.lessonbook import TITLES
from ui.teaching import Teaching
from ui.words import speak

LONGEST = 105
"""Characters: two lines on a phone."""


def lesson(key: str) -> Lesson:
    found = lesson_of(key)
    assert found is not None
    return found


def teaching(table: Table) -> Teaching:
    found = table.app.doors.teaching
    assert found is not None
    return found


def begin(key: str, store: FakeStore | None = None) -> Table:
    table = Table(store)
    table.app.dispatch(f"lesson:{key}")
    table.scheduler.run()
    return table


def lit(table: Table) -> list[str]:
    """The intents of the ringed controls."""
    import re

    html = table.screen.html
    return [unescape(act) for act in re.findall(r'<(?:button|input)[^>]*data-act="([^"]*)"[^>]*data-lit', html)]


def test_the_book_is_made_of_the_files() -> None:
    """If this fails: `python tools/lessons.py`."""
    assert {file.name: file.read_text(encoding="utf-8") for file in BOOK.glob("*.py")} == modules()


@pytest.mark.parametrize("key", TITLES)
def test_a_lesson_is_said_in_every_language_and_shortly(key: str) -> None:
    texts = [lesson(key).title]
    for step in lesson(key).steps:
        texts += [step.ask, *([step.said] if step.said else []), *(answer for _, answer in step.wrong)]
    for text in texts:
        assert {code for code in LANGUAGES if text.get(code)} == set(LANGUAGES), text
        assert max(len(text[code]) for code in LANGUAGES) <= LONGEST, text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_what_is_lit_leads_from_the_beginning_to_the_end(key: str, code: str) -> None:
    speak(code)
    store = FakeStore({"homesteaders.settings": f'{{"language": "{code}"}}'})
    table = begin(key, store)
    before = {name: text for name, text in store.items() if "learned" not in name}
    wanted = lesson(key)
    for number, step in enumerate(wanted.steps):
        place = teaching(table)
        assert place._step == number and not step.met(table.app.ui), number
        assert table.screen.picture is not None and step.ask[code] in table.screen.picture.live
        for want in (True, False) if step.said else (True,):
            acts = lit(table)
            assert acts, (number, step.lit)
            table.app.dispatch(acts[0])
            table.scheduler.run()
            assert table.app.ui.hint == "", (number, table.app.ui.hint)
            if want and step.said:
                assert step.said[code] in table.screen.picture.live if table.screen.picture else False
    assert table.app.doors.learned().steps[key] == DONE
    assert {name: text for name, text in store.items() if "learned" not in name} == before
    speak("en")


@pytest.mark.parametrize("key", TITLES)
def test_a_wrong_move_changes_nothing_and_every_step_can_be_gone_on_with(key: str) -> None:
    wanted = lesson(key)
    whole = Game.from_text(wanted.transcript)
    assert len(positions(wanted, whole.session)) == len(wanted.steps) + 1
    for number, step in enumerate(wanted.steps):
        store = FakeStore({"homesteaders.learned": f'{{"lessons": {{"{key}": {number}}}}}'})
        table = begin(key, store)
        good = lit(table)
        assert good and step.lit, (number, step.lit)
        slot = table.app.slot
        assert slot is not None
        ui = table.app.ui
        now = (slot.game.session.position, ui.choice, list(ui.staged), ui.rings, ui.ledger)
        for act in dict.fromkeys(table.screen.acts):
            word = act.partition(":")[0]
            if act in good or word not in (
                "select",
                "pick",
                "fund",
                "stage",
                "ring",
                "auto",
                "confirm",
                "unstage",
                "why",
            ):
                continue
            if any(other in ("auto", "auto:") for other in (act, *good)):
                continue
            table.app.dispatch(act if ":" in act else f"{act}:")
            table.scheduler.run()
            assert teaching(table)._step == number, act
            assert table.app.ui.hint, act
            assert now == (slot.game.session.position, ui.choice, list(ui.staged), ui.rings, ui.ledger), act
        table.app.dispatch(good[0])
        assert table.app.ui.hint == "", (number, table.app.ui.hint)


def test_a_lesson_is_no_saved_game_and_the_open_one_comes_back() -> None:
    table = Table()
    table.deal("pb")
    kept = dict(table.store)
    table.app.dispatch("lesson:income")
    table.scheduler.run()
    table.do("leave")
    assert table.app.game is not None and len(table.app.game.seats) == 2
    changed = {name for name in table.store if table.store[name] != kept.get(name)}
    assert changed <= {"homesteaders.learned", "homesteaders.place", "homesteaders.form"}


def test_after_the_last_lesson_comes_a_first_game() -> None:
    last = list(TITLES)[-1]
    table = begin(last)
    for _ in lesson(last).steps:
        table.app.dispatch(lit(table)[0])
        table.scheduler.run()
    assert lit(table) == ["lesson-game"]
    table.app.dispatch("lesson-game:")
    table.scheduler.run()
    assert table.app.game is not None and [seat.bot for seat in table.app.game.seats] == ["", "greenhorn", "greenhorn"]

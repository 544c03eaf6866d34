"""How a person likes the table: kept, never broken by what is stored, and said where it could not be kept."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, fields
from itertools import product

import pytest

from homesteaders.language import LANGUAGES
from tests.ui.fakes import FakeStore, Table
from ui.settings import (
    CHOICES,
    LONGEST,
    PEOPLE,
    SETTINGS,
    WARNINGS,
    Settings,
    choose_sign,
    load_settings,
    save_settings,
    sitting,
)
from ui.views.parts import USUAL, mark, wear, worn
from ui.words import speak

pytestmark = pytest.mark.engine


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    yield
    speak("en")
    wear(USUAL)


def other(settings: Settings, name: str) -> object:
    """Another value than the one there is."""
    value = getattr(settings, name)
    if isinstance(value, bool):
        return not value
    return next(choice for choice in CHOICES[name] if choice != value)


# ---- keeping


def test_everything_is_kept() -> None:
    store, settings = FakeStore(), Settings()
    for part in fields(Settings):
        if part.name not in ("muted", "signs"):
            setattr(settings, part.name, other(settings, part.name))
    settings.muted, settings.signs = ("idle", "debt"), {"Zoë 🤠": (3, 1)}
    assert save_settings(store, settings)
    assert load_settings(store) == settings


def test_the_most_that_can_be_chosen_is_kept() -> None:
    settings = Settings(muted=WARNINGS, signs={f"{n:02}" + "🤠" * 19: (4, 4) for n in range(PEOPLE)})
    store = FakeStore()
    save_settings(store, settings)
    assert len(store[SETTINGS]) < LONGEST
    assert load_settings(store) == settings


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "7",
        '"dark"',
        '{"theme": "dark"',
        "[" * 100_000,
        '{"theme":' * 60 + "1" + "}" * 60,
        '{"theme": "' + "d" * LONGEST + '"}',
        "1" * 5000,
        "NaN",
        '{"theme": NaN, "easy": Infinity}',
        '{"\\ud800": "\\udfff", "signs": {"\\ud800": [1, 2, 3]}}',
    ],
)
def test_what_cannot_be_understood_is_as_usual(text: str) -> None:
    assert load_settings(FakeStore({SETTINGS: text})) == Settings()


ODD: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2.5, "", "yes", "dark", "en", "xx", [], ["idle"], [["idle"]], [None, 3]),
    *({}, {"Clara": [1, 2]}, {"Clara": [0, 5]}, {"Clara": [True, 1]}, {"Clara": "12"}, {"Clara": [1, [2]]}, "x" * 900),
)


@pytest.mark.parametrize("name", [part.name for part in fields(Settings)] + ["other"])
@pytest.mark.parametrize("value", ODD, ids=lambda value: str(value)[:20])
def test_values_of_any_kind_never_break(name: str, value: object) -> None:
    found = load_settings(FakeStore({SETTINGS: json.dumps({name: value, "density": "roomy"})}))
    assert found.density in ("cosy", "roomy")
    for part in fields(Settings):
        kept = getattr(found, part.name)
        assert type(kept) is type(getattr(Settings(), part.name))
        assert part.name not in CHOICES or kept in CHOICES[part.name]
    assert all(1 <= n <= 4 for sign in found.signs.values() for n in sign)
    assert set(found.muted) <= set(WARNINGS)
    assert set(found.dress()) == {"theme", "size", "density", "motion", "easy"}


def test_unknown_values_leave_the_known_ones() -> None:
    kept = {"theme": "dark", "size": "huge", "muted": ["idle", "idle", "later"], "new": [1]}
    assert load_settings(FakeStore({SETTINGS: json.dumps(kept)})) == Settings(theme="dark", muted=("idle",))


# ---- the sheet


def open_settings() -> Table:
    table = Table()
    table.do("open:settings")
    return table


def test_every_choice_stands_on_the_sheet_and_works_at_once() -> None:
    table = open_settings()
    for name, choices in CHOICES.items():
        for choice in choices:
            table.do(f"set:{name} {choice}")
            assert getattr(table.app.settings, name) == choice
            assert getattr(load_settings(table.store), name) == choice
    table.do("set:language en")
    for name in ("easy", "sound", "letters", "forced"):
        was = getattr(table.app.settings, name)
        table.do(f"set:{name} {'no' if was else 'yes'}")
        assert getattr(load_settings(table.store), name) is not was
    for warning in WARNINGS:
        table.do(f"mute:{warning}")
    assert set(load_settings(table.store).muted) == set(WARNINGS)
    table.do(*(f"mute:{warning}" for warning in WARNINGS))
    assert load_settings(table.store).muted == ()


def test_the_picture_wears_what_was_chosen() -> None:
    table = open_settings()
    table.do("set:theme contrast", "set:size larger", "set:easy yes", "set:motion off", "set:density roomy")
    picture = table.screen.picture
    assert picture is not None
    assert picture.dress == {
        "theme": "contrast",
        "size": "larger",
        "density": "roomy",
        "motion": "off",
        "easy": "yes",
    }
    table.do("set:theme auto")
    assert table.screen.picture is not None and table.screen.picture.dress["theme"] == ""


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_another_language_at_once_and_after_a_reload(language: str) -> None:
    table = open_settings()
    english = table.screen.html
    table.do(f"set:language {language}")
    picture = table.screen.picture
    assert picture is not None and picture.language == language
    assert ">English<" in table.screen.html and 'lang="en"' in table.screen.html
    assert table.screen.html != english
    again = Table(table.store)
    assert again.screen.picture is not None and again.screen.picture.language == language


def test_the_log_of_a_game_is_said_anew() -> None:
    table = Table()
    table.deal("pb")
    table.do("confirm")
    table.scheduler.run()
    before = table.screen.html
    table.do("open:menu", "open:settings", "set:language de", "close")
    assert table.screen.picture is not None and table.screen.picture.kind == "table"
    table.do("open:menu", "open:settings", "set:language en", "close")
    assert table.screen.html == before


def test_nobody_leaves_a_game_for_the_settings() -> None:
    table = Table()
    table.deal("pbb")
    before = table.screen.html
    position = table.app.number
    table.do("open:menu", "open:settings")
    assert table.screen.picture is not None and table.screen.picture.kind == "table"
    table.do("set:size large", "close")
    assert (table.app.number, table.screen.html) == (position, before)


@pytest.mark.parametrize("page", ["", "games"])
def test_the_settings_are_one_tap_from_every_page(page: str) -> None:
    table = Table()
    if page:
        table.do(page)
    table.do("open:settings")
    assert 'role="dialog"' in table.screen.html


def test_back_to_usual_keeps_language_and_signs() -> None:
    table = open_settings()
    table.do("set:theme dark", "set:sound yes", "mute:idle", "set:language de", "signs:0", "sign:0 mark 4", "usual")
    kept = load_settings(table.store)
    assert (kept.language, kept.signs["Clara"]) == ("de", (4, 1))
    assert asdict(kept) | {"language": "en", "signs": {}} == asdict(Settings())


def test_what_could_not_be_kept_is_said() -> None:
    table = open_settings()
    table.store.broken = True
    table.do("set:theme dark")
    words = "the browser did not keep it"
    assert table.screen.picture is not None and words in table.screen.picture.sheet
    assert table.screen.picture.dress["theme"] == "dark"
    table.do("close")
    assert words in table.screen.html
    table.store.broken = False
    table.do("open:settings", "set:theme light")
    assert table.screen.picture is not None and words not in table.screen.picture.sheet


@pytest.mark.parametrize(
    "intent",
    [
        *("set:", "set:theme", "set:theme purple", "set:signs yes", "set:nothing yes", "set:muted no", "set:dress no"),
        *("mute:", "mute:rain", "sign:", "sign:9 mark 1", "sign:0 mark 9", "sign:x", "signs:", "signs:99", "signs:x"),
    ],
)
def test_intents_that_mean_nothing_change_nothing(intent: str) -> None:
    table = Table()
    table.app.dispatch(intent)
    assert table.app.settings == Settings()


# ---- signs


def test_what_is_usual() -> None:
    assert sitting(("Clara", "Mae", "Hank", "Ida"), {}) == USUAL
    assert sitting(("Clara", "Mae"), {}) == USUAL[:2]


def test_a_person_wears_what_was_chosen_wherever_it_sits() -> None:
    signs = {"Ida": (1, 2)}
    assert sitting(("Ida", "Mae"), signs) == ((1, 2), (2, 1))
    assert sitting(("Mae", "Hank", "Ida"), signs) == ((3, 1), (2, 3), (1, 2))


def test_two_seats_never_share_a_mark_or_a_colour() -> None:
    for signs in product(product((1, 3), (2, 4)), repeat=3):
        for count in (2, 3, 4):
            names = ("Clara", "Mae", "Clara", "Ida")[:count]
            worn_ = sitting(names, dict(zip(("Clara", "Mae", "Ida"), signs, strict=True)))
            assert [len(set(part)) for part in zip(*worn_, strict=True)] == [count, count]


def test_choosing_what_another_wears_swaps() -> None:
    settings, names = Settings(), ("Clara", "Mae", "Hank")
    choose_sign(settings, names, 0, 0, 2)
    assert sitting(names, settings.signs) == ((2, 1), (1, 2), (3, 3))
    choose_sign(settings, names, 2, 1, 4)
    assert sitting(names, settings.signs) == ((2, 1), (1, 2), (3, 4))
    choose_sign(settings, names, 1, 0, 1)
    assert sitting(names, settings.signs) == ((2, 1), (1, 2), (3, 4))


def test_random_choices_always_take_effect() -> None:
    rng = random.Random(4)
    settings = Settings()
    people = [f"name {n}" for n in range(30)]
    for _ in range(400):
        names = tuple(rng.sample(people, rng.randint(2, 4)))
        seat, part, n = rng.randrange(len(names)), rng.randrange(2), rng.randint(1, 4)
        choose_sign(settings, names, seat, part, n)
        assert sitting(names, settings.signs)[seat][part] == n
        assert len(settings.signs) <= PEOPLE


def test_signs_are_chosen_on_the_sheet_and_worn_at_the_table() -> None:
    table = Table()
    table.do("signs:1")
    assert 'aria-expanded="true"' in table.screen.html
    table.do("sign:1 mark 4", "sign:1 colour 3", "close")
    assert load_settings(table.store).signs["Mae"] == (4, 3)
    table.deal("pp", names=("Clara", "Mae"))
    assert (worn(0), worn(1)) == ((1, 1), (4, 3))
    rivals = table.screen.picture.regions["rivals"] if table.screen.picture else ""
    assert "#p-4" in rivals and "pl3" in rivals
    table.do("open:menu", "open:settings", "signs:0", "sign:0 mark 4", "close")
    assert (worn(0), worn(1)) == ((4, 1), (1, 3))


def test_marks_are_drawn_anew_when_others_are_worn() -> None:
    before = mark(0)
    wear(((3, 2), (1, 1)))
    assert "#p-3" in mark(0) and "pl2" in mark(0)
    wear(USUAL)
    assert mark(0) == before


def test_the_title_says_whose_turn_it_is() -> None:
    table = Table()
    table.deal("pb", names=("Zoë", "Bot"))
    assert table.screen.picture is not None and table.screen.picture.title.startswith("● Zoë: ")
    hidden = Table()
    hidden.deal("pp", hidden=True, names=("Zoë", "Yan"))
    assert hidden.screen.picture is not None and "I am Zoë" in hidden.screen.html, "the curtain is down"
    assert hidden.screen.picture.title == "● Zoë: Round 1, Workers · Homesteaders"
    table.do("open:menu", "open:settings", "signs:0", "sign:0 mark 3")
    assert table.screen.picture.title.startswith("■ Zoë: ")

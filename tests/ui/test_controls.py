"""Every decision point has its controls, made from `legal` alone; whole games go through `dispatch`."""

from __future__ import annotations

import random
import re

import pytest

from homesteaders.actions import Build, Place, is_free
from homesteaders.engine import legal
from homesteaders.scoring import scores
from homesteaders.state import ALLOCATE, BUILD, EXTRA_BUILD, KIND_KEYS
from tests.ui.fakes import Table, step
from ui.text.en import WORDS as TEXT

pytestmark = pytest.mark.engine

EVIL = "<img src=x onerror=alert(1)>"


def check_controls(table: Table) -> None:
    """Each legal option is one control; each free action is one control of the open ledger."""
    app, game = table.app, table.app.game
    assert game is not None and game.frame is not None
    assert table.screen.picture is not None
    for name, html in table.screen.picture.regions.items():
        things = re.findall(r' (?:id|data-is)="([^"]*)"', html)
        assert len(things) == len(set(things)), f"#{name}: what is told apart by its name has to differ in it"
    options = legal(game.state)
    closing = [action for action in options if not is_free(action)]
    acts = table.screen.acts
    if game.frame.kind == ALLOCATE:
        rings = {int(act[5:]) for act in acts if act.startswith("ring:")}
        used = {bit for a in closing if isinstance(a, Place) for bit in range(16) if a.rings >> bit & 1}
        assert used == rings or (used < rings and game.state.players[game.frame.seat].holdings[10] < 2)
        assert len(rings) == sum(act.startswith("ring:") for act in acts)
    else:
        picked: set[str] = set()
        for action in closing:
            token = action.token
            if isinstance(action, Build) and f"select:{token}" not in acts:
                key = token.split()[1]
                assert acts.count(f"pick:{key}") == 1
                picked.add(key)
            else:
                assert acts.count(f"select:{token}") == 1, token
        shown = {act[7:] for act in acts if act.startswith("select:")}
        assert shown <= {action.token for action in closing}
        for key in picked:
            table.do(f"pick:{key}")
            for action in closing:
                if action.token.split()[:2] == ["build", key]:
                    assert table.screen.acts.count(f"select:{action.token}") == 1
            app.dispatch("cancel:")
    if not app.ui.ledger and "ledger" in acts:
        table.do("ledger")
    stages = [act[6:] for act in table.screen.acts if act.startswith("stage:")]
    assert sorted(stages) == sorted(action.token for action in options if is_free(action))
    if app.ui.ledger:
        app.dispatch("ledger:")


def play(table: Table, seed: int, look: bool = False, most: int = 2000) -> None:
    """To the end."""
    rng = random.Random(seed)
    while table.app.ui.page != "end":
        most -= 1
        assert most, "the game does not end"
        picture = table.screen.picture
        assert picture is not None
        if look and picture.kind == "table":
            check_controls(table)
        step(table, rng)


@pytest.mark.parametrize(("kinds", "seed"), [("pp", 1), ("ppp", 2), ("pppp", 3), ("pppp", 4)])
def test_every_legal_option_is_one_control(kinds: str, seed: int) -> None:
    table = Table()
    table.deal(kinds, seed=seed)
    play(table, seed, look=True)


@pytest.mark.parametrize("kinds", ["pb", "pbb", "pbbb", "bbb"])
def test_a_game_against_opponents_reaches_the_score(kinds: str) -> None:
    table = Table()
    table.deal(kinds, seed=5)
    play(table, 5)
    game = table.app.game
    assert game is not None and game.over
    html = table.screen.html
    for sheet in scores(game.state):
        assert f">{str(sheet.total).replace('-', '−')}<" in html


def test_names_are_text_everywhere() -> None:
    table = Table()
    table.deal("ppb", seed=2, names=(EVIL, EVIL + "2", EVIL + "3"))
    rng = random.Random(2)
    sheets = ["open:help", "open:menu", "open:rival 1", "open:log", "open:coming", "open:building farm"]
    while table.app.ui.page != "end":
        for sheet in sheets:
            if sheet in ("open:help", "open:rival 1"):
                table.app.dispatch(sheet)
                assert_clean(table)
                table.app.dispatch("close:")
        step(table, rng)
        assert_clean(table)
    for sheet in ("open:log", "open:menu"):
        table.app.dispatch(sheet)
        assert_clean(table)
        table.app.dispatch("close:")
    table.app.dispatch("leave:")
    assert_clean(table)
    assert "&lt;img" in table.screen.html


def assert_clean(table: Table) -> None:
    """No foreign markup, no inline style or handler, no double id."""
    picture = table.screen.picture
    assert picture is not None
    html = table.screen.html
    assert "<img" not in html
    assert not re.search(r"<[^>]*\s(style|on[a-z]+)\s*=", re.sub(r'"[^"]*"', '""', html))
    drawn = "".join([*picture.regions.values(), picture.sheet])
    ids = re.findall(r'\sid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)


def test_hidden_holdings_stay_hidden() -> None:
    table = Table()
    table.deal("pp", hidden=True, seed=3)
    rng = random.Random(3)
    curtains = 0
    for _ in range(80):
        picture = table.screen.picture
        assert picture is not None
        if picture.kind == "curtain":
            curtains += 1
            assert "i-silver" not in table.screen.html and set(picture.regions) == {"curtain"}
        elif picture.kind == "table":
            assert "i-silver" not in picture.regions["rivals"]
        step(table, rng)
        if table.app.ui.page == "end":
            break
    assert curtains > 5


def test_one_person_needs_no_curtain() -> None:
    table = Table()
    table.deal("pbb", hidden=True, seed=3)
    play(table, 3)
    assert all(picture.kind != "curtain" for picture in table.screen.shown)


def test_all_kinds_of_decision_have_words() -> None:
    for kind in KIND_KEYS[:12]:
        for key in ("wait", "doing", "select"):
            assert f"{key}.{kind}" in TEXT
        assert f"prompt.{kind}.small" in TEXT
    assert (BUILD, EXTRA_BUILD) == (6, 8)

"""History: which position is shown, what may be seen of it, the bar with its slider, the lines of the log."""

from __future__ import annotations

import re

import pytest

from homesteaders.holdings import HIDDEN
from homesteaders.state import digest
from tests.ui.fakes import acts_of
from tests.ui.timeline_support import Host, by_bots, by_chance, pictures
from ui.game import Game
from ui.scene import Scene
from ui.scenes import make_past_scene
from ui.uistate import UiState
from ui.undoing import last_position, round_starts
from ui.views import sheets
from ui.views.frame import table_regions
from ui.views.log import excerpt
from ui.views.past import past_regions, past_words

pytestmark = pytest.mark.engine

DECIDING = ("select:", "confirm:", "stage:", "ring:", "fund:", "pick:", "auto", "clear", "recall", "ledger", "skip")


def scene_at(game: Game, position: int, viewer: int = 0) -> Scene:
    return make_past_scene(game, UiState(viewer=viewer, past=position), 0)


def regions_at(game: Game, position: int, viewer: int = 0) -> dict[str, str]:
    scene = scene_at(game, position, viewer)
    last = last_position(game)
    return dict(table_regions(scene) | past_regions(scene, position, last, game.over))


def test_going_to_and_fro() -> None:
    game = by_chance("pbb", 5)
    length = game.session.length
    host = Host(game)
    starts = [start for _, start in round_starts(game)]
    assert [number for number, _ in round_starts(game)] == list(range(1, 12))

    def shown(intent: str) -> int:
        host.do(intent)
        return host.ui.past

    assert shown("past:toggle") == length - 1, "the end of a game has a page of its own"
    assert shown("past:next") == length - 1
    assert shown("past:prev") == length - 2
    assert shown("past:prevround") == starts[-1]
    assert shown("past:prevround") == starts[-2]
    assert shown("past:nextround") == starts[-1]
    assert shown("past:first") == 0
    assert shown("past:prev") == 0 and shown("past:prevround") == 0
    assert shown("past:nextround") == starts[1]
    assert shown("past:17") == 17
    assert shown("past:9999") == length - 1
    assert shown("past:nextround") == length - 1
    assert shown("past:nonsense") == length - 1
    assert shown("past:now") == -1
    assert shown("past:prev") == length - 1
    assert shown("past:toggle") == -1
    assert shown("line:20") == 20
    assert shown(f"line:{length}") == -1, "after the last action there is the end"
    assert game.session.position == length and not host.said


def test_history_of_a_game_that_goes_on() -> None:
    game = by_chance("pb", 5, stop=50)
    host = Host(game)
    host.do("past:last")
    assert host.ui.past == 50
    host.do("undo", "redo", "undoturn")
    assert len(host.refused) == 3 and game.session.position == 50
    host.ui.pane = "log"
    host.do("past:now")
    assert host.ui.pane == "log"
    host.do("line:30", "past:31")
    host.ui.sheet = "log"
    host.do("line:12")
    assert host.ui.sheet == "" and host.ui.past == 12


def test_nothing_before_a_table_is_open() -> None:
    host = Host(by_chance("pb", 5, stop=20))
    host.ui.page = "start"
    host.do("past:first", "line:3", "undo", "redo", "branch")
    assert host.ui.past == -1 and not host.refused and not host.branches


def test_a_branch_is_a_game_of_its_own_from_the_position_shown() -> None:
    game = by_chance("pbb", 8)
    host = Host(game)
    host.do("branch")
    assert not host.branches
    for position in (0, 1, 60, last_position(game)):
        host.do(f"past:{position}", "branch")
        new = host.branches[-1]
        assert new.session.position == new.session.length == position
        assert digest(new.state) == digest(game.session.state_at(position))
        assert new.seats == game.seats and new.lines == game.lines_from(0)[: len(new.lines)]
        again = Game.from_text(new.text())
        assert digest(again.state) == digest(new.state)
        assert game.session.length > position


@pytest.mark.parametrize("seed", [3, 4])
def test_every_position_can_be_shown_and_nothing_can_be_done_there(seed: int) -> None:
    game = by_bots("pbbb"[: 2 + seed % 3], seed)
    for position in range(last_position(game) + 1):
        regions = regions_at(game, position)
        acts = acts_of("".join(regions.values()))
        assert not [act for act in acts if act.startswith(DECIDING)]
        assert {"branch", "past", "past:now", "past:toggle"} <= set(acts)
        assert f'value="{position}"' in regions["goods"]
        current = re.findall(r'data-act="line:(\d+)"[^>]*aria-current="step"', regions["log"])
        assert set(current) == ({str(position)} if position else set())


def test_a_selection_waits_until_one_comes_back() -> None:
    game = by_chance("pb", 5, stop=50)
    ui = UiState(viewer=0, past=10, choice="bid 1 3", staged=["debt"], ledger=True)
    scene = make_past_scene(game, ui, 0)
    assert not scene.ui.choice and not scene.ui.staged and not scene.ui.ledger
    assert ui.choice and ui.staged and ui.ledger


def hidden_seats(scene: Scene) -> set[int]:
    players = scene.now.table.players
    return {seat for seat, player in enumerate(players) if HIDDEN in player.holdings}


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_the_past_shows_no_more_than_the_present(viewer: int) -> None:
    game = by_chance("ppp", 6, hidden=True, stop=120)
    for position in range(0, 121, 8):
        scene = scene_at(game, position, viewer)
        assert hidden_seats(scene) == {0, 1, 2} - {viewer}
        shown = min(game.session.state_at(position).round, 10)
        assert all(len(pile) == shown for pile in scene.now.table.deal.piles[1:])
        assert scene.now.table.setup.seed == 0


def test_when_a_game_is_over_all_of_its_past_is_open() -> None:
    game = by_chance("pp", 6, hidden=True)
    for viewer in (-1, 0, 1):
        assert hidden_seats(scene_at(game, 40, viewer)) == set()
    assert not game.state.setup.open_holdings


def test_the_bar_says_what_was_done_and_where() -> None:
    game = by_chance("pbb", 8)
    last = last_position(game)
    regions = regions_at(game, 0)
    assert "nobody has acted yet" in regions["prompt"]
    assert regions["left"].count('aria-disabled="true"') == 2
    position = next(line.action for line in game.lines if line.round == 5 and line.text.endswith("passes.")) + 1
    regions = regions_at(game, position)
    line = next(line.text for line in game.lines if line.action == position - 1)
    assert f"Round 5: {line}" in regions["prompt"]
    assert f"Action {position} of {last + 1}." in regions["prompt"]
    assert f"Round 5: {line} Action {position} of {last + 1}." in regions["goods"]
    assert 'aria-disabled="true"' not in regions["left"]
    scene = scene_at(game, position)
    assert past_words(scene, position, last) == f"Round 5: {line}"
    assert "Past" in regions["top"] and 'aria-pressed="true"' in regions["top"]
    assert regions_at(game, last)["left"].count('aria-disabled="true"') == 2


def test_only_the_value_of_the_slider_changes_from_one_position_to_the_next() -> None:
    game = by_chance("pbb", 8)
    value = re.compile(r' (?:value|aria-valuetext)="[^"]*"')
    sliders = {value.sub("", regions_at(game, position)["goods"]) for position in range(0, last_position(game), 7)}
    assert len(sliders) == 1
    assert len(value.findall(regions_at(game, 5)["goods"])) == 2


def test_the_log_has_one_tab_stop_and_leads_to_every_action() -> None:
    game = by_chance("pbb", 8, stop=200)
    for html in (pictures(game)["log"], sheets.whole_log(game.lines), sheets.whole_log(game.lines, 77)):
        buttons = re.findall(r'<button[^>]*class="deed"[^>]*>', html)
        assert sum('tabindex="-1"' not in button for button in buttons) == 1
    whole = acts_of(sheets.whole_log(game.lines))
    assert {f"line:{position}" for position in range(1, 201)} <= set(whole)
    for position in range(1, 201):
        lines = excerpt(game.lines, position)
        assert len(lines) < 60 and any(line.action == position - 1 for line in lines)


def test_what_cannot_be_used_says_why() -> None:
    game = by_chance("pb", 5, stop=1)
    while game.state.round == 1:
        game = by_chance("pb", 5, stop=game.session.position + 1)
    top = pictures(game)["top"]
    for intent in ("undo", "undoturn"):
        button = re.search(rf'<button[^>]*data-act="{intent}".*?</button>', top)
        assert button and "aria-disabled" in button[0] and "data-why" in button[0]
        assert "New auction tiles were turned up: undo ends here." in button[0]
    host = Host(game)
    host.do("undo")
    assert host.refused == ["New auction tiles were turned up: undo ends here."]

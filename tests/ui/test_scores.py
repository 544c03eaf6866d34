"""The sheet of scores and the page at the end: the engine's figures, one tap away, and nothing that is hidden."""

from __future__ import annotations

import re

import pytest

from e2e.positions import at, finished
from homesteaders.catalog import ROUNDS
from homesteaders.describe import building_name
from homesteaders.holdings import BEHIND_SCREEN, WORKERS
from homesteaders.scoring import ScoreSheet, ranking, score, scores
from homesteaders.state import PAY_WORKERS
from tests.ui.fakes import FakeStore, Table
from ui import course as course_module
from ui.forecast import forecast_of
from ui.html import forget_drawn
from ui.uistate import CHARTS
from ui.views.end import tie_words
from ui.views.ledger import PARTS, score_parts
from ui.words import figure, signed

pytestmark = pytest.mark.engine


def opened(save: dict[str, str]) -> Table:
    """A table with the sheet of scores over it, opened by the own score."""
    table = Table(FakeStore(save))
    table.scheduler.run()
    if table.app.ui.sheet:
        table.do("close")
    table.do("open:scores")
    return table


def sheet_of(table: Table) -> str:
    assert table.screen.picture is not None
    return table.screen.picture.sheet


def rows(html: str, table: str) -> list[list[str]]:
    """The cells of a table with this class, in words, by row; without what is only for ears."""
    found = re.search(rf'<table class="[^"]*\b{table}\b.*?</table>', html, re.DOTALL)
    assert found, f"no table {table}"
    silent = re.sub(r'<span class="vh">.*?</span>|<caption.*?</caption>', "", found[0])
    lines = re.findall(r"<tr[^>]*>(.*?)</tr>", silent.replace("<small", " <small"))
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line) for line in lines]
    return [[" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in line] for line in cells]


def test_the_score_is_one_tap_away_by_the_own_score_and_in_the_menu() -> None:
    table = opened(at("bid", 4, 5))
    assert "Score now" in sheet_of(table)
    table.do("close", "open:menu", "open:scores")
    assert "Score now" in sheet_of(table)
    table.app.dispatch("cancel:")
    assert sheet_of(table) == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_has_the_engines_parts_for_every_player(players: int) -> None:
    table = opened(at("bid", players, 6))
    assert table.app.game is not None
    sheets = scores(table.app.game.state)
    seat = table.app.ui.viewer
    order = [(seat + step) % players for step in range(players)]
    head, *body, foot = rows(sheet_of(table), "scoretbl")
    assert head[1:] == [table.app.game.seats[other].name for other in order]
    for index, row in enumerate(body):
        assert row[1:] == [figure(score_parts(sheets[other])[index]) for other in order]
    assert foot[1:] == [figure(sheets[other].total) for other in order]


def test_the_next_income_and_wages_of_every_player() -> None:
    table = opened(at("bid", 4, 6))
    assert table.app.game is not None
    state, seat = table.app.game.state, table.app.ui.viewer
    found = rows(sheet_of(table), "forecast")[1:]
    assert len(found) == 4
    for step, (name, income, wages) in enumerate(found):
        other = (seat + step) % 4
        told = forecast_of(state.players[other])
        assert name == table.app.game.seats[other].name
        assert [signed(n) for _, n in told.income] == re.findall(r"[+−±]\d+", income)
        assert wages == figure(-told.wages)
        assert (f"{told.idle} idle" in income) == bool(told.idle)


def test_while_workers_are_placed_the_own_forecast_follows_them() -> None:
    table = Table(FakeStore(at("allocate", 4, 5)))
    table.scheduler.run()
    if table.app.ui.sheet:
        table.do("close")
    assert table.app.game is not None
    ring = next(act for act in table.screen.acts if act.startswith("ring:"))
    player = table.app.game.state.players[table.app.ui.viewer]
    for _ in range(2):
        table.do(ring, "open:scores")
        own = rows(sheet_of(table), "forecast")[1]
        told = forecast_of(player, table.app.ui.rings)
        assert [signed(n) for _, n in told.income] == re.findall(r"[+−±]\d+", own[1])
        table.do("close")
    others = rows(sheet_of(opened(at("allocate", 4, 5))), "forecast")[2:]
    assert any("not placed yet" in row[1] for row in others)


def test_after_the_last_income_none_is_foretold() -> None:
    table = opened(at("final", 4, 11))
    assert "no more income" in rows(sheet_of(table), "forecast")[1][1]


def test_a_chart_is_chosen_and_has_the_same_figures_as_a_table() -> None:
    table = opened(at("bid", 4, 5))
    assert table.app.game is not None
    for key in CHARTS:
        table.do(f"chart:{key}")
        assert table.app.ui.chart == key
        course = course_module.course_of(table.app.game.session, table.app.ui.viewer)
        body = rows(sheet_of(table), "twin")[1:]
        for seat in range(4):
            way = course.seats[seat]
            values = {"score": way.scores, "silver": way.silver, "income": way.worth}[key]
            assert [row[seat + 1] for row in body] == ["–" if n is None else figure(n) for n in values]
    table.app.dispatch("chart:luck")
    assert table.app.ui.chart == "income"


@pytest.mark.parametrize("kind", ["bid", "allocate", "pay_workers"])
@pytest.mark.parametrize("past", [False, True])
def test_whatever_is_hidden_the_sheet_is_the_same(kind: str, past: bool) -> None:
    """R16: nothing behind the screens of the others reaches the sheet, now or in the past that is shown."""
    table = opened(at(kind, 3, 6, hidden=True))
    assert table.app.game is not None
    if past:
        table.do("close", "past:toggle")
        table.app.dispatch("past:60")
        table.do("open:scores")
    viewer = table.app.ui.viewer

    def pictures() -> list[str]:
        found = []
        for key in CHARTS:
            table.app.dispatch(f"chart:{key}")
            found.append(sheet_of(table))
        return found

    before = pictures()
    assert all("Clara" in html and "hidden" in html for html in before)
    assert "?" in rows(before[0], "scoretbl")[1]
    for state in table.app.game.session._states:
        for seat, player in enumerate(state.players):
            if seat != viewer:
                for holding in BEHIND_SCREEN:
                    player.holdings[holding] += 2
    course_module._kept.clear()
    forget_drawn()
    assert pictures() == before


def test_hidden_columns_tell_the_open_parts() -> None:
    table = opened(at("bid", 3, 7, hidden=True))
    assert table.app.game is not None
    seat, state = table.app.ui.viewer, table.app.game.state
    _, *body, foot = rows(sheet_of(table), "scoretbl")
    for step in (1, 2):
        sheet = score(state.players[(seat + step) % 3])
        told = dict(zip(PARTS, [row[step + 1] for row in body], strict=True))
        assert told == {"vp": "?", "goods": "?", "debt": "?", "printed": str(sheet.printed), "bonus": str(sheet.bonus)}
        assert foot[step + 1] == f"{sheet.printed + sheet.bonus} + ?"


def test_the_end_tells_the_story() -> None:
    """Ranking, parts, the line of scores with its table, what decided it, bids, buildings, and what can be done."""
    table = Table(FakeStore(finished(4)))
    assert table.app.game is not None and table.screen.picture is not None
    html = table.screen.html
    session = table.app.game.session
    names = [seat.name for seat in table.app.game.seats]
    sheets = scores(session.state)
    order = [seat for _, seat in ranking(sheets)]
    assert rows(html, "scoretbl")[-1][1:] == [figure(sheets[seat].total) for seat in order]
    twin = rows(html, "twin")
    assert [row[0] for row in twin[1:]] == [*(f"Round {n}" for n in range(1, 11)), "Final round (F)", "End"]
    assert twin[-1][1:] == [figure(sheet.total) for sheet in sheets]
    story = course_module.story_of(session)
    words = re.sub(r"<[^>]+>", "", html)
    for gain in story.gains:
        assert f"{names[gain.seat]} " in words and signed(gain.n) in words
    assert f"{names[order[0]]}’s best building: {building_name(story.best.building)}, {story.best.total} point" in words
    bids = rows(html, "bids")
    assert len(bids) == ROUNDS + 1
    for number in range(1, ROUNDS + 1):
        for place, seat in enumerate(order):
            bid = story.course.seats[seat].bids[number - 1]
            assert bid is not None
            assert bids[number][place + 1] == (f"{bid[1]} ({bid[0]})" if bid[1] else "–")
    for seat in range(4):
        for building in session.state.players[seat].buildings:
            assert building_name(building) in words
    assert {"rematch", "leave", "share", "past:toggle", "print", "open:log"} <= set(table.screen.acts)
    table.do("print")
    assert table.outside.did == ["print"]
    table.do("past:toggle")
    assert "Your homestead" in table.screen.html, "history after a reload shows the own homestead"
    log = " ".join(line.text for line in table.app.game.lines)
    assert "pays off 1 debt with" in log and not re.search(r"pays off 1 debt with [^.]*debt", log)


def test_a_tie_is_told_in_words() -> None:
    def sheet(total: int, silver: int) -> ScoreSheet:
        return ScoreSheet(total, 0, (), 0, 0, 0, 0, total, silver)

    def told(*pairs: tuple[int, int]) -> list[str]:
        sheets = [sheet(*pair) for pair in pairs]
        places = ranking(sheets)
        return [tie_words(seat, places, sheets) for seat in range(len(sheets))]

    assert told((50, 3), (49, 9), (30, 0)) == ["", "1 point behind", "20 points behind"]
    assert told((50, 3), (50, 9)) == ["loses the tie with 3 silver", "wins the tie with 9 silver"]
    assert told((50, 9), (50, 9)) == ["as much silver too: 9"] * 2
    assert told((60, 1), (50, 9), (50, 2))[1:] == ["wins the tie with 9 silver", "loses the tie with 2 silver"]


def test_wages_are_paid_as_foretold() -> None:
    """What the sheet says of wages is what the engine then asks for."""
    table = opened(at("pay_workers", 4, 6))
    assert table.app.game is not None
    frame = table.app.game.frame
    assert frame is not None and frame.kind == PAY_WORKERS
    own = rows(sheet_of(table), "forecast")[1]
    player = table.app.game.state.players[frame.seat]
    assert own[2] == figure(-player.holdings[WORKERS])

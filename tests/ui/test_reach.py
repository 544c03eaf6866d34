"""How far means go: the counts on an auction's card, the bids that can be paid, the ghost on the Track, the rivals."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest

from e2e.positions import at, outbid, played, saved
from homesteaders.actions import BankExchange, Buy, Market, Pass, Sell
from homesteaders.catalog import BID_VALUES, BUILDING, BUILDINGS, TRACK_END
from homesteaders.engine import apply
from homesteaders.holdings import COPPER, DEBT, FOOD, GOLD, HIDDEN, SILVER, STEEL, TRADE, WOOD, WORKERS
from homesteaders.phases.free import changes_of, free_actions
from homesteaders.preview import least_bid, payments
from homesteaders.rng import Rng
from homesteaders.state import BID, Player
from tests.ui.fakes import FakeStore, Table, acts_of
from ui.fits import after_paying, fit_of
from ui.forecast import forecast_of
from ui.reach import asked, highest_bid, reach_of, way_of, way_to_bid, with_trades
from ui.scene import Scene, means
from ui.scenes import make_scene
from ui.views.docket import docket
from ui.views.lots import board
from ui.views.rival import rival_sheet
from ui.views.rivals import rivals
from ui.views.track import best_ring, track
from ui.words import signed, t

pytestmark = pytest.mark.engine


def player(holdings: dict[int, int], *buildings: str) -> Player:
    one = Player()
    for key in buildings:
        one.add_building(BUILDING[key].id)
    for holding, n in holdings.items():
        one.holdings[holding] = n
    return one


def opened(kept: dict[str, str]) -> Table:
    """The table of a saved game, with nothing over it."""
    table = Table(FakeStore({**kept, "homesteaders.settings": '{"confirm": "off"}'}))
    table.scheduler.run()
    if table.app.ui.sheet:
        table.do("close")
    return table


def scene_of(table: Table) -> Scene:
    game = table.app.game
    assert game is not None
    return make_scene(game, table.app.ui, table.app.number, False)


def region(table: Table, name: str) -> str:
    assert table.screen.picture is not None
    return table.screen.picture.regions[name]


def words(html: str) -> str:
    """What ears hear of some HTML."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize(("amount", "bid"), [(0, 0), (2, 0), (3, 3), (8, 7), (11, 9), (20, 16), (40, 21)])
def test_the_highest_bid_that_an_amount_pays(amount: int, bid: int) -> None:
    assert highest_bid(amount) == bid


@pytest.mark.parametrize(
    ("holdings", "buildings", "most", "trades"),
    [
        ({SILVER: 4}, (), 4, 0),
        ({SILVER: 4, GOLD: 1}, (), 9, 0),
        ({SILVER: 4, STEEL: 2, WOOD: 1}, (), 4, 0),
        ({SILVER: 4, STEEL: 2, WOOD: 1, TRADE: 1}, (), 7, 1),
        ({SILVER: 4, STEEL: 2, WOOD: 1, TRADE: 5}, (), 13, 5),
        ({SILVER: 3, STEEL: 2, TRADE: 1}, (), 6, 1),
        ({SILVER: 4, GOLD: 2, WOOD: 1, TRADE: 5}, ("market",), 18, 4),
        ({SILVER: 4, TRADE: 3}, (), 5, 1),
        ({COPPER: 1, STEEL: 1, TRADE: 1}, (), 5, 1),
        ({STEEL: 1, TRADE: 2}, ("general_store",), 5, 2),
        ({SILVER: 1, TRADE: 3}, ("bank",), 4, 3),
    ],
)
def test_what_can_be_paid_with_trades(
    holdings: dict[int, int], buildings: tuple[str, ...], most: int, trades: int
) -> None:
    assert with_trades(player(holdings, *buildings)) == (most, trades)


@pytest.mark.parametrize("buildings", [(), ("market",), ("bank",), ("market", "bank")])
@pytest.mark.parametrize("seed", range(8))
def test_no_trades_pay_more(buildings: tuple[str, ...], seed: int) -> None:
    """All sequences of trades are tried, but for the purchase of goods (gold apart) only to sell them."""
    rng = Rng(seed)
    goods = {good: rng.below(3) for good in (WOOD, FOOD, STEEL, GOLD, COPPER)}
    one = player({**goods, SILVER: rng.below(8), TRADE: rng.below(5)}, *buildings)
    found, seen, todo = (means(one), 0), set(), [(tuple(one.holdings), 0)]
    tried = one.copy()
    while todo:
        holdings, trades = todo.pop()
        if holdings in seen:
            continue
        seen.add(holdings)
        tried.holdings = list(holdings)
        found = max(found, (means(tried), -trades))
        for action in free_actions(tried, final=False):
            if isinstance(action, Sell | Market | BankExchange) or action == Buy(GOLD):
                then = list(holdings)
                for holding, n in changes_of(action):
                    then[holding] += n
                todo.append((tuple(then), trades + 1))
    most, trades = with_trades(one)
    assert (most, -trades) == found


@pytest.mark.parametrize("value", BID_VALUES)
@pytest.mark.parametrize("holdings", [{SILVER: 2, TRADE: 2, STEEL: 1}, {GOLD: 2}, {DEBT: 3}, {SILVER: 30}])
def test_the_way_to_a_bid_makes_it_payable(holdings: dict[int, int], value: int) -> None:
    one = player(holdings)
    way = way_to_bid(one, value)
    assert way.tokens or means(one) >= value
    for holding, n in way.changes:
        one.holdings[holding] += n
    assert payments(one, value)
    assert way_of(player(holdings), f"bid 1 {value}") == way.tokens
    assert way_of(one, "pass") == ()


def test_a_reach_holds_the_planners_marks_sorted() -> None:
    one = player({SILVER: 6, WOOD: 2, TRADE: 2, WORKERS: 1})
    supply = [1] * len(BUILDINGS)
    reach = reach_of(one, (0, 2), 3, supply)
    paid, debts = after_paying(one, 3)
    assert {building for building, _ in reach.found} == {b.id for b in BUILDINGS if b.type in (0, 2)}
    for building, fit in reach.found:
        assert fit == fit_of(paid, building, debts)
    order = [("ok", "tr", "no").index(fit.mark) for _, fit in reach.found]
    assert order == sorted(order) and {0, 1} <= set(order)
    assert reach.count("ok") == len(reach.names("ok")) == order.count(0)
    supply[reach.names("ok")[0]] = 0
    assert reach_of(one, (0, 2), 3, supply).count("ok") == reach.count("ok") - 1
    assert reach_of(one, (), 3, supply).found == ()


def test_a_reach_goes_with_the_price() -> None:
    one = player({SILVER: 9, WOOD: 1, TRADE: 3})
    supply = [1] * len(BUILDINGS)
    cheap, dear = (reach_of(one, (0, 1, 2, 3), price, supply) for price in (3, 21))
    assert dear.count("ok") == 0 and cheap.count("ok") > 0
    assert all("debt" in fit.short for _, fit in dear.found if fit.mark == "tr")


def test_each_card_counts_what_it_lets_me_build() -> None:
    table = opened(at("bid", 4, 6))
    scene = scene_of(table)
    drawn = region(table, "board")
    state = scene.now.table
    for auction in range(1, state.auctions + 1):
        tile = state.tile(auction)
        assert tile is not None
        price = asked(state, scene.seat, auction)
        assert price == least_bid(state, scene.seat, auction)
        reach = reach_of(scene.me, tile.types, price, state.supply)
        lot = drawn.split('<li class="lot')[auction]
        for mark, key in (("ok", "reach.now"), ("tr", "reach.trades")):
            n = reach.count(mark)
            assert (t(key, n=n) in words(lot)) == bool(n)
        assert f"open:reach {auction}" in acts_of(drawn)
    assert t("reach.lead", auction=1, price=asked(state, scene.seat, 1)) in words(drawn)


def test_the_sheet_lists_the_buildings_by_name_for_the_bid_picked() -> None:
    table = opened(at("bid", 4, 6))
    table.do("select:bid 2 9", "open:reach 2")
    scene = scene_of(table)
    sheet = table.screen.html
    assert t("reach.price", price=9) in words(sheet) and t("reach.picked") in words(sheet)
    rows = [act for act in table.screen.acts if act.startswith("open:building ")]
    tile = scene.now.table.tile(2)
    assert tile is not None
    offered = {b.key for b in BUILDINGS if b.type in tile.types and scene.now.table.supply[b.id]}
    assert {row.split()[1] for row in rows} == offered
    marks = re.findall(r'class="fit (ok|tr|no)"', table.screen.picture.sheet if table.screen.picture else "")
    assert marks == sorted(marks, key=("ok", "tr", "no").index) and len(marks) == len(rows)
    table.do(rows[0])
    assert table.app.ui.sheet == rows[0].removeprefix("open:")


def test_make_this_affordable_stages_the_way_and_keeps_the_bid() -> None:
    table = opened(outbid())
    scene = scene_of(table)
    price = next(v for v in BID_VALUES if v > means(scene.me) and f"select:bid 1 {v}" in table.screen.acts)
    table.do(f"select:bid 1 {price}")
    slip = region(table, "docket")
    way = way_to_bid(scene.me, price)
    assert way.tokens and t("lot.short", n=price - means(scene.me)) in words(slip)
    table.do(f"fund:bid 1 {price}")
    assert table.app.ui.staged == list(way.tokens) and table.app.ui.choice == f"bid 1 {price}"
    assert t("lot.leaves", n=means(scene_of(table).then) - price) in words(region(table, "docket"))
    # another bid does without it
    low = next(a for a in table.screen.acts if a.startswith("select:bid 3 "))
    table.do(low)
    assert table.app.ui.staged == []
    table.do(f"select:bid 1 {price}", f"fund:bid 1 {price}", "confirm")
    game = table.app.game
    assert game is not None
    done = [action.token for action in game.session.actions]
    bid = len(done) - 1 - done[::-1].index(f"bid 1 {price}")
    assert tuple(done[bid - len(way.tokens) : bid]) == way.tokens


def test_a_pass_is_shown_before_it_is_made() -> None:
    table = opened(at("bid", 4, 6))
    scene = scene_of(table)
    space = min(scene.me.track + 1, TRACK_END)
    drawn = region(table, "track")
    ties = drawn.split("<li")[1:]
    assert [t("pass.ghost") in tie for tie in ties] == [place == space for place in range(6)]
    table.do("select:pass")
    slip = words(region(table, "docket"))
    assert all((t(f"track.{place}") in slip) == (place <= space) for place in range(1, 6))
    state = scene.now.table.copy()
    apply(state, Pass())
    while state.current is not None and state.current.kind == BID:
        apply(state, Pass())
    assert state.players[scene.seat].track == space


def test_no_ghost_where_nobody_can_pass() -> None:
    for kept in (at("allocate", 4, 6), at("track_reward", 4, 3), at("build", 4, 3)):
        table = opened(kept)
        assert t("pass.ghost") not in region(table, "track")


def test_the_large_track_counts_what_each_space_would_do() -> None:
    table = opened(at("track_reward", 4, 6, special="rewards"))
    town = region(table, "town")
    assert t("track.row_wages") in words(town) and t("track.row_points") in words(town)
    rows = re.findall(r"<tr>.*?</tr>", town)
    points = next(row for row in rows if t("track.row_points") in row)
    assert points.count("<td") == TRACK_END
    assert "+3" in points  # three points at the last space
    wages = next(row for row in rows if t("track.row_wages") in row)
    assert wages.count("+1") == 1


def test_one_more_worker_goes_to_the_best_free_ring() -> None:
    one = player({WORKERS: 1}, "homestead")
    building, rings = best_ring(one)
    assert building == BUILDING["homestead"].id and rings.bit_count() == 1
    assert best_ring(player({WORKERS: 1})) == (-1, 0)


# ---- what is hidden stays hidden


def hidden_scene(change: Callable[[Player], None] | None = None, *, hidden: bool = True) -> Scene:
    """A bid of a game with hidden holdings, after the others' hidden goods were changed."""
    table = opened(at("bid", 3, 5, hidden=hidden))
    game = table.app.game
    assert game is not None and game.frame is not None
    if change is not None:
        for seat, one in enumerate(game.session.state.players):
            if seat != game.frame.seat:
                change(one)
    return make_scene(game, table.app.ui, table.app.number, False)


def richer(one: Player) -> None:
    for holding in (SILVER, WOOD, STEEL, GOLD, TRADE, DEBT):
        one.holdings[holding] += 7


def test_hidden_holdings_change_nothing_on_the_screen() -> None:
    before, after = hidden_scene(), hidden_scene(richer)
    seats = before.rivals
    assert all(before.now.table.players[seat].holdings[SILVER] == HIDDEN for seat in seats)
    for draw in (board, track, rivals, docket):
        assert draw(before) == draw(after)
    for seat in seats:
        assert rival_sheet(before, seat) == rival_sheet(after, seat)
        assert t("rival.reach_means", n=0)[:8] not in rival_sheet(before, seat)[1]
    assert "afford" not in board(before)
    shown = hidden_scene(hidden=False), hidden_scene(richer, hidden=False)
    for draw in (board, rivals):  # what the test changes would be seen if it were open
        assert draw(shown[0]) != draw(shown[1])


def test_hidden_holdings_of_a_two_player_game_leave_the_neutral_slip_alone() -> None:
    for session in played(2, 4, False):
        frame = session.state.current
        if frame is not None and frame.kind == 2 and session.state.round == 3:
            table = opened(saved(session, (frame.seat,)))
            game = table.app.game
            assert game is not None
            before = docket(make_scene(game, table.app.ui, 1, False))
            richer(game.session.state.players[1 - frame.seat])
            assert docket(make_scene(game, table.app.ui, 1, False)) == before
            return
    raise AssertionError("no neutral bid")


def test_open_holdings_show_how_far_each_rival_goes() -> None:
    table = opened(at("bid", 4, 6))
    scene = scene_of(table)
    drawn = region(table, "board")
    for seat in scene.rivals:
        n = highest_bid(means(scene.now.table.players[seat]))
        key = "reach.rival" if n else "reach.rival_none"
        assert t(key, name=scene.name(seat), value=n or BID_VALUES[0]) in drawn
    assert drawn.count('class="afford"') == scene.now.table.auctions
    past = replace(scene, past=3)
    assert "afford" not in board(past) and "open:reach" not in board(past)


def test_a_rivals_sheet_says_how_far_it_goes() -> None:
    table = opened(at("bid", 4, 6))
    scene = scene_of(table)
    for seat in scene.rivals:
        forecast = forecast_of(scene.now.table.players[seat])
        coming = signed(dict(forecast.income).get(SILVER, 0))
        assert t("rival.row_coming", signed=coming, n=forecast.wages) in words(region(table, "rivals"))
        table.app.dispatch(f"open:rival {seat}")
        sheet = words(table.screen.picture.sheet if table.screen.picture else "")
        one = scene.now.table.players[seat]
        assert t("rival.reach_means", n=means(one)) in sheet
        assert t("rival.wages", n=one.holdings[WORKERS]) in sheet
        table.do("close")

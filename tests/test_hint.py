"""Hints: one at every decision, with a plan that can be done; honest about what is not known; and never peeking."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from homesteaders import Setup, view_for
from homesteaders.actions import Bid, Decline, Done, Pass, parse
from homesteaders.bots.hint import Hint, hint_for, hint_of, plain
from homesteaders.bots.likely import ceilings
from homesteaders.bots.marginals import marginal
from homesteaders.bots.options import options, supposed
from homesteaders.bots.search import Baron
from homesteaders.bots.shown import NUMBER, ORDER, SILENT, STRONG, About, told
from homesteaders.bots.thought import Choice, Thought
from homesteaders.catalog import BUILDINGS
from homesteaders.engine import apply, legal
from homesteaders.language import LANGUAGES
from homesteaders.rng import Rng
from homesteaders.scoring import score
from homesteaders.state import BID, BUILD, FINAL, KIND_KEYS, State
from homesteaders.views import View
from tests.bot_support import positions, reshuffled
from ui.counsel import hint_words
from ui.words import speak

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)
NAMES = ("Clara", "Mae", "Hank", "Ida")
SURE = {"rail_line", "copper", "livestock"}


def decisions(seed: int, players: int) -> Iterator[tuple[State, View]]:
    """Every decision of a game, played partly by chance."""
    setup = Setup(players, seed, seed % 2 == 0)
    for state, _, _ in positions(setup, ("random", "rancher", "random", "greenhorn")):
        yield state, view_for(state, state.agenda[-1].seat)


def check_plan(state: State, view: View, hint: Hint) -> None:
    """Every way can be done step by step, to its end and no further."""
    assert hint.ways
    for way in hint.ways:
        table = state.copy()
        for token in way.plan:
            assert parse(token) in legal(table)
            top = table.agenda[-1]
            assert top is state.agenda[-1], "the decision is over before its plan is"
            apply(table, parse(token))
        assert not table.agenda or table.agenda[-1] is not state.agenda[-1]
        last = parse(way.plan[-1])
        if isinstance(last, Bid | Pass):
            table = supposed(view, last)
            for token in way.later:
                assert parse(token) in legal(table)
                apply(table, parse(token))
            assert table.agenda[-1].kind == FINAL


def check_numbers(view: View, hint: Hint) -> None:
    """No number where none may be told."""
    table = view.table
    players, number, final = table.setup.players, table.round, table.agenda[-1].kind == FINAL
    for way in hint.ways:
        assert way.win is None or number >= 4
        assert way.gap is None or final or number > 2
    for line in hint.reasons:
        abouts = [value for value in line.params.values() if isinstance(value, About)]
        if number <= 2:
            assert line.key not in ("hints.bid.limit", "hints.rival.to", "hints.worth.building")
            assert not abouts or line.params.get("reward") in SURE
        if line.key == "hints.worth.building":
            key = line.params["building"]
            measured = marginal(players, number, key)
            assert measured is not None and max(1.96 * measured.se, measured.half_spread) < 1
            assert not (key in ("steel_mill", "farm", "grain_mill") and number < 4)
        assert all(about.pm >= 1 or line.key == "hints.parts" for about in abouts)


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_hint_at_every_decision(players: int) -> None:
    kinds = set()
    for state, view in decisions(players, players):
        hint = hint_for(view)
        check_plan(state, view, hint)
        check_numbers(view, hint)
        assert hint_of(json.loads(json.dumps(plain(hint)))).ways == hint.ways
        kinds.add(KIND_KEYS[state.agenda[-1].kind])
    assert {"allocate", "pay_workers", "bid", "track_reward", "pay_auction", "build", "final"} <= kinds


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_hint_at_every_decision_of_many_games(players: int) -> None:
    for seed in range(10, 20):
        for state, view in decisions(seed, players):
            hint = hint_for(view)
            check_plan(state, view, hint)
            check_numbers(view, hint)
            for code in LANGUAGES:
                speak(code)
                assert all(all_words(view, hint))
            speak("en")


def all_words(view: View, hint: Hint) -> list[str]:
    words = hint_words(view, NAMES, hint)
    others = [part for way in words.others for part in (way.what, way.behind)]
    return [words.nudge, words.best.what, *others, *words.reasons, *words.plan, *words.later, words.source]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_worded(code: str) -> None:
    speak(code)
    try:
        for players in (2, 4):
            for place, (_, view) in enumerate(decisions(3, players)):
                if place % 4 == 0:
                    words = all_words(view, hint_of(json.loads(json.dumps(plain(hint_for(view))))))
                    assert all(words) and not any("{" in text or "  " in text for text in words)
    finally:
        speak("en")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("open_holdings", [True, False], ids=["open", "hidden"])
def test_what_nobody_can_see_changes_no_hint(players: int, open_holdings: bool) -> None:
    mixer = Rng(5)
    for place, (state, _, _) in enumerate(positions(Setup(players, 4, open_holdings), ("rancher",))):
        if place % 5:
            continue
        seat = state.agenda[-1].seat
        views = [view_for(each, seat) for each in (state, reshuffled(state, mixer))]
        assert plain(hint_for(views[0])) == plain(hint_for(views[1]))
        if place % 50 == 0:
            hints = []
            for view in views:
                *_, thought = Baron(8).ponder(view, Rng(place))
                hints.append(plain(hint_for(view, thought)))
            assert hints[0] == hints[1]


def first(kind: int, players: int = 4, from_round: int = 1, seed: int = 6) -> View:
    """The first decision of a kind."""
    for state, _, _ in positions(Setup(players, seed), ("rancher",)):
        if state.agenda[-1].kind == kind and state.round >= from_round:
            return view_for(state, state.agenda[-1].seat)
    raise LookupError(kind)


def thought(*choices: tuple[str, float, float]) -> Thought:
    """What a search found: (token, win share, error), best first."""
    return Thought(tuple(Choice((parse(token),), win, error, 100) for token, win, error in choices), 100 * len(choices))


def test_the_search_decides_what_is_best() -> None:
    view = first(BID, from_round=5)
    found = thought(("bid 2 3", 0.41, 0.02), ("pass", 0.38, 0.02), ("bid 1 3", 0.12, 0.02))
    hint = hint_for(view, found)
    assert [way.plan[-1] for way in hint.ways] == ["bid 2 3", "pass", "bid 1 3"]
    assert [way.behind for way in hint.ways] == ["", "near", "far"]
    assert hint.ways[0].win == (41, 4) and hint.playouts == 300
    assert not hint.ways[1].gap, "no number for what its error may explain"


def test_no_win_chance_before_round_four_and_none_without_a_search() -> None:
    early = hint_for(first(BID, from_round=3), thought(("pass", 0.4, 0.02), ("bid 1 3", 0.2, 0.02)))
    assert early.ways[0].plan == ("pass",) and all(way.win is None for way in early.ways)
    assert all(way.win is None for way in hint_for(first(BID, from_round=6)).ways)


def test_the_final_actions_are_exact() -> None:
    view = first(FINAL)
    hint = hint_for(view, thought(("done", 1.0, 0.0)))
    assert hint.exact and hint.ways[0].plan[-1] == Done().token and not hint.playouts
    table = view.table.copy()
    before = score(table.players[view.seat]).total
    for token in hint.ways[0].plan:
        apply(table, parse(token))
    gained = score(table.players[view.seat]).total - before
    assert gained > 0 and hint.nudge.params == {"n": gained}
    (line,) = (each for each in hint.reasons if each.key == "hints.final.points")
    assert line.params == {"n": gained, "now": before, "then": before + gained}
    assert hint.ways[1].plan == ("done",) and hint.ways[1].gap == About(gained, 0)


def test_what_may_be_told_of_values() -> None:
    assert told(4, 1, "rail_lines").about == About(8, 2) and told(4, 6, "rail_lines").about == About(4, 1)
    assert told(4, 1, "food").how == told(2, 2, "workers").how == SILENT
    assert told(4, 3, "steel_mill").how == told(2, 1, "farm").how == STRONG
    assert told(4, 3, "railworkers_house").how == ORDER
    assert told(4, 6, "church").how == NUMBER and told(4, 6, "church").about == About(20, 1)
    assert told(4, 10, "farm").how == SILENT, "never measured that late"


def test_a_rival_who_has_passed_goes_nowhere_and_nobody_below_the_least_bid() -> None:
    seen = 0
    for state, _, _ in positions(Setup(4, 8), ("rancher",)):
        if state.agenda[-1].kind != BID:
            continue
        view = view_for(state, state.agenda[-1].seat)
        for each in ceilings(view):
            assert each.seat != view.seat and not state.passed >> each.seat & 1
            assert each.value >= max(3, state.standing[each.auction - 1])
            held = state.holder.index(each.seat) + 1 if each.seat in state.holder else each.auction
            assert each.auction == held, "who holds an auction does not bid elsewhere"
            seen += 1
    assert seen > 20


def test_options_come_best_first_and_building_nothing_is_one() -> None:
    view = first(BUILD, from_round=4)
    found = options(view)
    points = [option.points for option in found]
    assert points == sorted(points, reverse=True)
    assert any(option.action is Decline() and option.points == 0 for option in found)
    assert all(
        0 < building < len(BUILDINGS) for option in found for building in [getattr(option.action, "building", 1)]
    )

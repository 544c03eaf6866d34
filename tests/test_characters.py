"""The characters: each plays at its level, loves what it is said to love, and speaks seldom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from homesteaders import Session, Setup, apply, is_over, new_game, scores, view_for, winners
from homesteaders.actions import TakeDebt
from homesteaders.arena import Outcome, Tally
from homesteaders.bots import BOTS
from homesteaders.bots.characters import CHARACTERS, EVENTS, Character, remark, tempers
from homesteaders.bots.levels import LEVELS
from homesteaders.bots.values import WEIGHTS
from homesteaders.catalog import BUILDING, BUILDINGS
from homesteaders.events import Event
from homesteaders.holdings import GOLD, RAIL_LINES
from homesteaders.language import LANGUAGES, Key, catalogue
from homesteaders.rng import Rng
from homesteaders.state import State
from tests.bot_support import SMALL
from ui.levels import CHARACTERS as SHOWN

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)
KEYS = [character.key for character in CHARACTERS]
STYLES = {
    "ruth": "rail lines",
    "bill": "livestock buildings",
    "nell": "gold",
    "ben": "debts taken",
    "amos": "churches",
}
"""What each shows more of than others at its level."""
LIVESTOCK = {"ranch", "stables", "meatpacking_plant", "rodeo"}


def test_there_are_five_of_known_levels_and_known_loves() -> None:
    assert sorted(KEYS) == sorted(STYLES) and len(set(KEYS)) == 5
    for character in CHARACTERS:
        assert character.level in LEVELS
        assert SHOWN[character.key] == character.level
        assert set(character.taste.buildings) <= set(BUILDING)
        assert BOTS[character.key]().name == character.key


@pytest.mark.parametrize("character", CHARACTERS, ids=KEYS)
def test_a_taste_changes_what_it_names_and_nothing_else(character: Character) -> None:
    for players, weights in tempers(character.taste).items():
        usual = WEIGHTS[players]
        changed = {name for name in vars(usual) if getattr(weights, name) != getattr(usual, name)}
        assert changed == {*character.taste.factors, *(["adjust"] if character.taste.buildings else [])}
        adjust, before = dict(weights.adjust), dict(usual.adjust)
        loved = {key: adjust[key] - before.get(key, 0.0) for key in adjust if adjust[key] != before.get(key, 0.0)}
        assert loved == pytest.approx(dict(character.taste.buildings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_a_style_and_its_lines(language: str) -> None:
    words = catalogue(language)
    for key in KEYS:
        wanted = [f"character.{key}", f"character.{key}.style", *(f"says.{key}.{event}" for event in EVENTS)]
        assert all(words[each] for each in wanted)
    assert len({words[f"says.{key}.{event}"] for key in KEYS for event in EVENTS}) == 15


# What they say


def said(key: str, seed: int) -> Iterator[tuple[Event, str, int, State]]:
    """Everything that happens in a game with the character in seat 1, with what it says and the round."""
    character = next(each for each in CHARACTERS if each.key == key)
    session = Session(Setup(3, seed))
    bots, rng = [BOTS[key](), BOTS["settler"](), BOTS["rancher"]()], Rng(seed)
    while not is_over(session.state):
        seat = session.state.agenda[-1].seat
        session.do(bots[seat].choose(view_for(session.state, seat), rng))
        for event in session.events[-1]:
            yield event, remark(character, event, 0, session.state), session.state.round, session.state


@pytest.mark.parametrize("key", KEYS)
def test_they_speak_seldom_and_only_of_themselves(key: str) -> None:
    spoken = Counter[str]()
    games = 2 if SMALL else 6
    for seed in range(games):
        for event, line, _, state in said(key, seed):
            if not line:
                continue
            spoken[line] += 1
            kind = line.rpartition(".")[2]
            assert line == f"says.{key}.{kind}" and event.key == kind
            if kind == "over":
                assert 0 in winners(state)
            else:
                assert event.seat == 0
    assert games / 2 <= spoken.total() <= 7 * games
    assert len(spoken) >= (1 if SMALL else 2)  # two games are too few for every occasion


def test_a_line_is_a_function_of_the_event_and_the_table() -> None:
    ruth = CHARACTERS[KEYS.index("ruth")]
    state = new_game(Setup(2, 1))
    built = Event("built", 0, "auction:1", (), {"building": Key("building.depot")})
    assert remark(ruth, built, 0, state) == "says.ruth.built"
    assert remark(ruth, built, 1, state) == ""
    assert remark(ruth, built._replace(args={"building": Key("building.farm")}), 0, state) == ""
    outbid = Event("outbid", 0, "", (), {"auction": 1})
    answers = Counter[str]()
    for state.round in range(1, 11):
        for standing in range(3, 15):
            state.standing[0] = standing
            answers[remark(ruth, outbid, 0, state)] += 1
            assert remark(ruth, outbid, 0, state) == remark(ruth, outbid, 0, state.copy())
    assert set(answers) == {"", "says.ruth.outbid"} and 2 <= answers["says.ruth.outbid"] <= 25


# Strength and style (`pytest -s -m long tests/test_characters.py` prints the table of docs/opponents.md)

DEALS = {2: 200, 3: 134, 4: 100}
"""400 games for each number of players."""
FIRST_SEED = 20_000


def styles(state: State, seat: int, debts: int) -> list[float]:
    """What can be seen of a seat's style at the end, in the order of STYLES."""
    player = state.players[seat]
    owned = {BUILDINGS[building].key for building in player.buildings}
    mines = player.buildings.count(BUILDING["gold_mine"].id) + player.buildings.count(BUILDING["river_port"].id)
    return [
        player.holdings[RAIL_LINES],
        len(owned & LIVESTOCK),
        player.holdings[GOLD] + mines,
        debts,
        "church" in owned,
    ]


def measured(character: Character, players: int) -> tuple[Tally, list[float], list[float]]:
    """The character against the plain bot of its level: the result, its means of `styles`, and those of the others."""
    tally, games = Tally(players), DEALS[players] * players
    own, others = [0.0] * len(STYLES), [0.0] * len(STYLES)
    for seed in range(FIRST_SEED, FIRST_SEED + DEALS[players]):
        outcomes = []
        for place in range(players):
            state = new_game(Setup(players, seed))
            rngs = [Rng(seed * 8 + seat + 1) for seat in range(players)]
            bots = [BOTS[character.key if seat == place else character.level]() for seat in range(players)]
            debts = Counter[int]()
            while not is_over(state):
                seat = state.agenda[-1].seat
                action = bots[seat].choose(view_for(state, seat), rngs[seat])
                debts[seat] += action is TakeDebt()
                apply(state, action, None, seat)
            for seat in range(players):
                means, part = (own, games) if seat == place else (others, games * (players - 1))
                for i, value in enumerate(styles(state, seat, debts[seat])):
                    means[i] += value / part
            totals = tuple(sheet.total for sheet in scores(state))
            outcomes.append(Outcome(place, state.deal.start_player, totals, tuple(winners(state))))
        tally.add(outcomes)
    return tally, own, others


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("character", CHARACTERS, ids=KEYS)
def test_each_plays_at_its_level_and_shows_its_style(character: Character, players: int) -> None:
    tally, own, others = measured(character, players)
    low, high = tally.clustered
    which = list(STYLES).index(character.key)
    print(
        f"\n| {character.key} | {character.level} | {players} | {tally.share:.2f} [{low:.2f}, {high:.2f}] "
        f"| {STYLES[character.key]} | {own[which]:.2f} | {others[which]:.2f} |"
    )
    # Within its level: the interval reaches to a fifth around what is as good as the others.
    assert low <= 1.2 / players and high >= 0.8 / players
    assert own[which] >= 1.15 * others[which]

"""Every opponent is honest and repeatable: it sees no more than its view, and a code holds its game."""

from __future__ import annotations

import pytest

from homesteaders import Setup, is_over, view_for
from homesteaders.arena import play_game
from homesteaders.bots import BOTS, SEARCHERS
from homesteaders.catalog import ROUNDS
from homesteaders.codes import decode, encode
from homesteaders.codes.body import BOT_CODES
from homesteaders.holdings import BEHIND_SCREEN
from homesteaders.record import Record, Seat, read, transcript
from homesteaders.rng import Rng
from homesteaders.session import Session
from tests.bot_support import made, positions, reshuffled

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)
QUICK, SLOW = ("rancher", "random", "greenhorn"), 29
"""Who is asked at every decision of a game, and at one in how many the others are: they share the rancher's ways, or
think long."""


def look_away(name: str, players: int, open_holdings: bool, every: int) -> int:
    """Ask an opponent in many positions, with and without what it cannot see changed; how often the change was one."""
    mixer, changed = Rng(5), 0
    bot, table = made(name), ("rancher", "rancher", "random")
    for number, (state, _, rng) in enumerate(positions(Setup(players, 3, open_holdings), table)):
        if number % every:
            continue
        seat, other = state.agenda[-1].seat, reshuffled(state, mixer)
        assert len(other.deal.piles[0]) == ROUNDS
        tiles = other.deal != state.deal
        held = any(
            other.players[rival].holdings[holding] != state.players[rival].holdings[holding]
            for rival in range(players)
            for holding in BEHIND_SCREEN
        )
        assert not (held and open_holdings)
        changed += tiles or held
        assert bot.choose(view_for(state, seat), Rng(rng.state)) == bot.choose(view_for(other, seat), Rng(rng.state))
    return changed


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("open_holdings", [True, False], ids=["open", "hidden"])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_no_peeking(name: str, players: int, open_holdings: bool) -> None:
    least = 80 if name in QUICK else 3
    assert look_away(name, players, open_holdings, 1 if name in QUICK else SLOW) >= least


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("open_holdings", [True, False], ids=["open", "hidden"])
@pytest.mark.parametrize("name", sorted(set(BOTS) - set(QUICK)))
def test_no_peeking_at_any_decision(name: str, players: int, open_holdings: bool) -> None:
    assert look_away(name, players, open_holdings, 1) > 80


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_game_repeats_exactly_from_its_code(name: str) -> None:
    """The code names who sat where; the same opponents play the same game again."""
    names = (name, "rancher") if name in SEARCHERS else (name, "random", name)
    result = play_game(Setup(len(names), 31), [made(each) for each in names])
    session = Session(result.setup)
    for action in result.actions:
        session.do(action)
    code = encode(Record(session, tuple(Seat("bot", "", each) for each in result.bots)))
    record = decode(code).record
    assert is_over(record.session.state)
    again = play_game(record.session.setup, [made(seat.bot) for seat in record.seats])
    assert again == result and again.actions == record.session.actions


def test_every_opponent_has_its_number_in_codes_and_its_name_in_saves() -> None:
    """So a code stays short whoever plays; the numbers are append only, golden codes hold them."""
    assert set(BOTS) <= set(BOT_CODES)
    for name in BOTS:
        record = Record(Session(Setup(2, 1)), (Seat("person", "A"), Seat("bot", "", name)))
        code = encode(record)
        assert decode(code).record.seats[1] == Seat("bot", "", name)
        assert len(code) == len(encode(Record(Session(Setup(2, 1)), (Seat("person", "A"), Seat("bot", "", "rancher")))))
        assert f"seat 2 bot:{name}\n" in transcript(record)
        assert read(transcript(record)).seats[1].bot == name

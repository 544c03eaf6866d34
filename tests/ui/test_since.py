"""What the others did since the last turn: every action is told or folded, and some digests read by hand."""

from __future__ import annotations

import pytest

from homesteaders import describe
from homesteaders.actions import Bid, Pass, parse
from homesteaders.engine import legal
from homesteaders.session import Session
from homesteaders.state import BID, PAY_WORKERS, Setup
from tests.ui.fakes import acts_of
from tests.ui.timeline_support import NAMES, by_bots, by_chance, pictures, seats_of
from ui.game import Game
from ui.scene import Since
from ui.scenes import make_scene
from ui.since import since
from ui.uistate import UiState
from ui.views import sheets

pytestmark = pytest.mark.engine

ROUTINE = ("collects income and pays wages", "collects income", "pays wages")


def told(digest: Since) -> dict[int, str]:
    return {deeds.seat: ", ".join(deeds.phrases) for deeds in digest.groups}


def to_bidding(kinds: str, seed: int = 5) -> Game:
    game = Game(Session(Setup(len(kinds), seed, True)), seats_of(kinds))
    while game.frame is not None and game.frame.kind != BID:
        game.do(next(action for action in legal(game.state) if action.token != "debt"))
    return game


def test_bids_are_told_by_their_last() -> None:
    game = to_bidding("ppp")
    frame = game.frame
    assert frame is not None
    a, b, c = frame.seat, (frame.seat + 1) % 3, (frame.seat + 2) % 3
    assert since(game, a).count == game.session.position - game.last_action_of(a) - 1
    game.do(Bid(1, 3))
    game.do(Bid(1, 4))
    game.do(Bid(2, 3))
    digest = since(game, a)
    assert digest.count == 2 and [deeds.seat for deeds in digest.groups] == [b, c, a]
    assert told(digest) == {
        b: "bids 4 on auction 1",
        c: "bids 3 on auction 2",
        a: "is outbid on auction 1",
    }
    game.do(Bid(1, 5))
    game.do(Bid(1, 6))
    assert told(since(game, c)) == {
        a: "bids 5 on auction 1, is outbid on auction 1",
        b: "bids 6 on auction 1",
    }
    assert since(game, a).count == 1


def test_a_round_of_auctions_in_one_sentence_each() -> None:
    """Hand-made: the others bid to and fro, one passes, one wins, builds, and the next round begins."""
    game = to_bidding("ppp")
    frame = game.frame
    assert frame is not None
    a, b, c = frame.seat, (frame.seat + 1) % 3, (frame.seat + 2) % 3
    for token in ("pass", "reward trade", "bid 1 3", "bid 1 4", "bid 1 5", "pass"):
        if token not in [action.token for action in legal(game.state)]:
            token = next(action.token for action in legal(game.state) if action.token.startswith("reward"))
        game.do(parse(token))
    words = told(since(game, a))
    assert words[b] == "bids 5 on auction 1, after 1 earlier bid"
    assert words[c].startswith("passes, after 1 earlier bid, advances to space 1 of the Track")
    while game.state.round == 1:
        game.do(next(a for a in reversed(legal(game.state)) if a.token != "debt" and not a.token.startswith("buy")))
    digest = since(game, a)
    assert told(digest)[b].startswith("wins auction 1 for 5, after 1 earlier bid, ")
    assert "Round 2 begins." in digest.news
    assert digest.tiles == tuple(game.state.tile(n).number for n in (1, 2))  # type: ignore[union-attr]
    assert "takes 1 trade chit" in told(digest)[c]


def test_nothing_since() -> None:
    game = to_bidding("pp")
    frame = game.frame
    assert frame is not None
    game.do(Pass() if Pass() in legal(game.state) else legal(game.state)[0])
    assert since(game, frame.seat).count == 0
    assert since(game, frame.seat).groups == ()


def folded(entry: str, about: str, digest: Since, actor: int) -> bool:
    """Is this sentence left out for a reason? The rule once more, by words."""
    text = told(digest).get(actor, "")
    if "wages" in entry or " collects " in entry or "no income" in entry:
        return any(routine in text for routine in ROUTINE)
    if " bids " in entry or " matches " in entry or " is outbid " in entry:
        return "earlier bid" in text or "wins auction" in text or "passes" in text or "bids" in text
    return " for auction " in entry and "wins auction" in text


@pytest.mark.parametrize("seed", range(1, 7))
def test_every_action_of_the_others_is_told_or_folded(seed: int) -> None:
    kinds = ("pbb", "pppp", "pb")[seed % 3]
    whole = by_chance(kinds, seed) if seed % 2 else by_bots(kinds, seed)
    names = [seat.label for seat in whole.seats]
    for position in range(1, whole.session.length + 1, 3):
        game = whole.at(position)
        for seat in range(len(kinds)):
            digest = since(game, seat)
            first = game.last_action_of(seat) + 1
            assert digest.start == first - 1 and digest.count == position - first
            assert bool(digest.count) >= bool(digest.groups or digest.news)
            words = told(digest)
            for n in range(first, position):
                for about, sentence in describe.log_lines(game.session.events[n], names):
                    if about < 0:
                        assert sentence in digest.news
                        continue
                    rest = sentence.removeprefix(names[about] + " ").removesuffix(".")
                    assert rest in words[about] or folded(sentence, names[about], digest, about), sentence
            others = [deeds.seat for deeds in digest.groups if deeds.seat != seat]
            assert len(set(others)) == len(others)
            assert all(
                phrase and not phrase.startswith(names[deeds.seat])
                for deeds in digest.groups
                for phrase in deeds.phrases
            )


@pytest.mark.parametrize("seed", range(1, 5))
def test_bids_told_and_bids_counted_are_all_bids(seed: int) -> None:
    """Of one round: whoever wins or stands is told with the last bid, whoever passes with none."""
    whole = by_bots("bbbb", seed)
    for number in range(1, 11):
        here = [n for n in range(whole.session.length) if whole.session.state_at(n).round == number]
        for position in (here[-1], here[len(here) // 2]):
            game = whole.at(position)
            seat = game.session.state_at(here[0]).agenda[-1].seat
            digest = since(game, seat)
            if digest.start < here[0]:
                continue
            for deeds in digest.groups:
                bids = [
                    event.key
                    for events in game.session.events[digest.start + 1 :]
                    for event in events
                    if event.seat == deeds.seat and event.key in ("bid", "matched")
                ]
                earlier = sum(int(phrase.split()[1]) for phrase in deeds.phrases if "earlier bid" in phrase)
                last = bool(bids) and not any(phrase == "passes" for phrase in deeds.phrases)
                assert earlier + last == len(bids)


def test_the_table_tells_it_and_the_sheet_too() -> None:
    game = by_bots("pbbb", 3)
    end = next(
        n
        for n in range(game.session.length)
        if game.session.state_at(n).round == 4
        and game.session.state_at(n).agenda[-1].seat == 0
        and since(game.at(n), 0).count > 3
    )
    game = game.at(end)
    log = pictures(game)["log"]
    digest = since(game, 0)
    assert f"Since your turn: {digest.count}" in log and "open:since" in acts_of(log)
    scene = make_scene(game, UiState(page="table", viewer=0), 0, False)
    sheet = sheets.draw(scene, "since")
    for deeds in digest.groups:
        assert NAMES[deeds.seat] in sheet
    assert f"past:{digest.start + 1}" in acts_of(sheet)
    assert "Start my turn" in sheet and "Before that: Clara" in sheet
    waiting = make_scene(game, UiState(page="table", viewer=-1), 0, False)
    assert waiting.since is None
    assert "Nothing has happened" in sheets.draw(waiting, "since")


def test_wages_alone_and_income_alone() -> None:
    game = Game(Session(Setup(2, 5, True)), seats_of("pp"))
    first = game.frame
    assert first is not None
    game.do(legal(game.state)[0])
    other = 1 - first.seat
    assert told(since(game, other)) == {first.seat: "collects income"}
    assert game.frame is not None and game.frame.kind == PAY_WORKERS
    game.do(legal(game.state)[0])
    assert told(since(game, other)) == {first.seat: "collects income and pays wages"}

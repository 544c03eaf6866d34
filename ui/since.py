"""What the others did since a seat's last action, by seat and with the routine folded."""

from __future__ import annotations

from dataclasses import dataclass

from homesteaders import describe
from homesteaders.catalog import ROUNDS
from homesteaders.events import ROUND_KEYS

from .game import Game
from .scene import Deeds, Since
from .words import t

BIDS = ("bid", "matched")
INCOME = ("placed", "income")


@dataclass(slots=True)
class _Entry:
    """One thing that a seat did or met."""

    key: str
    round: int
    words: str


def since(game: Game, seat: int) -> Since:
    """What happened since the last action of this seat. Its `count` is 0 when nobody has acted since."""
    session = game.session
    start = game.last_action_of(seat)
    names = [who.label for who in game.seats]
    found: dict[int, list[_Entry]] = {}
    news: list[str] = []
    began = False
    own = 0
    for position in range(start + 1, session.position):
        number = session.state_at(position).round
        # A single choice of the own seat that resolved itself is none of what the others did.
        frame = session.state_at(position).current
        alone = frame is not None and frame.seat == seat
        own += alone
        for event in session.events[position]:
            if alone and event.seat == seat:
                continue
            if event.key in ROUND_KEYS:
                number = session.state_at(position + 1).round
                began = number <= ROUNDS
            if event.key in INCOME or event.key == "wages":
                key = "income" if event.key in INCOME else event.key
                found.setdefault(event.seat, []).append(_Entry(key, number, ""))
                continue
            for about, sentence in describe.log_lines((event,), names):
                if about < 0:
                    news.append(sentence)
                else:
                    words = sentence.removeprefix(f"{names[about]} ").removesuffix(".")
                    found.setdefault(about, []).append(_Entry(event.key, number, words))
    groups = [Deeds(about, _folded(entries)) for about, entries in found.items() if about != seat]
    if seat in found:
        groups.append(Deeds(seat, _folded(found[seat])))
    tiles: tuple[int, ...] = ()
    if began:
        offered = [game.state.tile(auction) for auction in range(1, game.state.auctions + 1)]
        tiles = tuple(tile.number for tile in offered if tile is not None)
    return Since(seat, start, tuple(groups), tuple(news), tiles, session.position - start - 1 - own)


def _folded(entries: list[_Entry]) -> tuple[str, ...]:
    """The entries of one seat, with the routine of each round folded."""
    words: list[str] = []
    for number in dict.fromkeys(entry.round for entry in entries):
        words += _round([entry for entry in entries if entry.round == number])
    return tuple(words)


def _round(entries: list[_Entry]) -> list[str]:
    keys = [entry.key for entry in entries]
    bids = [index for index, key in enumerate(keys) if key in BIDS]
    ends = [index for index, key in enumerate(keys) if key in ("won", "passed")]
    # What the bidding came to; the bids before it are only counted.
    result = ends[-1] if ends else bids[-1] if bids else -1
    folded = len(bids) - (0 if ends and keys[result] == "passed" else 1)
    words: list[str] = []
    for index, entry in enumerate(entries):
        if entry.key in ("income", "wages"):
            if keys.index(entry.key) == index and (entry.key == "income" or "income" not in keys):
                both = "income" in keys and "wages" in keys
                words.append(t("since.routine" if both else f"since.{entry.key}"))
        elif not (
            (entry.key in (*BIDS, "outbid") and index < result) or (entry.key == "auction_paid" and "won" in keys)
        ):
            words.append(entry.words)
        if index == result and folded > 0:
            words.append(t("since.bids", n=folded))
    return words

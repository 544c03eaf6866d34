"""The bidding of a round in numbers only: how it goes on when every seat takes what it gains most from. For one-ply
players inside playouts, for the neutral token, and for what an auction is likely to cost."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalog import BID_VALUES, PERK_LAWYER
from ..state import State
from .bidding import Bidder
from .evaluation import shares
from .judge import Judge
from .prospect import Prospect

NEXT_VALUE = dict(zip((0, *BID_VALUES), (*BID_VALUES, 99), strict=True))
"""The least bid above a standing one; 99 = none."""
LAST = BID_VALUES[-1]
PASS = -1


class Bidding:
    """The seats' prospects in a round, and who has a Lawyer. `settled` is the worth of each seat that has
    passed already. They bid by their prospects, or as these `bidders` would."""

    def __init__(
        self,
        judge: Judge,
        state: State,
        prospects: Sequence[Prospect],
        settled: Sequence[float],
        bidders: Sequence[Bidder] = (),
    ) -> None:
        self.judge, self.prospects, self.settled = judge, prospects, settled
        self.bidders: Sequence[Bidder | Prospect] = bidders or prospects
        self.next = state.round + 1
        self.players = state.setup.players
        self.start_player = state.start_player
        self.lawyers = [bool(player.perks & PERK_LAWYER) for player in state.players]
        self.any_lawyer = any(self.lawyers)
        self.last_copies = sum(1 << building for building, n in enumerate(state.supply) if n == 1)
        self.as_ranchers: Bidding | None = None
        """The same bidding with ranchers as bidders, once it was asked for."""
        self._answers: dict[tuple[object, ...], list[tuple[float, int]]] = {}

    def least(self, seat: int, standing: int, holder: int) -> int:
        """R8.3, R8.6: the lowest bid of a seat on an auction with this standing bid."""
        if standing and self.lawyers[seat] and holder != seat:
            return standing
        return NEXT_VALUE[standing]

    def finish(self, standing: list[int], holder: list[int], passed: int, seat: int) -> list[float]:
        """Play on from this seat's turn (PASS: nobody's) to the end; the worth of each seat. The lists are changed."""
        bidders, players, lawyers = self.bidders, self.players, self.any_lawyer
        lots = range(len(standing))
        while seat >= 0:
            mine = bidders[seat]
            best, most, bid = PASS, mine.passing, 0
            offer = mine.offer
            for lot in lots:
                least = self.least(seat, standing[lot], holder[lot]) if lawyers else NEXT_VALUE[standing[lot]]
                if least <= LAST:
                    worth = offer(lot, least)[0]
                    if worth > most:
                        best, most, bid = lot, worth, least
            if best < 0:
                passed |= 1 << seat
            else:
                standing[best], holder[best] = bid, seat
            seat = self.following(seat, holder, passed, players)
        return self.result(standing, holder)

    @staticmethod
    def following(seat: int, holder: list[int], passed: int, players: int) -> int:
        """R8.4: who bids next; PASS = nobody."""
        for step in range(1, players + 1):
            candidate = (seat + step) % players
            if not passed >> candidate & 1 and candidate not in holder:
                return candidate
        return PASS

    def result(self, standing: Sequence[int], holder: Sequence[int]) -> list[float]:
        """The worth of each seat when the bidding ends so."""
        worths = list(self.settled)
        start, gone = PASS, 0
        for lot, seat in enumerate(holder):
            if seat >= 0:
                worth, building = self.prospects[seat].offer(lot, standing[lot])
                if gone >> building & 1:
                    worth = self.prospects[seat].offer_without(lot, standing[lot], gone)
                elif building:
                    gone |= self.last_copies & 1 << building
                worths[seat] = worth
                start = seat if start < 0 else start
        if start < 0:
            start = self.start_player
        worths[start] += self.judge.starts[self.next]
        return worths

    def answers(self, seat: int, standing: list[int], holder: list[int], passed: int) -> list[tuple[float, int]]:
        """(win share, lot or PASS) of each choice of a seat, when it and the others play on as in `finish`."""
        key = seat, *standing, *holder, passed
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = self._answer(seat, standing, holder, passed)
        return found

    def _answer(self, seat: int, standing: list[int], holder: list[int], passed: int) -> list[tuple[float, int]]:
        found = []
        for lot in range(PASS, len(standing)):
            then_standing, then_holder, then_passed = standing[:], holder[:], passed
            if lot == PASS:
                then_passed |= 1 << seat
            else:
                bid = self.least(seat, standing[lot], holder[lot])
                if bid > LAST:
                    continue
                then_standing[lot], then_holder[lot] = bid, seat
            following = self.following(seat, then_holder, then_passed, self.players)
            worths = self.finish(then_standing, then_holder, then_passed, following)
            found.append((self.chance(worths, seat), lot))
        return found

    def chance(self, worths: list[float], seat: int) -> float:
        """A seat's chance to win with these worths; in the last round, too, so that who is behind counts points."""
        return shares(worths, self.judge.taus[self.next])[seat]

"""Sets the table for a case: `build_state` is the one place that knows how a state is made.

A decision point is reached by real play (everybody idle, paying, passing, but for the wanted winners), from a deal in
which the wanted tiles lie on the wanted rounds. What the seats hold there is then set to what the case says.
"""

from __future__ import annotations

from typing import Any

from homesteaders import state as states
from homesteaders.actions import (
    Action,
    Bid,
    Decline,
    Done,
    NeutralBid,
    Pass,
    Pay,
    Place,
    Reward,
    TakeDebt,
    parse,
)
from homesteaders.catalog import (
    BUILDING,
    BUILDINGS,
    CITY,
    FINAL_ROUND,
    NEUTRAL_LEVELS,
    SETTLEMENT,
    SETTLEMENT_TOWN,
    TOWN,
)
from homesteaders.engine import apply, legal, new_game
from homesteaders.holdings import HOLDING_KEYS, SILVER
from homesteaders.session import Session
from homesteaders.state import KIND_KEYS, NEUTRAL, NOBODY, Deal, Frame, Player, Setup, State, deal

from .reader import Case
from .schema import SEATS, FormatError

PLENTY = 1000  # silver while the table is being set, so that no payment stands in the way
SETUP_HOLDINGS = {"silver": 6, "workers": 1}
STAGES_ON_OFFER = {
    SETTLEMENT: (SETTLEMENT, SETTLEMENT_TOWN),
    TOWN: (SETTLEMENT_TOWN, TOWN),
    CITY: (CITY,),
}


def fail(case: Case, text: str) -> FormatError:
    """A case that cannot be set up as it says."""
    return FormatError(f"{case.file}, case {case.id}: {text}.")


def setup_of(case: Case) -> Setup:
    """Players, seed and whether holdings are open."""
    return Setup(case.data["players"], case.data.get("seed", 1), not case.data.get("hidden", False))


def deal_of(case: Case, setup: Setup) -> Deal | None:
    """The piles in order of tile numbers but for what the case asks; None = the deal of the seed."""
    data = case.data
    if data.get("start_player") == "seed":
        return None
    piles: list[list[int]] = []
    for number in range(1, len(deal(setup).piles) + 1):
        usual = list(range(10 * number - 9, 10 * number + 1))
        pile = list(data.get(f"pile{number}", usual))
        if sorted(pile) != usual:
            raise fail(case, f"pile{number} must hold each of the tiles {usual[0]} to {usual[-1]} once")
        piles.append(pile)
    situation = data.get("situation", {})
    tiles = situation.get("tiles", [])
    if tiles and len(tiles) != len(piles):
        raise fail(case, f"'tiles' must name the tiles of all {len(piles)} auctions")
    at = situation.get("round", 1) - 1
    for pile, tile in zip(piles, tiles, strict=False):
        if tile not in pile or at >= len(pile) or (pile is piles[0] and pile[at] != tile):
            raise fail(case, f"tile {tile} cannot lie in auction {piles.index(pile) + 1} in round {at + 1}")
        where = pile.index(tile)
        pile[at], pile[where] = pile[where], pile[at]
    given = Deal(SEATS.index(data.get("start_player", "A")), tuple(map(tuple, piles)))
    try:
        states.check_deal(setup, given)
    except states.SetupError:
        raise fail(case, "the tiles do not fit the stages of their rounds") from None
    return given


def build_state(case: Case) -> State:
    """The state in which a case begins."""
    setup = setup_of(case)
    state = new_game(setup, deal_of(case, setup))
    situation = case.data.get("situation")
    if situation is not None:
        _reach(case, state, situation)
        _arrange(case, state, situation)
        state.legal_now = None
    return state


def build_session(case: Case) -> Session:
    """A session that begins with `build_state`."""
    setup = setup_of(case)
    session = Session(setup, deal_of(case, setup))
    if "situation" in case.data:
        session._states[0] = build_state(case)  # a session has no other beginning than setup; here it has
    return session


def building(case: Case, key: str) -> int:
    """The id of a building by key."""
    if key not in BUILDING:
        raise fail(case, f"there is no building '{key}'")
    return BUILDING[key].id


def dull_action(state: State) -> Action:
    """What a player does who wants nothing: idle workers, silver, pass, a trade chit, decline."""
    frame = state.current
    assert frame is not None
    options = legal(state)
    if frame.kind in (states.PAY_WORKERS, states.PAY_AUCTION):
        return next((action for action in options if isinstance(action, Pay)), TakeDebt())
    wish: dict[int, Action] = {
        states.ALLOCATE: Place(0),
        states.NEUTRAL_BID: NeutralBid(1),
        states.BID: Pass(),
        states.TRACK_REWARD: Reward("trade"),
        states.FINAL: Done(),
    }
    return wish.get(frame.kind, Decline())


def _wins(case: Case, situation: dict[str, Any], auctions: int) -> dict[int, Bid]:
    """Winning seat -> its bid."""
    won = situation.get("won", [])
    if won and len(won) != auctions:
        raise fail(case, f"'won' must say something of all {auctions} auctions")
    wins: dict[int, Bid] = {}
    for auction, text in enumerate(won, 1):
        if text != "-":
            seat, value = text.split()
            wins[SEATS.index(seat)] = Bid(auction, int(value))
    return wins


def _reach(case: Case, state: State, situation: dict[str, Any]) -> None:
    """Play to the round and decision of the situation."""
    wanted_round = situation.get("round", 1)
    kind = KIND_KEYS.index(situation.get("decision", "allocate"))
    seat = None if kind == states.BID else situation.get("seat")
    wins = _wins(case, situation, state.auctions)
    free = [auction for auction in (1, 2) if auction not in [bid.auction for bid in wins.values()]]
    neutral = NeutralBid(situation.get("neutral", free[0] if free else 2))
    if "tiles" in situation and wanted_round == FINAL_ROUND:
        raise fail(case, "the final round has no tiles")
    for _ in range(2000):
        frame = state.current
        if frame is None or state.round > wanted_round:
            break
        if state.round == wanted_round:
            for player in state.players:
                player.holdings[SILVER] = PLENTY
            if frame.kind in (states.ALLOCATE, states.PAY_WORKERS):
                state.neutral_level = situation.get("neutral_level", 5)
                if state.neutral_level not in NEUTRAL_LEVELS:
                    raise fail(case, f"there is no neutral level {state.neutral_level}")
            state.legal_now = None
            if frame.kind == kind and (seat is None or SEATS[frame.seat] == seat):
                return
        action = dull_action(state)
        if state.round == wanted_round:
            if frame.kind == states.BID:
                action = wins.get(frame.seat, action)
            elif frame.kind == states.NEUTRAL_BID:
                action = neutral
        if action not in legal(state):
            raise fail(case, f"while the table is set, '{action.token}' is not legal")
        apply(state, action)
    raise fail(case, f"the decision '{situation['decision']}' does not come up; play towards it in the steps")


def _arrange(case: Case, state: State, situation: dict[str, Any]) -> None:
    """Set what the seats hold, the supply and the standing bids."""
    for seat, player in enumerate(state.players):
        given = situation.get(SEATS[seat])
        _arrange_seat(case, player, SETUP_HOLDINGS if given is None else {"workers": 1, **given})
    offered = STAGES_ON_OFFER[state.stage] if state.round != FINAL_ROUND else ()
    for record in BUILDINGS:
        copies = record.copies_2p if state.setup.players == 2 else record.copies
        built = sum(record.id in player.buildings for player in state.players)
        state.supply[record.id] = max(0, copies - built) if record.stage in offered else 0
    for key, copies in situation.get("supply", {}).items():
        state.supply[building(case, key)] = copies
    if situation.get("decision") == "bid":
        frame = state.agenda[-1]
        state.agenda[-1] = Frame(frame.kind, SEATS.index(situation.get("seat", SEATS[frame.seat])), frame.arg)
        _arrange_bids(case, state, situation)
    elif {"bids", "passed"} & set(situation):
        raise fail(case, "'bids' and 'passed' go with the decision 'bid'")


def _arrange_seat(case: Case, player: Player, given: dict[str, Any]) -> None:
    player.holdings = [given.get(key, 0) for key in HOLDING_KEYS]
    player.track = given.get("track", 0)
    player.buildings, player.owned, player.perks = [], 0, 0
    for key in ("homestead", *given.get("buildings", ())):
        player.add_building(building(case, key))
    player.placement = 0
    if given.get("placed"):
        placed = parse("place " + " ".join(given["placed"]))
        assert isinstance(placed, Place)
        player.placement = placed.rings


def _arrange_bids(case: Case, state: State, situation: dict[str, Any]) -> None:
    bids = situation.get("bids", [])
    if bids and len(bids) != state.auctions:
        raise fail(case, f"'bids' must say something of all {state.auctions} auctions")
    for auction, text in enumerate(bids):
        if text == "-":
            state.standing[auction], state.holder[auction] = 0, NOBODY
        else:
            holder, value = text.split()
            state.standing[auction] = int(value)
            state.holder[auction] = NEUTRAL if holder == "neutral" else SEATS.index(holder)
    for seat in situation.get("passed", ()):
        state.passed |= 1 << SEATS.index(seat)
    bidder = state.agenda[-1].seat
    if bidder in state.holder or state.passed >> bidder & 1:
        raise fail(case, f"{SEATS[bidder]} is not to bid: he stands or has passed")

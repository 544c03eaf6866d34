"""What happens in a game, as a set of short names: `test_required.py` asks that each name is in some golden game.

The names are read from states, actions and events of a session; `required()` lists all that must occur, from the tables
of the game (`tests/rulebook.py`), not from what the golden games happen to hold.
"""

from __future__ import annotations

from homesteaders import Action, Event, Session, State, is_over, legal, scores, winners
from homesteaders.actions import Accept, Bid, Build, Decline, Pass, Pay, Place, Recruit, Repay, Reward, Sell, is_free
from homesteaders.catalog import BUILDINGS, RINGS
from homesteaders.holdings import DEBT, GOLD, SILVER, WORKERS
from homesteaders.state import (
    BUILD,
    DECISIONS,
    EXTRA_BUILD,
    KIND_KEYS,
    NEUTRAL,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_WORKERS,
    Frame,
)
from tests import rulebook

LEVELS = (3, 4, 5, 6, 7, 9)


def features_of(session: Session) -> set[str]:
    """The features of a game that is over."""
    state = session.state
    found = {f"players {state.setup.players}", f"holdings {'open' if state.setup.open_holdings else 'hidden'}"}
    for position, (action, events) in enumerate(zip(session.actions, session.events, strict=True)):
        before, after = session.state_at(position), session.state_at(position + 1)
        frame = before.current
        assert frame is not None
        found |= {f"event {event.key}" for event in events}
        if is_free(action):
            found |= _free(before, frame, action)
        else:
            found |= _decision(before, frame, action)
        found |= _events(before, frame, events)
        if before.round != after.round or is_over(after):
            found |= _end_of_round(session, position)
    assert is_over(state)
    return found | _ending(state)


def _free(state: State, frame: Frame, action: Action) -> set[str]:
    kind = KIND_KEYS[frame.kind]
    found = {f"free {action.token}", f"free action at {kind}"}
    if isinstance(action, Recruit):
        found.add(f"recruit at {kind}")
    if isinstance(action, Repay):
        found.add(f"{action.token} in the final round")
    if isinstance(action, Sell) and "general_store" in _owned(state, frame.seat):
        found.add(f"{action.token} with a General Store")
    return found


def _owned(state: State, seat: int) -> list[str]:
    return [BUILDINGS[building].key for building in state.players[seat].buildings]


def _decision(state: State, frame: Frame, action: Action) -> set[str]:
    player = state.players[frame.seat]
    found: set[str] = set()
    match action:
        case Place(rings):
            found |= _placement(state, frame, rings)
        case Pay(gold):
            wages = frame.kind == PAY_WORKERS
            amount = player.holdings[WORKERS] if wages else state.standing[frame.arg - 1]
            what = "wages" if wages else "auction"
            found.add(f"{what} paid with {min(gold, 2)} gold")
            if 5 * gold > amount:
                found.add(f"{what} overpaid")
            if not wages:
                found.add(f"auction paid at {amount}")
        case Bid(auction, value):
            found |= {f"bid {value}", f"bid on auction {auction}"}
            holder = state.holder[auction - 1]
            if state.standing[auction - 1] == value:
                found.add("neutral bid matched" if holder == NEUTRAL else f"bid {value} matched")
            elif holder == NEUTRAL:
                found.add("neutral bid beaten")
            elif holder == NOBODY and value > 3:
                found.add("jump bid")
        case Pass():
            found.add("forced pass" if not any(isinstance(option, Bid) for option in legal(state)) else "pass")
        case Reward(key):
            source = f"building {BUILDINGS[frame.arg].key}" if frame.arg > 0 else f"tile {-frame.arg}"
            found |= {
                f"reward {key}",
                f"reward at space {player.track}",
                f"reward from {source if frame.arg else 'pass'}",
            }
        case Build(building):
            key = BUILDINGS[building].key
            found |= {f"built {key}", action.token, f"{KIND_KEYS[frame.kind]} of {BUILDINGS[building].type}"}
            if frame.kind == BUILD:
                found.add(f"tile {_tile(state, frame)} built")
            if "forge" in _owned(state, frame.seat):
                found.add(f"forge point at {KIND_KEYS[frame.kind]}")
        case Accept(gold):
            if frame.kind == ON_BUILD_WORKER:
                found.add("worker of the workshop accepted")
            else:
                found.add(f"tile {_tile(state, frame)} bonus taken" + (" with gold" if gold else ""))
        case Decline():
            if frame.kind == ON_BUILD_WORKER:
                found.add("worker of the workshop declined")
            elif frame.kind == EXTRA_BUILD:
                found.add("extra build declined")
            else:
                found.add(f"tile {_tile(state, frame)} {'not built' if frame.kind == BUILD else 'bonus declined'}")
        case _:
            found.add(action.token)
    return found


def _tile(state: State, frame: Frame) -> int:
    return state.deal.piles[frame.arg - 1][state.round - 1]


def _placement(state: State, frame: Frame, rings: int) -> set[str]:
    found = set()
    player = state.players[frame.seat]
    for key, building in rulebook.buildings().items():
        for number, slot in enumerate(building["slots"]):
            filled = sum(
                rings >> ring.id & 1 for ring in RINGS if (BUILDINGS[ring.building].key, ring.slot) == (key, number)
            )
            if filled == slot["workers"]:
                found.add(f"slot {number + 1} of {key}")
            elif filled:
                found.add(f"slot {number + 1} of {key} half filled")
    idle = player.holdings[WORKERS] - rings.bit_count()
    found.add("all workers placed" if not idle else "some workers idle" if rings else "all workers idle")
    if "rodeo" in _owned(state, frame.seat):
        found.add("rodeo at its most" if player.holdings[WORKERS] > 5 else "rodeo")
    return found


def _events(state: State, frame: Frame, events: tuple[Event, ...]) -> set[str]:
    found = set()
    for event in events:
        if event.key == "income":
            found.add(f"income of {event.source}")
        if (event.key, event.source) in (("income", "building:bank"), ("effect", "building:boarding_house")):
            found.add(f"{event.source} {'with' if event.changes[0][0] == DEBT else 'without'} debt")
        if event.key in ("effect", "tile_vp", "advanced"):
            found.add(f"{event.key} of {event.source}")
        if event.key == "won":
            found.add(f"tile {state.deal.piles[event.args['auction'] - 1][state.round - 1]} won")
        if event.key == "unsold":
            found.add(f"auction {event.args['auction']} unsold" + (" (neutral)" if event.seat == NEUTRAL else ""))
        if event.key == "start_player":
            found.add("start player moves")
    return found


def _end_of_round(session: Session, position: int) -> set[str]:
    """R9.5, R14: the neutral level and the start player over one whole round, which ended with action `position`."""
    after = session.state_at(position + 1)
    number = session.state_at(position).round
    first = next(at for at in range(position + 1) if session.state_at(at).round == number)
    if number > 10:
        return set()
    before = session.state_at(first)
    events = [event for log in session.events[first : position + 1] for event in log if event.key in ("won", "passed")]
    sold = {event.args["auction"]: event.seat for event in events if event.key == "won"}
    passes = sum(event.key == "passed" for event in events)
    found = {f"auction {auction} won" for auction in sold}
    if not sold:
        found.add("start player stays, nothing sold")
    elif after.start_player == before.start_player:
        found.add("start player stays with a winner")
    else:
        found.add(f"start player moves by auction {min(sold)}")
    if before.setup.players == 2:
        found.add(f"level {before.neutral_level}, passes {passes}")
    return found


def _ending(state: State) -> set[str]:
    sheets, best = scores(state), winners(state)
    found = {f"end bonus of {BUILDINGS[building].key}" for sheet in sheets for building, n in sheet.bonuses if n}
    top = max(sheet.total for sheet in sheets)
    tied = sum(sheet.total == top for sheet in sheets)
    found.add("single winner" if tied == 1 else "tie broken by silver" if len(best) == 1 else "shared win")
    if any(sheet.total < 0 for sheet in sheets):
        found.add("negative score")
    for player in state.players:
        found.add(f"final debt {min(player.holdings[DEBT], 4)}")
        if player.holdings[GOLD] and player.holdings[SILVER]:
            found.add("silver and gold left at the end")
    return found


def required() -> set[str]:
    """Everything that some golden game must show."""
    needed = {f"players {n}" for n in (2, 3, 4)} | {"holdings open", "holdings hidden"}
    for key, building in rulebook.buildings().items():
        if key != "homestead":
            needed |= {f"built {key}"}
            cost = building["cost"]
            needed |= {f"build {key} {good}=gold" for good in ("copper", "livestock") if good in cost}
            if "copper" in cost and "livestock" in cost:
                needed.add(f"build {key} copper=gold livestock=gold")
        needed |= {f"slot {number} of {key}" for number in range(1, len(building["slots"]) + 1)}
        if building["income"] or building["income_special"]:
            needed.add(f"income of building:{key}")
        if building["endgame"]:
            needed.add(f"end bonus of {key}")
        if "rail_advance" in building["on_build"]:
            needed |= {f"advanced of building:{key}", f"reward from building {key}"}
        needed |= {
            f"effect of building:{key}" for effect in building["on_build"] if effect in ("gain_trade", "rail_line")
        }
    needed |= {f"building:{key} {how} debt" for key in ("bank", "boarding_house") for how in ("with", "without")}
    needed |= {"rodeo", "rodeo at its most", "slot 1 of river_port half filled", "income of rail_lines"}
    needed |= {"all workers placed", "some workers idle", "all workers idle"}
    needed |= {"worker of the workshop accepted", "worker of the workshop declined", "extra build declined"}
    needed |= {f"build of {kind}" for kind in range(4)}
    # In the city stage the Train Station itself is the only industrial building.
    needed |= {f"extra_build of {kind}" for kind in (0, 1, 3)}
    needed |= {"forge point at build", "forge point at extra_build"}
    for number, tile in rulebook.tiles().items():
        needed.add(f"tile {number} won")
        if tile["build"]:
            needed |= {f"tile {number} built", f"tile {number} not built"}
        if tile["gain"].get("worker") or tile["pay"]:
            needed |= {f"tile {number} bonus taken", f"tile {number} bonus declined"}
        if tile["river_port"]:
            needed.add(f"tile {number} bonus taken with gold")
        if tile["gain"].get("rail_advance"):
            needed |= {f"advanced of tile:{number}", f"reward from tile {number}"}
        if tile["gain"].get("vp"):
            needed.add(f"tile_vp of tile:{number}")
    return needed | _required_of_actions() | _required_of_rounds() | _required_endings() | _required_events()


EVENTS = [
    "advanced",
    "auction_paid",
    "bank",
    "bid",
    "build_declined",
    "built",
    "buy",
    "debt",
    "done",
    "effect",
    "exchange",
    "exchange_declined",
    "final_round",
    "forge",
    "income",
    "market",
    "matched",
    "neutral_level",
    "neutral_placed",
    "outbid",
    "over",
    "passed",
    "placed",
    "recruit",
    "repaid",
    "reward",
    "round",
    "sell",
    "start_player",
    "tile_vp",
    "unsold",
    "wages",
    "won",
    "worker",
    "worker_declined",
]


def _required_events() -> set[str]:
    return {f"event {key}" for key in EVENTS}


def _required_of_actions() -> set[str]:
    goods = list(rulebook.PRICES)
    needed = {f"free {verb} {good}" for verb in ("buy", "sell") for good in goods}
    needed |= {f"free buy {good} with gold" for good in goods if rulebook.PRICES[good][1] == "silver"}
    needed |= {f"sell {good} with a General Store" for good in goods}
    needed |= {f"free {text}" for text in ("recruit", "market food", "market steel", "bank", "debt")}
    needed |= {"free repay silver", "free repay gold"}
    for kind in DECISIONS:
        needed |= {f"free action at {KIND_KEYS[kind]}", f"recruit at {KIND_KEYS[kind]}"}
    needed |= {f"reward {key}" for keys in rulebook.TRACK.values() for key in keys}
    needed |= {f"reward at space {space}" for space in rulebook.TRACK} | {"reward from pass"}
    needed |= {f"{what} paid with {gold} gold" for what in ("wages", "auction") for gold in (0, 1, 2)}
    needed |= {"wages overpaid", "auction overpaid", "done", "neutral 1", "neutral 2"}
    return needed


def _required_of_rounds() -> set[str]:
    needed = {f"bid {value}" for value in rulebook.BID_VALUES} | {f"auction paid at {n}" for n in rulebook.BID_VALUES}
    needed |= {f"bid {value} matched" for value in (3, 4, 5, 6, 7, 9, 21)} | {
        "neutral bid matched",
        "neutral bid beaten",
    }
    needed |= {
        "jump bid",
        "pass",
        "forced pass",
        "start player stays with a winner",
        "start player stays, nothing sold",
    }
    needed |= {"auction 1 unsold (neutral)", "auction 2 unsold (neutral)"}
    for auction in (1, 2, 3):
        needed |= {f"auction {auction} won", f"auction {auction} unsold", f"start player moves by auction {auction}"}
    needed |= {f"level {level}, passes {passes}" for level in LEVELS for passes in (0, 1, 2)}
    return needed


def _required_endings() -> set[str]:
    needed = {"single winner", "tie broken by silver", "shared win", "negative score"}
    return needed | {f"final debt {n}" for n in range(5)} | {"silver and gold left at the end"}

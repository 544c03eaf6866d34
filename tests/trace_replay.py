"""Replays a recorded game (one JSON object of `tests/data/traces/*.jsonl.gz`) and compares everything with the engine.

`replay(game)` raises TraceMismatch at the first difference. Next to the engine's state it keeps two accounts of its
own: `told`, what the recording says the holdings are, and `heard`, what the engine's events add up to. After each
recorded step the two must agree for every seat, and whenever no event is left over, `heard` must agree with the state.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from homesteaders import (
    Event,
    IllegalAction,
    Session,
    Setup,
    SetupError,
    apply,
    is_over,
    legal,
    new_game,
    scores,
    winners,
)
from homesteaders.actions import (
    Accept,
    Action,
    Bid,
    Build,
    Decline,
    Done,
    NeutralBid,
    Pass,
    Pay,
    Place,
    Reward,
)
from homesteaders.catalog import BID_VALUES, BUILDING, BUILDINGS, RINGS, TILES
from homesteaders.holdings import HOLDING, HOLDING_KEYS
from homesteaders.phases.bidding import least_bid
from homesteaders.phases.building import allowed_buildings
from homesteaders.phases.payment import silver_part
from homesteaders.state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    KIND_KEYS,
    NEUTRAL,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
    Deal,
    State,
    check,
)
from tests.trace_files import Game, Step, TraceMismatch, in_engine_order, recorded_games, rounds_of
from tests.trace_words import EXCHANGES, NO_BID, ON_BUILD, OWN_STEP, PILES, TRADE_KINDS, TRADES, score_in_words


class Decision(NamedTuple):
    """One decision of a replayed game."""

    kind: int
    seat: int
    action: Action


class Replay(NamedTuple):
    """A game that was replayed without a difference."""

    game_id: str
    setup: Setup
    deal: Deal
    decisions: tuple[Decision, ...]

    def session(self) -> Session:
        """The same game as a session."""
        session = Session(self.setup, self.deal)
        for decision in self.decisions:
            session.do(decision.action)
        return session


@cache
def recorded_replay(position: int) -> Replay:
    """The replay of one of the games that come with the project; done once in a test run."""
    return replay(recorded_games()[position])


def recorded_replays() -> list[Replay]:
    """The replays of all games that come with the project."""
    return [recorded_replay(position) for position in range(len(recorded_games()))]


def replay(game: Game) -> Replay:
    """Replay one recorded game; TraceMismatch tells the first difference."""
    try:
        return _Replayer(game).run()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise TraceMismatch(f"{game.get('id')}: cannot be read: {error!r}") from error


class _Replayer:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: int = game["players"]
        piles = tuple(tuple(game["tiles"][pile]) for pile in PILES[: 3 if self.players == 4 else 2])
        if len(game["tiles"]) != len(piles):
            raise TraceMismatch("the wrong number of piles")
        self.deal = Deal(game["start_player"], piles)
        # The label "seed" is of no consequence: the deal is given.
        self.setup = Setup(self.players, 0)
        try:
            self.state: State = new_game(self.setup, self.deal)
        except SetupError as error:
            raise TraceMismatch(str(error)) from error
        self.pending: list[Event] = [Event("round", -1, "", (), {"round": 1})]
        fresh = dict.fromkeys(HOLDING_KEYS, 0) | {"silver": 6, "workers": 1, "rail_position": 0}
        self.told = [fresh | {"buildings": ["homestead"]} for _ in range(self.players)]
        self.heard = [fresh | {"buildings": ["homestead"]} for _ in range(self.players)]
        self.told_table = {"start_player": game["start_player"], "neutral_level": 5}
        self.heard_table = dict(self.told_table)
        self.decisions: list[Decision] = []
        self.at = ""
        self.round = 0
        self.level_moved = False

    def run(self) -> Replay:
        rounds = rounds_of(self.game["steps"])
        self.same("number of rounds", len(rounds), 11)
        for number, steps in enumerate(rounds, 1):
            self.round = number
            self.level_moved = False
            for at, step in enumerate(in_engine_order(steps, self.state.start_player, self.players), 1):
                self.at = f"{self.game['id']}, round {number}, step {at} {step['phase']} {json.dumps(step['action'])}"
                self.take(step)
        self.at = f"{self.game['id']}, end"
        self.end()
        return Replay(self.game["id"], self.setup, self.deal, tuple(self.decisions))

    # -- comparing

    def fail(self, text: str) -> None:
        raise TraceMismatch(f"{self.at}: {text}")

    def same(self, what: str, engine: object, recorded: object) -> None:
        if engine != recorded or isinstance(engine, bool) != isinstance(recorded, bool):
            self.fail(f"{what}: the engine has {engine!r}, the recording {recorded!r}")

    def holdings(self, seat: int) -> dict[str, Any]:
        """A seat of the engine in the recording's words."""
        player = self.state.players[seat]
        return dict(zip(HOLDING_KEYS, player.holdings, strict=True)) | {
            "rail_position": player.track,
            "buildings": [BUILDINGS[building].key for building in player.buildings],
        }

    def compare(self) -> None:
        """What was told and what was heard; and the engine, where no event is left over."""
        for seat in range(self.players):
            if self.heard[seat] != self.told[seat]:
                keys = [key for key in self.told[seat] if self.heard[seat].get(key) != self.told[seat][key]]
                for key in keys or ["holdings"]:
                    self.same(f"seat {seat}, {key}", self.heard[seat].get(key), self.told[seat].get(key))
                self.fail(f"seat {seat}: holdings differ")
        self.same("table", self.heard_table, self.told_table)
        if not self.pending:
            for seat in range(self.players):
                self.same(f"seat {seat}: sum of events", self.holdings(seat), self.heard[seat])
            self.same("start player", self.state.start_player, self.told_table["start_player"])
            self.same("neutral level", self.state.neutral_level, self.told_table["neutral_level"])

    def tell(self, step: Step) -> None:
        """Take what a step says to have changed into `told`."""
        after = step["after"]
        for key, value in after.items():
            if key == "players":
                for name, changes in value.items():
                    if name != f"p{step['actor']}" or not changes:
                        self.fail(f"changes of {name}")
                    for holding, now in changes.items():
                        if self.told[step["actor"]][holding] == now:
                            self.fail(f"{holding} is said to have changed")
                    self.told[step["actor"]].update(changes)
            elif key in self.told_table:
                if self.told_table[key] == value:
                    self.fail(f"{key} is said to have changed")
                self.told_table[key] = value
            else:
                self.fail(f"unknown: {key}")

    # -- events

    def hear(self, event: Event) -> None:
        """Add an event to `heard`."""
        for holding, n in event.changes:
            self.heard[event.seat][HOLDING_KEYS[holding]] += n
        if event.key == "advanced":
            seat = self.heard[event.seat]
            seat["rail_position"] = min(seat["rail_position"] + 1, 5)
            self.same("space in the event", event.args["space"], seat["rail_position"])
        elif event.key == "built":
            key = event.source.partition(":")[2]
            self.heard[event.seat]["buildings"] = [*self.heard[event.seat]["buildings"], key]
        elif event.key == "start_player":
            self.heard_table["start_player"] = event.seat
        elif event.key == "neutral_level":
            self.heard_table["neutral_level"] = event.args["level"]

    def next_event(self, *keys: str) -> Event:
        """The next event, which must be one of these."""
        if not self.pending or self.pending[0].key not in keys:
            self.fail(f"the engine's next event is {self.pending[:1]}, not one of {keys}")
        event = self.pending.pop(0)
        self.hear(event)
        return event

    def act(self, step: Step, kinds: tuple[int, ...], action: Action) -> list[Event]:
        """Carry out a decision: it must be this seat's and this kind's, and legal; hear the events that are its own."""
        if self.pending:
            self.fail(f"the recording leaves out {self.pending}")
        state, seat = self.state, step["actor"]
        frame = state.current
        if frame is None:
            raise TraceMismatch(f"{self.at}: the game is over in the engine")
        self.same("acting seat", frame.seat, seat)
        if frame.kind not in kinds:
            self.fail(f"the engine is at {KIND_KEYS[frame.kind]}")
        if action not in legal(state):
            self.fail(f"{action.token} is not legal: {[option.token for option in legal(state)]}")
        before = [player.holdings[:] for player in state.players]
        log: list[Event] = []
        try:
            apply(state, action, log, seat)
        except IllegalAction as error:
            self.fail(f"refused: {error}")
        self.decisions.append(Decision(frame.kind, seat, action))
        for event in log:
            for holding, n in event.changes:
                before[event.seat][holding] += n
        self.same("holdings by the sum of the events", [player.holdings for player in state.players], before)
        self.pending = log
        own: list[Event] = []
        building = frame.kind in (BUILD, EXTRA_BUILD)
        while self.pending and self.pending[0].key not in OWN_STEP:
            if building and self.pending[0].key == "advanced":
                break  # R13.5: an on-build effect, which has a step of its own
            own.append(self.pending.pop(0))
            self.hear(own[-1])
        return own

    # -- the steps

    def take(self, step: Step) -> None:
        self.same("round", step["round"], self.round)
        phase = step["phase"]
        if phase == "round_start":
            self.round_start(step)
            return
        if bool(step.get("auto")) != (phase in ("bidding_end", "auction_result")) and phase not in (
            "pay_workers",
            "build_bonus",
            "auction_bonus",
        ):
            self.fail("auto")
        if "tile" in step and phase != "auction_result":
            self.tile_of_step(step)
        if "trade" in step["action"]:
            self.trade(step)
        elif phase == "final":
            self.same("action", step["action"], {"done": True})
            self.act(step, (FINAL,), Done())
        else:
            {
                "place_workers": self.place,
                "pay_workers": self.pay,
                "neutral_bid": self.neutral_bid,
                "bidding": self.bidding,
                "bidding_end": self.bidding_end,
                "auction_result": self.auction_result,
                "pay_auction": self.pay,
                "build": self.build,
                "extra_build": self.build,
                "build_bonus": self.build_bonus,
                "auction_bonus": self.auction_bonus,
                "rail_bonus": self.rail_bonus,
            }[phase](step)
        self.tell(step)
        self.compare()
        self.same("problems of the state", check(self.state), [])

    def tile_of_step(self, step: Step) -> None:
        frame = self.state.current
        # The automatic 6 VP of tile 30 come before the decision about the same auction.
        if frame is None or frame.kind not in (PAY_AUCTION, BUILD, TILE_WORKER, TILE_EXCHANGE, EXTRA_BUILD):
            raise TraceMismatch(f"{self.at}: the engine is not resolving an auction")
        if frame.kind != EXTRA_BUILD:
            self.same("auction", frame.arg, step["auction"])
        tile = self.state.tile(step["auction"])
        self.same("tile", tile and tile.number, step["tile"])

    def round_start(self, step: Step) -> None:
        number = step["action"]["round_start"]
        self.same("round", self.next_event("final_round" if self.round == 11 else "round").args["round"], number)
        self.same("round", self.state.round, number)
        if self.pending:
            self.fail(f"left over: {self.pending}")
        state = self.state
        tiles = [tile.number for auction in range(1, state.auctions + 1) for tile in [state.tile(auction)] if tile]
        self.same("tiles", tiles, step["tiles"])
        supply = {BUILDINGS[building].key: n for building, n in enumerate(state.supply) if n}
        self.same("supply", supply, step["supply"])
        table = dict(step["state"])
        self.same("holdings", [self.holdings(seat) for seat in range(self.players)], table.pop("players"))
        self.same("start player", state.start_player, table.pop("start_player"))
        if self.players == 2:
            self.same("neutral level", state.neutral_level, table.pop("neutral_level"))
        self.same("rest of the state", {}, table)
        self.compare()
        frame = state.current
        self.same("decision", frame and (frame.kind, frame.seat), (ALLOCATE, state.start_player))
        self.same("placements", [player.placement for player in state.players], [0] * self.players)
        self.same("standing bids", state.standing, [0] * state.auctions)

    def trade(self, step: Step) -> None:
        action = TRADES[step["action"]["trade"]]
        self.same("action", list(step["action"]), ["trade"])
        if step["phase"] == "place_workers":
            kinds: tuple[int, ...] = (PAY_WORKERS,) if step.get("after_income") else (ALLOCATE,)
        else:
            kinds = TRADE_KINDS[step["phase"]]
        frame = self.state.current
        own = self.act(step, kinds, action)
        self.same("number of events", len(own), 1)
        self.same("decision stays open", self.state.current, frame)

    def place(self, step: Step) -> None:
        rings, workers = 0, 0
        for place in step["action"]["place_workers"]:
            number = place["slot"] - 1
            building = BUILDING[place["building"]]
            slot = building.slots[number] if number >= 0 else None
            mask = sum(1 << ring.id for ring in RINGS if (ring.building, ring.slot) == (building.id, number))
            if slot is None or rings & mask:
                self.fail("placement")
            rings |= mask
            workers += place.get("workers", 1)
            self.same("workers of the slot", slot and slot.workers, place.get("workers", 1))
        self.same("workers placed", rings.bit_count(), workers)
        owned = self.state.players[step["actor"]].holdings[HOLDING["workers"]]
        own = self.act(step, (ALLOCATE,), Place(rings))
        self.same("idle workers", owned - workers, step["idle"])
        self.same("idle workers in the event", own[0].args["idle"], step["idle"])
        self.same("events", {event.key for event in own[1:]}, {"income"})

    def pay(self, step: Step) -> None:
        wages = step["phase"] == "pay_workers"
        paid = step["action"]["pay_workers" if wages else "pay_auction"]
        own = self.act(step, (PAY_WORKERS if wages else PAY_AUCTION,), Pay(paid["gold"]))
        self.same("events", [event.key for event in own], ["wages" if wages else "auction_paid"])
        lost = {HOLDING_KEYS[holding]: -n for holding, n in own[0].changes}
        self.same("payment", {"gold": 0, "silver": 0} | lost, paid)
        self.same("silver", silver_part(own[0].args["amount"], paid["gold"]), paid["silver"])

    def neutral_bid(self, step: Step) -> None:
        auction, amount = step["action"]["neutral_bid"]["auction"], step["action"]["neutral_bid"]["amount"]
        self.same("legal", set(legal(self.state)[:2]), {NeutralBid(1), NeutralBid(2)})
        self.act(step, (NEUTRAL_BID,), NeutralBid(auction))
        self.same("neutral bid", (self.state.standing[auction - 1], self.state.holder[auction - 1]), (amount, NEUTRAL))

    def bidding(self, step: Step) -> None:
        state, seat = self.state, step["actor"]
        self.same("auctions", {f"a{auction}" for auction in range(1, state.auctions + 1)}, set(step["legal_min_bid"]))
        options = legal(state)
        if Pass() not in options:
            self.fail("passing is not legal")
        for name, least in step["legal_min_bid"].items():
            auction = int(name[1:])
            self.same(f"least bid on {name}", least_bid(state, seat, auction), NO_BID if least is None else least)
            bids = [option.value for option in options if isinstance(option, Bid) and option.auction == auction]
            self.same(f"bids on {name}", bids, [value for value in BID_VALUES if least is not None and value >= least])
        if "pass" in step["action"]:
            self.same("action", step["action"], {"pass": True})
            own = self.act(step, (BID,), Pass())
            self.same("events", [event.key for event in own], ["passed", "advanced"])
            return
        auction, amount = step["action"]["bid"]["auction"], step["action"]["bid"]["amount"]
        matches = state.standing[auction - 1] == amount
        self.same("equal bid", matches, step.get("equal_bid", False))
        own = self.act(step, (BID,), Bid(auction, amount))
        self.same("event", own[0].key, "matched" if matches else "bid")

    def bidding_end(self, step: Step) -> None:
        self.same("players", self.players, 2)
        self.same("level moves once a round", self.level_moved, False)
        if self.pending and self.pending[0].key == "neutral_level":
            self.next_event("neutral_level")
        self.same("neutral level", self.heard_table["neutral_level"], step["action"]["neutral_level"])
        self.level_moved = True

    def auction_result(self, step: Step) -> None:
        if self.players == 2 and not self.level_moved:
            self.fail("the end of the bidding is missing")
        result = step["action"]["auction_result"]
        event = self.next_event("won", "unsold")
        self.same("auction", event.args["auction"], result["auction"])
        if self.round <= 10:
            pile = self.deal.piles[result["auction"] - 1]
            self.same("tile", pile[self.round - 1], step["tile"])
        winner = event.seat if event.key == "won" else None
        self.same("winner", winner, result["winner"])
        self.same("winning bid", event.args.get("value"), result.get("amount"))
        if self.pending and self.pending[0].key == "start_player":
            self.same("start player", self.next_event("start_player").seat, winner)

    def build(self, step: Step) -> None:
        state = self.state
        frame = state.current
        if frame is None:
            raise TraceMismatch(f"{self.at}: the game is over in the engine")
        extra = step["phase"] == "extra_build"
        self.same("extra", step.get("extra", False), extra)
        self.same("decision", frame.kind, EXTRA_BUILD if extra else BUILD)
        allowed = [building.key for building in allowed_buildings(state, frame)]
        self.same("legal builds", sorted(allowed), sorted(step["legal_builds"]))
        name = step["action"]["build"]
        if name is None:
            own = self.act(step, (frame.kind,), Decline())
            self.same("events", [event.key for event in own], ["build_declined"])
            return
        port = step["action"].get("river_port", {})
        if any(value != "gold" for value in port.values()) or set(port) - {"copper", "livestock"}:
            self.fail("river_port")
        own = self.act(step, (frame.kind,), Build(BUILDING[name].id, int("copper" in port), int("livestock" in port)))
        self.same("events", [event.key for event in own if event.key != "forge"], ["built"])

    def build_bonus(self, step: Step) -> None:
        bonus = step["action"]["build_bonus"]
        if not step.get("auto"):
            own = self.act(step, (ON_BUILD_WORKER,), Accept() if bonus == "worker" else Decline())
            key = {"worker": "worker", None: "worker_declined"}[bonus]
            self.same("events", [(event.key, event.source) for event in own], [(key, "building:workshop")])
            return
        event = self.next_event(ON_BUILD[bonus])
        self.same("source", event.source, f"building:{step['action']['building']}")
        self.same("seat", event.seat, step["actor"])

    def auction_bonus(self, step: Step) -> None:
        bonus, tile = step["action"]["auction_bonus"], TILES[step["tile"]]
        if step.get("auto"):
            self.same("bonus", "6_vp", bonus)
            self.same("source", self.next_event("tile_vp").source, f"tile:{tile.number}")
            return
        frame = self.state.current
        kind = frame.kind if frame else None
        self.same("decision", kind, TILE_WORKER if tile.worker else TILE_EXCHANGE)
        gold = step["action"].get("river_port", {})
        if tile.worker:
            self.same("bonus", bonus if bonus is None else "worker", bonus)
            key = "worker_declined" if bonus is None else "worker"
        else:
            key = "exchange_declined" if bonus is None else "exchange"
        own = self.act(step, (TILE_WORKER, TILE_EXCHANGE), Decline() if bonus is None else Accept(bool(gold)))
        self.same("events", [event.key for event in own], [key] + ["advanced"] * tile.advance)
        if key == "exchange":
            pay, get = EXCHANGES[bonus]
            if gold:
                self.same("river port", {next(iter(pay)): "gold"}, gold)
                pay = {"gold": 1}
            changes = {HOLDING_KEYS[holding]: n for holding, n in own[0].changes}
            self.same("exchange", changes, get | {good: -n for good, n in pay.items()})

    def rail_bonus(self, step: Step) -> None:
        words = {"vp3": "vp"}
        keys = [option.key for option in legal(self.state) if isinstance(option, Reward)]
        self.same("rewards", sorted(keys), sorted(words.get(key, key) for key in step["legal_rail"]))
        bonus = step["action"]["rail_bonus"]
        self.act(step, (TRACK_REWARD,), Reward(words.get(bonus, bonus)))

    def end(self) -> None:
        self.next_event("over")
        self.same("left over", self.pending, [])
        self.compare()
        self.same("over", is_over(self.state), True)
        self.same("legal", legal(self.state), ())
        final = self.game["final"]
        self.same("holdings", [self.holdings(seat) for seat in range(self.players)], final["players"])
        sheets = [score_in_words(sheet) for sheet in scores(self.state)]
        self.same("scores", sheets, final["scores"])
        self.same("winners", winners(self.state), final["winners"])

"""The state of a game: setup, deal, players, and the agenda of pending decisions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .actions import Action
from .catalog import BUILDINGS, HOMESTEAD, NEUTRAL_LEVELS, RINGS, ROUNDS, TILES, Tile, stage_of_round
from .holdings import HOLDING_KEYS, WORKERS
from .language import say
from .rng import Rng

NOBODY = -1
NEUTRAL = -2
"""Holders of a standing bid that are no seats: nobody, and the neutral token of two players."""

# Decision kinds (R17), and after them the frames that the engine runs by itself.
(
    ALLOCATE,
    PAY_WORKERS,
    NEUTRAL_BID,
    BID,
    TRACK_REWARD,
    PAY_AUCTION,
    BUILD,
    ON_BUILD_WORKER,
    EXTRA_BUILD,
    TILE_WORKER,
    TILE_EXCHANGE,
    FINAL,
    START_ROUND,
    END_BIDDING,
    RESOLVE,
    ADVANCE,
    GAIN_TRADE,
    GAIN_RAIL_LINE,
    DISCARD_DEBT,
    TILE_VP,
) = range(20)
KIND_KEYS = (
    "allocate",
    "pay_workers",
    "neutral_bid",
    "bid",
    "track_reward",
    "pay_auction",
    "build",
    "on_build_worker",
    "extra_build",
    "tile_worker",
    "tile_exchange",
    "final",
    "start_round",
    "end_bidding",
    "resolve",
    "advance",
    "gain_trade",
    "gain_rail_line",
    "discard_debt",
    "tile_vp",
)
DECISIONS = range(FINAL + 1)


class Frame(NamedTuple):
    """A pending piece of work. `arg` is an auction (BUILD, PAY_AUCTION, TILE_..., RESOLVE), a round (START_ROUND), or
    where an effect comes from (TRACK_REWARD and all effects): a building id, -n for tile n, 0 for a pass."""

    kind: int
    seat: int
    arg: int


@cache
def pending(kind: int, seat: int, arg: int) -> Frame:
    """The frame with these values, each made once: making a named tuple takes three times as long as finding it."""
    return Frame(kind, seat, arg)


class SetupError(ValueError):
    """A setup or deal that cannot be played; the message is a sentence."""


SEED_LIMIT = 1 << 40


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the game: 2 to 4 players, a seed from 0 up to 2**40 - 1, holdings open or hidden (R16).

    Raises SetupError for anything else.
    """

    players: int
    seed: int = 0
    open_holdings: bool = True

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise SetupError(say("setup.players", text=str(self.players)[:20]))
        if type(self.seed) is not int or not 0 <= self.seed < SEED_LIMIT:
            raise SetupError(say("setup.seed", most=SEED_LIMIT - 1))


@dataclass(frozen=True, slots=True)
class Deal:
    """All chance of a game (R16.4): who starts, and the tile numbers of each pile in the order of the rounds."""

    start_player: int
    piles: tuple[tuple[int, ...], ...]


def deal(setup: Setup) -> Deal:
    """R2.2, R2.3, R2.6: shuffle each stage of piles 2 and 3 and choose the start player, from the seed alone."""
    rng = Rng(setup.seed)
    piles = [tuple(range(1, ROUNDS + 1))]
    for first in (11, 21)[: auctions_for(setup.players) - 1]:
        pile: list[int] = []
        for number, count in ((first, 4), (first + 4, 4), (first + 8, 2)):
            stage = list(range(number, number + count))
            rng.shuffle(stage)
            pile += stage
        piles.append(tuple(pile))
    return Deal(rng.below(setup.players), tuple(piles))


def check_deal(setup: Setup, given: Deal) -> None:
    """Raise SetupError unless the deal is one that `deal` could give for this number of players."""
    fits = len(given.piles) == auctions_for(setup.players) and given.start_player in range(setup.players)
    for position, pile in enumerate(given.piles):
        first = 10 * position + 1
        stages = ((first, 4), (first + 4, 4), (first + 8, 2)) if position else tuple((first + i, 1) for i in range(10))
        at = 0
        for number, count in stages:
            fits = fits and sorted(pile[at : at + count]) == list(range(number, number + count))
            at += count
        fits = fits and len(pile) == ROUNDS
    if not fits:
        raise SetupError(say("setup.deal"))


def auctions_for(players: int) -> int:
    """R2.3: auctions a round."""
    return 3 if players == 4 else 2


class Player:
    """One seat's area. `owned` and `perks` are bit masks kept in step with `buildings`; `placement` is that of this
    round."""

    __slots__ = ("buildings", "holdings", "owned", "perks", "placement", "track")

    def __init__(self) -> None:
        self.holdings = [0] * len(HOLDING_KEYS)
        self.track = 0
        self.buildings: list[int] = []
        self.owned = 0
        self.perks = 0
        self.placement = 0

    def add_building(self, building: int) -> None:
        """Take a tile into the area (R13.4); paying and effects are others' work."""
        self.buildings.append(building)
        self.owned |= 1 << building
        self.perks |= BUILDINGS[building].perks

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.holdings = [*self.holdings]
        new.track = self.track
        new.buildings = [*self.buildings]
        new.owned = self.owned
        new.perks = self.perks
        new.placement = self.placement
        return new


class State:
    """A game at one moment. `standing` and `holder` are the highest bid and its holder of each auction (index 0 =
    auction 1); `supply` counts the copies on offer by building id; the top of `agenda` is the decision to make."""

    __slots__ = (
        "agenda",
        "deal",
        "holder",
        "legal_now",
        "neutral_level",
        "passed",
        "players",
        "round",
        "setup",
        "standing",
        "start_player",
        "supply",
    )

    def __init__(self, setup: Setup, given: Deal) -> None:
        self.setup = setup
        self.deal = given
        self.players = [Player() for _ in range(setup.players)]
        self.round = 0
        self.supply = [0] * len(BUILDINGS)
        self.standing = [0] * self.auctions
        self.holder = [NOBODY] * self.auctions
        self.passed = 0
        self.start_player = given.start_player
        self.neutral_level = NEUTRAL_LEVELS[2]  # R9.1: it starts at 5
        self.agenda: list[Frame] = []
        # What engine.legal found for this very state; None = not asked yet.
        self.legal_now: tuple[Action, ...] | None = None

    def copy(self) -> State:
        """An independent copy; what never changes (setup, deal) is shared."""
        new = State.__new__(State)
        new.setup = self.setup
        new.deal = self.deal
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.supply = [*self.supply]
        new.standing = [*self.standing]
        new.holder = [*self.holder]
        new.passed = self.passed
        new.start_player = self.start_player
        new.neutral_level = self.neutral_level
        new.agenda = [*self.agenda]
        new.legal_now = self.legal_now
        return new

    @property
    def current(self) -> Frame | None:
        """The decision to make, None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def auctions(self) -> int:
        """How many auctions a round has: 2 or 3 (R2.3)."""
        return auctions_for(self.setup.players)

    @property
    def stage(self) -> int:
        """SETTLEMENT, TOWN or CITY (R3.1)."""
        return stage_of_round(self.round)

    def tile(self, auction: int) -> Tile | None:
        """The tile of an auction (from 1) in this round; None in the final round and where a view does not tell."""
        pile = self.deal.piles[auction - 1]
        return TILES[pile[self.round - 1]] if 1 <= self.round <= len(pile) else None


def dump(state: State) -> str:
    """Everything that decides how the game goes on, as text; equal for equal states on every Python."""
    lines = [
        f"{state.setup.players} {state.round} {state.passed} {state.start_player} {state.neutral_level}",
        f"{state.deal.start_player} {state.deal.piles}",
        f"{state.supply} {state.standing} {state.holder}",
        " ".join(f"{KIND_KEYS[frame.kind]},{frame.seat},{frame.arg}" for frame in state.agenda),
    ]
    lines += [f"{p.holdings} {p.track} {p.buildings} {p.placement}" for p in state.players]
    return "\n".join(lines)


def digest(state: State) -> str:
    """Eight hex characters that tell states apart, the same on every Python."""
    from hashlib import blake2s  # not needed for the first screen

    return blake2s(dump(state).encode(), digest_size=4).hexdigest()


def check(state: State) -> list[str]:
    """What is unsound in a state: a list of remarks for developers, [] when all is well."""
    problems: list[str] = []
    for seat, player in enumerate(state.players):
        problems += [f"seat {seat}: {n} {HOLDING_KEYS[holding]}" for holding, n in enumerate(player.holdings) if n < 0]
        if player.holdings[WORKERS] < 1:
            problems.append(f"seat {seat}: no worker")
        if not 0 <= player.track <= 5:
            problems.append(f"seat {seat}: Track {player.track}")
        if len(set(player.buildings)) != len(player.buildings) or player.buildings[:1] != [HOMESTEAD]:
            problems.append(f"seat {seat}: buildings {player.buildings}")
        if player.owned != sum(1 << building for building in set(player.buildings)):
            problems.append(f"seat {seat}: owned mask")
        perks = 0
        for number in player.buildings:
            perks |= BUILDINGS[number].perks
        if player.perks != perks:
            problems.append(f"seat {seat}: perks mask")
        if player.placement.bit_count() > player.holdings[WORKERS]:
            problems.append(f"seat {seat}: more workers placed than owned")
        if any(player.placement >> ring.id & 1 and not player.owned >> ring.building & 1 for ring in RINGS):
            problems.append(f"seat {seat}: a worker on a building of somebody else")
    for building in BUILDINGS:
        if state.setup.players == 2 and building.id != HOMESTEAD:
            copies = building.copies_2p
        else:
            copies = building.copies
        built = sum(player.owned >> building.id & 1 for player in state.players)
        if state.supply[building.id] < 0 or state.supply[building.id] + built > copies:
            problems.append(f"{building.key}: {state.supply[building.id]} on offer and {built} built of {copies}")
    holders = [holder for holder in state.holder if holder >= 0]
    if len(set(holders)) != len(holders):
        problems.append("one seat holds two standing bids")
    if any((value == 0) != (holder == NOBODY) for value, holder in zip(state.standing, state.holder, strict=True)):
        problems.append("a standing bid without holder, or the reverse")
    if any(state.passed >> holder & 1 for holder in holders):
        problems.append("a seat that passed holds a standing bid")
    if state.neutral_level not in NEUTRAL_LEVELS:
        problems.append(f"neutral level {state.neutral_level}")
    if state.agenda and state.agenda[-1].kind not in DECISIONS:
        problems.append("no decision on top of the agenda")
    return problems

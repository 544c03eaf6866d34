"""The shape of what is printed on the pieces. One record per building and tile; the tables are beside this file."""

from __future__ import annotations

from dataclasses import dataclass

from ..holdings import Amounts

RESIDENTIAL, COMMERCIAL, INDUSTRIAL, SPECIAL = range(4)
TYPE_KEYS = ("residential", "commercial", "industrial", "special")
ALL_TYPES = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL, SPECIAL)

START, SETTLEMENT, SETTLEMENT_TOWN, TOWN, CITY = range(5)
STAGE_KEYS = ("start", "settlement", "settlement_town", "town", "city")

# Perks: lasting abilities (R13.6), as bits of `Player.perks`; the phases ask for them.
PERK_MARKET = 1  # R5.7 Market exchange
PERK_BANK = 2  # R5.8 Bank exchange
PERK_STORE = 4  # R5.9 one silver more for each sale
PERK_LAWYER = 8  # R8.6 may match a bid
PERK_PORT = 16  # R13.7 gold in place of copper and livestock
PERK_FORGE = 32  # R13.8 a VP chit for each later building


@dataclass(frozen=True, slots=True)
class Slot:
    """A worker slot: it takes `workers` (1, or 2 for a double slot, R4.2) and then yields `gain`."""

    gain: Amounts
    workers: int = 1


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile.

    `cost` is paid when built (R11.4), `income` comes each round without workers (R4.3). `income_special` is "rodeo"
    (R4.4), "bank" (R4.5) or "". `on_build` lists one-time effects in order (R13.5), `end_bonus` what counts a point
    each at the end (R13.10), `perks` the lasting abilities. `copies_2p` are used with two players (R2.4).
    """

    key: str
    name: str
    type: int
    stage: int
    copies: int
    copies_2p: int = 1
    cost: Amounts = ()
    points: int = 0
    income: Amounts = ()
    income_special: str = ""
    slots: tuple[Slot, ...] = ()
    on_build: tuple[str, ...] = ()
    end_bonus: tuple[str, ...] = ()
    perks: int = 0
    id: int = -1
    """Its place in BUILDINGS, given by the table: append-only, since saves and codes store it."""


@dataclass(frozen=True, slots=True)
class Tile:
    """An auction tile (R12). `types` may be built, () = none. `worker` may be declined, `advance` and `vp` are
    compulsory.

    `pay` -> `get` is an optional exchange, once; `river_port`: gold may stand in for what is paid (R12.6).
    """

    number: int
    pile: int
    stage: int
    round: int = 0
    types: tuple[int, ...] = ()
    worker: int = 0
    advance: int = 0
    vp: int = 0
    pay: Amounts = ()
    get: Amounts = ()
    river_port: bool = False

"""The keys of `then`, one function each: what is expected and what is there, as a list of differences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from homesteaders.actions import NotationError, Place, is_free, parse
from homesteaders.catalog import BUILDINGS, STAGE_KEYS
from homesteaders.engine import is_over, legal
from homesteaders.holdings import BEHIND_SCREEN, HIDDEN, HOLDING_KEYS
from homesteaders.scoring import score, winners
from homesteaders.state import KIND_KEYS, NEUTRAL, NOBODY, Deal, Setup, State, check, dump
from homesteaders.views import ONLOOKER, View, view_for

from .schema import SEATS

if TYPE_CHECKING:
    from .runner import _Run


def building_keys(ids: Iterable[int]) -> list[str]:
    """Building keys of ids."""
    return [BUILDINGS[number].key for number in ids]


def differ(what: str, wanted: Any, found: Any, show: Callable[[Any], Any] = lambda value: value) -> list[str]:
    """One difference, or none."""
    return [] if wanted == found else [f"{what} should be {show(wanted)}, but is {show(found)}"]


def _differ_list(what: str, wanted: list[str], found: list[str]) -> list[str]:
    """Order does not matter, every element does."""
    missing = sorted(set(wanted) - set(found))
    extra = sorted(set(found) - set(wanted))
    problems = []
    if missing:
        problems.append(f"{what}: {', '.join(missing)} missing")
    if extra:
        problems.append(f"{what}: {', '.join(extra)} not expected")
    if not problems and len(wanted) != len(found):
        problems.append(f"{what}: something is listed twice")
    return problems


def decision_of(state: State) -> str:
    """`A bid`, or `over`."""
    frame = state.current
    return "over" if frame is None else f"{SEATS[frame.seat]} {KIND_KEYS[frame.kind]}"


def bids_of(state: State) -> list[str]:
    """`A 5`, `neutral 5` or `-` for each auction."""
    names = {NOBODY: "-", NEUTRAL: "neutral", **dict(enumerate(SEATS))}
    return [
        "-" if holder == NOBODY else f"{names[holder]} {value}"
        for holder, value in zip(state.holder, state.standing, strict=True)
    ]


def tiles_of(state: State) -> list[int]:
    """The tiles up for auction."""
    shown = [state.tile(auction) for auction in range(1, state.auctions + 1)]
    return [tile.number for tile in shown if tile is not None]


def placed(placement: int) -> list[str]:
    """The ring tokens of a placement, sorted."""
    return sorted(Place(placement).token.split()[1:]) if placement else []


def supply_of(state: State) -> dict[str, int]:
    """What is on offer, by building key."""
    return {BUILDINGS[number].key: copies for number, copies in enumerate(state.supply) if copies}


def supply_frame(before: State, after: State, then: dict[str, Any]) -> list[str]:
    """Unless the step says otherwise or a stage begins, the supply loses what was built and nothing else."""
    if "supply_all" in then or (after.round != before.round and after.round in (5, 9, 11)):
        return []
    problems = []
    for record in BUILDINGS:
        built = sum(
            (new.owned >> record.id & 1) - (old.owned >> record.id & 1)
            for old, new in zip(before.players, after.players, strict=True)
        )
        wanted = then.get("supply", {}).get(record.key, before.supply[record.id] - built)
        problems += differ(f"the supply of {record.key}", wanted, after.supply[record.id])
    return problems


def _options(run: _Run, wanted: list[str]) -> list[str]:
    _known(run, wanted)
    return _differ_list("options", wanted, [action.token for action in legal(run.state) if not is_free(action)])


def _free(run: _Run, wanted: list[str]) -> list[str]:
    _known(run, wanted)
    return _differ_list("free actions", wanted, [action.token for action in legal(run.state) if is_free(action)])


def _count(run: _Run, wanted: int) -> list[str]:
    return differ("the number of options", wanted, sum(not is_free(action) for action in legal(run.state)))


def _known(run: _Run, tokens: list[str]) -> None:
    """A list with a misspelt token would prove nothing where the token should be missing."""
    for text in tokens:
        try:
            if parse(text).token != text:
                raise run.data_error(f"the token '{text}' is written '{parse(text).token}'")
        except NotationError as error:
            raise run.data_error(f"'{text}' is no action at all: {error}") from None


def _has(run: _Run, wanted: list[str]) -> list[str]:
    _known(run, wanted)
    known = [action.token for action in legal(run.state)]
    return [f"'{text}' should be legal" for text in wanted if text not in known]


def _lacks(run: _Run, wanted: list[str]) -> list[str]:
    _known(run, wanted)
    known = [action.token for action in legal(run.state)]
    return [f"'{text}' should not be legal" for text in wanted if text in known]


def _supply(run: _Run, wanted: dict[str, int]) -> list[str]:
    _known_buildings(run, wanted)
    there = supply_of(run.state)
    return [
        problem
        for key, copies in wanted.items()
        for problem in differ(f"the supply of {key}", copies, there.get(key, 0))
    ]


def _supply_all(run: _Run, wanted: dict[str, int]) -> list[str]:
    _known_buildings(run, wanted)
    there = supply_of(run.state)
    return [
        problem
        for key in sorted({*wanted, *there})
        for problem in differ(f"the supply of {key}", wanted.get(key, 0), there.get(key, 0))
    ]


def _known_buildings(run: _Run, table: Iterable[str]) -> None:
    for key in table:
        if key not in [record.key for record in BUILDINGS]:
            raise run.data_error(f"there is no building '{key}'")


def _scores(run: _Run, wanted: dict[str, Any]) -> list[str]:
    problems = []
    for seat, parts in wanted.items():
        sheet = score(run.state.players[SEATS.index(seat)])
        for part, value in parts.items():
            if part == "bonuses":
                _known_buildings(run, value)
                there = {BUILDINGS[number].key: points for number, points in sheet.bonuses}
                for key in sorted({*value, *there}):
                    problems += differ(f"{seat}'s bonus of {key}", value.get(key, 0), there.get(key, 0))
            else:
                problems += differ(f"{seat}'s score, {part}", value, getattr(sheet, part))
    return problems


def _winners(run: _Run, wanted: list[str]) -> list[str]:
    if not is_over(run.state):
        return ["the game is not over, so nobody has won"]
    return differ("the winners", sorted(wanted), sorted(SEATS[seat] for seat in winners(run.state)))


def _passed(run: _Run, wanted: list[str]) -> list[str]:
    there = [seat for number, seat in enumerate(SEATS) if run.state.passed >> number & 1]
    return differ("the seats that passed", sorted(wanted), there)


def _problem(run: _Run, wanted: str) -> list[str]:
    said = check(run.state)
    return [] if any(wanted in problem for problem in said) else [f"check should say {wanted!r}, it says {said}"]


# ---- views (R16)


def _view(run: _Run, wanted: dict[str, Any]) -> list[str]:
    problems = []
    for name, parts in wanted.items():
        seat = ONLOOKER if name == "onlooker" else SEATS.index(name)
        view = view_for(run.state, seat)
        found = _view_problems(run, view, parts) + _open_problems(run.state, view)
        if "blind" in parts:
            found += _blind_problems(run.state, seat)
        problems += [f"the view of {name}: {text}" for text in found]
    return problems


def _view_problems(run: _Run, view: View, parts: dict[str, Any]) -> list[str]:
    problems = []
    for key, wanted in parts.items():
        if key in SEATS:
            player = view.table.players[SEATS.index(key)]
            there: dict[str, Any] = {
                holding: "hidden" if n == HIDDEN else n
                for holding, n in zip(HOLDING_KEYS, player.holdings, strict=True)
            } | {
                "track": player.track,
                "buildings": building_keys(player.buildings),
                "placed": placed(player.placement),
            }
            for part, value in wanted.items():
                expected = sorted(value) if part == "placed" else value
                problems += differ(f"{key}'s {part}", expected, there[part])
        elif key.startswith("pile"):
            problems += differ(f"the known tiles of pile {key[-1]}", wanted, _pile(view.table.deal.piles, key))
        elif key.startswith("unseen"):
            problems += differ(f"the unseen tiles of pile {key[-1]}", wanted, _pile(view.unseen, key))
        elif key == "tiles":
            problems += differ("the tiles", wanted, tiles_of(view.table))
        elif key == "legal":
            expected = legal(run.state) if wanted else ()
            problems += differ("what is legal", expected, view.legal, lambda known: f"{len(known)} actions")
    return problems


def _pile(piles: tuple[tuple[int, ...], ...], key: str) -> list[int]:
    number = int(key[-1])
    return list(piles[number - 1]) if number <= len(piles) else []


def _open_problems(state: State, view: View) -> list[str]:
    """R16.2: what lies in the open is the same in every view; the seed is in none."""
    table = view.table
    problems = differ("the seed", 0, table.setup.seed)
    for what in ("round", "supply", "standing", "holder", "passed", "start_player", "neutral_level", "agenda"):
        problems += differ(what, getattr(state, what), getattr(table, what))
    for seat, (there, seen) in enumerate(zip(state.players, table.players, strict=True)):
        for what in ("track", "buildings", "owned", "perks", "placement"):
            problems += differ(f"{SEATS[seat]}'s {what}", getattr(there, what), getattr(seen, what))
        for holding in range(len(BEHIND_SCREEN), len(HOLDING_KEYS)):
            problems += differ(
                f"{SEATS[seat]}'s {HOLDING_KEYS[holding]}", there.holdings[holding], seen.holdings[holding]
            )
    return problems


def _view_text(view: View) -> str:
    known = [action.token for action in view.legal]
    return "\n".join([dump(view.table), repr(view.table.setup), repr(view.unseen), repr(known), repr(view.seat)])


def _blind_problems(state: State, seat: int) -> list[str]:
    """A view is the same for states that differ in nothing but what the seat may not know."""
    seen = _view_text(view_for(state, seat))
    problems = []
    for what, other in _unknowable(state, seat).items():
        if (dump(other), other.setup) == (dump(state), state.setup):
            problems.append(f"there is nothing to hide: {what}")
        elif _view_text(view_for(other, seat)) != seen:
            problems.append(f"it tells {what}")
    return problems


def _unknowable(state: State, seat: int) -> dict[str, State]:
    """States that the seat cannot tell from this one, by what differs."""
    setup = state.setup
    seeded = state.copy()
    seeded.setup = Setup(setup.players, setup.seed + 1, setup.open_holdings)
    others = {"the seed": seeded}
    piles = [list(pile) for pile in state.deal.piles]
    for pile in piles[1:]:
        for first, last in ((0, 4), (4, 8), (8, 10)):
            first = max(first, state.round)
            pile[first:last] = pile[first:last][::-1] if first < last else []
    if piles[1:] != [list(pile) for pile in state.deal.piles[1:]]:
        shuffled = state.copy()
        shuffled.deal = Deal(state.deal.start_player, tuple(map(tuple, piles)))
        others["the order of tiles that are face down"] = shuffled
    if not setup.open_holdings:
        for number in range(setup.players):
            if number != seat:
                for holding in BEHIND_SCREEN:
                    richer = state.copy()
                    richer.players[number].holdings[holding] += 1
                    richer.legal_now = None
                    others[f"{SEATS[number]}'s {HOLDING_KEYS[holding]}"] = richer
    return others


def _simple(what: str, of: Callable[[State], Any]) -> Callable[[_Run, Any], list[str]]:
    return lambda run, wanted: differ(what, wanted, of(run.state))


EXPECT: dict[str, Callable[[Any, Any], list[str]]] = {
    "decision": _simple("the decision", decision_of),
    "options": _options,
    "count": _count,
    "free": _free,
    "has": _has,
    "lacks": _lacks,
    "round": _simple("the round", lambda state: state.round),
    "stage": _simple("the stage", lambda state: STAGE_KEYS[state.stage]),
    "auctions": _simple("the number of auctions", lambda state: state.auctions),
    "tiles": _simple("the tiles", tiles_of),
    "bids": _simple("the standing bids", bids_of),
    "passed": _passed,
    "supply": _supply,
    "supply_all": _supply_all,
    "supply_total": _simple("the number of buildings on offer", lambda state: sum(state.supply)),
    "start_player": _simple("the start player", lambda state: SEATS[state.start_player]),
    "neutral_level": _simple("the neutral level", lambda state: state.neutral_level),
    "scores": _scores,
    "winners": _winners,
    "view": _view,
    "problem": _problem,
}

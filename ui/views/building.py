"""A building's details: a sheet, and a small card beside its tile. Drawn only when somebody asks for them."""

from __future__ import annotations

from homesteaders.actions import Build
from homesteaders.catalog import BUILDINGS, STAGE_KEYS, STAGE_ROUNDS, Building
from homesteaders.describe import building_effects, building_name
from homesteaders.language import say
from homesteaders.preview import refusal
from homesteaders.scoring import score
from homesteaders.state import BUILD, EXTRA_BUILD, Player

from ..html import button, esc, tag, vh
from ..reach import net
from ..scene import Scene, known
from ..words import e, t
from .ledger import steps
from .parts import TYPE_CLASS, amount_list, end_bonus, mark, picture, pieces, slot_yield, special_income, type_word
from .rulelinks import rule_links
from .sheets import sheet
from .tile import bonus_now, fit_line, roof
from .town import bonus_for, choice_act, copies, owners


def brings(player: Player, building: int) -> int:
    """The points that a building would add to a player's score if it stood there now: printed, by its own end bonus,
    and by those of the other buildings. Its cost is left out."""
    with_it = player.copy()
    with_it.add_building(building)
    return score(with_it).total - score(player).total


def _in_town(scene: Scene, building: Building) -> str:
    table = scene.now.table
    first, _ = STAGE_ROUNDS[building.stage]
    if not first:
        return ""
    n = copies(scene, building)
    if table.round < first:
        return e("about.copies_coming", n=n, round=first)
    left = table.supply[building.id]
    return e("about.copies_left", n=left, all=n) if left else e("about.copies_gone", n=n)


def _stage(building: Building) -> str:
    rounds = t(f"stage.{STAGE_KEYS[building.stage]}")
    if not building.stage:
        return esc(rounds)
    return e("about.stage_is", rounds=rounds, stage=say(f"stage.{building.stage}"))


def facts(scene: Scene, building: int) -> list[tuple[str, str]]:
    """Everything printed on a building and how it stands now, as (key of the label, HTML)."""
    printed = BUILDINGS[building]
    income = pieces(printed.income) if printed.income else special_income(printed)
    slots = " ".join(slot_yield(printed, slot) for slot in range(len(printed.slots)))
    bonus = ""
    if printed.end_bonus:
        bonus = end_bonus(printed) + bonus_now(bonus_for(scene, building), long=True)
    found = [
        ("type", type_word(printed.type)),
        ("cost", pieces(printed.cost) if printed.cost else e("free")),
        ("income", income or e("about.no_income")),
        ("slots", slots or e("about.no_slots")),
        ("points", e("points.n", n=printed.points) if printed.points else e("about.no_points")),
        ("bonus", bonus or e("about.no_bonus")),
    ]
    if scene.seat >= 0 and known(scene.me) and not scene.me.owned >> building & 1:
        found.append(("brings", e("about.brings_n", n=brings(scene.me, building))))
    found.append(("stage", _stage(printed)))
    if town := _in_town(scene, printed):
        found.append(("copies", town))
    marks = " ".join(mark(seat, "s13") + " " + esc(scene.name(seat)) for seat in owners(scene, building))
    found.append(("owners", marks or e("about.nobody")))
    if fit := scene.fits.get(building):
        found.append(("fit", fit_line(fit, long=True)))
        if fit.way:
            found.append(("trades", esc(steps(fit.way))))
            found.append(("changes", amount_list(net(scene.then, fit.way), change=True)))
    return found


def _plate(rows: list[tuple[str, str]]) -> str:
    return tag("dl", "".join(tag("dt", e(f"about.{key}")) + tag("dd", words) for key, words in rows), cls="plate")


def _words(building: Building) -> str:
    return "".join(tag("p", esc(line), cls="small") for line in building_effects(building))


def building_card(scene: Scene, building: int) -> str:
    """The card beside a tile: what its sheet says, but for what the building has not, and without controls."""
    printed = BUILDINGS[building]
    head = roof(printed) + tag("span", picture(printed.key, "s48"), cls="tip-pic")
    bare = {key for key in ("income", "slots", "points", "bonus") if not _has(printed, key)}
    rows = [row for row in facts(scene, building) if row[0] not in bare]
    return tag("div", head, cls="tip-h tile " + TYPE_CLASS[printed.type]) + _plate(rows) + _words(printed)


def _has(building: Building, key: str) -> bool:
    has = {
        "income": building.income or building.income_special,
        "slots": building.slots,
        "points": building.points,
        "bonus": building.end_bonus,
    }
    return bool(has[key])


def building_sheet(scene: Scene, building: int) -> str:
    """The sheet of a building; where it can be chosen or made affordable now, it does that too."""
    printed = BUILDINGS[building]
    rows = [row for row in facts(scene, building) if row[0] not in ("trades", "changes", "fit")]
    more, foot = _decide(scene, building)
    fit = scene.fits.get(building)
    told = (tag("p", fit_line(fit, long=True)) if fit else "") + _words(printed) + rule_links(f"building {printed.key}")
    left = picture(printed.key, "s96") + tag("div", told, cls="told") + more
    body = tag("div", tag("div", left, cls="stack " + TYPE_CLASS[printed.type]) + _plate(rows), cls="about")
    title = type_word(printed.type, quiet=True) + " " + esc(building_name(building))
    return sheet(title, body, foot, size="wide", asks=bool(foot))


def _decide(scene: Scene, building: int) -> tuple[str, str]:
    """What the sheet offers at this decision: (a paragraph, a button), each "" for none."""
    if not scene.acting or scene.kind not in (BUILD, EXTRA_BUILD):
        return _takes(scene, building), ""
    act = choice_act(scene, building)
    if act.startswith("why:"):
        why = refusal(scene.ahead, Build(building))
        return tag("p", tag("b", e("about.why")) + " " + esc(why), cls="why"), ""
    if act.startswith("fund:"):
        foot = button(e("about.fund"), f"then:{act}", "btn primary hit", key="choose")
        return _takes(scene, building) + tag("p", e("about.fund_small"), cls="small dim"), foot
    words = e("about.choose", name=building_name(building))
    return "", button(words, f"then:{act}", "btn primary hit", key="choose")


def _takes(scene: Scene, building: int) -> str:
    """The cheapest trades that make a building affordable, and what they change."""
    fit = scene.fits.get(building)
    if fit is None or not fit.way:
        return ""
    lines = tag("p", esc(steps(fit.way)))
    changes = tag("p", e("about.changes") + ": " + amount_list(net(scene.then, fit.way), change=True))
    title = tag("h3", e("about.fund_title") + vh(": " + building_name(building)))
    return tag("section", title + lines + changes, cls="takes")

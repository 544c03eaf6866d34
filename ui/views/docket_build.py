"""The slip of a building: its price, what it changes, and how a River Port may pay for it."""

from __future__ import annotations

from homesteaders.actions import Build, parse
from homesteaders.catalog import BUILDINGS, FINAL_ROUND, PERK_FORGE
from homesteaders.describe import building_name
from homesteaders.preview import build_cost
from homesteaders.scoring import score

from ..html import button, esc, tag
from ..scene import Scene
from ..words import counted, e, figure, t, type_name
from .docket_parts import card, cards, fact, slip
from .ledger import steps
from .parts import amount_list, extra_words, option_label


def build_options(scene: Scene, building: int) -> list[Build]:
    """The legal ways to build one building."""
    return [a for a in scene.ahead.legal if isinstance(a, Build) and a.building == building]


def build_slip(scene: Scene) -> str:
    building = scene.ui.building
    if scene.ui.choice == "decline":
        return slip(
            option_label(scene, "decline"),
            t("build.none_small"),
            tag("ul", fact(e("build.kept")), cls="facts"),
            cls="brief",
        )
    if building < 0:
        return slip(t("build.choose"), t("build.tap"), "", cls="brief none")
    printed = BUILDINGS[building]
    options = build_options(scene, building)
    facts = ""
    chosen = next((a for a in options if a.token == scene.ui.choice), None)
    if chosen is not None and scene.ui.staged:
        label = e("fund.by" if scene.ui.auto else "build.before")
        facts += fact(tag("b", label) + " " + esc(steps(tuple(scene.ui.staged))))
        held = scene.me.holdings
        change = tuple((h, n - held[h]) for h, n in enumerate(scene.after) if n != held[h])
        # On phones the goods in the action bar say the same.
        facts += tag("li", tag("span", e("fund.all") + " " + amount_list(change, change=True)), cls="hide-s")
        facts += fact(button(e("fund.drop"), "clear", "link"))
    elif chosen is not None:
        paid = build_cost(chosen)
        facts += fact(e("build.pay") + " " + (amount_list(paid) if paid else e("free")))
    if chosen is not None and scene.after_score is not None:
        before = score(scene.me).total
        facts += fact(e("build.score") + f" <b>{figure(before)} → {figure(scene.after_score.total)}</b>")
    facts += _consequences(scene, building)
    body = ""
    if len(options) > 1:
        ways = "".join(
            card(scene, action.token, esc(_way_title(action)), e("build.way", price=counted(build_cost(action))))
            for action in options
        )
        body += cards(t("build.how"), ways, "in2")
    details = button(e("build.details", name=building_name(printed.id)), f"open:building {printed.key}", "link")
    body += tag("ul", facts + fact(details), cls="facts" + (" gap-t" if body else ""))
    small = (t("build.points", n=printed.points) + ", " if printed.points else "") + type_name(printed.type)
    return slip(building_name(printed.id), small, body)


def _way_title(action: Build) -> str:
    if action.copper and action.livestock:
        return t("build.gold_both")
    if action.copper:
        return t("build.gold_copper")
    if action.livestock:
        return t("build.gold_livestock")
    return t("build.plain")


def _consequences(scene: Scene, building: int) -> str:
    printed = BUILDINGS[building]
    left = FINAL_ROUND - scene.now.table.round
    facts = ""
    if words := extra_words(printed):
        facts += fact(esc(words))
    if scene.me.perks & PERK_FORGE:
        facts += fact(e("build.forge"))
    if printed.income or printed.slots:
        facts += tag("li", f"<span>{e('build.incomes', n=left)}</span>", cls="hide-s")
    return facts


def chosen_building(choice: str) -> int:
    """The building of a selected option, -1 if it is none."""
    if not choice.startswith("build "):
        return -1
    action = parse(choice)
    return action.building if isinstance(action, Build) else -1

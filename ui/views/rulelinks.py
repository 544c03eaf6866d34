"""From what is on the screen to its rules: links into the page of the rules (tools/rulepages.py)."""

from __future__ import annotations

from homesteaders.describe import kind_name
from homesteaders.language import spoken
from homesteaders.state import FINAL, KIND_KEYS

from ..html import tag
from ..ruleref import rules_of
from ..scene import Scene
from ..words import e, t


def rule_links(*topics: str, about: str = "") -> str:
    """The rules of some topics as one quiet line, the most telling first; `about`: what they are about, plain text."""
    numbers = dict.fromkeys(number for topic in topics for number in rules_of(topic))
    links = ", ".join(
        tag("a", f"R{number}", href=f"./rules-{spoken()}.html#R{number}", target="_blank", rel="noopener")
        for number in numbers
    )
    words = e("rule.links") if not about else e("rule.links_of", about=about)
    return tag("p", words + " " + links, cls="small rules-line") if links else ""


def table_links(scene: Scene) -> str:
    """The rules of the decision on top, and of the panes of the table."""
    panes = ["worth" if scene.kind == FINAL else "board", "track", "coming", "town", "mine", "ledger", "rivals", "log"]
    decision = rule_links(f"decision {KIND_KEYS[scene.kind]}", about=kind_name(scene.frame))
    return decision + "".join(rule_links(f"pane {pane}", about=pane_name(pane)) for pane in panes)


def pane_name(pane: str) -> str:
    """What a pane is called in its heading."""
    keys = {"worth": "goods.end", "rivals": "players"}
    return t(keys.get(pane, pane))

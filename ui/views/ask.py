"""The question before something is committed: warnings in whole sentences, or all that is about to happen."""

from __future__ import annotations

from homesteaders.actions import parse
from homesteaders.scoring import score

from ..html import attrs, button, esc, heading, icon, tag, unseen, vh
from ..scene import Scene
from ..warnings import Warning, warnings
from ..words import e, figure, noun, signed, t
from .act import commit_words
from .ledger import action_words
from .parts import GOODS_ROW, ICONS
from .sheets import sheet


def ask_sheet(scene: Scene) -> str:
    """The sheet. On its left Back, which has the focus at first; on its right what the table's own button says."""
    words, small = commit_words(scene)
    if not scene.acting or not words:
        return ""
    given = [warning for warning in warnings(scene) if warning.key in scene.ui.asked]
    body = _warned(scene, given) if given else ""
    if not given or scene.ui.settings.confirm == "always":
        body += _about_to_happen(scene, words)
    go = button(
        esc(words) + (tag("small", esc(small)) if small else ""),
        f"go:{scene.number}",
        "btn big primary go" + (" wait" if scene.wait else ""),
        key="go",
        aria_disabled="true" if scene.wait else None,
    )
    return sheet(e("ask.title", what=words), body, go, "ask", asks=True)


def _warned(scene: Scene, given: list[Warning]) -> str:
    items = ""
    for warning in given:
        muted = warning.key in scene.ui.settings.muted
        act = f"mute:{warning.key}"
        box = "<input" + attrs(type="checkbox", data_act=act, data_key=act, checked=muted) + ">"
        label = tag("label", box + tag("span", e("ask.mute") + vh(" " + t(f"ask.mute.{warning.key}"))), cls="check")
        items += tag("li", tag("p", unseen("!") + tag("b", esc(warning.words))) + label)
    return tag("ul", items, cls="warned")


def _about_to_happen(scene: Scene, words: str) -> str:
    lines = [action_words(parse(token)) for token in scene.ui.staged]
    if scene.ui.choice:
        lines.append(words)
    title = heading("h-ask", t("ask.list"), level="h3", cls="h gap-t")
    deeds = tag("ol", "".join(tag("li", esc(line)) for line in lines), cls="deeds")
    return tag("section", title + deeds + _changes(scene), aria_labelledby="h-ask")


def _changes(scene: Scene) -> str:
    """Before and after, of every good that changes, and of the score."""
    before = scene.me.holdings
    rows = ""
    for holding in GOODS_ROW:
        n, then = before[holding], scene.after[holding]
        if n != then:
            rows += _row(icon(ICONS[holding]) + " " + esc(noun(holding, 2).capitalize()), n, then)
    if scene.after_score is not None and (now := score(scene.me).total) != scene.after_score.total:
        rows += _row(e("ask.score"), now, scene.after_score.total)
    if not rows:
        return tag("p", e("ask.no_change"), cls="dim")
    head = "<td></td>" + "".join(tag("th", e(key), scope="col") for key in ("ledger.now", "ledger.after", "ask.change"))
    caption = tag("caption", e("ledger.before_after"), cls="vh")
    return tag("table", caption + tag("thead", tag("tr", head)) + tag("tbody", rows), cls="ledger tight")


def _row(title: str, n: int, then: int) -> str:
    cells = f"<td>{figure(n)}</td><td><b>{figure(then)}</b></td><td>{signed(then - n)}</td>"
    return tag("tr", tag("th", title, scope="row") + cells)

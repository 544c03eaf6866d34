"""The trade ledger in #mine: the marketplace, the staged list, before and after; in the final round also the score."""

from __future__ import annotations

from homesteaders.actions import (
    Action,
    BankExchange,
    Buy,
    Market,
    Recruit,
    Repay,
    Sell,
    TakeDebt,
    is_free,
    parse,
)
from homesteaders.catalog import BUILDINGS
from homesteaders.describe import building_name
from homesteaders.holdings import GOODS, HOLDING_KEYS, PRICES, TRADE
from homesteaders.scoring import ScoreSheet, score
from homesteaders.state import FINAL

from ..fits import points_of
from ..html import button, esc, heading, icon, tag, unseen, vh
from ..scene import Scene
from ..words import e, figure, noun, signed, t
from .aims import aims
from .parts import GOODS_ROW, ICONS, amount, amount_list, type_icon


def action_words(action: Action) -> str:
    """A free action as a line of the list: `Sell 1 steel`."""
    if isinstance(action, Buy):
        return t("free.buy_gold" if action.gold else "free.buy", good=noun(action.good, 1))
    if isinstance(action, Sell):
        return t("free.sell", good=noun(action.good, 1))
    if isinstance(action, Market):
        return t(f"free.market_{HOLDING_KEYS[action.good]}")
    if isinstance(action, Repay):
        return t("free.repay_gold" if action.gold else "free.repay")
    if isinstance(action, Recruit):
        return t("free.recruit")
    if isinstance(action, BankExchange):
        return t("free.bank")
    return t("free.debt")


def steps(tokens: tuple[str, ...]) -> str:
    """Free actions in words, one that is done several times told once."""
    counts = {token: tokens.count(token) for token in tokens}
    words = ((n, action_words(parse(token))) for token, n in counts.items())
    return ", ".join(t("about.times", n=n, what=what) if n > 1 else what for n, what in words)


def _step(scene: Scene, action: Action, label: str, words: str) -> str:
    ready = action in scene.ahead.legal
    cls = "step" + (" wide" if len(label) > 2 else "")
    why = "" if ready else f"why:{action.token}"
    inner = esc(label) + vh(" " + words) + (_points(scene, action) if ready else "")
    return button(inner, f"stage:{action.token}", cls, why=why)


def _points(scene: Scene, action: Action) -> str:
    """In the final actions: what an action would change the score by."""
    if scene.kind != FINAL:
        return ""
    n = points_of(scene.then, action)
    tone = "up" if n > 0 else "dn" if n < 0 else ""
    return tag(
        "span", unseen(signed(n)) + vh(", " + t("final.points", n=n, change=signed(n))), cls=f"gain {tone}".strip()
    )


def _market(scene: Scene) -> str:
    rows = ""
    for good in GOODS:
        holding, price = PRICES[good]
        have = scene.then.holdings[good]
        buy = _step(scene, Buy(good, 0), "+1", t("step.buy", good=noun(good, 1)))
        if Buy(good, 1) in scene.ahead.legal:
            words = vh(" " + t("step.buy_gold", good=noun(good, 1))) + _points(scene, Buy(good, 1))
            buy += button(
                "+1" + icon("i-gold", "s13") + words,
                f"stage:{Buy(good, 1).token}",
                "step wide",
            )
        sell = _step(scene, Sell(good), "−1", t("step.sell", good=noun(good, 1)))
        name = tag("th", icon(ICONS[good]) + " " + esc(noun(good, 1).capitalize()), scope="row")
        cells = f"<td><b>{have}</b></td><td>{amount(holding, price)}</td>"
        rows += tag("tr", name + cells + tag("td", tag("span", buy, cls="steps")) + tag("td", sell))
    head = "".join(tag("th", e(f"ledger.{key}"), scope="col") for key in ("good", "have", "price", "buy", "sell"))
    table = tag(
        "table",
        tag("caption", e("ledger.market"), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", rows),
        cls="tbl",
    )
    note = tag("p", e("ledger.chit"), cls="small dim pad")
    return tag("section", tag("h3", e("ledger.market"), id="h-pr", cls="vh") + table + note, aria_labelledby="h-pr")


def _others(scene: Scene) -> str:
    """The free actions that are no purchase and no sale."""
    legal = [a for a in scene.ahead.legal if is_free(a) and not isinstance(a, (Buy, Sell))]
    items = ""
    pictures = {Recruit: "i-worker", TakeDebt: "i-debt", Repay: "i-debt", BankExchange: "i-silver", Market: "i-trade"}
    for action in legal:
        inner = icon(pictures[type(action)]) + tag("span", esc(t(_long_key(action)))) + _points(scene, action)
        items += tag("li", button(inner, f"stage:{action.token}", "btn hit"))
    if not any(isinstance(action, Recruit) for action in legal):
        why = t("ledger.recruit_chit" if not scene.then.holdings[TRADE] else "ledger.recruit_food")
        items += tag("li", button(icon("i-worker") + esc(why), "stage:recruit", "btn hit", why="why:recruit"))
    return tag("ul", items, cls="fold")


def _long_key(action: Action) -> str:
    if isinstance(action, Market):
        return f"ledger.market_{HOLDING_KEYS[action.good]}"
    if isinstance(action, Repay):
        return "ledger.repay_gold" if action.gold else "ledger.repay"
    return {Recruit: "ledger.recruit", BankExchange: "ledger.bank", TakeDebt: "ledger.debt"}[type(action)]


def _staged(scene: Scene) -> str:
    lines = ""
    for index, text in enumerate(scene.ui.staged):
        words = action_words(parse(text))
        remove = button(icon("n-x") + vh(t("ledger.remove", line=words)), f"unstage:{index}", "ico")
        change = scene.effects[index][1] if index < len(scene.effects) else ()
        lines += tag(
            "li",
            tag("span", str(index + 1), cls="n", aria_hidden="true")
            + tag("span", f"<b>{esc(words)}</b>", cls="grow")
            + tag("span", amount_list(change, change=True), cls="right")
            + remove,
        )
    title = tag("h3", e("ledger.staged"), id="h-st")
    if lines:
        body = tag("ol", lines, cls="lines")
    else:
        body = tag("p", e("ledger.none_final" if scene.kind == FINAL else "ledger.none"), cls="dim small pad")
    section = tag("section", title + body, cls="sheetlet slim hide-s", aria_labelledby="h-st")
    if not lines:
        return section
    # On phones the list is folded, so that what can be done next stays in sight.
    count = tag("summary", e("ledger.staged") + f" <b>{len(scene.ui.staged)}</b>")
    return section + tag("details", count + body, cls="staged-s only-block-s")


def _before_after(scene: Scene) -> str:
    rows = [("ledger.now", scene.me.holdings), ("ledger.traded", scene.then.holdings)]
    if scene.ui.choice and tuple(scene.then.holdings) != scene.after:
        rows.append(("ledger.then", list(scene.after)))
    shown = [h for h in GOODS_ROW if any(row[h] != scene.me.holdings[h] for _, row in rows) or h in (0, 7, 9)]
    head = "<td></td>" + "".join(tag("th", icon(ICONS[h]) + vh(noun(h, 2)), scope="col") for h in shown)
    body = ""
    for index, (key, row) in enumerate(rows):
        cells = "".join(f"<td>{row[h]}</td>" for h in shown)
        body += tag("tr", tag("th", e(key), scope="row") + cells, cls="sum" if index == len(rows) - 1 else None)
    table = tag(
        "table",
        tag("caption", e("ledger.before_after"), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", body),
        cls="ledger tight",
    )
    return tag("div", table, cls="sheetlet slim hide-s")


def _score_card(scene: Scene) -> str:
    now, then = score(scene.me), scene.after_score
    if then is None:
        return ""
    n = then.total
    if scene.ui.staged:
        words = (
            tag("span", figure(now.total), cls="from")
            + '<span aria-hidden="true" class="arrow">→</span>'
            + vh(t("becomes"))
            + tag("span", figure(n), cls="to")
            + tag("small", e("ledger.points_after", n=n))
        )
    else:
        words = tag("span", figure(n), cls="to") + tag("small", e("ledger.points_now", n=n))
    change = tag("p", words, cls="big-change")
    change += "".join(tag("p", esc(text), cls="left-over tr") for _, text in scene.left)
    if scene.more > 0:
        change += button(e("ledger.best", n=scene.more), "best:", "btn")
    head = (
        "<td></td>"
        + "".join(tag("th", e(f"part.{key}.short"), scope="col") for key in PARTS)
        + tag("th", e("total"), scope="col")
    )
    rows = ""
    sheets = (("ledger.now", now, None), ("ledger.after", then, "sum"))
    for key, sheet, cls in sheets if scene.ui.staged else sheets[:1]:
        cells = "".join(f"<td>{figure(value)}</td>" for value in score_parts(sheet))
        rows += tag("tr", tag("th", e(key), scope="row") + cells + f"<td>{figure(sheet.total)}</td>", cls=cls)
    table = tag(
        "table",
        tag("caption", e("ledger.score"), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", rows),
        cls="ledger tight",
    )
    return tag("div", change + tag("div", table, cls="hide-s"), cls="sheetlet slim stack-s score-line")


PARTS = ("vp", "printed", "bonus", "goods", "debt")


def score_parts(sheet: ScoreSheet) -> tuple[int, ...]:
    """VP chits, printed points, building bonuses, goods, debt: the rows of every score table."""
    bonuses = sum(n for _, n in sheet.bonuses)
    return sheet.vp, sheet.printed, bonuses, sheet.gold + sheet.copper + sheet.livestock, sheet.debt


def ledger(scene: Scene) -> str:
    """The section #mine while trades are staged."""
    final = scene.kind == FINAL
    title = heading("h-mine", t("ledger.final" if final else "ledger"), _for(scene), cls="h hide-xs")
    left = _market(scene)
    right = tag("div", _staged(scene) + (_before_after(scene) if scene.ui.staged else "") + _others(scene), cls="stack")
    inner = title + (_score_card(scene) if final else "") + tag("div", left + right, cls="two market2")
    if final:
        inner += tag("ul", "".join(_owned(building) for building in scene.me.buildings), cls="fold hide-s")
    inner += aims(scene)
    return tag("section", inner, id="mine", cls="is-active stack", aria_labelledby="h-mine")


def _owned(building: int) -> str:
    printed = BUILDINGS[building]
    worth = f"<b>{printed.points}</b>" + icon("i-vp", "s13") + vh(" " + t("points.word", n=printed.points))
    inner = type_icon(printed.type) + esc(building_name(printed.id)) + (worth if printed.points else "")
    return tag("li", button(inner, f"open:building {printed.key}"))


def _for(scene: Scene) -> str:
    n = len(scene.ui.staged)
    return t("ledger.n", n=n) if n else t("ledger.nothing")

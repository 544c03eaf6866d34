"""The slip of a payment: wages or an auction, each way of paying with what is lost in change and what is left."""

from __future__ import annotations

from homesteaders.catalog import ROUNDS
from homesteaders.holdings import GOLD, SILVER, worth_in_silver
from homesteaders.state import PAY_WORKERS

from ..fits import how
from ..html import button, esc, tag, unseen
from ..scene import Scene, due, means, payment
from ..words import counted, e, t
from .docket_parts import card, cards, legal_tokens, slip
from .parts import amount


def payment_words(token: str, amount_due: int) -> str:
    """`1 gold + 1 silver`."""
    gold, silver, _ = payment(token, amount_due)
    parts = [counted(((GOLD, gold),))] if gold else []
    if silver:
        parts.append(counted(((SILVER, silver),)))
    return " + ".join(parts)


def _option(scene: Scene, token: str, amount_due: int) -> str:
    gold, silver, lost = payment(token, amount_due)
    title = amount(GOLD, gold) if gold else ""
    if silver:
        title += (unseen("+") if gold else "") + amount(SILVER, silver)
    keeps_silver = scene.then.holdings[SILVER] - silver
    keeps_gold = scene.then.holdings[GOLD] - gold
    words = tag("b", e("pay.lost", n=lost), cls="bad") if lost else e("pay.exact")
    words += " " + e("pay.keeps", silver=keeps_silver, gold=keeps_gold)
    if scene.kind == PAY_WORKERS and scene.now.table.round <= ROUNDS:
        words += ": " + tag("b", e("pay.could_bid", n=worth_in_silver(keeps_silver, keeps_gold)))
    return card(scene, token, title, words)


def pay_slip(scene: Scene) -> str:
    n = due(scene)
    wages = scene.kind == PAY_WORKERS
    title = t("pay.wages", n=n) if wages else t("pay.auction", n=n, auction=scene.frame.arg)
    small = t("pay.wages_small", n=n) if wages else t("pay.small")
    options = "".join(_option(scene, token, n) for token in legal_tokens(scene, "pay "))
    lacking = ""
    if not options:
        short = n - means(scene.then)
        lacking = tag("p", tag("b", e("pay.missing", n=short), cls="tr") + " " + e("pay.raise"), cls="why")
    offers = ""
    for token, way in scene.ways.items():
        if token.startswith("pay ") and way:
            words = t("pay.fund", what=payment_words(token, n), how=how(way))
            offers += button(tag("span", unseen("⇄") + " " + esc(words)), f"fund:{token}", "btn hit")
    body = lacking + (cards(t("pay.choice"), options, "in2" if options.count("<label") > 1 else "") if options else "")
    if offers:
        body += tag("div", offers, cls="fold gap-t")
    return slip(title, small, body)

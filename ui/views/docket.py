"""#docket: the slip that is being decided. What the selected option costs, brings and leaves."""

from __future__ import annotations

from homesteaders.actions import parse
from homesteaders.catalog import BUILDINGS, FINAL_ROUND, REWARD_GAINS, REWARDS, TRACK_END
from homesteaders.describe import building_name
from homesteaders.holdings import GOLD, GOLD_AS_SILVER, RAIL_LINES, SILVER, TRADE, VP, WORKERS
from homesteaders.preview import DEBT_SILVER, least_bid, staged
from homesteaders.state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
)

from ..html import button, esc, icon, tag, unseen, vh
from ..scene import Scene, means
from ..words import e, noun, signed, t
from .docket_build import build_slip
from .docket_parts import card, cards, fact, legal_tokens, slip
from .docket_pay import pay_slip
from .parts import GOODS_ROW, ICONS, amount, mark, option_label, tile_types


def docket(scene: Scene) -> str:
    """The section #docket; hidden where nothing is to be decided here or the ledger stands in its place."""
    makers = {
        ALLOCATE: _income,
        PAY_WORKERS: pay_slip,
        PAY_AUCTION: pay_slip,
        NEUTRAL_BID: _neutral,
        BID: _bid,
        TRACK_REWARD: _reward,
        BUILD: build_slip,
        EXTRA_BUILD: build_slip,
        ON_BUILD_WORKER: _worker,
        TILE_WORKER: _worker,
        TILE_EXCHANGE: _exchange,
    }
    if not scene.acting or scene.ui.ledger or scene.kind == FINAL:
        return tag("section", "", id="docket", hidden=True)
    return makers[scene.kind](scene)


def _income(scene: Scene) -> str:
    now, after = scene.then.holdings, scene.after
    wages = now[WORKERS]
    shown = [h for h in GOODS_ROW if h in (0, 1, 2, 3, 4, 7, 8) or now[h] or after[h] != now[h]]
    shown = [h for h in shown if h not in (WORKERS, RAIL_LINES)]
    narrow = {h for h in shown if h != SILVER and after[h] == now[h]}

    def row(title: str, cells: list[str], cls: str | None = None) -> str:
        drawn = "".join(
            tag("td", text, cls=f"{'hide-s ' if h in narrow else ''}{_tone(text)}".strip() or None)
            for h, text in zip(shown, cells, strict=True)
        )
        return tag("tr", tag("th", esc(title), scope="row") + drawn, cls=cls)

    head = tag("th", e("income.round"), scope="col") + "".join(
        tag(
            "th",
            icon(ICONS[h]) + " " + tag("span", e(f"col.{h}") if h in (TRADE, VP) else esc(noun(h, 1)), cls="hw"),
            scope="col",
            cls="hide-s" if h in narrow else None,
        )
        for h in shown
    )
    rows = (
        row(t("ledger.now"), [str(now[h]) for h in shown])
        + row(t("income.income"), [_plus(after[h] - now[h]) for h in shown])
        + row(t("income.wages", n=wages), [f"−{wages}" if h == SILVER else "" for h in shown])
        + row(
            t("ledger.after"), [str(after[h] - (wages if h == SILVER else 0)).replace("-", "−") for h in shown], "sum"
        )
    )
    table = tag(
        "table",
        tag("caption", e("income.caption"), cls="vh") + tag("thead", tag("tr", head)) + tag("tbody", rows),
        cls="ledger",
    )
    left = after[SILVER] + GOLD_AS_SILVER * after[GOLD] - wages
    note = t("income.short", n=-left) if left < 0 else t("income.left", n=left)
    return slip(t("income.title"), note, table, cls="hide-xs")


def _tone(text: str) -> str:
    return "plus" if text.startswith("+") else "minus" if text.startswith("−") else ""


def _plus(n: int) -> str:
    return signed(n) if n else "0"


def _neutral(scene: Scene) -> str:
    table = scene.now.table
    options = ""
    for token in legal_tokens(scene, "neutral "):
        auction = int(token.split()[1])
        tile = table.tile(auction)
        least = least_bid(staged(scene.ahead, [parse(token)]).table, scene.seat, auction)
        words = (tile_types(tile) + " " if tile else "") + e("neutral.costs", n=least)
        options += card(scene, token, mark(-2) + esc(t("auction.n", auction=auction)), words)
    why = tag("p", tag("b", e("neutral.why")) + " " + e("neutral.because"), cls="why hide-xs gap-s")
    return slip(
        t("neutral.title", level=table.neutral_level), t("neutral.level"), cards(t("auction"), options, "in2") + why
    )


def _bid(scene: Scene) -> str:
    choice = scene.ui.choice
    if choice == "pass":
        space = min(scene.me.track + 1, TRACK_END)
        facts = fact(e("pass.track", space=space)) + fact(e("pass.final"))
        return slip(option_label(scene, "pass"), t("pass.reward"), tag("ul", facts, cls="facts"), cls="brief")
    if not choice.startswith("bid "):
        return slip(t("bid.none"), t("bid.tap"), "", cls="brief")
    _, auction, value = choice.split()
    price = int(value)
    left = means(scene.then) - price
    if left >= 0:
        pay = e("bid.left") + " " + amount(SILVER, left) + " " + e("bid.in_means")
    else:
        pay = tag("span", e("bid.needs_debt", n=-(left // DEBT_SILVER)), cls="tr")
    title = t("bid.at", auction=auction, value=value)
    small = tag("small", pay)
    goes = [b for b, fit in scene.fits.items() if fit.mark == "ok"]
    with_trades = [b for b, fit in scene.fits.items() if fit.mark == "tr"]
    facts = ""
    for mark_class, sign, word, found in (
        ("ok", "✓", t("bid.can"), goes),
        ("tr", "⇄", t("bid.trades"), with_trades),
    ):
        if found:
            names = ", ".join(building_name(b) for b in found[:6]) + (
                t("bid.more", n=len(found) - 6) if found[6:] else ""
            )
            facts += tag(
                "li", tag("span", sign, cls=mark_class, aria_hidden="true") + " " + vh(word + " ") + esc(names)
            )
    if not facts:
        facts = fact(e("bid.nothing"))
    body = tag("ul", facts, cls="facts hide-xs")
    inner = tag("h2", esc(title) + " " + small, id="h-docket") + body
    return tag("section", inner, cls="docket brief", id="docket", aria_labelledby="h-docket")


def _reward(scene: Scene) -> str:
    options = ""
    for token in legal_tokens(scene, "reward "):
        key = token.split()[1]
        holding, n = REWARD_GAINS[REWARDS.index(key)][0]
        have = scene.then.holdings[holding]
        words = e("reward.counts", before=have, after=have + n)
        if holding == RAIL_LINES:
            words = e("reward.rail", n=_incomes_left(scene))
        elif holding == WORKERS:
            words += ". " + e("reward.wage")
        options += card(scene, token, icon(ICONS[holding], "s20") + esc(t(f"reward.name.{key}")), words)
    count = options.count("<label")
    columns = "in3" if count in (3, 9, 10) else "in2" if count == 2 else ""
    return slip(
        t("reward.title", space=scene.me.track),
        t("reward.any") if count > 1 else "",
        cards(t("reward"), options, columns + (" many" if count > 3 else "")),
    )


def _incomes_left(scene: Scene) -> int:
    return FINAL_ROUND - scene.now.table.round


def _worker(scene: Scene) -> str:
    n = scene.then.holdings[WORKERS]
    slots = sum(slot.workers for b in scene.me.buildings for slot in BUILDINGS[b].slots)
    source = t("worker.from_tile", auction=scene.frame.arg)
    if scene.kind == ON_BUILD_WORKER:
        source = t("worker.from", name=building_name(max(scene.frame.arg, 0)))
    facts = (
        fact(e("worker.count") + f" <b>{n} → {n + 1}</b>")
        + fact(e("worker.wages") + f" <b>{n} → {n + 1}</b> " + esc(noun(SILVER, n)))
        + fact(e("worker.rings") + f" <b>{slots}</b>")
    )
    options = card(scene, "accept", icon("i-worker", "s20") + esc(option_label(scene, "accept")), e("worker.take_why"))
    options += card(scene, "decline", esc(option_label(scene, "decline")), e("worker.no_why"))
    body = cards(t("worker.choice"), options, "in2") + tag("ul", facts, cls="facts gap-t hide-xs")
    return slip(source, "", body)


def _exchange(scene: Scene) -> str:
    tile = scene.now.table.tile(scene.frame.arg)
    if tile is None:
        return slip(t("exchange.title", auction=scene.frame.arg), "", "")
    offer = "".join(amount(h, n, "s24") for h, n in tile.pay) + unseen("→") + vh(t("for"))
    offer += "".join(amount(h, n, "s24") for h, n in tile.get)
    legal = set(legal_tokens(scene, "accept"))
    options = ""
    give, get = (noun(tile.pay[0][0], 1), " ".join(f"{n} {noun(h, n)}" for h, n in tile.get))
    if "accept" in legal:
        options += card(scene, "accept", e("exchange.give", give=give), e("exchange.get", get=get))
    if "accept gold" in legal:
        options += card(scene, "accept gold", e("exchange.give", give=noun(GOLD, 1)), e("exchange.port", get=get))
    if "accept" not in legal and scene.ways.get("accept"):
        n = len(scene.ways["accept"])
        words = tag("span", e("fund.first", n=n), cls="tr")
        options += tag("div", button(tag("b", e("exchange.fund", give=give)) + " " + words, "fund:accept", "btn hit"))
    options += card(scene, "decline", esc(option_label(scene, "decline")), e("exchange.no_why", give=give))
    have = scene.then.holdings[tile.pay[0][0]]
    facts = tag("ul", fact(e("exchange.have", n=have, give=noun(tile.pay[0][0], have))), cls="facts gap-t hide-xs")
    return slip(
        t("exchange.title", auction=scene.frame.arg),
        t("exchange.once"),
        tag("p", offer, cls="offer") + cards(t("exchange.choice"), options, "in2") + facts,
    )

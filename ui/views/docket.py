"""#docket: the slip that is being decided. What the selected option costs, brings and leaves."""

from __future__ import annotations

from homesteaders.actions import parse
from homesteaders.catalog import BUILDINGS, FINAL_ROUND, REWARD_GAINS, REWARDS, TRACK_END
from homesteaders.describe import building_name
from homesteaders.holdings import GOLD, RAIL_LINES, SILVER, TRADE, VP, WORKERS, worth_in_silver
from homesteaders.preview import least_bid, staged
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
    State,
)

from ..fits import how
from ..html import button, esc, icon, tag, unseen, vh
from ..reach import asked, highest_bid, pass_space, picked_bid, reach_of, rival_reach, way_to_bid
from ..scene import Scene, known, means
from ..words import e, named, noun, signed, t
from .docket_build import build_slip
from .docket_parts import card, cards, fact, legal_tokens, slip
from .docket_pay import pay_slip
from .ledger import steps
from .parts import GOODS_ROW, ICONS, amount, amount_list, mark, option_label
from .stamp import stamp
from .track import PICTURES


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
    left = worth_in_silver(after[SILVER], after[GOLD]) - wages
    note = t("income.short", n=-left) if left < 0 else t("income.left", n=left)
    result = [(h, after[h] - (wages if h == SILVER else 0)) for h in shown if h == SILVER or after[h] != now[h]]
    key = "bench.sums_short" if left < 0 else "bench.sums"
    sums = tag("span", e(key, income=signed(after[SILVER] - now[SILVER]), wages=wages, n=abs(left)))
    sums += " " + tag("span", tag("b", e("ledger.after")) + " " + amount_list(tuple(result)), cls="then")
    # Where there is no room for the table, the sums stand in its place (assets/deciding.css).
    return slip(t("income.title"), note, table + tag("p", sums, cls="sums"), cls="income")


def _tone(text: str) -> str:
    return "plus" if text.startswith("+") else "minus" if text.startswith("−") else ""


def _plus(n: int) -> str:
    return signed(n) if n else "0"


def _neutral(scene: Scene) -> str:
    table, rival = scene.now.table, scene.rivals[0]
    options = ""
    for token in legal_tokens(scene, "neutral "):
        auction = int(token.split()[1])
        then = staged(scene.ahead, [parse(token)]).table
        words = tag("span", e("neutral.way", auction=auction, n=least_bid(then, scene.seat, auction)))
        words += _could(scene, then, auction, rival)
        title = mark(-2) + esc(t("auction.n", auction=auction))
        options += card(scene, token, title, words)
    why = tag("b", e("neutral.why")) + " " + e("neutral.why_now", name=scene.name(rival))
    if known(table.players[rival]):
        value = highest_bid(means(table.players[rival]))
        key = "neutral.rival_means" if value else "neutral.rival_broke"
        why += " " + e(key, name=scene.name(rival), value=value)
    body = cards(t("auction"), options, "in2") + tag("p", why, cls="why hide-s gap-s")
    return slip(t("neutral.title", level=table.neutral_level), t("neutral.level"), body)


def _could(scene: Scene, then: State, auction: int, rival: int) -> str:
    """What both could build with an auction at what it would cost with the neutral token on it."""
    tile = then.tile(auction)
    if tile is None:
        return ""
    if not tile.types:
        return tag("span", e("lot.no_building"), cls="line hide-xs")
    lines = ""
    for key, seat in (("neutral.you", scene.seat), ("neutral.rival", rival)):
        price, player = asked(then, seat, auction), then.players[seat]
        if price and known(player):
            find = reach_of if seat == scene.seat else rival_reach
            reach = find(player, tile.types, price, then.supply)
            words = t(key, name=scene.name(seat), now=reach.count("ok"), trades=reach.count("tr"))
            lines += tag("span", esc(words), cls="line dim hide-xs")
    return lines


def _bid(scene: Scene) -> str:
    choice = scene.ui.choice
    if choice == "pass":
        return _pass(scene)
    if not choice.startswith("bid "):
        lost = stamp("outbid", "small") if scene.was and scene.seat not in scene.now.table.holder else ""
        return slip(t("bid.none"), t("bid.tap"), lost, cls="brief")
    auction, price = picked_bid(scene)
    left = means(scene.then) - price
    title = t("bid.at", auction=auction, value=price)
    if left < 0:
        return _short(scene, title, price, -left)
    funded = tag("span", " " + e("lot.funded"), cls="hide-s") if scene.ui.auto else ""
    small = tag("small", e("lot.leaves", n=left) + funded)
    inner = tag("h2", esc(title) + " " + small, id="h-docket") + _builds(scene, auction)
    return tag("section", inner, cls="docket brief", id="docket", aria_labelledby="h-docket")


def _builds(scene: Scene, auction: int) -> str:
    """What the selected bid would let me build, by name."""
    tile = scene.now.table.tile(auction)
    if tile is not None and not tile.types:
        return tag("ul", fact(e("lot.no_building")), cls="facts hide-xs")
    facts = ""
    for cls, sign, word in (("ok", "✓", t("bid.can")), ("tr", "⇄", t("bid.trades"))):
        found = [building for building, fit in scene.fits.items() if fit.mark == cls]
        if found:
            names = esc(named(found, 6))
            facts += tag("li", tag("span", sign, cls=cls, aria_hidden="true") + " " + vh(word + " ") + names)
    return tag("ul", facts or fact(e("lot.nothing")), cls="facts hide-xs")


def _short(scene: Scene, title: str, price: int, missing: int) -> str:
    """A bid beyond the means: the cheapest way to pay it, what that costs, and one tap that stages it."""
    way = way_to_bid(scene.then, price)
    words = tag("b", unseen("⇄ ") + e("about.fund")) + tag("small", e("lot.fund_small", how=how(way.tokens)))
    fund = button(words, f"fund:{scene.ui.choice}", "btn hit fund")
    facts = fact(tag("span", e("lot.way"), cls="dim hide-s") + " " + esc(steps(way.tokens)))
    facts += fact(tag("span", e("lot.change"), cls="dim") + " " + amount_list(way.changes, change=True))
    warn = tag("p", e("lot.even_if"), cls="small dim hide-s")
    short = tag("small", tag("span", e("lot.short", n=missing), cls="tr hide-xs"))
    inner = (
        tag("h2", esc(title) + " " + short, id="h-docket")
        + tag("div", tag("ul", facts, cls="facts") + warn, cls="ways")
        + fund
    )
    return tag("section", inner, cls="docket brief short", id="docket", aria_labelledby="h-docket")


def _pass(scene: Scene) -> str:
    """Where a pass would bring me, and what could be taken there."""
    space = pass_space(scene)
    stays = scene.me.track == TRACK_END
    offers = ""
    for at in range(1, space + 1):
        picture = icon(PICTURES[at]) if PICTURES[at] else ""
        offers += tag("li", picture + tag("span", e(f"track.{at}")))
    lead = t("pass.preview_end" if stays else "pass.preview", space=space)
    body = tag("p", e("pass.out"), cls="dim small hide-s")
    return slip(option_label(scene, "pass"), lead, tag("ul", offers, cls="facts offers") + body, cls="brief passing")


def _reward(scene: Scene) -> str:
    options = ""
    for token in legal_tokens(scene, "reward "):
        key = token.split()[1]
        holding, n = REWARD_GAINS[REWARDS.index(key)][0]
        have = scene.then.holdings[holding]
        words = e("reward.counts", before=have, after=have + n)
        if holding == RAIL_LINES:
            words = e("track.reward_rail", n=_incomes_left(scene))
        elif holding == WORKERS:
            words = e("track.reward_worker", before=have, after=have + n)
        options += card(scene, token, icon(ICONS[holding], "s20") + esc(t(f"reward.name.{key}")), words)
    count = options.count("<label")
    columns = "in3" if count in (3, 9, 10) else "in2" if count == 2 else ""
    return slip(
        t("track.choose", space=scene.me.track),
        t("track.choose_small") if count > 1 else "",
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

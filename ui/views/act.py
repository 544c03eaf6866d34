"""#act: #seat, #prompt, #goods, and two buttons: the alternative on the left, the commitment on the right."""

from __future__ import annotations

from typing import Any

from homesteaders import describe
from homesteaders.actions import Build, parse
from homesteaders.holdings import DEBT
from homesteaders.language import say
from homesteaders.preview import build_cost
from homesteaders.state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    KIND_KEYS,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TRACK_REWARD,
)

from ..html import button, esc, icon, tag, vh
from ..reach import pass_space
from ..scene import Scene, due, payment, points
from ..uistate import pane_of
from ..words import counted, e, figure, noun, signed, t
from .asked import means_words, outbid_words
from .docket_build import chosen_building
from .docket_pay import payment_words
from .mine import idle_after
from .parts import GOODS_ROW, ICONS, mark, option_label


def prompt_words(scene: Scene) -> tuple[str, str]:
    """What is to be done now, and a quieter remark."""
    frame, kind = scene.frame, scene.kind
    if not scene.acting:
        thinks = t("think.now", name=scene.name(frame.seat)) if scene.ui.thinks else ""
        return t(f"wait.{KIND_KEYS[kind]}", name=scene.name(frame.seat)), scene.ui.hint or thinks
    n = len(scene.ui.staged)
    small = scene.ui.hint
    if scene.left and scene.ui.choice:
        small = small or scene.left[0][1]
    if n and (scene.ui.ledger or kind == FINAL):
        return t("prompt.staged", n=n), small or t("prompt.staged_small")
    if scene.ui.ledger:
        return t("prompt.ledger"), small or t("prompt.ledger_small")
    main = describe.prompt(scene.ahead.table)
    if kind == BID:
        main, quiet = outbid_words(scene) or main, means_words(scene)
    else:
        quiet = t(f"prompt.{KIND_KEYS[kind]}.small")
    if n:
        small = small or t("prompt.with", n=n)
    return main, small or quiet


def seat_box(scene: Scene) -> str:
    """Whose holdings these are, with the score and the start player marker."""
    if scene.seat < 0:
        return tag("div", e("seat.nobody"), cls="seat", id="seat")
    n = points(scene.me)
    first = ""
    if scene.now.table.start_player == scene.seat:
        first = tag("span", e("first") + vh(" " + t("first_more")), cls="lead")
    inner = (
        tag("span", mark(scene.seat, "s18") + first)
        + tag("span", esc(scene.name(scene.seat)), cls="who")
        + tag("span", figure(n) + " " + tag("span", e("points.short", n=n), cls="small"), cls="pts")
    )
    inner = button(inner + vh(" " + t("scores.more")), "open:scores", "seat-b")
    return tag("div", inner, cls="seat", id="seat")


def goods(scene: Scene) -> str:
    """The twelve fixed places, each with the change that is staged or selected."""
    if scene.seat < 0:
        return tag("div", "", cls="goods", id="goods")
    items = ""
    for holding in GOODS_ROW:
        n = scene.me.holdings[holding]
        change = scene.after[holding] - n if scene.acting else 0
        better = change > 0 if holding != DEBT else change < 0
        delta = tag("span", signed(change), cls="delta " + ("up" if better else "dn")) if change else ""
        inner = icon(ICONS[holding], "s18") + f"<b>{n}</b>" + vh(" " + noun(holding, n)) + delta
        items += tag("li", inner, cls="good" if n else "good zero")
    trades = ""
    if scene.acting and scene.kind != FINAL:
        n = len(scene.ui.staged)
        words = e("act.trades") + (f" <b>{n}</b>" + vh(" " + t("act.trades_n", n=n)) if n else "")
        trades = button(icon("i-trade") + words, "ledger", "btn", aria_pressed=str(scene.ui.ledger).lower())
    if scene.acting:
        trades += button(
            icon("n-hint") + e("act.hint") + vh(" " + t("act.hint_more")), "hint", "btn hint", aria_keyshortcuts="I"
        )
    return tag("div", tag("ul", items, aria_label=t("goods")) + trades, cls="goods", id="goods")


def _big(words: str, small: str, act: str | None, cls: str, *, key: str = "", **more: Any) -> str:
    inner = esc(words) + (tag("small", esc(small)) if small else "")
    return button(inner, act, f"btn big {cls}", key=key, **more)


def left_button(scene: Scene) -> str:
    """The alternative: it selects, it never commits."""
    kind = scene.kind
    if not scene.acting:
        return _pause_button(scene)
    if scene.ui.staged and (scene.ui.ledger or kind == FINAL):
        back = t("act.clear_small" if kind != FINAL else "act.clear_final")
        return _big(t("act.clear"), back, "clear", "b1")
    if scene.ui.ledger:
        return _big(t("act.back"), t("act.back_small"), "ledger", "b1", key="back")
    if kind == ALLOCATE:
        return _big(t("act.auto"), t("act.auto_small"), "auto", "b1", aria_keyshortcuts="A")
    if kind in (PAY_WORKERS, PAY_AUCTION):
        return _big(t("act.debt"), t("act.debt_small"), "stage:debt", "b1", key="b1 debt")
    if kind == BID:
        return _pressed(scene, "pass", option_label(scene, "pass"), t("act.pass_small", space=pass_space(scene)))
    if kind in (BUILD, EXTRA_BUILD):
        small = t("act.build_none_small" if kind == BUILD else "act.extra_none_small")
        return _pressed(scene, "decline", option_label(scene, "decline"), small)
    if kind == NEUTRAL_BID:
        rival = scene.rivals[0]
        return _big(t("act.show", name=scene.name(rival)), t("act.show_small"), f"open:rival {rival}", "b1", key="show")
    if kind == FINAL:
        return _pressed(scene, "done", option_label(scene, "done"), t("act.stop_small"))
    return ""


def _pause_button(scene: Scene) -> str:
    """Opponents wait, or go on."""
    if scene.ui.paused:
        return _big(t("act.go_on"), t("act.go_on_small"), "pause", "b1", key="b1 pause", aria_keyshortcuts="P")
    if scene.ui.held:
        return _big(t("act.go_on"), _till(scene, "act.go_on_step"), "skip", "b1", key="b1 pause")
    return _big(t("act.pause"), t("act.pause_small"), "pause", "b1", key="b1 pause", aria_keyshortcuts="P")


def _till(scene: Scene, key: str) -> str:
    """How far opponents go on."""
    return t(key if any(seat.person for seat in scene.seats) else "act.skip_end")


def _pressed(scene: Scene, token: str, words: str, small: str) -> str:
    return _big(words, small, f"select:{token}", "b1", aria_pressed=str(scene.ui.choice == token).lower())


def commit_words(scene: Scene) -> tuple[str, str]:
    """What the right button does if tapped now; ("", why not) if nothing is selected."""
    choice, kind, n = scene.ui.choice, scene.kind, len(scene.ui.staged)
    words, small = _option_words(scene, choice) if choice else ("", "")
    if n and scene.ui.ledger and kind != ALLOCATE and not choice:
        return t("do.trades", n=n), t("do.trades_small")
    if n and kind == FINAL and not choice:
        return t("do.final", n=n), t("do.trades_small")
    if n and words:
        return words, t("do.after", n=n)
    if words:
        return words, small
    if n:
        return t("do.trades", n=n), t("do.trades_small")
    return "", t(f"select.{KIND_KEYS[kind]}")


def _option_words(scene: Scene, choice: str) -> tuple[str, str]:
    kind = scene.kind
    if kind == ALLOCATE:
        idle = idle_after(scene)
        return t("do.income"), t("do.idle", n=idle) if idle else t("do.no_idle")
    if kind in (PAY_WORKERS, PAY_AUCTION):
        lost = payment(choice, due(scene))[2]
        words = t("do.pay", what=payment_words(choice, due(scene)))
        return words, t("do.pay_small", n=lost) if lost else ""
    if kind == BID:
        if choice == "pass":
            return t("do.pass"), t("do.pass_small")
        return option_label(scene, choice), t("do.bid_small")
    if kind == NEUTRAL_BID:
        return option_label(scene, choice), ""
    if kind == TRACK_REWARD:
        return t("do.reward", what=t(f"reward.name.{choice.split()[1]}")), ""
    if kind in (BUILD, EXTRA_BUILD):
        building = chosen_building(choice)
        if building < 0:
            return option_label(scene, choice), ""
        option = parse(choice)
        cost = counted(build_cost(option)) if isinstance(option, Build) else ""
        return say("action.build", building=describe.building_name(building)), cost or t("free")
    if kind == FINAL:
        total = scene.after_score.total if scene.after_score else 0
        return t("do.finish", n=total), t("do.finish_left" if scene.left else "do.finish_small")
    if choice == "decline":
        return option_label(scene, choice), ""
    if kind == TILE_EXCHANGE:
        return t("do.exchange"), t("do.exchange_gold") if choice == "accept gold" else ""
    return option_label(scene, choice), ""


def right_button(scene: Scene) -> str:
    """The one button that commits. Its act bears the number of the decision, so that a late tap is dropped."""
    if not scene.acting:
        if scene.ui.held:
            small = t("act.next_wait" if scene.ui.thinks else "act.next_small")
            return _big(t("act.next"), small, "next", "primary b2", key="commit", aria_keyshortcuts="N")
        return _big(t("act.skip"), _till(scene, "act.skip_small"), "skip", "b2", key="commit")
    words, small = commit_words(scene)
    act = f"confirm:{scene.number}"
    if not words:
        return _big(t("act.nothing"), small, act, "primary b2", key="commit", why="why:")
    cls = "primary b2" + (" wait" if scene.wait else "")
    return _big(words, small, act, cls, key="commit", aria_disabled="true" if scene.wait else None)


def prompt(scene: Scene) -> str:
    main, small = prompt_words(scene)
    remark = tag("small", esc(small)) if small else ""
    if not small:  # on a small screen there is room for it nowhere else; it has been said with the log's lines
        said = [t("says", name=scene.name(seat), words=words) for seat, words in scene.says.items()]
        remark = tag("small", esc(" ".join(said[-1:])), cls="says-s", aria_hidden="true") if said else ""
    return tag("p", esc(main) + " " + remark, cls="prompt", id="prompt")


def act_regions(scene: Scene) -> dict[str, str]:
    """The parts of #act, each replaced by itself: a button stays while only the words beside it change."""
    return {
        "seat": seat_box(scene),
        "prompt": prompt(scene),
        "goods": goods(scene),
        "left": tag("div", left_button(scene), cls="place", id="left"),
        "right": tag("div", right_button(scene), cls="place", id="right"),
    }


TABS = (("lots", "n-lots"), ("town", "n-town"), ("mine", "n-mine"), ("log", "n-log"))


def tabs(scene: Scene) -> str:
    """The panes of a phone; a dot where the own move is."""
    here = pane_of(scene.kind) if scene.acting else ""
    if scene.acting and scene.ui.ledger:
        here = "mine"
    items = ""
    for pane, picture in TABS:
        dot = tag("span", "", cls="dot") + vh(" " + t("tabs.here")) if pane == here else ""
        items += button(
            icon(picture) + tag("span", e(f"tabs.{pane}")) + dot,
            f"pane:{pane}",
            "tab",
            aria_current="true" if scene.ui.pane == pane else None,
        )
    # No pane, but what is to be at hand in each of them.
    why = not scene.acting
    words = tag("span", e("act.hint")) + vh(" " + t("hints.not_now" if why else "act.hint_more"))
    items += button(icon("n-hint") + words, "hint", "tab hint", aria_disabled="true" if why else None, data_why=why)
    return tag("nav", items, cls="tabs", id="tabs", aria_label=t("tabs"))

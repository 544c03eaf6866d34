"""The action bar and the slip while nothing can be decided here: another device or another tab has the game."""

from __future__ import annotations

from homesteaders.catalog import BID_VALUES, REWARDS

from ..html import button, esc, icon, tag, vh
from ..scene import Scene
from ..uistate import Act
from ..words import e, t


def _prompt(main: str, small: str) -> str:
    return tag("p", esc(main) + " " + (tag("small", esc(small)) if small else ""), cls="prompt", id="prompt")


def _place(name: str, words: str, small: str, act: str, cls: str) -> str:
    inner = esc(words) + (tag("small", esc(small)) if small else "")
    key = "commit" if name == "right" else act
    return tag("div", button(inner, act, f"btn big {cls}", key=key), cls="place", id=name)


def away_words(scene: Scene) -> tuple[str, str]:
    """What is said while another device decides, and a quieter remark."""
    return t("away.prompt", name=scene.name(scene.frame.seat)), scene.ui.hint or t("away.prompt_small")


def tab_words(scene: Scene) -> tuple[str, str]:
    """What is said while another tab has the game."""
    return t("tab.prompt"), scene.ui.hint or t("undo.looking")


def away_regions(scene: Scene, order_possible: bool) -> dict[str, str]:
    """The decision is that of a person at another device: share, paste the answer, leave an order."""
    name = scene.name(scene.frame.seat)
    return {
        "prompt": _prompt(*away_words(scene)),
        "left": _place("left", t("away.open"), t("away.open_small"), "open-paste", "b1"),
        "right": _place("right", t("away.share"), t("away.share_small", name=name), "share", "primary b2"),
        "docket": _slip(scene, order_possible),
    }


def tab_regions(scene: Scene) -> dict[str, str]:
    """The game is open in another tab."""
    return {
        "prompt": _prompt(*tab_words(scene)),
        "left": tag("div", "", cls="place", id="left"),
        "right": _place("right", t("tab.take"), t("tab.take_small"), "tab-take", "primary b2"),
    }


def chips(orders: tuple[Act, ...]) -> str:
    """The orders left behind, each with its one tap to cancel."""
    items = "".join(
        tag(
            "li",
            esc(order.words) + button(icon("n-x") + vh(t("order.cancel") + ": " + order.words), order.intent, "ico"),
            cls="chip order",
        )
        for order in orders
    )
    return tag("p", e("order.note"), cls="small dim") + tag("ul", items, cls="chips") if orders else ""


def _slip(scene: Scene, possible: bool) -> str:
    title = tag("h2", e("away.title", name=scene.name(scene.frame.seat)), cls="h")
    body = chips(scene.ui.orders)
    if possible:
        body += tag("p", e("away.why"), cls="small dim") + _form(scene)
    elif not body:
        body = tag("p", e("away.none"), cls="small dim")
    return tag("section", title + body, cls="docket waiting", id="docket", aria_label=t("order.title"))


def _select(name: str, label: str, options: list[tuple[str, str]], chosen: str, off: bool = False) -> str:
    items = "".join(tag("option", esc(words), value=value, selected=value == chosen) for value, words in options)
    field = tag(
        "select",
        items,
        cls="in",
        id=f"order-{name}",
        data_act=f"order-{name}:",
        data_key=f"order-{name}",
        disabled=off,
    )
    return tag("div", tag("label", esc(label), for_=f"order-{name}") + field, cls="field")


def _form(scene: Scene) -> str:
    draft = scene.ui.draft
    auction = draft.get("auction", "1")
    count = len(scene.now.table.standing)
    auctions = [(str(n), t("auction.n", auction=n)) for n in range(1, count + 1)] + [("0", t("order.pass"))]
    values = [(str(value), str(value)) for value in BID_VALUES]
    rewards = [("", t("order.reward_none"))] + [(key, t(f"reward.name.{key}")) for key in REWARDS]
    fields = (
        _select("auction", t("order.which"), auctions, auction)
        + _select("most", t("order.at_most"), values, draft.get("most", "3"), auction == "0")
        + _select("reward", t("order.if_passed"), rewards, draft.get("reward", ""))
        + button(e("order.leave"), "order-leave", "btn hit")
    )
    return tag("div", fields, cls="optrow orders")

"""Every control that cannot be used answers with a sentence of the engine."""

from __future__ import annotations

import re

import pytest

from e2e.positions import at, outbid
from homesteaders.actions import is_free, parse
from homesteaders.engine import why_not
from homesteaders.state import BUILD
from homesteaders.views import view_for
from tests.ui.fakes import FakeStore, Table, acts_of
from ui.scenes import stage
from ui.views.rings import ring_order

KINDS = (
    *("allocate", "pay_workers", "neutral_bid", "bid", "track_reward", "pay_auction", "build"),
    *("on_build_worker", "extra_build", "tile_worker", "tile_exchange", "final"),
)


def opened(kind: str, round_: int = 3) -> Table:
    """The table at the first decision of a kind, with single choices left to be made."""
    store = FakeStore(at(kind, 2 if kind == "neutral_bid" else 4, 1 if kind == "final" else round_))
    store["homesteaders.settings"] = '{"forced": false}'
    found = Table(store)
    found.scheduler.run()
    if found.app.ui.sheet:
        found.do("close")
    return found


def disabled(html: str) -> list[str]:
    """The tags of all controls that cannot be used."""
    return re.findall(r'<(?:button|input)[^>]*(?: disabled|aria-disabled="true")[^>]*>', html)


@pytest.mark.parametrize("kind", KINDS)
def test_what_cannot_be_used_answers(kind: str) -> None:
    table = opened(kind)
    game = table.app.game
    assert game is not None
    views = 0
    for intents in ((), ("ledger",)):
        for intent in intents:
            if intent in table.screen.acts:
                table.do(intent)
        for tag in disabled(table.screen.html):
            assert "data-why" in tag, tag
            (act,) = acts_of(tag)
            before = game.session.position
            table.app.dispatch(act if ":" in act else f"{act}:")
            hint = table.app.ui.hint
            assert hint.endswith("."), (act, hint)
            picture = table.screen.picture
            assert picture is not None and hint in picture.live
            assert game.session.position == before
            if act.startswith("why:") and len(act) > 4:
                view, _, _ = stage(view_for(game.state, table.app.ui.viewer), table.app.ui.staged)
                assert hint == str(why_not(view.table, parse(act[4:])))
            views += 1
    assert views


def test_the_ledger_says_what_is_lacking() -> None:
    table = opened("bid")
    table.do("ledger")
    refused = [act for act in table.screen.acts if act.startswith("why:") and len(act) > 4]
    assert any(is_free(parse(act[4:])) for act in refused)
    table.do(next(act for act in refused if act.startswith("why:sell")))
    assert table.app.ui.hint.startswith("You lack ")


def test_a_bid_that_is_too_low_says_what_to_bid() -> None:
    table = Table(FakeStore(outbid()))
    table.scheduler.run()
    if table.app.ui.sheet:
        table.do("close")
    low = [act for act in table.screen.acts if act.startswith("why:bid")]
    assert low
    for act in low:
        table.do(act)
        assert "or more." in table.app.ui.hint or "highest bid" in table.app.ui.hint


def test_a_building_out_of_reach_says_why_and_shows_its_slip() -> None:
    for round_ in range(1, 10):
        table = opened("build", round_)
        game = table.app.game
        assert game is not None and game.state.agenda[-1].kind == BUILD
        out = [act for act in table.screen.acts if act.startswith("why:build")]
        if out:
            table.do(out[0])
            assert table.app.ui.hint and not table.app.ui.choice and table.app.ui.building >= 0
            assert f"open:building {out[0].split()[1]}" in table.screen.acts
            return
    raise LookupError("everything can be built")


def test_keys_and_drags_place_workers() -> None:
    table = opened("allocate", 6)
    game, ui = table.app.game, table.app.ui
    assert game is not None
    player = game.state.players[ui.viewer]
    order = ring_order(player)
    table.app.dispatch("recall:")
    table.app.dispatch("nth:1")
    assert ui.rings == 1 << order[0]
    table.app.dispatch(f"move:{order[0]} {order[2]}")
    assert ui.rings == 1 << order[2]
    table.app.dispatch(f"move:{order[2]} bench")
    assert ui.rings == 0
    table.app.dispatch(f"move:bench {order[1]}")
    assert ui.rings == 1 << order[1]
    table.app.dispatch("nth:0")
    if len(order) < 10:
        assert ui.hint == f"You have only {len(order)} rings." and ui.rings == 1 << order[1]
    table.app.dispatch("nth:2")
    assert ui.rings == 0
    for nonsense in ("move:", "move:9", "move:x y", "nth:x", "nth:", "move:bench bench", "move:99 98"):
        table.app.dispatch(nonsense)
        assert ui.rings == 0
    picture = table.screen.picture
    assert picture is not None
    numbers = re.findall(r'aria-keyshortcuts="(\d)"[^>]*data-drop="ring:(\d+)"', picture.regions["mine"])
    assert [int(ring) for _, ring in numbers] == order[: len(numbers)]
    assert [key for key, _ in numbers] == list("1234567890")[: len(numbers)]

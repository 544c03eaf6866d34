"""When opponents act: thinking apart from the page, answers that come too late, pace, pause, step by step, watching."""

from __future__ import annotations

import pytest

from homesteaders.engine import legal
from ui.uistate import END, SEATS, TABLE

from .fakes import Table


def slow_table(kinds: str = "pbb", level: str = "baron", **settings: object) -> Table:
    """A table with opponents that think; nothing has been thought yet."""
    table = Table()
    table.minds.quick = False
    table.app.settings.forced = False
    for name, value in settings.items():
        setattr(table.app.settings, name, value)
    table.app.dispatch(f"seats:{len(kinds)}")
    for index, letter in enumerate(kinds):
        table.app.dispatch(f"kind:{index} {'person' if letter == 'p' else f'bot:{level}'}")
    table.app.typed("seed 7")
    table.app.dispatch("deal:")
    table.scheduler.run()
    return table


def my_move(table: Table) -> None:
    """The person at the screen places workers, and time passes."""
    if table.app.acting():
        table.do("confirm")
        table.scheduler.run()


def until_thinking(kinds: str = "pbb", **settings: object) -> Table:
    """A table at which an opponent has begun to think."""
    table = slow_table(kinds, **settings)
    for _ in range(3):
        if not table.minds.asked:
            my_move(table)
    assert len(table.minds.asked) == 1
    return table


def position(table: Table) -> int:
    assert table.app.game is not None
    return table.app.game.session.position


def live(table: Table) -> str:
    assert table.screen.picture is not None
    return table.screen.picture.live


def test_it_is_shown_and_said_once_that_somebody_thinks() -> None:
    table = until_thinking()
    assert "Mae is thinking." in table.screen.html
    assert live(table) == "Mae is thinking."
    said = len(table.screen.shown)
    table.do("pane:log")
    assert live(table) == "Mae is thinking.", "nothing new to say"
    # the next time in the same round it is only shown
    for _ in range(12):
        if table.app.game is None or not table.minds.asked:
            break
        table.minds.answer(table.minds.asked[0])
        table.scheduler.run()
    changes: list[str] = []
    for picture in table.screen.shown[said:]:
        if not changes or picture.live != changes[-1]:
            changes.append(picture.live)
    assert sum(text == "Mae is thinking." for text in changes) <= 2, "once for her workers, once for her wages"


def test_quick_opponents_ask_nobody() -> None:
    table = slow_table(level="rancher")
    my_move(table)
    my_move(table)
    assert table.minds.asked == []
    assert table.minds.warmed == 0


def test_the_worker_is_warmed_for_who_thinks() -> None:
    table = Table()
    table.app.dispatch("kind:1 bot:rancher")
    assert table.minds.warmed == 0
    table.app.dispatch("kind:1 bot:baron")
    assert table.minds.warmed == 1


def test_the_answer_is_done() -> None:
    table = until_thinking()
    before = position(table)
    table.minds.answer(table.minds.asked[0])
    table.scheduler.run()
    assert position(table) == before + 1


@pytest.mark.parametrize("intent", ["undo:", "leave:", "deal:", "past:first", "open:seats"])
def test_a_late_answer_is_dropped(intent: str) -> None:
    """After undo, leaving or a new deal nobody waits for it; history and panels change nothing."""
    table = until_thinking()
    entry = table.minds.asked[0]
    before = position(table)
    if intent == "deal:":
        table.app.dispatch("leave:")
    table.app.dispatch(intent)
    if intent in ("past:first", "open:seats"):
        assert entry in table.minds.asked
        table.minds.answer(entry)
        table.scheduler.run()
        assert position(table) == before + (intent == "past:first")
        table.app.dispatch("close:")
        table.scheduler.run()
        assert position(table) == before + 1
        return
    assert entry not in table.minds.asked
    after = position(table)
    entry[2]("pay silver")  # a worker may be past stopping
    table.scheduler.run()
    assert position(table) == after
    assert table.minds.asked == [] or intent == "deal:"


@pytest.mark.parametrize("answer", ["", "build church", "nonsense"])
def test_without_an_answer_somebody_quick_plays_on(answer: str) -> None:
    table = until_thinking()
    before = position(table)
    _, _, hear = table.minds.asked.pop()
    hear(answer)
    table.scheduler.run()
    assert position(table) == before + 1


def test_step_by_step_one_action_each_time() -> None:
    table = slow_table("pbb", "rancher", pace="step")
    my_move(table)
    my_move(table)
    before = position(table)
    assert "next" in table.screen.acts
    for n in range(1, 4):
        table.do("next")
        table.scheduler.run()
        assert position(table) == before + n
    assert len(table.screen.shown[-1].happenings) >= 0
    table.do("skip")
    table.scheduler.run()
    assert table.app.acting()
    assert not table.app.ui.fast


def test_step_by_step_waits_for_a_thought() -> None:
    table = until_thinking(pace="step")
    before = position(table)
    table.do("next")
    table.scheduler.run()
    assert position(table) == before
    table.minds.answer(table.minds.asked[0])
    table.scheduler.run()
    assert position(table) == before + 1


def test_a_pause_holds_them_and_next_lets_one_act() -> None:
    table = slow_table("bbb", "rancher")
    table.scheduler.run()
    table = Table()
    for index in range(4):
        table.app.dispatch(f"kind:{index} bot")
    table.app.typed("seed 7")
    table.app.dispatch("deal:")
    table.do("pause")
    table.scheduler.run()
    assert position(table) == 0
    table.do("next")
    table.scheduler.run()
    assert position(table) == 1
    table.do("pause")
    table.scheduler.run()
    assert table.app.ui.page == END


def test_watching_is_offered_and_said() -> None:
    table = Table()
    for index in range(4):
        table.app.dispatch(f"kind:{index} bot:settler")
    assert "You watch" in table.screen.html
    table.app.typed("seed 7")
    table.app.dispatch("deal:")
    assert table.app.ui.page == TABLE
    assert "to the final score" in table.screen.html
    assert {"pause", "skip"} <= set(table.screen.acts)


@pytest.mark.parametrize("pace", ["instant", "quick", "slow"])
def test_the_pace_is_kept(pace: str) -> None:
    table = slow_table("bb", "rancher", pace="step")
    table.app.settings.pace = pace
    table.do("pane:log")
    before = position(table)
    waits = []
    while table.app.ui.page == TABLE and position(table) < before + 8:
        seconds, call = table.scheduler.waiting.pop(0)
        waits.append(seconds)
        call()
    assert max(waits) == {"instant": 0.0, "quick": 0.6, "slow": 1.8}[pace]


def test_opponents_wait_while_seats_are_changed() -> None:
    table = until_thinking()
    table.do("open:menu")
    table.app.dispatch("open:seats")
    before = position(table)
    table.minds.answer(table.minds.asked[0])
    table.scheduler.run()
    assert position(table) == before
    table.do("close")
    table.scheduler.run()
    assert position(table) == before + 1
    assert table.app.ui.sheet != SEATS


def test_every_action_leaves_a_line_and_something_to_see() -> None:
    table = slow_table("bbb", "rancher", pace="step")
    game = table.app.game
    assert game is not None
    for _ in range(40):
        shown = len(table.screen.shown)
        before = position(table)
        free = legal(game.state)
        table.do("next")
        table.scheduler.run()
        assert free and position(table) == before + 1
        assert game.lines_from(before), "an action without a line"
        happenings = [what for picture in table.screen.shown[shown:] for what in picture.happenings]
        token = game.session.actions[before].token
        assert happenings or token.startswith(("decline", "done", "place -", "pay")), token

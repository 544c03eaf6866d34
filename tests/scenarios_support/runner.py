"""Plays a case step by step and checks what it expects, and after every action what always holds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from homesteaders import actions
from homesteaders.actions import Action, NotationError, is_free, parse
from homesteaders.engine import apply, is_over, legal, why_not
from homesteaders.events import Event, IllegalAction
from homesteaders.holdings import HOLDING_KEYS
from homesteaders.record import Record, RecordError, read, transcript
from homesteaders.session import Session
from homesteaders.state import KIND_KEYS, State, check, digest, dump
from homesteaders.views import view_for

from . import expectations
from .reader import Case
from .schema import SEATS, FormatError
from .situation import build_session, building, dull_action
from .tables import check_deals, check_same_again


class CaseFailure(AssertionError):
    """The game does not do what a case says; the message names the case, the step and the difference."""


def run(case: Case) -> None:
    """Play one case. Raises CaseFailure, or FormatError for data that cannot be played."""
    _Run(case).run()


class _Run:
    def __init__(self, case: Case) -> None:
        self.case = case
        self.place = "at the beginning"
        self.session: Session = build_session(case)
        self.unsound: str | None = case.data.get("situation", {}).get("unsound")
        self.seen = [self.full(self.session.state)]

    @property
    def state(self) -> State:
        return self.session.state

    def failure(self, text: str) -> CaseFailure:
        return CaseFailure(f"{self.case.file}, case {self.case.id} ({self.case.title}), {self.place}: {text}")

    def data_error(self, text: str) -> FormatError:
        return FormatError(f"{self.case.file}, case {self.case.id}, {self.place}: {text}.")

    def run(self) -> None:
        data = self.case.data
        self.always(self.state)
        for problem in check_deals(data) + check_same_again(data):
            raise self.failure(problem)
        for number, step in enumerate(data.get("step", ()), 1):
            self.place = f"step {number}"
            before = self.state.copy()
            if "error" in step:
                self.refused(step)
            elif "do" in step or "raw" in step:
                self.play(step)
            elif "until" in step:
                self.play_until(step["until"])
            elif "undo" in step or "redo" in step:
                self.move("undo" if "undo" in step else "redo", step.get("undo", step.get("redo")))
            elif "reload" in step:
                self.reload()
            then = step.get("then", {})
            strict = ("do" in step or "raw" in step) and "loose" not in step
            self.compare(before if strict else None, before, then)

    # ---- doing

    def token(self, text: str) -> Action:
        try:
            return parse(text)
        except NotationError as error:
            raise self.data_error(f"'{text}' is no action at all: {error}") from None

    def raw(self, raw: list[Any]) -> Action:
        kind = getattr(actions, raw[0], None)
        if not isinstance(kind, type) or not hasattr(kind, "token"):
            raise self.data_error(f"there is no action type '{raw[0]}'")
        made: Action = kind(*raw[1:])
        return made

    def play(self, step: dict[str, Any]) -> None:
        if "raw" in step:
            self.do(self.raw(step["raw"]))
            return
        for _ in range(step.get("times", 1)):
            for text in _list(step["do"]):
                self.do(self.token(text))

    def do(self, action: Action) -> None:
        state = self.state
        reason = why_not(state, action)
        if (reason is None) != (action in legal(state)):
            raise self.failure(f"legal and why_not disagree about '{action.token}'")
        if reason is not None:
            raise self.failure(f"'{action.token}' is refused: {reason}")
        before = dump(state)
        try:
            events = self.session.do(action)
        except IllegalAction as error:
            raise self.failure(f"'{action.token}' is legal but refused: {error}") from None
        if dump(state) != before:
            raise self.failure(f"'{action.token}' changed a state that the session had handed out")
        if self.state is state or self.session.actions[-1:] != (action,):
            raise self.failure(f"the session did not keep '{action.token}'")
        self.events_agree(state, self.state, events, action)
        silent = state.copy()
        apply(silent, action)
        if dump(silent) != dump(self.state):
            raise self.failure(f"'{action.token}' goes another way without a log")
        self.always(self.state)
        del self.seen[self.session.position :]
        self.seen.append(self.full(self.state))

    def play_until(self, wanted: str) -> None:
        found = re.fullmatch(r"(?:round (\d+))?(?:, )?(?:([ABCD]) (\w+)|over)?", wanted)
        assert found is not None
        round_, seat, kind = found.groups()
        for _ in range(3000):
            frame = self.state.current
            if frame is None:
                if wanted == "over":
                    return
                break
            here = wanted != "over" and (round_ is None or self.state.round == int(round_))
            if here and (seat is None or (SEATS[frame.seat] == seat and KIND_KEYS[frame.kind] == kind)):
                return
            self.do(dull_action(self.state))
        raise self.failure(f"'{wanted}' does not come up")

    def move(self, way: str, count: int) -> None:
        for _ in range(count):
            if not getattr(self.session, way)():
                raise self.failure(f"there is nothing left to {way}")
        if self.full(self.state) != self.seen[self.session.position]:
            raise self.failure(f"after {way} the game is not what it was at action {self.session.position}")
        if len(self.session.events) != self.session.position or len(self.session.actions) != self.session.position:
            raise self.failure(f"after {way} the session tells of actions that are not done")
        self.always(self.state)

    def reload(self) -> None:
        text = transcript(Record(self.session))
        try:
            session = read(text).session
        except RecordError as error:
            raise self.failure(f"the own transcript is refused: {error}") from None
        if session.actions != self.session.actions:
            raise self.failure("the transcript came back with other actions")
        for position in range(session.position + 1):
            if self.full(session.state_at(position)) != self.seen[position]:
                raise self.failure(f"the game from the transcript differs after action {position}")
        if transcript(Record(session)) != text:
            raise self.failure("the transcript of the reloaded game is another")
        self.session = session
        del self.seen[session.position + 1 :]

    # ---- refusals

    def refused(self, step: dict[str, Any]) -> None:
        if "reload" in step:
            self.refused_transcript(step)
            return
        seat = SEATS.index(step["by"]) if "by" in step else None
        for text in _list(step["do"]) if "do" in step else [step["raw"]]:
            if isinstance(text, list):
                try:
                    action = self.raw(text)
                except (TypeError, ValueError) as error:
                    self.sentence(str(error), step)
                    continue
            else:
                try:
                    action = parse(text)
                except NotationError as error:
                    if "notation" not in step:
                        raise self.data_error(
                            f"'{text}' is no action at all; say 'notation = true' if that is meant"
                        ) from None
                    self.sentence(str(error), step)
                    continue
                if "notation" in step:
                    raise self.failure(f"'{text}' can be written down: '{action.token}'")
            self.refused_action(action, str(text), seat, step)

    def refused_action(self, action: Action, text: str, seat: int | None, step: dict[str, Any]) -> None:
        frame = self.state.current
        if seat is not None:
            if frame is not None and frame.seat == seat:
                raise self.data_error(f"{SEATS[seat]} is the seat to act here")
            if view_for(self.state, seat).legal:
                raise self.failure(f"the view of {SEATS[seat]} offers actions at another seat's decision")
        elif action in legal(self.state) or why_not(self.state, action) is None:
            raise self.failure(f"'{text}' should be an error, but it is legal")
        state = self.state.copy()
        before, log = self.full(state), list[Event]()
        try:
            apply(state, action, log, seat)
        except IllegalAction as error:
            self.sentence(str(error), step)
            reason = why_not(state, action, seat)
            if reason is None or str(reason) != str(error):
                raise self.failure(f"why_not gives another reason for '{text}': {reason}") from None
        else:
            raise self.failure(f"'{text}' should be an error, but it was carried out")
        if self.full(state) != before or log:
            raise self.failure(f"'{text}' was refused but changed something")
        position, count = self.session.position, len(self.session.actions)
        try:
            self.session.do(action, seat)
        except IllegalAction:
            pass
        else:
            raise self.failure(f"the session carried out '{text}', which should be an error")
        if (self.session.position, len(self.session.actions)) != (position, count) or self.full(self.state) != before:
            raise self.failure(f"the session refused '{text}' but changed something")

    def refused_transcript(self, step: dict[str, Any]) -> None:
        text, change = transcript(Record(self.session)), step["reload"]
        if change["change"] not in text:
            raise self.data_error(f"the transcript does not contain {change['change']!r}")
        changed = "\n".join(re.sub(r"^=.*\n?", "", line) for line in text.splitlines())  # without digests: by the rules
        changed = changed.replace(change["change"], change["to"])
        try:
            read(changed)
        except RecordError as error:
            self.sentence(str(error), step)
        else:
            raise self.failure("the changed transcript should be refused, but it was read")

    def sentence(self, text: str, step: dict[str, Any]) -> None:
        """Is a refusal a sentence for a player, and the expected one?"""
        if not re.match(r"[A-Z0-9“]", text) or not text.endswith(".") or " " not in text or re.search(r"[{}|]", text):
            raise self.failure(f"the refusal is no sentence: {text!r}")
        wanted = step["error"]
        if wanted is not True and wanted.lower() not in text.lower():
            raise self.failure(f"the refusal should say {wanted!r}, it says {text!r}")

    # ---- what always holds

    def full(self, state: State) -> str:
        """Everything about a state, with what is legal in it."""
        masks = [(player.owned, player.perks) for player in state.players]
        return "\n".join([digest(state), dump(state), repr(masks), repr(state.setup), *_tokens(legal(state))])

    def always(self, state: State) -> None:
        problems = check(state)
        if self.unsound is None and problems:
            raise self.failure(f"the state is unsound: {'; '.join(problems)}")
        if self.unsound is not None and not any(self.unsound in problem for problem in problems):
            raise self.failure(f"check should name a problem with {self.unsound!r}, it says {problems}")
        known = legal(state)
        if not known and not is_over(state):
            raise self.failure("nothing is legal before the end")
        if len(set(known)) != len(known):
            raise self.failure("legal lists an action twice")
        free = [is_free(action) for action in known]
        if free != sorted(free):
            raise self.failure("legal lists a free action before an option")
        for action in known:
            if parse(action.token) is not action:
                raise self.failure(f"the token '{action.token}' does not say its action")

    def events_agree(self, before: State, after: State, events: Iterable[Event], action: Action) -> None:
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            told = list(old.holdings)
            for event in events:
                if event.seat == seat:
                    for holding, n in event.changes:
                        told[holding] += n
            if told != new.holdings:
                raise self.failure(f"'{action.token}': the events do not add up to what {SEATS[seat]} holds")
        for event in events:
            if event.changes and not event.source:
                raise self.failure(f"'{action.token}': a change of holdings without a source")

    # ---- expectations

    def compare(self, strict_from: State | None, before: State, then: dict[str, Any]) -> None:
        problems: list[str] = []
        for seat in range(self.state.setup.players):
            problems += self.seat_problems(seat, strict_from, before, then.get(SEATS[seat], {}))
        if strict_from is not None:
            problems += expectations.supply_frame(strict_from, self.state, then)
        for key, value in then.items():
            if key not in SEATS:
                problems += expectations.EXPECT[key](self, value)
        if problems:
            raise self.failure("; ".join(problems))

    def seat_problems(self, seat: int, strict_from: State | None, before: State, then: dict[str, Any]) -> list[str]:
        old, new, name = before.players[seat], self.state.players[seat], SEATS[seat]
        had = dict(zip(HOLDING_KEYS, old.holdings, strict=True)) | {"track": old.track}
        has = dict(zip(HOLDING_KEYS, new.holdings, strict=True)) | {"track": new.track}
        problems = []
        for key, value in has.items():
            if key in then:
                wanted = then[key]
                expected = had[key] + int(wanted) if isinstance(wanted, str) else wanted
            elif strict_from is not None:
                expected = had[key]
            else:
                continue
            if value != expected:
                told = "" if key in then else " (unchanged, since the step does not name it)"
                problems.append(f"{name} should have {key} = {expected}{told}, but has {value}")
        if "buildings" in then or strict_from is not None:
            wanted_ids = old.buildings
            if "buildings" in then:
                wanted_ids = [building(self.case, key) for key in then["buildings"]]
            problems += expectations.differ(
                f"{name}'s buildings", wanted_ids, new.buildings, expectations.building_keys
            )
        if "placed" in then:
            problems += expectations.differ(
                f"{name}'s placed workers", sorted(then["placed"]), expectations.placed(new.placement)
            )
        return problems


def _list(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def _tokens(known: Iterable[Action]) -> list[str]:
    return [action.token for action in known]

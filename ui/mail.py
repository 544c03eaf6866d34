"""Games that go from device to device: sharing as link, code, file and QR; opening what comes; orders left behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from homesteaders.catalog import ROUNDS
from homesteaders.lineage import Relation, last_actor, relation, relation_sentence, turn_number
from homesteaders.orders import BidOrder, Order, check_order, notation, read_order, spent
from homesteaders.record import Record, RecordError, Terms, clean_name
from homesteaders.state import Setup

from .entries import Entry
from .game import Game
from .ports import Outside
from .saves import SaveError, Saves, Slot
from .uistate import LONGEST_PASTE, REPLAY, TABLE, Act, Sharing, UiState
from .words import t

if TYPE_CHECKING:
    from homesteaders.codes import Opened


class Host(Protocol):
    """The App, as far as the mail needs it."""

    ui: UiState
    slot: Slot | None

    def take_up(self, slot: Slot, said: str = "") -> None:
        """Sit down at a game."""

    def new_slot(self, game: Game, name: str = "") -> Slot:
        """A save of its own for a game, not written yet."""

    def keep(self) -> None:
        """Save the open game."""

    def arrive(self) -> None:
        """Look again whose decision it is."""

    def show(self) -> None:
        """Draw."""

    def take_setup(self, setup: Setup, terms: Terms) -> None:
        """Fill in the start page's form."""


def title_of(game: Game) -> str:
    """A short title of a game for the share sheet of a device."""
    return f"{t('title')}: " + ", ".join(seat.name for seat in game.seats)


def file_name(game: Game) -> str:
    """The name of a saved file, without what some systems do not allow in names."""
    words = t("share.file_over") if game.over else t("share.file_name", round=game.state.round)
    return words.replace(" ", "-") + ".hs"


class Mail:
    """Its intents begin with `share`, `order` or `open-`."""

    def __init__(self, host: Host, outside: Outside, saves: Saves) -> None:
        self._host = host
        self._outside = outside
        self._saves = saves
        self._game: Game | None = None
        self._coming: Game | None = None
        self._mine: Slot | None = None
        self.pasted = ""
        self.problem = ""
        self.handlers: dict[str, Callable[[str], None]] = {
            "share": self._share,
            "share-kind": self._kind,
            "share-names": self._names,
            "share-send": self._send,
            "share-copy": self._copy,
            "share-text": self._copy_code,
            "share-file": self._file,
            "share-save": self._save,
            "order-auction": self._draft("auction"),
            "order-most": self._draft("most"),
            "order-reward": self._draft("reward"),
            "order-leave": self._leave_order,
            "order-cancel": self._cancel_order,
            "open-paste": self._paste,
            "open-go": self._go,
            "open-pick": self._pick,
            "open-mine": self._keep_mine,
            "open-theirs": self._take_theirs,
            "open-both": self._keep_both,
            "open-seat": self._sit,
        }

    # ---- sharing

    def _share(self, _rest: str) -> None:
        if self._host.slot is not None:
            self.share(self._host.slot.game)

    def share(self, game: Game) -> None:
        """Open the share sheet of a game."""
        self._game = game
        self._host.ui.sharing = Sharing(replay=game.over and not game.terms.by_link)
        self._host.ui.sheet = "share"
        self._write()

    def _write(self) -> None:
        """The code anew, and its QR code when that is drawn."""
        from homesteaders.codes import LINK_MARK, encode, setup_code  # not needed for the first screen

        game, sharing = self._game, self._host.ui.sharing
        assert game is not None
        sharing.code = encode(game.record(), names=sharing.names, replay=sharing.replay)
        sharing.link = f"{self._outside.base()}#{LINK_MARK}={sharing.code}"
        sharing.setup = setup_code(game.session.setup, game.terms)
        sharing.qr, sharing.said = "", ""
        code = sharing.code

        def drawn(rows: str) -> None:
            if self._host.ui.sharing.code == code:
                self._host.ui.sharing.qr = rows or "-"
                self._host.show()

        self._outside.qr(sharing.link, drawn)

    def _kind(self, which: str) -> None:
        self._host.ui.sharing.replay = which == REPLAY
        self._write()

    def _names(self, which: str) -> None:
        self._host.ui.sharing.names = which == "on"
        self._write()

    def _answer(self, good: str, bad: str) -> Callable[[str], None]:
        def answer(problem: str) -> None:
            if problem != "closed":
                self._host.ui.sharing.said = t(bad if problem else good)
                self._host.show()

        return answer

    def _send(self, _rest: str) -> None:
        if self._game is not None:
            answer = self._answer("share.sent", "share.not_sent")
            self._outside.share(title_of(self._game), self._host.ui.sharing.link, answer)

    def _copy(self, _rest: str) -> None:
        self._outside.copy(self._host.ui.sharing.link, self._answer("share.copied", "share.not_copied"))

    def _copy_code(self, _rest: str) -> None:
        self._outside.copy(self._host.ui.sharing.code, self._answer("share.copied", "share.not_copied"))

    def _file(self, _rest: str) -> None:
        if self._game is not None:
            done = self._outside.download(file_name(self._game), self._game.text())
            self._host.ui.sharing.said = t("share.saved" if done else "share.not_saved")

    def _save(self, _rest: str) -> None:
        """The open game as a file, without the share sheet."""
        slot = self._host.slot
        if slot is not None and not self._outside.download(file_name(slot.game), slot.game.text()):
            self._host.ui.note = t("share.not_saved")

    # ---- orders

    def seat(self) -> int:
        """The seat that may leave an order now: a person's here, while another device decides; -1 = none."""
        game = self._host.slot.game if self._host.slot is not None else None
        if game is None or not game.terms.by_link or len(game.persons) != 1 or self._host.ui.readonly:
            return -1
        return game.persons[0]

    def possible(self) -> bool:
        """Could an order for bidding still act in this round?"""
        seat, slot = self.seat(), self._host.slot
        if seat < 0 or slot is None or slot.game.over or slot.game.state.round > ROUNDS:
            return False
        state = slot.game.state
        return not spent(BidOrder(seat, state.round, 1, 3), state)

    def _draft(self, part: str) -> Callable[[str], None]:
        def draft(value: str) -> None:
            self._host.ui.draft = {**self._host.ui.draft, part: value.strip()}

        return draft

    def _leave_order(self, _rest: str) -> None:
        slot, seat = self._host.slot, self.seat()
        if slot is None or not self.possible():
            return
        game, draft = slot.game, self._host.ui.draft
        auction, most = draft.get("auction", "1"), draft.get("most", "3")
        if not (auction.isdigit() and most.isdigit()):
            return
        order = BidOrder(
            seat, game.state.round, int(auction), int(most) if auction != "0" else 0, draft.get("reward", "")
        )
        try:
            check_order(order, game.session.setup)
        except ValueError as error:
            self._host.ui.hint = str(error)
            return
        others = tuple(o for o in game.orders if not (isinstance(o, BidOrder) and o.seat == seat))
        game.orders = (*others, order)
        self._host.ui.draft = {}
        self._host.keep()
        self._host.arrive()
        self._host.ui.hint = t("order.left", round=order.round)

    def _cancel_order(self, text: str) -> None:
        slot = self._host.slot
        if slot is None or self._host.ui.readonly:
            return
        game = slot.game
        try:
            order = read_order(text)
        except ValueError:
            return
        if order in game.orders and not game.away(order.seat):
            game.orders = tuple(o for o in game.orders if o != order)
            self._host.keep()
            self._host.arrive()

    def chips(self, game: Game) -> tuple[Act, ...]:
        """The orders of persons here that can still act."""
        return tuple(
            Act(order_words(order), f"order-cancel:{notation(order)}")
            for order in game.orders
            if not game.away(order.seat) and not spent(order, game.state)
        )

    # ---- opening

    def typed(self, field: str, text: str) -> bool:
        """What is typed into the paste box."""
        if field != "paste":
            return False
        self.pasted = text[:LONGEST_PASTE]
        return True

    def _paste(self, _rest: str) -> None:
        self.problem = ""
        self._host.ui.sheet = "paste"

    def _go(self, _rest: str) -> None:
        self.receive(self.pasted)

    def _pick(self, _rest: str) -> None:
        self._outside.pick(self.dropped)

    def dropped(self, name: str, text: str) -> None:
        """A file that was chosen or dropped."""
        if text:
            self.receive(text)
        else:
            self._refuse(t("open.no_file", name=clean_name(name)), "")
        self._host.show()

    def _refuse(self, problem: str, text: str) -> None:
        self.pasted, self.problem = text, problem
        self._host.ui.sheet = "paste"

    def receive(self, text: str) -> str:
        """Open what came: a game, a replay, a setup code. "" when it was taken, else the sentence why not; nothing of
        what is here is changed before a person says so."""
        from homesteaders.codes import CodeError, Opened, open_text  # not needed for the first screen

        problem = ""
        try:
            found = open_text(text)
        except (CodeError, RecordError) as error:
            problem = str(error)
            self._refuse(problem, text[:LONGEST_PASTE])
            return problem
        self.pasted = self.problem = ""
        self._host.ui.sheet = ""
        if isinstance(found, Opened):
            self._opened(found)
        else:
            self._host.take_setup(*found)
        return problem

    def _opened(self, found: Opened) -> None:
        if found.replay:
            self._replay(Game.of(found.record))
            return
        mine, how = self._known(found.record)
        if mine is None:
            self._unknown(found.record)
        elif how.kind == "ahead":
            self._go_on(mine, found.record, how)
        elif how.kind == "fork":
            self._mine, self._coming = mine, Game.of(found.record, mine.game.here)
            movers = (self._last_mover(mine.game), self._last_mover(self._coming))
            self._host.ui.question = relation_sentence(how, mine.game.record(), *movers)
            self._host.ui.sheet = "fork"
        else:
            if how.new_orders:
                mine.game.orders = self._orders(mine.game, Game.of(found.record))
            self._host.take_up(mine, relation_sentence(how, mine.game.record()))
            if how.new_orders:
                self._host.keep()

    @staticmethod
    def _last_mover(game: Game) -> str:
        seat = last_actor(game.record())
        return game.seats[seat].label if seat is not None else ""

    @staticmethod
    def _orders(mine: Game, theirs: Game) -> tuple[Order, ...]:
        """Of persons here what was left here; of those away what came with them."""
        own = [order for order in mine.orders if order.seat in mine.here]
        return (*own, *(order for order in theirs.orders if order.seat not in mine.here))

    def _known(self, record: Record) -> tuple[Slot | None, Relation]:
        """The save that is the same game as this record; the one that went on the longest together with it."""
        best: tuple[Slot | None, Relation] = (None, Relation("other", 0, 0, 0))
        open_slot = self._host.slot
        for entry in self._saves.entries():
            if entry.damaged or not _may_be(entry, record):
                continue
            try:
                slot = open_slot if open_slot is not None and open_slot.id == entry.id else self._saves.read(entry.id)
            except SaveError:
                continue
            how = relation(slot.game.record(), record)
            if how.kind != "other" and (best[0] is None or how.common > best[1].common):
                best = slot, how
        return best

    def _go_on(self, mine: Slot, record: Record, how: Relation) -> None:
        """The other is further: it takes the place of ours, which it holds entirely."""
        game = Game.of(record, mine.game.here)
        game.orders = self._orders(mine.game, game)
        # Names may have been left out of what came; who plays may have changed there.
        named = zip(game.seats, mine.game.seats, strict=True)
        game.seats = tuple(replace(seat, name=before.name) for seat, before in named)
        mine.game = game
        self._host.take_up(mine, t("open.updated", n=how.theirs_ahead))
        self._host.keep()

    def _unknown(self, record: Record) -> None:
        game = Game.of(record)
        if not record.terms.by_link:
            self._take_in(game)
            return
        self._coming = game
        self._host.ui.sheet = "seat"

    def _sit(self, seat: str) -> None:
        game = self._coming
        if game is None:
            return
        chosen = [int(seat)] if seat.isdigit() and int(seat) < len(game.seats) else []
        game.here = frozenset(index for index in chosen if game.seats[index].person)
        self._coming = None
        self._host.ui.sheet = ""
        self._take_in(game)

    def _take_in(self, game: Game, name: str = "") -> None:
        self._host.take_up(self._host.new_slot(game, name))
        self._host.keep()

    def _replay(self, game: Game) -> None:
        """Look at a game that is not kept."""
        slot = Slot("", game, t("replay.name"))
        self._host.take_up(slot)
        self._host.ui.readonly = REPLAY
        self._host.ui.page = TABLE
        self._host.ui.past = 0
        self._host.ui.note = t("replay.note")
        self._host.arrive()

    def _keep_mine(self, _rest: str) -> None:
        if self._mine is not None:
            self._host.ui.sheet = ""
            self._host.take_up(self._mine)
        self._mine = self._coming = None

    def _take_theirs(self, _rest: str) -> None:
        mine, theirs = self._mine, self._coming
        if mine is not None and theirs is not None:
            self._host.ui.sheet = ""
            mine.game = theirs
            self._host.take_up(mine)
            self._host.keep()
        self._mine = self._coming = None

    def _keep_both(self, _rest: str) -> None:
        mine, theirs = self._mine, self._coming
        if mine is not None and theirs is not None:
            self._host.ui.sheet = ""
            how = relation(mine.game.record(), theirs.record())
            number = turn_number(mine.game.record(), how.common)
            self._take_in(theirs, t("open.fork_name", number=number))
        self._mine = self._coming = None

    @property
    def shared(self) -> Game | None:
        """The game of the share sheet."""
        return self._game

    @property
    def coming(self) -> Game | None:
        """The game that waits for an answer."""
        return self._coming

    def differ(self) -> tuple[int, int]:
        """How many actions each of two forked games went on for."""
        if self._mine is None or self._coming is None:
            return 0, 0
        how = relation(self._mine.game.record(), self._coming.record())
        return how.mine_ahead, how.theirs_ahead


def _may_be(entry: Entry, record: Record) -> bool:
    """Can a save be the same game as this record? Its first line tells without replaying it."""
    setup = record.session.setup
    alike = (entry.players, entry.open_holdings) == (setup.players, setup.open_holdings)
    names = zip(record.seats, entry.names, strict=False)
    return alike and all(not seat.name or seat.name == name for seat, name in names)


def order_words(order: Order) -> str:
    """An order in words."""
    if not isinstance(order, BidOrder):
        return notation(order)
    words = t("order.chip", most=order.most, auction=order.auction) if order.auction else t("order.chip_pass")
    if order.reward:
        words = t("order.chip_reward", order=words, reward=t(f"reward.name.{order.reward}"))
    return words

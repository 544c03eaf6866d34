"""From the state of table and screen to one Picture: which frame, which regions, which sheet over them."""

from __future__ import annotations

from homesteaders.catalog import FINAL_ROUND
from homesteaders.describe import kind_name
from homesteaders.scoring import scores

from .game import Game
from .ports import Picture
from .scenes import make_scene
from .uistate import END, START, Form, UiState
from .views import sheets
from .views.act import prompt_words
from .views.end import end_regions
from .views.frame import table_frame, table_regions
from .views.pages import curtain, page_frame, start_regions
from .words import t


def draw(ui: UiState, form: Form, game: Game | None, number: int, wait: bool, spoken: str, focus: str) -> Picture:
    """The whole screen."""
    picture = _page(ui, form, game, number, wait, spoken, focus)
    if not picture.sheet:
        ui.sheet = ""  # what was asked for does not exist here: nothing lies over the page
    return picture


def _page(ui: UiState, form: Form, game: Game | None, number: int, wait: bool, spoken: str, focus: str) -> Picture:
    if ui.page == START or game is None:
        return _start(ui, form, game, focus)
    if ui.page == END or game.over:
        return _end(ui, game, wait, focus)
    frame = game.frame
    assert frame is not None
    if game.hides and ui.viewer < 0 and game.seats[frame.seat].person:
        words = t("curtain.words", round=round_words(game), phase=kind_name(frame))
        html = curtain(frame.seat, game.seats, words, number, wait)
        return Picture(
            "curtain", '<div id="curtain"></div>', {"curtain": html}, page_title(t("curtain.pass")), focus="lift"
        )
    scene = make_scene(game, ui, number, wait)
    main, small = prompt_words(scene)
    live = f"{spoken} {main} {small}".strip()
    return Picture(
        kind="table",
        frame=table_frame(),
        regions=table_regions(scene),
        title=page_title(main),
        pane=ui.pane,
        sheet=sheets.draw(scene, ui.sheet),
        live=live,
        focus=focus,
    )


def round_words(game: Game) -> str:
    """`Round 6` or `Final round`."""
    number = game.state.round
    return t("round.final") if number == FINAL_ROUND else t("round.title", number=number)


def page_title(text: str) -> str:
    return f"{text.rstrip('.?')} · {t('title')}"


def saved_words(game: Game | None) -> str:
    """One sentence about the game that can be continued."""
    if game is None:
        return ""
    frame = game.frame
    if frame is None:
        return t("start.last_over")
    return t(
        "start.last_open", round=round_words(game), phase=kind_name(frame).lower(), name=game.seats[frame.seat].label
    )


def _start(ui: UiState, form: Form, game: Game | None, focus: str) -> Picture:
    regions = start_regions(form, saved_words(game), game.seats if game is not None else (), ui.note)
    sheet = sheets.give_up() if ui.sheet == "deal" else sheets.draw(None, ui.sheet)
    return Picture("start", page_frame("startp"), regions, t("title"), sheet=sheet, focus=focus)


def _end(ui: UiState, game: Game, wait: bool, focus: str) -> Picture:
    state = game.state
    regions = end_regions(state, scores(state), game.seats, ui.note, wait)
    which = ui.sheet
    sheet = sheets.whole_log(game.lines) if which == "log" else sheets.draw(None, which)
    return Picture("end", page_frame("endp"), regions, page_title(t("end.score")), sheet=sheet, focus=focus)

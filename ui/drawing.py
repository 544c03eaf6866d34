"""From the state of table and screen to one Picture: which frame, which regions, which sheet over them.

Only what the start page needs is imported with this file; the rest where it is drawn, or in an idle moment before that
(`ui/main.py`), so that the first screen does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from homesteaders.catalog import BUILDING, FINAL_ROUND
from homesteaders.describe import kind_name
from homesteaders.language import spoken as language_spoken
from homesteaders.scoring import scores

from .entries import ShelfView
from .game import Game
from .lively import unseen
from .mail import Mail
from .ports import Picture, Release
from .scene import Scene
from .settings import sitting
from .uistate import (
    ALOUD,
    ANALYSIS,
    ASK,
    CAREER,
    DAILY,
    END,
    GAMES,
    HINT,
    OTHER_TAB,
    PUZZLES_PAGE,
    SEATS,
    START,
    TABLE,
    Form,
    UiState,
)
from .views.note import note
from .views.pages import curtain, page_frame, start_regions
from .views.parts import GLYPHS, wear, worn
from .words import inside, t

if TYPE_CHECKING:
    from .advice import Advice
    from .annals import Annals
    from .learned import Learned
    from .puzzling import Puzzling


@dataclass(slots=True)
class Extras:
    """What a picture needs besides the screen's state and the game."""

    mail: Mail
    shelf: ShelfView | None
    release: Release
    can_share: bool
    names: tuple[str, ...]
    """Who sits at the table on the screen, or in the start page's form."""
    advice: Advice | None = None
    """What was asked of the strongest opponent."""
    annals: Annals | None = None
    """What is remembered of games that are over, once somebody asked."""
    puzzling: Puzzling | None = None
    """The puzzles, once somebody asked."""
    learned: Callable[[], Learned] | None = None
    """Tells how far each lesson has come."""


def draw(
    ui: UiState, form: Form, game: Game | None, number: int, wait: bool, spoken: str, focus: str, extras: Extras
) -> Picture:
    """The whole screen."""
    wear(sitting(extras.names, ui.settings.signs))
    picture = _page(ui, form, game, number, wait, spoken, focus, extras)
    if not picture.sheet:
        ui.sheet = ""  # what was asked for does not exist here: nothing lies over the page
    return replace(
        picture,
        dress=ui.settings.dress(),
        language=language_spoken(),
        turn=_turn(ui, game),
        happenings=unseen(ui, game),
        sound=ui.settings.sound,
        letters=ui.settings.letters,
    )


def _turn(ui: UiState, game: Game | None) -> int:
    """The seat of the person at this device whose decision is open, -1 = nobody's."""
    frame = game.frame if game is not None else None
    if game is None or frame is None or ui.page != TABLE or ui.readonly:
        return -1
    return frame.seat if frame.seat in game.persons else -1


def _page(
    ui: UiState, form: Form, game: Game | None, number: int, wait: bool, spoken: str, focus: str, extras: Extras
) -> Picture:
    if ui.page == GAMES and extras.shelf is not None:
        from .views.games import games_regions

        page = games_regions(extras.shelf, ui.settings.signs) | {"note": note(ui)}
        sheet = _sheet(ui, None, game, extras)
        title = page_title(t("games.title"))
        return Picture("games", page_frame("gamesp"), page, title, sheet=sheet, live=spoken, focus=focus)
    if ui.page in (DAILY, CAREER) and extras.annals is not None:
        return _annals(ui, game, extras.annals, focus, extras)
    if ui.page == PUZZLES_PAGE and extras.puzzling is not None:
        page, sheet = extras.puzzling.page() | {"note": note(ui)}, _sheet(ui, None, None, extras)
        return Picture("puzzles", page_frame("puzzlesp"), page, page_title(t("puzzle.title")), sheet=sheet, focus=focus)
    if ui.page == START or game is None:
        return _start(ui, form, game, focus, extras)
    if (ui.page == END or game.over) and ui.past < 0:
        return _end(ui, game, wait, focus, extras)
    frame = game.frame
    if ui.past < 0 and game.hides and ui.viewer < 0 and frame is not None and frame.seat in game.persons:
        from .undoing import undo_step

        words = t("curtain.words", round=round_words(game), phase=kind_name(frame))
        step = undo_step(game)
        back = game.seats[step.seat].label if step.position >= 0 else ""
        html = curtain(frame.seat, game.seats, words, number, wait, back)
        title = page_title(_whose(words, game, frame.seat))
        turn = t(
            "curtain.said",
            name=game.seats[frame.seat].label,
            round=inside(round_words(game)),
            phase=inside(kind_name(frame)),
        )
        live = f"{spoken} {turn}".strip()
        return Picture("curtain", '<div id="curtain"></div>', {"curtain": html}, title, live=live, focus="lift")
    if ui.past >= 0:
        return _past(ui, game, number, focus, extras)
    from .scenes import make_scene
    from .views.act import prompt_words
    from .views.frame import near, table_frame, table_regions

    scene = make_scene(game, ui, number, wait)
    regions = table_regions(scene)
    main, small = prompt_words(scene)
    heard = spoken, main, small
    if ui.thinks and not ui.hint:
        heard = ("", "", small) if ui.thinks == ALOUD else (spoken, main, "")
    if ui.readonly == OTHER_TAB:
        from .views.waiting import tab_regions, tab_words

        regions |= tab_regions(scene)
        main, small = tab_words(scene)
        heard = spoken, main, small
    elif ui.waits:
        from .views.waiting import away_regions, away_words

        regions |= away_regions(scene, extras.mail.possible())
        main, small = away_words(scene)
        heard = spoken, main, small
    return Picture(
        kind="table",
        frame=table_frame(),
        regions=regions,
        near=near(scene),
        title=page_title(_whose(main, game, _turn(ui, game))),
        pane=ui.pane,
        sheet=_sheet(ui, scene, game, extras),
        live=" ".join(dict.fromkeys(part for part in heard if part)),  # a refusal is hint and spoken
        focus=focus,
    )


def _past(ui: UiState, game: Game, number: int, focus: str, extras: Extras) -> Picture:
    """The table as it was."""
    from .scenes import make_past_scene
    from .views.frame import table_frame, table_regions
    from .views.past import past_regions, past_words

    scene = make_past_scene(game, ui, number)
    last = game.session.position - game.over
    regions = table_regions(scene) | past_regions(scene, ui.past, last, game.over)
    return Picture(
        kind="table",
        frame=table_frame(),
        regions=regions,
        title=page_title(t("past.title")),
        pane=ui.pane,
        sheet=_sheet(ui, scene, game, extras),
        live=past_words(scene, ui.past, last),
        focus=focus,
        past=True,
    )


def _sheet(ui: UiState, scene: Scene | None, game: Game | None, extras: Extras) -> str:
    """The open sheet, "" if none is."""
    if not ui.sheet:
        return ""
    from .views import sheets

    word = ui.sheet
    if word in ("share", "paste", "fork", "seat"):
        return _link_sheet(ui, extras)
    if word == "log" and scene is None and game is not None:
        return sheets.whole_log(game.lines)
    if word == ASK and scene is not None:
        from .views.ask import ask_sheet

        return ask_sheet(scene)
    if word == SEATS and scene is not None and game is not None:
        from .views.seats import seats_sheet

        return seats_sheet(scene, frozenset(seat for seat in range(len(game.seats)) if game.away(seat)))
    if word == "scores" and scene is not None and game is not None:
        from .course import course_of
        from .views.scores import scores_sheet

        return scores_sheet(scene, course_of(game.session, scene.seat, ui.past))
    if word.startswith("settings"):
        from .views.settings import settings_sheet

        unfolded = int(word[9:]) if word[9:].isdigit() else -1
        return settings_sheet(ui.settings, extras.names, unfolded, extras.release, ui.unkept)
    if word.startswith("building ") and scene is not None and word[9:] in BUILDING:
        from .views.building import building_sheet

        return building_sheet(scene, BUILDING[word[9:]].id)
    if word in (HINT, ANALYSIS):
        return _advice_sheet(word, scene, game, extras.advice)
    if word == "puzzle" and extras.puzzling is not None:
        return extras.puzzling.sheet()
    if word == "learn" and extras.learned is not None:
        from .views.learn import learn_sheet

        return learn_sheet(extras.learned().steps)
    if word == "menu":
        return sheets.menu(scene is not None, game is not None, extras.release, scene)
    return sheets.draw(scene, word)


def _advice_sheet(word: str, scene: Scene | None, game: Game | None, advice: Advice | None) -> str:
    """A hint, or the look back at a game that is over."""
    if word == HINT and scene is not None and advice is not None:
        from .views.hint import hint_sheet

        if advice.hint is None or not scene.acting:
            return hint_sheet(scene, advice, None)
        from .counsel import hint_words

        return hint_sheet(scene, advice, hint_words(scene.now, [seat.label for seat in scene.seats], advice.hint))
    if word == ANALYSIS and game is not None and game.over and advice is not None:
        from .views.analysis import analysis_sheet

        if advice.look is None:
            return analysis_sheet(game.seats, advice, None)
        from .lookback import look_of

        names = [seat.label for seat in game.seats]
        return analysis_sheet(game.seats, advice, look_of(game.session, advice.look, names))
    return ""


def _link_sheet(ui: UiState, extras: Extras) -> str:
    """The sheets of sharing and opening."""
    from .views.share import fork_sheet, paste_sheet, seat_sheet, share_sheet

    mail, word = extras.mail, ui.sheet
    if word == "share" and ui.sharing.code:
        shared = mail.shared
        if shared is not None:
            frame = shared.frame
            away = shared.seats[frame.seat].label if frame is not None and shared.away(frame.seat) else ""
            hidden = not shared.session.setup.open_holdings
            return share_sheet(ui.sharing, away, hidden, shared.over, extras.can_share)
    if word == "paste":
        return paste_sheet(mail.pasted, mail.problem)
    if word == "fork" and mail.coming is not None:
        return fork_sheet(ui.question, *mail.differ())
    if word == "seat" and mail.coming is not None:
        frame = mail.coming.frame
        return seat_sheet(mail.coming.seats, frame.seat if frame is not None else -1)
    return ""


def about(ui: UiState, game: Game | None, number: int, key: str) -> str:
    """The card of a building, "" where there is no table."""
    if game is None or key not in BUILDING or ui.page not in (TABLE, END) or (ui.viewer < 0 and game.hides):
        return ""
    from .scenes import make_past_scene, make_scene
    from .views.building import building_card

    if ui.past >= 0:
        scene = make_past_scene(game, ui, number)
    elif game.frame is not None:
        scene = make_scene(game, ui, number, False)
    else:
        return ""
    return building_card(scene, BUILDING[key].id)


def round_words(game: Game) -> str:
    """`Round 6` or `Final round`."""
    number = game.state.round
    return t("round.final") if number == FINAL_ROUND else t("round.title", number=number)


def page_title(text: str) -> str:
    return f"{text.rstrip('.?')} · {t('title')}"


def _whose(words: str, game: Game, seat: int) -> str:
    """What is to be done, after the mark and the name of the person who is to do it."""
    if seat < 0:
        return words
    return t("title.turn", mark=GLYPHS[worn(seat)[0] - 1], name=game.seats[seat].label, words=words)


def saved_words(game: Game | None) -> str:
    """One sentence about the game that can be continued."""
    if game is None:
        return ""
    frame = game.frame
    if frame is None:
        return t("start.last_over")
    return t(
        "start.last_open", round=round_words(game), phase=inside(kind_name(frame)), name=game.seats[frame.seat].label
    )


def _start(ui: UiState, form: Form, game: Game | None, focus: str, extras: Extras) -> Picture:
    seats = game.seats if game is not None else ()
    regions = start_regions(form, saved_words(game), seats, extras.release, ui.settings.signs)
    regions["note"] = note(ui)
    sheet = _sheet(ui, None, None, extras)
    return Picture("start", page_frame("startp"), regions, t("title"), sheet=sheet, focus=focus)


def _annals(ui: UiState, game: Game | None, annals: Annals, focus: str, extras: Extras) -> Picture:
    """The deal of the day, or statistics."""
    if ui.page == DAILY:
        from .views.daily import daily_regions

        regions, title = daily_regions(annals.daily()), t("daily.title")
    else:
        from .views.career import career_regions

        regions, title = career_regions(annals.career()), t("career.title")
    regions["note"] = note(ui)
    sheet = _sheet(ui, None, game, extras)
    return Picture(ui.page, page_frame(f"{ui.page}p"), regions, page_title(title), sheet=sheet, focus=focus)


def _end(ui: UiState, game: Game, wait: bool, focus: str, extras: Extras) -> Picture:
    from .course import story_of
    from .undoing import undo_step
    from .views.end import end_regions

    state = game.state
    step = undo_step(game).position >= 0
    regions = end_regions(state, scores(state), story_of(game.session), game.seats, wait, step)
    regions["note"] = note(ui)
    sheet = _sheet(ui, None, game, extras)
    return Picture("end", page_frame("endp"), regions, page_title(t("end.score")), sheet=sheet, focus=focus)

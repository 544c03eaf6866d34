"""Games that go from device to device in a real browser: links, orders, QR codes, pasted codes, forked turns."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from e2e.playing import CELL, EVERYTHING, begun, decide, games_page, kept, lay_away, note, press_commit, set_up, whose
from e2e.positions import NAMES, played, saved
from homesteaders.codes import encode
from homesteaders.engine import is_over
from homesteaders.record import Record, Seat, Terms, read
from homesteaders.scoring import scores
from homesteaders.state import BID

Start = Callable[..., Page]
Open = Callable[..., Page]
WILD = "<img src=x onerror=alert(1)>"
GAMES = "() => Object.keys(localStorage).filter((key) => /^homesteaders[.]g[.][^.]+$/.test(key)).length"
COPIES = """Object.defineProperty(navigator, 'clipboard',
  { value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } } });"""


def clocked(page: Page) -> Page:
    """A page whose clock can be put forward."""
    page.clock.install()
    return page


def play(page: Page, rng: random.Random, until: int = 99) -> str:
    """Decide until another device has to, or till this round: "away", "mine" or "over"."""
    while (who := whose(page, wound=True)) == "mine" and read(kept(page)).session.state.round < until:
        decide(page, rng)
    return who


def deal_by_link(page: Page) -> None:
    set_up(page, "pp", NAMES[:2])
    page.get_by_text("Each at their own", exact=True).click()
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.locator("#prompt")).not_to_be_empty()


def open_link(page: Page, link: str) -> None:
    """Open a link in the address bar: the page loads, or hears of it when it is there already."""
    page.goto(link)
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    page.wait_for_function("() => location.hash === ''")


def sit(page: Page, link: str, name: str) -> None:
    """Open a game by link for the first time."""
    open_link(page, link)
    sheet = page.get_by_role("dialog", name="Who are you at this table?")
    me = sheet.get_by_role("button", name=f"I am {name}")
    expect(me).to_contain_text("to decide now")
    me.click()
    expect(sheet).to_have_count(0)
    lay_away(page)
    clocked(page)


def sheet_of(page: Page) -> Locator:
    """Open the share sheet from where the page stands."""
    lay_away(page)
    if page.locator("#right [data-act=share]").count():
        page.get_by_role("button", name="Share turn").click()
    else:
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Share or move this game").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("#code")).to_be_visible()
    return sheet


def link_of(page: Page, site: str) -> str:
    """Share: the link of the game as it stands, as the sheet gives it for copying."""
    sheet = sheet_of(page)
    link = f"{site}#g={sheet.locator('#code').input_value()}"
    sheet.get_by_role("button", name="Copy link").click()
    expect(sheet.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("window.copied") == link
    lay_away(page)
    return link


def leave_order(page: Page, most: str = "5") -> bool:
    """Leave an order where one can be left: up to `most` on auction 1, then a trade chit."""
    leave = page.get_by_role("button", name="Leave this order")
    if not leave.count():
        return False
    page.locator("#order-auction").select_option("Auction 1")
    page.get_by_label("Bid at most").select_option(most)
    page.get_by_label("If I pass, take").select_option(value="trade")
    leave.click()
    return True


def totals(page: Page) -> list[str]:
    """Names and totals of the final score, best first."""
    expect(page.locator("tfoot td").first).to_be_visible()
    texts = page.locator("table:has(tfoot) thead th").all_inner_texts()[1:] + page.locator("tfoot td").all_inner_texts()
    return [text.strip() for text in texts]


# ---- a game by links alone


@pytest.mark.long
@pytest.mark.parametrize("rounds", [2, 99])
def test_a_game_by_links_alone(
    rounds: int, open_page: Open, start: Start, site: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = {"Clara": start(open_page(init=COPIES)), "Mae": open_page(init=COPIES)}
    clara, mae = pages["Clara"], pages["Mae"]
    clocked(clara)
    deal_by_link(clara)
    rng = random.Random(5)
    hands, digests, orders, forked, links = 0, 0, 0, False, list[str]()
    here, there = "Clara", "Mae"
    while True:
        page, other = pages[here], pages[there]
        who = play(page, rng, rounds + 1)
        if who == "away" and hands % 3 == 1:
            orders += leave_order(page)
            who = play(page, rng, rounds + 1)
        links.append(link_of(page, site))
        hands += 1
        if hands == 1:
            sit(mae, links[-1], "Mae")
        else:
            open_link(other, links[-1])
            digests += other.get_by_role("dialog", name="Since your last turn").count()
            lay_away(other)
        expect(note(other).get_by_text("could not")).to_have_count(0)
        if who != "away":
            break
        here, there = there, here
        if here == "Clara" and hands >= 4 and not hands % 2:
            look_at_an_old_link(clara, links[-2])
        if (
            here == "Mae"
            and not forked
            and whose(mae, wound=True) == "mine"
            and "Auction" in mae.locator("h1").inner_text()
        ):
            forked = fork(open_page, clara, mae, links, site)
            hands += forked
    assert hands > 2 and digests and orders and forked
    assert read(kept(clara)).session.actions == read(kept(mae)).session.actions
    if rounds == 99:
        both = [totals(page) for page in pages.values()]
        assert both[0] == both[1] and sorted(both[0][:2]) == ["Clara", "Mae"]
    with capsys.disabled():
        print(f"\nhand-overs: {hands}, digests: {digests}, orders: {orders}")


def look_at_an_old_link(page: Page, link: str) -> None:
    """A link that is older than the game here changes nothing."""
    before = kept(page)
    open_link(page, link)
    expect(note(page)).to_contain_text(re.compile(r"You already have this game, \d+ moves? further\."))
    assert kept(page) == before
    lay_away(page)


def fork(open_page: Open, clara: Page, mae: Page, links: list[str], site: str) -> bool:
    """Mae's turn is played at two devices; afterwards it is Mae's turn again, Clara having played on with the real one.

    False where the two did not come to differ, with nothing changed at Clara's.
    """
    state = read(kept(mae)).session.state
    cells = mae.locator(CELL)
    if state.current is None or state.current.kind != BID or not cells.count():
        return False
    twin = open_page(init=COPIES)
    sit(twin, links[-1], "Mae")
    assert whose(twin, wound=True) == "mine"
    twin.get_by_role("button", name=re.compile("^Pass")).click()
    press_commit(twin)
    play(twin, random.Random(8))
    cells.first.click()
    press_commit(mae)
    play(mae, random.Random(7))
    real, false = link_of(mae, site), link_of(twin, site)
    twin.context.close()
    open_link(clara, real)
    lay_away(clara)
    mine = kept(clara)
    question = clara.get_by_role("dialog", name="Which turn counts?")
    open_link(clara, false)
    expect(question).to_contain_text(re.compile(r"Two different turns \d+ exist"))
    assert kept(clara) == mine
    question.get_by_role("button", name="Keep mine").click()
    expect(question).to_have_count(0)
    lay_away(clara)
    assert kept(clara) == mine and clara.evaluate(GAMES) == 1
    open_link(clara, false)
    question.get_by_role("button", name="Keep both").click()
    expect(question).to_have_count(0)
    assert kept(clara) != mine
    rows = games_page(clara)
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="other turn")).to_have_count(1)
    open_link(clara, real)
    lay_away(clara)
    assert kept(clara) == mine and clara.evaluate(GAMES) == 2
    play(clara, random.Random(9))
    if whose(clara, wound=True) == "away":
        links.append(link_of(clara, site))
        open_link(mae, links[-1])
        lay_away(mae)
    return True


# ---- orders


def test_an_order_acts_elsewhere_and_is_not_shown_there(open_page: Open, start: Start, site: str) -> None:
    clara, mae = clocked(start(open_page(init=COPIES))), open_page(init=COPIES)
    deal_by_link(clara)
    rng = random.Random(1)
    assert play(clara, rng) == "away"
    sit(mae, link_of(clara, site), "Mae")
    bid = False
    while not bid:  # until Clara has bid and it is for Mae to outbid her
        assert play(mae, rng) == "away"
        open_link(clara, link_of(mae, site))
        lay_away(clara)
        assert play(clara, rng) == "away"
        frame = read(kept(clara)).session.state.current
        bid = frame is not None and frame.kind == BID
        if not bid:
            open_link(mae, link_of(clara, site))
            lay_away(mae)
    chip = clara.locator("li.chip.order")
    assert leave_order(clara, "5")
    expect(chip).to_contain_text("Bid up to 5 on auction 1, else pass")
    words = chip.inner_text()
    assert "\nsealed 1 " in kept(clara)
    chip.get_by_role("button", name="cancel this order").click()
    expect(chip).to_have_count(0)
    assert "sealed" not in kept(clara)
    assert leave_order(clara, "5")
    expect(chip).to_have_count(1)
    link = link_of(clara, site)
    clara.reload()
    # an installed clock has no marks of performance, so the shell would stay: the table below it tells enough
    expect(chip).to_contain_text("Bid up to 5 on auction 1", timeout=60_000)
    open_link(mae, link)
    lay_away(mae)
    assert whose(mae, wound=True) == "mine"
    shown = mae.content() + mae.locator("body").inner_text() + mae.title()
    for secret in (words.split("\n")[0], "Bid up to", "order-cancel", "else pass"):
        assert secret not in shown
    before = read(kept(mae)).session.position
    mae.locator(CELL).first.click()
    press_commit(mae)
    whose(mae, wound=True)
    session = read(kept(mae)).session
    frames = [session.state_at(position).current for position in range(before, session.position)]
    assert [(frame.seat, frame.kind) for frame in frames if frame][1] == (0, BID)
    expect(mae.locator("#log")).to_contain_text("Clara")


# ---- QR codes


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_the_qr_code_is_the_link(scheme: str, open_page: Open, start: Start, site: str) -> None:
    *_, session = played(4, 3)
    page = open_page(scheme=scheme, init=COPIES, device_scale_factor=2, kept=saved(session, (0,)))
    start(page)
    score = totals(page)
    sheet = sheet_of(page)
    sheet.get_by_text("Playing on", exact=True).click()
    picture = sheet.locator("svg.qr")
    expect(picture).to_be_visible()
    image = Image.open(io.BytesIO(picture.screenshot())).convert("L")
    assert image.getpixel((16, 16)) == 255, "white around it"
    found = zxingcpp.read_barcodes(image)
    link = f"{site}#g={sheet.locator('#code').input_value()}"
    assert [one.text for one in found] == [link]
    fresh = open_page(scheme=scheme)
    open_link(fresh, link)
    assert totals(fresh) == score
    assert sorted(score[:4]) == sorted(NAMES)
    assert sorted(score[4:]) == sorted(str(one.total).replace("-", "−") for one in scores(session.state))


# ---- what is pasted


def a_code(replay: bool = False, names: tuple[str, ...] = NAMES, end: bool = False, by_link: bool = False) -> str:
    """The code of a game of four opponents' moves, played by persons: over, or somewhere in the third round."""
    session = next(s for s in played(4, 6) if is_over(s.state) or (s.state.round == 3 and not end))
    seats = tuple(Seat("person", name) for name in names)
    return encode(Record(session, seats, Terms(by_link=by_link)), replay=replay)


def paste(page: Page, text: str) -> None:
    """Give a text to the paste box."""
    if not page.locator("#paste").count():
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Open a link or code").click()
    page.locator("#paste").fill(text)
    page.locator("[data-act=open-go]").click()


def test_wrong_codes_say_what_is_wrong(page: Page, start: Start) -> None:
    start(page)
    code = a_code()
    middle = len(code) // 2
    other = "A" if code[middle] != "A" else "B"
    wrong = {
        "": "There is no game code in this text",
        "See you at eight, the cake is ready.": "There is no game code in this text",
        "https://chess.example/#eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9": "This is not a Homesteaders code",
        code[:-20]: "The end of the code is missing",
        code[:middle] + other + code[middle + 1 :]: "damaged on the way",
        code.lower().replace("hs", "HS", 1): "Capital and small letters were changed",
    }
    before = page.evaluate(EVERYTHING)
    for text, sentence in wrong.items():
        paste(page, text)
        alert = page.get_by_role("dialog").get_by_role("alert")
        expect(alert).to_contain_text(sentence)
        expect(alert).to_contain_text("Nothing was changed")
        assert page.evaluate(EVERYTHING) == before, text
    wrapped = "\n".join(f"> {code[at : at + 40]}" for at in range(0, len(code), 40))
    paste(page, f"Your move:\n\n{wrapped}\n\nGreetings")
    begun(page)
    expect(page.locator("h1")).to_contain_text("Round 3")
    paste_closed = page.locator("#paste")
    expect(paste_closed).to_have_count(0)
    own = kept(page)
    paste(page, code[:-20])
    expect(page.get_by_role("alert").filter(has_text="The end of the code is missing")).to_be_visible()
    lay_away(page)
    assert kept(page) == own
    paste(page, f"\u201c{code}\u201d")
    expect(note(page)).to_contain_text("You already have this game.")
    assert page.evaluate(GAMES) == 1 and kept(page) == own


def test_a_replay_is_only_looked_at(page: Page, start: Start, site: str) -> None:
    open_link(page, f"{site}#g={a_code(replay=True, end=True)}")
    expect(note(page)).to_contain_text("A replay")
    expect(page.locator("#past")).to_have_value("0")
    expect(page.locator("#act [data-act^=confirm]")).to_have_count(0)
    assert page.evaluate(GAMES) == 0
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#past")).to_have_value("2")
    page.get_by_role("button", name="Branch here").click()
    begun(page)
    assert page.evaluate(GAMES) == 1 and read(kept(page)).session.position == 2


def test_a_setup_code_in_place_of_a_seed_deals_the_same(open_page: Open, start: Start) -> None:
    page = start(open_page(init=COPIES))
    set_up(page, "pp")
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    text = sheet_of(page).inner_text()
    found = re.search(r"\b\w{4}-\w{4}-\w{4}-\w{2}\b", text)
    assert found
    one, other = page, start(open_page())
    other.get_by_role("textbox", name="Seed").fill(found[0].lower())
    other.get_by_role("button", name="Deal a new game").click()
    expect(other.locator("#act")).to_be_visible()
    first, second = read(kept(one)).session, read(kept(other)).session
    assert (first.setup, first.deal) == (second.setup, second.deal)


def test_hostile_names_are_shown_as_they_are(page: Page, start: Start, site: str) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a name ran as a script"))
    open_link(page, f"{site}#g={a_code(names=(WILD, 'Mae', f'{WILD}2', 'Ida'), by_link=True)}")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=f"I am {WILD}", exact=False).first).to_be_visible()
    assert page.locator("img").count() == 0
    sheet.locator("[data-act='open-seat:0']").click()
    begun(page)
    expect(page.locator("body")).to_contain_text(WILD)
    sheet_of(page)
    assert page.locator("img").count() == 0
    page.keyboard.press("Escape")
    expect(games_page(page).first).to_contain_text(WILD)
    assert page.locator("img").count() == 0


def test_a_reload_does_not_open_the_link_again(page: Page, site: str) -> None:
    open_link(page, f"{site}#g={a_code()}")
    begun(page)
    before = page.evaluate(EVERYTHING)
    assert page.url == site
    page.reload()
    begun(page)
    expect(note(page)).to_be_hidden()
    assert page.evaluate(EVERYTHING) == before
    expect(games_page(page)).to_have_count(1)


@pytest.mark.parametrize("by_link", [False, True])
def test_a_link_never_overwrites_the_game_that_runs(by_link: bool, page: Page, start: Start, site: str) -> None:
    clocked(start(page))
    set_up(page, "pp", ("Ann", "Ben"))
    page.get_by_role("button", name="Deal a new game").click()
    decide(page, random.Random(3))
    own = kept(page)
    open_link(page, f"{site}#g={a_code(by_link=by_link)}")
    if by_link:
        page.get_by_role("dialog").get_by_role("button", name="Only look").click()
    begun(page)
    assert "seat 1 person Clara" in kept(page)
    rows = games_page(page)
    expect(rows).to_have_count(2)
    rows.filter(has_text="Ann").get_by_role("button", name="Continue").click()
    begun(page)
    assert kept(page) == own

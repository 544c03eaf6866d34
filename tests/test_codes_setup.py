"""Setup codes: read aloud, mistyped, swapped; what is agreed comes back or the wrong group is named."""

from __future__ import annotations

import re

import pytest

from homesteaders import Setup
from homesteaders.codes import CodeError, open_text, read_setup_code, setup_code
from homesteaders.codes.setup_code import SYMBOLS
from homesteaders.record import Terms
from homesteaders.rng import Rng
from tests.code_games import SMALL

pytestmark = pytest.mark.engine


def _some(count: int) -> list[tuple[Setup, Terms]]:
    rng = Rng(6)
    found = [(Setup(2, 0), Terms()), (Setup(4, 2**40 - 1, False), Terms(True, True))]
    while len(found) < count:
        setup = Setup(2 + rng.below(3), rng.below(2**40), bool(rng.below(2)))
        found.append((setup, Terms(bool(rng.below(2)), bool(rng.below(2)))))
    return found


def _refused(text: str) -> CodeError:
    with pytest.raises(CodeError) as caught:
        read_setup_code(text)
    assert str(caught.value)[-1] == "."
    return caught.value


def test_what_is_agreed_comes_back() -> None:
    codes = set()
    for setup, terms in _some(500):
        code = setup_code(setup, terms)
        assert re.fullmatch(
            r"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}", code
        )
        assert read_setup_code(code) == open_text(code) == (setup, terms)
        codes.add(code)
    assert len(codes) == 500


def test_codes_made_before_are_read_for_ever() -> None:
    assert read_setup_code("5000-0000-0WZR-X3") == (Setup(3, 7), Terms())
    assert read_setup_code("6ZZZ-ZZZZ-ZWFV-A4") == (Setup(4, 2**40 - 1, False), Terms(True, True))
    assert setup_code(Setup(3, 7)) == "5000-0000-0WZR-X3"


def test_the_ways_in_which_people_write_it() -> None:
    for setup, terms in _some(60):
        code = setup_code(setup, terms)
        for text in (
            *(code.lower(), code.replace("-", ""), code.replace("-", " "), f"  {code}\n", code.replace("-", "–")),
            *(code.replace("0", "O"), code.replace("0", "o"), code.replace("1", "I"), code.replace("1", "l")),
        ):
            assert read_setup_code(text) == open_text(text) == (setup, terms)
        for text in (f"Play {code}!", f'"{code}"', f"https://example.org/#g={code}", f"<{code.lower()}>"):
            assert open_text(text) == (setup, terms)


def test_every_wrong_symbol_is_noticed_and_its_group_named() -> None:
    for setup, terms in _some(3 if SMALL else 6):
        code = setup_code(setup, terms)
        for place, right in enumerate(code):
            if right == "-":
                continue
            number = code[:place].count("-") + 1
            for other in SYMBOLS:
                if other != right:
                    error = _refused(code[:place] + other + code[place + 1 :])
                    assert error.kind == "changed" and f"Group {number} of this setup code" in str(error)


def test_every_swap_of_neighbours_is_noticed() -> None:
    for setup, terms in _some(60 if SMALL else 300):
        code = setup_code(setup, terms).replace("-", "")
        for place in range(13):
            if code[place] != code[place + 1]:
                swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
                error = _refused(swapped)
                assert error.kind == "changed" and "roup" in str(error)


def test_what_is_quite_wrong_is_said_to_be() -> None:
    assert "More than one symbol" in str(_refused("K7Q2-9FMA-XT4R-D5"))
    assert "Group 2 of this setup code, “0U00”" in str(_refused("0000-0U00-0000-00"))
    assert str(_refused("K7Q2-9FMA-XT4R-D")) == (
        "A setup code has 14 letters and digits, and this has 13: compare it with the original."
    )
    assert _refused("K7Q2-9FMA-XT4R-D55").kind == "long" and _refused("x" * 1000).kind == "long"
    assert _refused(" - ").kind == "empty"


def test_codes_of_later_formats() -> None:
    """Sound codes that say what format 1 never does."""
    from homesteaders.codes.setup_code import _checks

    for data in ([0] * 10, [31] * 10, [8 + 3, *[0] * 9], [8, *[0] * 8, 1]):
        symbols = data + _checks(data)
        assert _refused("".join(SYMBOLS[symbol] for symbol in symbols)).kind == "newer"


def test_open_text_explains_what_is_nearly_one() -> None:
    code = setup_code(Setup(3, 99))
    for text in (code[:-1], code[:-2] + "00", f"Play {code[:-2]}00!"):
        with pytest.raises(CodeError) as caught:
            open_text(text)
        assert "setup code" in str(caught.value)
    with pytest.raises(CodeError, match="There are two codes in this text"):
        open_text(f"{code} or {code}")
    for text in ("hello my friend", "good morning all", "see you at eight"):
        with pytest.raises(CodeError, match="There is no game code in this text"):
            open_text(text)

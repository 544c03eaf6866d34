"""The colour tokens of the stylesheets: contrast in each theme (WCAG 2), and distance for colour-blind eyes.

The tokens are read from the stylesheets themselves, from the blocks of `:root` and of its themes, in the order in
which the page links them. What goes on what is listed here, after the art direction; a new token of text or of a
control belongs into these lists. The simulation is Machado, Oliveira and Fernandes 2009 (severity 1), as the package
coloraide has it.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from coloraide import Color

ROOT = Path(__file__).resolve().parent.parent
THEMES = {
    "light": ("light", 0),
    "dark": ("dark", 1),
    "contrast, light": ("contrast", 0),
    "contrast, dark": ("contrast", 1),
}
TYPES = ("res", "com", "ind", "spe")
SEATS = ("seat1", "seat2", "seat3", "seat4", "seat0")
PAPERS = ("paper", "card", "sand")
TEXT = {  # what is read, on what
    **dict.fromkeys(("ink", "ink-2", "primary", "ok", "danger"), PAPERS),
    **dict.fromkeys(TYPES, ("paper", "card")),
    "trade": ("card", "trade-soft"),
    "no": ("paper", "card"),
    "on-type": TYPES,
    "primary-ink": ("primary",),
}
SOFT = {"ok": "ok-soft", "trade": "trade-soft", "danger": "danger-soft", "ink": "primary-soft"}  # text in a notice
CONTROLS = dict.fromkeys(("line", "focus", "ink"), PAPERS)  # borders of controls, the ring, the outline of each mark
GOODS = ("wood", "food", "steel", "gold", "copper", "cow", "silver", "trade", "debt", "vp", "worker", "track")
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
VALUE = re.compile(r"--([\w-]+)\s*:\s*([^;]+)")
LEAST_APART = 15


def style() -> str:
    """The stylesheets that the page links, then the others, without their comments."""
    linked = re.findall(r'href="\./(assets/[\w.-]+\.css)"', (ROOT / "index.html").read_text(encoding="utf-8"))
    others = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("assets/*.css"))
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in dict.fromkeys([*linked, *others])]
    return COMMENT.sub("", "\n".join(texts))


def blocks(wanted: str) -> dict[str, str]:
    """The custom properties set for exactly this selector, outside of any condition."""
    text = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style())
    found: dict[str, str] = {}
    for selectors, body in BLOCK.findall(text):
        if wanted in [selector.strip().replace('"', "").replace("'", "") for selector in selectors.split(",")]:
            found.update(VALUE.findall(body))
    return found


@cache
def tokens(theme: str) -> dict[str, str]:
    """Token -> colour as it stands in a theme."""
    name, place = THEMES[theme]
    raw = {**blocks(":root"), **blocks(f":root[data-theme={name}]")}

    def settle(text: str) -> str:
        text = text.strip()
        for _ in range(5):
            if pair := re.fullmatch(r"light-dark\((#\w+|var\(--[\w-]+\)),\s*(#\w+|var\(--[\w-]+\))\)", text):
                text = pair[1 + place]
            elif name := re.fullmatch(r"var\(--([\w-]+)\)", text):
                text = raw[name[1]].strip()
        return text

    return {key: settle(value) for key, value in raw.items()}


def contrast(one: str, other: str) -> float:
    return Color(one).contrast(Color(other), method="wcag21")


def apart(one: str, other: str, sight: str) -> float:
    """The distance of two colours (Delta E*ab) for an eye without one of its cones."""
    seen = [Color(colour).filter(sight, method="machado") for colour in (one, other)]
    return seen[0].delta_e(seen[1], method="76")


def too_low(theme: str, pairs: list[tuple[str, str]], least: float) -> list[str]:
    found = tokens(theme)
    ratios = {(one, other): contrast(found[one], found[other]) for one, other in pairs}
    return [f"{one} on {other}: {ratio:.2f}" for (one, other), ratio in ratios.items() if ratio < least]


def test_the_tokens_are_found() -> None:
    assert tokens("light")["paper"].upper() == "#FBF5E6"
    assert tokens("dark")["paper"].upper() == "#1D1712"
    assert Color(tokens("contrast, light")["paper"]) == Color("white")
    assert Color(tokens("contrast, dark")["paper"]) == Color("black")


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    pairs = [(text, ground) for text, grounds in TEXT.items() for ground in grounds]
    assert too_low(theme, [*pairs, *SOFT.items()], 4.5) == []


@pytest.mark.parametrize("theme", THEMES)
def test_controls_can_be_seen(theme: str) -> None:
    assert too_low(theme, [(part, ground) for part, grounds in CONTROLS.items() for ground in grounds], 3) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("good", GOODS)
def test_the_outline_of_every_good_can_be_seen(good: str, theme: str) -> None:
    """Each picture has one ink, fill or rim, that stands out from cards and bars."""
    place = THEMES[theme][1]
    found: dict[str, str] = {}
    for selectors, body in BLOCK.findall(style()):
        if f'use[href$="#i-{good}"]' in [selector.strip() for selector in selectors.split(",")]:
            found.update(VALUE.findall(body))
    inks = [re.findall(r"#\w+", found[key]) for key in ("c", "s") if key in found]
    grounds = [tokens(theme)[ground] for ground in ("card", "sand")]
    assert inks, "the picture has no ink of its own"
    assert max(min(contrast(pair[place % len(pair)], ground) for ground in grounds) for pair in inks) >= 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("sight", ["protan", "deutan", "tritan"])
@pytest.mark.parametrize("group", [TYPES, SEATS], ids=["types", "players"])
def test_colours_differ_for_every_eye(group: tuple[str, ...], sight: str, scheme: str) -> None:
    found = tokens(scheme)
    pairs = {f"{a} {b}": apart(found[a], found[b], sight) for a, b in combinations(group, 2)}
    assert {pair: round(distance, 1) for pair, distance in pairs.items() if distance < LEAST_APART} == {}


def test_the_simulation_is_the_one_the_palette_was_chosen_with() -> None:
    """Figures written down with the palette: the worst pairs of the four types."""
    for scheme, worst in (("light", 18.5), ("dark", 22.4)):
        found = tokens(scheme)
        sights = ("protan", "deutan", "tritan")
        least = min(apart(found[a], found[b], sight) for a, b in combinations(TYPES, 2) for sight in sights)
        assert round(least, 1) == worst

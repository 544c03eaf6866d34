"""Make the fonts of assets/fonts/ from those of npm, with their licences: `make fonts`. The same bytes each time.

A font of ours holds the letters of LETTERS that its original has, the features that the stylesheets use, and the
weights that they ask for: a first visit fetches all of it. It has a name of its own, since the SIL Open Font License
lets authors reserve theirs (Source Sans 3 does). docs/look.md says more. Needs node_modules and fonttools.
"""

import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "fonts"
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xC0, 0x100)))
    + "ıŒœŠšŽžŸẞ"
    + "\u00a0\u00ad¡¿ªº«»‹›„“”‚‘’ʻʼ–—…·•±−×÷→½°§£€"
)
"""The letters of western Europe, the signs in our words, and some that people put into names. What else a name has
comes from the browser's own fonts. tests/test_fonts.py compares this with all that we say and draw."""
WEIGHTS = (400, 700)
"""The lightest and the boldest that the stylesheets ask of a font of many weights."""


@dataclass(frozen=True)
class Font:
    """name: ours; of: its original, a file of a package of npm; features: what it keeps of OpenType's; hints: whether
    it keeps those for the pixels of small sizes, a third of a font that has them."""

    name: str
    of: str
    package: str
    original: str
    features: tuple[str, ...]
    hints: bool = True

    @property
    def stem(self) -> str:
        """How its file is called, without the ending."""
        return self.name.lower().replace(" ", "-")

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.stem}.woff2"

    @property
    def licence(self) -> Path:
        """Where its licence is kept."""
        return FOLDER / f"LICENSE-{self.stem}.txt"

    @property
    def source(self) -> Path:
        """The original."""
        return ROOT / "node_modules" / self.package / "files" / self.original


FONTS = (
    Font(
        *("Homesteaders Slab", "Zilla Slab SemiBold", "@fontsource/zilla-slab", "zilla-slab-latin-600-normal.woff2"),
        features=("kern", "liga", "lnum", "pnum", "tnum"),
        hints=False,
    ),
    Font(
        *("Homesteaders Sans", "Source Sans 3", "@fontsource-variable/source-sans-3"),
        "source-sans-3-latin-wght-normal.woff2",
        features=("kern", "liga", "pnum"),  # its usual figures are lining and of one width
    ),
    Font(
        *("Homesteaders Legible", "Atkinson Hyperlegible Next", "@fontsource-variable/atkinson-hyperlegible-next"),
        "atkinson-hyperlegible-next-latin-wght-normal.woff2",
        features=("kern", "pnum", "tnum"),
    ),
)


def loaded(data: bytes) -> TTFont:
    """A font that keeps the time at which it was made."""
    return TTFont(io.BytesIO(data), recalcTimestamp=False)


def packed(font: TTFont, flavor: str | None = "woff2") -> bytes:
    """A font as a file."""
    font.flavor = flavor
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def rename(font: TTFont, name: str) -> None:
    """Call a font so wherever a name may be shown. What its copyright and its licence say stays."""
    names = font["name"]
    version = str(names.getDebugName(5)).partition(";")[0]
    for number, text in {
        1: name,
        2: "Regular",
        3: f"{version};{name}",
        4: name,
        5: f"{version}; subset",
        6: name.replace(" ", ""),
    }.items():
        names.removeNames(nameID=number)
        names.setName(text, number, 3, 1, 0x409)
    for number in (16, 17, 18, 21, 22, 25):
        names.removeNames(nameID=number)


def made(font: Font) -> bytes:
    """A font of ours, from its original."""
    data = font.source.read_bytes()
    whole = loaded(data)
    if "fvar" in whole:  # saved and loaded once more: the subsetter does not take what the instancer leaves behind
        whole = loaded(packed(instancer.instantiateVariableFont(whole, {"wght": WEIGHTS}), None))
    rename(whole, font.name)
    options = subset.Options(
        layout_features=list(font.features), hinting=font.hints, glyph_names=False, notdef_outline=True
    )
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.harfbuzz_repacker = False  # used where it is installed, and packs in another way
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(map(ord, LETTERS)) & set(whole.getBestCmap()))
    subsetter.subset(whole)
    return packed(whole)


def licence(font: Font) -> str:
    """What a font was made of, its copyright, and the licence that the original came with, untouched."""
    folder = ROOT / "node_modules" / font.package
    version = json.loads((folder / "package.json").read_bytes())["version"]
    copyright_line = loaded(font.source.read_bytes())["name"].getDebugName(0)
    text = (folder / "LICENSE").read_text(encoding="utf-8")
    return (
        f"{font.name} is a Modified Version of {font.of}, made by tools/fonts.py in the source of the game from\n"
        f"{font.package} {version}: with fewer letters and features, under a name of its own.\n"
        f"The original says:\n\n{copyright_line}\n\n"
        f"Its licence, which is the licence of {font.name} too, follows as it came.\n\n"
        f"-----------------------------------------------------------\n\n{text}"
    )


def main() -> None:
    for font in FONTS:
        if not font.source.is_file():
            sys.exit(f"{font.package} is not installed, or is another version: run `npm ci` (make does it).")
        data = made(font)
        font.file.write_bytes(data)
        font.licence.write_text(licence(font), encoding="utf-8")
        print(f"{font.name}: {len(data):,} bytes, of {font.of} with {font.source.stat().st_size:,}")


if __name__ == "__main__":
    main()

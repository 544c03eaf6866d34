"""Proofs of the pictures in assets/art/: `python tools/proof.py FOLDER` writes sheets to look at.

It also prints which outlines are most alike. Run it by hand after drawing (docs/art.md). Needs a Chromium.
"""

import re
import sys
from itertools import combinations
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from homesteaders.catalog import BUILDINGS
from tools import browser

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "assets" / "art"
SYMBOL = re.compile(r'<symbol id="([a-z0-9_-]+)" viewBox="([0-9 .-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
PLATE = re.compile(r"var\(--[a-z]+,[^)]*\)|currentColor")
PAPER = re.compile(r"var\(--paper,[^)]*\)")
SIZES = (24, 32, 48, 96)
TYPES = ("res", "com", "ind", "spe")
ALIKE = 0.8
"""Two outlines that correlate more than this are too much alike."""
COLOURS = ("#0F7C52", "#143D67", "#923A05", "#8B3AA0")
THEMES = {
    "light": ("#FFFDF7", "#2B2118", "#A66B08", COLOURS),
    "dark": ("#2A221B", "#F6ECD8", "#BC8330", ("#5DCB95", "#CDDCFD", "#F58E54", "#EE86F7")),
    "grey": ("#FFFDF7", "#2B2118", "#A66B08", COLOURS),
    "black": ("#FFFFFF", "#000000", "#000000", ("#000000",) * 4),
}
"""Behind the picture, ink, accent, and the four types."""
# Draws every outline at 32 px, all plates in one black, a pixel of blur over it, and tells how light each pixel is.
OUTLINES = """async (drawings) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.filter = 'blur(1px)';
  const found = {};
  for (const [name, drawing] of Object.entries(drawings)) {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing);
    await image.decode();
    context.fillStyle = '#fff';
    context.fillRect(-9, -9, 50, 50);
    context.drawImage(image, 0, 0, 32, 32);
    found[name] = Array.from(context.getImageData(0, 0, 32, 32).data.filter((_, index) => index % 4 === 0));
  }
  return found;
}"""


def symbols(file: Path) -> dict[str, str]:
    """Each symbol's content."""
    return {name: inner for name, _, inner in SYMBOL.findall(file.read_text(encoding="utf-8"))}


def outlines(page: Page, drawings: dict[str, str], *, cut: bool) -> dict[str, list[int]]:
    """How light each of 32 x 32 pixels is when a drawing is filled in black, with or without what is cut out of it."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64">'
    plates = {name: PAPER.sub("#fff" if cut else "none", inner) for name, inner in drawings.items()}
    found: dict[str, list[int]] = page.evaluate(
        OUTLINES, {name: f"{head}{PLATE.sub('#000', inner)}</svg>" for name, inner in plates.items()}
    )
    return found


def correlation(one: list[int], other: list[int]) -> float:
    """Pearson's, between two pictures."""
    middle_one, middle_other = sum(one) / len(one), sum(other) / len(other)
    a, b = [x - middle_one for x in one], [x - middle_other for x in other]
    together = sum(x * y for x, y in zip(a, b, strict=True))
    return float(together / (sum(x * x for x in a) * sum(y * y for y in b)) ** 0.5)


def likeness(page: Page, drawings: dict[str, str], *, cut: bool) -> list[tuple[float, str, str]]:
    """Every pair of pictures, the most alike first."""
    found = outlines(page, drawings, cut=cut)
    return sorted(((correlation(found[a], found[b]), a, b) for a, b in combinations(found, 2)), reverse=True)


def sheet(drawings: dict[str, str], theme: str) -> str:
    """A page with every picture at every size."""
    paper, ink, accent, colours = THEMES[theme]
    kinds = {f"b-{building.key}": building.type for building in BUILDINGS}
    cells = []
    for name, inner in drawings.items():
        sizes = "".join(f'<svg width="{n}" height="{n}" viewBox="0 0 64 64">{inner}</svg>' for n in SIZES[::-1])
        cells.append(f'<figure class="{TYPES[kinds.get(name, 0)]}">{sizes}<figcaption>{name}</figcaption></figure>')
    rules = "".join(f".{kind}{{--type:{colour}}}" for kind, colour in zip(TYPES, colours, strict=True))
    return (
        f"<style>body{{margin:8px;background:{paper};color:{ink};--paper:{paper};--accent:{accent};font:12px sans-serif"
        ";display:grid;grid-template-columns:repeat(5,1fr);gap:8px 4px}svg{fill:currentColor;margin-right:6px}"
        f"figure{{margin:0}}{rules}{'svg{filter:grayscale(1)}' if theme == 'grey' else ''}"
        f"</style>{''.join(cells)}"
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawings = symbols(ART / "buildings.svg")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.FLAGS))
        page = running.new_page(viewport={"width": 1200, "height": 900})
        for theme in THEMES:
            page.set_content(sheet(drawings, theme))
            page.screenshot(path=str(folder / f"{theme}.png"), full_page=True)
        for cut, words in ((True, "in one ink"), (False, "filled")):
            for alike, one, other in likeness(page, drawings, cut=cut)[:6]:
                print(f"{alike:.3f}  {one}  {other}  {words}")
        running.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/proofs"))

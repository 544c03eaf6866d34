"""Pictures of every screen: `python e2e/pictures.py [FOLDER] [NAME ...]`, at three sizes, light and dark.

Without a folder they go to build/pictures/. A NAME is the beginning of a screen's name (e2e/screens.py); a FOLDER has a
slash or a dot in it. Other sizes: --size=320x568; another site than dist/: --site=FOLDER. A page starts once for each
size, and each screen is taken in both schemes.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from e2e.screens import Missing, Screen, Visit, chosen
from tools import browser as chromium
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
SIZES = ((1280, 800), (390, 844), (360, 640))
SCHEMES = ("light", "dark")


def heard(message: ConsoleMessage) -> None:
    """A page that complains is told about."""
    if message.type == "error" and "favicon" not in str(message.location):
        print(message.text)


def take(running: Browser, site: str, folder: Path, size: tuple[int, int], screens: list[Screen]) -> int:
    """The pictures of one size; how many there are."""
    width, height = size
    context = running.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.on("console", heard)
    page.on("pageerror", lambda error: print("uncaught", error))
    visit = Visit(page, site)
    count = 0
    for screen in screens:
        try:
            visit.show(screen)
        except Missing as missing:
            print(f"{screen.name} at {width}x{height}: there is nothing that does {missing}")
            continue
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=str(folder / f"{screen.name}-{width}x{height}-{scheme}.png"), animations="disabled")
            count += 1
        page.emulate_media(color_scheme="light")
    context.close()
    return count


def main() -> None:
    words = sys.argv[1:]
    sizes = [word.removeprefix("--size=") for word in words if word.startswith("--size=")]
    names = [word for word in words if not word.startswith("--")]
    folder = Path(names.pop(0)) if names and any(sign in names[0] for sign in "/.") else ROOT / "build" / "pictures"
    site = next((Path(word.removeprefix("--site=")) for word in words if word.startswith("--site=")), ROOT / "dist")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(int(w), int(h)) for w, h in (size.split("x") for size in sizes)] or SIZES
    began = time.monotonic()
    with serving(site) as origin, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        count = sum(take(running, f"{origin}/", folder, size, chosen(names)) for size in wanted)
        running.close()
    print(f"{count} pictures in {folder}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()

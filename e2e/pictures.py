"""Pictures of every decision and page: `python e2e/pictures.py [FOLDER] [NAME ...]`, both sizes, light and dark."""

from __future__ import annotations

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, expect, sync_playwright

from e2e.positions import at, played, saved
from tools import browser as chromium
from tools.serve import serving

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
STATES = {
    "place": ("allocate", 4, 6, ""),
    "wages": ("pay_workers", 4, 6, ""),
    "wages-short": ("pay_workers", 4, 2, "short"),
    "neutral": ("neutral_bid", 2, 3, ""),
    "bid": ("bid", 4, 6, ""),
    "track": ("track_reward", 4, 3, ""),
    "track-all": ("track_reward", 4, 6, "rewards"),
    "pay": ("pay_auction", 4, 6, ""),
    "build": ("build", 4, 3, ""),
    "build-late": ("build", 4, 9, ""),
    "build-port": ("build", 4, 5, "port"),
    "bonus-build": ("on_build_worker", 4, 1, ""),
    "extra-build": ("extra_build", 4, 1, ""),
    "bonus-tile": ("tile_worker", 4, 1, ""),
    "exchange": ("tile_exchange", 4, 1, ""),
    "final": ("final", 4, 1, ""),
}


def storage(kept: dict[str, str]) -> str:
    """A script that fills localStorage."""
    return f"for (const [k, v] of Object.entries({json.dumps(kept)})) localStorage.setItem(k, v);"


def first(page: Page, selector: str) -> None:
    """Use the first control that fits, where there is one to be seen."""
    found = page.locator(f"{selector} >> visible=true")
    if found.count():
        found.first.click()


def steps(page: Page, name: str) -> list[tuple[str, str]]:
    """What is done at a decision before further pictures: (suffix, selector to click)."""
    if name == "bid":
        return [("picked", "button.cell"), ("pass", ".b1")]
    if name.startswith("build"):
        return [
            (
                "picked",
                "button.tile[data-act^='select:'], button.tile[data-act^='pick:'], button.tile[data-act^='fund:']",
            )
        ]
    if name in ("track", "neutral", "bonus-build", "exchange"):
        return [("picked", ".opt input[data-act^='select:']")]
    if name == "wages":
        return [("trade", "#goods .btn"), ("staged", "[data-act^='stage:sell'], [data-act='stage:debt']")]
    if name == "final":
        return [("staged", "[data-act^='stage:sell'], [data-act^='stage:']")]
    return []


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "pictures")
    only = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with serving(ROOT / "dist") as origin, sync_playwright() as playwright:
        address = f"{origin}/"
        running = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                context = running.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
                )
                page = context.new_page()
                page.on(
                    "console",
                    lambda m: print(m.text) if m.type == "error" and "favicon" not in str(m.location) else None,
                )
                page.on("pageerror", lambda e: print("uncaught", e))
                page.goto(address + "assets/shell.css")

                def show(kept: dict[str, str], page: Page = page) -> Page:
                    page.goto(address + "assets/shell.css")
                    page.evaluate("localStorage.clear()")
                    page.evaluate(storage(kept))
                    page.goto(address)
                    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
                    page.evaluate("document.fonts.ready")
                    page.mouse.move(0, 0)
                    return page

                def snap(page: Page, name: str, scheme: str = scheme, size: str = size) -> None:
                    page.screenshot(path=str(folder / f"{name}-{size}-{scheme}.png"))

                for name, (kind, players, round_, special) in STATES.items():
                    if only and name not in only:
                        continue
                    show(at(kind, players, round_, special=special))
                    expect(page.locator("[data-key=commit]")).to_be_visible()
                    snap(page, name)
                    for suffix, selector in steps(page, name):
                        first(page, selector)
                        snap(page, f"{name}-{suffix}")
                if not only or "pages" in only:
                    pages(show, snap)
                context.close()
        running.close()


def pages(show: object, snap: object) -> None:
    """Start, help, menu, rival, building, curtain, damaged save, end."""
    assert callable(show) and callable(snap)
    page = show({})
    snap(page, "start")
    page.get_by_role("button", name="Help").click()
    snap(page, "help")
    page = show({"homesteaders.game": "homesteaders 1\nplayers 3\nnonsense here\n"})
    snap(page, "start-damaged")
    page = show(at("bid", 4, 6))
    page.locator(".rival").first.click()
    snap(page, "rival")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    snap(page, "menu")
    page = show(at("bid", 3, 5, hidden=True))
    snap(page, "hidden")
    for session in played(3, 4, False):
        if session.state.round == 4:
            break
    page = show(saved(session, (0, 1, 2)))
    snap(page, "curtain")
    *_, session = played(4, 5)
    page = show(saved(session, (0,)))
    snap(page, "end")


if __name__ == "__main__":
    main()

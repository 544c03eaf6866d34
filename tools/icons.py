"""Make the PNG icons of assets/icons/ from assets/icon.svg: `python tools/icons.py`. Needs a Chromium; run it by hand.

The drawing fills its square to the edge and keeps inside the inner 80 %, so one drawing does for all of them.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import browser

ROOT = Path(__file__).resolve().parent.parent
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "maskable-512.png": 512, "apple-touch-icon.png": 180}
# Icons "for any purpose" are shown as they are: rounded. The others are cut by whoever shows them.
ROUNDED = ("icon-192.png", "icon-512.png")


def main() -> None:
    folder = ROOT / "assets" / "icons"
    folder.mkdir(exist_ok=True)
    drawing = (ROOT / "assets" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.FLAGS))
        page = running.new_page()
        for name, size in ICONS.items():
            corner = size * 0.18 if name in ROUNDED else 0
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px;border-radius:{corner}px}}</style>{drawing}"
            )
            page.screenshot(path=str(folder / name), omit_background=True)
        running.close()


if __name__ == "__main__":
    main()

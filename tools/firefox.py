"""A smoke run of the built page in Firefox: `python tools/firefox.py DIST` (`make test-firefox`).

$FIREFOX first, then the usual names; where there is none a sentence says so, and nothing has failed. The run itself is
tools/firefox.mjs: it drives Firefox by WebDriver BiDi, so nothing but Firefox has to be installed.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import browser
from tools.serve import serving

NAMES = ("firefox-esr", "firefox")
SKIPPED = (
    "No Firefox here, so the page was not tried in it: install one (on Debian: apt-get install firefox-esr), "
    "or say where it is: FIREFOX=/path/to/firefox make test-firefox"
)
LIMIT = 600
"""Seconds; it takes half a minute on a machine with nothing else to do."""


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    path = browser.find("FIREFOX", NAMES)
    if path is None:
        print(SKIPPED)
        return
    script = Path(__file__).with_suffix(".mjs")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "homesteaders").symlink_to(site, target_is_directory=True)
        with serving(Path(folder)) as origin:
            command = ["node", str(script), f"{origin}/homesteaders/", path]
            sys.exit(subprocess.run(command, timeout=LIMIT).returncode)


if __name__ == "__main__":
    main()

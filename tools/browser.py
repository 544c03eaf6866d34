"""Find a Chromium for the end-to-end tests and print its path: `python tools/browser.py`.

$CHROMIUM first, then the usual names. As root on Debian or Ubuntu a missing one is installed from the distribution.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
# For runs without a screen: no sandbox (there may be no rights for one) and no talk with its maker's servers.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW = (
    "No Chromium found: install one (on Debian: apt-get install chromium), "
    "or say where it is: CHROMIUM=/path/to/chromium make test"
)


def find(variable: str = "CHROMIUM", names: Iterable[str] = NAMES) -> str | None:
    """The path of a Chromium, or of another program that a variable or one of these names stands for; None if there is
    none. A variable that names what cannot be run ends the program with a sentence."""
    wanted = os.environ.get(variable)
    if wanted:
        path = shutil.which(wanted)
        if path is None:
            sys.exit(f"${variable} is {wanted}, but that cannot be run.")
        return path
    return next((path for name in names if (path := shutil.which(name))), None)


def debian_like() -> bool:
    """Is this Debian, Ubuntu or one of their children?"""
    try:
        words = Path("/etc/os-release").read_text(encoding="utf-8").lower()
    except OSError:
        return False
    ids = [line for line in words.splitlines() if line.startswith(("id=", "id_like="))]
    return any(name in line for line in ids for name in ("debian", "ubuntu"))


def install() -> None:
    """Install the distribution's Chromium; its output goes to stderr, since stdout carries the path."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, env=quiet, stdout=sys.stderr, stdin=subprocess.DEVNULL).returncode:
            sys.exit(HOW)


def main() -> None:
    path = find()
    if path is None and os.geteuid() == 0 and debian_like() and shutil.which("apt-get"):
        print("Installing Chromium for the end-to-end tests ...", file=sys.stderr)
        install()
        path = find()
    if path is None:
        sys.exit(HOW)
    print(path)


if __name__ == "__main__":
    main()

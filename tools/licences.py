"""What the site is built from: the packages, and the text of each licence, which travels with the site.

A package's text is the one it brings; where it brings none, it lies in licences/ under the package's name. One without
either ends the build. licences/ also holds what no package of npm stands for: CPython and what Pyodide was linked with.
"""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = "homesteaders.txt"
"""How LICENSE, the project's own, is called in the site."""
NOTICE = """\
This is an unofficial, non-commercial fan implementation of the board game Homesteaders, with drawings and words of its
own. Those who designed and published the game have no part in it and have not endorsed it.
"""
WORK_OF_OTHERS = f"""
Its own licence is {OWN}. It runs on the work of others. Package, version, licence, text:
"""
NOTES = """
Pyodide (pyodide.txt) holds CPython with its standard library (cpython.txt) and other libraries (inside-pyodide.txt).
Its source is at https://github.com/pyodide/pyodide under the tag of the version above. What was changed on the way
here: single expressions in files of Pyodide and PyScript (tools/patches.py in the source of the game says which, by
what and why); the standard library is precompiled, and modules that the game does not use are left out.

The fonts in assets/fonts/ are subsets of others, under names of their own (tools/fonts.py makes them). They are under
the SIL Open Font License 1.1, as the others are; the licences beside them say what each is made of, and whose that is.
"""


@dataclass(frozen=True)
class Package:
    """One package of package-lock.json. place: its folder, from the root; dev: for building and testing only."""

    place: str
    version: str
    licence: str
    dev: bool

    @property
    def name(self) -> str:
        """As npm knows it."""
        return self.place.rpartition("node_modules/")[2]

    @property
    def file(self) -> str:
        """What its licence is called in the site, and in licences/."""
        return plain(self.name)


def plain(name: str) -> str:
    """A package's name as the name of a file: `@webreflection/utils` -> `webreflection-utils.txt`."""
    return name.replace("@", "").replace("/", "-") + ".txt"


def packages(root: Path = ROOT) -> list[Package]:
    """All that package-lock.json names, by place."""
    lock = json.loads((root / "package-lock.json").read_bytes())["packages"]
    return [
        Package(place, entry["version"], entry.get("license", ""), entry.get("dev", False))
        for place, entry in sorted(lock.items())
        if place
    ]


def text_of(package: Package, root: Path = ROOT) -> Path:
    """The licence of a package, raises LookupError: neither it nor another version of it here nor licences/ has one."""
    brought = sorted((root / package.place).glob("LICEN[CS]E*"))
    kept = root / "licences" / package.file
    # of two versions side by side npm unpacks one deeper, and not every version brings its text
    other = sorted((root / "node_modules" / package.name).glob("LICEN[CS]E*"))
    for text in (*brought, kept, *other):
        if text.is_file():
            return text
    raise LookupError(f"{package.name} {package.version} brings no licence: put its text into licences/{package.file}.")


def copy(folder: Path, root: Path = ROOT) -> None:
    """Make `folder`: README.txt, our licence, and the texts of all that ships. Raises LookupError, see text_of."""
    folder.mkdir()
    shutil.copyfile(root / "LICENSE", folder / OWN)
    lines = []
    for package in packages(root):
        if not package.dev:
            shutil.copyfile(text_of(package, root), folder / package.file)
            lines.append(f"{package.name} {package.version}: {package.licence}, {package.file}")
    for text in sorted((root / "licences").glob("*.txt")):
        shutil.copyfile(text, folder / text.name)
    # of the parts of others in PyScript only this one is shipped: editors and terminals stay behind (tools/build.py)
    third = root / "node_modules" / "@pyscript" / "core" / "src" / "3rd-party-licenses" / "toml.license.txt"
    if not third.is_file():
        raise LookupError("PyScript no longer brings the licence of the toml reader in it: look where it is now.")
    shutil.copyfile(third, folder / "pyscript-toml.txt")
    lines.append("toml, part of @pyscript/core: MIT, pyscript-toml.txt")
    listed = "\n".join(dict.fromkeys(lines)) + "\n"  # two folders may hold one version of a package
    (folder / "README.txt").write_text(f"{NOTICE}{WORK_OF_OTHERS}\n{listed}{NOTES}", encoding="utf-8")

"""Make `ui/lessonbook` of the files in `lessons/`: `python tools/lessons.py`. docs/lessons.md says what stands in them.

The page's Python has no files of its own to read once it was started from a memory snapshot, nor a parser for TOML; so
what a lesson's file says is carried by a module. tests/ui/test_lessons.py sees to it that both say the same.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "lessons"
BOOK = ROOT / "ui" / "lessonbook"
MADE = "Made by `python tools/lessons.py` of the files in lessons/: change those."
WIDE = 100


def sources() -> dict[str, Path]:
    """The lessons' files by the name of the lesson, in order: `1-income.toml`, `2-auction.toml`."""
    files = sorted(SOURCES.glob("*.toml"), key=lambda file: int(file.stem.partition("-")[0]))
    return {file.stem.partition("-")[2]: file for file in files}


def pieces(text: str) -> str:
    """A long text as the lines of a Python expression."""
    cut = [text[start : start + WIDE] for start in range(0, len(text), WIDE)]
    return "".join(f"    {piece!r}\n" for piece in cut)


def modules() -> dict[str, str]:
    """The text of each module of `ui/lessonbook` by its file's name."""
    lessons = {key: tomllib.loads(file.read_text(encoding="utf-8")) for key, file in sources().items()}
    made = {}
    for key, lesson in lessons.items():
        text = json.dumps(lesson, ensure_ascii=False, separators=(",", ":"))
        made[f"{key}.py"] = f'"""{MADE}"""\n\n# fmt: off\nTEXT = (\n{pieces(text)})\n'
    titles = "".join(
        f"    {key!r}: {{\n"
        + "".join(f"        {code!r}: {words!r},\n" for code, words in lesson["title"].items())
        + "    },\n"
        for key, lesson in lessons.items()
    )
    ways = "".join(
        f"    if key == {key!r}:\n        from .{key} import TEXT as {key}\n\n        return {key}\n" for key in lessons
    )
    made["__init__.py"] = (
        f'"""{MADE}"""\n\n# fmt: off\nfrom __future__ import annotations\n\n'
        f"TITLES: dict[str, dict[str, str]] = {{\n{titles}}}\n\n\n"
        f'def text_of(key: str) -> str:\n    """What a lesson\'s file says, as JSON; "" for none."""\n'
        f'{ways}    return ""\n'
    )
    return made


def main() -> None:
    BOOK.mkdir(exist_ok=True)
    made = modules()
    for old in BOOK.glob("*.py"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (BOOK / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

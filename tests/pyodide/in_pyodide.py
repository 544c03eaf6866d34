"""A pytest plugin for the run inside Pyodide: only files with something marked `engine` are imported at all.

The others may import what Pyodide lacks.
"""

import re
from pathlib import Path

MARKED = re.compile(r"^(?:pytestmark\b|\s*@).*\bmark\.engine\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path.suffix == ".py" and not MARKED.search(collection_path.read_text(encoding="utf-8")):
        return True
    return None

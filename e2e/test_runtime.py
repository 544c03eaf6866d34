"""What the build changes in Pyodide: no shared memory is made, and it runs as before, on a page and in a worker."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tools import build as builder
from tools import patches

# The built runtime in a module worker, as PyScript would start it there.
IN_A_WORKER = """async (folder) => {
  const code = `
    import { loadPyodide } from '${folder}pyodide.mjs';
    try {
      const python = await loadPyodide({ indexURL: '${folder}' });
      postMessage(python.runPython("import sys, time; time.sleep(0.01); print('heard'); str(6 * 7) + sys.platform"));
    } catch (error) { postMessage(String(error)); } // nobody hears what a module worker fails with while it loads
  `;
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  return await new Promise((told, failed) => {
    worker.onmessage = (event) => told(event.data);
    worker.onerror = (event) => failed(new Error(event.message));
    setTimeout(() => failed(new Error('no answer from the worker for a minute')), 60000);
  });
}"""
# Counts what is shared; runs before the page's own scripts.
COUNT = """window.shared = 0;
const Memory = WebAssembly.Memory;
WebAssembly.Memory = class extends Memory {
  constructor(wish) { super(wish); if (wish.shared) window.shared++; }
};"""


def test_nothing_shared_is_made_while_the_game_starts(
    open_page: Callable[..., Page], start: Callable[..., Page]
) -> None:
    page = open_page(init=COUNT)
    start(page)
    assert page.evaluate("window.shared") == 0


def test_the_runtime_starts_in_a_worker_too(page: Page, site: str) -> None:
    page.goto(f"{site}licences/README.txt")
    assert page.evaluate(IN_A_WORKER, f"{site}vendor/pyodide/") == "42emscripten"


def test_the_memory_is_taken_out_of_the_script_just_once(dist: Path, tmp_path: Path) -> None:
    built = (dist / "vendor" / "pyodide" / "pyodide.asm.mjs").read_text(encoding="utf-8")
    stock = (builder.PYODIDE / "pyodide.asm.mjs").read_text(encoding="utf-8")
    assert "shared:!0" not in built
    assert built == stock.replace(patches.SHARED_CELL, patches.PLAIN_CELL)
    for text in ("", built, stock + stock):
        script = tmp_path / "pyodide.asm.mjs"
        script.write_text(text, encoding="utf-8")
        with pytest.raises(patches.BuildError, match="another way to make its shared memory"):
            patches.unshare(script)
        assert script.read_text(encoding="utf-8") == text

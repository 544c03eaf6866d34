"""What the build changes in the scripts of Pyodide and PyScript.

Each change is a text that must be there exactly once, and what takes its place: another version of a package that does
it in another way stops the build, to be looked at.
"""

from pathlib import Path

# How Pyodide makes the one cell on which a worker can sleep, and what is made instead.
SHARED_CELL = "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
PLAIN_CELL = "new Int32Array(1)"
# The one hook that PyScript has for its workers; what puts the hooks of a kind into one function, on the page; what
# makes a function of its text, in the worker, whose script is a text in the page's.
HOOK = (
    '({interpreter:e})=>{e.registerJsModule("_pyscript",{fs:{ERROR:"storage permissions not granted",'
    'NAMESPACE:"@pyscript.fs"},interpreter:e})}'
)
ONLY_HOOK = (
    "worker:{onReady:new So,onBeforeRun:new So,"
    f"onBeforeRunAsync:new So([{HOOK}]),onAfterRun:new So,onAfterRunAsync:new So,"
)
HOOK_OF_TEXT = "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
HOOK_OF_NOTHING = "return()=>{}"
FUNCTION_OF_TEXT = r"It=e=>Function(`\'use strict\';return (${e})`)()"
FUNCTION_ITSELF = f"It=()=>{HOOK}"
# What PyScript's own package imports at each start, in a browser from its source, and nothing of ours asks for.
UNUSED = (
    r"from pyscript.display import HTML,display\nfrom pyscript.fetch import fetch\n"
    r"from pyscript.storage import Storage,storage\nfrom pyscript.websocket import WebSocket\n"
    r"from pyscript.events import when,Event\n"
)


class BuildError(Exception):
    """The site cannot be built; the message says why."""


def swap(script: Path, old: str, new: str, what: str) -> None:
    """Put `new` in the place of `old`, which is there once, in a script that has `what`."""
    text = script.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise BuildError(f"{script.name} has another way to {what} than this build knows: look at it.")
    script.write_text(text.replace(old, new), encoding="utf-8")


def unshare(script: Path) -> None:
    """Take the shared memory out of pyodide.asm.mjs: browsers warn of it on a page that is not cross-origin isolated.

    Pyodide makes it while loading, wherever it runs, for one use: to sleep (Atomics.wait) before it reads or writes a
    standard stream again that answered EAGAIN. On a plain array Atomics.wait throws, as it does on every page's main
    thread; Pyodide catches that and hands the EAGAIN on. So a page is as before, and a worker loses the second try on
    a stream that blocks, which no stream of a browser does.
    """
    swap(script, SHARED_CELL, PLAIN_CELL, "make its shared memory")


def unevaluate(script: Path) -> None:
    """Let PyScript's core start where the page's policy forbids to make functions of texts (docs/trust.md).

    PyScript sends its hooks for workers to them as a text: the page puts them into one function, takes its text, and
    the worker makes a function of that. We add no hook and ship no plugin that does, so there is one, and it is always
    the same: the worker gets it as a function, and what the page sends only says that there is one.
    """
    swap(script, ONLY_HOOK, ONLY_HOOK, "list its hooks")  # stays as it is, and has to be so
    swap(script, HOOK_OF_TEXT, HOOK_OF_NOTHING, "join its hooks")
    swap(script, FUNCTION_OF_TEXT, FUNCTION_ITSELF, "make functions of texts")


def lighten(script: Path) -> None:
    """Let `import pyscript` leave out its modules that we do not use: a tenth of the time until the first control.

    PyScript imports its package at each start, compiled anew from source, with html, base64 and asyncio's events for
    what is shown by `display` and heard by `when`. Who wants one of them imports its module: `pyscript.display`.
    """
    swap(script, UNUSED, "", "import its modules")

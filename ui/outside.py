"""What the browser can do beyond the page: clipboard, share sheet, files, other tabs, stored files, QR codes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from homesteaders.language import spoken

from .ports import Answer, Release

CHANNEL = "homesteaders"
LARGEST_FILE = 5_000_000
"""Bytes: several times what localStorage can hold. More is no file of ours."""
QR_MODULE = "./vendor/qrcode/qrcode.mjs"
LARGEST_QR = 17 + 4 * 20
"""Modules a side of version 20: a phone still reads that from a screen."""


def _then(promise: Any, done: Callable[[Any], None], failed: Callable[[Any], None]) -> None:
    promise.then(create_once_callable(done), create_once_callable(failed))


class Browser:
    """The Outside of a browser page."""

    def __init__(self) -> None:
        self.can_share = bool(getattr(js.navigator, "share", None))
        self._channel: Any = None
        self._qr: Any = None
        self._drawing: Any = None
        self._picker: Any = None

    def base(self) -> str:
        return str(js.URL.new(".", js.location.href).href)

    # ---- handing over

    def copy(self, text: str, answer: Answer) -> None:
        clipboard = getattr(js.navigator, "clipboard", None)
        if not clipboard:
            answer("" if self._copy_by_selection(text) else "no")
            return
        _then(
            clipboard.writeText(text),
            lambda _: answer(""),
            lambda _: answer("" if self._copy_by_selection(text) else "no"),
        )

    def _copy_by_selection(self, text: str) -> bool:
        """The old way, which also works where the page does not come over a secure line."""
        field = js.document.createElement("textarea")
        field.value = text
        field.className = "vh"
        before = js.document.activeElement
        js.document.body.append(field)
        field.select()
        try:
            done = bool(js.document.execCommand("copy"))
        except Exception:
            done = False
        field.remove()
        if before:
            before.focus()
        return done

    def share(self, title: str, url: str, answer: Answer, text: str = "") -> None:
        def failed(error: Any) -> None:
            answer("closed" if getattr(error, "name", "") == "AbortError" else "no")

        data = js.Object.new()
        data.title = title
        if text:
            data.text = text
        if url:
            data.url = url
        try:
            _then(js.navigator.share(data), lambda _: answer(""), failed)
        except Exception:
            answer("no")

    def download(self, name: str, text: str) -> bool:
        try:
            options = js.Object.new()
            options.type = "text/plain;charset=utf-8"
            blob = js.Blob.new(js.Array.of(text), options)
            url = js.URL.createObjectURL(blob)
            link = js.document.createElement("a")
            link.href, link.download = url, name
            link.click()
            js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(url)), 10_000)
        except Exception:
            return False
        return True

    def print(self) -> None:
        # Later: the page stands still while the browser's own window is open.
        js.setTimeout(create_once_callable(lambda: js.window.print()), 0)

    # ---- taking in

    def pick(self, answer: Callable[[str, str], None]) -> None:
        field = js.document.createElement("input")
        field.type = "file"
        self._picker = field  # a field that nothing holds may be gone before the person has chosen

        def chosen(_event: Any) -> None:
            if field.files.length:
                self._read(field.files.item(0), answer)

        field.addEventListener("change", create_once_callable(chosen))
        field.click()

    def on_drop(self, answer: Callable[[str, str], None]) -> None:
        """A file or a text that is dropped anywhere on the page comes here."""

        def over(event: Any) -> None:
            event.preventDefault()

        def dropped(event: Any) -> None:
            event.preventDefault()
            files = event.dataTransfer.files
            if files.length:
                self._read(files.item(0), answer)
            elif text := str(event.dataTransfer.getData("text/plain")):
                answer("", text)

        js.addEventListener("dragover", create_proxy(over))
        js.addEventListener("drop", create_proxy(dropped))

    def _read(self, file: Any, answer: Callable[[str, str], None]) -> None:
        name = str(file.name)
        if file.size > LARGEST_FILE:
            answer(name, "")
            return
        _then(file.text(), lambda text: answer(name, str(text)), lambda _: answer(name, ""))

    # ---- what the browser keeps

    def persist(self, answer: Answer) -> None:
        self._ask("persist", answer)

    def persisted(self, answer: Answer) -> None:
        self._ask("persisted", answer)

    def _ask(self, what: str, answer: Answer) -> None:
        storage = getattr(js.navigator, "storage", None)
        ask = getattr(storage, what, None) if storage else None
        if not ask:
            answer("")
            return
        try:
            _then(ask(), lambda kept: answer("yes" if kept else "no"), lambda _: answer(""))
        except Exception:
            answer("")

    # ---- other tabs

    def post(self, text: str) -> None:
        if self._channel:
            self._channel.postMessage(text)

    def hear(self, answer: Answer) -> None:
        channel = getattr(js, "BroadcastChannel", None)
        if not channel:
            return
        # Two copies of the game at one host do not talk to one another.
        self._channel = channel.new(f"{CHANNEL} {self.base()}")
        self._channel.addEventListener("message", create_proxy(lambda event: answer(str(event.data))))

    # ---- the page's own files (assets/offline.js)

    def _offline(self) -> Any:
        return getattr(js.window, "homesteadersOffline", None)

    def release(self) -> Release:
        known = self._offline()
        if not known:
            return Release()
        return Release(str(known.version), str(known.state), bool(known.update), bool(known.canInstall))

    def on_release(self, call: Callable[[], None]) -> None:
        js.addEventListener("homesteaders-offline", create_proxy(lambda _event: call()))

    def apply_update(self) -> None:
        if known := self._offline():
            known.apply()

    def repair(self) -> None:
        if known := self._offline():
            known.repair()

    def install(self) -> None:
        if known := self._offline():
            known.install()

    # ---- QR codes

    def qr(self, text: str, answer: Answer) -> None:
        self._drawing = asyncio.ensure_future(self._draw_qr(text, answer))

    async def _draw_qr(self, text: str, answer: Answer) -> None:
        try:
            if not self._qr:
                from pyscript import js_import  # fetched when the first code is drawn

                (module,) = await js_import(js.URL.new(QR_MODULE, js.location.href).href)
                self._qr = module.qrcode
            code = self._qr(0, "M")
            code.addData(text, "Byte")
            code.make()
            side = int(code.getModuleCount())
        except Exception:  # too long for any code, or its file did not come
            answer("")
            return
        if side > LARGEST_QR:
            answer("")
            return
        rows = ("".join("1" if code.isDark(row, column) else "0" for column in range(side)) for row in range(side))
        answer("\n".join(rows))


class Watch:
    """The Clock of a browser page."""

    def now(self) -> int:
        return int(js.Date.now())

    def day(self, ms: int) -> str:
        options = js.Object.new()
        options.dateStyle, options.timeStyle = "medium", "short"
        own = str(js.navigator.language)
        try:
            return str(js.Date.new(ms).toLocaleString(own if own.startswith(spoken()) else spoken(), options))
        except Exception:  # a moment that no calendar knows
            return ""

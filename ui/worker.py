"""The page's side of thinking: jobs go to a worker, a PyScript of its own that is started when it is first wanted.

Where it does not start, does not start in time, or stops answering, the same jobs are done here in slices so short that
nobody notices. Between two slices the most urgent job goes on; one that nobody waits for any more ends.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

import js
from pyodide.ffi import create_proxy
from pyscript import create_named_worker

from .jobs import Jobs
from .ports import Answer
from .stagehands import when_idle

NONE, STARTING, READY, FAILED = "none", "starting", "ready", "failed"
NOWHERE, THERE, HERE = "", "there", "here"
URGENT = ("move", "hint", "analysis", "par")
"""The kinds of jobs, the most urgent first."""
SLICE = 60
"""Milliseconds of a slice in the worker: so long a more urgent job waits."""
SLICE_HERE = 8
"""Milliseconds of a slice on the page."""
BREATH = 0.004
"""Seconds between two slices on the page, for what the person does."""
PATIENCE = 1.0
"""Seconds that a job waits for a worker that is starting."""
STARTS = 30.0
"""Seconds after which a worker that has not started will not any more."""
ANSWERS = 5.0
"""Seconds after which a worker that does not answer is given up."""
TRIES = 2
"""So many workers are started, one after the other."""


class _Job:
    """Something that is thought about, and who waits for it."""

    def __init__(self, number: int, kind: str, payload: str, answer: Answer, told: Answer | None) -> None:
        self.number = number
        self.kind = kind
        self.payload = payload
        self.answer = answer
        self.told = told
        self.asked = perf_counter()
        self.began = js.performance.now()
        self.place = NOWHERE
        """Where it has begun."""
        self.refused = False
        """The worker could not do it: it is done here."""

    def request(self, place: str, ms: int, drop: list[int]) -> str:
        """The next slice, for whoever works on it."""
        words: dict[str, Any] = {"job": self.number, "ms": ms, "drop": drop}
        if self.place != place:
            self.place = place
            words |= {"kind": self.kind, "payload": self.payload, "age": perf_counter() - self.asked}
        return json.dumps(words)


async def _sign_of_life() -> None:
    """Can a page have workers here? Raises an exception if not. PyScript, refused one, would start another Python on
    the page itself, which stands still meanwhile."""
    kind, script = js.Object.new(), js.Object.new()
    kind.type, script.type = "module", "text/javascript"
    url = js.URL.createObjectURL(js.Blob.new(js.Array.of("postMessage(0)"), script))
    heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    worker = None

    def message(_event: Any) -> None:
        if not heard.done():
            heard.set_result(None)

    def error(_event: Any) -> None:
        if not heard.done():
            heard.set_exception(RuntimeError("workers are not allowed here"))

    listeners = create_proxy(message), create_proxy(error)
    try:
        worker = js.Worker.new(url, kind)
        worker.onmessage, worker.onerror = listeners
        await heard
    finally:
        js.URL.revokeObjectURL(url)
        if worker:
            worker.terminate()
        for listener in listeners:
            listener.destroy()


def _measure(job: _Job) -> None:
    """For who looks into how long thinking takes: the browser's tools show it, tools/bench_thinking.py prints it."""
    since = js.Object.new()
    since.start = job.began
    js.performance.measure(f"thought: {job.kind}", since)


class Minds:
    """The Minds of a browser page."""

    def __init__(self) -> None:
        self.state = NONE
        self._worker: Any = None
        self._script: Any = None
        """The element that started it."""
        self._started: asyncio.Future[None] | None = None
        self._tries = 0
        self._patient = True
        """Is it worth waiting for a worker that is starting?"""
        self._here: Jobs | None = None
        self._jobs: list[_Job] = []
        self._drop: list[int] = []
        """Jobs in work that nobody waits for any more, so that whoever has them forgets them."""
        self._number = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._working = False

    def warm(self) -> None:
        """There will be something to think about: start the worker in an idle moment."""
        if self.state == NONE and self._tries < TRIES:
            self.state = STARTING
            self._tries += 1
            self._patient = True
            self._started = asyncio.get_running_loop().create_future()
            when_idle(lambda: self._do(self._start()))

    def ask(self, kind: str, payload: str, answer: Answer, told: Answer | None = None) -> Callable[[], None]:
        """Think about something. `answer` hears the answer, "" if there is none to be had; `told` what is known on the
        way. Both are called later, never at once. What is returned cancels: after it nothing is heard."""
        self.warm()
        self._number += 1
        job = _Job(self._number, kind, payload, answer, told)
        self._jobs.append(job)
        if not self._working:
            self._working = True
            self._do(self._work())

        def cancel() -> None:
            if job in self._jobs:
                self._jobs.remove(job)
                self._drop.append(job.number)

        return cancel

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- the worker

    async def _start(self) -> None:
        name = f"thinker {self._tries}"
        try:
            await asyncio.wait_for(_sign_of_life(), STARTS)
            starting = create_named_worker("./thinker.py", name, "./pyscript.toml")
            worker = await asyncio.wait_for(starting, STARTS)
        except Exception as error:
            self._script = js.document.querySelector(f'script[name="{name}"]')
            self._give_up(f"it did not start: {error!r}")
            return
        self._script = js.document.querySelector(f'script[name="{name}"]')
        self._worker = worker
        self.state = READY
        self._settle()

    def _settle(self) -> None:
        if self._started is not None and not self._started.done():
            self._started.set_result(None)

    def _give_up(self, why: str) -> None:
        """No more of this worker. What it was at is begun again, here; the next question may start another worker."""
        js.console.warn(f"The worker that thinks is given up: {why}")
        if self._script:
            if inner := getattr(self._script, "xworker", None):
                inner.terminate()
            self._script.remove()
        self._worker = self._script = None
        self.state = NONE if self._tries < TRIES else FAILED
        for job in self._jobs:
            if job.place == THERE:
                job.place = NOWHERE
        self._settle()

    # ---- working

    async def _work(self) -> None:
        """Go on with the most urgent job, slice by slice, until there is none."""
        try:
            while self._jobs:
                job = min(self._jobs, key=lambda job: (URGENT.index(job.kind), job.number))
                try:
                    await self._slice(job)
                except Exception as error:  # a fault of ours must not leave everybody waiting
                    js.console.error(f"A {job.kind} was not thought about: {error!r}")
                    self._hear(job, {"told": [], "answer": ""})
        finally:
            self._working = False

    async def _slice(self, job: _Job) -> None:
        """One slice of a job, or some waiting for where it can be done."""
        if self._started is not None and self.state == STARTING and job.place == NOWHERE and self._patient:
            await asyncio.wait([self._started], timeout=max(0.0, job.asked + PATIENCE - perf_counter()))
            self._patient = self._started.done()
        elif self.state == READY and job.place != HERE and not job.refused:
            await self._slice_there(job)
        else:
            self._slice_here(job)
            await asyncio.sleep(BREATH)

    async def _slice_there(self, job: _Job) -> None:
        drop, self._drop = self._drop, []
        if self._here is not None and drop:
            self._here.drop(drop)
        try:
            reply = await asyncio.wait_for(self._worker.think(job.request(THERE, SLICE, drop)), ANSWERS)
            found = json.loads(str(reply))
        except Exception as error:
            self._give_up(f"it does not answer ({error!r})")
            return
        if "failed" in found:
            js.console.warn(f"The worker could not think about a {job.kind}: {found['failed']}")
            job.refused = True
        else:
            self._hear(job, found)

    def _slice_here(self, job: _Job) -> None:
        if self._here is None:
            self._here = Jobs(perf_counter)
        found = json.loads(self._here.run(job.request(HERE, SLICE_HERE, self._drop)))
        if "failed" in found:
            js.console.warn(f"A {job.kind} could not be thought about: {found['failed']}")
            found["answer"] = ""
        self._hear(job, found)

    def _hear(self, job: _Job, found: dict[str, Any]) -> None:
        """Pass on what is known, if somebody still waits for it."""
        if job not in self._jobs:
            return
        later = asyncio.get_running_loop().call_soon  # what goes wrong in who hears it is not ours
        for word in found["told"]:
            if job.told is not None:
                later(job.told, word)
        if "answer" in found:
            self._jobs.remove(job)
            later(job.answer, found["answer"])
            _measure(job)

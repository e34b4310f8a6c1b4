"""Group commit: many tables' lines in one durable transaction.

A commit costs a wait for the disk, whatever is in it. So a thread of its own takes all that waits, commits it at once,
and only then tells those who asked; while it waits for the disk, the next group gathers.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, ParamSpec, TypeVar

from burgle.table.store import Append, NotSaved, Store

P = ParamSpec("P")
T = TypeVar("T")

Call = Callable[[], Any]


class WriteJob:
    """Something to write, and who waits for it."""

    __slots__ = ("answer", "loop", "what")

    def __init__(self, what: Append | Call, loop: asyncio.AbstractEventLoop) -> None:
        self.what = what
        self.loop = loop
        self.answer: asyncio.Future[Any] = loop.create_future()


class Writer:
    """Writes for one event loop. With PostgreSQL several threads may write side by side; SQLite has one writer."""

    def __init__(self, store: Store, *, threads: int = 1, most: int = 1024, group: int = 256) -> None:
        self.store = store
        self._group = group
        self._room = asyncio.Semaphore(most)  # who comes when this many wait, waits before the door
        self._jobs: SimpleQueue[WriteJob | None] = SimpleQueue()  # None: there is nothing more to come
        self._closing = False
        self._threads = [
            threading.Thread(target=self._work, name=f"burgle-writer-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs are not yet taken up."""
        return self._jobs.qsize()

    async def append(self, batch: Append) -> None:
        """Write a batch; returns when it is durable, raises Conflict or NotSaved if it is not written.

        Who is cancelled while waiting does not hear the answer, but the batch is written all the same.
        """
        await self._do(batch)

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run another call of the store on the writer's thread, in order with the batches: `create`, `claim`."""
        result: T = await self._do(lambda: function(*args, **kwargs))
        return result

    async def _do(self, what: Append | Call) -> Any:
        async with self._room:
            if self._closing:
                raise NotSaved("the server is closing")
            job = WriteJob(what, asyncio.get_running_loop())
            self._jobs.put(job)
            return await job.answer

    async def close(self) -> None:
        """Write all that waits, then stop."""
        if not self._closing:
            self._closing = True
            for _ in self._threads:
                self._jobs.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _work(self) -> None:
        """The thread: take, write, answer, until there is nothing left and we are closing."""
        job = self._jobs.get()
        while job is not None:
            jobs, after = self._take(job)
            answers = self._perform(jobs)
            for loop in {one.loop for one in jobs}:
                told = [(one, answer) for one, answer in zip(jobs, answers, strict=True) if one.loop is loop]
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_tell, told)
            job = after[0] if after else self._jobs.get()

    def _take(self, job: WriteJob) -> tuple[list[WriteJob], list[WriteJob | None]]:
        """Take the batches at the head of the queue as one group, or one other call; and what was found behind them."""
        jobs = [job]
        while isinstance(job.what, Append) and len(jobs) < self._group:
            try:
                found = self._jobs.get_nowait()
            except Empty:
                break
            if found is None or not isinstance(found.what, Append):
                return jobs, [found]
            jobs.append(found)
        return jobs, []

    def _perform(self, jobs: list[WriteJob]) -> list[tuple[Any, BaseException | None]]:
        """Write a group; whatever goes wrong is an answer, for a writer that dies would leave all waiting."""
        try:
            batches = [job.what for job in jobs if isinstance(job.what, Append)]
            if batches:
                return [(None, error) for error in self.store.append(batches)]
            return [(job.what(), None) for job in jobs if not isinstance(job.what, Append)]
        except Exception as error:
            return [(None, error)] * len(jobs)


def _tell(told: list[tuple[WriteJob, tuple[Any, BaseException | None]]]) -> None:
    """Answer those who wait; runs in their event loop."""
    for job, (value, error) in told:
        if job.answer.cancelled():
            continue
        if error is None:
            job.answer.set_result(value)
        else:
            job.answer.set_exception(error)

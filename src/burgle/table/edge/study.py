"""Where long work is done beside the tables: catalogues are built, replays checked and played back, one at a time.

Tokens are looked up and logs are read in threads that everybody shares. Long work in those would have every table wait;
more than one thread of it would leave the loop too little of the interpreter.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import ParamSpec, TypeVar

from burgle.table.guests import Denied

P = ParamSpec("P")
T = TypeVar("T")

MOST = 64  # that wait
MOST_EACH = 16  # of one address


class Study:
    """One thread, and a queue that has an end. Whatever is still being read does not keep the server from stopping."""

    def __init__(self) -> None:
        self.waiting: Counter[str] = Counter()  # by address
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False

    async def work(self, address: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work something out; refused if too much waits already."""
        if self._closed:
            raise Denied("not_now", "restarting")
        if self.waiting[address] >= MOST_EACH or self.waiting.total() >= MOST:
            raise Denied("too_fast", "busy")
        if self._thread is None:
            self._thread = Thread(target=self._run, name="burgle-study", daemon=True)
            self._thread.start()
        done: Future[T] = Future()
        self._jobs.put(partial(self._do, done, partial(function, *args, **kwargs)))
        self.waiting[address] += 1
        try:
            return await asyncio.wrap_future(done)
        finally:  # who does not wait any more takes what has not begun with them
            self.waiting[address] -= 1
            self.waiting += Counter()  # drop what is zero

    def close(self) -> None:
        """Begin nothing more; who still waits is told so."""
        self._closed = True
        self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _do(self, done: Future[T], call: Callable[[], T]) -> None:
        """Have one thing done, for whoever waits for it."""
        if not done.set_running_or_notify_cancel():
            return
        try:
            if self._closed:
                raise Denied("not_now", "restarting")
            done.set_result(call())
        except BaseException as error:
            done.set_exception(error)

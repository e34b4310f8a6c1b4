"""Where long work of our own is done beside the tables: catalogues are built, positions made ready, one at a time.

Tokens are looked up and logs are read in threads that everybody shares. Long work in those would have every table wait;
more than one thread of it would leave the loop too little of the interpreter. What strangers bring is not read here but
in a process (`replay_children.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import ParamSpec, TypeVar

from burgle.table.fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")


class Study:
    """One thread, and turns at it. Whatever is still being read does not keep the server from stopping."""

    def __init__(self) -> None:
        self.turns = FairQueue()
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def work(self, address: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work something out; refused if too much waits already. Who does not wait any more is not worked for."""
        await self.turns.take(address)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="burgle-study", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: Future[T] = Future()
        done.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self.turns.end, address))
        self._jobs.put(partial(_do, done, partial(function, *args, **kwargs)))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Begin nothing more; who still waits is told so."""
        self.turns.close()
        self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def _do(done: Future[T], call: Callable[[], T]) -> None:
    """Have one thing done, for whoever waits for it."""
    if not done.set_running_or_notify_cancel():
        return
    try:
        done.set_result(call())
    except BaseException as error:
        done.set_exception(error)

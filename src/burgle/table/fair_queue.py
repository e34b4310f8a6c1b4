"""Turns at something that only so many can do at a time: whoever wants it often waits behind those who want it once."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque

from burgle.table.guests import Denied

MOST = 64  # that wait
MOST_EACH = 16  # of one address


class FairQueue:
    """A queue for each who comes (an address, a table), one of each in turn, and never two of the same at once."""

    def __init__(self, at_once: int = 1, most: int = MOST, each: int = MOST_EACH) -> None:
        self.waiting: Counter[str] = Counter()  # by who it is, those at work among them
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._at_once, self._most, self._each = at_once, most, each
        self._busy: set[str] = set()
        self._closed = False

    async def take(self, address: str) -> None:
        """Wait for a turn, which is to be ended; refused if too much waits already."""
        if self._closed:
            raise Denied("not_now", "restarting")
        if self.waiting[address] >= self._each or (self.waiting.total() >= self._most and not self._make_room(address)):
            raise Denied("too_fast", "busy")
        self.waiting[address] += 1
        try:
            if len(self._busy) < self._at_once and address not in self._busy:
                self._busy.add(address)
                return
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queues.setdefault(address, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it came at the same moment
                    self._next(address)
                raise
        except BaseException:
            self._leave(address)
            raise

    def end(self, address: str) -> None:
        """End one's turn."""
        self._leave(address)
        self._next(address)

    def close(self) -> None:
        """Begin nothing more; who still waits is told so."""
        self._closed = True
        for queue in self._queues.values():
            for turn in queue:
                if not turn.done():
                    turn.set_exception(Denied("not_now", "restarting"))
        self._queues.clear()

    def _make_room(self, address: str) -> bool:
        """Send the last of the longest queue away for somebody who has a shorter one."""
        longest = max(self._queues, key=lambda one: len(self._queues[one]), default="")
        if not longest or len(self._queues[longest]) <= self.waiting[address] + 1:
            return False
        turn = self._queues[longest].pop()
        if not turn.done():
            turn.set_exception(Denied("too_fast", "busy"))
        return True

    def _leave(self, address: str) -> None:
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]

    def _next(self, ended: str) -> None:
        """Let those go on for whom there is room now."""
        self._busy.discard(ended)
        if ended in self._queues:
            self._queues.move_to_end(ended)  # behind all others
        for address in list(self._queues):
            if len(self._busy) >= self._at_once:
                return
            queue = self._queues[address]
            while queue and queue[0].done():  # given up
                queue.popleft()
            if queue and address not in self._busy:
                self._busy.add(address)
                queue.popleft().set_result(None)
            if not queue:
                del self._queues[address]

"""A bad network between client and server: it cuts, delays, repeats and reorders.

TCP itself neither repeats nor reorders, so bytes are only delayed and cut. What a bad network does to requests above
it is done to WebSocket messages of the client: each is one frame, so they can be told apart, sent twice or late.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress


class Faults:
    """How bad the network is; all chances are for one piece of data."""

    def __init__(self, seed: int, *, cut: float = 0.0, delay: float = 0.0, repeat: float = 0.0, swap: float = 0.0):
        self.dice = random.Random(seed)
        self.cut, self.delay, self.repeat, self.swap = cut, delay, repeat, swap
        self.counts = {"cut": 0, "half": 0, "delay": 0, "repeat": 0, "swap": 0}

    def happens(self, what: str, chance: float) -> bool:
        """Throw the dice, and count."""
        found = self.dice.random() < chance
        self.counts[what] += found
        return found


class Proxy:
    """Listens on a port of its own and hands everything on, more or less."""

    def __init__(self, port: int, faults: Faults) -> None:
        self.target, self.faults = port, faults
        self.port = 0
        self.open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Proxy:
        """Listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Cut everything."""
        assert self._server is not None
        self._server.close()
        self.cut_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_all(self) -> None:
        """Cut every connection at once."""
        for writer in list(self.open):
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            self._tasks.discard(task)
            return
        self.open |= {writer, back}
        ways = [asyncio.create_task(self._requests(reader, back)), asyncio.create_task(self._answers(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            pass  # asyncio would complain about a handler that was cancelled
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for one in (writer, back):
                self.open.discard(one)
                one.transport.abort()
            self._tasks.discard(task)

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """From the server: bytes, delayed or cut in the middle."""
        while data := await reader.read(4096):
            if self.faults.happens("delay", self.faults.delay):
                await asyncio.sleep(self.faults.dice.random() * 0.05)
            if self.faults.happens("cut", self.faults.cut):
                writer.write(data[: self.faults.dice.randrange(len(data) + 1)])
                with suppress(OSError):
                    await writer.drain()
                raise Cut
            writer.write(data)
            await writer.drain()
        raise Cut

    async def _requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """From the client: the first lines as they are, then frame by frame."""
        faults, said_hello = self.faults, False
        head = await reader.readuntil(b"\r\n\r\n")
        # The server answers to its own name only, as it should.
        writer.write(head.replace(b":%d\r\n" % self.port, b":%d\r\n" % self.target))
        kept: list[bytes] = []
        while True:
            if kept:  # a swapped frame must not wait for ever for the next one
                try:
                    async with asyncio.timeout(0.05):
                        frames = [await read_frame(reader), *kept]
                except TimeoutError:
                    frames = kept[:]
            else:
                frames = [await read_frame(reader)]
            kept.clear()
            text = frames[0][0] & 0x0F == 1
            if faults.happens("delay", faults.delay):
                await asyncio.sleep(faults.dice.random() * 0.05)
            if text and said_hello and len(frames) == 1 and faults.happens("swap", faults.swap):
                kept += frames
                continue
            if text and said_hello and faults.happens("repeat", faults.repeat):
                frames.append(frames[0])
            said_hello = said_hello or text
            for frame in frames:
                writer.write(frame)
            await writer.drain()
            if faults.happens("half", faults.cut):  # the request arrived, its answer never will
                raise Cut


class Cut(Exception):
    """The line is cut here."""


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One masked frame as it is."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more, "big")
    return head + await reader.readexactly(4 + size)

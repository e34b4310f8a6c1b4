"""A process beside the server for what could go wrong: bots that think, and games of strangers that are looked at.

It is a fresh interpreter that gets one message at a time over a socket pair; nothing is pickled. It sees nothing of the
server's environment but a few names, what it prints goes nowhere, and whatever it has started dies with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Sequence
from threading import Thread

SETTING_UP = 20.0  # seconds to start
NICE = 10
PASSED_ON = (
    "PATH",
    "PYTHONPATH",
    "BURGLE_MORE_GAMES",
    "LANG",
    "LC_ALL",
    "SYSTEMROOT",
    "HOME",
)  # all else may be secret
LOOK = 1.0  # seconds between looks whether the server is still there

HIDDEN = 4  # PR_SET_DUMPABLE: with 0, /proc shows a process's environment and memory to the system's keeper only


class Gone(Exception):
    """A process ended, or said what it never should."""


class Child:
    """One process and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.process, self.reader, self.writer = process, reader, writer

    @classmethod
    async def start(cls, module: str, *args: str, path: Sequence[str] = (), longest: int = 256) -> Child:
        """Start a module as a process of its own, and wait until it says that it is ready."""
        here, there = socket.socketpair()
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", module, str(there.fileno()), *args,
                pass_fds=[there.fileno()], env=environment(path), cwd=os.sep, start_new_session=True,
                stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            reader, writer = await asyncio.open_connection(sock=here)
        except BaseException:
            here.close()
            raise
        finally:
            there.close()
        child = cls(process, reader, writer)
        try:
            async with asyncio.timeout(SETTING_UP):
                await child.hear(longest)
        except BaseException:
            await child.end()
            raise
        return child

    async def say(self, data: bytes) -> None:
        """Send a message."""
        self.writer.write(len(data).to_bytes(4, "big") + data)
        await self.writer.drain()

    async def hear(self, longest: int) -> bytes:
        """Wait for a message."""
        try:
            size = int.from_bytes(await self.reader.readexactly(4), "big")
            if size > longest:
                raise Gone(f"a message of {size} bytes")
            return await self.reader.readexactly(size)
        except (EOFError, OSError) as error:
            raise Gone(str(error)) from None

    async def end(self) -> None:
        """End the process at once, and everything that it has started."""
        self.writer.close()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)  # it leads a group of its own, which outlives it
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def environment(path: Sequence[str] = ()) -> dict[str, str]:
    """What a process of ours sees of this one's environment."""
    found = {name: os.environ[name] for name in PASSED_ON if name in os.environ} | {"PYTHONDONTWRITEBYTECODE": "1"}
    if path:
        found["PYTHONPATH"] = os.pathsep.join([*path, *filter(None, [found.get("PYTHONPATH")])])
    return found


def keep_to_oneself() -> None:
    """Let no other process of the same user look into this one: bots could read passwords in its environment."""
    with contextlib.suppress(ImportError, OSError, AttributeError, TypeError):
        import ctypes

        ctypes.CDLL(None).prctl(HIDDEN, 0, 0, 0, 0)


# ---------------------------------------------------------------- inside


def listen(fd: int) -> socket.socket:
    """Begin as a process of the server's: take the line, and end when the server has."""
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    return socket.socket(fileno=fd)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    end_all()


def end_all() -> None:
    """End this process and everything that it has started, if it leads a group of its own."""
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)


def tell(line: socket.socket, data: bytes) -> None:
    """Send a message."""
    line.sendall(len(data).to_bytes(4, "big") + data)


def receive(line: socket.socket, longest: int) -> bytes | None:
    """Wait for a message; None when the other end is gone."""
    head = _exactly(line, 4)
    size = int.from_bytes(head, "big") if head is not None else longest + 1
    return _exactly(line, size) if size <= longest else None


def _exactly(line: socket.socket, size: int) -> bytes | None:
    """Read so many bytes."""
    data = bytearray()
    while len(data) < size:
        part = line.recv(size - len(data))
        if not part:
            return None
        data += part
    return bytes(data)


def restrict(memory: int) -> None:
    """Give up what is not needed: memory without end, files, priority."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def limit_cpu(seconds: int) -> None:
    """Allow a few seconds of computing from now on; the kernel ends who takes more."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))

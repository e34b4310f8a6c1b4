"""A real server on a port of its own inside a test, and a client for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from burgle.table.edge.app import Edge
from burgle.table.edge.desk import Desk
from burgle.table.edge.server import Server, listening, make_server
from burgle.table.edge.settings import Settings
from burgle.table.host import Host
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer

TABLE = {
    "settings": {"game": "space", "players": 2},
    "seats": [{"controller": "human", "name": "Ann"}, {"controller": "human", "name": "Bo"}],
}


def bearer(*tokens: str) -> dict[str, str]:
    """The header that shows tokens."""
    return {"authorization": f"Bearer {','.join(tokens)}"}


HostOf = Callable[[Settings], AbstractAsyncContextManager[Host]]


class QuietServer(Server):
    """A server that leaves the signals of the test run alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


class Running:
    """A server that runs."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port = server, port
        self.url, self.ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=20)

    @property
    def desk(self) -> Desk:
        """Its front desk."""
        assert self.server.edge.desk is not None
        return self.server.edge.desk

    async def say(self, table: str, token: str, **message: Any) -> dict[str, Any]:
        """Say something to a table; the status fits the answer."""
        answer = await self.http.post(f"/api/tables/{table}/request", json=message, headers=bearer(token))
        found: dict[str, Any] = answer.json()
        assert (answer.status_code < 400) == (found["type"] != "refused")
        return found

    async def table(self, body: Any = TABLE) -> dict[str, Any]:
        """Make a table."""
        made = await self.http.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    @asynccontextmanager
    async def sit(self, table: str, *tokens: str, **hello: Any) -> AsyncIterator[ClientConnection]:
        """Come to a table with a socket; the welcome and the first snapshots have been heard."""
        async with websockets.connect(self.ws, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": tokens, **hello}))
            welcome = json.loads(await line.recv())
            assert welcome["type"] == "welcome", welcome
            for _ in tokens or (None,):
                assert json.loads(await line.recv())["type"] == "snapshot"
            yield line


@asynccontextmanager
async def quiet_host(settings: Settings) -> AsyncIterator[Host]:
    """A host whose bots do not think: they take the first option."""
    store = SqliteStore(settings.store)
    writer = Writer(store)
    host = Host(store, writer)
    try:
        await host.start()
        yield host
    finally:
        await host.close()
        await writer.close()
        store.close()


@asynccontextmanager
async def running(folder: Path, host_of: HostOf = quiet_host, **changes: Any) -> AsyncIterator[Running]:
    """Run a server for a while, with a quiet host or another one."""
    settings = msgspec.structs.replace(Settings(store=str(folder), port=0), **changes)
    taken = listening(settings)
    server = make_server(settings, Edge(settings, host_of))
    server.__class__ = QuietServer
    task = asyncio.create_task(server.serve([taken]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    found = Running(server, taken.getsockname()[1])
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await task


async def until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """Hear messages until one of a type comes."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 10))
        if message["type"] == kind:
            return message


async def closed(line: ClientConnection, within: float = 10) -> int:
    """Wait until the other side closes, and give its code."""
    async with asyncio.timeout(within):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.recv()
    assert line.close_code is not None
    return line.close_code

"""The network: uvicorn with our limits, and a stop that says goodbye before it closes."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from burgle.table.edge import logs
from burgle.table.edge.app import Edge
from burgle.table.edge.door import door
from burgle.table.edge.lobby import raise_handles
from burgle.table.edge.settings import Settings
from burgle.table.edge.socket_line import line

AT_ONCE = 32  # that are let in at one look; a few looks later they are counted, and have handles until then
BACKLOG = 1024  # that wait before the door for this


class Server(uvicorn.Server):
    """Stops in order: not ready, finish, goodbye, close 1012, write, end."""

    def __init__(self, edge: Edge, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.edge = edge
        self.tell: Callable[[], None] = lambda: None  # called once requests are taken

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and take requests, and tell only then that we are here.

        More may wait than are let in at a time, which asyncio takes for one number.
        """
        await super().startup(sockets)
        for waiting in sockets or ():
            waiting.listen(BACKLOG)
        if self.started:
            self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody before uvicorn closes their lines."""
        for server in self.servers:
            server.close()
        if self.edge.desk is not None:
            await self.edge.desk.stop()
        await super().shutdown(sockets)


def make_server(settings: Settings, edge: Edge | None = None) -> Server:
    """A server that can be run."""
    edge = edge or Edge(settings)
    config = uvicorn.Config(
        edge.app,
        host=settings.host,
        port=settings.port,
        ws=line(settings, edge.lobby),
        ws_max_size=settings.message,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_within,
        ws_per_message_deflate=False,
        http=door(settings, edge.lobby),
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.origins),  # only behind a proxy, whose address is then one of ours
        backlog=AT_ONCE,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=1,
    )
    return Server(edge, config)


def listening(settings: Settings) -> socket.socket:
    """Take the address, so that a port in use is found out before anything is opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named, not 0: asyncio sets TCP_NODELAY only on sockets that say they are TCP, and without it the second of two
    # small messages waits 40 ms for the other side's delayed acknowledgement.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((settings.host, settings.port))
        taken.listen(BACKLOG)
        taken.setblocking(False)
    except BaseException:
        taken.close()
        raise
    return taken


def run(settings: Settings, taken: socket.socket, tell: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody says stop; `tell` is called once it is there, and what keeps it from starting is raised."""
    logs.set_up()
    raise_handles()
    # The thread that writes asks for the interpreter after every step of a commit; with the usual 5 ms each of these
    # waits would be that long while the loop is busy, and every acknowledgement with them.
    sys.setswitchinterval(0.0005)
    edge = Edge(settings)
    try:
        server = make_server(settings, edge)
        server.tell = tell
        server.run([taken])
    except SystemExit:
        if edge.failure is not None:
            raise edge.failure from None
        raise

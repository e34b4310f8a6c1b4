"""The network: uvicorn with our limits, and a stop that says goodbye before it closes."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from burgle.table.edge import logs
from burgle.table.edge.app import Edge
from burgle.table.edge.door import door
from burgle.table.edge.settings import Settings
from burgle.table.edge.speech import lang_from
from burgle.table.wording import word

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut and that takes messages at once.

    A device that takes nothing any more would otherwise hold its line for ever.
    """

    def handle_connect(self, event: Request) -> None:
        """Give the application the means to cut the line, and to write to it without a task."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["push"] = self.push

    def push(self, data: bytes) -> bool:
        """Send a text as one frame; False if the line takes nothing now, so that whoever sends waits its turn."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. What is no UTF-8 closes the line with 1007: whoever sends it is wrong, the server is not."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(
                    1007, word("bye-utf8", lang_from(self.scope["headers"], self.scope["query_string"]))
                )
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; who is refused with an HTTP answer has had the whole handshake, which uvicorn would log as an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """Cut who does not answer pings; waiting until everything is sent would be in vain."""
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """Stops in order: not ready, finish, goodbye, close 1012, write, end."""

    def __init__(self, edge: Edge, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.edge = edge
        self.tell: Callable[[], None] = lambda: None  # called once requests are taken

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and take requests, and tell only then that we are here."""
        await super().startup(sockets)
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
        ws=Line,
        ws_max_size=settings.message,
        ws_ping_interval=settings.ping_every,
        ws_ping_timeout=settings.ping_within,
        ws_per_message_deflate=False,
        http=door(settings),
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.origins),  # only behind a proxy, whose address is then one of ours
        limit_concurrency=settings.connections,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=1,
    )
    return Server(edge, config)


def listening(settings: Settings) -> socket.socket:
    """Take the address, so that a port in use is found out before anything is opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((settings.host, settings.port))
        taken.listen(256)
        taken.setblocking(False)
    except BaseException:
        taken.close()
        raise
    return taken


def run(settings: Settings, taken: socket.socket, tell: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody says stop; `tell` is called once it is there, and what keeps it from starting is raised."""
    logs.set_up()
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

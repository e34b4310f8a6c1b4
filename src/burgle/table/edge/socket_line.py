"""A WebSocket as the server holds it: what is cut off, what is counted, and how messages go out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from burgle.table.edge.limits import Window
from burgle.table.edge.lobby import Lobby
from burgle.table.edge.settings import Settings
from burgle.table.edge.speech import lang_from
from burgle.table.wording import word

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

NOT_UTF8 = 1007
POLICY = 1008
TRY_LATER = 1013
SIP = 4096  # bytes that are taken at a time; the smallest frames have six


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut and that takes messages at once.

    A device that takes nothing any more would otherwise hold its line for ever.
    """

    settings: Settings
    lobby: Lobby
    _more: Window

    def handle_connect(self, event: Request) -> None:
        """Give the application the means to cut the line, and to write to it without a task."""
        self._more = Window(*self.settings.frames)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["push"] = self.push

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the line back."""
        self.lobby.go(self)
        super().connection_lost(exc)

    def wasted(self) -> bool:
        """Whether nobody sits at a table with it: there was no hello yet, or it is closed already."""
        return self.close_sent or not (hasattr(self, "scope") and self.scope["state"].get("entered"))

    def drop(self) -> None:
        """Give the line up for somebody else."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self._close(TRY_LATER, "too-many-lines")
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what comes a little at a time: what follows a frame for which the line is closed is not even read."""
        for start in range(0, len(data), SIP):
            if self.transport.is_closing():
                break
            super().data_received(data[start : start + SIP])

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment; an empty one counts as well, for a message may have any number of them."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, ours or not."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a frame that is no message: those the desk counts. Who sends too many is cut off."""
        if self.close_sent:
            return False
        if self._more.allow(""):
            return True
        self.frames = []
        self._close(POLICY, "error-too_fast")
        return False

    def _close(self, code: int, why: str) -> None:
        self.conn.send_close(code, word(why, lang_from(self.scope["headers"], self.scope["query_string"])))
        self.handle_parser_exception()

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
                self._close(NOT_UTF8, "bye-utf8")
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


def line(settings: Settings, lobby: Lobby) -> type[SocketLine]:
    """The WebSockets of one server, all in one lobby."""
    return type("OwnLine", (SocketLine,), {"settings": settings, "lobby": lobby})

"""HTTP that is not kept waiting: requests drop by drop, answers that nobody takes, and one address with all the lines."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from burgle.language.words import FALLBACK
from burgle.table.edge.guard import HEADERS, Receive, Scope, Send, answer, busy, refusal, wished, with_headers
from burgle.table.edge.limits import neighbourhood
from burgle.table.edge.lobby import Lobby
from burgle.table.edge.settings import Settings
from burgle.table.edge.socket_line import SocketLine

LOOKS = 3  # in a row that find nothing taken; one alone may come late, when this server itself was held up
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # a request of which something is still to come, if there is one at all
HEARD_OUT = 1.0  # seconds in which somebody for whom there is no line may say what they want, to be refused in words
SPARE = 5.0  # seconds after which a body is cut off that the guard has refused as too slow


class Door(H11Protocol):
    """One line. Whoever wastes it is cut off; a line that becomes a WebSocket has limits of its own from then on."""

    settings: Settings
    lobby: Lobby
    _refused = False
    _late: asyncio.TimerHandle | None = None
    _awaited: Any = None  # the state that `_late` is to end
    _stuck: asyncio.TimerHandle | None = None
    _left: int = 0  # bytes that still had to be taken at the last look
    _idle: int = 0  # looks since then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request, but not for ever."""
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        # Behind a proxy all lines are the proxy's; the guard counts what comes through them.
        counted = host not in getattr(self.app, "trusted_hosts", ())
        welcome = self.lobby.come(neighbourhood(host), self, counted=counted)
        if welcome == "full":
            self._send_away()
            return
        if welcome == "many":
            self._refused = True
            self.app = no_line
            self._late = self.loop.call_later(HEARD_OUT, self._send_away)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take what comes; the time for headers runs from their first byte to their last, and so that for a body."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self.lobby.go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Be a door no longer; the line stays with whom it was."""
        if self._refused:
            self._send_away()
            return
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        self.lobby.change(self, cast(SocketLine, self.transport.get_protocol()))

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP. The guard never sees it, so its headers are put on here."""
        kind = (b"content-type", b"text/plain; charset=utf-8")
        self._say(400, b"Bad Request", msg.encode("ascii", "replace"), [kind, (b"connection", b"close")])
        self.transport.close()

    def wasted(self) -> bool:
        """Whether it waits for more of a request, or for somebody to take an answer."""
        return self.conn.their_state in UNFINISHED or self._stuck is not None

    def drop(self) -> None:
        """Give the line up for somebody else."""
        self._send_away()

    def _send_away(self) -> None:
        """Close the line at once, and say why if nothing else was said to what is under way."""
        self._stop_waiting()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            body, headers = refusal(busy(), FALLBACK)
            self._say(503, b"Service Unavailable", body, headers)
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def _say(self, status: int, reason: bytes, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
        """Answer without asking the application."""
        headers = [*headers, (b"cache-control", b"no-store"), *HEADERS.items()]
        said = h11.Response(status_code=status, headers=headers, reason=reason)
        for event in (said, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")

    def pause_writing(self) -> None:
        """More is sent than is taken: look now and then whether anything is."""
        super().pause_writing()
        self._left, self._idle = self.transport.get_write_buffer_size(), 0
        self._stuck = self._stuck or self._look_again()

    def resume_writing(self) -> None:
        """It was taken."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close a line on which nothing more comes; if not even the last answer was taken, at once."""
        super().timeout_keep_alive_handler()
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.transport.abort()

    def _look(self) -> None:
        """Cut off who has taken nothing for a while; a slow line may take its time."""
        self._stuck = None
        left = self.transport.get_write_buffer_size()
        self._idle = self._idle + 1 if left >= self._left else 0
        if self._idle == LOOKS:
            self.transport.abort()
            return
        self._left = left
        self._stuck = self._look_again()

    def _look_again(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self.settings.take_within / LOOKS, self._look)

    def _watch(self) -> None:
        state = self.conn.their_state
        if state not in UNFINISHED or self.transport.is_closing():
            self._stop()  # it is complete
        elif self._late is None or (self._awaited is not state and not self._refused):
            self._stop()
            within = self.settings.headers_within if state is h11.IDLE else self.settings.body_within + SPARE
            self._late, self._awaited = self.loop.call_later(within, self._cut), state

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self._late = None
        if self.conn.their_state is self._awaited:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        self._stop()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


async def no_line(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse whatever is asked on a line too many, in the language of who asks."""
    await answer(busy(), wished(scope), with_headers(send), "http.response")


def door(settings: Settings, lobby: Lobby) -> type[Door]:
    """The doors of one server, all to one lobby."""
    return type("OwnDoor", (Door,), {"settings": settings, "lobby": lobby})

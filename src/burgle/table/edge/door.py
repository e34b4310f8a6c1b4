"""HTTP that is not kept waiting: headers drop by drop, answers that nobody takes, and one address with all the lines."""

from __future__ import annotations

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from burgle.table.edge.guard import HEADERS
from burgle.table.edge.limits import neighbourhood
from burgle.table.edge.settings import Settings

LOOKS = (
    3  # in a row that find nothing taken; a single one may come late and at once, when this server itself was held up
)


class Door(H11Protocol):
    """One line. Whoever wastes it is cut off; a line that becomes a WebSocket has limits of its own from then on."""

    settings: Settings
    lines: Counter[str]  # open ones by address
    _whence: str = ""
    _late: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _left: int = 0  # bytes that still had to be taken at the last look
    _idle: int = 0  # looks since then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request, but not for ever."""
        super().connection_made(transport)
        whence = neighbourhood(self.client[0]) if self.client else "?"
        # Behind a proxy all lines are the proxy's.
        if self.lines[whence] >= self.settings.lines_per_address and not self.settings.origins:
            transport.abort()
            return
        self._whence = whence
        self.lines[whence] += 1
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take what comes; the time for headers runs from their first byte to their last."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Be a door no longer."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP. The guard never sees it, so its headers are put on here."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *HEADERS.items()]
        refusal = h11.Response(
            status_code=400, headers=[*headers, (b"cache-control", b"no-store")], reason=b"Bad Request"
        )
        for event in (refusal, h11.Data(data=msg.encode("ascii", "replace")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

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
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._stop()  # the headers are complete
        elif self._late is None:
            self._late = self.loop.call_later(self.settings.headers_within, self._cut)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self._late = None
        if self.conn.their_state is h11.IDLE:
            self.transport.abort()

    def _let_go(self) -> None:
        """Forget this line."""
        self._stop()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        if self._whence:
            self.lines[self._whence] -= 1
            if not self.lines[self._whence]:
                del self.lines[self._whence]
            self._whence = ""


def door(settings: Settings) -> type[Door]:
    """The doors of one server; they count together."""
    return type("OwnDoor", (Door,), {"settings": settings, "lines": Counter()})

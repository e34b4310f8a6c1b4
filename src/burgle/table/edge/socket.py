"""One device on a WebSocket: hello first, then requests in and everything that happens out, until either goes away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from burgle.language.words import spoken
from burgle.table.channels import encode
from burgle.table.edge import strict
from burgle.table.edge.desk import Desk, address_of, desk_of
from burgle.table.edge.mistakes import mistake
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Denied, Entered
from burgle.table.messages import ClientMessage, Done, Hello, Ping, Pong, Refused
from burgle.table.wording import word

NOT_TEXT = 1003
NOT_JSON = 1007
POLICY = 1008
BROKEN = 1011
RESTART = 1012
LATER = 1013
MOST_REASON = 123  # bytes that a closing frame has room for
PATIENCE = 3  # messages that may come too fast before the line is cut

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_PONG = encode(Pong())


class Cut(Exception):
    """The line is to be closed with a code, and a reason by its id among the server's words."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Play or watch a table."""
    desk = desk_of(socket)
    await Device(socket, desk).run()


class Device:
    """One socket from its hello to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk) -> None:
        self.socket, self.desk = socket, desk
        self.address = address_of(socket)
        self.entry: Entered | None = None
        self.lang = lang_of(socket)  # until it has said hello
        self.hasty = 0
        self.answering = (
            asyncio.Lock()
        )  # held while a request is under way: its answer goes out before the line is closed

    async def run(self) -> None:
        """Serve the device."""
        await self.socket.accept()
        counted = False
        try:
            self.desk.connect(self.address)
            counted = True
            entry = await self.come_in()
            await self.live(entry)
        except Denied as denied:
            with contextlib.suppress(Cut, OSError):  # it may be gone, or take nothing any more
                await self.send(encode(denied.told(self.lang)))
            later = denied.refused.error == "not_saved"  # the same may be right in a moment
            await self.close(LATER if later else POLICY, denied.told(self.lang).text)
        except Cut as cut:
            await self.close(cut.code, word(cut.reason, self.lang))
        except (WebSocketDisconnect, OSError):
            pass
        except Exception as error:
            self.desk.trouble(self.entry.table if self.entry is not None else "", -1, error)
            await self.close(BROKEN, word("error-internal", self.lang))
        finally:
            if counted:
                self.desk.disconnect(self.address)
            if self.entry is not None:
                self.desk.stand(self.entry)
                await self.desk.host.leave(self.entry)

    async def come_in(self) -> Entered:
        """Hear the hello and authenticate; before that the table knows nothing of this device."""
        if self.desk.stopping:
            await self.send(self.desk.goodbye(word("bye-restart", self.lang)))
            raise Cut(RESTART, "bye-restart")
        try:
            async with asyncio.timeout(self.desk.settings.hello_within):
                hello = await self.hear()
        except TimeoutError:
            raise Cut(POLICY, "bye-hello") from None
        except msgspec.ValidationError as error:
            raise mistake(error) from None
        if not isinstance(hello, Hello):
            raise Cut(POLICY, "bye-hello")
        self.lang = spoken(hello.lang)
        try:
            entry = await self.desk.host.enter(hello)
        except Denied as denied:
            raise self.desk.denied(self.address, denied) from None
        self.entry = entry
        self.desk.sit(entry)
        self.socket.scope.get("state", {})["entered"] = True  # from now on the line is not dropped for others
        self.desk.log.info("enter", table=entry.table, seats=",".join(map(str, entry.seats)))
        return entry

    async def live(self, entry: Entered) -> None:
        """Send and hear at the same time. Whoever only sends never notices that the other side has gone."""
        for data in entry.first:
            await self.send(data)
        entry.viewer.direct = self.socket.scope.get("state", {}).get("push")
        hearing, sending = asyncio.create_task(self.listen(entry)), asyncio.create_task(self.pump(entry))
        try:
            done, _ = await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, sending):
                task.cancel()
            await asyncio.gather(hearing, sending, return_exceptions=True)
        for task in done:
            task.result()

    async def pump(self, entry: Entered) -> None:
        """Send what waits; every answer goes this way too, so that the queue bounds it all."""
        while batch := await entry.viewer.next():
            for data in batch:
                await self.send(data)
        reason = entry.viewer.reason
        if reason == "slow":
            raise Cut(LATER, "bye-slow")
        async with self.answering:
            pass
        if reason == "revoked":
            raise Cut(POLICY, "bye-handed-on")
        why = "bye-restart" if self.desk.stopping else "bye-again"
        await self.send(self.desk.goodbye(word(why, self.lang)))
        raise Cut(RESTART, "bye-again")

    async def listen(self, entry: Entered) -> None:
        """Hear requests, one after the other."""
        while True:
            try:
                message = await self.hear()
            except msgspec.ValidationError as error:
                entry.viewer.put(encode(mistake(error).told(self.lang)))
                self.slow_down(entry, "")
                continue
            if not self.slow_down(entry, getattr(message, "key", "")):
                continue
            if isinstance(message, Ping):
                entry.viewer.put(_PONG)
            elif isinstance(message, Hello):
                entry.viewer.put(encode(Refused(key="", error="malformed", text=word("met-already", self.lang))))
            else:
                async with self.answering:
                    await self.answer(entry, message)

    async def answer(self, entry: Entered, message: ClientMessage) -> None:
        """Have a request done; what is done is acknowledged as soon as it is saved, all else when it is answered."""
        told = False

        def acknowledge(done: Done) -> None:
            nonlocal told
            if not entry.viewer.reason:
                entry.viewer.put(encode(done))
                told = True

        result = await self.desk.request(entry, message, acknowledge)
        if told:
            return
        answer = encode(result)
        if entry.viewer.reason:  # the table has let go of this device, perhaps by this very request
            await self.send(answer)
        entry.viewer.put(answer)

    def slow_down(self, entry: Entered, key: str) -> bool:
        """Refuse what comes too fast; who goes on regardless is cut off."""
        try:
            self.desk.pace(entry.table, entry.seats, self.address)
        except Denied as denied:
            self.hasty += 1
            if self.hasty > PATIENCE:
                raise Cut(POLICY, "error-too_fast") from None
            entry.viewer.put(encode(denied.told(self.lang, key)))
            return False
        self.hasty = 0
        return True

    async def hear(self) -> ClientMessage:
        """Wait for a message; ValidationError if it is JSON but none of ours."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        if text is None:
            raise Cut(NOT_TEXT, "bye-text")
        try:
            data = text.encode()
            if len(data) > self.desk.settings.message:
                raise Cut(1009, "error-too_large")
            strict.check(data)
        except (strict.NotJson, UnicodeEncodeError):
            raise Cut(NOT_JSON, "error-malformed") from None
        return _decoder.decode(data)

    async def send(self, data: bytes) -> None:
        """Send one message; a line that takes nothing for too long is cut."""
        try:
            async with asyncio.timeout(self.desk.settings.send_within):
                await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except TimeoutError:
            raise Cut(LATER, "bye-slow") from None

    async def close(self, code: int, reason: str) -> None:
        """Close the line, with force if it takes nothing any more."""
        self.desk.counters[f"closed_{code}"] += 1
        try:
            async with asyncio.timeout(1.0):
                await self.socket.close(code, reason.encode()[:MOST_REASON].decode(errors="ignore"))
        except TimeoutError:
            abort: Callable[[], None] | None = self.socket.scope.get("state", {}).get("abort")
            if abort is not None:
                abort()
        except Exception:
            with contextlib.suppress(Exception):  # it has gone by itself
                await self.socket.close(code)

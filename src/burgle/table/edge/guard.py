"""The guard at the door: Host and Origin, methods and content types, sizes and strict JSON, and headers on every answer.

It stands before the framework, so that no route, error page or file can be reached or sent without it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from burgle.table.edge import strict
from burgle.table.edge.limits import neighbourhood
from burgle.table.edge.settings import Settings
from burgle.table.edge.speech import lang_from
from burgle.table.guests import Denied

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
NAMES = ("127.0.0.1", "localhost", "[::1]")
ANY = ("0.0.0.0", "::", "")
FILES = ("/api/replays", "/api/campaigns/import")  # where a file comes in, not a message
DRAIN = 4
Problem = tuple[int, Denied]  # the status, and why
Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]


def busy() -> Problem:
    """What an address with too many lines is told; made when it is needed, since a start has no words yet."""
    return 503, Denied("too_fast", "too-many-lines")


class Guard:
    """Lets through what may pass."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.files: Counter[str] = Counter()  # that come in now, by address
        self.under_way: Counter[str] = Counter()  # requests and sockets, by the address that a proxy tells
        self.origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self.names = frozenset([*NAMES, *([] if settings.host in ANY else [bracketed(settings.host)])])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        check = self.http if scope["type"] == "http" else self.websocket
        whence = neighbourhood((scope.get("client") or ("?", 0))[0])
        crowded = self.under_way[whence] >= self.settings.lines_per_address
        self.under_way[whence] += 1
        try:
            await check(scope, receive, with_headers(send), busy() if crowded else None)
        finally:
            self.under_way[whence] -= 1
            if not self.under_way[whence]:
                del self.under_way[whence]

    async def http(self, scope: Scope, receive: Receive, send: Send, problem: Problem | None) -> None:
        """Check a request; its body is read here, within its limits, and handed on whole."""
        headers = list(scope["headers"])
        problem = problem or self.stranger(scope, headers) or misuse(scope["method"], scope["path"], headers)
        if problem is None and scope["method"] == "POST":
            body = await self.whole(scope, headers, receive)
            if isinstance(body, bytes):
                await self.app(scope, replayed(body, receive), send)
                return
            problem = body
        if problem is None:
            await self.app(scope, receive, send)
            return
        await answer(problem, wished(scope), send, "http.response")

    async def websocket(self, scope: Scope, receive: Receive, send: Send, problem: Problem | None) -> None:
        """Check a socket before it is opened."""
        problem = problem or self.stranger(scope, list(scope["headers"]))
        if problem is None:
            await self.app(scope, receive, send)
        elif "websocket.http.response" in (scope.get("extensions") or {}):
            await answer(problem, wished(scope), send, "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].told(wished(scope)).text})

    def stranger(self, scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> Problem | None:
        """Refuse who calls this server by a name that is not its own, and browsers that were sent by another page."""
        server = scope.get("server") or ("", 0)
        port = server[1] or self.settings.port
        allowed = {f"{name}:{port}" for name in self.names} | {f"{bracketed(server[0])}:{port}"}
        if port == 80:
            allowed |= {name.removesuffix(":80") for name in allowed}
        origins = {f"http://{host}" for host in allowed} | self.origins
        allowed |= {urlsplit(origin).netloc for origin in self.origins}
        hosts = all_of(headers, b"host")
        if len(hosts) != 1 or hosts[0].lower() not in allowed:
            return 403, Denied("malformed", "other-name")
        found = all_of(headers, b"origin")
        if len(found) > 1 or (found and found[0].lower() not in origins):
            return 403, Denied("malformed", "other-page")
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return None  # links from elsewhere may lead here; they change nothing
        site = all_of(headers, b"sec-fetch-site")
        if site and site[0] not in ("same-origin", "none"):
            return 403, Denied("malformed", "other-page")
        return None

    async def whole(self, scope: Scope, headers: list[tuple[bytes, bytes]], receive: Receive) -> bytes | Problem:
        """Read a body. Of files only a few come in at a time: many slow ones together would fill the memory."""
        path: str = scope["path"]
        if path.rstrip("/") not in FILES:
            return await self.body(path, headers, receive)
        whence = neighbourhood((scope.get("client") or ("?", 0))[0])
        if self.files[whence] >= self.settings.files_per_address or self.files.total() >= self.settings.files:
            return 429, Denied("too_fast", "busy")
        self.files[whence] += 1
        try:
            return await self.body(path, headers, receive)
        finally:
            self.files[whence] -= 1
            self.files += Counter()  # drop what is zero

    async def body(self, path: str, headers: list[tuple[bytes, bytes]], receive: Receive) -> bytes | Problem:
        """Read a body; what is too large, too slow or no strict JSON is a problem."""
        is_file = path.rstrip("/") in FILES
        most = self.settings.file if is_file else self.settings.body
        most = self.settings.message if path.rstrip("/").endswith("/request") else most
        length = all_of(headers, b"content-length")
        if length and (not length[0].isdecimal() or int(length[0]) > most * DRAIN):
            return 413, Denied("too_large")
        data, size = bytearray(), 0
        try:
            async with asyncio.timeout(self.settings.body_within):
                more = True
                while (
                    more and size <= most * DRAIN
                ):  # what is a little too large is heard out, so that the answer arrives
                    message = await receive()
                    if message["type"] != "http.request":
                        return 400, Denied("malformed")
                    part, more = message.get("body", b""), message.get("more_body", False)
                    size += len(part)
                    if size <= most:
                        data += part
            if size > most:
                return 413, Denied("too_large")
            if not is_file:
                strict.check(bytes(data))
        except TimeoutError:
            return 408, Denied("malformed", "took-too-long")
        except strict.NotJson as error:
            return 400, Denied("malformed", error)
        return bytes(data)


def misuse(method: str, path: str, headers: list[tuple[bytes, bytes]]) -> Problem | None:
    """Refuse methods that nothing here needs, and bodies that a form of another page could send."""
    if method not in ("GET", "HEAD", "POST"):
        return 405, Denied("malformed", "only-get-and-post")
    if method == "POST":
        kinds = all_of(headers, b"content-type")
        kind, _, rest = kinds[0].lower().partition(";") if len(kinds) == 1 else ("", "", "")
        wanted = "application/x-ndjson" if path.rstrip("/") in FILES else "application/json"
        if kind.strip() != wanted or rest.strip() not in ("", "charset=utf-8"):
            return 415, Denied("malformed", "send-type", type=wanted)
    return None


def all_of(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in headers if key.lower() == name]


def bracketed(host: str) -> str:
    """Write an address as it stands in a URL."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def with_headers(send: Send) -> Send:
    """Put the security headers on every answer; what a route has set itself stays."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            own = list(message.get("headers") or [])
            named = {key.lower() for key, _ in own}
            more = [(key, value) for key, value in HEADERS.items() if key not in named]
            if b"cache-control" not in named:
                more.append((b"cache-control", b"no-store"))
            message["headers"] = [*own, *more]
        await send(message)

    return sending


def replayed(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read before, then whatever else comes."""
    waiting = [body]

    async def receiving() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receiving


def wished(scope: Scope) -> str:
    """In which language somebody is refused."""
    return lang_from(scope["headers"], scope.get("query_string", b""))


def refusal(problem: Problem, lang: str) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """Write a refusal in the shape that all errors have: a body and its headers."""
    status, denied = problem
    data = msgspec.json.encode(denied.told(lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    if status in (429, 503):
        headers.append((b"retry-after", b"10"))
    if status != 403:
        headers.append((b"connection", b"close"))  # what is left of the body is not read
    return data, headers


async def answer(problem: Problem, lang: str, send: Send, kind: str) -> None:
    """Refuse somebody."""
    data, headers = refusal(problem, lang)
    await send({"type": f"{kind}.start", "status": problem[0], "headers": headers})
    await send({"type": f"{kind}.body", "body": data, "more_body": False})

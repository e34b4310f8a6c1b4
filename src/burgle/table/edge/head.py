"""HEAD for whatever can be got: the same answer without its body, as monitors and proxies ask for it."""

from __future__ import annotations

from burgle.table.edge.guard import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Asks the application as if with GET, and keeps the body back."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand one connection on."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, sending)

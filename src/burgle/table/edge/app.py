"""The server put together: routes, errors in one shape, the API's description, and the guard before them all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import burgle
from burgle.table.edge import campaigns, catalogues, coaching, matches, metrics, pages, positions, routes, shelf, tapes
from burgle.table.edge.desk import Desk, desk_of
from burgle.table.edge.guard import Guard
from burgle.table.edge.head import HeadRequests
from burgle.table.edge.lobby import Lobby
from burgle.table.edge.mistakes import mistake
from burgle.table.edge.openapi import SCHEMES
from burgle.table.edge.settings import Settings
from burgle.table.edge.socket import table_socket
from burgle.table.edge.speech import lang_of
from burgle.table.edge.upkeep import open_host
from burgle.table.guests import Denied
from burgle.table.host import Host
from burgle.table.messages import Refused
from burgle.table.store import NotSaved
from burgle.table.wording import word

TIDY = 30.0  # seconds between looks at what is over
OpenHost = Callable[[Settings], AbstractAsyncContextManager[Host]]


class Edge:
    """A server without its network: an ASGI application, and the desk while it runs."""

    def __init__(self, settings: Settings, opened: OpenHost = open_host) -> None:
        self.settings = settings
        self.desk: Desk | None = None
        self.failure: Exception | None = None  # why it could not start
        self.lobby = Lobby(settings)
        self._opened = opened
        self.litestar = Litestar(
            [
                *pages.ROUTES,
                *routes.ROUTES,
                *campaigns.ROUTES,
                *shelf.ROUTES,
                *tapes.ROUTES,
                *coaching.ROUTES,
                *matches.ROUTES,
                *positions.ROUTES,
                *catalogues.ROUTES,
                *metrics.ROUTES,
                table_socket,
            ],
            lifespan=[self.lifespan],
            exception_handlers={Denied: denied, NotSaved: away, HTTPException: bad_request, Exception: internal},
            openapi_config=OpenAPIConfig(
                title="Burgle",
                version=burgle.__version__,
                description="Tables, seats and requests. Live play is on the WebSocket /ws.",
                path="/schema",
                components=SCHEMES,
                use_handler_docstrings=True,
                render_plugins=[pages.PlainReference(path="/")],
            ),
            logging_config=None,
            debug=False,
        )
        self.app = Guard(HeadRequests(self.litestar), settings)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open the host for as long as the server runs."""
        async with AsyncExitStack() as stack:
            try:
                host = await stack.enter_async_context(self._opened(self.settings))
            except Exception as error:
                self.failure = error  # whoever started this says it better than uvicorn would
                logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
                raise
            self.desk = Desk(host, self.settings, self.lobby)
            app.state["desk"] = self.desk
            app.state["shelf"] = shelf.Shelf(self.desk.reading, partial(host.house.read, host.house.kept_books))
            app.state["coaching"] = coaching.Coaching(self.desk.trouble, self.settings.coach_within)
            stack.push_async_callback(app.state["coaching"].close)
            app.state["matches"] = matches.Matches(self.desk.trouble, self.settings.match_within)
            stack.push_async_callback(app.state["matches"].close)
            app.state["catalogues"] = catalogues.Catalogues(host.house.folders, host.house.books)
            tidying = asyncio.create_task(now_and_then(self.desk.tidy, app.state["shelf"].tidy))
            stack.callback(tidying.cancel)
            yield
            await self.desk.stop()


async def now_and_then(*chores: Callable[[], None]) -> None:
    """Do some chores again and again."""
    while True:
        await asyncio.sleep(TIDY)
        for chore in chores:
            chore()


def denied(request: Request[Any, Any, Any], error: Denied) -> Response[bytes]:
    """What the host refuses."""
    return routes.problem(error.told(lang_of(request)))


def away(request: Request[Any, Any, Any], error: NotSaved) -> Response[bytes]:
    """What cannot be looked up or written now."""
    return denied(request, Denied("not_saved"))


def bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: no such route, or a body of another type. Only the first detail is told."""
    why = {404: "nothing-here", 405: "not-done-here"}.get(error.status_code)
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    told = unread(extra) if isinstance(extra, dict) else Denied("malformed")
    refused = (told if why is None else Denied("malformed", why)).told(lang_of(request))
    return routes.problem(refused, error.status_code if error.status_code < 500 else 400)


def unread(extra: dict[str, Any]) -> Denied:
    """Say what the framework could not read; its place in a body is written as everywhere else."""
    where = str(extra.get("key", "$"))
    if extra.get("source") == "body":
        where = "$" if where == "data" else f"$.{where}"
    return mistake(extra.get("message", ""), where)


def internal(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What should not happen: logged, and told without any detail."""
    desk_of(request).trouble("", -1, error)
    return routes.problem(Refused(key="", error="internal", text=word("error-internal", lang_of(request))))

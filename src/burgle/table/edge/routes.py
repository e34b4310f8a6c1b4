"""The table over HTTP, for scripts, bots and whoever has no socket: the same messages, tokens only in the header."""

from __future__ import annotations

import asyncio
from typing import Any, Self, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.campaign.log import NoBox
from burgle.table.channels import encode
from burgle.table.edge.bodies import JoinTable, MyTables, NewTable, RedeemCode, RequestMessage, WhatIf
from burgle.table.edge.desk import Desk, address_of, desk_of
from burgle.table.edge.mistakes import mistake
from burgle.table.edge.openapi import LOOK, MAKE, STATUS, TABLE, TOKEN, TOKEN_OR_NONE, Heard, answers
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created, Credentials, Denied, Joined, Listed
from burgle.table.host import MOST_LISTED
from burgle.table.messages import PROTOCOL, Answer, Done, Hello, Ping, Pong, Refused, TableInfo
from burgle.table.rulebooks import OtherRules

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

LONGEST_TOKEN = 100
LARGEST_NUMBER = 1 << 53  # of a line: JavaScript has none beyond it either


def tokens_of(request: AnyRequest) -> list[str]:
    """The tokens of a request: `Authorization: Bearer one` or `Bearer one,two` for several seats on one device."""
    header = request.headers.get("authorization", "")
    if not header:
        return []
    kind, _, rest = header.partition(" ")
    found = [token.strip() for token in rest.split(",")]
    if kind.lower() != "bearer" or not all(0 < len(token) <= LONGEST_TOKEN for token in found):
        raise Denied("malformed", "send-token")
    return list(dict.fromkeys(found))


async def strictly(request: AnyRequest, kind: type[T] | Any) -> T:
    """Read a body as exactly its type. The framework would take "2" for 2, and then so would everybody's clients."""
    try:
        found: T = msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise mistake(error) from None
    return found


class Caller:
    """Who asks: counts wrong tokens, and has those wait who show too many."""

    def __init__(self, request: AnyRequest, table: str = "") -> None:
        self.desk: Desk = desk_of(request)
        self.address = address_of(request)
        self.tokens = tokens_of(request)
        self.table = table
        self.lang = lang_of(request)

    @property
    def credentials(self) -> Credentials:
        """For the host."""
        return Credentials(table=self.table, tokens=self.tokens, lang=self.lang)

    async def pace(self, what: str) -> None:
        """Refuse who does something too often."""
        self.desk.pace(self.table, await self.desk.host.seats_of(self.credentials), self.address, what)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, Denied):
            told = self.desk.denied(self.address, error)
            if told is not error:
                raise told from None
        elif isinstance(error, OtherRules):  # a box that was changed or taken away while the server runs
            raise Denied("not_now", error) from error
        elif isinstance(error, NoBox):
            raise Denied("not_now", "campaign-refuses", reason=str(error)) from error


@post("/api/tables", summary="Make a table", responses=answers(*MAKE, post=True))
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
    """Make a table; the answer holds the tokens of the seats played here, of the invitation, and for watching."""
    desk = desk_of(request)
    desk.may_create(address_of(request))
    wish: NewTable = await strictly(request, NewTable)
    created = await desk.host.create(wish.settings, wish.seats)
    desk.log.info("create", table=created.table, game=wish.settings.game, players=wish.settings.players)
    return created


@get("/api/tables", summary="List my tables", responses=answers(*LOOK), security=TOKEN_OR_NONE)
async def my_tables(request: AnyRequest) -> list[Listed]:
    """List the tables that the tokens in the header open, the latest first."""
    caller = Caller(request)
    caller.desk.may_look(caller.address)
    return await caller.desk.host.mine(caller.tokens)


@post("/api/mine", summary="List my tables and whose turn it is", status_code=200, responses=answers(*LOOK, post=True))
async def mine(request: AnyRequest, data: JSONBody[MyTables]) -> list[Listed]:
    """The same for more tokens than fit into a header: where to play on, and where it is my turn."""
    caller = Caller(request)
    caller.desk.may_look(caller.address)
    wish: MyTables = await strictly(request, MyTables)
    if len(wish.tokens) > MOST_LISTED or any(len(token) > LONGEST_TOKEN for token in wish.tokens):
        raise Denied("malformed", "send-fewer-tokens", most=MOST_LISTED)
    return await caller.desk.host.mine(wish.tokens)


@get("/api/tables/{table:str}", summary="Look at a table", responses=answers(*TABLE), security=TOKEN_OR_NONE)
async def table_info(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """What everybody at the table may know. The token of an invitation is enough."""
    with Caller(request, table) as caller:
        await caller.pace("info")
        return await caller.desk.host.info(caller.credentials)


@post(
    "/api/tables/{table:str}/join",
    summary="Take a free seat",
    responses=answers(*TABLE, "full", post=True),
    security=TOKEN,
)
async def join_table(request: AnyRequest, table: FromPath[str], data: JSONBody[JoinTable]) -> Joined:
    """Take a free seat with the token of the invitation."""
    with Caller(request, table) as caller:
        if len(caller.tokens) != 1:
            raise Denied("no_seat", "send-invitation")
        wish: JoinTable = await strictly(request, JoinTable)
        return await caller.desk.host.join(
            table, caller.tokens[0], wish.seat, wish.name, wish.colour, wish.nonce, wish.token
        )


@post("/api/devices", summary="Play a seat on this device as well", responses=answers(*TABLE, post=True))
async def redeem(request: AnyRequest, data: JSONBody[RedeemCode]) -> Joined:
    """Use up the short code that another device was given."""
    desk, address = desk_of(request), address_of(request)
    desk.may_guess(address)
    wish: RedeemCode = await strictly(request, RedeemCode)
    desk.guesses.add(address)  # before it is looked up: of many at once, none is free
    return await desk.host.redeem(wish.code)


@post(
    "/api/tables/{table:str}/request",
    summary="Say anything to a table",
    status_code=200,
    security=TOKEN_OR_NONE,
    responses=answers(*STATUS, post=True, ok=Done | Answer | Pong),
)
async def say(
    request: AnyRequest, table: FromPath[str], data: JSONBody[RequestMessage]
) -> Response[Done | Refused | Answer | Pong]:
    """Any message of the protocol but the hello. The same key is done only once, and answered the same way."""
    with Caller(request, table) as caller:
        await caller.pace("say")
        message: RequestMessage = await strictly(request, RequestMessage)
        if isinstance(message, Ping):
            return Response(Pong())
        result = await caller.desk.request(caller.credentials, message)
        if isinstance(result, Refused):
            if result.error == "no_seat":
                result = caller.desk.denied(caller.address, Denied("no_seat")).told(caller.lang, result.key)
            return Response(result, status_code=STATUS.get(result.error, 400), headers=when(result))
        return Response(result)


@get(
    "/api/tables/{table:str}/state",
    summary="What a socket would hear",
    media_type="application/json",
    security=TOKEN_OR_NONE,
    responses=answers(*TABLE, "full", "protocol", ok=Heard),
)
async def table_state(
    request: AnyRequest,
    table: FromPath[str],
    since: FromQuery[int] = -1,
    run: FromQuery[str] = "",
    wait: FromQuery[float] = 0.0,
) -> Response[bytes]:
    """Snapshots, or the updates since a line: `{"run": ..., "messages": [...]}`.

    `since` and `run` are what the last answer said; `wait` is for how many seconds to wait for something new.
    """
    with Caller(request, table) as caller:
        await caller.pace("state")
        if since >= LARGEST_NUMBER:
            raise Denied("malformed")
        host = caller.desk.host
        found = await host.look(caller.credentials, since, run)
        if not found and wait > 0 and not caller.desk.stopping:
            hello = Hello(protocol=PROTOCOL, table=table, tokens=caller.tokens, since=since, run=run, lang=caller.lang)
            found = await news(caller, hello, min(wait, caller.desk.settings.poll))
        body = b'{"run":"%s","messages":[%s]}' % (host.run.encode(), b",".join(found))
        return Response(body, media_type="application/json")


class Numbered(msgspec.Struct):
    """The number of a message."""

    seq: int = -1


async def news(caller: Caller, hello: Hello, wait: float) -> list[bytes]:
    """Wait at the table like a socket would, until a line is written or the time is up; who comes and goes is no news."""
    entry = await caller.desk.host.enter(hello)
    try:
        caller.desk.sit(entry)
        found = entry.first[1:]
        async with asyncio.timeout(wait):
            while not found:
                heard = await entry.viewer.next()
                if not heard:
                    break
                found = [data for data in heard if msgspec.json.decode(data, type=Numbered).seq > hello.since]
        return found
    except TimeoutError:
        return []
    finally:
        caller.desk.stand(entry)
        await caller.desk.host.leave(entry)


@get(
    "/api/tables/{table:str}/replay",
    summary="Download a finished game",
    media_type="application/x-ndjson",
    security=TOKEN_OR_NONE,
    responses=answers(*TABLE),
)
async def replay(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """A file that `burgle verify` checks and any table can open."""
    with Caller(request, table) as caller:
        caller.desk.may_look(caller.address)
        data = await caller.desk.host.replay(caller.credentials)
        name = "".join(letter for letter in table if letter.isascii() and letter.isalnum())[:40]
        headers = {"content-disposition": f'attachment; filename="burgle-{name}.replay"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)


@post(
    "/api/tables/{table:str}/what-if",
    summary="Play on from a position",
    responses=answers(*TABLE, post=True),
    security=TOKEN_OR_NONE,
)
async def what_if(request: AnyRequest, table: FromPath[str], data: JSONBody[WhatIf]) -> Created:
    """Make a table from a position as one seat saw it; what it could not see is dealt again."""
    with Caller(request, table) as caller:
        caller.desk.may_create(caller.address)
        wish: WhatIf = await strictly(request, WhatIf)
        return await caller.desk.host.what_if(caller.credentials, wish.seat, wish.line)


def problem(refused: Refused, status: int = 0) -> Response[bytes]:
    """An error in the shape that all errors have."""
    return Response(
        encode(refused),
        status_code=status or STATUS.get(refused.error, 400),
        media_type="application/json",
        headers=when(refused),
    )


def when(refused: Refused) -> dict[str, str] | None:
    """Say when to try again, if that may help."""
    return {"retry-after": "10"} if refused.error in ("too_fast", "not_saved") else None


ROUTES = [
    create_table, my_tables, mine, table_info, join_table, redeem, say, table_state, replay, what_if,
]  # fmt: skip

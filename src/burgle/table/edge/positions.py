"""Positions in one line over HTTP: copied from a table or a finished game, and opened as a table of one's own."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.table import positions
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, MAKE, TABLE, TOKEN_OR_NONE, answers
from burgle.table.edge.routes import Caller, strictly
from burgle.table.edge.shelf import looked, shelf_of
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created, SeatWish
from burgle.table.replay_child import Lay, LookAt

AnyRequest = Request[Any, Any, Any]


class Position(msgspec.Struct, kw_only=True):
    """A position in one line (docs/positions.md)."""

    position: str


class OpenPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position to play on from, and who wants to."""

    position: str
    name: str = ""
    colour: str = ""
    nonce: str = ""


@get(
    "/api/tables/{table:str}/position",
    summary="The position of a table in one line",
    responses=answers(*TABLE, "assist_off"),
    security=TOKEN_OR_NONE,
)
async def of_table(request: AnyRequest, table: FromPath[str], seat: FromQuery[int] = positions.ALL) -> Position:
    """What a seat knows of it; all of it (-1) once the game is over. While it goes on, where a what-if may be had too."""
    with Caller(request, table) as caller:
        caller.desk.may_look(caller.address)
        return Position(position=await caller.desk.host.position(caller.credentials, seat))


@get(
    "/api/replays/{replay:str}/position",
    summary="A position of a finished game in one line",
    responses=answers(*LOOK, "no_table", "not_now"),
)
async def of_replay(
    request: AnyRequest, replay: FromPath[str], step: FromQuery[int], seat: FromQuery[int] = positions.ALL
) -> Position:
    """All of it, or what a seat knew."""
    return msgspec.json.decode(
        await looked(request, LookAt(name=replay, what="position", at=step, seat=seat)), type=Position
    )


@post("/api/positions", summary="Play on from a position in one line", responses=answers(*MAKE, post=True))
async def open_position(request: AnyRequest, data: JSONBody[OpenPosition]) -> Created:
    """Make a table from a position; what its seat had not seen is dealt again, bots play the others."""
    desk, address = desk_of(request), address_of(request)
    wish: OpenPosition = await strictly(request, OpenPosition)
    desk.may_create(address)
    lay = Lay(text=wish.position, seed=secrets.token_bytes(32), lang=lang_of(request))
    laid = msgspec.json.decode(await shelf_of(request).reading.lay(address, lay), type=positions.LaidPosition)
    settings, rules = await desk.study(address, positions.prepared, desk.host.house, laid)
    who = SeatWish(controller="human", name=wish.name, colour=wish.colour, nonce=wish.nonce)
    return await positions.open_table(desk.host.house, laid, settings, rules, who)


ROUTES = [of_table, of_replay, open_position]

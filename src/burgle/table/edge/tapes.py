"""Finished games played back: opened at their table, any position of them, their numbers, and playing on from there.

Whatever is on the shelf has ended, so there is nothing to hide but the hands of those whose eyes one does not look through.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.table.edge.bodies import OpenedReplay
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, MAKE, TABLE, TOKEN_OR_NONE, answers
from burgle.table.edge.routes import Caller, strictly
from burgle.table.edge.shelf import as_json, looked, opened, play_on, shelf_of
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created
from burgle.table.replay_child import LookAt
from burgle.table.tape import Outline, Series, Steps
from burgle.table.thoughts import BotThought

AnyRequest = Request[Any, Any, Any]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing needs to be said."""


class WhatIfHere(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position of a finished game to play on from, as one seat saw it."""

    seat: int
    step: int


@post(
    "/api/tables/{table:str}/tape",
    summary="Open a finished game of this server",
    responses=answers(*TABLE, post=True),
    security=TOKEN_OR_NONE,
)
async def open_tape(request: AnyRequest, table: FromPath[str], data: JSONBody[OpenTable]) -> OpenedReplay:
    """Open and check the game of a table that is over, to be looked at like a downloaded one."""
    with Caller(request, table) as caller:
        await caller.pace("tape")
        file = await caller.desk.host.replay(caller.credentials)
        return opened(await shelf_of(request).put(caller.address, file, own=True), caller.lang)


@get(
    "/api/replays/{replay:str}",
    summary="Is this game open, and is it sound?",
    responses=answers(*LOOK, "no_table"),
)
async def known_replay(request: AnyRequest, replay: FromPath[str]) -> OpenedReplay:
    """The same as when it was opened."""
    desk_of(request).may_look(address_of(request))
    return opened(shelf_of(request).get(replay), lang_of(request))


@get(
    "/api/replays/{replay:str}/outline",
    summary="What is where in a finished game",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=Outline),
)
async def outline(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """Turns, attacks, knock-outs, artifacts and escapes by step; who played, and the seed."""
    return as_json(await looked(request, LookAt(name=replay, what="outline")))


@get(
    "/api/replays/{replay:str}/steps",
    summary="Positions of a finished game in a row",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=Steps),
)
async def steps(
    request: AnyRequest,
    replay: FromPath[str],
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 0,
    seat: FromQuery[int] = -1,
) -> Response[bytes]:
    """The position at a step as a seat saw it, and what changed from each step to the next; 200 at most."""
    wish = LookAt(name=replay, what="steps", at=first, last=last, seat=seat, lang=lang_of(request))
    return as_json(await looked(request, wish))


@get(
    "/api/replays/{replay:str}/odds",
    summary="The chances at a step of a finished game",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=dict[str, Any]),
)
async def step_odds(request: AnyRequest, replay: FromPath[str], step: FromQuery[int]) -> Response[bytes]:
    """What the next attack could bring, as the table would have said."""
    return as_json(await looked(request, LookAt(name=replay, what="odds", at=step)))


@get(
    "/api/replays/{replay:str}/series",
    summary="A finished game in numbers",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=Series),
)
async def series(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """Score, health, noise and luck of every seat from turn to turn, and every attack with what was to be expected."""
    return as_json(await looked(request, LookAt(name=replay, what="series")))


@get(
    "/api/replays/{replay:str}/thoughts",
    summary="Why bots did what they did",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=list[BotThought]),
)
async def replay_thoughts(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """What bots expected of their plans and of the best other way, in words, with the step that began them."""
    return as_json(await looked(request, LookAt(name=replay, what="thoughts", lang=lang_of(request))))


@get(
    "/api/tables/{table:str}/thoughts",
    summary="Why bots did what they did",
    responses=answers(*TABLE),
    security=TOKEN_OR_NONE,
)
async def table_thoughts(request: AnyRequest, table: FromPath[str]) -> list[BotThought]:
    """The same of a game that is played, where the table wants to hear it meanwhile."""
    with Caller(request, table) as caller:
        await caller.pace("thoughts")
        return await caller.desk.host.thoughts(caller.credentials)


@post(
    "/api/replays/{replay:str}/play-on",
    summary="Play on from a position of a finished game",
    responses=answers(*MAKE, "no_table", post=True),
)
async def what_if_here(request: AnyRequest, replay: FromPath[str], data: JSONBody[WhatIfHere]) -> Created:
    """Make a table from a position as one seat saw it; what it could not see is dealt again, bots play the others."""
    wish: WhatIfHere = await strictly(request, WhatIfHere)
    return await play_on(request, wish.seat, LookAt(name=replay, what="step", at=wish.step))


@get(
    "/api/replays/{replay:str}/file",
    summary="An opened game as a file",
    media_type="application/x-ndjson",
    responses=answers(*LOOK, "no_table"),
)
async def file(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """The file again, to be kept."""
    desk_of(request).may_look(address_of(request))
    found = shelf_of(request).get(replay)
    name = "".join(letter for letter in found.opening.table if letter.isascii() and letter.isalnum())[:40]
    headers = {"content-disposition": f'attachment; filename="burgle-{name}.replay"'}
    return Response(found.data, media_type="application/x-ndjson", headers=headers)


ROUTES = [
    open_tape, known_replay, outline, steps, step_odds, series, replay_thoughts, table_thoughts, what_if_here, file,
]  # fmt: skip

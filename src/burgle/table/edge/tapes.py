"""Finished games played back: opened at their table, any position of them, their numbers, and playing on from there.

Whatever is on the shelf has ended, so there is nothing to hide but the hands of those whose eyes one does not look through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.table import making
from burgle.table.edge.bodies import OpenedReplay
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.reference import LOOK, MAKE, TABLE, TOKEN_OR_NONE, answers
from burgle.table.edge.routes import Caller, strictly
from burgle.table.edge.shelf import Shelf, opened
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created, Denied
from burgle.table.replays import BadReplay, Replay, write
from burgle.table.tape import Outline, Series, Steps, Tape

AnyRequest = Request[Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")

_tapes: WeakKeyDictionary[Replay, Tape] = WeakKeyDictionary()


class OpenTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing needs to be said."""


class WhatIfHere(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position of a finished game to play on from, as one seat saw it."""

    seat: int
    step: int


async def studied(request: AnyRequest, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work something out where it keeps no table waiting."""
    return await desk_of(request).study(address_of(request), function, *args, **kwargs)


async def tape_of(request: AnyRequest, name: str) -> Tape:
    """Find the tape of an opened replay, for whoever does not ask too often; it is made once."""
    desk_of(request).may_look(address_of(request))
    shelf: Shelf = request.app.state["shelf"]
    replay = shelf.get(name)
    if replay not in _tapes:
        try:
            _tapes[replay] = await studied(request, Tape, replay)
        except BadReplay as error:
            raise Denied("malformed", error) from None
    return _tapes[replay]


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
        shelf: Shelf = request.app.state["shelf"]
        file = await caller.desk.host.replay(caller.credentials)
        return opened(shelf, *await caller.desk.study(caller.address, shelf.put, file, own=True), caller.lang)


@get(
    "/api/replays/{replay:str}",
    summary="Is this game open, and is it sound?",
    responses=answers(*LOOK, "no_table"),
)
async def known_replay(request: AnyRequest, replay: FromPath[str]) -> OpenedReplay:
    """The same as when it was opened."""
    desk_of(request).may_look(address_of(request))
    shelf: Shelf = request.app.state["shelf"]
    return opened(shelf, replay, shelf.verdict(replay), lang_of(request))


@get(
    "/api/replays/{replay:str}/outline",
    summary="What is where in a finished game",
    responses=answers(*LOOK, "no_table"),
)
async def outline(request: AnyRequest, replay: FromPath[str]) -> Outline:
    """Turns, attacks, knock-outs, artifacts and escapes by step; who played, and the seed."""
    tape = await tape_of(request, replay)
    return await studied(request, lambda: tape.outline)


@get(
    "/api/replays/{replay:str}/steps",
    summary="Positions of a finished game in a row",
    responses=answers(*LOOK, "no_table"),
)
async def steps(
    request: AnyRequest,
    replay: FromPath[str],
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 0,
    seat: FromQuery[int] = -1,
) -> Steps:
    """The position at a step as a seat saw it, and what changed from each step to the next; 200 at most."""
    tape = await tape_of(request, replay)
    there(tape, first)
    if not -1 <= seat < len(tape.record.chairs) or last < first:
        raise Denied("malformed", "replay-seats", last=len(tape.record.chairs) - 1)
    return await studied(request, tape.steps, seat, first, last, lang_of(request))


@get(
    "/api/replays/{replay:str}/odds",
    summary="The chances at a step of a finished game",
    responses=answers(*LOOK, "no_table"),
)
async def step_odds(request: AnyRequest, replay: FromPath[str], step: FromQuery[int]) -> dict[str, Any]:
    """What the next attack could bring, as the table would have said."""
    tape = await tape_of(request, replay)
    there(tape, step)
    return await studied(request, tape.odds, step)


@get("/api/replays/{replay:str}/series", summary="A finished game in numbers", responses=answers(*LOOK, "no_table"))
async def series(request: AnyRequest, replay: FromPath[str]) -> Series:
    """Score, health, noise and luck of every seat from turn to turn, and every attack with what was to be expected."""
    tape = await tape_of(request, replay)
    return await studied(request, lambda: tape.series)


@post(
    "/api/replays/{replay:str}/play-on",
    summary="Play on from a position of a finished game",
    responses=answers(*MAKE, "no_table", post=True),
)
async def what_if_here(request: AnyRequest, replay: FromPath[str], data: JSONBody[WhatIfHere]) -> Created:
    """Make a table from a position as one seat saw it; what it could not see is dealt again, bots play the others."""
    desk = desk_of(request)
    wish: WhatIfHere = await strictly(request, WhatIfHere)
    tape = await tape_of(request, replay)
    there(tape, wish.step)
    desk.may_create(address_of(request))
    return await making.what_if(desk.host.house, tape.record, wish.seat, tape.outline.lines[wish.step])


def there(tape: Tape, step: int) -> None:
    """Refuse a step that is not on the tape."""
    if not 0 <= step <= tape.last:
        raise Denied("malformed", "replay-steps", last=tape.last)


@get(
    "/api/replays/{replay:str}/file",
    summary="An opened game as a file",
    media_type="application/x-ndjson",
    responses=answers(*LOOK, "no_table"),
)
async def file(request: AnyRequest, replay: FromPath[str]) -> Response[bytes]:
    """The file again, to be kept."""
    desk_of(request).may_look(address_of(request))
    shelf: Shelf = request.app.state["shelf"]
    found = shelf.get(replay)
    data = await studied(request, write, found.log, found.book)
    name = "".join(letter for letter in found.log[0].table if letter.isalnum())[:40]
    headers = {"content-disposition": f'attachment; filename="burgle-{name}.replay"'}
    return Response(data, media_type="application/x-ndjson", headers=headers)


ROUTES = [open_tape, known_replay, outline, steps, step_odds, series, what_if_here, file]

"""The shelf beside the tables: games, cards, rules, and finished games that somebody brought along."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.bots import BOTS
from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.table import making
from burgle.table.edge.bodies import GameInfo, Games, OpenedReplay, ReplayView, Rule, WhatIf
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.reference import LOOK, MAKE, FileOperation, answers
from burgle.table.edge.routes import strictly
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created, Denied
from burgle.table.replays import BadReplay, Replay, brought, read
from burgle.table.rulebooks import PAST, Books, Folders
from burgle.table.verify import Verdict, verify

AnyRequest = Request[Any, Any, Any]

MOST_REPLAYS = 16


class Shelf:
    """Replays that were opened lately; the oldest is forgotten first."""

    def __init__(self, folders: Folders, books: Books = PAST) -> None:
        self.folders, self.books = folders, books
        self._open: OrderedDict[str, Replay] = OrderedDict()
        self._verdicts: dict[str, Verdict] = {}

    def put(self, data: bytes, *, own: bool = False) -> tuple[str, Verdict]:
        """Open a file (or a log of our `own`) and check it; a name is given only to one that can be looked at."""
        try:
            found = Replay(read(data), self.folders, self.books, own=own)
            found.book = brought(data)
        except BadReplay as error:
            raise Denied("malformed", error) from None
        for name, known in self._open.items():
            if known.log[-1].hash == found.log[-1].hash:  # the chain was checked: it is the same game
                return name, self._verdicts[name]
        verdict = verify(data, self.folders, self.books, own=own)
        name = secrets.token_hex(8)
        self._open[name] = found
        self._verdicts[name] = verdict
        while len(self._open) > MOST_REPLAYS:
            del self._verdicts[self._open.popitem(last=False)[0]]
        return name, verdict

    def verdict(self, name: str) -> Verdict:
        """What checking an opened replay has shown."""
        self.get(name)
        return self._verdicts[name]

    def get(self, name: str) -> Replay:
        """Find an opened replay."""
        if name not in self._open:
            raise Denied("no_table", "replay-not-open")
        self._open.move_to_end(name)
        return self._open[name]


@get("/api/games", summary="What can be played", responses=answers(), sync_to_thread=False)
def games(request: AnyRequest) -> Games:
    """The games with their options and layouts, the bots, and the packs of this server."""
    return Games(games=every_game(), bots=list(BOTS), packs=sorted(desk_of(request).host.house.packs))


@lru_cache(maxsize=1)
def every_game() -> list[GameInfo]:
    """The games, read once."""
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            players=list(game.players),
            version=game.version,
            options=dict(game.options),
            layouts=game.layouts(read_tables(game.package, (), game.files)[0])
            if game.layouts is not None and game.layout_option == "layout"
            else [],
        )
        for game in GAMES.values()
    ]


@get(
    "/api/cards/{game:str}",
    summary="All cards of a game",
    sync_to_thread=True,
    media_type="application/json",
    responses=answers("malformed", "no_table", ok=list[dict[str, Any]]),
)
def cards(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Every card with its text, for the gallery."""
    return kept(cards_of(known(game), lang_of(request)))


@get(
    "/api/rules/{game:str}",
    summary="The rulebook of a game",
    sync_to_thread=True,
    media_type="application/json",
    responses=answers("malformed", "no_table", ok=list[Rule]),
)
def rules(game: FromPath[str]) -> Response[bytes]:
    """Every clause, for the reader of the rules."""
    return kept(rules_of(known(game)))


def known(game: str) -> str:
    """Refuse a game that is not there."""
    if game not in GAMES:
        raise Denied("no_table", "no-such-game", name=repr(game[:20]), known=", ".join(GAMES))
    return game


def kept(data: bytes) -> Response[bytes]:
    """Send what only changes with a new version."""
    return Response(
        data, media_type="application/json", headers={"cache-control": "no-cache", "vary": "accept-language"}
    )


@lru_cache(maxsize=8)
def cards_of(game: str, lang: str) -> bytes:
    """The cards as the command line tells them."""
    from burgle.cli.look import card_data

    book = build_rules(GAMES[game], GAMES[game].players[1], {})
    return msgspec.json.encode([card_data(book, card, lang) for card in book.cards])


@lru_cache(maxsize=8)
def rules_of(game: str) -> bytes:
    """The clauses as the command line tells them."""
    from burgle.cli.look import clauses_of

    found = [Rule(id=c.id, rule=c.rule, check=c.check, ruling=c.ruling, section=c.section) for c in clauses_of(game)]
    return msgspec.json.encode(found)


@post(
    "/api/replays",
    summary="Open a finished game",
    responses=answers(*LOOK, "not_now", post=True),
    operation_class=FileOperation,
)
async def open_replay(request: AnyRequest) -> OpenedReplay:
    """Open and check a downloaded game, sent as application/x-ndjson."""
    desk = desk_of(request)
    desk.may_create(address_of(request))
    shelf: Shelf = request.app.state["shelf"]
    return opened(shelf, *await desk.study(address_of(request), shelf.put, await request.body()), lang_of(request))


def opened(shelf: Shelf, name: str, verdict: Verdict, lang: str) -> OpenedReplay:
    """Say under which name a replay is open, and what checking it has shown."""
    return OpenedReplay(
        replay=name,
        table=verdict.table,
        lines=len(shelf.get(name)),
        sound=verdict.sound,
        scores=verdict.scores,
        problems=[problem.told(lang) for problem in verdict.problems],
        notes=[note.told(lang) for note in verdict.notes],
    )


@get(
    "/api/replays/{replay:str}/{line:int}",
    summary="Look at a line of a finished game",
    responses=answers(*LOOK, "no_table"),
)
async def show_replay(
    request: AnyRequest, replay: FromPath[str], line: FromPath[int], seat: FromQuery[int] = -1
) -> ReplayView:
    """The table after a line, as a seat saw it."""
    desk, address = desk_of(request), address_of(request)
    desk.may_look(address)
    shelf: Shelf = request.app.state["shelf"]
    found = shelf.get(replay)
    if not 0 <= line < len(found):
        raise Denied("malformed", "replay-lines", last=len(found) - 1)
    try:
        return ReplayView(**await desk.study(address, found.show, line, seat, lang_of(request)))
    except BadReplay as error:  # a game that does not hold together
        raise Denied("malformed", error) from None
    except (ValueError, IndexError):
        raise Denied("malformed", "no-such-seat") from None


@post(
    "/api/replays/{replay:str}/what-if",
    summary="Play on from a position of a finished game",
    responses=answers(*MAKE, "no_table", post=True),
)
async def what_if(request: AnyRequest, replay: FromPath[str], data: JSONBody[WhatIf]) -> Created:
    """Make a table from a position of an opened game, as one seat saw it; what it could not see is dealt again."""
    desk = desk_of(request)
    desk.may_create(address_of(request))
    shelf: Shelf = request.app.state["shelf"]
    wish: WhatIf = await strictly(request, WhatIf)
    opened = shelf.get(replay)
    if not 0 <= wish.line < len(opened):
        raise Denied("malformed", "replay-lines", last=len(opened) - 1)
    try:
        record = await desk.study(address_of(request), opened.record, wish.line)
    except BadReplay as error:
        raise Denied("malformed", error) from None
    return await making.what_if(desk.host.house, record, wish.seat, wish.line)


ROUTES = [games, cards, rules, open_replay, show_replay, what_if]

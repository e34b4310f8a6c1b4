"""The shelf beside the tables: games, cards, rules, and finished games that somebody brought along."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from burgle.bots import BOTS
from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.kernel.encode import decode
from burgle.table import log_lines, new_tables
from burgle.table.edge.bodies import GameInfo, Games, GuidePage, OpenedReplay, ReplayView, Rule, WhatIf
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.network import network_address
from burgle.table.edge.openapi import LOOK, MAKE, FileOperation, answers
from burgle.table.edge.replay_children import Reading
from burgle.table.edge.routes import strictly
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Created, Denied
from burgle.table.house import House
from burgle.table.record import Record
from burgle.table.replay_child import LookAt, Open, OpenedGame, Scene
from burgle.table.rulebooks import begun_with
from burgle.table.wording import word

AnyRequest = Request[Any, Any, Any]

MOST_REPLAYS = 32
MOST_EACH = 8  # of one address
FORGOTTEN = 1800.0  # seconds after which a replay at which nobody looks is forgotten


class Opened(msgspec.Struct, kw_only=True):
    """A replay that was opened: the file, packed, and what checking it has shown."""

    name: str
    address: str  # who brought it
    digest: bytes
    packed: bytes
    own: bool
    opening: OpenedGame
    used: float

    @property
    def data(self) -> bytes:
        """The file."""
        return zlib.decompress(self.packed)


class Shelf:
    """Replays that were opened lately; the oldest is forgotten first, that of who has opened many before those of others."""

    def __init__(
        self, reading: Reading, books: Callable[[], Awaitable[list[bytes]]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.reading, self.books, self.clock = reading, books, clock
        self._books: list[bytes] = []  # what games may have been begun with, as the store kept it a moment ago
        self._open: OrderedDict[str, Opened] = OrderedDict()

    async def put(self, address: str, data: bytes, *, own: bool = False) -> Opened:
        """Open a file (or a log of our `own`) and check it; a name is given only to one that can be looked at."""
        digest = hashlib.sha256(data).digest()
        for known in self._open.values():
            if known.digest == digest and known.own == own:
                return self.get(known.name)
        self._books = await self.books()
        request = self.request(secrets.token_hex(8), data, own)
        opening = msgspec.json.decode(await self.reading.open(address, request), type=OpenedGame)
        made = Opened(
            name=request.name,
            address=address,
            digest=digest,
            packed=await asyncio.to_thread(zlib.compress, data, 6),
            own=own,
            opening=opening,
            used=self.clock(),
        )
        self._open[made.name] = made
        mine = [one.name for one in self._open.values() if one.address == address]
        while len(mine) > MOST_EACH or len(self._open) > MOST_REPLAYS:
            del self._open[mine.pop(0) if len(mine) > MOST_EACH else next(iter(self._open))]
        return made

    def request(self, name: str, data: bytes, own: bool) -> Open:
        """Ask for a game to be opened, with all that it may need."""
        return Open(name=name, data=data, own=own, packs=self.reading.packs, books=self._books)

    def get(self, name: str) -> Opened:
        """Find an opened replay."""
        if name not in self._open:
            raise Denied("no_table", "replay-not-open")
        self._open.move_to_end(name)
        self._open[name].used = self.clock()
        return self._open[name]

    async def look(self, address: str, wish: LookAt) -> bytes:
        """Look at an opened replay; gives JSON."""
        found = self.get(wish.name)

        def bring() -> Open:
            return self.request(found.name, found.data, found.own)

        return await self.reading.look(address, wish, bring)

    def tidy(self) -> None:
        """Forget what nobody has looked at for long; to be called now and then."""
        old = self.clock() - FORGOTTEN
        for name in [one.name for one in self._open.values() if one.used < old]:
            del self._open[name]


def shelf_of(request: AnyRequest) -> Shelf:
    """The shelf of the server that a request came to."""
    found: Shelf = request.app.state["shelf"]
    return found


async def looked(request: AnyRequest, wish: LookAt) -> bytes:
    """Look at an opened replay, for whoever does not do so too often."""
    desk_of(request).may_look(address_of(request))
    return await shelf_of(request).look(address_of(request), wish)


def as_json(data: bytes) -> Response[bytes]:
    """Send what is JSON already."""
    return Response(data, media_type="application/json")


def on_record(house: House, scene: Scene) -> Record:
    """Make a record of a position that somebody wants to play on from; it may take a rulebook to be built."""
    create, over = log_lines.read_body(scene.create), log_lines.read_body(scene.over)
    assert isinstance(create, log_lines.Create) and isinstance(over, log_lines.GameOver)
    record = Record(scene.table, b"", house.folders, house.books)
    record.create, record.chairs, record.over = create, scene.chairs, over
    record.seq = record.started = scene.line
    if scene.state is not None:
        settings = msgspec.structs.replace(create.settings, options=scene.options)
        record.rules = begun_with(settings, None, scene.rules, scene.content, house.folders, house.books)
        record.state = decode(record.rules, scene.state)
    return record


async def play_on(request: AnyRequest, seat: int, wish: LookAt) -> Created:
    """Make a table from a position of an opened replay."""
    desk, address = desk_of(request), address_of(request)
    shelf_of(request).get(wish.name)
    desk.may_create(address)
    scene = msgspec.json.decode(await shelf_of(request).look(address, wish), type=Scene)
    house = desk.host.house
    return await new_tables.what_if(house, await desk.study(address, on_record, house, scene), seat, -1)


@get("/api/games", summary="What can be played", responses=answers(), sync_to_thread=False)
def games(request: AnyRequest) -> Games:
    """The games with their options and layouts, the bots, and the packs of this server."""
    desk = desk_of(request)
    server = request.scope.get("server") or ("", 0)
    network = network_address(desk.settings.host, server[1] or desk.settings.port)
    return Games(games=every_game(), bots=list(BOTS), packs=sorted(desk.host.house.packs), network=network)


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


@get(
    "/api/guide/{game:str}",
    summary="The guide to a game",
    sync_to_thread=True,
    media_type="application/json",
    responses=answers("malformed", "no_table", ok=GuidePage),
)
def guide(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The rules as a friend would tell them, in the order of a turn; empty where nobody has written them."""
    return kept(guide_page(known(game), lang_of(request)))


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
    from burgle.view.cards import card_data

    book = build_rules(GAMES[game], GAMES[game].players[1], {})
    return msgspec.json.encode([card_data(book, card, lang) for card in book.cards])


@lru_cache(maxsize=8)
def rules_of(game: str) -> bytes:
    """The clauses as the command line tells them."""
    from burgle.rulebook import clauses_of

    found = [Rule(id=c.id, rule=c.rule, check=c.check, ruling=c.ruling, section=c.section) for c in clauses_of(game)]
    return msgspec.json.encode(found)


@lru_cache(maxsize=16)
def guide_page(game: str, lang: str) -> bytes:
    """The guide as it lies beside the game."""
    from burgle.guide import guide_of

    found = guide_of(game, lang)
    page = GuidePage(title=GAMES[game].title, lead="", sections=[])
    return msgspec.json.encode(page if found is None else msgspec.convert(found, GuidePage, from_attributes=True))


@post(
    "/api/replays",
    summary="Open a finished game",
    responses=answers(*LOOK, "not_now", post=True),
    operation_class=FileOperation,
)
async def open_replay(request: AnyRequest) -> OpenedReplay:
    """Open and check a downloaded game, sent as application/x-ndjson."""
    desk_of(request).may_create(address_of(request))
    return opened(await shelf_of(request).put(address_of(request), await request.body()), lang_of(request))


def opened(found: Opened, lang: str) -> OpenedReplay:
    """Say under which name a replay is open, and what checking it has shown."""
    known = found.opening
    return OpenedReplay(
        replay=found.name,
        table=known.table,
        lines=known.lines,
        sound=known.sound,
        scores=known.scores,
        problems=[word(one.why, lang, one.facts) for one in known.problems],
        notes=[word(one.why, lang, one.facts) for one in known.notes],
    )


@get(
    "/api/replays/{replay:str}/{line:int}",
    summary="Look at a line of a finished game",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", "not_now", ok=ReplayView),
)
async def show_replay(
    request: AnyRequest, replay: FromPath[str], line: FromPath[int], seat: FromQuery[int] = -1
) -> Response[bytes]:
    """The table after a line, as a seat saw it."""
    return as_json(await looked(request, LookAt(name=replay, what="show", at=line, seat=seat, lang=lang_of(request))))


@post(
    "/api/replays/{replay:str}/what-if",
    summary="Play on from a position of a finished game",
    responses=answers(*MAKE, "no_table", post=True),
)
async def what_if(request: AnyRequest, replay: FromPath[str], data: JSONBody[WhatIf]) -> Created:
    """Make a table from a position of an opened game, as one seat saw it; what it could not see is dealt again."""
    wish: WhatIf = await strictly(request, WhatIf)
    return await play_on(request, wish.seat, LookAt(name=replay, what="line", at=wish.line))


ROUTES = [games, cards, rules, guide, open_replay, show_replay, what_if]

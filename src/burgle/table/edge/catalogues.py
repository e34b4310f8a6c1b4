"""What a table is drawn from: the catalogue of a game's content, the same for every seat and every moment."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.openapi import LOOK, answers
from burgle.table.edge.shelf import kept, known
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Denied
from burgle.table.messages import TableSettings
from burgle.table.rulebooks import PAST, Books, Folders, OtherRules, begun_with
from burgle.view.catalogue import catalogue

AnyRequest = Request[Any, Any, Any]

MOST_BUILT = 64
FINGERPRINT = 32  # letters


class Wish(msgspec.Struct, frozen=True):
    """Which catalogue somebody wants."""

    game: str
    players: int  # 0: as many as there can be
    options: str
    packs: str
    lang: str
    content: str = ""  # the fingerprint of the content that a game was begun with; "" for today's


class Catalogues:
    """Catalogues that were built lately. Each takes a tenth of a second, and everybody at a table wants the same one."""

    def __init__(self, folders: Folders, books: Books = PAST) -> None:
        self.folders, self.books = folders, books
        self._built: dict[Wish, bytes] = {}

    def get(self, wish: Wish) -> bytes | None:
        """One that is there already."""
        return self._built.get(wish)

    def build(self, wish: Wish) -> bytes:
        """Build one, unless that was done while others had their turn; for the study, which does one at a time."""
        data = self._built.pop(wish, None)
        if data is None:
            chosen = dict(part.split("=", 1) for part in wish.options.split(";") if part)
            packs = [name for name in wish.packs.split(",") if name]
            players = wish.players or GAMES[wish.game].players[1]
            if len(wish.content) not in (0, FINGERPRINT):
                raise ValueError("no fingerprint")
            if wish.content:
                settings = TableSettings(game=wish.game, players=players, options=chosen, packs=packs)
                rules = begun_with(settings, None, "", wish.content, self.folders, self.books)
            else:
                rules = build_rules(GAMES[wish.game], players, chosen, self.folders(packs))
            data = msgspec.json.encode(catalogue(rules, wish.lang))
        self._built[wish] = data
        while len(self._built) > MOST_BUILT:
            del self._built[next(iter(self._built))]
        return data


@get(
    "/api/content/{game:str}",
    summary="What a game is drawn from",
    media_type="application/json",
    responses=answers(*LOOK, "no_table", ok=dict[str, Any]),
)
async def drawn_from(
    request: AnyRequest,
    game: FromPath[str],
    players: FromQuery[int] = 0,
    options: FromQuery[str] = "",
    packs: FromQuery[str] = "",
    content: FromQuery[str] = "",
) -> Response[bytes]:
    """Cards, tokens, spaces, paths and tiles with their words, and nothing hidden.

    `options` are those of a view, written `layout=HY,DC,ML;side=A`; `packs` are names, with commas between them.
    `content` is that of a table: one that was begun with other content than today's is drawn with its own.
    """
    desk, address = desk_of(request), address_of(request)
    desk.may_look(address)
    catalogues: Catalogues = request.app.state["catalogues"]
    wish = Wish(known(game), players, options, packs, lang_of(request), content)
    data = catalogues.get(wish)
    try:
        return kept(data if data is not None else await desk.study(address, catalogues.build, wish))
    except (OtherRules, KeyError, ValueError, OSError):  # no such option, number of players or pack
        raise Denied("malformed", "no-such-content") from None


ROUTES = [drawn_from]

"""What a table is drawn from: the catalogue of a game's content, the same for every seat and every moment."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.table.edge.desk import address_of, desk_of
from burgle.table.edge.reference import LOOK, answers
from burgle.table.edge.shelf import kept, known
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Denied
from burgle.table.record import Folders
from burgle.view.catalogue import catalogue

AnyRequest = Request[Any, Any, Any]

MOST_BUILT = 64


class Wish(msgspec.Struct, frozen=True):
    """Which catalogue somebody wants."""

    game: str
    players: int  # 0: as many as there can be
    options: str
    packs: str
    lang: str


class Catalogues:
    """Catalogues that were built lately. Each takes a tenth of a second, and everybody at a table wants the same one."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self._built: dict[Wish, bytes] = {}

    def get(self, wish: Wish) -> bytes | None:
        """One that is there already."""
        return self._built.get(wish)

    def build(self, wish: Wish) -> bytes:
        """Build one, unless that was done while others had their turn; for the study, which does one at a time."""
        data = self._built.pop(wish, None)
        if data is None:
            chosen = dict(part.split("=", 1) for part in wish.options.split(";") if part)
            places = self.folders([name for name in wish.packs.split(",") if name])
            spec = GAMES[wish.game]
            rules = build_rules(spec, wish.players or spec.players[1], chosen, places)
            data = msgspec.json.encode(catalogue(rules, places, wish.lang))
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
async def content(
    request: AnyRequest,
    game: FromPath[str],
    players: FromQuery[int] = 0,
    options: FromQuery[str] = "",
    packs: FromQuery[str] = "",
) -> Response[bytes]:
    """Cards, tokens, spaces, paths and tiles with their words, and nothing hidden.

    `options` are those of a view, written `layout=HY,DC,ML;side=A`; `packs` are names, with commas between them.
    """
    desk, address = desk_of(request), address_of(request)
    desk.may_look(address)
    catalogues: Catalogues = request.app.state["catalogues"]
    wish = Wish(known(game), players, options, packs, lang_of(request))
    data = catalogues.get(wish)
    try:
        return kept(data if data is not None else await desk.study(address, catalogues.build, wish))
    except (KeyError, ValueError, OSError):  # no such option, number of players or pack
        raise Denied("malformed", "no-such-content") from None


ROUTES = [content]

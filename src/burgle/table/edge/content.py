"""What a table is drawn from: the catalogue of a game's content, the same for every seat and every moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.table.edge.desk import desk_of
from burgle.table.edge.reference import answers
from burgle.table.edge.shelf import kept, known
from burgle.table.edge.speech import lang_of
from burgle.table.guests import Denied
from burgle.table.record import Folders
from burgle.view.catalogue import catalogue

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/content/{game:str}",
    summary="What a game is drawn from",
    sync_to_thread=True,
    media_type="application/json",
    responses=answers("malformed", "no_table", ok=dict[str, Any]),
)
def content(
    request: AnyRequest,
    game: FromPath[str],
    players: FromQuery[int] = 0,
    options: FromQuery[str] = "",
    packs: FromQuery[str] = "",
) -> Response[bytes]:
    """Cards, tokens, spaces, paths and tiles with their words, and nothing hidden.

    `options` are those of a view, written `layout=HY,DC,ML;side=A`; `packs` are names, with commas between them.
    """
    folders: Folders = desk_of(request).host.house.folders
    try:
        data = catalogue_of(known(game), players, options, packs, folders, lang_of(request))
    except (KeyError, ValueError, OSError):  # no such option, number of players or pack
        raise Denied("malformed", "no-such-content") from None
    return kept(data)


@lru_cache(maxsize=32)
def catalogue_of(game: str, players: int, options: str, packs: str, folders: Folders, lang: str) -> bytes:
    """Build a catalogue once."""
    chosen = dict(part.split("=", 1) for part in options.split(";") if part)
    places = folders([name for name in packs.split(",") if name])
    spec = GAMES[game]
    rules = build_rules(spec, players or spec.players[1], chosen, places)
    return msgspec.json.encode(catalogue(rules, places, lang))


ROUTES = [content]

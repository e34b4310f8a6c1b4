"""Which language somebody wants over HTTP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection

from burgle.language.words import spoken

MOST_WISHES = 8  # that are looked at


def lang_from(headers: Iterable[tuple[bytes, bytes]], query: bytes) -> str:
    """The same for whoever stands before the framework."""
    wish = parse_qs(query.decode("latin-1")).get("lang", [""])[0]
    header = ",".join(value.decode("latin-1") for name, value in headers if name.lower() == b"accept-language")
    return spoken(wish) if wish else spoken(*liked(header))


def lang_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a request: `?lang=de`, else what the browser says it likes, else English."""
    wish = connection.query_params.get("lang", "")
    return spoken(wish) if wish else spoken(*liked(connection.headers.get("accept-language", "")))


def liked(header: str) -> list[str]:
    """Read `Accept-Language: de-AT, en;q=0.7`: the best liked first, without what is not wanted at all."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_WISHES]:
        name, _, weight = part.partition(";q=")
        try:
            wishes.append((float(weight or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0]

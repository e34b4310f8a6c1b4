"""How the API describes itself: who shows which token, what an answer holds, and how each request may be refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    SecurityRequirement,
    SecurityScheme,
)

from burgle.table.messages import Refused, Snapshot, Update

STATUS = {
    "malformed": 400, "protocol": 400, "no_seat": 403, "not_host": 403, "assist_off": 403, "no_table": 404,
    "stale": 409, "not_now": 409, "full": 409, "damaged": 409, "too_large": 413, "illegal": 422, "too_fast": 429,
    "internal": 500, "not_saved": 503,
}  # fmt: skip
ELSEWHERE = {408: "the body took too long", 415: "a body of another type"}  # what only the guard refuses

SCHEMES = Components(
    security_schemes={
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            description="The token of a seat, of the invitation or for watching; several with commas between them.",
        ),
        "keeper": SecurityScheme(type="http", scheme="bearer", description="The token of those who run the server."),
    }
)
TOKEN: list[SecurityRequirement] = [{"token": []}]
TOKEN_OR_NONE: list[SecurityRequirement] = [{"token": []}, {}]  # without one somebody watches, or has no tables
KEEPER: list[SecurityRequirement] = [{"keeper": []}, {}]

LOOK = ("malformed", "too_fast")  # may be said to whoever looks at something
MAKE = (*LOOK, "not_now", "not_saved")  # makes a new table
TABLE = (*MAKE, "no_seat", "no_table", "damaged")  # goes to a table


class Heard(msgspec.Struct, kw_only=True):
    """What a socket would have heard after the welcome, and in which run of the server."""

    run: str
    messages: list[Snapshot | Update]


def answers(*errors: str, post: bool = False, ok: Any = None, status: int = 200) -> Mapping[int, ResponseSpec]:
    """The errors that a route may refuse with, as responses; `ok` is what it answers where its type does not say so."""
    found: dict[int, list[str]] = {403: ["another Host or Origin"], 500: ["internal"], 503: ["too many connections"]}
    for error in (*errors, *(("malformed", "too_large") if post else ())):
        told = found.setdefault(STATUS[error], [])
        told += [] if error in told else [error]
    if post:
        found |= {code: [why] for code, why in ELSEWHERE.items()}
    specs = {
        code: ResponseSpec(data_container=Refused, generate_examples=False, description=", ".join(why))
        for code, why in sorted(found.items())
    }
    if ok is not None:
        specs[status] = ResponseSpec(
            data_container=ok, generate_examples=False, description="The answer" if status < 400 else "Not now"
        )
    return specs


@dataclass
class FileOperation(Operation):
    """A request whose body is a file; the framework describes only bodies that it reads itself."""

    def __post_init__(self) -> None:
        """Say what the file is."""
        text = Schema(type=OpenAPIType.STRING, description="A finished game, as it was downloaded.")
        self.request_body = RequestBody(content={"application/x-ndjson": OpenAPIMediaType(schema=text)}, required=True)

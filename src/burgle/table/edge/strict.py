"""JSON read strictly: what two readers could understand differently, or what costs more than it should, is refused."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, TypeVar

import msgspec

from burgle.table.wording import Worded

T = TypeVar("T")

DEEPEST = 32
LARGEST = 1 << 53
# Brackets, and strings as a whole: one that does not end goes on to the end, and nothing is ever tried twice.
_PART = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
_STEP = {b"[": 1, b"{": 1, b"]": -1, b"}": -1}


class NotJson(Worded, ValueError):
    """What was sent is no JSON, or none that is taken here."""


def check(data: bytes) -> None:
    """Refuse JSON that is too deep, has a key twice, or numbers that not everybody can hold."""
    if data.count(b"[") + data.count(b"{") > DEEPEST:
        depth = 0
        for part in _PART.finditer(data):
            depth += _STEP.get(part[0], 0)
            if depth > DEEPEST:
                raise NotJson("json-deep")
    try:
        json.loads(
            data.decode(), object_pairs_hook=_once, parse_int=_whole, parse_float=_number, parse_constant=_constant
        )
        msgspec.json.decode(data)  # the stricter of the two about characters
    except NotJson:
        raise
    except (ValueError, RecursionError) as error:
        raise NotJson("json-none") from error


def read(data: bytes, type: type[T] | Any) -> T:
    """Read a value of a type; NotJson if it is no JSON at all, msgspec.ValidationError if it is something else."""
    check(data)
    found: T = msgspec.json.decode(data, type=type)
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson("json-twice")
    return found


def _whole(text: str) -> int:
    if len(text) > 17 or abs(int(text)) > LARGEST:
        raise NotJson("json-large")
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise NotJson("json-large")
    return value


def _constant(text: str) -> float:
    raise NotJson("json-number", text=text)

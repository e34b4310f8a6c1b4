"""The cached position of a table, so that a long game is not played again to be looked at. It may be thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from burgle.chain import LogLine
from burgle.kernel.encode import decode, encode
from burgle.kernel.state import Event
from burgle.table import log_lines as bodies
from burgle.table.record import Answered, Asked, Record, position_hash

FORM = 1
CHECK_EVERY = 50  # lines between positions that are compared when a log is followed


class Kept(msgspec.Struct, kw_only=True):
    """A record without what follows from its first lines."""

    form: int = FORM
    shape: str = ""  # of the rulebook: events and states are numbers of it
    seq: int
    head: bytes
    state: list[Any]
    events: list[tuple[int, int, int, int, int]]
    answers: list[Answered]
    floor: int
    since: int = -1
    veil: int
    undone: list[list[Answered]]
    jumped: int
    asked: Asked | None
    verified: bool


def dump(record: Record) -> bytes:
    """Write a record down."""
    assert record.state is not None
    return msgspec.json.encode(
        Kept(
            shape=record.state.rules.shape,
            seq=record.seq,
            head=record.head,
            state=encode(record.state),
            events=[(event.kind, event.who, event.a, event.b, event.source) for event in record.events],
            answers=record.answers,
            floor=record.floor,
            since=record.since,
            veil=record.veil,
            undone=record.undone,
            jumped=record.jumped,
            asked=record.asked,
            verified=record.verified,
        )
    )


def restore(record: Record, lines: Sequence[LogLine], cached: tuple[int, bytes] | None) -> Record | None:
    """Rebuild a record from the cached position if that fits the log; otherwise there is none."""
    if cached is None:
        return None
    try:
        kept = msgspec.json.decode(cached[1], type=Kept)
        if kept.form != FORM or not 0 <= kept.seq < len(lines) or lines[kept.seq].hash != kept.head:
            return None
        for line in lines[: kept.seq + 1]:
            if line.kind in ("create", "seat", "start", "rematch", "over", "token"):
                record.take(bodies.read_body(line.body), line.seat, line.seq)
        if record.rules is None or record.rules.shape != kept.shape:
            return None
        record.state = decode(record.rules, kept.state)
        if position_hash(record.state) != lines[kept.seq].state:
            return None
    except (ValueError, IndexError, TypeError):
        return None
    record.seq, record.head = kept.seq, kept.head
    record.events = [Event(*event) for event in kept.events]
    record.answers, record.undone = kept.answers, kept.undone
    record.floor, record.veil, record.jumped = kept.floor, kept.veil, kept.jumped
    record.since = kept.since if kept.since >= 0 else kept.seq - len(kept.answers) + kept.floor
    record.asked, record.verified = kept.asked, kept.verified
    return record

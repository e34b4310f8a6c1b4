"""Finished games as files: every line of the log, so that anybody can check the game and look at any move of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from burgle import chain
from burgle.chain import LogLine, as_written
from burgle.content.gamebooks import BadBook, GameBook, read_book
from burgle.kernel.engine import IllegalOption, StaleDecision
from burgle.language.words import FALLBACK
from burgle.table import log_lines
from burgle.table.guests import Denied
from burgle.table.record import Broken, Record
from burgle.table.record import Damaged as BadLine
from burgle.table.rulebooks import PAST, Books, Folders, OtherRules
from burgle.table.store import StoreReader
from burgle.table.wording import Worded
from burgle.view.events import seen_events
from burgle.view.table import view

FORM = 1
LARGEST = 8 << 20

_encode = msgspec.json.Encoder().encode


class ReplayHead(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a file."""

    burgle_replay: int
    table: str
    lines: int
    book: bytes = b""  # the tables it was played with, for whoever has others by then


class BadReplay(Worded, ValueError):
    """A file that is no replay, or one that does not hold together; in words."""


def write(log: Sequence[LogLine], book: bytes = b"") -> bytes:
    """Write a finished game: a head, then one line of JSON for each line of the log; bytes are in base 64."""
    head = ReplayHead(burgle_replay=FORM, table=log[0].table, lines=len(log), book=book)
    return b"\n".join([_encode(head), *[_encode(line) for line in log], b""])


def read(data: bytes, *, own: bool = False) -> list[LogLine]:
    """Read a file, within limits unless it is our `own`. What the lines say is not checked here."""
    if len(data) > LARGEST and not own:
        raise BadReplay("replay-too-large")
    rows = data.split(b"\n", -1 if own else log_lines.MOST + 2)
    if len(rows) > log_lines.MOST + 2 and not own:
        raise BadReplay("replay-too-long", most=log_lines.MOST)
    try:
        head = msgspec.json.decode(rows[0], type=ReplayHead)
        log = [msgspec.json.decode(row, type=LogLine) for row in rows[1:] if row]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadReplay("replay-none") from None
    if head.burgle_replay != FORM:
        raise BadReplay("replay-other")
    if len(log) != head.lines or not log:
        raise BadReplay("replay-cut")
    for line, row in zip(log, filter(None, rows[1:]), strict=True):
        if not as_written(line, row):
            raise BadReplay("replay-altered", line=line.seq)
    return log


def own_book(data: bytes) -> GameBook | None:
    """The tables that a file brings along. They are somebody's word: only for who asked to have this very file checked."""
    try:
        return read_book(brought(data))
    except BadBook:
        return None


def brought(data: bytes) -> bytes:
    """The tables that a file brings along, as they are written there; nothing if there are none."""
    try:
        return msgspec.json.decode(data.split(b"\n", 1)[0], type=ReplayHead).book
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return b""


def unplayed(store: StoreReader, table: str, watching: bool) -> bytes:
    """Write a finished game that this engine does not play any more, as it stands in the store."""
    log = store.lines(table)
    first = log_lines.read_body(log[0].body)
    if not isinstance(first, log_lines.Create) or (watching and not first.settings.spectators):
        raise Denied("no_seat")
    if not any(line.kind == "over" for line in log):
        raise Denied("not_now", "not-over-yet", log[-1].seq)
    return write(log)


class Replay:
    """A finished game to look at: the table at any line, as any seat saw it."""

    def __init__(self, log: Sequence[LogLine], folders: Folders, books: Books = PAST, *, own: bool = False) -> None:
        """Check what was read; only a log of our `own` may begin with a position."""
        findings = chain.check(log)
        if findings:
            raise BadReplay("replay-altered", line=findings[0].seq)
        try:
            first = log_lines.read_body(log[0].body)
        except (ValueError, RecursionError):
            raise BadReplay("replay-none") from None
        if isinstance(first, log_lines.Create) and first.campaign is not None and not own:
            raise BadReplay("replay-campaign")  # whoever brought it could have written any chronicle, and read ahead
        if not isinstance(first, log_lines.Create) or (first.position is not None and not own):
            # A position from outside could be anything; and without a beginning there is nothing to check.
            raise BadReplay("replay-what-if")
        self.log = log
        self.seats = len(first.chairs)
        self.folders, self.books = folders, books
        self.secret = secret_of(log)

    def __len__(self) -> int:
        """How many lines there are."""
        return len(self.log)

    def record(self, line: int, *, compare: bool = False) -> Record:
        """The table after a line."""
        record = Record(self.log[0].table, self.secret, self.folders, self.books)
        try:
            for one in self.log[: line + 1]:
                record.read(one, compare=compare or one.seq == line)
        except (BadLine, OtherRules, Broken, IllegalOption, StaleDecision) as error:
            if isinstance(error, Worded):
                raise BadReplay(error.why, **error.facts) from None
            raise BadReplay("replay-line", line=one.seq) from error
        return record

    def show(self, line: int, seat: int = -1, lang: str = FALLBACK) -> dict[str, Any]:
        """The table after a line as a seat saw it, and all that had happened by then."""
        record = self.record(line)
        if record.state is None:
            return {"line": line, "view": None, "events": []}
        return {
            "line": line,
            "view": view(record.state, seat, lang),
            "events": seen_events(record.state, record.events, seat, 0, record.names, lang),
        }


def secret_of(log: Sequence[LogLine]) -> bytes:
    """The secret, which the last line of a game tells; without it nothing can be set up."""
    for line in reversed(log):
        if line.kind == "over":
            try:
                body = log_lines.read_body(line.body)
                assert isinstance(body, log_lines.GameOver)
                return bytes.fromhex(body.secret)
            except (ValueError, RecursionError, AssertionError):
                break
    raise BadReplay("replay-not-over")

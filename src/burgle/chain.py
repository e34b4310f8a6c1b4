"""The hash chain over a log, of a table or of a campaign: nobody changes, drops or swaps a line unnoticed.

Each line's hash covers everything in it and the hash of the line before. What is hashed is written so plainly that a
checker in any language takes a few lines: the word FORM, then every field of FIELDS as a netstring (`5:hello,`);
numbers are written in decimal, text in UTF-8, bytes as they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from operator import attrgetter

import msgspec

FORM = b"burgle line 1\n"
FIELDS = ("table", "seq", "kind", "seat", "key", "part", "body", "before", "state", "rules", "epoch", "at")
START = bytes(32)  # what stands before the first line
_NETSTRINGS = FORM + b"%d:%b," * len(FIELDS)
_values = attrgetter(*FIELDS)


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log."""

    table: str
    seq: int
    kind: str  # create, seat, start, act, undo, redo, vote, over ...
    seat: int  # who did it; -1 for the table itself
    key: str  # idempotency key of the request; "" for the table's own lines
    part: int  # which line of the request this is: a gesture may be several
    body: bytes  # JSON of what was done
    before: bytes  # hash of the line before
    hash: bytes  # SHA-256 over all of this and the state's hash
    state: bytes  # hash of the position after it
    rules: str  # version of the rules it was played under
    epoch: int  # of the worker that wrote it
    at: int  # milliseconds since 1970, for display only


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with what is kept, in words."""

    table: str  # "" if it is no single table's
    seq: int  # the line; -1 if it is no single line's
    text: str

    def __str__(self) -> str:
        """Say it as a person would read it in a report."""
        place = f"table {self.table}" if self.table else "the store"
        return f"{place}: {self.text}" if self.seq < 0 else f"{place}, line {self.seq}: {self.text}"


def canonical(line: LogLine) -> bytes:
    """Write a line the one way in which it is hashed."""
    parts: list[int | bytes] = []
    for value in _values(line):
        data = value if type(value) is bytes else str(value).encode()
        parts += (len(data), data)
    return _NETSTRINGS % tuple(parts)


def hash_of(line: LogLine) -> bytes:
    """Give the hash that a line should have."""
    return hashlib.sha256(canonical(line)).digest()


def seal(line: LogLine) -> LogLine:
    """Give the line with its hash, ready to be written: `seal(LogLine(..., before=head, hash=b""))`."""
    return msgspec.structs.replace(line, hash=hash_of(line))


def check(lines: Iterable[LogLine]) -> list[Finding]:
    """Look at a whole log; every line that was altered, lost, doubled or moved gives a finding."""
    found: list[Finding] = []
    head, table, epoch, seq = START, "", 0, -1
    written: set[tuple[int, str, int]] = set()
    for line in lines:
        problems = []
        table = table or line.table
        if line.table != table:
            problems.append(f"belongs to table {line.table}")
        if line.seq <= seq:
            problems.append(f"stands after line {seq}")
        elif line.seq != seq + 1:
            problems.append(
                f"line {seq + 1} is missing"
                if line.seq == seq + 2
                else f"lines {seq + 1} to {line.seq - 1} are missing"
            )
        if line.before != head:
            problems.append("does not follow from the line before")
        if not sound(line):
            problems.append("was altered: its hash is another")
        if line.epoch < epoch:
            problems.append(f"was written by worker {line.epoch} after worker {epoch} had taken over")
        if line.key:
            if (line.seat, line.key, line.part) in written:
                problems.append("repeats a request that was written before")
            written.add((line.seat, line.key, line.part))
        found += [Finding(table=line.table, seq=line.seq, text=text) for text in problems]
        head, seq, epoch = line.hash, max(seq, line.seq), max(epoch, line.epoch)
    return found


def as_written(line: LogLine, row: bytes) -> bool:
    """Whether a row of a file is the one way to write a line: in base 64 the last letter may be another and say the same."""
    return msgspec.json.encode(line) == row


def sound(line: LogLine) -> bool:
    """Whether a line is what its hash says; damage may have left text that cannot even be encoded."""
    try:
        return hash_of(line) == line.hash
    except UnicodeEncodeError:
        return False

"""The hash chain over a table's log: nobody changes, drops or swaps a line unnoticed.

Each line's hash covers everything in it and the hash of the line before. What is hashed is written so plainly that a
checker in any language takes a few lines: the word FORM, then every field of FIELDS as a netstring (`5:hello,`);
numbers are written in decimal, text in UTF-8, bytes as they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from operator import attrgetter

import msgspec

from burgle.table.store import Finding, Line

FORM = b"burgle line 1\n"
FIELDS = ("table", "seq", "kind", "seat", "key", "part", "body", "before", "state", "rules", "epoch", "at")
START = bytes(32)  # what stands before the first line
_NETSTRINGS = FORM + b"%d:%b," * len(FIELDS)
_values = attrgetter(*FIELDS)


def canonical(line: Line) -> bytes:
    """Write a line the one way in which it is hashed."""
    parts: list[int | bytes] = []
    for value in _values(line):
        data = value if type(value) is bytes else str(value).encode()
        parts += (len(data), data)
    return _NETSTRINGS % tuple(parts)


def hash_of(line: Line) -> bytes:
    """Give the hash that a line should have."""
    return hashlib.sha256(canonical(line)).digest()


def seal(line: Line) -> Line:
    """Give the line with its hash, ready to be written: `seal(Line(..., before=head, hash=b""))`."""
    return msgspec.structs.replace(line, hash=hash_of(line))


def check(lines: Iterable[Line]) -> list[Finding]:
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


def sound(line: Line) -> bool:
    """Whether a line is what its hash says; damage may have left text that cannot even be encoded."""
    try:
        return hash_of(line) == line.hash
    except UnicodeEncodeError:
        return False

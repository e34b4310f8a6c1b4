"""Which batches may be written: the one judgement that SQLite and PostgreSQL share.

A store locks the tables concerned, reads where they stand, and asks here before it writes anything. So a batch that is
refused has left no trace, and the others of its group need no savepoints. The unique keys of the database stand behind
this as a second wall.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

from burgle.chain import START, LogLine, hash_of
from burgle.table.store import Append, Conflict, Repeated, TableRow, TokenRow

KeyOf = tuple[str, int, str, int]  # table, seat, key, part
MOST = 2**63


class TableStanding:
    """Where one table stands while a group is judged."""

    __slots__ = ("damaged", "epoch", "head", "seq")

    def __init__(self, epoch: int, seq: int, head: bytes, damaged: str) -> None:
        self.epoch = epoch
        self.seq = seq
        self.head = head
        self.damaged = damaged


class Judge:
    """Knows where the tables of a group stand, which keys are written and which tokens exist; admits or refuses."""

    def __init__(self, tables: dict[str, TableStanding], keys: Collection[KeyOf], digests: Collection[bytes]) -> None:
        self.tables = tables
        self.keys = set(keys)
        self.digests = set(digests)

    def admit(self, batch: Append) -> Exception | None:
        """Judge one batch; if it is admitted, the next ones are judged as if it were written."""
        try:
            well_formed(batch)
            self._fits(batch)
        except (Conflict, ValueError) as error:
            return error
        here = self.tables[batch.table]
        if batch.lines:
            here.seq, here.head = batch.lines[-1].seq, batch.lines[-1].hash
        self.keys.update(keys_of([batch]))
        self.digests.difference_update(batch.revoked, batch.spent)
        self.digests.update(token.digest for token in batch.tokens)
        return None

    def _fits(self, batch: Append) -> None:
        here = self.tables.get(batch.table)
        if here is None:
            raise Conflict(f"there is no table {batch.table}")
        if here.damaged:
            raise Conflict(f"table {batch.table} is set aside: {here.damaged}")
        if here.epoch != batch.epoch:
            raise Conflict(f"table {batch.table} is written by worker {here.epoch} now, not {batch.epoch}")
        if not self.keys.isdisjoint(keys_of([batch])):
            raise Repeated(f"table {batch.table} has this request already")
        if batch.lines and (batch.lines[0].seq != here.seq + 1 or batch.lines[0].before != here.head):
            raise Conflict(f"table {batch.table} stands at line {here.seq}")
        for digest in batch.spent:
            if digest not in self.digests:
                raise Conflict("this code was used before")
        for token in batch.tokens:
            if token.digest in self.digests and token.digest not in (*batch.revoked, *batch.spent):
                raise Conflict("this token is taken")


def admitted(batches: Sequence[Append], answers: Sequence[Exception | None]) -> list[Append]:
    """The batches that may be written."""
    return [batch for batch, answer in zip(batches, answers, strict=True) if answer is None]


def keys_of(batches: Sequence[Append]) -> Iterator[KeyOf]:
    """Every idempotency key that some batches would write."""
    for batch in batches:
        for line in batch.lines:
            if line.key:
                yield (line.table, line.seat, line.key, line.part)


def digests_of(batches: Sequence[Append]) -> set[bytes]:
    """Every token that some batches make or use up."""
    return {digest for batch in batches for digest in (*batch.spent, *(token.digest for token in batch.tokens))}


def well_formed(batch: Append) -> None:
    """Refuse a batch that no honest caller makes: it is a bug, and must not reach the log."""
    if any(line.epoch != batch.epoch for line in batch.lines):
        raise ValueError(f"a line for table {batch.table} carries another epoch than its batch")
    keys = list(keys_of([batch]))
    if len(set(keys)) != len(keys):
        raise ValueError(f"a batch for table {batch.table} repeats a key in itself")
    one_table(batch.table, batch.lines, batch.tokens)
    plain(batch.phase)


def new_table(row: TableRow, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> TableRow:
    """Judge a new table, and give its row with where it stands. One that was set aside may be copied as it is."""
    plain(row.table, row.phase, row.title, row.game, row.worker, row.damaged)
    if not row.damaged:
        one_table(row.table, lines, tokens)
        if lines and (lines[0].seq != 0 or lines[0].before != START):
            raise ValueError(f"the lines for table {row.table} do not begin at the start")
    elif row.head:
        return row
    last = (lines[-1].seq, lines[-1].hash) if lines else (-1, START)
    return msgspec.structs.replace(row, seq=last[0], head=last[1])


def one_table(table: str, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> None:
    """Refuse lines that are no part of one chain, or tokens of another table."""
    for number, line in enumerate(lines):
        plain(line.kind, line.key, line.rules)
        if not all(-MOST <= value < MOST for value in (line.seq, line.seat, line.part, line.epoch, line.at)):
            raise ValueError(f"a number in a line for table {table} is too large")
        if line.table != table or line.hash != hash_of(line):
            raise ValueError(f"a line for table {table} is not sealed, or of another table")
        if number and (line.seq != lines[number - 1].seq + 1 or line.before != lines[number - 1].hash):
            raise ValueError(f"the lines for table {table} do not follow each other")
    if any(token.table != table for token in tokens):
        raise ValueError(f"a token for table {table} is of another table")


def plain(*texts: str) -> None:
    """Refuse text that not every database can keep: NUL, and halves of characters."""
    for text in texts:
        if "\x00" in text:
            raise ValueError("a text has a NUL in it")
        text.encode()  # raises for half a character


def keepable(text: str) -> bool:
    """Whether a database could hold this text at all; if not, there is no need to look for it."""
    try:
        plain(text)
    except ValueError:
        return False
    return True

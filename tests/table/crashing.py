"""A process whose children write to a store until they are killed. Forking is quick, so a test can afford many kills.

Each line on its input is a job: `append FOLDER ACKS` or `migrate FOLDER ACKS`; it answers with the child's number. A
child notes in the file ACKS what was acknowledged to it: such a note survives the kill.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from burgle.chain import LogLine
from burgle.table import schema
from burgle.table.schema import SchemaStep
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table.stores import batch, new_table, next_line

TABLES = 6

NEXT = schema.STEPS[-1].version + 1
LATER = SchemaStep(  # as a later release might have it; slow, so that kills hit it
    version=NEXT,
    what="a test",
    sqlite=(
        "ALTER TABLE tables ADD COLUMN flavour TEXT NOT NULL DEFAULT 'plain'",
        "CREATE TABLE extras (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT",
        """WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
           INSERT INTO extras SELECT i, zeroblob(50) FROM n""",
        f"PRAGMA user_version = {NEXT}",
    ),
    postgres=(
        "ALTER TABLE tables ADD COLUMN flavour TEXT NOT NULL DEFAULT 'plain'",
        "CREATE TABLE extras (number BIGINT PRIMARY KEY)",
    ),
)
STEPS = (*schema.STEPS, LATER)


async def append(folder: str, acks: int) -> None:
    """Several tables write at once through one writer, for ever."""
    store = SqliteStore(folder)
    for number in range(TABLES):
        if store.table(f"t{number}") is None:
            new_table(store, f"t{number}")
    writer = Writer(store)

    async def table(name: str) -> None:
        epoch = await writer.call(store.claim, name, "child")
        line: LogLine = store.lines(name)[-1]
        while True:
            gesture = [next_line(line, name, epoch=epoch)]
            gesture.append(next_line(gesture[0], name, key=gesture[0].key, part=1, epoch=epoch))
            await writer.append(batch(*gesture))
            line = gesture[-1]
            os.write(acks, f"{name} {line.seq} {line.hash.hex()}\n".encode())

    await asyncio.gather(*(table(f"t{number}") for number in range(TABLES)))


def migrate(folder: str, acks: int) -> None:
    """Go from the newest schema to one that is yet to come."""
    os.write(acks, b"begin\n")
    SqliteStore(folder, steps=STEPS).close()
    os.write(acks, b"done\n")


def main() -> None:
    """Fork a child for each job, and wait for its end."""
    for line in sys.stdin:
        job, folder, acks = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            handle = os.open(acks, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            if job == "append":
                asyncio.run(append(folder, handle))
            else:
                migrate(folder, handle)
            signal.pause()  # only the kill ends a child, so that its number stays its own
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()

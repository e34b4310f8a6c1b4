"""The folder of a long run: its plan, and every part that is done. Parts are written whole or not at all, under their numbers.

    run.json                    the plan: what is played, and the form of the tables
    counts/part-00000025.json   the counts of the games from 25 on
    games/part-00000025.parquet their rows, and so seats/ and cards/; *.jsonl where pyarrow is not installed

Doing a part twice gives the same bytes, so it does not matter who did it, how often, or in which order.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import burgle
from burgle.lab.rows import COLUMNS, SCHEMA, Row, Rows
from burgle.lab.tally import Tally

NUMBERS = ("turns", "scores", "winning", "all_scores")  # the counts of a tally whose keys are numbers


class BadFolder(Exception):
    """The folder is not that of this run, and why."""


class RunFolder:
    """Where a run is kept."""

    def __init__(self, folder: Path, plan: Mapping[str, Any], resume: bool) -> None:
        self.folder = folder
        self.plan = json.loads(json.dumps({"schema": SCHEMA, "burgle": burgle.__version__, **plan}))
        self.parquet = has_pyarrow()
        there = folder / "run.json"
        if there.is_file():
            if not resume:
                raise BadFolder(f"{folder} has a run already; --resume goes on with it")
            differs = sorted(name for name, value in self.plan.items() if read_json(there).get(name) != value)
            if differs:
                raise BadFolder(f"{folder} has another run: {', '.join(differs)} differ")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._write(there, (json.dumps(self.plan, indent=2) + "\n").encode())
        for name in (*COLUMNS, "counts"):
            (folder / name).mkdir(exist_ok=True)

    def has(self, first: int) -> bool:
        """Whether the part from this game on is done: its counts are written last."""
        return self._counts(first).is_file()

    def keep(self, first: int, tally: Tally, rows: Rows) -> None:
        """Write a part down."""
        for name, found in rows.items():
            ending = "parquet" if self.parquet else "jsonl"
            data = parquet(name, found, self.plan) if self.parquet else jsonl(found)
            self._write(self.folder / name / f"part-{first:08}.{ending}", data)
        self._write(self._counts(first), json.dumps(written(tally), sort_keys=True).encode())

    def tally(self, first: int) -> Tally:
        """The counts of a part that is done."""
        return read_tally(read_json(self._counts(first)))

    def _counts(self, first: int) -> Path:
        return self.folder / "counts" / f"part-{first:08}.json"

    @staticmethod
    def _write(place: Path, data: bytes) -> None:
        """Write a file whole: under another name first, then under its own."""
        fresh = place.with_name(f".{place.name}.{os.getpid()}")
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(place)


def has_pyarrow() -> bool:
    """Whether tables can be written as Parquet here."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return False
    return True


def read_json(path: Path) -> dict[str, Any]:
    """Read an object; BadFolder if it is none."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadFolder(f"{path} cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise BadFolder(f"{path} cannot be read: no object")
    return found


def parquet(name: str, rows: list[Row], plan: Mapping[str, Any]) -> bytes:
    """A table in Parquet, with the plan of its run in the file's own notes."""
    import pyarrow as pa
    from pyarrow import parquet as pq

    kinds = {"map<string, int16>": pa.map_(pa.string(), pa.int16()), "list<string>": pa.list_(pa.string())}
    fields = [pa.field(column, kinds.get(kind) or pa.type_for_alias(kind)) for column, kind in COLUMNS[name].items()]
    schema = pa.schema(fields, metadata={"burgle": json.dumps(plan, sort_keys=True)})
    arrays = [pa.array([plain(row[field.name]) for row in rows], field.type) for field in fields]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_arrays(arrays, schema=schema), sink, compression="zstd")
    return bytes(sink.getvalue())


def plain(value: Any) -> Any:
    """A value as pyarrow takes it: a mapping is its pairs."""
    return list(value.items()) if isinstance(value, dict) else value


def jsonl(rows: list[Row]) -> bytes:
    """A table as lines of JSON."""
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


def written(tally: Tally) -> dict[str, Any]:
    """Counts as plain data."""
    found: dict[str, Any] = {"games": tally.games, "decisions": tally.decisions, "errors": tally.errors}
    found |= {name: sorted(getattr(tally, name).items()) for name in NUMBERS}
    return found | {"counts": {what: dict(counter) for what, counter in tally.counts.items()}}


def read_tally(data: Mapping[str, Any]) -> Tally:
    """Counts from plain data."""
    tally = Tally()
    tally.games, tally.decisions, tally.errors = data["games"], data["decisions"], data["errors"]
    for name in NUMBERS:
        getattr(tally, name).update(dict(data[name]))
    tally.counts = {what: Counter(counter) for what, counter in data["counts"].items()}
    return tally

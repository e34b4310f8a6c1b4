"""A data set made wide: a line a decision, with what was seen, what was offered and what came of it; or as Minari has it."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

from burgle.lab.arena import Arena
from burgle.lab.dataset import DataError, arena_of, header, parts, replay

LEVEL = 3  # of zstd: rows are mostly nothing, and fewer bytes take longer


def expand(folder: Path, out: Path, *, sight: bool = True, mask: bool = True, returns: bool = True) -> int:
    """Write the wide form, file by file; gives how many decisions it has."""
    import pyarrow as pa
    from pyarrow import parquet

    out.mkdir(parents=True, exist_ok=True)
    total = 0
    for number, (about, table) in enumerate(parts(folder)):
        arena = arena_of(about)
        columns: dict[str, list[Any]] = {name: [] for name in ("game", "step", "seat", "action")}
        more = {"sight": sight, "legal": mask, "return": returns}
        columns |= {name: [] for name, wanted in more.items() if wanted}
        for line in table.to_pylist():
            shares = win_of(line)
            for step_number, step in enumerate(replay(arena, about, line)):
                values = {
                    "game": line["game"], "step": step_number, "seat": step.seat, "action": step.action,
                    "legal": step.legal, "return": shares[step.seat],
                }  # fmt: skip
                if sight:
                    values["sight"] = bytes(arena.sight(step.state, step.seat))
                for name, column in columns.items():
                    column.append(values[name])
        types = {
            "game": pa.uint32(), "step": pa.uint16(), "seat": pa.uint8(), "action": pa.uint16(),
            "sight": pa.binary(arena.plan.size), "legal": pa.list_(pa.uint16()), "return": pa.float32(),
        }  # fmt: skip
        made = pa.table({name: pa.array(values, types[name]) for name, values in columns.items()})
        kept = {**header(arena), "fields": fields_of(arena)}
        made = made.replace_schema_metadata({"burgle": json.dumps(kept)})
        path = out / f"part-{number:05}.parquet"
        parquet.write_table(made, path.with_suffix(".tmp"), compression="zstd", compression_level=LEVEL)
        path.with_suffix(".tmp").replace(path)
        total += made.num_rows
    return total


def fields_of(arena: Arena) -> dict[str, Any]:
    """Where everything stands in a row, for who reads the file without Burgle."""
    plan = arena.plan
    own = {field.name: [field.at, field.size, field.about] for field in plan.player_fields}
    table = {field.name: [field.at, field.size, field.about] for field in plan.table_fields}
    return {"players": arena.players, "block": plan.block, "player": own, "table": table}


def win_of(line: dict[str, Any]) -> list[float]:
    """What a game was worth to each seat: a share of the win, zero sum (`reward="win"`)."""
    seats, winners = len(line["won"]), sum(line["won"])
    return [(won / winners if winners else 1 / seats) - 1 / seats for won in line["won"]]


def to_minari(folder: Path, name: str, seat: int = 0) -> Any:
    """Make a Minari data set of one seat's episodes: it has no form for several agents."""
    import numpy as np
    from gymnasium import spaces
    from minari import create_dataset_from_buffers
    from minari.data_collector import EpisodeBuffer

    buffers: list[Any] = []
    arena: Arena | None = None
    for about, table in parts(folder):
        arena = arena_of(about)
        if not 0 <= seat < arena.players:
            raise DataError(f"there is no seat {seat} with {arena.players} players")
        for line in table.to_pylist():
            seen, done = [], []
            last = None
            for step in replay(arena, about, line):
                last = step.state
                if step.seat == seat:
                    seen.append(np.frombuffer(arena.sight(step.state, seat), np.uint8))
                    done.append(step.action)
            if not done or last is None:
                continue
            seen.append(np.frombuffer(arena.sight(last, seat), np.uint8))
            rewards = [0.0] * (len(done) - 1) + [win_of(line)[seat]]
            ends = [False] * (len(done) - 1) + [True]
            never = [False] * len(done)
            buffers.append(EpisodeBuffer(len(buffers), None, None, seen, done, rewards, ends, never))
    if arena is None or not buffers:
        raise DataError("there is nothing to export")
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it asks for an address to write to, and for an environment that it could make itself
        return create_dataset_from_buffers(
            name,
            buffers,
            algorithm_name="recorded bots",
            author="Burgle",
            observation_space=spaces.Box(0, 255, (arena.plan.size,), np.uint8),
            action_space=spaces.Discrete(len(arena.addresses)),
            description=f"Burgle: {arena.game} for {arena.players}, seat {seat}, from recorded games of bots",
            data_format="arrow",
        )

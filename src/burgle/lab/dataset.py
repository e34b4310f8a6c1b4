"""Recorded games: the moves alone, from which everything else is played again; and wide tables made of them.

    FOLDER/moves/part-00000000.parquet   a line a game: game, seed, actions, policy, score, won

Positions are not kept: playing again gives them faster than a disk. The file says in its metadata which list of moves its
numbers belong to, what content it was played with and how it is to be read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.bots.loading import find_bot
from burgle.games.spec import OptionError
from burgle.kernel.engine import answer, decider
from burgle.kernel.moves import fingerprint
from burgle.kernel.state import State
from burgle.lab.arena import Arena
from burgle.lab.simulate import LIMIT, Progress, game_seed
from burgle.view.scores import results

SCHEMA = 1
PART = 500  # games in a file


class DataError(ValueError):
    """A data set that cannot be read, or that does not play as it says."""


@dataclass(frozen=True)
class RecordedGame:
    """One game as it is kept."""

    game: int
    seed: int
    actions: list[int]
    policy: list[str]
    score: list[int | None]
    won: list[bool]


def record(
    out: Path,
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> int:
    """Let bots play games and keep their moves; gives how many decisions that are."""
    if games < 1 or not bots:
        raise OptionError("a data set has at least one game, and bots to play it")
    arena = Arena(game, players, options)
    folder = out / "moves"
    if folder.exists() and any(folder.iterdir()):
        raise DataError(f"{folder} is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    decisions = 0
    for first in range(0, games, PART):
        lines = []
        for number in range(first, min(first + PART, games)):
            names = [bots[(seat + number) % len(bots)] for seat in range(players)]
            lines.append(play(arena, number, names, seed))
            decisions += len(lines[-1].actions)
            if progress is not None:
                progress(1)
        write_moves(folder / f"part-{first:08}.parquet", arena, lines)
    return decisions


def play(arena: Arena, number: int, names: list[str], seed: int) -> RecordedGame:
    """Play one game of a data set."""
    dealt = game_seed(seed, number, "game")
    minds = [find_bot(name)(game_seed(seed, number, f"bot {seat}")) for seat, name in enumerate(names)]
    st = arena.begin(dealt)
    moves = arena.moves_in(st)
    actions: list[int] = []
    while not st.over:
        if len(actions) == LIMIT:
            raise DataError(f"game {number}: no end after {LIMIT} decisions")
        code = minds[decider(st)].decide(st)
        actions.append(moves.ids(st)[st.options.index(code)])
        answer(st, code)
    found = results(st)
    return RecordedGame(number, dealt, actions, names, [one.score for one in found], [one.won for one in found])


def write_moves(path: Path, arena: Arena, lines: list[RecordedGame]) -> None:
    """Write a file under another name, then give it its own: whoever sees it sees all of it."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = {
        "game": pa.array([line.game for line in lines], pa.uint32()),
        "seed": pa.array([f"{line.seed:x}" for line in lines], pa.string()),
        "actions": pa.array([line.actions for line in lines], pa.list_(pa.uint16())),
        "policy": pa.array([line.policy for line in lines], pa.list_(pa.string())),
        "score": pa.array([line.score for line in lines], pa.list_(pa.int16())),
        "won": pa.array([line.won for line in lines], pa.list_(pa.bool_())),
    }
    table = pa.table(columns).replace_schema_metadata({"burgle": json.dumps(header(arena))})
    parquet.write_table(table, path.with_suffix(".tmp"), compression="zstd")
    path.with_suffix(".tmp").replace(path)


def header(arena: Arena) -> dict[str, Any]:
    """What a file has to say of itself."""
    return {
        "schema": SCHEMA,
        "game": arena.game,
        "players": arena.players,
        "options": arena.options,
        "content": arena.plan.rules.content_hash,
        "moves": fingerprint(arena.addresses),
        "addresses": arena.addresses,
    }


def parts(folder: Path) -> Iterator[tuple[dict[str, Any], Any]]:
    """The files of a data set: what each says of itself, and its table."""
    from pyarrow import parquet

    found = sorted((folder / "moves" if (folder / "moves").is_dir() else folder).glob("part-*.parquet"))
    if not found:
        raise DataError(f"there is no data set in {folder}")
    for path in found:
        table = parquet.read_table(path)
        said = (table.schema.metadata or {}).get(b"burgle")
        if said is None:
            raise DataError(f"{path} is no data set of Burgle's")
        about = json.loads(said)
        if about["schema"] > SCHEMA:
            raise DataError(f"{path} has schema {about['schema']}; this Burgle reads up to {SCHEMA}")
        yield about, table


def arena_of(about: dict[str, Any]) -> Arena:
    """The arena of a file, if games still play there as they did when it was written."""
    arena = Arena(about["game"], about["players"], about["options"])
    now = arena.plan.rules.content_hash
    if about["content"] != now:
        raise DataError(f"it was played with other content ({about['content'][:12]}, here is {now[:12]})")
    return arena


@dataclass(frozen=True)
class ReplayStep:
    """One decision of a game that is played again."""

    state: State
    seat: int
    action: int
    legal: list[int]


def replay(arena: Arena, about: dict[str, Any], line: dict[str, Any]) -> Iterator[ReplayStep]:
    """Play a recorded game again, decision by decision; at the end its scores must be those that were written."""
    st = arena.begin(int(line["seed"], 16))
    moves = arena.moves_in(st)
    here = {address: number for number, address in enumerate(arena.addresses)}
    same = about["moves"] == fingerprint(arena.addresses)
    for number, said in enumerate(line["actions"]):
        action = said if same else here.get(about["addresses"][said], -1)
        legal = moves.ids(st) if not st.over else []
        if action not in legal:
            raise DataError(f"game {line['game']}, decision {number}: {about['addresses'][said]} is not offered")
        yield ReplayStep(st, decider(st), action, legal)
        answer(st, st.options[legal.index(action)])
    if not st.over or [one.score for one in results(st)] != line["score"]:
        raise DataError(f"game {line['game']} does not end as it was written")


def verify(folder: Path, every: int = 1) -> int:
    """Play each game (or every n-th) again and compare; gives how many were."""
    checked = 0
    for about, table in parts(folder):
        arena = arena_of(about)
        for line in table.to_pylist()[::every]:
            for _ in replay(arena, about, line):
                pass
            checked += 1
    return checked

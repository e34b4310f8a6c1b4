"""Recorded games: made twice they are the same, they play again, are made wide, read by others, and refused in words."""

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from burgle.cli import main
from burgle.lab.arena import Arena
from burgle.lab.dataset import DataError, arena_of, parts, record, replay, verify
from burgle.lab.dataset_wide import expand, to_minari, win_of


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set: greedy and random bots, so that somebody wins."""
    folder = tmp_path_factory.mktemp("data")
    assert record(folder, "legacy", 2, 3, ["greedy", "random"], seed=4) > 300
    return folder


def test_it_is_the_same_every_time_and_plays_again(kept: Path, tmp_path: Path) -> None:
    record(tmp_path, "legacy", 2, 3, ["greedy", "random"], seed=4)
    assert (tmp_path / "moves/part-00000000.parquet").read_bytes() == (
        kept / "moves/part-00000000.parquet"
    ).read_bytes()
    assert verify(kept) == 3
    with pytest.raises(DataError, match="not empty"):
        record(kept, "legacy", 2, 1, ["random"])


def test_made_wide_it_has_what_was_seen_offered_and_won(kept: Path, tmp_path: Path) -> None:
    rows = expand(kept, tmp_path / "wide")
    table = parquet.read_table(tmp_path / "wide")
    assert table.num_rows == rows and set(table.column_names) == {
        "game", "step", "seat", "action", "sight", "legal", "return",
    }  # fmt: skip
    about = json.loads(table.schema.metadata[b"burgle"])
    arena = Arena("legacy", 2)
    first = table.slice(0, 1).to_pylist()[0]
    assert len(first["sight"]) == arena.plan.size and first["action"] in first["legal"]
    at, size, _ = about["fields"]["player"]["discard"]
    assert not any(first["sight"][at : at + size])  # nothing is discarded yet
    assert about["addresses"][first["action"]].startswith("keep:")
    for _, moves in parts(kept):
        for line in moves.to_pylist():
            assert sum(win_of(line)) == pytest.approx(0)


def test_another_order_of_moves_is_read_by_addresses(kept: Path) -> None:
    about, table = next(iter(parts(kept)))
    line = table.to_pylist()[0]
    turned = {**about, "addresses": about["addresses"][::-1], "moves": "another list"}
    mirrored = {**line, "actions": [len(about["addresses"]) - 1 - action for action in line["actions"]]}
    assert len(list(replay(arena_of(about), turned, mirrored))) == len(line["actions"])


def test_what_cannot_be_played_again_is_told(kept: Path, tmp_path: Path) -> None:
    about, table = next(iter(parts(kept)))
    arena, line = arena_of(about), table.to_pylist()[0]
    with pytest.raises(DataError, match="is not offered"):
        list(replay(arena, about, {**line, "actions": [0, *line["actions"]]}))
    with pytest.raises(DataError, match="does not end"):
        list(replay(arena, about, {**line, "score": [1, 1]}))
    for change, words in (({"content": "0" * 64}, "other content"), ({"schema": 99}, "schema 99")):
        said = {"burgle": json.dumps({**about, **change})}
        (tmp_path / "moves").mkdir(exist_ok=True)
        parquet.write_table(table.replace_schema_metadata(said), tmp_path / "moves/part-00000000.parquet")
        with pytest.raises(DataError, match=words):
            verify(tmp_path)
    parquet.write_table(pa.table({"a": [1]}), tmp_path / "moves/part-00000000.parquet")
    with pytest.raises(DataError, match="no data set of Burgle's"):
        verify(tmp_path)
    with pytest.raises(DataError, match="there is no data set"):
        verify(tmp_path / "nowhere")


def test_minari_has_one_seat_of_it(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    made = to_minari(kept, "burgle/legacy-test-v0", seat=1)
    assert made.total_episodes == 3
    episode = next(made.iterate_episodes())
    assert len(episode.observations) == len(episode.actions) + 1 and episode.terminations[-1]
    assert np.asarray(episode.observations).dtype == np.uint8
    with pytest.raises(DataError, match="no seat 7"):
        to_minari(kept, "burgle/legacy-other-v0", seat=7)


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "data")
    assert main(["dataset", "make", "legacy", folder, "--games", "1", "--bots", "random"]) == 0
    assert main(["dataset", "verify", folder]) == 0
    assert main(["dataset", "expand", folder, str(tmp_path / "wide"), "--mask"]) == 0
    assert "1 games play as they were written" in capsys.readouterr().out
    assert parquet.read_table(tmp_path / "wide").column_names == ["game", "step", "seat", "action", "legal"]
    assert main(["dataset", "verify", str(tmp_path / "nowhere")]) == 1
    assert main(["dataset", "make", "legacy", folder, "--games", "1"]) == 2

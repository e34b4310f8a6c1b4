"""Long runs: the same result for any team, whatever dies, and rows that the queries of the manual can read."""

from __future__ import annotations

import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from burgle.bots.levels import LEVELS
from burgle.cli import main
from burgle.cli.plots import Plots
from burgle.lab import simulate as module
from burgle.lab.drawing import nice, ticks
from burgle.lab.folder import BadFolder
from burgle.lab.kept import LadderNotes, as_played
from burgle.lab.kept_lessons import LessonNotes
from burgle.lab.ladder import LadderDeal, contest, play_deal
from burgle.lab.parcels import parcel, unpacked
from burgle.lab.report import Measured, chapter_of, report
from burgle.lab.rows import COLUMNS
from burgle.lab.selfplay import LessonPlan, play_lesson
from burgle.lab.simulate import simulate
from burgle.lab.team import Cluster, Pool, Solo, TeamFailed, done_by_this_version, in_order
from burgle.lab.train import train
from burgle.lab.wanted import wanted_cards
from tests.failures import Shaky, added

ROOT = Path(__file__).resolve().parent.parent
CLOCK = ("seconds", "decisions_per_second", "games_per_second", "jobs")
WISH: dict[str, Any] = {"players": 2, "games": 30, "bots": ["random"], "seed": 5}


def lasting(result: dict[str, Any]) -> dict[str, Any]:
    """A result without the clock."""
    return {name: value for name, value in result.items() if name not in CLOCK}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A run that was kept, and its result."""
    folder = tmp_path_factory.mktemp("kept") / "run"
    return folder, lasting(simulate("space", folder=folder, **WISH))


def slow(task: tuple[str, int]) -> int:
    """Say who works, take a moment, and give a number."""
    folder, number = task
    Path(folder, str(os.getpid())).touch()
    time.sleep(0.05)
    return number * number


def kill_one(folder: Path, killed: list[int]) -> None:
    """Kill one of those who work, once."""
    while not killed:
        for path in folder.iterdir():
            os.kill(int(path.name), signal.SIGKILL)
            killed.append(int(path.name))
            return
        time.sleep(0.01)


@pytest.mark.parametrize("team", ["pool", "cluster"])
def test_a_killed_worker_costs_time_only(team: str, tmp_path: Path) -> None:
    """Every task is done, none is counted twice, though a worker is killed with SIGKILL in the middle."""
    tasks = [(str(tmp_path), number) for number in range(40)]
    killed: list[int] = []
    killer = threading.Thread(target=kill_one, args=(tmp_path, killed))
    workers = Pool(2) if team == "pool" else Cluster("local", 2)
    killer.start()
    try:
        parts = list(workers.work(slow, tasks))
    finally:
        workers.close()
    killer.join()
    assert sorted(parts) == [(number, number * number) for number in range(40)]
    assert killed and killed[0] != os.getpid()


def test_a_cluster_gives_the_same(run: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """Solo, in a folder, by two processes, and on a cluster at an address: the same figures, the same files byte for byte."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        assert cluster.scheduler_address.startswith("tcp://")
        again = lasting(simulate("space", cluster=cluster.scheduler_address, folder=tmp_path / "run", **WISH))
    assert again == run[1] == lasting(simulate("space", **WISH)) == lasting(simulate("space", jobs=2, **WISH))
    assert files_in(tmp_path / "run") == files_in(run[0])


class Killing(Cluster):
    """A cluster of which one worker is killed as soon as the first part is there."""

    killed = 0

    def work(self, do: Any, tasks: Any) -> Iterator[tuple[int, Any]]:
        """Work as ever, one worker less."""
        for part in super().work(do, tasks):
            if not self.killed:
                self.killed = next(iter(self.client.run(os.getpid).values()))
                os.kill(self.killed, signal.SIGKILL)
            yield part


def test_a_killed_worker_changes_no_count_and_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole run on a cluster that loses a worker on the way: the same figures, the same files byte for byte."""
    wish = {**WISH, "games": 40, "part": 4}
    alone = lasting(simulate("space", folder=tmp_path / "alone", **wish))
    team = Killing("local", 2)
    monkeypatch.setattr(module, "team_of", lambda jobs, cluster: team)
    assert lasting(simulate("space", folder=tmp_path / "fewer", **wish)) == alone
    assert team.killed
    assert files_in(tmp_path / "fewer") == files_in(tmp_path / "alone")


def files_in(folder: Path) -> dict[Path, bytes]:
    """All that a run has written."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_run_goes_on_where_it_was_stopped(run: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done is not done again; what is missing is; the sum is the same."""
    folder, result = run
    (folder / "counts" / "part-00000025.json").unlink()
    played: list[int] = []
    honest = module.play

    def noted(job: module.SimulationJob) -> module.SimulationPart:
        played.extend(job.numbers)
        return honest(job)

    monkeypatch.setattr(module, "play", noted)
    assert lasting(simulate("space", folder=folder, resume=True, **WISH)) == result
    assert played == list(range(25, 30))
    with pytest.raises(BadFolder, match="--resume goes on"):
        simulate("space", folder=folder, **WISH)
    with pytest.raises(BadFolder, match="another run: seed differ"):
        simulate("space", folder=folder, resume=True, **{**WISH, "seed": 6})


def test_counts_are_exact_with_workers_that_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """They die, answer twice, late and never; what is counted is what was played."""
    team = Shaky(workers=5, dies=0.2, lost=0.1, doubled=0.3, seed=4)
    monkeypatch.setattr(module, "team_of", lambda jobs, cluster: team)
    found = lasting(simulate("space", jobs=8, **WISH))
    assert all(team.seen[name] for name in ("died", "doubled", "again", "late"))
    monkeypatch.undo()
    assert found == lasting(simulate("space", **WISH))


def test_a_thousand_workers_that_fail_add_up() -> None:
    """A hundred thousand tasks, with two thousand deaths on the way: more answers than tasks come, and the sum is exact."""
    team = Shaky(workers=1000)
    total, answers = added(team, 100_000)
    assert total == sum(task * task for task in range(100_000)) and answers > 100_000
    assert team.seen["died"] > 1000 and team.seen["lost"] > 500


def test_other_workers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another Burgle, or other tables, would play other games."""
    with pytest.raises(TeamFailed, match=r"this worker has burgle .*, the run 9\.9\.9"):
        done_by_this_version("9.9.9", str, 1)
    job = module.jobs_of("space", 2, 1, ["random"], 1, 1, {}, (), False)[0]
    with pytest.raises(TeamFailed, match="other tables of space"):
        module.play(module.SimulationJob(**{**vars(job), "content": "another"}))
    with pytest.raises(TeamFailed, match="other tables of space"):
        play_deal(LadderDeal("space", "random", "random", 2, 0, 1, (), "another"))
    with pytest.raises(TeamFailed, match="other tables of space"):
        play_lesson(LessonPlan("space", 2, ("random",), 1, 0, (), "another"))
    monkeypatch.setattr("burgle.lab.team.PATIENCE", 1)
    with pytest.raises(TeamFailed, match="no cluster answers at"):
        Cluster("tcp://127.0.0.1:9", 1)


def test_packs_travel(tmp_path: Path) -> None:
    """A worker that has not got a pack's folder gets its files."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "cards.toml").write_text("[[card]]\nid = 'fazr'\ncost = 4\n")
    one = parcel(tmp_path / "mine")
    assert unpacked(one) == tmp_path / "mine"
    there = unpacked(("/nowhere/mine", one[1]))
    assert there != tmp_path / "mine" and parcel(there)[1] == one[1]


def test_parts_come_in_order_and_a_contest_is_the_same() -> None:
    """The ladder adds numbers that are not whole, so it adds them in the order of the deals."""
    assert list(in_order(Shaky(workers=3, dies=0.0, lost=0.0, doubled=0.0), abs, range(-9, 1))) == [*range(9, -1, -1)]
    alone = contest("space", "random", "random", deals=2, team=Solo())
    shaky = contest("space", "random", "random", deals=2, team=Shaky(workers=2, dies=0.0, lost=0.0, doubled=0.0))
    assert (alone.wins, alone.pairs, alone.by_seat, alone.lead) == (shaky.wins, shaky.pairs, shaky.by_seat, shaky.lead)


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """What is noted is not played again; a line that was cut off is, and so is what other bots did."""
    notes = tmp_path / "ladder.jsonl"
    wish: dict[str, Any] = {"game": "space", "challenger": "random", "champion": "random", "seed": 3}
    whole = contest(**wish, deals=3, play=LadderNotes(notes).play)
    lines = notes.read_text().splitlines(keepends=True)
    assert len(lines) == 3
    notes.write_text("".join(lines[:2]) + lines[2][:40] + "\n")
    again = contest(**wish, deals=4, play=LadderNotes(notes).play)
    assert again.pairs[:3] == whole.pairs and len(notes.read_text().splitlines()) == 5
    assert len(LadderNotes(notes).known) == 4


def test_a_level_that_is_changed_for_one_game_plays_the_others_no_more_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are known by the numbers with which they were played, not by those of other games."""
    games = ("space", "catacombs", "legacy")
    before = {game: as_played("master-hunter", game) for game in games}
    slower = {**LEVELS["master"].slower, "legacy": (1, 2, 3, 0)}
    monkeypatch.setitem(LEVELS, "master", replace(LEVELS["master"], slower=slower))
    assert {game for game in games if as_played("master-hunter", game) != before[game]} == {"legacy"}
    assert as_played("master", "legacy") == as_played("master@rounds=1,worlds=2,ideas=3,again=0", "legacy")


def test_a_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """What is noted is not played again, a line that was cut off is; what is learned is the same to the last digit."""
    notes = tmp_path / "lessons.jsonl"
    wish: dict[str, Any] = {"games": 60, "players": [2], "bots": ["random"], "seed": 3, "epochs": 1, "tell": len}
    whole = train("legacy", **wish, play=LessonNotes(notes).play)
    lines = notes.read_text().splitlines(keepends=True)
    assert len(lines) == 60
    notes.write_text("".join(lines[:50]) + lines[50][:400] + "\n")
    again = LessonNotes(notes)
    assert len(again.known) == 50
    assert train("legacy", **wish, play=again.play) == whole
    assert len(notes.read_text().splitlines()) == 61 and len(again.known) == 60


def test_a_balance_is_kept_by_numbers_of_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`burgle balance --rows` keeps a run for each, and `--resume` plays none of it again."""
    wish = [
        "balance",
        "space",
        "--games",
        "2",
        "--players",
        "2,3",
        "--bots",
        "random",
        "--rows",
        str(tmp_path / "kept"),
    ]
    main(wish)
    told = capsys.readouterr().out
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {"2-players", "3-players"}
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "kept").rglob("part-*")}
    assert main(wish) == 2  # a run is there already
    capsys.readouterr()
    main([*wish, "--resume"])
    assert capsys.readouterr().out == told
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "kept").rglob("part-*")} == before


def test_the_manual_can_be_followed(run: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every query of docs/runs.md runs on a folder, and its tables list the columns there are."""
    import duckdb

    folder, result = run
    monkeypatch.chdir(folder.parent)
    text = (ROOT / "docs" / "runs.md").read_text("utf-8")
    for query in re.findall(r"```sql\n(.*?)```", text, re.S):
        assert duckdb.sql(query).fetchall()
    for program in re.findall(r"```python\n(.*?)```", text, re.S):
        exec(compile(program, "runs.md", "exec"), {})
    for name, columns in COLUMNS.items():
        table = text.split(f"| `{name}` |")[1].split("\n\n")[0]
        assert set(re.findall(r"`(\w+)`", "".join(row.split("|")[1] for row in table.splitlines()[2:]))) == set(columns)
    games = duckdb.sql("select count(*), sum(decisions), sum(turns) from 'run/games/*.parquet'").fetchall()[0]
    assert games == (30, result["decisions"], round(result["turns"]["mean"] * result["turns"]["n"]))
    seats = duckdb.sql("select status, count(*) from 'run/seats/*.parquet' group by status").fetchall()
    assert dict(seats) == {name: n for name, n in result["ended"].items() if n}
    cards = duckdb.sql("select sum(offered), sum(acquired) from 'run/cards/*.parquet'").fetchall()[0]
    assert cards == tuple(sum(one[what] for one in result["cards"].values()) for what in ("offered", "acquired"))


def test_without_pyarrow_rows_are_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The core needs no more than it has."""
    monkeypatch.setattr("burgle.lab.folder.has_pyarrow", lambda: False)
    simulate("space", folder=tmp_path / "run", **{**WISH, "games": 1})
    (lines,) = (tmp_path / "run" / "seats").glob("*.jsonl")
    assert len(lines.read_text().splitlines()) == 2


def test_the_report_shows_what_was_measured(run: tuple[Path, dict[str, Any]]) -> None:
    """Plots of goals, seats, bots, cards and places in one file that calls nobody."""
    page = report([chapter_of(simulate("space", **WISH))])
    assert page.count("<svg") >= 9 and "In! Space! in many games" in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "FAZR" in page and "player 2" in page and "turns of a player (mean)" in page
    assert [nice(x) for x in (0.9, 1.01, 17, 0.34)] == [1.0, 1.5, 20.0, 0.4]
    assert ticks(0, 15) == [0, 5, 10, 15] and ticks(0, 150) == [0, 50, 100, 150] and len(ticks(0, 0.4)) == 5


def test_games_that_were_only_watched_have_a_report_without_goals(run: tuple[Path, dict[str, Any]]) -> None:
    """`simulate --report`: whoever plays, there is no verdict to be given, and everything else is there."""
    page = report([Measured(run[1], [], None)])
    assert page.count("<svg") >= 8 and "FAZR" in page
    assert "goal" not in page.lower() and "Not used" not in page and "saw use" not in page


def test_the_terminal_draws_what_is_sure_and_what_may_be(capsys: pytest.CaptureFixture[str]) -> None:
    """Bars end where a share surely is, then come the places where it may be; an even share is marked."""
    plots = Plots(width=76)  # 40 letters for a bar
    plots.won("wins", {"greedy": (0.5, 100), "random": (0.0, 0)}, 0.25, "of its seats")
    plots.bars("cards", {"FAZR": 0.5}, told={"FAZR": "1 of 2"})
    _, greedy, nothing, _, card = capsys.readouterr().out.splitlines()
    assert greedy.count("█") == 15 and greedy.count("░") == 8 and greedy[24 + 10] == "│"
    assert nothing.count("░") == 39 and "█" not in nothing
    assert card.count("█") == 16 and card.endswith("50.0%  1 of 2") and len(card) == 2 + 22 + 32 + 7 + 8


def test_a_card_that_a_pack_brought_is_told_by_its_key() -> None:
    """It is in no rulebook of the game, and is wanted or not all the same."""
    seen = {"offered": 40, "acquired": 10, "defeated": 0, "used": 0}
    result = {"game": "space", "players": 2, "cards": {"fazr": {**seen, "acquired": 30}, "of_a_pack": seen}}
    assert [(card.name, card.share) for card in wanted_cards([result])] == [("FAZR", 0.75), ("of_a_pack", 0.25)]

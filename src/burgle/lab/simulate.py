"""Mass simulation: many games between bots, by any team, with the same result for each.

Where a folder is given for it, every part of the work is kept there as it is done (`lab/folder.py`), and a run that was
interrupted goes on with what is missing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.arena.matches import LIMIT as LIMIT
from burgle.arena.matches import check_match, chosen, seated
from burgle.arena.matches import game_seed as game_seed
from burgle.content.library import todays
from burgle.games import GAMES
from burgle.kernel.engine import answer
from burgle.lab.figures import summarise
from burgle.lab.folder import RunFolder
from burgle.lab.parcels import Parcel, parcel, unpacked
from burgle.lab.rows import Rows, RowWatcher, failed_row, no_rows
from burgle.lab.tally import Tally, Watcher
from burgle.lab.team import Team, TeamFailed, team_of

PART = 25  # games that are played at a stretch

Options = Mapping[str, str | Sequence[str]]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class SimulationJob:
    """Some games of a simulation, in a form that can be sent to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, tuple[str, ...]], ...]
    packs: tuple[Parcel, ...]
    content: str  # the fingerprint of the tables, packs included
    numbers: tuple[int, ...]
    rows: bool  # whether the games are told one by one, too


@dataclass
class SimulationPart:
    """What the games of a job came to."""

    tally: Tally
    rows: Rows


class Summary(dict[str, Any]):
    """The result of a simulation: plain data, ready for JSON."""


def simulate(
    game: str = "space",
    players: int = 4,
    games: int = 100,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: int = 1,
    options: Options | None = None,
    packs: Sequence[str | Path] = (),
    progress: Progress | None = None,
    *,
    cluster: str = "",
    folder: Path | None = None,
    resume: bool = False,
    part: int = PART,
) -> Summary:
    """Play games and count; an option may be a list of values, which the games take in turns.

    The bots fill the seats in the given order, again and again, and move on by one seat from game to game.
    `progress` is told how many games are done. `folder` keeps a row for every game, seat and card, in parts of `part`
    games. Everything but the seconds is the same for any number of jobs, and for a cluster.

    >>> simulate("space", players=2, games=2, bots=["random"])["games"]
    2
    """
    check_match(game, players, games, bots)
    work = jobs_of(game, players, games, bots, seed, jobs, options or {}, packs, folder is not None, part)
    play_one(work[0], 0, Tally(), dry=True)  # a wrong option is told at once, and here
    header: dict[str, Any] = {"game": game, "players": players, "bots": list(bots), "seed": seed}
    kept = None
    if folder is not None:
        size = len(work[0].numbers)
        plan = {**header, "games": games, "part": size, "content": work[0].content, "options": dict(work[0].options)}
        kept = RunFolder(folder, plan, resume)
    started = time.perf_counter()
    total = Tally()
    team = team_of(jobs, cluster)
    try:
        total = add_up(team, work, kept, progress)
    finally:
        team.close()
    seconds = time.perf_counter() - started
    return Summary({**header, "jobs": jobs, **summarise(total, players, seconds)})


def jobs_of(
    game: str, players: int, games: int, bots: Sequence[str], seed: int, jobs: int, options: Options,
    packs: Sequence[str | Path], rows: bool, part: int = PART,
) -> list[SimulationJob]:  # fmt: skip
    """The work in pieces; what is kept in a folder has pieces that do not depend on the team."""
    values = {name: (value,) if isinstance(value, str) else tuple(value) for name, value in options.items()}
    size = min(part, games) if rows else max(1, min(part, games // (4 * jobs) or 1))
    content = todays(GAMES[game], tuple(Path(pack) for pack in packs)).key
    parcels = tuple(parcel(Path(pack)) for pack in packs)
    return [
        SimulationJob(
            game, players, tuple(bots), seed, tuple(sorted(values.items())), parcels, content,
            tuple(range(at, min(at + size, games))), rows,
        )
        for at in range(0, games, size)
    ]  # fmt: skip


def add_up(team: Team, work: list[SimulationJob], kept: RunFolder | None, progress: Progress | None) -> Tally:
    """Let the team do what is not done yet; parts are added by their numbers, so their order makes no difference."""
    total = Tally()
    left = work
    if kept is not None:
        for job in work:
            if kept.has(job.numbers[0]):
                total.add(kept.tally(job.numbers[0]))
                if progress is not None:
                    progress(len(job.numbers))
        left = [job for job in work if not kept.has(job.numbers[0])]
    done: set[int] = set()
    for at, part in team.work(play, left):
        if at in done:  # a worker that was given up has answered after all
            continue
        done.add(at)
        if kept is not None:
            kept.keep(left[at].numbers[0], part.tally, part.rows)
        total.add(part.tally)
        if progress is not None:
            progress(len(left[at].numbers))
    if len(done) != len(left):
        raise TeamFailed(f"{len(left) - len(done)} of {len(left)} parts never came back")
    total.errors.sort(key=lambda error: int(error["game"]))
    return total


def same_tables(game: str, content: str, packs: tuple[Path, ...] = ()) -> None:
    """Refuse a task of a run with other tables: its games would be others here."""
    if todays(GAMES[game], packs).key != content:
        raise TeamFailed(f"this worker has other tables of {game} than the run")


def play(job: SimulationJob) -> SimulationPart:
    """Play the games of a job; a game that fails is counted and told with its seed."""
    tally, rows = Tally(), no_rows()
    packs = tuple(unpacked(one) for one in job.packs)
    same_tables(job.game, job.content, packs)
    for number in job.numbers:
        try:
            told = play_one(job, number, tally)
        except Exception as error:
            seed = game_seed(job.seed, number, "game")
            tally.errors.append({"game": number, "seed": seed, "error": f"{type(error).__name__}: {error}"})
            told = (
                {"games": [failed_row(number, seed, job.players, str(tally.errors[-1]["error"]))]} if job.rows else {}
            )
        for name, found in told.items():
            rows[name] += found
    return SimulationPart(tally, rows)


def play_one(job: SimulationJob, number: int, tally: Tally, dry: bool = False) -> Rows:
    """Play one game of a job (or, dry, only set it up); its rows, if they are wanted."""
    options = {name: values[number % len(values)] for name, values in job.options}
    packs = tuple(unpacked(pack) for pack in job.packs)
    one = seated(job.game, job.players, job.bots, job.seed, number, options, packs)
    if dry:
        return {}
    st = one.state
    watcher = RowWatcher(st, tally) if job.rows else Watcher(st, tally)
    decisions = 0
    while not st.over:
        if decisions == LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions")
        watcher.before(st.options)
        code = chosen(one)
        watcher.after(code)
        answer(st, code)
        decisions += 1
    watcher.finish(one.names, one.events, decisions)
    if not isinstance(watcher, RowWatcher):
        return {}
    return watcher.rows(number, game_seed(job.seed, number, "game"), one.names, one.events, decisions)

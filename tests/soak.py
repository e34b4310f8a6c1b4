"""As many random games as one has time for, every state checked: `python -m tests.soak 20000`.

Games are told by game, player count and seed alone; every fourth begins from an odd position. After every answer all invariants
are checked; on a sample of states twins are copied, saved, thawed and replayed, and views are compared with those of worlds
dealt anew. A violation is printed with its seed, which is all that is needed to see it again:

    python -m tests.soak 1 --game catacombs --seed 4711 --players 3

With a notebook (`make soak` keeps one) batches that passed are noted, and a run goes on where the last one was left: what is
noted holds for the engine and the tables it was played with, and is played again with others.
"""

import argparse
import hashlib
import json
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from burgle import kernel
from burgle.content.library import todays
from burgle.games import GAMES
from tests.props.ledgers import Violation
from tests.props.players import GAME, SAME_LAYOUT, SEATS
from tests.props.proof import prove

QUIET = 100  # batches between two lines of progress where there is no terminal
TOGETHER = SAME_LAYOUT  # seeds handed to a process at once: they share a rulebook


@dataclass(frozen=True)
class Batch:
    """Games with the same players on the same board."""

    game: str
    players: int
    seeds: range


@dataclass(frozen=True)
class Outcome:
    """How a batch went."""

    batch: Batch
    answers: int
    faults: list[str]


class SoakNotes:
    """The batches that passed, one line each; only ever added to. Without a file nothing is remembered."""

    def __init__(self, path: Path | None, rules: str) -> None:
        self.path = path
        self.rules = rules
        self.passed: dict[Batch, int] = {}  # and how many answers were checked
        lines = path.read_text("utf-8").splitlines() if path is not None and path.is_file() else []
        for line in lines:
            told = read_line(line)
            if told is not None and told["rules"] == rules:
                seeds = range(told["first"], told["end"])
                self.passed[Batch(told["game"], told["players"], seeds)] = told["answers"]

    def note(self, outcome: Outcome) -> None:
        """Write a batch down, unless something went wrong in it."""
        if self.path is None or outcome.faults:
            return
        batch = outcome.batch
        told = {
            "rules": self.rules, "game": batch.game, "players": batch.players, "first": batch.seeds.start,
            "end": batch.seeds.stop, "answers": outcome.answers,
        }  # fmt: skip
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


def read_line(line: str) -> dict[str, Any] | None:
    """Read a line of a notebook; None for one that was cut off."""
    try:
        told: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return told


@cache
def rules_key(game: str) -> str:
    """Say what a game is played with: the sources of the engine and its chapters, and the tables of today."""
    found = hashlib.blake2b(todays(GAMES[game]).key.encode(), digest_size=8)
    for package in ("burgle.kernel", "burgle.chapters", GAMES[game].package):
        for source in sources(files(package)):
            found.update(source.name.encode() + source.read_bytes())
    return found.hexdigest()


def sources(folder: Traversable) -> list[Traversable]:
    """List the modules of a folder and of those in it, in their order."""
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += sources(entry)
        elif entry.name.endswith(".py"):
            found.append(entry)
    return found


def batches(game: str, games: int, first: int, counts: tuple[int, ...]) -> Iterator[Batch]:
    """Cut so many games into batches: each seed from the first on is played by every player count in turn."""
    left = games
    seed = first
    while left > 0:
        end = (seed // TOGETHER + 1) * TOGETHER  # where the next board begins
        most = -(-left // len(counts))  # seeds for each player count
        for players in counts:
            seeds = range(seed, min(end, seed + min(most, left)))
            left -= len(seeds)
            if seeds:
                yield Batch(game, players, seeds)
        seed = end


def play(batch: Batch) -> Outcome:
    """Play a batch; what goes wrong in one game does not stop the others."""
    answers = 0
    faults = []
    for seed in batch.seeds:
        try:
            answers += prove(batch.players, seed, batch.game, watch_secrets=True, odd=seed % 4 == 3).checks
        except Violation as violation:
            faults.append(str(violation))
    return Outcome(batch, answers, faults)


def ignore_interrupt() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def soak(work: list[Batch], jobs: int, console: Console, notes: SoakNotes, seconds: float) -> int:
    """Play until all is done or the time is up, report, and say how many games passed; the answer is the number that failed."""
    games = sum(len(batch.seeds) for batch in work)
    done: set[Batch] = {batch for batch in work if batch in notes.passed}
    before = sum(len(batch.seeds) for batch in done)
    passed = failed = answers = 0
    if done:
        told = sum(notes.passed[batch] for batch in done)
        console.print(f"{before} games passed before, with the same rules: {told} answers", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    began = time.monotonic()
    with (
        get_context("spawn").Pool(jobs, ignore_interrupt) as pool,
        Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("games", total=games, completed=before)
        try:
            for outcome in pool.imap_unordered(play, [batch for batch in work if batch not in done]):
                done.add(outcome.batch)
                notes.note(outcome)
                answers += outcome.answers
                failed += len(outcome.faults)
                passed += len(outcome.batch.seeds) - len(outcome.faults)
                for fault in outcome.faults:
                    progress.console.print(fault, style="red", markup=False, highlight=False, soft_wrap=True)
                progress.update(bar, completed=before + passed + failed, description=f"games, {failed} failed")
                if not console.is_terminal and len(done) % QUIET == 0:
                    console.print(f"{before + passed + failed} of {games} games, {failed} failed", highlight=False)
                if time.monotonic() - began > seconds:
                    pool.terminate()
                    break
        except KeyboardInterrupt:
            pool.terminate()
    took = max(time.monotonic() - began, 0.001)
    form = "compiled" if kernel.COMPILED else "interpreted"
    console.print(
        f"{answers} answers checked in {took:.0f} s, {form}: "
        f"{(passed + failed) / took:.1f} games/s, {answers / took:.0f} answers/s",
        highlight=False,
    )
    left = [batch for batch in work if batch not in done]
    console.print(
        f"go on with --seed {min(b.seeds[0] for b in left) if left else work[-1].seeds[-1] + 1}", highlight=False
    )
    in_all = f", {before + passed} of {games} in all" if before or left else ""
    console.print(f"{passed} passed, {failed} failed{in_all}", highlight=False)
    return failed


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description="Play random games and check every state."
    )
    parser.add_argument("games", type=int, nargs="?", default=1000, help="how many games (1000)")
    parser.add_argument("--game", choices=SEATS, default=GAME, help=f"which game ({GAME})")
    parser.add_argument("--players", type=int, help="one player count only (all in turn)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0); go on where an earlier run stopped")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--notebook", type=Path, help="a file of batches that passed, which are not played again")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many minutes")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.seed < 0 or asked.jobs < 1:
        parser.error("games and jobs count from 1, seeds from 0")
    if asked.players not in (None, *SEATS[asked.game]):
        parser.error(f"{asked.game} is for {SEATS[asked.game][0]} to {SEATS[asked.game][-1]} players")
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.default_int_handler)
    counts = (asked.players,) if asked.players else SEATS[asked.game]
    work = list(batches(asked.game, asked.games, asked.seed, counts))
    notes = SoakNotes(asked.notebook, rules_key(asked.game))
    return 1 if soak(work, asked.jobs, Console(), notes, asked.minutes * 60) else 0


if __name__ == "__main__":
    sys.exit(main())

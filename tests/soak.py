"""As many random games as one has time for, every state checked: `python -m tests.soak 20000`.

Games are told by game, player count and seed alone; every fourth begins from an odd position. After every answer all invariants
are checked; on a sample of states twins are copied, saved, thawed and replayed, and views are compared with those of worlds
dealt anew. A violation is printed with its seed, which is all that is needed to see it again:

    python -m tests.soak 1 --game catacombs --seed 4711 --players 3
"""

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from burgle import kernel
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


def soak(work: list[Batch], jobs: int, console: Console) -> int:
    """Play, report, and say how many games passed; the answer is the number that failed."""
    games = sum(len(batch.seeds) for batch in work)
    done: set[Batch] = set()
    passed = failed = answers = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    began = time.monotonic()
    with (
        get_context("spawn").Pool(jobs, ignore_interrupt) as pool,
        Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("games", total=games)
        try:
            for outcome in pool.imap_unordered(play, work):
                done.add(outcome.batch)
                answers += outcome.answers
                failed += len(outcome.faults)
                passed += len(outcome.batch.seeds) - len(outcome.faults)
                for fault in outcome.faults:
                    progress.console.print(fault, style="red", markup=False, highlight=False, soft_wrap=True)
                progress.update(bar, completed=passed + failed, description=f"games, {failed} failed")
                if not console.is_terminal and len(done) % QUIET == 0:
                    console.print(f"{passed + failed} of {games} games, {failed} failed", highlight=False)
        except KeyboardInterrupt:
            pool.terminate()
    seconds = max(time.monotonic() - began, 0.001)
    form = "compiled" if kernel.COMPILED else "interpreted"
    console.print(
        f"{answers} answers checked in {seconds:.0f} s, {form}: "
        f"{(passed + failed) / seconds:.1f} games/s, {answers / seconds:.0f} answers/s",
        highlight=False,
    )
    left = [batch for batch in work if batch not in done]
    console.print(
        f"go on with --seed {min(b.seeds[0] for b in left) if left else work[-1].seeds[-1] + 1}", highlight=False
    )
    console.print(f"{passed} passed, {failed} failed", highlight=False)
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
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.seed < 0 or asked.jobs < 1:
        parser.error("games and jobs count from 1, seeds from 0")
    if asked.players not in (None, *SEATS[asked.game]):
        parser.error(f"{asked.game} is for {SEATS[asked.game][0]} to {SEATS[asked.game][-1]} players")
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.default_int_handler)
    counts = (asked.players,) if asked.players else SEATS[asked.game]
    work = list(batches(asked.game, asked.games, asked.seed, counts))
    return 1 if soak(work, asked.jobs, Console()) else 0


if __name__ == "__main__":
    sys.exit(main())

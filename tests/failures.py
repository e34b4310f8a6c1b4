"""A team of made-up workers that die, come back, answer twice and answer late: does the counting stay exact?

python -m tests.failures [--workers 1000] [--tasks 100000] [--seed 1]

Time is made up too, so a thousand workers fit into one process. What is done is the caller's, as with any team.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgle.lab.team import Team


@dataclass
class Shaky(Team):
    """So many workers; each task takes about one second, and a worker dies now and then."""

    workers: int = 1000
    seed: int = 1
    dies: float = 0.02  # in each task
    lost: float = 0.01  # an answer that never arrives
    doubled: float = 0.01  # an answer that arrives twice
    patience: float = 20.0  # seconds after which a task is given to somebody else
    seen: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("died", "lost", "doubled", "again", "late"), 0))
    seconds: float = 0.0

    def work(self, do: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """Hand tasks to whoever is there; what is not back in time is handed out again."""
        dice = random.Random(self.seed)
        now, number = 0.0, 0
        waiting = list(range(len(tasks)))[::-1]
        given: dict[int, float] = {}  # when a task was last handed out
        done: set[int] = set()
        happens: list[tuple[float, int, str, int]] = []  # when, a number against ties, what, whose task
        free = self.workers

        def plan(after: float, what: str, at: int) -> None:
            nonlocal number
            number += 1
            heapq.heappush(happens, (now + after, number, what, at))

        while len(done) < len(tasks):
            while free and waiting:
                at = waiting.pop()
                free -= 1
                given[at] = now
                plan(self.patience, "late", at)
                if dice.random() < self.dies:
                    self.seen["died"] += 1
                    plan(dice.random(), "gone", at)  # in the middle of its work
                else:
                    plan(0.5 + dice.expovariate(2.0), "answers", at)
            now, _, what, at = heapq.heappop(happens)
            if what == "gone":
                plan(10.0, "back", at)  # another machine takes its place
            elif what == "back":
                free += 1
            elif what == "late":
                if at not in done and now - given[at] >= self.patience - 1e-9:
                    self.seen["again"] += 1
                    waiting.append(at)
            else:
                free += what == "answers"
                if dice.random() < self.lost:
                    self.seen["lost"] += 1
                    continue
                if dice.random() < self.doubled:
                    self.seen["doubled"] += 1
                    plan(5.0, "answers again", at)
                self.seen["late"] += at in done
                done.add(at)
                yield at, do(tasks[at])
        self.seconds = now


def added(team: Shaky, tasks: int) -> tuple[int, int]:
    """Add up squares with such a team, a part once by its number; gives the sum, and how many answers came."""
    came: dict[int, int] = {}
    answers = 0
    for at, part in team.work(lambda task: task * task, range(tasks)):
        answers += 1
        came.setdefault(at, part)
    return sum(came.values()), answers


def main() -> int:
    """Add up numbers with such a team and compare with the sum."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--workers", type=int, default=1000)
    parser.add_argument("--tasks", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    team = Shaky(args.workers, args.seed)
    total, answers = added(team, args.tasks)
    exact = total == sum(task * task for task in range(args.tasks))
    print(f"{args.tasks} tasks, {args.workers} workers: {answers} answers, {team.seen}, {team.seconds:.0f} s; "
          f"the sum is {'exact' if exact else 'WRONG'}")  # fmt: skip
    return 0 if exact else 1


if __name__ == "__main__":
    raise SystemExit(main())

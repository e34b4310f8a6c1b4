"""Who does the work of a study: this process, several of this machine, or a cluster. The outcome is the same for all.

A task is small and plain and says by its number where its part belongs; parts come back in any order. A worker that dies costs
time only: its tasks are done again, and a part counts once, by its number.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from typing import Any, TypeVar

import burgle

Task = TypeVar("Task")
Part = TypeVar("Part")
Do = Callable[[Task], Part]

WINDOW = 4  # tasks handed out for each worker: enough to keep it busy, few enough to lose
PATIENCE = 20  # seconds to wait for a scheduler
TRIES = 3  # deaths of workers that a task may see, before it is taken for what kills them


class TeamFailed(Exception):
    """The work cannot be done, and why."""


class Team:
    """Somebody who works."""

    def work(self, do: Do[Task, Part], tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
        """Do every task; give the place of each among the tasks with its part, as they are done."""
        raise NotImplementedError

    def close(self) -> None:
        """Send everybody home."""


class Solo(Team):
    """This process, one task after the other."""

    def work(self, do: Do[Task, Part], tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
        """Do them here."""
        for at, task in enumerate(tasks):
            yield at, do(task)


class Pool(Team):
    """Some processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def work(self, do: Do[Task, Part], tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
        """Do them beside each other; if a process dies, all of them are replaced and what was under way is done again."""
        left = dict(enumerate(tasks))
        deaths = 0
        while left:
            done = 0
            with ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
                try:
                    for at, part in windowed(pool.submit, do, left, self.jobs * WINDOW):
                        del left[at]
                        done += 1
                        yield at, part
                except BrokenProcessPool:
                    deaths = 1 if done else deaths + 1
                    if deaths == TRIES:
                        raise TeamFailed(f"a worker died {TRIES} times over the same tasks") from None
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)  # whoever has seen enough need not wait for the rest


def windowed(
    submit: Callable[..., Future[Part]], do: Do[Task, Part], left: dict[int, Task], most: int
) -> Iterator[tuple[int, Part]]:
    """Hand tasks out, so many at a time, and give what comes back."""
    waiting = iter(list(left.items()))
    under_way: dict[Future[Part], int] = {}
    while True:
        for at, task in waiting:
            under_way[submit(do, task)] = at
            if len(under_way) >= most:
                break
        if not under_way:
            return
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            yield under_way.pop(future), future.result()


class Cluster(Team):
    """The workers of a Dask cluster: on this machine (`local`), or wherever the scheduler at an address has them."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            from distributed import Client, LocalCluster
        except ImportError:
            raise TeamFailed("clusters need Dask: pip install 'burgle[cluster]'") from None
        self.cluster: Any = None
        if address == "local":
            self.cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=":0")
        try:
            self.client = Client(self.cluster if self.cluster is not None else address, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as error:
            raise TeamFailed(f"no cluster answers at {address}: {error}") from None

    def work(self, do: Do[Task, Part], tasks: Sequence[Task]) -> Iterator[tuple[int, Part]]:
        """Keep a window of tasks with the workers; a future is let go once its part is here, or it would be done again."""
        from distributed import KilledWorker, as_completed

        at_once = max(1, len(self.client.scheduler_info(n_workers=-1)["workers"])) * WINDOW
        numbers = count()
        places: dict[str, int] = {}
        coming = as_completed(with_results=False)

        def hand_out(many: int) -> None:
            for at in numbers:
                if at >= len(tasks):
                    return
                future = self.client.submit(
                    done_by_this_version, burgle.__version__, do, tasks[at], pure=False, retries=3
                )
                places[future.key] = at
                coming.add(future)
                many -= 1
                if many == 0:
                    return

        hand_out(at_once)
        for future in coming:
            try:
                part = future.result()
            except KilledWorker as error:
                raise TeamFailed(f"a task killed its workers: {error}") from None
            yield places.pop(future.key), part
            future.release()
            hand_out(1)

    def close(self) -> None:
        """Let go of the scheduler, and of the workers if they are ours."""
        self.client.close()
        if self.cluster is not None:
            self.cluster.close()


def done_by_this_version(version: str, do: Do[Task, Part], task: Task) -> Part:
    """Do a task on a worker, if it has the same Burgle: another one may play otherwise."""
    if burgle.__version__ != version:
        raise TeamFailed(f"this worker has burgle {burgle.__version__}, the run {version}")
    return do(task)


def in_order(team: Team, do: Do[Task, Part], tasks: Sequence[Task]) -> Iterator[Part]:
    """Give the parts in the order of their tasks, whoever was quicker: for sums that are not whole numbers, and early ends."""
    waiting: dict[int, Part] = {}
    following = 0
    for at, part in team.work(do, tasks):
        waiting[at] = part
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def team_of(jobs: int = 1, cluster: str = "") -> Team:
    """The team that somebody asked for."""
    if cluster:
        return Cluster(cluster, max(jobs, 1))
    return Pool(jobs) if jobs > 1 else Solo()

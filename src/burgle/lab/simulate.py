"""Mass simulation: many games between bots, over as many processes as wanted, with the same result for any number."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgle.bots.loading import bot_names, find_bot
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state
from burgle.kernel.state import Event
from burgle.lab.figures import summarise
from burgle.lab.tally import Tally, Watcher
from burgle.starting import settled

LIMIT = 50_000  # decisions in one game; whoever needs more is stuck

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
    packs: tuple[str, ...]
    numbers: tuple[int, ...]


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
) -> Summary:
    """Play games and count; an option may be a list of values, which the games take in turns.

    The bots fill the seats in the given order, again and again, and move on by one seat from game to game.
    `progress` is told how many games are done. Everything but the seconds is the same for any number of jobs.

    >>> simulate("space", players=2, games=2, bots=["random"])["games"]
    2
    """
    check(game, players, games, bots)
    values = {name: (value,) if isinstance(value, str) else tuple(value) for name, value in (options or {}).items()}
    chosen = tuple(sorted(values.items()))
    size = max(1, min(25, games // (4 * jobs) or 1))
    work = [
        SimulationJob(
            game,
            players,
            tuple(bots),
            seed,
            chosen,
            tuple(str(pack) for pack in packs),
            tuple(range(at, min(at + size, games))),
        )
        for at in range(0, games, size)
    ]
    play_one(work[0], 0, Tally(), dry=True)  # a wrong option is told at once, and here
    started = time.perf_counter()
    total = Tally()
    if jobs <= 1:
        for job in work:
            total.add(play(job))
            if progress is not None:
                progress(len(job.numbers))
    else:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            for job, tally in zip(work, pool.map(play, work), strict=True):
                total.add(tally)
                if progress is not None:
                    progress(len(job.numbers))
    seconds = time.perf_counter() - started
    header = {"game": game, "players": players, "bots": list(bots), "seed": seed, "jobs": jobs}
    return Summary({**header, **summarise(total, players, seconds)})


def check(game: str, players: int, games: int, bots: Sequence[str]) -> None:
    """Refuse what cannot be simulated, in words."""
    if game not in GAMES:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if games < 1:
        raise OptionError("a simulation has at least one game")
    for bot in bots:
        find_bot(bot)
    if not bots:
        raise OptionError(f"a simulation needs bots: {', '.join(bot_names())}")


def game_seed(seed: int, number: int, what: str) -> int:
    """The seed of one game, or of one bot in it; no game depends on which process plays it."""
    digest = hashlib.blake2b(f"{seed}/{number}/{what}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big")


def play(job: SimulationJob) -> Tally:
    """Play the games of a job; a game that fails is counted and told with its seed."""
    tally = Tally()
    for number in job.numbers:
        try:
            play_one(job, number, tally)
        except Exception as error:
            tally.errors.append(
                {
                    "game": number,
                    "seed": game_seed(job.seed, number, "game"),
                    "error": f"{type(error).__name__}: {error}",
                }
            )
    return tally


def play_one(job: SimulationJob, number: int, tally: Tally, dry: bool = False) -> None:
    """Play one game of a job (or, dry, only set it up)."""
    options = {name: values[number % len(values)] for name, values in job.options}
    packs = tuple(Path(pack) for pack in job.packs)
    seed = game_seed(job.seed, number, "game")
    spec = GAMES[job.game]
    rules = build_rules(spec, job.players, settled(spec, options, seed, todays(spec, packs).tables), packs)
    if dry:
        return
    names = [job.bots[(seat + number) % len(job.bots)] for seat in range(job.players)]
    bots = [find_bot(name)(game_seed(job.seed, number, f"bot {seat}")) for seat, name in enumerate(names)]
    events: list[Event] = []
    st = new_state(rules, seed_bytes(seed), -1, events)
    watcher = Watcher(st, tally)
    decisions = 0
    while not st.over:
        if decisions == LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions")
        options_now = st.options
        watcher.before(options_now)
        code = bots[decider(st)].decide(st)
        if code not in options_now:
            raise RuntimeError(f"bot {names[decider(st)]} answered {code}, which is no option of decision {st.did}")
        watcher.after(code)
        answer(st, code)
        decisions += 1
    watcher.finish(names, events, decisions)

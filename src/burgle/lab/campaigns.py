"""Is a campaign in balance? Bots play whole campaigns, and each goal is printed beside what was measured.

python -m burgle.lab.campaigns [--pack small-print] [--campaigns 50] [--players 2 3 4] [--bot greedy] [--jobs 2] [--seed 1]
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from burgle.bots.loading import find_bot
from burgle.campaign.between import closed
from burgle.campaign.chronicle import Chronicle, version_of
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin, scores_of, side_now
from burgle.campaign.shown import shown
from burgle.campaign.vault import find_pack
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.kernel.encode import state_hash
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.lab.simulate import LIMIT, game_seed
from burgle.lab.tally import Tally, Watcher

if TYPE_CHECKING:
    from burgle.lab.tellings import Tellings

LABELS = ("title", "short", "name")  # texts that nobody reads aloud


@dataclass
class Evening:
    """One game of a campaign, as far as balance is concerned."""

    game: int
    scores: tuple[int, ...]
    winners: tuple[str, ...]
    entries: tuple[Entry, ...]
    words: int
    pages: int
    hash: str  # of the position at its end
    version: str  # of the chronicle after it
    seed: int = 0
    codes: tuple[int, ...] = ()  # the answers


@dataclass
class Telling:
    """A whole campaign that bots have played."""

    seats: tuple[str, ...]
    evenings: list[Evening] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)  # of each game
    after: list[Chronicle] = field(default_factory=list)  # each game
    end: Chronicle | None = None
    error: str = ""


@lru_cache(maxsize=4)
def box(name: str) -> Pack:
    """A pack by its name or folder, read once in a process."""
    return find_pack(name)


def play_campaign(pack: Pack, seats: Sequence[str], bot: str, seed: int, games: int = 0) -> Telling:
    """Let bots play a campaign, or its first games."""
    telling = Telling(tuple(seats))
    now = fresh(pack)
    while now.next and (not games or now.next <= games):
        game, tally = now.next, Tally()
        chance, codes = game_seed(seed, game, "game"), []
        st = begin(pack, now, seats, chance).state
        bots = [find_bot(bot)(game_seed(seed, game, f"bot {seat}")) for seat in range(len(seats))]
        watcher, decisions, dice = Watcher(st, tally), 0, random.Random(game_seed(seed, game, "story"))
        while not st.over:
            if decisions == LIMIT:
                raise RuntimeError(f"no end after {LIMIT} decisions")
            watcher.before(st.options)
            code = dice.choice(st.options) if of_story(st) else bots[decider(st)].decide(st)
            watcher.after(code)
            answer(st, code)
            codes.append(code)
            decisions += 1
        watcher.finish([bot] * len(seats), st.events or [], decisions)
        entries = tuple(entries_of(st.rules, st))
        before = shown(pack, now)
        after = closed(pack, now, entries, side_now(st))
        read = [item for item in shown(pack, after) - before if item.startswith("text:")]
        telling.evenings.append(
            Evening(
                game,
                scores_of(st),
                after.reports[-1].winners if after.reports else (),
                entries,
                sum(words(pack, item) for item in read),
                sum(entry.kind == "opened" for entry in entries),
                state_hash(st),
                version_of(after),
                chance,
                tuple(codes),
            )
        )
        telling.tallies.append(tally)
        telling.after.append(after)
        now = after
    telling.end = now
    return telling


def of_story(st: State) -> bool:
    """Whether the story asks: no bot has read the page, so dice decide, and the options can be compared."""
    return isinstance(st.rules.kinds[st.stack[st.asked].kind], ChoiceKind | BallotKind)


def words(pack: Pack, item: str) -> int:
    """How many words of a text are read aloud."""
    ref, _, part = item.removeprefix("text:").partition(".")
    return 0 if part in LABELS else len(pack.text("en", ref, part).split())


def play_numbered(name: str, bot: str, players: int, seed: int, number: int) -> Telling:
    """Play the campaign of a number; the characters take turns in who is left out and who sits where."""
    pack = box(name)
    everybody = pack.roster
    seats = tuple(everybody[(number + n) % len(everybody)] for n in range(players))
    try:
        return play_campaign(pack, seats, bot, game_seed(seed, number, f"campaign of {players}"))
    except Exception as error:
        return Telling(seats, error=f"campaign {number} of {players}: {type(error).__name__}: {error}")


def play_many(
    name: str, bot: str, players: int, campaigns: int, seed: int, jobs: int, kept: Tellings | None = None
) -> list[Telling]:
    """Play campaigns, over as many processes as wanted; those that are kept already are not played again."""
    known = {} if kept is None else {n: found for (size, n), found in kept.known.items() if size == players}
    missing = [number for number in range(campaigns) if number not in known]
    for number, telling in zip(
        missing, played(partial(play_numbered, name, bot, players, seed), missing, jobs), strict=True
    ):
        known[number] = telling
        if kept is not None:
            kept.keep(players, number, telling)
    return [known[number] for number in range(campaigns)]


def played(one: Callable[[int], Telling], numbers: Sequence[int], jobs: int) -> Iterator[Telling]:
    """Play campaigns one after the other, or side by side."""
    if jobs <= 1 or not numbers:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(one, numbers)


def main() -> int:
    """Print the table; 1 if a campaign did not come to its end."""
    from burgle.lab.campaign_figures import figures
    from burgle.lab.tellings import Tellings

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", default="small-print")
    parser.add_argument("--campaigns", type=int, default=50)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--notebook", type=Path, help="a file to keep campaigns in: a run that was stopped goes on with it"
    )
    args = parser.parse_args()
    name = str(Path(args.pack).resolve()) if Path(args.pack).is_dir() else args.pack
    kept = None if args.notebook is None else Tellings(args.notebook, box(name).digest, args.bot, args.seed)
    failed = 0
    for players in args.players:
        began = time.perf_counter()
        tellings = play_many(name, args.bot, players, args.campaigns, args.seed, args.jobs, kept)
        seconds = time.perf_counter() - began
        print(f"{box(name).title}, {players} players, {len(tellings)} campaigns by {args.bot} in {seconds:.0f} s")
        for telling in tellings:
            if telling.error:
                failed += 1
                print(f"  fault: {telling.error}")
        for line in figures(box(name), [one for one in tellings if not one.error], players):
            print(line)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())

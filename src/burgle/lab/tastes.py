"""Find keen prices: `make tastes GAME=space PLAYERS=2` lets greedy bots with other prices play against the usual ones.

A crowd of tastes is drawn around the best one so far; each meets greedy on the same deals in every seat, and the next crowd
is drawn around the best quarter (the cross-entropy method). Deals change from generation to generation, so that nobody is
best by the luck of a few; what was found is examined on deals that nobody has seen. `bots/keen.py` reads the file.
What was found for one game is a good start for the next (`--start space:2`): by how much each price differs from the usual one.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from burgle.bots.keen import KEEN, UNTOLD, Prices
from burgle.bots.lookahead import Crew
from burgle.bots.mind.goals import taste_for
from burgle.bots.mind.taste import Taste
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.value import outcome
from burgle.lab.simulate import game_seed
from burgle.starting import settled

PRICES = tuple(one.name for one in fields(Taste) if one.type in ("float", float))
SIGNED = (
    "leisure",
    "care",
)  # which may be below 0: something is added to them, and to what is 0; all else is multiplied
STEP = 0.2  # that a spread of one adds there
LEAD = 0.002  # that a point of lead counts beside a win, ...
MOST_LEAD = 60.0  # ... up to so many
SPREAD = 0.35  # of the first crowd, ...
NEAR = 0.2  # ... or where it begins with prices that were found elsewhere
LEAST = 0.05  # spread that always stays
UNSEEN = 1_000_000  # deals from here on are kept for the examination
TO_THE_END = 1 << 20

Point = list[float]  # where a taste lies: for each price how far it is from the usual one


@dataclass(frozen=True)
class Examined:
    """How a taste did against greedy, on the average of some games."""

    wins: float
    others: float  # won by a rival, divided by how many there are
    caught: float
    lead: float  # at most MOST_LEAD either way

    @property
    def worth(self) -> float:
        """What the search looks for."""
        return self.wins - self.others + LEAD * self.lead


def taste_at(own: Taste, point: Point) -> Taste:
    """The taste that lies somewhere."""
    found: dict[str, Any] = {}
    for name, far in zip(PRICES, point, strict=True):
        usual = getattr(own, name)
        found[name] = usual + STEP * far if not usual or name in SIGNED else usual * exp(far)
    return replace(own, **found)


def point_of(own: Taste, prices: Prices) -> Point:
    """Where prices lie that were found: the way back of `taste_at`."""
    point = []
    for name in PRICES:
        usual, price = getattr(own, name), prices[name]
        point.append((price - usual) / STEP if not usual or name in SIGNED else log(max(price, 1e-6) / usual))
    return point


def start_at(named: str) -> Point:
    """Where the prices lie that a game has for so many players: `space:2`."""
    game, _, players = named.partition(":")
    return point_of(taste_for(book_for(game, int(players))), KEEN[game][int(players)])


def book_for(game: str, players: int) -> Rules:
    """The rulebook of the game as it is usually played."""
    spec = GAMES[game]
    return build_rules(spec, players, settled(spec, {}, 0, todays(spec, ()).tables), ())


def examine(rules: Rules, taste: Taste, deals: Sequence[int], seed: int = 0) -> Examined:
    """Let a taste play each deal in every seat, with greedy in all others."""
    games = wins = others = caught = lead = 0.0
    for number in deals:
        deal = seed_bytes(game_seed(seed, number, "game"))
        for seat in range(rules.players):
            st = new_state(rules, deal, -1, None)
            crew = Crew(rules.players, seed_bytes(game_seed(seed, number, "crew")), seat, taste, brisk=True)
            crew.play_on(st, TO_THE_END)
            mine = outcome(st, seat)
            games += 1
            wins += mine.win
            others += sum(outcome(st, at).win for at in range(rules.players) if at != seat) / (rules.players - 1)
            caught += mine.caught
            lead += max(-MOST_LEAD, min(MOST_LEAD, mine.lead))
    return Examined(wins / games, others / games, caught / games, lead / games)


def search(
    books: Sequence[Rules], own: Taste, crowd: int, generations: int, deals: int, seed: int, start: Point | None = None
) -> Iterator[tuple[Point, float]]:  # fmt: skip
    """Look for better prices; after each generation, where they are now, and what its best quarter was worth.

    Prices for several games are worth what they are worth in all of them together.
    """
    dice = random.Random(seed)
    middle, spread = list(start or [0.0] * len(PRICES)), [NEAR if start else SPREAD] * len(PRICES)
    for generation in range(generations):
        numbers = range(generation * deals // 2, generation * deals // 2 + deals)  # half of them are new
        drawn = [[m + s * dice.gauss(0.0, 1.0) for m, s in zip(middle, spread, strict=True)] for _ in range(crowd - 1)]
        tried = [
            (sum(examine(rules, taste_at(own, point), numbers, seed).worth for rules in books) / len(books), point)
            for point in (middle, *drawn)
        ]
        tried.sort(reverse=True)
        best = tried[: max(crowd // 4, 2)]
        for at in range(len(PRICES)):
            there = [point[at] for _, point in best]
            mean = sum(there) / len(there)
            error = sqrt(sum((x - mean) ** 2 for x in there) / len(there))
            middle[at] = 0.3 * middle[at] + 0.7 * mean
            spread[at] = max(LEAST, 0.5 * spread[at] + 0.5 * error)
        yield list(middle), sum(worth for worth, _ in best) / len(best)


def write(path: Path, players: int, taste: Taste) -> None:
    """Write prices into a game's file, beside those for other numbers of players."""
    told = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    told[str(players)] = {name: float(f"{getattr(taste, name):.3g}") for name in PRICES}
    lines = [f'"{n}": {json.dumps(told[n])}' for n in sorted(told, key=int)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Search, examine what was found, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="space", help="or several, separated by commas, that share the prices")
    parser.add_argument("--untold", action="store_true", help="for whoever plays without what was written about a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--crowd", type=int, default=40)
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--deals", type=int, default=80)
    parser.add_argument("--examined", type=int, default=500, help="unseen deals of the examination")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--start", help="prices to begin with, found for a game and number of players: space:2")
    parser.add_argument("--out", type=Path, help="the file to write into: src/burgle/bots/learned/tastes/GAME.json")
    args = parser.parse_args(arguments)
    books = [book_for(game, args.players) for game in args.game.split(",")]
    own = UNTOLD if args.untold else taste_for(books[0])
    point = start = start_at(args.start) if args.start else [0.0] * len(PRICES)
    crowds = search(books, own, args.crowd, args.generations, args.deals, args.seed, start if args.start else None)
    for number, (there, worth) in enumerate(crowds, 1):
        point = there
        print(f"{number} of {args.generations}: {worth:+.3f}", flush=True)
    taste = taste_at(own, point)
    for rules in books:
        found = examine(rules, taste, range(UNSEEN, UNSEEN + args.examined), args.seed)
        print(
            f"{rules.game}, {args.examined * args.players} unseen games: {found.wins:.1%} won, {found.others:.1%} by each "
            f"rival, {found.caught:.1%} caught, {found.lead:+.1f} points ahead"
        )
    if args.out is not None:
        write(args.out, args.players, taste)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

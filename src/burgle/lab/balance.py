"""Is the game in balance? Plays it with the greedy bot and prints each goal beside what was measured.

python -m burgle.lab.balance [--game space] [--games 500] [--jobs 2] [--seed 1] [--packs FOLDER ...] [--cards]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass

from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.lab.parts import idle_cards, idle_parts
from burgle.lab.simulate import Summary, simulate


@dataclass(frozen=True)
class Goal:
    """A figure and the range in which it should lie."""

    name: str
    low: float
    high: float
    measured: float
    percent: bool = True

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.low <= self.measured <= self.high

    def line(self) -> str:
        """The goal as one line of the table."""
        scale = 100.0 if self.percent else 1.0
        unit = "%" if self.percent else " "
        wanted = f"{self.low * scale:5.1f} to {self.high * scale:5.1f}{unit}"
        return f"  {self.name:44}{self.measured * scale:7.1f}{unit}   {wanted}   {'ok' if self.met else 'MISSED'}"


def goals(result: Summary) -> list[Goal]:
    """What a simulation of one number of players should show."""
    even = 1.0 / result["players"]
    spec = GAMES[result["game"]]
    lost = result["ended_share"]["lost"]
    found = [
        Goal("turns of a player (mean)", *spec.length, result["turns"].get("mean", 0.0), False),
        Goal("turns that end in an attack", *spec.attacks, result["attack_share"]),
        Goal("players who get out with a score", 0.50, 0.80, result["out_share"]),
        Goal("players who are lost", 0.10, 0.35, lost),
    ]
    for place, share in result["wins_by_turn_order"].items():
        found.append(Goal(f"games won by player {int(place) + 1} in turn order", even - 0.06, even + 0.06, share))
    return found


def unused(result: Summary, game: str) -> list[str]:
    """What saw no use in all the games, and the cards that were bought always or never."""
    rules = build_rules(GAMES[game], result["players"], {})
    return idle_parts(rules, result["used"]) + idle_cards(rules, result["cards"])


def mixed_options(game: str) -> dict[str, list[str]]:
    """All boards of a game, so that the games of a simulation take them in turns."""
    spec = GAMES[game]
    return {spec.layout_option: spec.layouts(read_tables(spec.package, (), spec.files)[0])} if spec.layouts else {}


def measure(game: str, players: int, games: int, seed: int, jobs: int, packs: Iterable[str] = ()) -> Summary:
    """Play the games of one number of players."""
    return simulate(game, players, games, ["greedy"], seed, jobs, mixed_options(game), tuple(packs))


def print_cards(result: Summary) -> None:
    """One line for each card, the least wanted first."""
    for key, card in sorted(result["cards"].items(), key=lambda pair: float(pair[1]["share"])):
        taken = card["acquired"] + card["defeated"]
        print(f"    {key:24}{card['offered']:8}{taken:8}{card['share']:9.3f}")


def main() -> int:
    """Measure all numbers of players and print the table; the status tells whether every goal is met."""
    parser = argparse.ArgumentParser(prog="python -m burgle.lab.balance", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="space", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players; all by default")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--packs", nargs="*", default=[])
    parser.add_argument("--cards", action="store_true", help="list every card, too")
    asked = parser.parse_args()
    low, high = GAMES[asked.game].players
    good = True
    for players in asked.players or range(low, high + 1):
        result = measure(asked.game, players, asked.games, asked.seed, asked.jobs, asked.packs)
        scores = result["scores"]
        print(f"{players} players, {result['games']} games, {len(result['errors'])} errors, {result['seconds']:.0f} s; "
              f"scores {scores.get('p5', 0)} / {scores.get('p50', 0)} / {scores.get('p95', 0)}")  # fmt: skip
        for goal in goals(result):
            print(goal.line())
        for error in result["errors"]:
            print(f"  ERROR in game {error['game']} (seed {error['seed']}): {error['error']}")
        missing = unused(result, asked.game)
        print("  everything is used" if not missing else "  NOT USED: " + ", ".join(missing))
        good = good and not missing and not result["errors"] and all(goal.met for goal in goals(result))
        if asked.cards:
            print_cards(result)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Is the game in balance? What many games should show, and what of the game saw no use; `burgle balance` tells it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from burgle.content.library import build_rules
from burgle.content.tables import read_tables
from burgle.games import GAMES
from burgle.games.spec import Balance
from burgle.lab.parts import cards_in_play, idle_cards, idle_parts, row_decks
from burgle.lab.simulate import Progress, Summary, simulate

ENOUGH_OFFERS = 20  # turns in which a card could be had, below which its share tells nothing


@dataclass(frozen=True)
class Goal:
    """A figure and the range in which it should lie."""

    name: str
    low: float
    high: float
    measured: float
    percent: bool = True
    margin: float = 0.0  # half of the interval in which the true figure lies, nineteen times out of twenty; 0: not told

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.low <= self.measured <= self.high

    def line(self) -> str:
        """The goal as one line of the table."""
        scale = 100.0 if self.percent else 1.0
        unit = "%" if self.percent else " "
        wanted = f"{self.low * scale:5.1f} to {self.high * scale:5.1f}{unit}"
        about = f" ± {self.margin * scale:4.1f}" if self.margin else ""
        near = self.low - self.margin <= self.measured <= self.high + self.margin
        verdict = "ok" if self.met else "unsure" if near else "MISSED"
        return f"  {self.name:44}{self.measured * scale:7.1f}{unit}{about}   {wanted}   {verdict}"


def goals(result: Summary) -> list[Goal]:
    """What a simulation of one number of players should show."""
    even = 1.0 / result["players"]
    spec = GAMES[result["game"]]
    wanted = spec.balance
    ended = result["ended_share"]
    found = [
        Goal("turns of a player (mean)", *spec.length, result["turns"].get("mean", 0.0), False),
        Goal("turns that end in an attack", *spec.attacks, result["attack_share"]),
        Goal("players who get out with a score", *wanted.out, result["out_share"]),
        Goal("players who are lost", *wanted.lost, ended["lost"]),
    ]
    if wanted.escaped is not None:
        found.append(Goal("players who leave by the way out", *wanted.escaped, ended["escaped"]))
    if wanted.winning is not None:
        found.append(
            Goal("points of the winner (mean)", *wanted.winning, result["winning_scores"].get("mean", 0.0), False)
        )
    if wanted.median is not None:
        found.append(Goal("points of everybody (median)", *wanted.median, result["all_scores"].get("p50", 0.0), False))
    if wanted.bag_empty is not None:
        found.append(Goal("games in which the bag is emptied", 0.0, wanted.bag_empty, result["bag_empty_share"]))
    for place, share in result["wins_by_turn_order"].items():
        off = wanted.fair if int(place) or wanted.first is None else wanted.first
        low, high = even - off, even + off
        found.append(Goal(f"games won by player {int(place) + 1} in turn order", low, high, share))
    return found + goals_of_parts(result, wanted)


def goals_of_parts(result: Summary, wanted: Balance) -> list[Goal]:
    """What should be seen of the parts of a game: items, places, and no card that everybody takes every time."""
    found: list[Goal] = []
    rules = build_rules(GAMES[result["game"]], result["players"], {})
    if wanted.item is not None:
        for item, share in result["item_share"].items():
            found.append(Goal(f"games in which somebody buys a {item}", wanted.item, 1.0, share))
    if wanted.visits is not None:
        for room in places(result, wanted.visits[0]):
            share = result["room_share"][room]
            found.append(Goal(f"games in which {wanted.visits[0]} {room} is entered", wanted.visits[1], 1.0, share))
    if wanted.card is not None:
        for card in cards_in_play(rules):
            seen = result["cards"].get(card.key, {"offered": 0, "share": 0.0})
            if card.deck in row_decks(rules) and card.cost >= 0 and seen["offered"] >= ENOUGH_OFFERS:
                if seen["share"] > wanted.card:
                    found.append(Goal(f"turns in which {card.key} is bought", 0.0, wanted.card, seen["share"]))
    return found


def places(result: Summary, mark: str) -> list[str]:
    """The spaces of a kind on all boards that were played on."""
    game = result["game"]
    found: set[str] = set()
    for option, boards in mixed_options(game).items():
        for board in boards:
            rules = build_rules(GAMES[game], result["players"], {option: board})
            if mark in rules.marks:
                bit = rules.mark(mark)
                found |= {space.key for space in rules.spaces if space.marks & bit and space.exits}
    return sorted(found & set(result["room_share"]))


def unused(result: Summary, game: str, board: str = "") -> list[str]:
    """What saw no use in all the games (on one board), and the cards that were bought always or never."""
    spec, players = GAMES[game], result["players"]
    rules = build_rules(spec, players, {spec.layout_option: board} if board else {})
    mixed = [] if board else [{name: one} for name, every in mixed_options(game).items() for one in every]
    boards = [build_rules(spec, players, options) for options in mixed]
    return idle_parts(rules, result["used"], boards) + idle_cards(rules, result["cards"])


def mixed_options(game: str) -> dict[str, list[str]]:
    """All boards of a game, so that the games of a simulation take them in turns."""
    spec = GAMES[game]
    return {spec.layout_option: spec.layouts(read_tables(spec.package, (), spec.files)[0])} if spec.layouts else {}


def measure(
    game: str, players: int, games: int, seed: int, jobs: int, packs: Iterable[str] = (), board: str = "",
    *, bots: Sequence[str] = ("greedy",), cluster: str = "", progress: Progress | None = None,
    folder: Path | None = None, resume: bool = False,
) -> Summary:  # fmt: skip
    """Play the games of one number of players, on all boards in turns or on one of them; `folder` keeps their rows."""
    options = {name: [board] if board else boards for name, boards in mixed_options(game).items()}
    return simulate(
        game, players, games, bots, seed, jobs, options, tuple(packs), progress, cluster=cluster,
        folder=folder / f"{players}-players" if folder is not None else None, resume=resume,
    )  # fmt: skip

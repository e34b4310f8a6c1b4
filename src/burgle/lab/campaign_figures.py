"""The balance of a campaign in figures (design: campaign.md 6.6): goals with what was measured, and those that are missed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import mean, median

from burgle.campaign.pack import Pack
from burgle.lab.balance import Goal
from burgle.lab.campaigns import Telling
from burgle.lab.figures import summarise
from burgle.lab.tally import Tally

Group = Callable[[Pack, Sequence[Telling], int], Iterator[Goal]]
LEVELS = {"copper": (3.0, 4.0), "silver": (6.0, 7.0), "gold": (9.0, 10.0)}  # in which game, median
LONG = 6  # games; drift and growth are asked of long campaigns only
ENOUGH = 20  # campaigns, to say how sure a figure is
PARTS = 10  # of the campaigns, left out in turn
SURE = 1.96  # standard errors: nineteen times out of twenty
FEW = 8  # campaigns with an option, below which its difference tells nothing


def figures(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[str]:
    """The lines of the table."""
    if not tellings:
        return
    for group in (each_game, drift, fairness, choices, contracts, growth, reading):
        found = list(group(pack, tellings, players))
        if found:
            yield f" {group.__name__.replace('_', ' ')}"
            known = margins(group, pack, tellings, players) if len(tellings) >= ENOUGH else {}
            for goal in found:
                yield dataclasses.replace(goal, margin=known.get(goal.name, 0.0)).line()


def margins(group: Group, pack: Pack, tellings: Sequence[Telling], players: int) -> dict[str, float]:
    """How far each figure may be off, told by a jackknife: it is taken again without every tenth campaign, ten times."""
    found: dict[str, list[float]] = {}
    for n in range(PARTS):
        rest = [telling for at, telling in enumerate(tellings) if at % PARTS != n]
        for goal in group(pack, rest, players):
            found.setdefault(goal.name, []).append(goal.measured)
    return {
        name: SURE * sqrt((PARTS - 1) / PARTS * sum((one - mean(values)) ** 2 for one in values))
        for name, values in found.items()
        if len(values) == PARTS
    }


def each_game(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """Length, attacks, who gets out, game by game."""
    for n, mission in enumerate(pack.missions):
        total = Tally()
        for telling in tellings:
            total.add(telling.tallies[n])
        told = summarise(total, players, 1.0)
        game = f"game {mission.game}"
        yield Goal(f"{game}: turns of a player (mean)", 11, 19, told["turns"].get("mean", 0.0), False)
        yield Goal(f"{game}: turns that end in an attack", 0.35, 0.45, told["attack_share"])
        yield Goal(f"{game}: out with a score", 0.8, 0.9, told["out_share"])
        yield Goal(f"{game}: zero", 0.1, 0.2, told["ended_share"]["lost"])


def drift(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """How games grow from the first three to the last three."""
    if len(pack.missions) < LONG:
        return

    def turns(games: slice) -> float:
        counts: list[int] = []
        for telling in tellings:
            for tally in telling.tallies[games]:
                counts += list(tally.turns.elements())
        return mean(counts) if counts else 1.0

    def best(games: slice) -> float:
        scores = [max(evening.scores) for telling in tellings for evening in telling.evenings[games]]
        return mean(scores) or 1.0

    first, last = slice(0, 3), slice(-3, None)
    yield Goal("length of the last three games to the first three", -1.0, 0.2, turns(last) / turns(first) - 1)
    yield Goal("rise of the winning scores", 0.25, 0.6, best(last) / best(first) - 1)


def fairness(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """Nobody is the better character, and winning does not lead to winning."""
    even = 1 / players
    for character in pack.characters:
        with_it = [evening for one in tellings if character in one.seats for evening in one.evenings]
        if with_it:
            wins = mean(character in evening.winners for evening in with_it)
            yield Goal(f"games won by {character}", even - 0.08, even + 0.08, wins)
    again = [
        mean(who in after.winners for who in before.winners)
        for one in tellings
        for before, after in zip(one.evenings, one.evenings[1:], strict=False)
        if before.winners
    ]
    if again:
        yield Goal("the last winner wins again", 0.0, even + 0.08, mean(again))


def choices(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """How far the options of a choice lie apart: later wins of who chose, later scores of the table."""
    wins: dict[str, dict[str, list[float]]] = {}
    scores: dict[str, dict[str, list[float]]] = {}
    for telling in tellings:
        for n, evening in enumerate(telling.evenings[:-1]):
            for entry in evening.entries:
                if entry.kind != "chose":
                    continue
                name, label = str(entry.args[0]), str(entry.args[1])
                later = telling.evenings[n + 1 :]
                table = mean(mean(one.scores) for one in later)
                scores.setdefault(name, {}).setdefault(label, []).append(table)
                if entry.who in telling.seats:
                    won = mean(entry.who in one.winners for one in later)
                    wins.setdefault(name, {}).setdefault(label, []).append(won)
    for told, found, most in (("later wins", wins, 0.05), ("later scores", scores, 0.1)):
        for name, options in found.items():
            means = [mean(values) for values in options.values() if len(values) >= FEW]
            if len(means) < 2:
                continue
            gap = max(means) - min(means)
            if found is scores:
                gap /= max(mean(means), 1.0)
            yield Goal(f"choice {name}: {told} apart", 0.0, most, gap)


def contracts(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """How many are completed, and each of them."""
    brought: dict[str, int] = {}
    done: dict[str, int] = {}
    for telling in tellings:
        for evening in telling.evenings:
            for entry in evening.entries:
                if entry.kind == "introduced":
                    brought[str(entry.args[0])] = brought.get(str(entry.args[0]), 0) + 1
                elif entry.kind == "resolved" and entry.args[1] == "completed":
                    done[str(entry.args[0])] = done.get(str(entry.args[0]), 0) + 1
    if not brought:
        return
    games = len(tellings) * len(pack.missions)
    yield Goal("contracts completed (in time)", 0.55, 0.75, sum(done.values()) / sum(brought.values()))
    yield Goal("completions in a game", 1.0, 1.6, sum(done.values()) / games, False)
    for key in sorted(brought):
        yield Goal(f"contract {key} completed", 0.15, 0.95, done.get(key, 0) / brought[key])


def growth(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """In which game people are promoted (a promotion that never comes counts as one game after the last)."""
    levels = {str(row["id"]): str(row.get("section", "")) for row in pack.tables.get("promotion", ())}
    if len(pack.missions) < LONG:
        return
    for level, (low, high) in LEVELS.items():
        when = []
        for telling in tellings:
            got = {
                str(entry.args[0]): evening.game
                for evening in reversed(telling.evenings)
                for entry in evening.entries
                if entry.kind == "promoted" and levels.get(str(entry.args[1])) == level
            }
            when += [got.get(who, len(pack.missions) + 1) for who in telling.seats]
        yield Goal(f"{level} (game, median)", low, high, float(median(when)), False)


def reading(pack: Pack, tellings: Sequence[Telling], players: int) -> Iterator[Goal]:
    """How much there is to read, and how much of the book is left for another telling."""
    evenings = [evening for telling in tellings for evening in telling.evenings]
    pages = sum(evening.pages for evening in evenings)
    total = sum(evening.words for evening in evenings)
    backs = {str(row["id"]) for row in pack.tables.get("contract", ())}
    all_passages = {str(row["id"]) for row in pack.tables["passage"]} | backs
    shares = [len(set(one.end.read) & all_passages) / len(all_passages) for one in tellings if one.end is not None]
    yield Goal("words of a page", 80, 160, total / max(pages, 1), False)
    yield Goal("words of a game", 1000, 2000, total / len(evenings), False)
    yield Goal("pages of a game", 8, 14, pages / len(evenings), False)
    yield Goal("passages read in one campaign", 0.35, 0.6, mean(shares))

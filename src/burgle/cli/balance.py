"""`burgle balance`: a game held against its goals, in the terminal or as a report with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import ClusterAt, Flag, Jobs, Json, Packs, at_least_one, print_json, spec_of
from burgle.cli.plots import Plots
from burgle.cli.study import progress_bar, tell_cards, tell_winners, write_report


def balance(
    game: str = "space",
    *,
    games: int = 500,
    players: Annotated[str, Parameter(name=["--players", "-n"])] = "",
    bots: str = "greedy",
    seed: int = 1,
    board: str = "",
    jobs: Jobs = 1,
    cluster: ClusterAt = "",
    pack: Packs = None,
    cards: Flag = False,
    as_json: Json = False,
    rows: Path | None = None,
    resume: Flag = False,
    report: Path | None = None,
) -> int:
    """Let bots play a game with every number of players, and hold what happens against the goals of its design.

    Parameters
    ----------
    game
        Which game, such as `space`.
    games
        How many games with each number of players.
    players
        With how many players, separated by commas; all that the game allows by default.
    bots
        Who plays, separated by commas.
    seed
        A number that fixes all chance.
    board
        One board (layout, side) of the game; all of them in turns by default.
    cards
        List every card as well, the least wanted first.
    rows
        Keep a row for each game, seat and card in this folder, as Parquet, a folder for each number of players.
    resume
        Go on with the run that is in that folder.
    report
        Write a page with plots of goals, seats, bots, cards and places to this file.
    """
    from burgle.lab.balance import measure
    from burgle.lab.report import chapter_of, plain
    from burgle.lab.wanted import wanted_cards

    spec = spec_of(game)
    at_least_one(jobs)
    low, high = spec.players
    try:
        counts = [int(n) for n in players.split(",") if n.strip()] or list(range(low, high + 1))
    except ValueError:
        raise Failure("--players: numbers, separated by commas") from None
    if not all(low <= n <= high for n in counts):
        raise Failure(f"--players: {spec.title} is for {low} to {high}")
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    packs = [str(one) for one in pack or ()]
    chapters = []
    with progress_bar(games * len(counts)) as progress:
        for n in counts:
            result = measure(
                spec.id, n, games, seed, jobs, packs, board, bots=names, cluster=cluster, progress=progress,
                folder=rows, resume=resume,
            )  # fmt: skip
            chapters.append(chapter_of(result, board))
    if as_json:
        print_json(plain(chapters))
    else:
        plots = Plots()
        for one in chapters:
            result = one.result
            print(f"{spec.title}, {result['players']} players, {result['games']} games, {len(result['errors'])} errors")
            for goal in one.goals:
                plots.goal(goal.name, goal.low, goal.high, goal.measured, goal.percent, goal.met)
            print("  everything is used" if not one.unused else "  NOT USED: " + ", ".join(one.unused))
            for error in result["errors"]:
                print(f"  ERROR in game {error['game']} (seed {error['seed']}): {error['error']}")
            tell_winners(plots, result)
            if cards:
                tell_cards(plots, wanted_cards([result], enough=1)[::-1], "cards, the least wanted first")
    if report is not None:
        write_report(chapters, report)
    good = all(goal.met for one in chapters for goal in one.goals)
    return 0 if good and not any(one.unused or one.result["errors"] for one in chapters) else CHECK_FAILED

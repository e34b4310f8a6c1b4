"""`burgle simulate`, `burgle bench` and `burgle perft`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import (
    ClusterAt,
    Flag,
    Jobs,
    Json,
    Options,
    Packs,
    at_least_one,
    layouts_of,
    options_of,
    print_json,
    spec_of,
    write_out,
)
from burgle.cli.plots import Plots

if TYPE_CHECKING:
    from burgle.lab.report import Measured
    from burgle.lab.simulate import Summary
    from burgle.lab.wanted import WantedCard

Players = Annotated[int | None, Parameter(name=["--players", "-n"])]


def simulate(
    game: str = "space",
    *,
    players: Players = None,
    games: int = 100,
    bots: str = "greedy",
    seed: int = 0,
    jobs: Jobs = 1,
    cluster: ClusterAt = "",
    layout: str | None = None,
    option: Options = None,
    pack: Packs = None,
    as_json: Json = False,
    out: Path | None = None,
    rows: Path | None = None,
    resume: Flag = False,
    part: int = 25,
    report: Path | None = None,
) -> int:
    """Let bots play many games and tell what happened in them.

    Parameters
    ----------
    game
        Which game, such as `space`.
    players
        How many play; as many as the game allows by default.
    games
        How many games.
    bots
        Who plays, separated by commas, your own as `mypackage:MyBot`; they fill the seats in this order, again and again,
        and move on each game.
    seed
        A number that fixes all chance; the result is the same for any number of jobs, and on a cluster.
    layout
        How the board is put together; several, separated by semicolons, are taken in turns, all with `random`.
    out
        Also write the whole result to this file, as JSON.
    rows
        Keep a row for each game, seat and card in this folder, as Parquet.
    resume
        Go on with the run that is in that folder.
    part
        How many games are one task; more of them for a large cluster, so that its scheduler keeps up.
    report
        Write a page with plots of seats, bots, endings, points, cards and places to this file.
    """
    from burgle.lab.simulate import simulate as run

    spec = spec_of(game)
    at_least_one(jobs)
    if part < 1:
        raise Failure("--part: at least one game")
    options = {name: [one.strip() for one in value.split(";")] for name, value in options_of(layout, option).items()}
    if options.get("layout") == ["random"]:
        options["layout"] = layouts_of(spec, pack)
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    with progress_bar(games) as progress:
        result = run(
            game=spec.id, players=players or spec.players[1], games=games, bots=names, seed=seed, jobs=jobs,
            options=options, packs=pack or (), progress=progress, cluster=cluster, folder=rows, resume=resume,
            part=part,
        )  # fmt: skip
    if out is not None:
        write_out(result, out)
    if as_json:
        print_json(result)
    else:
        tell_simulation(result)
    if report is not None:
        from burgle.lab.report import Measured

        write_report([Measured(result, [], None)], report)
    return CHECK_FAILED if result["errors"] else 0


def write_report(chapters: Sequence[Measured], place: Path) -> None:
    """Write the page with plots, and say so where it is in nobody's way."""
    from burgle.lab.report import report as page

    try:
        place.write_text(page(chapters), "utf-8")
    except OSError as error:
        raise Failure(f"cannot write {place}: {error.strerror or error}") from None
    print(f"the report is in {place}", file=sys.stderr)


class progress_bar:
    """Shows on stderr how far a long work has got, if somebody is looking."""

    def __init__(self, total: int, what: str = "games") -> None:
        self.total, self.what = total, what
        self.bar: Any = None

    def __enter__(self) -> Any:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TextColumn("{task.fields[pace]}"), TextColumn("left"), TimeRemainingColumn(),
        )  # fmt: skip
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task(self.what, total=self.total, pace="")

        def advance(done: int) -> None:
            self.bar.advance(task, done)
            speed = self.bar.tasks[task].speed
            self.bar.update(task, pace=f"{speed:,.1f}/s" if speed else "")

        return advance

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def tell_simulation(result: Summary) -> None:
    """Print what matters most of a simulation."""
    from burgle.lab.wanted import wanted_cards

    print(f"{result['games']} games of {result['game']}, {result['players']} players, seed {result['seed']}")
    print(
        f"{result['decisions_per_second']:,} decisions/s, {result['games_per_second']:,} games/s, {result['seconds']} s"
    )
    plots = Plots()
    for what in ("turns", "scores"):
        if result[what]["n"]:
            plots.spread(what, result[what])
    plots.bars("ended", result["ended_share"])
    print(f"attacks  in {result['attack_share']:.1%} of turns")
    tell_winners(plots, result)
    tell_cards(plots, wanted_cards([result])[:6], "most wanted")
    for error in result["errors"][:5]:
        print(f"FAILED game {error['game']}, seed {error['seed']}: {error['error']}", file=sys.stderr)


def tell_winners(plots: Plots, result: Summary) -> None:
    """Who wins, by bot and in the order of turns."""
    even, games = 1 / result["players"], result["games"]
    bots = {bot: (one["share"], int(one["seats"])) for bot, one in result["wins_by_bot"].items()}
    order = {f"player {int(n) + 1}": (share, games) for n, share in result["wins_by_turn_order"].items()}
    plots.won("wins", bots, even, "of its seats")
    plots.won("wins in the order of turns", order, even, "of all games")


def tell_cards(plots: Plots, wanted: Sequence[WantedCard], title: str) -> None:
    """How wanted cards are."""
    if wanted:
        told = {card.name: f"{card.taken:,} of {card.offered:,}" for card in wanted}
        plots.bars(title, {card.name: card.share for card in wanted}, "taken of offered", told)


def bench(
    game: str = "space",
    *,
    seconds: float = 2.0,
    bots: str = "",
    worst: int | None = None,
    frozen: Flag = False,
    as_json: Json = False,
) -> int:
    """Measure how fast the engine is on this machine, or how fast bots decide.

    Parameters
    ----------
    game
        Which game, such as `space`.
    seconds
        How long to measure.
    bots
        Measure these instead, separated by commas, your own as `mypackage:MyBot`: each plays against its like.
    worst
        Measure every single answer of so many games instead, and tell the slowest.
    frozen
        With --worst: after `gc.freeze()`, which spares a program the pauses of Python's collector.
    """
    from burgle.lab import bench as measure

    if worst is not None:
        if not 0 < worst <= 100_000:
            raise Failure("--worst: between 1 and 100000 games")
        return tell_worst(measure.worst(spec_of(game).id, worst, frozen), as_json)
    if not 0 < seconds <= 3600:
        raise Failure("--seconds: between 0 and 3600")
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if names:
        return bench_bots(spec_of(game).id, seconds, names, as_json)
    result = measure.bench(spec_of(game).id, seconds)
    if as_json:
        print_json(result)
        return 0
    form = "compiled" if result["compiled"] else "interpreted"
    print(f"{result['game']}, {result['players']} players, random legal play, engine {form}")
    print(f"{result['decisions_per_second']:12,.0f} decisions/s, the engine's own loop")
    print(f"{result['readme_per_second']:12,.0f} decisions/s, the loop of the README: log, events and undo kept")
    print(f"{result['games_per_second']:12,.1f} games/s ({result['decisions_per_game']:.0f} decisions each)")
    print(
        f"{result['copy_us']:12,.1f} us to copy a state in the middle of a game, {result['game_copy_us']:.1f} with its past"
    )
    print(
        f"{result['score_us']:12,.1f} us to score it, {result['determinise_us']:.1f} to deal what a seat has not seen"
    )
    return 0


def tell_worst(result: dict[str, Any], as_json: bool) -> int:
    """Tell how long single answers took."""
    if as_json:
        print_json(result)
        return 0
    form = "compiled" if result["compiled"] else "interpreted"
    print(f"{result['game']}, {result['players']} players, {result['games']} random games, engine {form}")
    print(f"{result['decisions']:12,} answers, half of them within {result['apply_p50_us']:.1f} us")
    print(
        f"{result['apply_p999_ms']:12.2f} ms for all but one in a thousand, {result['apply_max_ms']:.2f} for the slowest"
    )
    print(f"{result['over_2_ms']:12} over 2 ms")
    return 0


def bench_bots(game: str, seconds: float, names: list[str], as_json: bool) -> int:
    """Measure how fast bots decide."""
    from burgle.lab.bench_bots import bench_bots as run

    results = [run(game, name, seconds / len(names)) for name in names]
    if as_json:
        print_json(results)
        return 0
    form = "compiled" if results[0]["compiled"] else "interpreted"
    print(f"{game}, {results[0]['players']} players, engine {form}")
    for result in results:
        print(f"{result['decisions_per_second']:12,.0f} decisions/s  {result['bot']}")
    return 0


def perft(
    game: str = "space",
    *,
    depth: Annotated[int, Parameter(name=["--depth", "-d"])] = 3,
    players: Players = None,
    seed: int = 0,
    layout: str | None = None,
    option: Options = None,
    divide: Flag = False,
    pack: Packs = None,
    as_json: Json = False,
) -> int:
    """Count the sequences of decisions from a new game on: any change of the rules changes the numbers.

    Parameters
    ----------
    game
        Which game, such as `space`.
    depth
        How many decisions deep.
    players
        How many play; as few as the game allows by default.
    seed
        A number that fixes all chance.
    layout
        How the board is put together.
    divide
        Also count for each first option alone.
    """
    from burgle.lab.perft import divide as divide_perft
    from burgle.lab.perft import perft as count_perft
    from burgle.starting import new_game

    spec = spec_of(game)
    if depth < 0:
        raise Failure("--depth: how many decisions, 0 or more")
    options = options_of(layout, option)
    played = new_game(spec.id, players or spec.players[0], seed, packs=pack or (), record=False, **options)
    asked = played.decision
    parts = [(asked.label(code), n) for code, n in divide_perft(played.state, depth)] if divide and depth > 0 else []
    counted = sum(n for _, n in parts) if parts else count_perft(played.state, depth)
    if as_json:
        data: dict[str, Any] = {
            "game": spec.id,
            "players": played.rules.players,
            "seed": seed,
            "depth": depth,
            "sequences": counted,
        }
        print_json(data | ({"divide": dict(parts)} if parts else {}))
        return 0
    for label, n in parts:
        print(f"{n:12,}  {label}")
    print(f"{counted:12,}  sequences of {depth} decisions")
    return 0

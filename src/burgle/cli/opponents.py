"""`burgle ladder` and `burgle train`: who is stronger, and what bots learn from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from burgle.cli import Failure
from burgle.cli.common import ClusterAt, Jobs, Json, at_least_one, layouts_of, print_json, spec_of
from burgle.cli.study import progress_bar

if TYPE_CHECKING:
    from burgle.games.spec import GameSpec
    from burgle.lab.selfplay import Playing
    from burgle.lab.team import Team

Players = Annotated[int, Parameter(name=["--players", "-n"])]


def ladder(
    game: str = "space",
    *,
    bots: str = "beginner,apprentice,expert,master",
    against: str = "greedy",
    players: Players = 2,
    deals: int = 20,
    seed: int = 0,
    seconds: float = 0.0,
    layout: str | None = None,
    accept: Annotated[bool, Parameter(negative="")] = False,
    jobs: Jobs = 1,
    cluster: ClusterAt = "",
    keep: Path | None = None,
    as_json: Json = False,
) -> int:
    """Let bots meet one opponent on the same deals, in every seat, and tell how sure the shares are.

    Parameters
    ----------
    game
        Which game, such as `space`.
    bots
        Who is measured, separated by commas. Behind an `@` a level may be changed: `master@rounds=1,worlds=8`.
    against
        Who has all other seats.
    players
        How many play.
    deals
        How many deals; each is played once for every seat.
    seed
        A number that fixes all chance.
    seconds
        After how many seconds no further deal is begun for a bot; 0: all are played.
    layout
        How the board is put together; several, separated by semicolons, are taken in turns.
    accept
        End as soon as it is sure whether a bot is stronger (SPRT, 50 % against 55 %, wrong in 5 %).
    keep
        Note every deal in this file, and do not play again what is noted there.
    """
    from burgle.bots.loading import find_bot
    from burgle.lab.kept import LadderNotes
    from burgle.lab.ladder import HEAD, LadderRecord, Sprt, contest, line
    from burgle.lab.team import team_of

    spec = spec_of(game)
    names = [bot.strip() for bot in split_bots(bots)]
    for name in (*names, against):
        find_bot(name)
    if not spec.players[0] <= players <= spec.players[1]:
        raise Failure(f"--players: {spec.title} is for {spec.players[0]} to {spec.players[1]}")
    options = boards_of(spec, layout)
    test = Sprt()
    at_least_one(jobs)
    team = team_of(jobs, cluster)
    play = LadderNotes(keep).play if keep is not None else None

    if not as_json:
        print(f"{spec.title}, {players} players, against {against}, seed {seed}\n\n{HEAD}", flush=True)
    told = []
    for name in names:
        with progress_bar(deals, "deals") as progress:

            def heard(one: LadderRecord, progress: Any = progress) -> bool:
                if progress is not None:
                    progress(1)
                return accept and test.says(one.wins, one.others) != ""

            one = contest(
                spec.id,
                name,
                against,
                players=players,
                deals=deals,
                seed=seed,
                seconds=seconds,
                options=options,
                told=heard,
                team=team,
                play=play,
            )
        low, high = one.interval()
        told.append(
            {
                "bot": name, "against": against, "players": players, "games": one.games, "share": round(one.share, 4),
                "low": round(low, 4), "high": round(high, 4), "caught": one.caught, "lead": round(one.lead / one.games, 1),
                "sprt": test.says(one.wins, one.others), "paired_error": round(one.paired_error(), 4),
                "by_turn_order": {str(at): round(sum(won) / len(won), 3) for at, won in sorted(one.by_seat.items())},
            }
        )  # fmt: skip
        if not as_json:
            print(line(name, players, one) + (f" {told[-1]['sprt']}" if accept else ""), flush=True)
    team.close()
    if as_json:
        print_json(told)
    return 0


def boards_of(spec: GameSpec, layout: str | None) -> dict[str, list[str]]:
    """How the board is put together, all ways of it that are taken in turns, by the game's own name for it."""
    if layout is None:
        return {}
    every = layouts_of(spec, None)
    named = [one.strip() for one in layout.split(";")]
    for one in named:
        if one != "random" and one not in every:
            raise Failure(f"--layout {one}: {spec.title} has {', '.join(every[:8])}{' ...' if every[8:] else ''}")
    return {spec.layout_option: every if named == ["random"] else named}


def split_bots(bots: str) -> list[str]:
    """Read names separated by commas, of which some have numbers behind an `@` that are separated by commas too."""
    names: list[str] = []
    for part in bots.split(","):
        if names and "@" in names[-1] and "=" in part and "@" not in part:
            names[-1] += "," + part
        elif part.strip():
            names.append(part)
    return names


def train(
    game: str = "space",
    *,
    games: int = 1500,
    players: str = "",
    bots: str = "greedy",
    seed: int = 0,
    seconds: float = 0.0,
    layout: str | None = None,
    epochs: int = 10,
    bend: Annotated[bool, Parameter(negative="")] = False,
    jobs: Jobs = 1,
    cluster: ClusterAt = "",
    keep: Path | None = None,
    out: Path | None = None,
) -> int:
    """Let bots play among themselves, learn from it what positions are worth, and tell how true that is.

    Parameters
    ----------
    game
        Which game, such as `space`.
    games
        How many games are played; three of five are learned from, the others say how true it is.
    players
        With how many players, separated by commas; all that the game allows by default.
    bots
        Who plays, separated by commas.
    seed
        A number that fixes all chance.
    seconds
        After how many seconds no further game is begun; 0: all are played.
    layout
        How the board is put together; several, separated by semicolons, or all with `random`, are taken in turns.
    epochs
        How often all positions are gone through.
    bend
        Learn nothing anew: play with these numbers of players, and make the value that is there true for each of them.
    keep
        Note every game in this file, and do not play again what is noted there.
    out
        Where to write the value; GAME.json here by default.
    """
    from burgle.lab.team import team_of

    try:
        from burgle.lab.train import train as run
        from burgle.lab.train import write
    except ImportError as error:
        raise Failure("this needs NumPy: pip install 'burgle[lab]'") from error

    spec = spec_of(game)
    counts = [int(n) for n in players.split(",") if n.strip()]
    for n in counts:
        if not spec.players[0] <= n <= spec.players[1]:
            raise Failure(f"--players: {spec.title} is for {spec.players[0]} to {spec.players[1]}")
    if games < 60:
        raise Failure("--games: at least 60, or there is nothing to learn from")
    if epochs < 1:
        raise Failure("--epochs: at least 1")
    at_least_one(jobs)
    team = team_of(jobs, cluster)
    if bend:
        return bend_value(spec, games, counts, split_bots(bots), seed, boards_of(spec, layout), team, keep, out)
    text, report = run(
        spec.id, games=games, players=counts, bots=split_bots(bots), seed=seed, seconds=seconds,
        epochs=epochs, options=boards_of(spec, layout), team=team, play=noted(keep), watch=progress_bar(games),
    )  # fmt: skip
    team.close()
    path = out if out is not None else Path(f"{spec.id}.json")
    write(text, path)
    for part in ("win", "early", "middle", "late", "caught"):
        one = report["truth"][part]
        print(
            f"{part:7} Brier {one['brier']:.3f} (always the mean: {one['base']:.3f}), calibration {one['calibration']:.3f}"
        )
    print(f"written to {path}")
    return 0


def noted(keep: Path | None) -> Playing | None:
    """How games are played to learn from, if they are to be kept in a file."""
    from burgle.lab.kept_lessons import LessonNotes

    return None if keep is None else LessonNotes(keep).play


def bend_value(
    spec: GameSpec, games: int, counts: list[int], bots: list[str], seed: int, boards: dict[str, list[str]], team: Team,
    keep: Path | None, out: Path | None,
) -> int:  # fmt: skip
    """Make a value true for some numbers of players, and tell how true it was and is."""
    from burgle.bots.values import VALUES
    from burgle.lab.train import bend_again, write

    if spec.id not in VALUES:
        raise Failure(f"nobody has trained a value for {spec.title} yet: leave out --bend")
    if not counts:
        raise Failure("--bend: say for how many players, such as --players 2")
    try:
        text, found = bend_again(
            spec.id, games=games, players=counts, bots=bots, seed=seed, options=boards, team=team, play=noted(keep),
            watch=progress_bar(games),
        )  # fmt: skip
    except ValueError as error:
        raise Failure(str(error)) from None
    team.close()
    path = out if out is not None else Path(f"{spec.id}.json")
    write(text, path)
    for n, one in found.items():
        for when in ("before", "after"):
            brier, base, off = (one[when][name] for name in ("brier", "base", "calibration"))
            print(f"{n} players, {when}: Brier {brier:.3f} (always the mean: {base:.3f}), calibration {off:.3f}")
    print(f"written to {path}")
    return 0

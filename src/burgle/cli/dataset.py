"""`burgle dataset`: recorded games for who learns from them."""

from __future__ import annotations

from pathlib import Path

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import Flag, Options, options_of, spec_of

NEEDS = "this needs pyarrow: pip install 'burgle[lab]'"


def make(
    game: str,
    out: Path,
    *,
    players: int = 2,
    games: int = 1000,
    bots: str = "greedy",
    seed: int = 0,
    option: Options = None,
) -> int:
    """Let bots play games and keep their moves.

    Parameters
    ----------
    game
        Which game, such as `space`.
    out
        The folder for the data set; its files go to `moves` in there.
    players
        How many play.
    games
        How many games.
    bots
        Who plays, with commas between: they take the seats in turns.
    seed
        The same seed makes the same data set.
    option
        An option of the game, such as `layout=random`.
    """
    from rich.progress import Progress

    from burgle.lab.dataset import DataError, record

    name = spec_of(game).id
    try:
        with Progress(transient=True) as bar:
            task = bar.add_task("games", total=games)
            decisions = record(
                out,
                name,
                players,
                games,
                bots.split(","),
                seed,
                options_of(None, option),
                lambda n: bar.advance(task, n),
            )
    except ImportError as error:
        raise Failure(NEEDS) from error
    except DataError as error:
        raise Failure(str(error)) from error
    print(f"{games} games, {decisions:,} decisions in {out}")
    return 0


def expand(folder: Path, out: Path, *, sight: Flag = False, mask: Flag = False, returns: Flag = False) -> int:
    """Play a data set again and write a line for every decision.

    Parameters
    ----------
    folder
        The data set.
    out
        The folder for the wide files.
    sight
        With what the seat saw, as bytes.
    mask
        With the moves that were offered.
    returns
        With what the game was worth to the seat in the end.
    """
    from burgle.lab.dataset import DataError
    from burgle.lab.dataset_wide import expand as write_wide

    try:
        total = write_wide(folder, out, sight=sight, mask=mask, returns=returns)
    except ImportError as error:
        raise Failure(NEEDS) from error
    except DataError as error:
        raise Failure(str(error)) from error
    print(f"{total:,} decisions in {out}")
    return 0


def verify(folder: Path, *, every: int = 1) -> int:
    """Play the games of a data set again and compare their scores.

    Parameters
    ----------
    folder
        The data set.
    every
        Only every n-th game.
    """
    from burgle.lab.dataset import DataError
    from burgle.lab.dataset import verify as check

    if every < 1:
        raise Failure("--every: at least 1")
    try:
        print(f"{check(folder, every):,} games play as they were written")
    except ImportError as error:
        raise Failure(NEEDS) from error
    except DataError as error:
        print(error)
        return CHECK_FAILED
    return 0


def minari(folder: Path, name: str, *, seat: int = 0) -> int:
    """Export one seat's episodes to Minari, which keeps them under a name such as `burgle/space-greedy-v0`.

    Parameters
    ----------
    folder
        The data set.
    name
        What Minari is to call it.
    seat
        Whose episodes.
    """
    from burgle.lab.dataset import DataError
    from burgle.lab.dataset_wide import to_minari

    try:
        made = to_minari(folder, name, seat)
    except ImportError as error:
        raise Failure("this needs Minari: pip install 'burgle[lab]'") from error
    except DataError as error:
        raise Failure(str(error)) from error
    print(f"{made.total_episodes} episodes, {made.total_steps:,} steps as {name}")
    return 0

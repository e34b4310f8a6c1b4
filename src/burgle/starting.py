"""Setting up a game: what was wished for is checked here, with a clear word for each mistake."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from operator import index
from pathlib import Path
from typing import Any

from burgle.content.library import build_rules, todays
from burgle.game import Game
from burgle.games import GAMES
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.chance import chance_from, seed_bytes


def new_game(
    game: str,
    players: int,
    seed: int | None = None,
    *,
    first: int | None = None,
    packs: Sequence[str | Path] = (),
    record: bool = True,
    **options: str,
) -> Game:
    """Set up a game: `burgle.new_game("space", players=4, seed=7)`.

    Without a seed, chance is fresh every time. `record=False` keeps no log, events or undo: for simulations.
    """
    if game not in GAMES:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    players = whole("players", players)
    first = None if first is None else whole("first", first)
    if first is not None and not 0 <= first < players:
        raise OptionError(f"first: there is no seat {first} with {players} players")
    folders = tuple(Path(pack) for pack in packs)
    seed = secrets.randbits(256) if seed is None else seed
    spec = GAMES[game]
    rules = build_rules(spec, players, settled(spec, options, seed, todays(spec, folders).tables), folders)
    stay_calm()
    return Game(rules, seed, -1 if first is None else first, folders, record=record)


@cache
def stay_calm() -> None:
    """Spare whatever is loaded before the first game from the collector, which would look through it in mid-turn.

    Modules and rulebooks stay anyway; looking for garbage in them takes longer than hundreds of answers.
    """
    gc.freeze()


def whole(what: str, number: int) -> int:
    """Take a whole number of any type, and nothing else."""
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise OptionError(f"{what}: a whole number is needed, not {number!r}")
    return index(number)


def settled(spec: GameSpec, options: Mapping[str, str], seed: int, tables: Mapping[str, Any]) -> Mapping[str, str]:
    """Choose the layout if it is to be random; a seed always chooses the same."""
    if options.get(spec.layout_option) != "random" or spec.layouts is None:
        return options
    every = spec.layouts(tables)
    chance = chance_from(seed_bytes(seed), ["layout"])
    return {**options, spec.layout_option: every[chance.below(0, len(every))]}

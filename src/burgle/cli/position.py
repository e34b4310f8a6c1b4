"""`burgle position`: positions in one line, written from saves and told in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgle.cli import Failure
from burgle.cli.common import Packs

if TYPE_CHECKING:
    from burgle.game import Game


def position(what: str | None = None, *, at: int | None = None, seat: int | None = None, pack: Packs = None) -> int:
    """Write a position of a saved game in one line; or check one, and tell what is in it.

    Parameters
    ----------
    what
        A saved game, a position, or a file that has one; without it, a position is read from the standard input.
    at
        Of a saved game: after so many answers; without it, after the last one.
    seat
        Write what this seat knows of it (1 is the first): this may be shown to others while the game goes on.
    """
    from burgle.cli.terminal.positions import position_text
    from burgle.cli.terminal.saves import is_save
    from burgle.position.writing import MARK
    from burgle.saves import from_position

    if what is not None and not what.startswith(MARK[:-1]) and is_save(Path(what)):
        played = at_answer(Path(what), at, pack)
    else:
        if at is not None:
            raise Failure("--at counts the answers of a saved game, and this is a position")
        text = sys.stdin.read() if what is None else position_text(what)
        played = from_position(text, packs=pack or ())
        if seat is None:
            return tell(played)
    if seat is not None and not 1 <= seat <= played.rules.players:
        raise Failure(f"there is no seat {seat}; this game has seats 1 to {played.rules.players}")
    print(played.position(None if seat is None else seat - 1))
    return 0


def at_answer(file: Path, at: int | None, pack: list[Path] | None) -> Game:
    """Open a saved game after some of its answers."""
    from itertools import islice

    from burgle.cli.terminal import saves
    from burgle.saves import load, replay

    text, _, _ = saves.read(str(file))
    if at is None:
        return load(text, pack)
    found = next(islice(replay(text), at, None), None) if at >= 0 else None
    if found is None:
        raise Failure(f"--at {at}: this game does not have that many answers")
    return found


def tell(played: Game) -> int:
    """Say what a position is about."""
    from burgle.language.wording import round_of
    from burgle.position.reading import read_heading

    view, eyes, rules = played.view(-1), read_heading(played.start).eyes, played.rules
    options = ", ".join(f"{name} {value}" for name, value in rules.options.items())
    begun = f"round {round_of(rules, view['turn'])}"
    print(f"{rules.title}, {rules.players} players{f' ({options})' if options else ''}, {begun}")
    print("row: " + ", ".join(rules.cards[card].name if card >= 0 else "-" for card in played.state.row))
    for p in view["players"]:
        cards = played.state.players[p["seat"]].hand
        hand = ", ".join(rules.cards[card].name for card in cards)
        if eyes not in (-1, p["seat"]):
            hand = f"of {len(cards)}, not known"
        print(f"p{p['seat']}: at {p['space'] or 'none'}, {p['status']}, hand {hand or '-'}")
    if eyes >= 0:
        print(f"as p{eyes} knows it: all else is dealt anew")
    if played.over:
        print("the game is over")
    else:
        decision = played.decision
        print(f"p{decision.who} decides: {decision.prompt} {', '.join(map(decision.label, decision.options))}")
    return 0

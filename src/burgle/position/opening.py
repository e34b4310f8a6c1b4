"""Opens a position as a game that is played on from there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from burgle.game import Game
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.course import Course
from burgle.kernel.rules import Rules
from burgle.position.reading import BadPosition, Heading, read_heading, read_state
from burgle.position.writing import PIN, SEED


def from_position(text: str, *, packs: Sequence[str | Path] = (), seed: int | None = None) -> Game:
    """Open a position that `Game.position` has written: the game goes on from there.

    What a seat's own position does not tell is dealt from `seed`, or anew every time.
    """
    heading = read_heading(text)
    folders = tuple(Path(pack) for pack in packs)
    return opened(heading, rules_for(heading, folders), text.strip(), seed, folders)


def opened(heading: Heading, rules: Rules, text: str, seed: int | None, packs: tuple[Path, ...] = ()) -> Game:
    """Begin a game with a position."""
    fresh = secrets.randbits(256) if seed is None else seed
    st = read_state(rules, heading, seed_bytes(fresh))
    st.events = []
    if heading.eyes < 0:  # nothing is dealt; the seed is the one that its chance comes from, if that is told
        fresh = int(heading.parts[SEED].value, 16) if SEED in heading.parts else 0
    return Game(rules, fresh, -1, packs, course=Course(st, True), start=text)


def rules_for(heading: Heading, packs: tuple[Path, ...]) -> Rules:
    """Find the rulebook that a position is pinned to: today's, or that of a past release."""
    from burgle.saves import LoadError, rules_of

    if heading.game not in GAMES:
        raise BadPosition(9, "", f"there is no game {heading.game!r}; there are {', '.join(GAMES)}")
    header = {
        "game": heading.game, "version": heading.version, "players": heading.players, "content": heading.content,
        "options": dict(heading.options),
    }  # fmt: skip
    try:
        return rules_of(header, packs, own=False)
    except LoadError as error:
        raise BadPosition(heading.parts[PIN].at + 1, PIN, str(error).replace("this save", "it")) from None

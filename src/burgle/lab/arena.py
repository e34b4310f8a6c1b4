"""What all environments share: a game to be played over and over, its moves, what is seen of it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.chance import seed_bytes
from burgle.kernel.encode import decode, encode
from burgle.kernel.moves import Moves, united
from burgle.kernel.rules import Rules
from burgle.kernel.sight import SightRow
from burgle.kernel.sight_plan import SightPlan
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.lab.curriculum import STARTS, moved_to
from burgle.starting import settled, stay_calm, whole

RANDOM = "random"


class Arena:
    """A game, a number of players and options: makes games by their seeds. It is plain data, to be copied and sent around."""

    def __init__(self, game: str, players: int, options: Mapping[str, str] | None = None, start: str = "") -> None:
        if game not in GAMES:
            raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
        if start not in STARTS:
            raise OptionError(f"start: {start!r} is none of {', '.join(repr(name) for name in STARTS)}")
        self.game = game
        self.players = whole("players", players)
        self.options = dict(options or {})
        self.start = start
        self.addresses = addresses_of(self.key)
        self.plan = plan_of(self.key)
        stay_calm()  # rulebooks stay; the collector need not look through them in the middle of a run

    @property
    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...]]:
        """What rulebooks are kept by."""
        return self.game, self.players, tuple(sorted(self.options.items()))

    def begin(self, seed: int) -> State:
        """Set a game up: the same seed always gives the same game."""
        spec = GAMES[self.game]
        chosen = settled(spec, self.options, seed, todays(spec, ()).tables) if self.any_layout else self.options
        rules = build_rules(spec, self.players, chosen, ())
        st = new_state(rules, seed_bytes(seed), -1, None)
        return moved_to(self.start, st) if self.start else st

    @property
    def any_layout(self) -> bool:
        """Whether every game has a board of its own."""
        spec = GAMES[self.game]
        return spec.layouts is not None and self.options.get(spec.layout_option) == RANDOM

    def moves_in(self, st: State) -> Moves:
        """The moves of the rulebook that a game is played with, numbered as in all games of this arena."""
        return moves_of(st.rules, self.key)

    def written(self, st: State) -> list[Any]:
        """A game as plain lists, with the options of its rulebook."""
        return [dict(st.rules.options), encode(st)]

    def read(self, data: list[Any]) -> State:
        """Read such a game."""
        options, state = data
        given = {name: value for name, value in options.items() if name in self.options or self.any_layout}
        return decode(build_rules(GAMES[self.game], self.players, given or self.options, ()), state)

    def sight(self, st: State, seat: int) -> bytearray:
        """What a seat sees, as a row of bytes of its own."""
        row = bytearray(self.plan.size)
        SightRow(self.plan, row, 0).look(st, seat)
        return row

    def __reduce__(self) -> tuple[Any, ...]:
        return Arena, (self.game, self.players, self.options, self.start)


Key = tuple[str, int, tuple[tuple[str, str], ...]]


@cache
def rulebooks(key: Key) -> tuple[Rules, ...]:
    """The rulebooks that games of an arena may have: one, or one for every layout."""
    game, players, options = key
    spec, chosen = GAMES[game], dict(options)
    return tuple(build_rules(spec, players, one, ()) for one in boards(spec, chosen))


def boards(spec: GameSpec, options: dict[str, str]) -> list[dict[str, str]]:
    """The options with each layout, if it is to be random."""
    if spec.layouts is None or options.get(spec.layout_option) != RANDOM:
        return [options]
    return [{**options, spec.layout_option: layout} for layout in spec.layouts(todays(spec, ()).tables)]


@cache
def addresses_of(key: Key) -> list[str]:
    """All moves of an arena."""
    books = rulebooks(key)
    return Moves(books[0]).addresses if len(books) == 1 else united([Moves(rules).addresses for rules in books])


@cache
def plan_of(key: Key) -> SightPlan:
    """The fields of sight: the same for every layout, whose spaces are all numbered in every rulebook."""
    plans = [SightPlan(rules) for rules in rulebooks(key)]
    if any(plan.size != plans[0].size for plan in plans):
        game, _, options = key
        name = GAMES[game].layout_option
        raise OptionError(
            f"{name}: name one, for {dict(options)[name]} boards of {game} have not the same spaces to see"
        )
    return plans[0]


_MOVES: dict[
    tuple[int, Key], tuple[Rules, Moves]
] = {}  # a rulebook is kept with its moves, so that its id stays its own


def moves_of(rules: Rules, key: Key) -> Moves:
    """The moves of a rulebook, by the numbers of an arena."""
    kept = _MOVES.get((id(rules), key))
    if kept is None or kept[0] is not rules:
        kept = _MOVES[id(rules), key] = (rules, Moves(rules, addresses_of(key)))
    return kept[1]


def moves(game: str, players: int = 2, **options: str) -> list[str]:
    """The addresses of all moves of a game, by their numbers; `layout="random"` has those of every layout."""
    return Arena(game, players, options).addresses

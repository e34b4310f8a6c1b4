"""Games for OpenSpiel: `import burgle.lab.spiel`, then `pyspiel.load_game("burgle(game=catacombs,players=3)")`.

Every draw of the engine is a chance node, so a state has no luck to come in it: a search that clones one cannot look ahead.
What an answer does is played on a copy with what chance has said so far; where that ends (`Roll`) there is a chance node, and
the next outcome makes the script longer.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from burgle.kernel.chance import seed_bytes
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import advance, answer, decider
from burgle.kernel.moves import Moves
from burgle.kernel.scripted import Roll, ScriptedChance
from burgle.kernel.start import blank_state
from burgle.kernel.state import Event, State
from burgle.lab.arena import Arena, moves_of, rulebooks
from burgle.lab.rewards import final
from burgle.view.events import seen_events
from burgle.view.table import view

MOST_PLAYERS = 6
LONGEST = 200_000  # moves of a game, chance included
WIDEST = 512  # outcomes of one draw
SET_UP = -1  # what is being done when nobody has answered yet

TYPE = pyspiel.GameType(
    short_name="burgle",
    long_name="Burgle: deck-building heists",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "space", "players": 2, "max_turns": 0, "options": ""},
)


class Setup:
    """What a game's parameters mean (`options=side:underworld;starter:standard`)."""

    def __init__(self, given: dict[str, Any]) -> None:
        pairs = [part.partition(":") for part in str(given.get("options", "")).split(";") if part]
        self.arena = Arena(
            str(given.get("game", "space")), int(given.get("players", 2)), {name: value for name, _, value in pairs}
        )
        if self.arena.any_layout:
            raise ValueError("a layout has to be named: OpenSpiel has no chance before a game")
        self.given = tuple(sorted(given.items()))
        self.max_turns = int(given.get("max_turns", 0))
        self.rules = rulebooks(self.arena.key)[0]
        self.moves = moves_of(self.rules, self.arena.key)


@cache
def setup_of(given: tuple[tuple[str, Any], ...]) -> Setup:
    """The set-up of some parameters. It hangs on no game: OpenSpiel may forget what a Python game has beside them."""
    return Setup(dict(given))


class SpielGame(pyspiel.Game):
    """A game of the family."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        arena = setup_of(tuple(sorted(given.items()))).arena
        players = arena.players
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(arena.addresses),
                max_chance_outcomes=WIDEST,
                num_players=players,
                min_utility=-1.0 / players,
                max_utility=1.0 - 1.0 / players,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    @property
    def setup(self) -> Setup:
        """What its parameters mean."""
        return setup_of(tuple(sorted(self.get_parameters().items())))

    def new_initial_state(self, serialized: str | None = None) -> SpielState:
        """A game that chance has to set up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees: the bytes of its sight, by name."""
        return SpielObserver(self.setup.arena, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def deserialize_state(self, text: str) -> SpielState:
        """Read a state."""
        state = SpielState(self)
        state.read(text)
        return state


class Memory:
    """What all seats have seen and done with one answer, put into words when somebody asks; what was before is shared."""

    __slots__ = ("base", "before", "events", "move", "moves", "now", "said")

    def __init__(
        self, moves: Moves, before: Memory | None, base: State | None, move: int, now: State, events: list[Event]
    ) -> None:
        self.moves = moves
        self.before = before
        self.base = base  # the position that was answered; None: the set-up
        self.move = move
        self.now = now
        self.events = events
        self.said: dict[int, list[str]] = {}  # by seat, once it was asked for

    def part(self, seat: int) -> list[str]:
        """What this answer was to a seat."""
        if seat not in self.said:
            base = self.base
            own = [] if base is None or decider(base) != seat else [f"do {self.deed(base)}"]
            told = [str(event["text"]) for event in seen_events(self.now, self.events, seat, 0)]
            self.said[seat] = own + told
        return self.said[seat]

    def deed(self, base: State) -> str:
        """What was done, by its address."""
        return self.moves.addresses[self.moves.ids(base)[base.options.index(self.move)]]

    def lines(self, seat: int) -> list[str]:
        """All that a seat has seen and done, from the first line on."""
        parts, at = [], self
        while True:
            parts.append(at.part(seat))
            if at.before is None:
                return [line for part in reversed(parts) for line in part]
            at = at.before


def remembered(game: Setup, lines: list[list[str]], now: State) -> Memory:
    """A memory that was written down, line by line for each seat."""
    found = Memory(game.moves, None, None, SET_UP, now, [])
    found.said = dict(enumerate(lines))
    return found


class Holder:
    """All that a state has, in one thing: OpenSpiel copies attributes deeply, and these are never changed in place."""

    __slots__ = ("base", "game", "heard", "legal", "move", "now", "outcomes", "script")

    def __init__(
        self,
        game: Setup,
        base: State | None,
        move: int,
        script: list[int],
        now: State,
        outcomes: int,
        heard: Memory,
    ) -> None:
        self.game = game
        self.base = base  # the position that is being answered; None: the set-up
        self.move = move  # the option that was chosen there
        self.script = script  # what chance has said about it
        self.now = now  # the position, if chance has nothing to say (outcomes 0)
        self.outcomes = outcomes
        self.heard = heard  # what the seats have seen and done
        self.legal = [] if outcomes or now.over or not now.stack else game.moves.ids(now)  # beside the options of `now`

    def __deepcopy__(self, memo: dict[int, Any]) -> Holder:
        return self  # states are replaced, never altered

    def __reduce__(self) -> tuple[Any, ...]:
        return held_from, (
            self.game.given,
            self.text(),
        )  # OpenSpiel pickles what a state has; compiled classes cannot be

    def text(self) -> str:
        """All of it as text."""
        base = None if self.base is None else encode_bare(self.base)
        heard = [self.heard.lines(seat) for seat in range(self.game.arena.players)]
        return json.dumps([base, self.move, self.script, encode_bare(self.now), self.outcomes, heard])


def held_from(given: tuple[tuple[str, Any], ...], text: str) -> Holder:
    """Read what `Holder.text` wrote."""
    base, move, script, now, outcomes, heard = json.loads(text)
    game = setup_of(given)
    rules = game.rules
    position = decode(rules, now)
    before = None if base is None else decode(rules, base)
    return Holder(game, before, move, script, position, outcomes, remembered(game, heard, position))


class SpielState(pyspiel.State):
    """A position, or a draw that chance has to make."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        blank = blank_state(setup.rules, seed_bytes(0))
        nothing = remembered(setup, [[] for _ in range(setup.arena.players)], blank)
        self._held = Holder(setup, None, SET_UP, [], blank, 0, nothing)
        self._go(None, SET_UP, [])

    @property
    def _game(self) -> Setup:
        return self._held.game

    def _go(self, base: State | None, move: int, script: list[int]) -> None:
        """Carry an answer out as far as the script goes."""
        heard = self._held.heard
        rules = self._game.rules
        st = blank_state(rules, seed_bytes(0)) if base is None else base.copy()
        st.chance = ScriptedChance(script)
        events: list[Event] = []
        st.events = events
        try:
            if base is None:
                first = st.chance.below(rules.stream("setup"), rules.players)
                director = rules.director
                assert director is not None
                director.open_game(st, first)
                advance(st)
            else:
                answer(st, move)
        except Roll as roll:
            self._held = Holder(self._game, base, move, script, self._held.now, roll.outcomes, heard)
            return
        st.events = None
        self._held = Holder(
            self._game, None, SET_UP, [], st, 0, Memory(self._game.moves, heard, base, move, st, events)
        )

    def current_player(self) -> int:
        """Who is to move: a seat, chance, or nobody any more."""
        held = self._held
        if held.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if held.now.over or self._cut():
            return int(pyspiel.PlayerId.TERMINAL)
        return decider(held.now)

    def _cut(self) -> bool:
        return 0 < self._game.max_turns < self._held.now.turn

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player() or player < 0:
            return []
        return sorted(self._held.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn: each as likely as the others."""
        n = self._held.outcomes
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        held = self._held
        if held.outcomes:
            self._go(held.base, held.move, [*held.script, action])
            return
        if action not in held.legal:
            raise ValueError(f"{self._action_to_string(decider(held.now), action)} is not offered")
        self._go(held.now, held.now.options[held.legal.index(action)], [])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        addresses = self._game.arena.addresses
        return addresses[action] if 0 <= action < len(addresses) else f"no move {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the game was worth to each seat: a share of the win, zero sum."""
        if not self.is_terminal() or not self._held.now.over:
            return [0.0] * self._game.arena.players
        return final("win", self._held.now)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and done."""
        seat = self.current_player() if player is None else player
        return "\n".join(self._held.heard.lines(seat)) if seat >= 0 else ""

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        seat = self.current_player() if player is None else player
        now = self._held.now
        laid_out = bool(now.stack) or now.over  # before that, chance has nothing to show yet
        return json.dumps(view(now, seat)) if seat >= 0 and laid_out else ""

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers."""
        seat = self.current_player() if player is None else player
        observer = SpielObserver(self._game.arena)
        observer.set_from(self, seat)
        return [float(value) for value in observer.tensor]

    def __str__(self) -> str:
        held = self._held
        return json.dumps([held.move, held.script, encode_bare(held.base or held.now)])

    def serialize(self) -> str:
        """All of it as text."""
        return self._held.text()

    def read(self, text: str) -> None:
        """Take over what `serialize` wrote."""
        self._held = held_from(self._game.given, text)


class SpielObserver:
    """The sight of a seat as a tensor, and its parts by name; of all that happened (`recall`) there are only the words."""

    def __init__(self, arena: Arena, recall: bool = False) -> None:
        self.arena = arena
        self.recall = recall
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        plan = arena.plan
        if recall:
            self.tensor = np.zeros(0, np.float32)
            return
        self.tensor = np.zeros(plan.size, np.float32)
        self.dict = {
            f"seat_{seat}_{field.name}": self.tensor[seat * plan.block + field.at : seat * plan.block + field.end()]
            for seat in range(arena.players)
            for field in plan.player_fields
        }
        self.dict |= {field.name: self.tensor[field.at : field.end()] for field in plan.table_fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look through the eyes of a seat."""
        if self.recall or player < 0:
            self.tensor.fill(0.0)
            return
        self.tensor[:] = np.frombuffer(self.arena.sight(state._held.now, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def encode_bare(st: State) -> list[Any]:
    """A state without its chance: there is none to come."""
    twin = st.copy()
    twin.chance = blank_state(st.rules, seed_bytes(0)).chance
    return encode(twin)


pyspiel.register_game(TYPE, SpielGame)

"""Many games in one call. The arrays of `Many` stay and are overwritten by the next step: copy what you keep.

many = Many("space", players=4, games=64, seed=1)
while training:
    many.step(policy(many.sight, many.mask, many.seat))
    many.reward, many.done, many.final
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from burgle.bots.loading import find_bot
from burgle.games.spec import OptionError
from burgle.kernel.batch import Batch
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.lab.arena import Arena
from burgle.lab.minds import let_play
from burgle.lab.rewards import Reward, Shaping, checked, final
from burgle.lab.simulate import game_seed

Rows = np.ndarray[Any, np.dtype[np.uint8]]
OWN = ("_batch", "sight", "mask")  # what no two batches share


class Many:
    """Games side by side; where one ends, the next begins in the same step.

    The k-th game that is begun is the same for every size of batch. `sight` and `mask` are of whoever decides (`seat`),
    `legal` lists the moves of each mask, `reward` is what the last step was worth to every seat, `done` where a game
    ended, `cut` where it was cut off by `max_turns`, and `final` what every seat saw at its end. `bots` may hold seats;
    they play inside the call. `reward`, `price`, `start` and the options of a game are as for PettingZoo.
    """

    def __init__(
        self,
        game: str = "space",
        players: int = 2,
        games: int = 64,
        seed: int = 0,
        *,
        bots: dict[int, str] | None = None,
        reward: Reward = "win",
        price: float = 0.0,
        start: str = "",
        max_turns: int = 0,
        **options: str,
    ) -> None:
        if games < 1:
            raise OptionError("games: at least one")
        self.arena = Arena(game, players, options, start)
        self.games, self.players, self.seed = games, players, seed
        self.bots = dict(bots or {})
        if any(not 0 <= seat < players for seat in self.bots) or len(self.bots) >= players:
            raise OptionError(f"bots: seats from 0 to {players - 1}, and one is left to learn")
        for name in self.bots.values():
            find_bot(name)
        self.rewards = checked(reward)
        self.price = price  # of every decision, so that time is not free
        self.shaped = not isinstance(reward, str) or reward == "points"  # every step is worth something
        self.max_turns = max_turns
        self._lay_out()
        self.seat = np.zeros(games, np.int8)
        self._every = np.arange(games)
        self.reward = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.bool_)
        self.cut = np.zeros(games, np.bool_)
        self.number = np.zeros(games, np.int64)  # which game each of them is, by when it was begun
        self.final: dict[int, Rows] = {}
        self.begun = 0
        self._shaping: list[Shaping | None] = [None] * games
        for k in range(games):
            self._begin(k)
        self.seat[:] = self._batch.seats

    def _lay_out(self) -> None:
        """Make room for what is seen and offered in all games."""
        width, size = len(self.arena.addresses), self.arena.plan.size
        sight, mask = bytearray(self.games * size), bytearray(self.games * width)
        self._batch = Batch(self.arena.plan, width, self.games, sight, mask, self.max_turns)
        self.sight: Rows = np.frombuffer(sight, np.uint8).reshape(self.games, size)
        self.mask: Rows = np.frombuffer(mask, np.uint8).reshape(self.games, width)

    @property
    def legal(self) -> list[list[int]]:
        """The moves that may be made in each game."""
        return self._batch.legal

    def states(self) -> list[State]:
        """The real games, for the owner of a run: no policy is ever given them."""
        return self._batch.states

    def step(self, actions: Any) -> None:
        """Make a move in every game. One that is not offered raises (`NotOffered`), and then none is made."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        ended = self._batch.step(chosen)
        if self.bots:
            ended = self._bots_play(ended)
        if self.shaped or self.price or self.final:  # else they are as they were: nothing
            self.reward[:] = 0.0
        if self.final:
            self.done[:] = False
            self.cut[:] = False
            self.final = {}
        if self.price:
            self.reward[self._every, self.seat] -= self.price
        if self.shaped:
            for k, st in enumerate(self._batch.states):
                shaping = self._shaping[k]
                assert shaping is not None
                self.reward[k] += shaping.step(st)
        for k in ended:
            self._end(k)
        self.seat[:] = self._batch.seats

    def _end(self, k: int) -> None:
        """Settle a game that has ended, and begin the next in its place."""
        st = self._batch.states[k]
        self.done[k], self.cut[k] = st.over, not st.over
        if st.over:
            self.reward[k] += final(self.rewards, st)
        self.final[k] = np.frombuffer(self._batch.all_sights(k), np.uint8).reshape(self.players, -1)
        self._begin(k)

    def _begin(self, k: int) -> None:
        """Begin the next game at a place."""
        number, self.begun = self.begun, self.begun + 1
        self.number[k] = number
        st = self.arena.begin(game_seed(self.seed, number, "game"))
        let_play(self.bots, st, self.seed, number)
        self._shaping[k] = Shaping(self.rewards, st)
        self._batch.put(k, st, self.arena.moves_in(st))

    def __deepcopy__(self, memo: dict[int, Any]) -> Many:
        """Games that go on just as these would."""
        twin = Many.__new__(Many)
        for name, value in self.__dict__.items():
            if name not in OWN:
                twin.__dict__[name] = value if name == "arena" else copy.deepcopy(value, memo)
        twin._take([st.copy() for st in self._batch.states])
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in OWN}
        return kept | {"_states": [self.arena.written(st) for st in self._batch.states]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        written = kept.pop("_states")
        self.__dict__.update(kept)
        self._take([self.arena.read(one) for one in written])

    def _take(self, states: list[State]) -> None:
        """Go on with these games."""
        self._lay_out()
        for k, st in enumerate(states):
            self._batch.put(k, st, self.arena.moves_in(st))

    def _bots_play(self, ended: list[int]) -> list[int]:
        """Let bots play on where it is their turn; gives the games that have ended by now."""
        most = self._batch.most_turns
        found = []
        for k, st in enumerate(self._batch.states):
            if k not in ended and decider(st) in self.bots:
                let_play(self.bots, st, self.seed, int(self.number[k]))
                if not st.over:
                    self._batch.look(k)
            if st.over or (most and st.turn > most):
                found.append(k)
        return found


class ManyVector(VectorEnv[Any, Any, Any]):
    """The same as a vector of Gymnasium's, for one seat each against bots; a game that ends begins anew in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str = "space",
        players: int = 2,
        games: int = 64,
        *,
        bots: Sequence[str] = ("random",),
        reward: Reward = "win",
        price: float = 0.0,
        start: str = "",
        max_turns: int = 200,
        **options: str,
    ) -> None:
        minds = {seat: bots[(seat - 1) % len(bots)] for seat in range(1, players)}
        self._how: dict[str, Any] = {
            "bots": minds, "reward": reward, "price": price, "start": start, "max_turns": max_turns, **options,
        }  # fmt: skip
        self._game, self._players = game, players
        self.num_envs = games
        self.many = Many(game, players, games, 0, **self._how)
        self.single_observation_space = spaces.Box(0, 255, (self.many.arena.plan.size,), np.uint8)
        self.single_action_space: spaces.Discrete = spaces.Discrete(len(self.many.arena.addresses))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, games)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin as many games; one seed is enough for all of them."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        dealt = first if first is not None else int(self.np_random.integers(2**62))
        self.many = Many(self._game, self._players, self.num_envs, dealt, **self._how)
        return self.many.sight.copy(), {"action_mask": self.many.mask.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make a move in every game; what is given back are copies."""
        many = self.many
        many.step(actions)
        info: dict[str, Any] = {"action_mask": many.mask.copy()}
        if many.final:
            last = np.empty(self.num_envs, object)
            for k, rows in many.final.items():
                last[k] = rows[0].copy()
            info |= {"final_obs": last, "_final_obs": many.done | many.cut}
        return many.sight.copy(), many.reward[:, 0].astype(np.float64), many.done.copy(), many.cut.copy(), info

    def action_masks(self) -> Rows:
        """What may be done in each game."""
        return self.many.mask.astype(np.bool_)

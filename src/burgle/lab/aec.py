"""A game for PettingZoo: one seat after the other, as the rules ask them.

`env("space", players=4)`; agents are `seat_0`, `seat_1` ... One agent often acts many times in a row, and rewards add up until
it acts again. An observation is `{"observation": ..., "action_mask": ...}`; the mask also stands in `infos`.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from burgle.bots.loading import find_bot
from burgle.games.spec import OptionError
from burgle.kernel.engine import answer, decider
from burgle.kernel.sight import SightRow
from burgle.kernel.sight_plan import SightPlan
from burgle.kernel.state import State
from burgle.lab.arena import Arena
from burgle.lab.looks import Bytes, Looks
from burgle.lab.minds import let_play
from burgle.lab.rewards import Reward, Shaping, checked, final
from burgle.lab.simulate import game_seed
from burgle.view.why import why_not

MODES = ["human", "ansi", "svg"]
OWN = ("_state", "_eye")  # what no two environments share


class IllegalMove(ValueError):
    """A move that is not offered; the game is as it was."""


class Eye:
    """What seats see, written again and again; each look is an array of its own."""

    def __init__(self, plan: SightPlan) -> None:
        self.bytes = bytearray(plan.size)
        self.seen = np.frombuffer(self.bytes, np.uint8)
        self.row = SightRow(plan, self.bytes, 0)

    def see(self, st: State, seat: int) -> Bytes:
        """Look at a game through the eyes of a seat."""
        self.row.look(st, seat)
        return self.seen.copy()


class BurgleAEC(AECEnv[str, Any, int | None]):
    """One game after the other, for learners in some or all of its seats.

    `bots` says who plays a seat instead (`{1: "greedy"}`), `reward` what is paid for (`win`, `place`, `score`, `points`, or a
    function of a seat's view before and after), `price` what a decision costs, `form` how sight is given (`flat`, `fields`,
    `entities`), `start` where to begin (`artifact`), `max_turns` after how many turns a game is cut off (0: never). All else is
    an option of the game, such as `layout="random"`.
    """

    metadata = {"name": "burgle_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 10}  # noqa: RUF012

    def __init__(
        self,
        game: str = "space",
        players: int = 2,
        *,
        bots: dict[int, str] | None = None,
        reward: Reward = "win",
        price: float = 0.0,
        form: str = "flat",
        start: str = "",
        max_turns: int = 0,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.arena = Arena(game, players, options, start)
        self.bots = dict(bots or {})
        if any(not 0 <= seat < players for seat in self.bots) or len(self.bots) >= players:
            raise OptionError(f"bots: seats from 0 to {players - 1}, and one is left to learn")
        for name in self.bots.values():
            find_bot(name)
        self.reward = checked(reward)
        self.price = price  # of every decision, so that time is not free
        self.max_turns = max_turns  # after which a game is cut off; 0: never
        self.render_mode = render_mode
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"render_mode: {render_mode!r} is none of {', '.join(MODES)}")
        self.looks = Looks(self.arena.plan, form)
        self.possible_agents = [seat_name(seat) for seat in range(players) if seat not in self.bots]
        self.agents: list[str] = []
        self._width = len(self.arena.addresses)
        see = spaces.Dict({"observation": self.looks.space(), "action_mask": spaces.Box(0, 1, (self._width,), np.int8)})
        act: spaces.Discrete = spaces.Discrete(self._width)
        self.observation_spaces = dict.fromkeys(self.possible_agents, see)
        self.action_spaces = dict.fromkeys(self.possible_agents, act)
        self._seed = int(np.random.default_rng().integers(2**62))
        self._number = -1
        self._state: State | None = None
        self._eye: Eye | None = None
        self._nothing = np.zeros(self._width, np.int8)
        self._nothing.flags.writeable = False

    @property
    def state_now(self) -> State:
        """The real game, for the owner of a run: no agent is ever given it."""
        if self._state is None:
            raise RuntimeError("reset the environment first")
        return self._state

    @property
    def legal(self) -> list[int]:
        """The moves that may be made now; for who would rather not look for them in a mask."""
        return self._legal

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, this and all games after it are the same every time."""
        if seed is not None:
            self._seed, self._number = seed, -1
        self._number += 1
        st = self._state = self.arena.begin(game_seed(self._seed, self._number, "game"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._shaping = Shaping(self.reward, st)
        self._moves = self.arena.moves_in(st)
        self._let_bots_play()
        self._look()

    def step(self, action: int | None) -> None:
        """Let the selected agent act; one that is done takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        st = self.state_now
        number = int(action) if action is not None else -1
        if number not in self._legal:
            raise IllegalMove(self._refused(st, number))
        self._cumulative_rewards[agent] = 0.0
        answer(st, st.options[self._legal.index(number)])
        self._let_bots_play()
        self._pay(agent)
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _let_bots_play(self) -> None:
        let_play(self.bots, self.state_now, self._seed, self._number)

    def _pay(self, agent: str) -> None:
        """Give out what the step was worth."""
        st = self.state_now
        worth = self._shaping.step(st)
        if st.over:
            worth = [step + end for step, end in zip(worth, final(self.reward, st), strict=True)]
        self.rewards = {one: worth[seat_of(one)] for one in self.agents}
        self.rewards[agent] -= self.price

    def _look(self) -> None:
        """See whose turn it is and what may be done."""
        st = self.state_now
        cut = not st.over and self.max_turns > 0 and st.turn > self.max_turns
        done = st.over or cut
        for agent in self.agents:
            self.terminations[agent] = st.over
            self.truncations[agent] = cut
        self._legal = [] if done else self._moves.ids(st)
        self._mask = np.zeros(self._width, np.int8)
        self._mask[self._legal] = 1
        if not done:
            self.agent_selection = seat_name(decider(st))
        elif self.agents:
            self.agent_selection = self.agents[0]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask if agent == self.agent_selection else self._nothing}

    def _mask_of(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The mask: of whoever decides, and nothing for all others."""
        return self._mask.copy() if self._legal and agent == self.agent_selection else self._nothing.copy()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        if self._eye is None:
            self._eye = Eye(self.arena.plan)
        seen = self._eye.see(self.state_now, seat_of(agent))
        return {"observation": self.looks.of(seen), "action_mask": self._mask_of(agent)}

    def address(self, action: int) -> str:
        """What a move is called: `acquire:fazr`."""
        return self.arena.addresses[action]

    def _refused(self, st: State, number: int) -> str:
        """Say why a move is not offered, in the words of the rules if they have any."""
        if not 0 <= number < self._width:
            return f"there is no move {number}; there are {self._width}"
        address = self.arena.addresses[number]
        offered = ", ".join(self.arena.addresses[move] for move in self._legal)
        why = [reason.text for reason in why_not(st, decider(st), address.replace(":", " "))]
        return f"{address} is not offered ({'; '.join(why) or 'not now'}); offered are {offered}"

    def render(self) -> str | None:
        """Show the table: as text, or as a picture."""
        from burgle.lab.render import rendered

        if self.render_mode is None:
            return None
        text = rendered(self.state_now, "ansi" if self.render_mode == "human" else self.render_mode)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def __deepcopy__(self, memo: dict[int, Any]) -> BurgleAEC:
        return self._twin(self._state.copy() if self._state is not None else None)

    def _twin(self, st: State | None) -> BurgleAEC:
        """An environment that goes on just as this one would."""
        twin = BurgleAEC.__new__(BurgleAEC)
        shared = ("arena", "looks", "observation_spaces", "action_spaces", "_moves")
        for name, value in self.__dict__.items():
            if name not in OWN:
                twin.__dict__[name] = value if name in shared else copy.deepcopy(value)
        twin._state, twin._eye = st, None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_moves", "looks", *OWN)}
        kept["_state"] = None if self._state is None else self.arena.written(self._state)
        kept["_form"] = self.looks.form
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        written = kept.pop("_state")
        self.looks = Looks(kept["arena"].plan, kept.pop("_form"))
        self.__dict__.update(kept)
        self._eye = None
        self._state = None if written is None else self.arena.read(written)
        if self._state is not None:
            self._moves = self.arena.moves_in(self._state)


def seat_name(seat: int) -> str:
    """What PettingZoo calls a seat."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """Which seat an agent is."""
    return int(agent.rpartition("_")[2])


def env(game: str = "space", players: int = 2, **how: Any) -> BurgleAEC:
    """A game for PettingZoo. An illegal move raises; nothing is ended or punished behind anybody's back."""
    return BurgleAEC(game, players, **how)

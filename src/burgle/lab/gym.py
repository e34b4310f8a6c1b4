"""One seat of a game for Gymnasium, with bots in the others: `gymnasium.make("burgle/Space-v0", players=3, bots=["greedy"])`.

The names are known once this is imported; `gymnasium.make("burgle.lab.gym:burgle/Space-v0")` does both.

`action_masks()` is what MaskablePPO asks for. An illegal move raises; `invalid="ignore"` does nothing instead, for a small
price, for those who sample without a mask.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from burgle.games.spec import OptionError
from burgle.lab import ids
from burgle.lab.aec import MODES, BurgleAEC, IllegalMove, seat_name
from burgle.lab.rewards import Reward

INVALID = ("raise", "ignore")
MISTAKE = -0.01  # what a move costs that is not offered, if nothing else happens
Mask = np.ndarray[Any, np.dtype[np.int8]]


class BurgleEnv(gymnasium.Env[Any, Any]):
    """A seat among bots, who fill the others in their order, again and again.

    `invalid="ignore"` does nothing for a move that is not offered, for a small price, instead of raising. The rest is as for
    PettingZoo.
    """

    metadata = {"render_modes": MODES, "render_fps": 10}  # noqa: RUF012

    def __init__(
        self,
        game: str = "space",
        players: int = 2,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        *,
        reward: Reward = "win",
        price: float = 0.0,
        form: str = "flat",
        invalid: str = "raise",
        start: str = "",
        max_turns: int = 200,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if invalid not in INVALID:
            raise OptionError(f"invalid: {invalid!r} is none of {', '.join(INVALID)}")
        if not bots or not 0 <= seat < players:
            raise OptionError(f"seat: from 0 to {players - 1}, and somebody has to play the others")
        others = [other for other in range(players) if other != seat]
        minds = {other: bots[number % len(bots)] for number, other in enumerate(others)}
        self.table = BurgleAEC(
            game, players, bots=minds, reward=reward, price=price, form=form, start=start, max_turns=max_turns,
            render_mode=render_mode, **options,
        )  # fmt: skip
        self.agent = seat_name(seat)
        self.invalid = invalid
        self.render_mode = render_mode
        self.observation_space = self.table.looks.space()
        self.action_space: spaces.Discrete = spaces.Discrete(len(self.table.arena.addresses))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, and play on to the first decision of the seat."""
        super().reset(seed=seed)
        self.table.reset(seed if seed is not None or self.table._number >= 0 else int(self.np_random.integers(2**62)))
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and play on to the next decision of the seat, or to the end."""
        reward = 0.0
        try:
            self.table.step(int(action))
            reward = self.table.rewards[self.agent]
        except IllegalMove:
            if self.invalid == "raise":
                raise
            reward = MISTAKE
        seen, info = self._seen()
        return seen, reward, self.table.terminations[self.agent], self.table.truncations[self.agent], info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen = self.table.observe(self.agent)
        return seen["observation"], {"action_mask": seen["action_mask"]}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What may be done now."""
        return self.table._mask_of(self.agent).astype(np.bool_)

    def render(self) -> Any:
        """Show the table."""
        return self.table.render()

    def address(self, action: int) -> str:
        """What a move is called."""
        return self.table.address(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> BurgleEnv:
        twin = BurgleEnv.__new__(BurgleEnv)
        for name, value in self.__dict__.items():
            twin.__dict__[name] = copy.deepcopy(value, memo)
        return twin


ids.register()

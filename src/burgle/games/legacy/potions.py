"""Kept tokens: a potion is not opened where it would do nothing."""

from __future__ import annotations

from burgle.chapters.tokens import Tokens, UseToken
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import Player, State


class Drink(UseToken):
    """Use a kept token, if that does anything now."""

    __slots__ = ()

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        for token in self.usable:
            if p.tokens[token] and self.refuse(st, p, token) is None:
                out.append(self.kind << 16 | token)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        refusal = super().refuse(st, p, arg)
        if refusal is not None:
            return refusal
        effect = st.rules.tokens[arg].use
        if effect is not None and not effect.possible(st, p.seat, -1):
            return Refusal("no_use_now", 0, 0, st.rules.tokens[arg].name)
        return None


class Potions(Tokens):
    """Tokens of this game."""

    __slots__ = ()

    def __init__(self, pools: list[str], tags: list[str]) -> None:
        super().__init__(pools, [], tags)
        self.use = Drink(self)

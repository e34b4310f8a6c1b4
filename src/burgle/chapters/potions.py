"""Kept tokens that are not opened where they would do nothing."""

from __future__ import annotations

from burgle.chapters.tokens import UseToken
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import Player, State


class Drink(UseToken):
    """Use a kept token, if that does anything now; takes the place of `Tokens.use`."""

    __slots__ = ()

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        for token in self.own(p):
            if self.helps(st, p, token):
                out.append(self.base | token)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        refusal = super().refuse(st, p, arg)
        if refusal is None and not self.helps(st, p, arg):
            return Refusal("no_use_now", 0, 0, st.rules.tokens[arg].name)
        return refusal

    def helps(self, st: State, p: Player, token: int) -> bool:
        """Say whether a token would do anything now."""
        effect = st.rules.tokens[token].use
        return effect is None or effect.possible(st, p.seat, -1)

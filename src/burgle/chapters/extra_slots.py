"""Further slots of the row, right of the regular ones: what texts add lies there, and a slot closes when its card leaves."""

from __future__ import annotations

from burgle.kernel.rules import Step
from burgle.kernel.state import State


class CloseSlots(Step):
    """Extra slots of the row whose card is gone close before the row is filled up."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        size = st.rules.params["row"]
        if len(st.row) > size:
            st.row = st.row[:size] + [card for card in st.row[size:] if card >= 0]


class ArriveExtra(Step):
    """What the set-up has added to the row arrives behind the cards of the deal, without an attack (L2-042, L2-116)."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        for card in reversed(st.row[st.rules.params["row"] :]):
            arrive(st, who, card)


def arrive(st: State, who: int, card: int) -> None:
    """Let a card that was added to the row do what it does on arriving."""
    effect = st.rules.cards[card].arrive
    if effect is not None:
        st.push(st.rules.k_run, who if who >= 0 else st.active, effect.id, card)

"""What cards give, in icons: how a deck will do in the turns to come, for whoever judges a position."""

from __future__ import annotations

from burgle.kernel.content import Card
from burgle.kernel.effects import Effect, Seq

GIFTS = ("skill", "sword", "boot", "card", "clank")


def gifts(card: Card) -> list[float]:
    """What a play of a card gives of each sort; what asks for a condition, a choice or a price counts in part."""
    found = [0.0] * len(GIFTS)
    if card.play is not None:
        gather(card.play, 1.0, found)
    return found


def gather(effect: Effect, share: float, found: list[float]) -> None:
    """Add up the icons of the parts of an effect."""
    parts = effect.parts()
    if not parts:
        for icon in effect.icons():
            if icon in GIFTS:
                found[GIFTS.index(icon)] += share
    for part in parts:
        gather(part, share if isinstance(effect, Seq) else share / 2, found)

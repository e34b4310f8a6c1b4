"""Open offers, by the names of the cards that made them."""

from __future__ import annotations

from burgle.kernel.effects import Effect, Offer
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.scenario.forms import ManyForm
from burgle.scenario.names import KINDS
from burgle.scenario.players import Fact


def offers_fact(rules: Rules) -> Fact:
    """The offers that can still be taken up this turn; setting them names cards, whose offers open."""

    def read(st: State) -> list[int]:
        return st.zones[rules.z_offers][1::2]

    def write(st: State, cards: list[int]) -> None:
        st.zones[rules.z_offers] = [
            number for card in cards for offer in open_offers(rules.cards[card].play) for number in (offer.id, card)
        ]

    return Fact(ManyForm(KINDS["card"](rules)), read, write)


def open_offers(effect: Effect | None) -> list[Offer]:
    """List the offers of a text that stay open."""
    if effect is None:
        return []
    if isinstance(effect, Offer) and effect.stays:
        return [effect]
    return [offer for part in effect.parts() for offer in open_offers(part)]

"""Open offers: what a card lets its player do may be done at any later moment of the turn."""

from __future__ import annotations

from typing import cast

from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import source_name
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import OPEN_OFFER, USES


class TakeUp(Action):
    """Take up an open offer, the option naming its place among them."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.traits = USES | OPEN_OFFER

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        offers = st.zones[st.rules.z_offers]
        for at in range(0, len(offers), 2):
            if self.first_at(offers, at) and st.rules.effects[offers[at]].possible(st, p.seat, offers[at + 1]):
                out.append(self.base | at // 2)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        offers = st.zones[st.rules.z_offers]
        if arg * 2 >= len(offers) or not self.first_at(offers, arg * 2):
            return Refusal("no_such_offer")
        if not st.rules.effects[offers[arg * 2]].possible(st, p.seat, offers[arg * 2 + 1]):
            return Refusal("offer_not_now", 0, 0, source_name(st, offers[arg * 2 + 1]))
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        offers = st.zones[st.rules.z_offers]
        at = arg * 2
        st.zones[st.rules.z_offers] = offers[:at] + offers[at + 2 :]
        cast(Offer, st.rules.effects[offers[at]]).take_up(st, p.seat, offers[at + 1])

    def targets(self, st: State, p: Player) -> list[int]:
        offers = st.zones[st.rules.z_offers]
        return [at // 2 for at in range(0, len(offers), 2) if self.first_at(offers, at)]

    def every(self, rules: Rules) -> list[int]:
        return [effect.id for effect in rules.effects if isinstance(effect, Offer) and effect.stays]

    def address(self, rules: Rules, arg: int) -> str:
        return "offer:" + rules.effect_addresses[arg]

    def place(self, st: State, arg: int) -> int:
        return st.zones[st.rules.z_offers][arg * 2]

    def spell(self, st: State, p: Player, arg: int) -> str:
        offers = st.zones[st.rules.z_offers]
        name = source_name(st, offers[arg * 2 + 1])
        return "use offer " + (name + ": " if name else "") + st.rules.effects[offers[arg * 2]].text()

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        source = st.zones[st.rules.z_offers][arg * 2 + 1]
        at = "play" if source in p.play else "discard" if source in p.discard else ""
        return refs.card(source, at) if source >= 0 else []

    def effect(self, st: State, p: Player, arg: int) -> Effect | None:
        return st.rules.effects[st.zones[st.rules.z_offers][arg * 2]]

    def first_at(self, offers: list[int], at: int) -> bool:
        """Say whether an offer is the first of its like: equal ones are one option."""
        for i in range(0, at, 2):
            if offers[i] == offers[at] and offers[i + 1] == offers[at + 1]:
                return False
        return True


class Offers(Chapter):
    """Offers on cards stay open until the end of the turn."""

    __slots__ = ()

    def build(self, rules: Rules) -> None:
        rules.offers_stay = True
        rules.action(TakeUp("use offer"))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        offers = st.zones[st.rules.z_offers]
        out["offers"] = [
            source_name(st, offers[at + 1]) + ": " + st.rules.effects[offers[at]].text()
            for at in range(0, len(offers), 2)
        ]

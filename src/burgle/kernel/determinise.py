"""A world that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from burgle.kernel.chance import chance_from
from burgle.kernel.pile import Pile, without
from burgle.kernel.state import Frame, Player, State


def determinise(st: State, seat: int, seed: bytes) -> State:
    """Copy a state with all that is hidden from a seat, and all chance to come, drawn from another seed."""
    world = st.copy()
    world.chance = chance_from(seed, st.rules.streams)
    for pile in world.piles:
        forget(pile, seat)
    for p in world.players:
        forget(p.deck, seat)
        if p.seat != seat:
            shown = shown_in_hand(world, p)
            held = p.hand
            for card in shown:
                held = without(held, card)
            p.hand = shown + p.deck.redeal(held, world.chance)
    deal_frames(world, seat)
    if world.stack and world.stack[world.asked].who != seat:
        # What a rival may answer depends on cards that were dealt anew.
        frame = world.stack[world.asked]
        world.options = world.rules.kinds[frame.kind].ask(world, frame)
    return world


def deal_frames(world: State, seat: int) -> None:
    """Deal anew what frames hold and a seat was not shown: all of it goes back first, so that any deal can come."""
    hidden: list[tuple[Frame, Pile]] = []
    for frame in world.stack:
        kind = world.rules.kinds[frame.kind]
        if kind.together and frame.who != seat:
            frame.b = 0  # what a rival has answered is not known before all have: let it be answered again
        pile = -1 if kind.public or not frame.items else kind.unseen(world, frame, seat)
        if pile >= 0:
            hidden.append((frame, world.piles[pile]))
            world.piles[pile].mix_in(frame.items)
    for frame, stock in hidden:
        frame.items = sorted(stock.deal(len(frame.items), world.chance))


def shown_in_hand(st: State, p: Player) -> list[int]:
    """List the cards that everybody has seen in a player's hand and that are still there."""
    shown: list[int] = []
    if p.seat == st.active:
        for zone in st.rules.shown_in_hand:
            shown.extend(st.zones[zone])
    return shown


def forget(pile: Pile, seat: int) -> None:
    """Mix into the rest what lies on top of a pile unknown to the seat."""
    for i in range(len(pile.top)):
        if not pile.seen[i] >> seat & 1:
            # Everything below an unknown card has no known place either.
            pile.mix_in(pile.top[: i + 1])
            pile.top = pile.top[i + 1 :]
            pile.seen = pile.seen[i + 1 :]
            forget(pile, seat)
            break
    pile.hold(sorted(pile.rest))

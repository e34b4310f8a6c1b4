"""A world that a seat cannot tell from the real one: what it does not know is dealt anew, and only when it is needed."""

from __future__ import annotations

from typing import Final

from burgle.kernel.chance import Chance, chance_later
from burgle.kernel.pile import Pile, without
from burgle.kernel.state import Frame, Player, State

SEALED: Final = -1  # in the place of an answer that waits until all have answered


class Veil:
    """All that a seat knows of a game, from which whole worlds can be dealt.

    In `known` nothing is hidden because nothing hidden is there: cards whose place the seat does not know lie in the
    rest of a pile, those in the hands of others in the rest of their decks, and there is no chance to come.
    """

    __slots__ = ("known", "seat", "held", "stream_names")

    def __init__(self, st: State, seat: int) -> None:
        world = self.known = st.copy()
        self.seat = seat
        self.stream_names = st.rules.streams
        self.held: list[int] = []  # how many cards each seat holds that this one has not seen
        world.chance = Chance([], [], [], b"", [])
        if st.rules.veil >= 0:
            world.nums[st.rules.veil] = 1  # nobody can imagine what nobody has read
        for frame in world.stack:
            if world.rules.kinds[frame.kind].together and frame.who != seat and frame.b:
                frame.b = SEALED  # all know that a rival has answered, and nobody what
        for pile in world.piles:
            forget(pile, seat)
        for p in world.players:
            forget(p.deck, seat)
            unseen = 0
            if p.seat != seat:
                shown = shown_in_hand(world, p)
                held = p.hand
                for card in shown:
                    held = without(held, card)
                unseen = len(held)
                p.hand = shown
                p.deck.hold(sorted(p.deck.rest + held))
            self.held.append(unseen)

    def whole(self) -> bool:
        """Say whether `known` can be looked at as it is: a frame that is not for everybody's eyes must be dealt first."""
        kinds = self.known.rules.kinds
        for frame in self.known.stack:
            if not kinds[frame.kind].public or (kinds[frame.kind].together and frame.b == SEALED):
                return False
        return not self.known.stack or self.known.stack[self.known.asked].who == self.seat

    def deal(self, seed: bytes) -> State:
        """Give a whole world: all that is hidden, and all chance to come, drawn from another seed."""
        return self.fill(self.known.copy(), seed)

    def fill(self, world: State, seed: bytes) -> State:
        """Deal into a state that holds what is known and nothing else."""
        world.chance = chance_later(seed, self.stream_names)
        for pile in world.piles:
            pile.hold(sorted(pile.rest))
        for p in world.players:
            if p.seat == self.seat:
                p.deck.hold(sorted(p.deck.rest))
            else:
                n = self.held[p.seat]
                held = p.deck.rest[:n]
                p.deck.hold(p.deck.rest[n:])
                p.hand = p.hand + p.deck.redeal(held, world.chance)
        deal_frames(world, self.seat)
        if world.stack and world.stack[world.asked].who != self.seat:
            # What a rival may answer depends on cards that were dealt anew.
            frame = world.stack[world.asked]
            world.options = world.rules.kinds[frame.kind].ask(world, frame)
        return world


def determinise(st: State, seat: int, seed: bytes) -> State:
    """Copy a state with all that is hidden from a seat, and all chance to come, drawn from another seed."""
    veil = Veil(st, seat)
    return veil.fill(veil.known, seed)


def deal_frames(world: State, seat: int) -> None:
    """Deal anew what frames hold and a seat was not shown: all of it goes back first, so that any deal can come."""
    hidden: list[tuple[Frame, Pile]] = []
    for frame in world.stack:
        kind = world.rules.kinds[frame.kind]
        pile = -1 if kind.public or not frame.items else kind.unseen(world, frame, seat)
        if pile >= 0:
            hidden.append((frame, world.piles[pile]))
            world.piles[pile].mix_in(frame.items)
    for frame, stock in hidden:
        frame.items = sorted(stock.deal(len(frame.items), world.chance))
    for frame in world.stack:
        kind = world.rules.kinds[frame.kind]
        if kind.together and frame.b == SEALED:
            answers = kind.ask(world, frame)
            frame.b = answers[world.chance.below(world.players[frame.who].deck.stream, len(answers))] + 1


def shown_in_hand(st: State, p: Player) -> list[int]:
    """List the cards that everybody has seen in a player's hand and that are still there."""
    shown: list[int] = []
    if p.seat == st.active:
        for zone in st.rules.shown_in_hand:
            shown.extend(st.zones[zone])
    return shown


def forget(pile: Pile, seat: int) -> None:
    """Mix into the rest what lies on top of a pile unknown to the seat."""
    for i in range(len(pile.top) - 1, -1, -1):
        if not pile.seen[i] >> seat & 1:
            # Everything below an unknown card has no known place either.
            pile.hold(sorted(pile.rest + pile.top[: i + 1]))
            pile.top = pile.top[i + 1 :]
            pile.seen = pile.seen[i + 1 :]
            break

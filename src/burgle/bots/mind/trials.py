"""What no table of the bot knows is tried: on a copy of a world that was dealt for it, as far as the sure part goes.

An action or an effect from a chapter or a pack that nobody told the bot about is worth what it changes: how the player
stands afterwards, less how the player stood before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgle.kernel.determinise import Veil
from burgle.kernel.effects import Effect
from burgle.kernel.engine import advance, answer, decider
from burgle.kernel.state import State

if TYPE_CHECKING:
    from burgle.bots.mind.taste import Taste
    from burgle.bots.mind.thoughts import Thoughts

WORLDS: Final = 3  # in which something is tried that turns out otherwise each time
MOST_QUESTIONS: Final = 12  # that are answered on the way
GUESS: Final = 0.3  # points that an icon is worth while something else is being tried


class Trials:
    """Tries things for one seat at one moment."""

    __slots__ = ("veil", "seed", "taste", "trying", "effects", "before")

    def __init__(self, veil: Veil, seed: bytes, taste: Taste | None) -> None:
        self.veil = veil
        self.seed = seed
        self.taste = taste
        self.trying = False
        self.effects: dict[Effect, float] = {}
        self.before: list[Thoughts] = []  # about each world, before anything is tried

    def world(self, number: int) -> State:
        """One of the worlds; the first is the one that the bot thinks of anyway."""
        last = len(self.seed) - 1
        return self.veil.deal(self.seed[:last] + bytes([self.seed[last] ^ number]))

    def option(self, code: int) -> float:
        """What an answer to the waiting question changes, on the average if it is a matter of luck."""
        self.trying = True
        total, worlds = 0.0, 1
        number = 0
        while number < worlds:
            st = self.world(number)
            fence = st.fence
            answer(st, code)
            self.play_on(st)
            if number == 0 and st.fence != fence:
                worlds = WORLDS  # something came to light
            total += self.change(st, number)
            number += 1
        self.trying = False
        return total / worlds

    def effect(self, effect: Effect, source: int) -> float:
        """What an effect changes if it runs now; what cannot be tried now is guessed."""
        seat, known = self.veil.seat, self.veil.known
        if self.trying or known.active != seat or decider(known) != seat:
            return GUESS * len(effect.icons())
        found = self.effects.get(effect)
        if found is None:
            self.trying = True
            st = self.world(0)
            effect.run(st, seat, source)
            advance(st)
            self.play_on(st)
            found = self.effects[effect] = self.change(st, 0)
            self.trying = False
        return found

    def play_on(self, st: State) -> None:
        """Answer what is asked because of the trial, until the turn goes on or it is somebody else's."""
        from burgle.bots.mind.replies import reply

        for _ in range(MOST_QUESTIONS):
            if decider(st) != self.veil.seat or st.over:
                return
            mind = self.thoughts(st)
            if st.stack[st.asked].kind == mind.book.turns.k_turn:
                return
            answer(st, reply(mind, st.options))

    def change(self, st: State, number: int) -> float:
        """How much better the player stands than in a world in which nothing was tried, at the prices of that one."""
        while len(self.before) <= number:
            self.before.append(self.thoughts(self.world(len(self.before))))
        before = self.before[number]
        return self.thoughts(st).standing_at(before.worth) - before.standing()

    def thoughts(self, st: State) -> Thoughts:
        """Think about a world in which something is being tried: nothing else is tried in it."""
        from burgle.bots.mind.thoughts import Thoughts

        return Thoughts(st, st.players[self.veil.seat], self.taste, self)

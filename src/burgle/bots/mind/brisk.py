"""How the greedy bot plays where it need not be exact: in the heads of planners, who play a turn thousands of times.

It thinks half as often: what it has thought holds until something is revealed or the turn is over.
"""

from __future__ import annotations

from burgle.bots.mind.taste import Taste
from burgle.bots.mind.thoughts import Thoughts
from burgle.bots.mind.turn import TurnPlayer, basket, from_row
from burgle.kernel.codes import kind_of, option
from burgle.kernel.determinise import Veil
from burgle.kernel.state import Player, State


class BriskPlayer(TurnPlayer):
    """Plays the turns of one seat at a glance."""

    __slots__ = ("wares", "boots", "swords", "looked", "fence", "mind", "when", "reveal")

    def __init__(self, taste: Taste | None) -> None:
        super().__init__(taste)
        self.wares: list[int] = []  # options that acquire the rest of the basket and end the turn, the next one last
        self.boots = 0  # that the player had when the basket was put together
        self.swords = 0
        self.looked = -1  # where and with how much there was no walk worth going
        self.fence = -1  # when the last walk was planned, if it was followed since
        self.mind: Thoughts | None = None  # what was thought last, and ...
        self.when = -1  # ... in which turn, ...
        self.reveal = -1  # ... after which reveal

    def begin(self, st: State) -> None:
        super().begin(st)
        self.wares, self.looked, self.fence = [], -1, -1

    def remembers(self, st: State) -> bool:
        """What was thought holds for the turn until something is revealed, and then still for what is asked about that."""
        mind = self.mind
        if mind is None or not mind.brisk or mind.st is not st or self.when != st.turn:
            return False
        return self.reveal == st.fence or st.stack[st.asked].kind != mind.book.turns.k_turn

    def thoughts(self, veil: Veil, st: State, seed: bytes) -> Thoughts:
        mind = self.mind
        if mind is None or not self.remembers(st):
            mind = self.mind = super().thoughts(veil, st, seed)
            mind.brisk = True
            self.when, self.reveal = st.turn, st.fence
        mind.trials.veil, mind.trials.before = veil, []  # what is tried is tried from here
        mind.basket = None
        return mind

    def next_step(self, me: Player, options: list[int]) -> int:
        """Go on with the walk, or with the shopping."""
        going = bool(self.plan)
        step = super().next_step(me, options)
        if step:
            return step
        if going:
            self.fence = -1  # it came otherwise than planned
        if not self.wares:
            return 0
        ware = self.wares.pop()
        if ware in options and self.boots == me.boot and self.swords == me.sword:
            return ware
        self.wares = []
        return 0

    def walk(self, mind: Thoughts, options: list[int]) -> int:
        """Look for a walk once, and again where something was revealed on the way."""
        me = mind.me
        here = (me.room << 8 | me.boot) << 8 | me.sword
        if self.fence == mind.st.fence:
            self.fence, self.looked = -1, here  # the walk is over, and had the whole turn in mind
        if self.looked == here:
            return -1
        code = super().walk(mind, options)
        if code < 0:
            self.looked = here
        elif kind_of(code) != mind.book.kind["use"]:
            self.fence = mind.st.fence
        return code

    def shop(self, mind: Thoughts, options: list[int]) -> int:
        """Acquire the whole basket, and call it a turn."""
        wanted = basket(mind, options)
        if not wanted:
            return -1
        self.wares = [option(mind.book.kind["end turn"], 0)]
        self.wares += [from_row(mind, card) for card in reversed(wanted[1:])]
        self.boots, self.swords = mind.me.boot, mind.me.sword
        return from_row(mind, wanted[0])

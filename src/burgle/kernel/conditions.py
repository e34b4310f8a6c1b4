"""Conditions on effects: `if` and `per`, as claims that stand all turn or judged on the spot."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect, Offer, in_force, nested
from burgle.kernel.phrase import Phrase
from burgle.kernel.runaway import MOST_TIMES, Runaway
from burgle.kernel.state import Claim, Player, State

if TYPE_CHECKING:
    from burgle.kernel.lint import Lint


class StandingClaim(Offer):
    """`if` and `per`: a claim that stands until the turn is over and is paid by difference.

    Where offers stay open, an `if` on an offer is no claim: it must hold when the offer is taken up. A `per` is a claim
    all the same, and each payment opens one offer more.
    """

    __slots__ = ("count", "every", "once", "body")

    def __init__(self, count: Count, every: int, once: bool, body: Effect) -> None:
        super().__init__()
        self.simple = body.simple
        if once and isinstance(body, Offer) and body.stays:
            self.put_off()
            self.times = body.times
        self.count = count
        self.every = every  # one payment for so many
        self.once = once
        self.body = body

    def take_up(self, st: State, who: int, source: int) -> None:
        if self.stays:
            cast(Offer, self.body).take_up(st, who, source)
            return
        claim = Claim(self.id, who, source, 0)
        st.claims.append(claim)
        st.dirty |= self.count.waits_for
        if self.simple:  # what holds now counts, even if the next step of the text undoes it
            due = self.due(st, st.players[who], source)
            while claim.paid < due and not st.halt:
                claim.paid += 1
                in_force(st, self.body).run(st, who, source)

    def due(self, st: State, p: Player, source: int) -> int:
        """Say how many payments have become due this turn."""
        if self.once:
            return 1 if self.count.holds(st, p, source, self.every) else 0
        due = self.count.value(st, p, source) // self.every
        if due > MOST_TIMES:
            raise Runaway(self.text(), st.rules.address_of(self))
        return due

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.due(st, st.players[who], source) > 0 and self.body.possible(st, who, source)

    def binds(self, st: State, who: int, source: int) -> bool:
        return self.due(st, st.players[who], source) > 0 and self.body.binds(st, who, source)

    def say(self) -> Phrase:
        return say_condition(self.count, self.every, self.once, self.body)

    def icons(self) -> list[str]:
        return [self.count.icon(), *self.body.icons()]

    def text(self) -> str:
        return condition_text(self.count, self.every, self.once, self.body)

    def parts(self) -> list[Effect]:
        return [self.body]

    def check(self, lint: Lint) -> None:
        lint.within(self.every, 1, 10, "things counted")


class Now(Effect):
    """`if` and `per` where nothing can stand open: judged once, on the spot."""

    __slots__ = ("count", "every", "once", "body")

    def __init__(self, count: Count, every: int, once: bool, body: Effect) -> None:
        super().__init__(body.simple)
        self.count = count
        self.every = every
        self.once = once
        self.body = body

    def run(self, st: State, who: int, source: int) -> None:
        p = st.players[who]
        if self.once:
            if self.count.holds(st, p, source, self.every):
                self.body.run(st, who, source)
        else:
            times = self.count.value(st, p, source) // self.every
            if times > MOST_TIMES:
                raise Runaway(self.text(), st.rules.address_of(self))
            for _ in range(times):
                in_force(st, self.body).run(st, who, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        if not self.count.holds(st, st.players[who], source, self.every):
            return False
        return not st.rules.binding or self.body.possible(st, who, source)

    def say(self) -> Phrase:
        return say_condition(self.count, self.every, self.once, self.body)

    def icons(self) -> list[str]:
        return [self.count.icon(), *self.body.icons()]

    def text(self) -> str:
        return condition_text(self.count, self.every, self.once, self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


def say_condition(count: Count, every: int, once: bool, body: Effect) -> Phrase:
    """Word an `if` or a `per`."""
    return Phrase("if" if once else "per", every, None, [count.say(every, once), body.say()])


def condition_text(count: Count, every: int, once: bool, body: Effect) -> str:
    """Write an `if` or a `per` in the effect language."""
    if once:
        least = " >= " + str(every) if every > 1 else ""
        return "if " + count.text() + least + ": " + nested(body)
    return "per " + (str(every) + " " if every > 1 else "") + count.text() + ": " + nested(body)

"""What effects are made of: a base class, and the joints that hold the verbs of a rulebook together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel.codes import ESCAPED
from burgle.kernel.costs import Cost as Cost
from burgle.kernel.phrase import Phrase
from burgle.kernel.state import State

if TYPE_CHECKING:
    from burgle.kernel.lint import Lint


class Effect:
    """Something that happens to a player; it can run, say itself, show its icons and check itself."""

    __slots__ = ("id", "simple")

    def __init__(self, simple: bool) -> None:
        self.id = -1  # its place in the rulebook, for frames and claims to name it by
        self.simple = simple  # runs at once and never asks

    def run(self, st: State, who: int, source: int) -> None:
        """Do it to the player, on behalf of a card (or -1)."""
        raise NotImplementedError

    def offer(self, st: State, who: int, source: int) -> None:
        """Let the player take it or leave it."""
        st.push(st.rules.k_may, who, self.id, source)

    def decided(self) -> None:
        """Ask no more whether it is wanted: it is one of several things to choose from."""

    def possible(self, st: State, who: int, source: int) -> bool:
        """Say whether choosing it now would do anything."""
        return True

    def bearable(self, st: State, who: int, source: int) -> bool:
        """Say whether a player who could avoid it may choose it: some rulebooks let nobody choose to be knocked out."""
        return True

    def keeps(self) -> bool:
        """Say whether an offer of it may stay open, or is about this very moment."""
        return True

    def declinable(self) -> bool:
        """Say whether who chose it could still leave it."""
        return False

    def binds(self, st: State, who: int, source: int) -> bool:
        """Say whether an open offer of it has to be answered before the turn ends."""
        return False

    def own_turn(self) -> bool:
        """Say whether it belongs in one's own turn: what it sets off is put off until that turn ends, or stands so long."""
        return False

    def say(self) -> Phrase:
        """Word it."""
        raise NotImplementedError

    def icons(self) -> list[str]:
        """Draw it."""
        return []

    def text(self) -> str:
        """Write it in the effect language, so that reading it back gives the same effect."""
        raise NotImplementedError

    def parts(self) -> list[Effect]:
        """List what it is made of."""
        return []

    def check(self, lint: Lint) -> None:
        """Complain about numbers no card should have."""


class Offer(Effect):
    """Something a player may take up: asked about on the spot or, where a rulebook says so, open all turn."""

    __slots__ = ("stays", "times")

    def __init__(self) -> None:
        super().__init__(False)
        self.stays = False
        self.times = 1  # so often it may be taken up

    def put_off(self) -> None:
        """Stay open until the end of the turn instead of asking on the spot."""
        self.stays = True
        self.simple = True

    def run(self, st: State, who: int, source: int) -> None:
        if self.stays:
            st.add(st.rules.z_offers, [self.id, source] * self.times)
        else:
            self.take_up(st, who, source)

    def take_up(self, st: State, who: int, source: int) -> None:
        """Do what was offered; the first question may already be part of it."""
        raise NotImplementedError


class Seq(Effect):
    """One thing after another."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[Effect]) -> None:
        simple = True
        for step in steps:
            simple = simple and step.simple
        super().__init__(simple)
        self.steps = steps

    def run(self, st: State, who: int, source: int) -> None:
        if self.simple:
            for step in self.steps:
                step.run(st, who, source)
                if st.players[who].status > ESCAPED:
                    return  # who is knocked out gets nothing more
        else:
            st.push(st.rules.k_seq, who, self.id, source).items.append(0)

    def possible(self, st: State, who: int, source: int) -> bool:
        if not self.bearable(st, who, source):
            return False
        for step in self.steps:
            if step.possible(st, who, source):
                return True
        return False

    def bearable(self, st: State, who: int, source: int) -> bool:
        for step in self.steps:
            if not step.bearable(st, who, source):
                return False
        return True

    def declinable(self) -> bool:
        for step in self.steps:
            if not step.declinable():
                return False
        return True

    def say(self) -> Phrase:
        return Phrase("seq", 0, None, [step.say() for step in self.steps])

    def icons(self) -> list[str]:
        found: list[str] = []
        for step in self.steps:
            found.extend(step.icons())
        return found

    def text(self) -> str:
        return "; ".join([step.text() for step in self.steps])

    def parts(self) -> list[Effect]:
        return self.steps


def nested(effect: Effect) -> str:
    """Write an effect where the grammar wants a single step."""
    return "(" + effect.text() + ")" if isinstance(effect, Seq) else effect.text()


class Choose(Offer):
    """Some of several things, the player's choice."""

    __slots__ = ("arms", "n")

    def __init__(self, n: int, arms: list[Effect]) -> None:
        super().__init__()
        self.n = n
        self.arms = arms
        for arm in arms:
            arm.decided()

    def possible(self, st: State, who: int, source: int) -> bool:
        for arm in self.arms:
            if arm.possible(st, who, source):
                return True
        return False

    def binds(self, st: State, who: int, source: int) -> bool:
        for arm in self.arms:
            if not arm.declinable() and arm.possible(st, who, source):
                return True
        return False

    def take_up(self, st: State, who: int, source: int) -> None:
        st.push(st.rules.k_choose, who, self.id, source).items.append(self.n)

    def say(self) -> Phrase:
        return Phrase("choose", self.n, None, [arm.say() for arm in self.arms])

    def icons(self) -> list[str]:
        found: list[str] = []
        for arm in self.arms:
            if found:
                found.append("or")
            found.extend(arm.icons())
        return found

    def text(self) -> str:
        count = "choose " + str(self.n) if self.n > 1 else "choose"
        return count + "(" + " | ".join([arm.text() for arm in self.arms]) + ")"

    def parts(self) -> list[Effect]:
        return self.arms

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, len(self.arms) - 1, "things chosen")


class May(Offer):
    """A thing that may be declined."""

    __slots__ = ("body",)

    def __init__(self, body: Effect) -> None:
        super().__init__()
        self.body = body

    def take_up(self, st: State, who: int, source: int) -> None:
        if self.stays:
            self.body.run(st, who, source)
        elif self.body.possible(st, who, source):
            self.body.offer(st, who, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.body.possible(st, who, source)

    def keeps(self) -> bool:
        return self.body.keeps()

    def declinable(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("may", 0, None, [self.body.say()])

    def icons(self) -> list[str]:
        return self.body.icons()

    def text(self) -> str:
        return "may " + nested(self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


class Each(Effect):
    """A thing that happens to every player, or to every rival, from the active player clockwise."""

    __slots__ = ("rivals", "body")

    def __init__(self, rivals: bool, body: Effect) -> None:
        super().__init__(body.simple)
        self.rivals = rivals
        self.body = body

    def run(self, st: State, who: int, source: int) -> None:
        hit = [p.seat for p in st.from_active() if not (self.rivals and p.seat == who)]
        if self.simple:
            for seat in hit:
                self.body.run(st, seat, source)
        else:
            hit.reverse()
            for seat in hit:
                st.push(st.rules.k_run, seat, self.body.id, source)

    def say(self) -> Phrase:
        return Phrase("each-rival" if self.rivals else "each-player", 0, None, [self.body.say()])

    def icons(self) -> list[str]:
        return ["rivals" if self.rivals else "everybody", *self.body.icons()]

    def text(self) -> str:
        return ("each rival: " if self.rivals else "each player: ") + nested(self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


class AtEnd(Effect):
    """A thing put off until the end of the turn."""

    __slots__ = ("body",)

    def __init__(self, body: Effect) -> None:
        super().__init__(True)
        self.body = body

    def run(self, st: State, who: int, source: int) -> None:
        st.add(st.rules.z_at_end, [self.body.id, source])

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("at-end", 0, None, [self.body.say()])

    def icons(self) -> list[str]:
        return self.body.icons()

    def text(self) -> str:
        return "at end of turn: " + nested(self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


class Pay(Offer):
    """An exchange: nothing comes without the payment."""

    __slots__ = ("cost", "body", "sure")

    def __init__(self, cost: Cost, body: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.body = body
        self.sure = False  # the player has already said yes when it comes up

    def put_off(self) -> None:
        super().put_off()
        self.sure = True

    def decided(self) -> None:
        self.sure = True

    def take_up(self, st: State, who: int, source: int) -> None:
        p = st.players[who]
        if self.sure and not self.cost.choices(st, p, source):
            self.body_after(st, who, source)
            self.cost.pay(st, p, 0, source)
        elif self.possible(st, who, source):
            st.push(st.rules.k_pay, who, self.id, source).items.append(self.cost.n)

    def offer(self, st: State, who: int, source: int) -> None:
        self.take_up(st, who, source)

    def can_decline(self, st: State, who: int, source: int) -> bool:
        """Say whether a player may refuse to pay."""
        return True

    def declined(self, st: State, who: int, source: int) -> None:
        """React to a player who would rather not pay."""

    def body_after(self, st: State, who: int, source: int) -> None:
        """Queue what was paid for; the payment itself (which may still push work) comes on top."""
        st.push(st.rules.k_run, who, self.body.id, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        if not self.cost.payable(st, st.players[who], source):
            return False
        picks = self.cost.choices(st, st.players[who], source)
        if not picks:
            return self.brings(st, who, source, 0, 1)
        for code in picks:
            if self.brings(st, who, source, code, self.cost.n):
                return True
        return False

    def brings(self, st: State, who: int, source: int, code: int, left: int) -> bool:
        """Say whether something can come of it when this is handed in: a twin pays the price, then the body is asked."""
        twin = st.copy()
        self.cost.pay(twin, twin.players[who], code, source)
        if left == 1:
            return self.body.possible(twin, who, source)
        for other in self.cost.choices(twin, twin.players[who], source):
            if self.brings(twin, who, source, other, left - 1):
                return True
        return False

    def say(self) -> Phrase:
        return Phrase("pay", 0, None, [self.cost.say(), self.body.say()])

    def icons(self) -> list[str]:
        return self.body.icons()

    def text(self) -> str:
        return "pay " + self.cost.text() + ": " + nested(self.body)

    def parts(self) -> list[Effect]:
        return [self.body]


class PayElse(Pay):
    """A demand: who does not pay, or cannot, has to bear something else."""

    __slots__ = ("other",)

    def __init__(self, cost: Cost, other: Effect) -> None:
        super().__init__(cost, Seq([]))
        self.other = other

    def take_up(self, st: State, who: int, source: int) -> None:
        if self.cost.payable(st, st.players[who], source):
            st.push(st.rules.k_pay, who, self.id, source).items.append(self.cost.n)
        else:
            self.declined(st, who, source)

    def can_decline(self, st: State, who: int, source: int) -> bool:
        return self.other.bearable(st, who, source)

    def declined(self, st: State, who: int, source: int) -> None:
        if self.other.simple:
            self.other.run(st, who, source)
        else:
            st.push(st.rules.k_run, who, self.other.id, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return True

    def brings(self, st: State, who: int, source: int, code: int, left: int) -> bool:
        return True  # peace

    def say(self) -> Phrase:
        return Phrase("pay-else", 0, None, [self.cost.say(), self.other.say()])

    def icons(self) -> list[str]:
        return self.other.icons()

    def text(self) -> str:
        return "pay " + self.cost.text() + " else " + nested(self.other)

    def parts(self) -> list[Effect]:
        return [self.body, self.other]

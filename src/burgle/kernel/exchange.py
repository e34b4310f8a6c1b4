"""Exchanges and demands: what a player may, or must, pay for."""

from __future__ import annotations

from burgle.kernel.costs import Cost
from burgle.kernel.effects import Effect, Offer, Seq, nested
from burgle.kernel.phrase import Phrase
from burgle.kernel.state import State


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
        if not st.rules.binding:
            return not self.stays or self.body.possible(st, who, source)
        picks = self.cost.choices(st, st.players[who], source)
        if not picks:
            return self.brings(st, who, source, 0, 1)
        for code in picks:
            if self.brings(st, who, source, code, self.cost.n):
                return True
        return False

    def brings(self, st: State, who: int, source: int, code: int, left: int) -> bool:
        """Say whether something can come of it when this is handed in: a twin pays the price, then the body is asked."""
        if left == 1 and self.body.whatever(st, who, source):
            return True
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

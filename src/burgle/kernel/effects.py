"""What effects are made of: a base class, and the joints that hold the verbs of a rulebook together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from burgle.kernel.codes import ESCAPED, IN
from burgle.kernel.costs import Cost as Cost
from burgle.kernel.phrase import Phrase
from burgle.kernel.state import State

if TYPE_CHECKING:
    from burgle.kernel.lint import Lint


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def whatever(self, st: State, who: int, source: int) -> bool:
        """Say whether it surely stays possible whatever is paid for it; else somebody has to try that on a copy."""
        return False

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


def in_force(st: State, effect: Effect) -> Effect:
    """Give an effect as it stands in the rulebook of the state: the step before it may have changed that.

    An effect belongs to one member of a family, so whatever runs several takes each of them anew.
    """
    return st.rules.effects[effect.id] if effect.id >= 0 else effect


class Blank(Effect):
    """A place in the rulebook whose text is gone, so that all others keep theirs."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(True)

    def run(self, st: State, who: int, source: int) -> None:
        """Nothing is left to do."""

    def possible(self, st: State, who: int, source: int) -> bool:
        return False

    def text(self) -> str:
        return ""


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
                in_force(st, step).run(st, who, source)
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
                in_force(st, self.body).run(st, seat, source)
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
    """A thing put off until the end of the turn; outside the own turn, and during its end, nothing is put off."""

    __slots__ = ("body",)

    def __init__(self, body: Effect) -> None:
        super().__init__(True)
        self.body = body

    def run(self, st: State, who: int, source: int) -> None:
        director = st.rules.director
        if director is None or director.puts_off(st, who):
            st.add(st.rules.z_at_end, [self.body.id, source])
        elif st.players[who].status == IN:
            st.push(st.rules.k_run, who, self.body.id, source)

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

"""Kinds of pending work: who decides, what is offered, what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from burgle.kernel.codes import ESCAPED, PASS, PICK, YES, arg_of, kind_of, option
from burgle.kernel.effects import Choose, Effect, Seq
from burgle.kernel.exchange import Pay
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.refs import NOTHING, Ref, named, numbers
from burgle.kernel.state import Frame, State
from burgle.kernel.traits import DECLINES

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules

ARM_BITS: Final = 8  # of a move: the arm of a choice, its effect above
CODE_BITS: Final = 32  # of a move: the option, its effect above


def arm_of(effect: int, arm: int) -> int:
    """Pack an arm of a choice as a move."""
    return effect << ARM_BITS | arm


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameKind:
    """The behaviour of one kind of frame; the frame itself is only numbers.

    Every kind says whether everybody knows those numbers (`public`): what was played, chosen or turned up openly. One
    whose numbers only some seats have seen, such as cards on offer, says in `unseen` how they are dealt anew.
    """

    __slots__ = ("id", "asks", "auto", "public", "together", "beyond", "traits", "move", "about")

    def __init__(self, asks: bool, auto: bool, *, public: bool) -> None:
        self.id = -1
        self.asks = asks
        self.auto = auto  # a single option is no question
        self.public = public
        self.together = False  # several players are asked at the same time
        self.beyond = False  # goes on whoever is knocked out, and asks players off the clock as well
        self.traits = 0  # what a table may know of its answers: kernel/traits.py
        self.move = ""  # what picking one of its things is called as a move; "": nothing is to be picked ...
        self.about = NOTHING  # ... and what the things are

    def ask(self, st: State, f: Frame) -> list[int]:
        """List what may be answered; nothing means: go on by yourself."""
        return []

    def run(self, st: State, f: Frame) -> None:
        """Do one step; it must change the frame or take it off the stack."""
        st.stack.pop()

    def answer(self, st: State, f: Frame, code: int) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def may_pass_on(self, st: State, f: Frame) -> bool:
        """Say whether others can decide this without who is asked."""
        return False

    def pass_on(self, st: State, f: Frame) -> None:
        """Let the others decide."""
        raise NotImplementedError

    def outlasts(self, st: State, f: Frame) -> bool:
        """Say whether the work goes on though the active player was knocked out: it is about others."""
        return self.beyond or f.who != st.active

    def dropped(self, st: State, f: Frame) -> None:
        """Put down what the frame holds: the turn is over before the work is done, and nobody is asked any more."""

    def unseen(self, st: State, f: Frame, seat: int) -> int:
        """Name the pile of which a frame holds things in `items` that a seat was not shown; -1: it was.

        Asked of every frame that is not `public`. Whoever imagines the world deals as many of them anew.
        """
        raise NotImplementedError

    def picks(self, move: str, about: str) -> None:
        """Say what its answers are as moves: `get:fazr`."""
        self.move = move
        self.about = about

    def every(self, rules: Rules) -> list[int]:
        """List every answer that can ever be given under a rulebook, plain yes and no left aside (`kernel/moves.py`)."""
        return [option(PICK, number) for number in numbers(rules, self.about)] if self.move else []

    def address(self, rules: Rules, code: int) -> str:
        """Name a move for good."""
        return named(rules, self.move, self.about, arg_of(code))

    def place(self, st: State, f: Frame, code: int) -> int:
        """Give the answer that `every` lists for an option; itself, unless more than it tells moves apart."""
        return code

    def spell(self, st: State, f: Frame, code: int) -> str:
        """Write an option as a person would type it."""
        return "no" if kind_of(code) == PASS else "yes"

    def verb(self, st: State, f: Frame, code: int) -> str:
        """Give the word that an answer's spelling begins with, for whoever puts it into other words."""
        return "no" if kind_of(code) == PASS else "yes"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        """List what an answer points at, what it is about first."""
        return []

    def traits_of(self, st: State, f: Frame, code: int) -> int:
        """Give the traits of one answer; most questions have answers that are all alike."""
        return DECLINES if kind_of(code) == PASS else self.traits

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        """Say what an answer takes, for a price tag."""
        return []

    def prompt(self, st: State, f: Frame) -> Phrase:
        """Word the question."""
        return Phrase("ask-go-on")

    def tries(self, st: State, f: Frame) -> list[int]:
        """List answers that one may think of though they are not offered, so that `refuse` can say why."""
        return []

    def refuse(self, st: State, f: Frame, code: int) -> Refusal:
        """Say why something else than the offered options cannot be done now."""
        return Refusal("pending")


class RunKind(FrameKind):
    """An effect that waits for its turn."""

    __slots__ = ()

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        st.rules.effects[f.a].run(st, f.who, f.b)


class SeqKind(FrameKind):
    """A sequence some part of which asks: `items` holds the next step."""

    __slots__ = ()

    def run(self, st: State, f: Frame) -> None:
        steps = cast(Seq, st.rules.effects[f.a]).steps
        at = f.items[0]
        f.items[0] = at + 1
        if st.players[f.who].status > ESCAPED:
            st.stack.pop()  # who is knocked out gets nothing more
            return
        if at + 1 >= len(steps):
            st.stack.pop()
        steps[at].run(st, f.who, f.b)


class ChooseKind(FrameKind):
    """A choice of alternatives: `items` holds how many are left to choose, then the chosen ones."""

    __slots__ = ()

    def ask(self, st: State, f: Frame) -> list[int]:
        if f.items[0] == 0:
            return []
        arms = cast(Choose, st.rules.effects[f.a]).arms
        return [option(PICK, i) for i in range(len(arms)) if i not in f.items[1:] and arms[i].possible(st, f.who, f.b)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        arm = arg_of(code)
        f.items[0] -= 1
        f.items.append(arm)
        if f.items[0] == 0:
            st.stack.pop()
        cast(Choose, st.rules.effects[f.a]).arms[arm].run(st, f.who, f.b)

    def every(self, rules: Rules) -> list[int]:
        choices = [effect for effect in rules.effects if isinstance(effect, Choose)]
        return [arm_of(effect.id, arm) for effect in choices for arm in range(len(effect.arms))]

    def address(self, rules: Rules, code: int) -> str:
        effect = code >> ARM_BITS
        return "choose:" + rules.effect_addresses[effect] + ":" + str(code - arm_of(effect, 0) + 1)

    def place(self, st: State, f: Frame, code: int) -> int:
        return arm_of(f.a, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "choose " + cast(Choose, st.rules.effects[f.a]).arms[arg_of(code)].text()

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "choose"

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-choose", f.items[0], [source_name(st, f.b)])


class MayKind(FrameKind):
    """An offer: yes or no."""

    __slots__ = ()

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(YES, 0), option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == YES:
            st.rules.effects[f.a].run(st, f.who, f.b)

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-may", 0, [source_name(st, f.b)], [st.rules.effects[f.a].say()])


class PayKind(FrameKind):
    """An exchange: `items` holds how much is still to be paid."""

    __slots__ = ()

    def ask(self, st: State, f: Frame) -> list[int]:
        pay = cast(Pay, st.rules.effects[f.a])
        p = st.players[f.who]
        picks = pay.cost.choices(st, p, f.b)
        if picks and st.rules.binding:
            picks = [code for code in picks if pay.brings(st, f.who, f.b, code, f.items[0])] or picks
        if f.items[0] < pay.cost.n:
            return picks
        ways = picks if picks else [option(YES, 0)]
        sure = (pay.sure and picks) or not pay.can_decline(st, f.who, f.b)
        return ways if sure else [*ways, option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        pay = cast(Pay, st.rules.effects[f.a])
        if kind_of(code) == PASS:
            st.stack.pop()
            pay.declined(st, f.who, f.b)
            return
        f.items[0] = f.items[0] - 1 if kind_of(code) != YES else 0
        if f.items[0] == 0:
            st.stack.pop()
            pay.body_after(st, f.who, f.b)
        pay.cost.pay(st, st.players[f.who], code, f.b)

    def every(self, rules: Rules) -> list[int]:
        bargains = [effect for effect in rules.effects if isinstance(effect, Pay)]
        return [effect.id << CODE_BITS | code for effect in bargains for code in effect.cost.every(rules)]

    def address(self, rules: Rules, code: int) -> str:
        pay = cast(Pay, rules.effects[code >> CODE_BITS])
        return pay.cost.address(rules, code & (1 << CODE_BITS) - 1)

    def place(self, st: State, f: Frame, code: int) -> int:
        return code if kind_of(code) == PASS or kind_of(code) == YES else f.a << CODE_BITS | code

    def spell(self, st: State, f: Frame, code: int) -> str:
        if kind_of(code) == PASS or kind_of(code) == YES:
            return super().spell(st, f, code)
        return cast(Pay, st.rules.effects[f.a]).cost.spell(st, code)

    def verb(self, st: State, f: Frame, code: int) -> str:
        if kind_of(code) == PASS or kind_of(code) == YES:
            return super().verb(st, f, code)
        return cast(Pay, st.rules.effects[f.a]).cost.verb()

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        if kind_of(code) == PASS or kind_of(code) == YES:
            return []
        return cast(Pay, st.rules.effects[f.a]).cost.refs(code)

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return cast(Pay, st.rules.effects[f.a]).cost.price() if kind_of(code) == YES else []

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-may", 0, [source_name(st, f.b)], [st.rules.effects[f.a].say()])


def source_name(st: State, source: int) -> str:
    """Name the card a question comes from."""
    return st.rules.cards[source].name if source >= 0 else ""


def run_later(st: State, who: int, effect: Effect, source: int) -> None:
    """Let an effect run when what is on top of the stack is done; simple ones run at once."""
    if effect.simple:
        effect.run(st, who, source)
    else:
        st.push(st.rules.k_run, who, effect.id, source)

"""The questions that are put while somebody catches up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.chapters.storage import OUTCOMES
from burgle.kernel import refs
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of, option
from burgle.kernel.content import COMPLETED, FAILED
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.refs import Ref
from burgle.kernel.state import Frame, State

if TYPE_CHECKING:
    from burgle.games.darkest.newcomers import Newcomers


class MissedContractKind(FrameKind):
    """How a contract that was missed has ended: as its owner likes (L2-214). `a` is the contract."""

    __slots__ = ("newcomers",)

    def __init__(self, newcomers: Newcomers) -> None:
        super().__init__(True, False, public=True)
        self.beyond = True
        self.newcomers = newcomers

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, COMPLETED), option(PICK, FAILED)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.newcomers.settle_contract(st, f.who, f.a, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return OUTCOMES[arg_of(code)] + " " + st.rules.titles["contract"][f.a]

    def verb(self, st: State, f: Frame, code: int) -> str:
        return OUTCOMES[arg_of(code)]

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("contract", f.a)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-missed", 0, [st.rules.titles["contract"][f.a]])


class HalfKeptKind(FrameKind):
    """Which marked cards somebody keeps aside from a newcomer (`b`): so many (`a`) at most (L2-218)."""

    __slots__ = ("newcomers",)

    def __init__(self, newcomers: Newcomers) -> None:
        super().__init__(True, False, public=True)
        self.beyond = True
        self.newcomers = newcomers

    def ask(self, st: State, f: Frame) -> list[int]:
        cards = self.newcomers.offered(st, f.who)
        if f.a == 0 or not cards:  # those who spoke before may have kept all of them
            return []
        return [*[option(PICK, card) for card in cards], option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        if kind_of(code) == PASS:
            st.stack.pop()
            return
        f.a -= 1
        st.add(self.newcomers.kept, [arg_of(code)])

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "keep " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "keep"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else refs.card(arg_of(code), "")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-keep", f.a)


class CoverMarkKind(FrameKind):
    """On which of the offered cards a newcomer covers the mark of somebody (`a`) with an own one (L2-219)."""

    __slots__ = ("newcomers",)

    def __init__(self, newcomers: Newcomers) -> None:
        super().__init__(True, True, public=True)
        self.beyond = True
        self.newcomers = newcomers

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, card) for card in self.newcomers.offered(st, f.a)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        marks = self.newcomers.marks
        marks.cover(st, f.who, arg_of(code), marks.character_of(st, f.a))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "cover " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "cover"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [*refs.card(arg_of(code), ""), Ref("seat", f.a)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-cover")

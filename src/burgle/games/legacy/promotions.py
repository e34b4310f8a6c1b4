"""Promotions and personal goals: what an employee is given for good, and what it takes to get on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgle.kernel.actions import Action
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.needs import Need
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import USES

if TYPE_CHECKING:
    from burgle.games.legacy.reviews import Reviews

SECTIONS: Final = ["copper", "silver", "gold"]  # of the associate track ...
LINES: Final = [3, 7, 12]  # ... and the checkmarks with which one has passed them, unless a box says otherwise


class PersonalGoal:
    """One personal goal of a character; a row of them gives a checkmark."""

    __slots__ = ("key", "name", "character", "row", "text", "needs")

    def __init__(self, key: str, name: str, character: int, row: int, text: str) -> None:
        self.key = key
        self.name = name
        self.character = character
        self.row = row
        self.text = text
        self.needs: list[Need] = []


class Promotion:
    """What a section of the associate track gives a character: a passage, something at every start, and once a game."""

    __slots__ = ("key", "name", "character", "section", "passage", "texts", "start", "power")

    def __init__(self, key: str, name: str, character: int, section: int, passage: str, texts: dict[str, str]) -> None:
        self.key = key
        self.name = name
        self.character = character
        self.section = section
        self.passage = passage  # its key; "": none
        self.texts = texts  # by field: start, once
        self.start: Effect | None = None
        self.power: Effect | None = None


class PromotionKind(FrameKind):
    """The question which promotion to take: `a` is the section; where there is only one, it is that."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        super().__init__(True, True, public=True)
        self.beyond = True
        self.reviews = reviews

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, n) for n in self.reviews.open_to(st, f.who, f.a)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.reviews.promote(st, f.who, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "take " + self.reviews.promotions[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "take"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("promotion", arg_of(code))]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-promotion", 0, [SECTIONS[f.a]])


class UsePower(Action):
    """Use the power of a promotion, once in a game."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        super().__init__("power")
        self.traits = USES
        self.reviews = reviews

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        for n in st.zones[self.reviews.held]:
            if self.refuse(st, p, n) is None:
                out.append(self.base | n)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        promotion = self.reviews.promotions[arg]
        if promotion.character != self.reviews.storage.character_of(st, p.seat):
            return Refusal("power_of_another", 0, 0, promotion.name)
        if promotion.power is None:
            return Refusal("no_power", 0, 0, promotion.name)
        if arg in st.zones[self.reviews.used]:
            return Refusal("power_used", 0, 0, promotion.name)
        if not promotion.power.possible(st, p.seat, -1) or not promotion.power.bearable(st, p.seat, -1):
            return Refusal("power_not_now", 0, 0, promotion.name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        st.add(self.reviews.used, [arg])
        st.emit(self.reviews.e_power, p.seat, arg, 0, -1)
        power = self.reviews.promotions[arg].power
        assert power is not None
        power.run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return st.zones[self.reviews.held][:]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "power " + self.reviews.promotions[arg].name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("promotion", arg)]

    def suits(self, st: State, p: Player, arg: int) -> bool:
        return self.reviews.promotions[arg].power is not None

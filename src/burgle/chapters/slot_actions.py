"""What fills rule slots does: the word that fills one, steps, actions and keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel import slots
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_DEEDS, IN
from burgle.kernel.effects import Effect
from burgle.kernel.exchange import Pay
from burgle.kernel.frames import run_later
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Step
from burgle.kernel.slots import Ruling, newest
from burgle.kernel.state import Player, State
from burgle.kernel.traits import USES

if TYPE_CHECKING:
    from burgle.chapters.slots import Slots


class FillSlot(Effect):
    """`rule ID`: a rule is put on its slot."""

    __slots__ = ("rule", "slots")

    def __init__(self, rule: int, slots: Slots) -> None:
        super().__init__(False)  # it may change the rules
        self.rule = rule
        self.slots = slots

    def run(self, st: State, who: int, source: int) -> None:
        self.slots.fill(st, who, self.rule)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.rule not in st.zones[self.slots.filled]

    def say(self) -> Phrase:
        return Phrase("rule", 0, [self.slots.keys[self.rule]])

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return "rule " + self.slots.keys[self.rule]


class Keyword(Effect):
    """A word that a rule explains; before it is there the word says nothing."""

    __slots__ = ("name", "rule", "slots")

    def __init__(self, name: str, rule: int, slots: Slots) -> None:
        super().__init__(False)
        self.name = name
        self.rule = rule
        self.slots = slots

    def run(self, st: State, who: int, source: int) -> None:
        meaning = self.slots.all[self.rule].effect
        if meaning is not None and newest(st.zones[self.slots.filled], self.slots.slot_of, self.rule):
            run_later(st, who, meaning, source)

    def say(self) -> Phrase:
        return Phrase("keyword", 0, [self.name])

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return self.name


class SlotStep(Step):
    """A point of the set-up, or of the end of a turn, at which a slot lies."""

    __slots__ = ("slot", "slots")

    def __init__(self, slot: str, slots: Slots) -> None:
        self.slot = slot
        self.slots = slots

    def run(self, st: State, who: int) -> None:
        attacked = st.deeds[self.slots.attacked]
        ruling = self.slots.on(st, self.slot)
        if ruling is not None and ruling.effect is not None and self.due(st, who, ruling, attacked):
            run_later(st, who, ruling.effect, -1)

    def due(self, st: State, who: int, ruling: Ruling, attacked: int) -> bool:
        """Say whether it is the moment: step 2 is skipped by who was knocked out, and an attack must have been."""
        if ruling.hook == slots.SETUP:
            return True
        if ruling.hook == slots.ATTACK:
            return attacked != 0 and st.players[who].status == IN
        return ruling.hook == slots.STEP_2 and st.players[who].status == IN


class WinnerStep(Step):
    """What else the winner does when the prize is handed over (L2-237)."""

    __slots__ = ("slot", "slots")

    def __init__(self, slot: str, slots: Slots) -> None:
        self.slot = slot
        self.slots = slots

    def run(self, st: State, who: int) -> None:
        ruling = self.slots.on(st, self.slot)
        if ruling is None or ruling.hook != slots.WINNER or ruling.effect is None:
            return
        for p in st.players:
            if self.slots.targets.won(st, p.seat):
                st.push(st.rules.k_beyond, p.seat, ruling.effect.id, -1)


class SlotAction(Action):
    """An action that a rule adds to those of a turn: for a price or without, in some places or everywhere (L2-233)."""

    __slots__ = ("slot", "done", "slots")

    def __init__(self, slot: str, done: int, slots: Slots) -> None:
        super().__init__("slot " + slot)
        self.traits = USES
        self.slot = slot
        self.done = done
        self.slots = slots

    def ruling(self, st: State) -> Ruling | None:
        """Say which action is in force on the slot."""
        found = self.slots.on(st, self.slot) if st.zones[self.slots.filled] else None
        return found if found is not None and found.hook == slots.ACTION else None

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.zones[self.slots.filled] and self.refuse(st, p, 0) is None:
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        ruling = self.ruling(st)
        if ruling is None or ruling.effect is None:
            return Refusal("no_such_rule", 0, 0, self.slot)
        placed = ruling.marks != 0 or bool(ruling.rooms)
        if placed and (p.room < 0 or not self.slots.applies(st, ruling, p.room)):
            return Refusal("not_there", 0, 0, ruling.name)
        if ruling.each_turn and st.deeds[self.done] >= ruling.each_turn:
            return Refusal("once_a_turn", 0, 0, ruling.name)
        effect = ruling.effect
        if isinstance(effect, Pay) and not effect.cost.payable(st, p, -1):
            return Refusal("need_price", 0, effect.cost.n, ruling.name)
        return None if effect.possible(st, p.seat, -1) else Refusal("of_no_use", 0, 0, ruling.name)

    def do(self, st: State, p: Player, arg: int) -> None:
        ruling = self.ruling(st)
        assert ruling is not None and ruling.effect is not None
        st.deeds[self.done] += 1
        st.dirty |= D_DEEDS
        ruling.effect.run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0] if self.ruling(st) is not None else []

    def effect(self, st: State, p: Player, arg: int) -> Effect | None:
        ruling = self.ruling(st)
        return ruling.effect if ruling is not None else None

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        effect = self.effect(st, p, arg)
        return effect.cost.price() if isinstance(effect, Pay) else []

    def spell(self, st: State, p: Player, arg: int) -> str:
        ruling = self.ruling(st)
        return ruling.name if ruling is not None else self.name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("rule", 0, "", self.slot)]

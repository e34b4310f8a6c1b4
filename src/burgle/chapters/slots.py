"""Rule slots: what a campaign has put into the rulebook, at the very points of the rules that it speaks of (L2-231 to L2-240).

Every procedure looks when it begins: what is filled meanwhile counts from its next beginning on.
"""

from __future__ import annotations

from burgle.chapters.entry_kinds import RULED, STUCK
from burgle.chapters.records import go_on_with
from burgle.chapters.slot_actions import FillSlot, Keyword, SlotAction, SlotStep, WinnerStep
from burgle.chapters.stickers import Stickers
from burgle.chapters.storage import Storage
from burgle.chapters.targets import Targets
from burgle.kernel import slots
from burgle.kernel.codes import D_ALL, IN
from burgle.kernel.content import COMPLETED, Card, Exit, number_in
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.frames import run_later
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.slots import Ruling, newest
from burgle.kernel.state import Player, State


class Filled(Count):
    """1 if a slot is filled."""

    __slots__ = ("slot", "slots")

    def __init__(self, slot: str, slots: Slots) -> None:
        super().__init__("ruled", 0)
        self.slot = slot
        self.slots = slots

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if self.slots.on(st, self.slot) is not None else 0

    def names(self) -> list[str]:
        return [self.slot]

    def text(self) -> str:
        return "ruled " + self.slot


class MarksTold:
    """Whose marks cards and spaces bear, as whoever keeps marks tells it."""

    __slots__ = ()

    def own_card(self, st: State, seat: int, card: int) -> bool:
        """Say whether a card bears a player's mark."""
        raise NotImplementedError

    def own_space(self, st: State, seat: int, room: int) -> bool:
        """Say whether a space bears a player's mark."""
        raise NotImplementedError

    def of_all(self, st: State) -> int:
        """Count the marks of everybody at the table on cards."""
        raise NotImplementedError


class Slots(Chapter):
    """Which rules lie on which slots, and the moments at which they count."""

    __slots__ = (
        "keys", "storage", "stickers", "targets", "marked", "all", "slot_of", "filled", "paid", "attacked", "e_ruled",
        "names", "hooks",
    )  # fmt: skip

    def __init__(
        self,
        keys: list[str],
        names: list[str],
        storage: Storage,
        stickers: Stickers,
        targets: Targets,
        marked: MarksTold,
    ) -> None:
        self.keys = keys
        self.names = names  # of keywords, "" for all other rules
        self.storage = storage
        self.stickers = stickers
        self.targets = targets
        self.marked = marked
        self.all: list[Ruling] = []
        self.slot_of: list[str] = []
        self.hooks: list[str] = []  # that any rule of this box has: nobody looks for others

    def build(self, rules: Rules) -> None:
        rules.things["rule"] = self.keys
        rules.things["slot"] = slots.slots()
        self.filled = rules.zone("slots")  # rules in the order in which they came
        self.paid = rules.turn_zone("slot_rewarded")
        self.attacked = rules.deed("slot_attacked")  # in this turn
        self.e_ruled = rules.event("ruled", "slot", "rule")
        rules.words["rule"] = self.word
        rules.beyond.append("rule")
        rules.counts["ruled"] = self.count
        for name in self.names:
            if name:
                rules.words[name] = self.keyword
        for slot in slots.slots():
            hook = slots.fitting(slot)[0]
            if hook == slots.ACTION:
                rules.action(SlotAction(slot, rules.deed("acted_" + slot), self))
            elif hook == slots.SETUP or hook == slots.STEP_2 or hook == slots.ATTACK:
                rules.steps["slot " + slot] = SlotStep(slot, self)
            elif hook == slots.WINNER:
                rules.steps["slot " + slot] = WinnerStep(slot, self)
        rules.on_play.append(self)
        rules.on_acquire.append(self)
        rules.on_leave.append(self)
        rules.on_path.append(self)
        rules.on_draws.append(self)
        rules.on_cube.append(self)
        rules.on_turn.append(self)
        rules.on_contract.append(self)
        rules.enters(self, "slots", before="waypoint")

    def check(self, rules: Rules) -> None:
        self.all = rules.rulings
        self.slot_of = [ruling.slot for ruling in self.all]
        self.hooks = [ruling.hook for ruling in self.all]

    # ---------------------------------------------------------------- words

    def word(self, r: Reader) -> Effect:
        """`rule ID`: it is put on its slot, over what lies there, and counts from the next time that it comes to it"""
        return FillSlot(r.one_of(self.keys, "rule"), self)

    def count(self, r: Reader) -> Count:
        """`ruled SLOT`: 1 if the slot is filled"""
        slot = r.take() + r.take()  # a page and a letter are two words
        if slot not in slots.slots():
            raise WordError("unknown slot '" + slot + "'", slot, slots.slots())
        return Filled(slot, self)

    def keyword(self, r: Reader) -> Effect:
        """A word that a rule of this box explains: nothing before it is there"""
        name = r.words[r.at - 1]
        return Keyword(name, self.names.index(name), self)

    # ---------------------------------------------------------------- what is filled

    def on(self, st: State, slot: str) -> Ruling | None:
        """Say what is in force on a slot: the newest that was put there (L2-239)."""
        filled = st.zones[self.filled]
        for at in range(len(filled) - 1, -1, -1):
            if self.slot_of[filled[at]] == slot:
                return self.all[filled[at]]
        return None

    def in_force(self, st: State, hook: str) -> list[Ruling]:
        """List the rules that count at a moment, in the order in which they came."""
        if hook not in self.hooks:
            return []
        filled = st.zones[self.filled]
        return [
            self.all[rule] for rule in filled if self.hooks[rule] == hook and newest(filled, self.slot_of, rule)
        ]  # fmt: skip

    def fill(self, st: State, who: int, rule: int) -> None:
        """Put a rule on its slot, for good; a revision goes on with other numbers."""
        if rule in st.zones[self.filled]:
            return
        ruling = self.all[rule]
        slot = slots.slots().index(ruling.slot)
        st.add(self.filled, [rule])
        self.storage.note(st, RULED, who, slot, rule, -1)
        st.emit(self.e_ruled, who, slot, rule, -1)
        st.dirty = D_ALL
        if ruling.sticker >= 0:
            spot = self.stickers.where[ruling.sticker][0]
            st.add(self.stickers.stuck, [ruling.sticker, spot])
            self.storage.note(st, STUCK, who, ruling.sticker, spot, -1)
            go_on_with(st)

    def applies(self, st: State, ruling: Ruling, room: int) -> bool:
        """Say whether a rule is about a space."""
        return room in ruling.rooms or st.rules.spaces[room].marks & ruling.marks != 0

    def run(self, st: State, who: int, effect: Effect | None, source: int = -1) -> None:
        """Do what a rule says, when what is under way is done."""
        if effect is not None:
            run_later(st, who, effect, source)

    # ---------------------------------------------------------------- the moments

    def played(self, st: State, p: Player, card: Card) -> None:
        for ruling in self.in_force(st, slots.PLAY_MARK):
            if self.marked.own_card(st, p.seat, card.id):
                self.run(st, p.seat, ruling.effect, card.id)

    def acquired(self, st: State, p: Player, card: int) -> None:
        for ruling in self.in_force(st, slots.ACQUIRE_MARK):
            if self.marked.own_card(st, p.seat, card):
                self.run(st, p.seat, ruling.effect, card)

    def began(self, st: State, p: Player) -> None:
        for ruling in self.in_force(st, slots.REPUTATION):
            self.run(st, p.seat, ruling.effect)
        for ruling in self.in_force(st, slots.GROUP_MARKS):
            if self.marked.of_all(st) >= ruling.least:
                self.run(st, p.seat, ruling.effect)

    def entered(self, st: State, p: Player, room: int) -> None:
        if p.status != IN or not st.zones[self.filled]:
            return
        for ruling in self.in_force(st, slots.SPACE):
            if self.applies(st, ruling, room):
                self.run(st, p.seat, ruling.effect)
        for ruling in self.in_force(st, slots.REWARD):
            key = (ruling.id * len(st.players) + p.seat) * len(st.rules.spaces) + room
            if self.applies(st, ruling, room) and key not in st.zones[self.paid]:
                st.add(self.paid, [key])  # once a turn for each player, like any reward (L2-234)
                self.run(st, p.seat, ruling.effect)
        for ruling in self.in_force(st, slots.ENTER_MARK):
            if self.marked.own_space(st, p.seat, room):
                self.run(st, p.seat, ruling.effect)
        for ruling in self.in_force(st, slots.WAYPOINT):
            if number_in(st.rules.spaces[room].more, "waypoint"):
                self.run(st, p.seat, ruling.effect)

    def departed(self, st: State, p: Player, room: int) -> None:
        for ruling in self.in_force(st, slots.SPACE):
            if self.applies(st, ruling, room):
                self.run(st, p.seat, ruling.other)

    def bends(self, st: State, p: Player) -> bool:
        return bool(self.in_force(st, slots.PATH))

    def path_cost(self, st: State, p: Player, way: Exit, n: int) -> int:
        for ruling in self.in_force(st, slots.PATH):
            if way.path in ruling.paths:
                n += ruling.more
        return max(0, n)

    def attack_draws(self, st: State, n: int) -> int:
        for ruling in self.in_force(st, slots.ATTACK):
            n += ruling.more
        return max(0, n)

    def cube_drawn(self, st: State, cube: int) -> None:
        """Note that there was an attack, for what comes after one."""
        st.deeds[self.attacked] = 1

    def contract_ended(self, st: State, who: int, kind: int, outcome: int) -> None:
        """Let the kind of a contract act, once its rule is there."""
        ruling = self.all[kind]
        if newest(st.zones[self.filled], self.slot_of, kind):
            self.run(st, max(who, 0), ruling.effect if outcome == COMPLETED else ruling.other)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        filled = st.zones[self.filled]
        out["rules"] = [
            {"slot": self.slot_of[rule], "rule": self.keys[rule], "in_force": newest(filled, self.slot_of, rule)}
            for rule in filled
        ]

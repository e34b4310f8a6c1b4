"""Catching up: whoever was not in the game before goes through what was missed, before anything is set up (L2-213 to L2-220).

The sums are those of catchup.py; here are the order of it, and the questions.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.contracts import Contracts
from burgle.chapters.entry_kinds import CAUGHT_UP
from burgle.games.darkest.catchup import fill_up, may_keep, must_cover, top_up
from burgle.games.darkest.catchup_kinds import CoverMarkKind, HalfKeptKind, MissedContractKind
from burgle.games.darkest.journals import Journals
from burgle.games.darkest.marks import Marks
from burgle.games.darkest.milestones import Milestones
from burgle.kernel.content import COMPLETED
from burgle.kernel.contract import OPEN
from burgle.kernel.frames import FrameKind
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State

# What a newcomer goes through, in this order.
JOURNAL: Final = 0
MILESTONES: Final = 1
SCRATCHES: Final = 2
OFFERS: Final = 3
COVERS: Final = 4
TOP_UP: Final = 5
DONE: Final = 6
OVER: Final = 7
RUN: Final = 3  # numbers of one newcomer: seat, whether several games were missed, whether the character never played


class CatchUpKind(FrameKind):
    """A newcomer catches up: `a` is the phase, `b` the last game whose entry was looked at, `items` contracts open before."""

    __slots__ = ("newcomers",)

    def __init__(self, newcomers: Newcomers) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.newcomers = newcomers

    def run(self, st: State, f: Frame) -> None:
        new = self.newcomers
        if st.nums[st.rules.veil]:
            st.stack.pop()
        elif f.a == JOURNAL:
            if not new.read_on(st, f):
                f.a = MILESTONES
        elif f.a == MILESTONES:
            f.a = SCRATCHES
            new.match_milestones(st, f.who)
        elif f.a == SCRATCHES:
            f.a = OFFERS
            new.match_scratches(st, f.who)
        elif f.a == OFFERS:
            f.a = COVERS if new.missed_several(st, f.who) else DONE
            if f.a == COVERS:
                new.ask_for_offers(st, f.who)
        elif f.a == COVERS:
            if not new.cover_on(st, f.who):
                f.a = TOP_UP
        elif f.a == TOP_UP:
            f.a = DONE
            new.top_up(st, f.who)
        elif f.a == DONE:
            f.a = OVER
            new.finish(st, f.who)
        else:
            st.stack.pop()
            st.nums[new.marks.blind] = 0  # the cards that were set aside are back in the deck


class CatchUpStep(Step):
    """Everybody who was not in the game before catches up, one after the other in seat order (L2-247)."""

    __slots__ = ("newcomers",)

    def __init__(self, newcomers: Newcomers) -> None:
        self.newcomers = newcomers

    def run(self, st: State, who: int) -> None:
        absent = st.zones[self.newcomers.absent]
        for at in range(len(absent) - RUN, -1, -RUN):
            st.push(self.newcomers.k_catch_up, absent[at], JOURNAL, 0).items.extend(self.newcomers.open_now(st))
            st.emit(self.newcomers.e_begun, absent[at], 0, 0, -1)


class Newcomers(Chapter):
    """Who has to catch up, with whom, and how far they are."""

    __slots__ = (
        "marks", "milestones", "journals", "contracts", "absent", "kept", "k_catch_up", "k_contract", "k_keep", "k_cover",
        "e_begun", "e_done", "e_missed",
    )  # fmt: skip

    def __init__(
        self, marks: Marks, milestones: Milestones, journals: Journals, contracts: Contracts | None
    ) -> None:  # fmt: skip
        self.marks = marks
        self.milestones = milestones
        self.journals = journals
        self.contracts = contracts

    def build(self, rules: Rules) -> None:
        self.absent = rules.zone("absent")  # runs of three, in seat order
        self.kept = rules.zone("kept_back")  # cards that somebody does not offer
        self.k_catch_up = rules.frame(CatchUpKind(self))
        self.k_contract = rules.frame(MissedContractKind(self))
        self.k_keep = rules.frame(HalfKeptKind(self))
        self.k_cover = rules.frame(CoverMarkKind(self))
        self.e_begun = rules.event("catching_up")
        self.e_done = rules.event("caught_up")
        self.e_missed = rules.event("contract_missed", "contract", "outcome")
        rules.steps["catch up"] = CatchUpStep(self)

    # ---------------------------------------------------------------- with whom

    def others(self, st: State, seat: int, returned: bool) -> list[int]:
        """List with whom a newcomer is compared: who needs no catching up, and on marks who has returned and is done."""
        absent = st.zones[self.absent]
        found: list[int] = []
        for p in st.players:
            at = absent[::RUN].index(p.seat) * RUN if p.seat in absent[::RUN] else -1
            if at < 0 or (returned and p.seat < seat and absent[at + 2] == 0):
                found.append(p.seat)
        return found

    def missed_several(self, st: State, seat: int) -> bool:
        """Say whether at least the two games before were played without a character."""
        absent = st.zones[self.absent]
        return absent[absent[::RUN].index(seat) * RUN + 1] == 1

    # ---------------------------------------------------------------- the Journal, and contracts in it

    def open_now(self, st: State) -> list[int]:
        """List the contracts that are open."""
        contracts = self.contracts
        if contracts is None:
            return []
        return [k for k in range(len(contracts.keys)) if contracts.state(st, k) == OPEN]

    def read_on(self, st: State, f: Frame) -> bool:
        """Settle a contract that the last entry brought, or read the next entry; says whether there was anything."""
        storage = self.journals.book.storage
        character = storage.character_of(st, f.who)
        if st.nums[self.marks.blind] == 0:
            st.nums[self.marks.blind] = 1 + len(st.zones[self.marks.on_cards]) // 2
        contracts = self.contracts
        if contracts is not None:
            for k in self.open_now(st):
                if k not in f.items and contracts.owner(st, contracts.all[k]) == character:
                    st.push(self.k_contract, f.who, k, 0)
                    return True
        if f.b + 1 >= st.nums[storage.game]:
            return False
        f.b += 1
        passage = self.journals.for_game(character, f.b)
        if passage >= 0 and passage not in st.zones[self.journals.book.read]:
            self.journals.book.open(st, passage, f.who)
        return True

    def settle_contract(self, st: State, who: int, k: int, outcome: int) -> None:
        """Let a missed contract end as its owner likes; it scores nothing (L2-214)."""
        contracts = self.contracts
        assert contracts is not None
        st.emit(self.e_missed, who, k, outcome, -1)
        contracts.resolve(st, who if outcome == COMPLETED else -1, k, outcome)
        if outcome == COMPLETED:
            st.zones[contracts.won] = st.zones[contracts.won][:-2]
            st.players[who].nums[contracts.completed] -= 1

    # ---------------------------------------------------------------- milestones and scratches

    def match_milestones(self, st: State, seat: int) -> None:
        """Mark milestone spaces until there are as many as the fewest of the others (L2-216)."""
        others = [self.milestones.total(st, other) for other in self.others(st, seat, False)]
        for _ in range(fill_up(self.milestones.total(st, seat), others)):
            self.milestones.mark(st, seat)

    def match_scratches(self, st: State, seat: int) -> None:
        """Scratch cards of the own starting deck until there are as many as the fewest of the others (L2-217)."""
        scratches = self.marks.scratches
        others = [scratches.starters_open(st, other) for other in self.others(st, seat, False)]
        for _ in range(fill_up(scratches.starters_open(st, seat), others)):
            scratches.ask_for_starter(st, seat)

    # ---------------------------------------------------------------- marks of the others

    def cards_of(self, st: State, seat: int) -> list[int]:
        """List the cards that bear a player's mark."""
        character = self.marks.character_of(st, seat)
        pairs = st.zones[self.marks.on_cards]
        found: list[int] = []
        for at in range(0, len(pairs), 2):
            if pairs[at + 1] == character and pairs[at] not in found:
                found.append(pairs[at])
        return found

    def offered(self, st: State, seat: int) -> list[int]:
        """List the cards with a player's mark that nobody has kept aside."""
        return [card for card in self.cards_of(st, seat) if card not in st.zones[self.kept]]

    def ask_for_offers(self, st: State, seat: int) -> None:
        """Let the others keep up to half of their marked cards aside (L2-218)."""
        st.empty(self.kept)
        for other in reversed(self.others(st, seat, True)):
            if may_keep(len(self.cards_of(st, other))):
                st.push(self.k_keep, other, may_keep(len(self.cards_of(st, other))), seat)

    def cover_on(self, st: State, seat: int) -> bool:
        """Cover one mark of each of the others, if that is due; says whether it was (L2-219)."""
        others = self.others(st, seat, True)
        counts = [self.marks.number(st, self.marks.character_of(st, other)) for other in others]
        owners = [other for other in others if self.offered(st, other)]
        if not owners or not must_cover(self.marks.number(st, self.marks.character_of(st, seat)), counts):
            return False
        for other in reversed(owners):
            st.push(self.k_cover, seat, other, 0)
        return True

    def top_up(self, st: State, seat: int) -> None:
        """Mark cards by chance, up to the fewest marks among the others (L2-220)."""
        counts = [self.marks.number(st, self.marks.character_of(st, other)) for other in self.others(st, seat, True)]
        for _ in range(top_up(self.marks.number(st, self.marks.character_of(st, seat)), counts)):
            self.marks.mark_random(st, seat, False)

    def finish(self, st: State, seat: int) -> None:
        """End it: what waited for scores is carried out, then what stands at thresholds that were passed is read."""
        storage = self.journals.book.storage
        st.empty(self.kept)
        storage.note(st, CAUGHT_UP, seat, storage.character_of(st, seat), -1, -1)
        st.emit(self.e_done, seat, 0, 0, -1)
        self.milestones.read_due(st, seat)
        st.rules.steps["after scoring"].run(st, seat)

"""Contracts of single characters, and the filing of all of them: who holds which, in which order they are seen to, and where
they go when the scores are counted.

Group contracts lie in the row in the order in which they came, solo contracts with their owners; those of a character who
is not at the table rest.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.contracts import Contracts
from burgle.chapters.entry_kinds import FATE, TOOK
from burgle.chapters.storage import FATES
from burgle.kernel.content import FAILED
from burgle.kernel.contract import ARCHIVED, DESTROYED, DONE, MISSED, OPEN, STATES, STORED
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State

OWN_MARKERS: Final = 3  # of a player; there are more if a contract asks for them (L2-179)
RUN: Final = 5  # numbers of a line that waits for the scores, its passage first


class SetUpInOrder(Step):
    """What open contracts say about the set-up: those of the row, then those of the seats (L2-161)."""

    __slots__ = ("filing",)

    def __init__(self, filing: Filing) -> None:
        self.filing = filing

    def run(self, st: State, who: int) -> None:
        contracts = self.filing.contracts
        st.nums[contracts.laid_out] = 1
        for k in reversed(self.filing.in_order(st, 0)):
            if contracts.state(st, k) == OPEN:
                contracts.set_up(st, k, who)


class FailInOrder(Step):
    """Contracts whose last game this was fail, before anything is scored: first the row, then in turn order (L2-199)."""

    __slots__ = ("filing",)

    def __init__(self, filing: Filing) -> None:
        self.filing = filing

    def run(self, st: State, who: int) -> None:
        self.filing.fail(st, st.nums[self.filing.contracts.storage.game])


class FailMissed(Step):
    """What became due while its owner stayed away has failed: that is settled before all else (L2-166)."""

    __slots__ = ("filing",)

    def __init__(self, filing: Filing) -> None:
        self.filing = filing

    def run(self, st: State, who: int) -> None:
        self.filing.fail(st, st.nums[self.filing.contracts.storage.game] - 1)


class AfterScoring(Step):
    """What backs have put off until the scores are counted is read: of the row first, then in turn order (L2-172)."""

    __slots__ = ("filing", "plain")

    def __init__(self, filing: Filing, plain: Step) -> None:
        self.filing = filing
        self.plain = plain

    def run(self, st: State, who: int) -> None:
        zone = self.filing.contracts.book.after_scoring
        waiting = st.zones[zone]
        order = [self.filing.contracts.all[k].back for k in self.filing.in_order(st, st.active)]
        places: list[int] = []
        for at in range(0, len(waiting), RUN):
            place = order.index(waiting[at]) if waiting[at] in order else -1
            places.append((place + 1) * len(waiting) + at)
        places.sort()
        sorted_lines: list[int] = []
        for place in places:
            at = place % len(waiting)
            sorted_lines.extend(waiting[at : at + RUN])
        st.zones[zone] = sorted_lines
        self.plain.run(st, who)


class PutAway(Step):
    """What was flipped goes where its text says; what comes back in later games is filed, front up (L2-206, L2-243)."""

    __slots__ = ("filing",)

    def __init__(self, filing: Filing) -> None:
        self.filing = filing

    def run(self, st: State, who: int) -> None:
        contracts = self.filing.contracts
        for contract in contracts.all:
            state = contracts.state(st, contract.id)
            if state == OPEN and contract.fate == STORED:
                contracts.store(st, contract.id)
            elif state in (DONE, MISSED):
                self.filing.put_away(st, contract.id)


class ShortHand(Step):
    """Fewer players than characters work longer: each takes a contract for that, or one of them does (L2-034, L2-035)."""

    __slots__ = ("filing",)

    def __init__(self, filing: Filing) -> None:
        self.filing = filing

    def run(self, st: State, who: int) -> None:
        filing = self.filing
        if len(filing.dealt) == len(st.players):
            for p in st.players:
                filing.hand_out(st, filing.dealt[p.seat], p.seat)
        else:
            for k in filing.dealt:
                seats = filing.least_often(st, k)
                seat = seats[0] if len(seats) == 1 else seats[st.chance.below(filing.lots, len(seats))]
                filing.hand_out(st, k, seat)
                filing.tick_box(st, k, seat)


class Filing(Chapter):
    """Whose contracts are whose, and what becomes of them."""

    __slots__ = ("contracts", "short_handed", "dealt", "taken", "lots", "e_took")

    def __init__(self, contracts: Contracts, short_handed: list[str]) -> None:
        self.contracts = contracts
        self.short_handed = short_handed  # contracts that are dealt to so few players
        self.dealt: list[int] = []

    def build(self, rules: Rules) -> None:
        self.taken = rules.zone("contract_taken")  # pairs: a contract, and a character with a ticked box on its front
        self.lots = rules.stream("lots")
        self.e_took = rules.event("contract_taken", "contract")
        keys = self.contracts.keys
        self.dealt = [keys.index(key) for key in self.short_handed if key in keys]
        rules.steps["contract set-up"] = SetUpInOrder(self)
        rules.steps["deadlines"] = FailInOrder(self)
        rules.steps["missed deadlines"] = FailMissed(self)
        rules.steps["after scoring"] = AfterScoring(self, rules.steps["after scoring"])
        rules.steps["put away"] = PutAway(self)
        rules.steps["short hand"] = ShortHand(self)

    # ---------------------------------------------------------------- in which order

    def owner(self, st: State, k: int) -> int:
        """Say in whose supply a contract is: a seat, -1 for the row."""
        character = self.contracts.owner(st, self.contracts.all[k])
        return -1 if character < 0 else self.contracts.storage.seat_of(st, character)

    def in_order(self, st: State, first: int) -> list[int]:
        """List all contracts: those of the row as they came, then those of the seats from one of them on."""
        n, most = len(st.players), len(self.contracts.all)
        ranks: list[int] = []
        for contract in self.contracts.all:
            seat = self.owner(st, contract.id)
            turn = 0 if seat < 0 else (seat - first) % n + 1
            since = self.contracts.of(st, self.contracts.since, contract.id)
            ranks.append((turn * 100 + since) * most + contract.id)
        ranks.sort()
        return [rank % most for rank in ranks]

    # ---------------------------------------------------------------- how they end

    def fail(self, st: State, game: int) -> None:
        """Let every contract fail whose last game was this one or an earlier one."""
        late: list[int] = []
        for k in self.in_order(st, st.active):
            due = self.contracts.due(st, k)
            if due and due <= game and self.contracts.state(st, k) == OPEN:
                late.append(k)
                self.contracts.end(st, -1, k, FAILED)
        for k in reversed(late):
            st.push(self.contracts.k_back, 0, k, FAILED)

    def put_away(self, st: State, k: int) -> None:
        """Let become of a flipped contract what it says: a blank back is of no more use, any other is kept to be read."""
        contract = self.contracts.all[k]
        fate = contract.fate
        if fate < 0:
            fate = DESTROYED if contract.back < 0 else ARCHIVED
        self.contracts.keep(st, self.contracts.states, k, fate)
        self.contracts.storage.note(st, FATE, -1, k, FATES.index(STATES[fate]), -1)

    # ---------------------------------------------------------------- fewer players

    def least_often(self, st: State, k: int) -> list[int]:
        """List the seats whose characters have fewest boxes ticked on a contract's front."""
        taken = st.zones[self.taken]
        times: list[int] = []
        for p in st.players:
            character = self.contracts.storage.character_of(st, p.seat)
            n = 0
            for at in range(0, len(taken), 2):
                if taken[at] == k and taken[at + 1] == character:
                    n += 1
            times.append(n)
        return [seat for seat in range(len(times)) if times[seat] == min(times)]

    def hand_out(self, st: State, k: int, seat: int) -> None:
        """Give a contract to a player."""
        self.contracts.introduce(st, k, seat, self.contracts.storage.character_of(st, seat))

    def tick_box(self, st: State, k: int, seat: int) -> None:
        """Tick a box of a player's on the front of a contract; it stays ticked (L2-243)."""
        character = self.contracts.storage.character_of(st, seat)
        st.add(self.taken, [k, character])
        self.contracts.storage.note(st, TOOK, seat, k, character, -1)
        st.emit(self.e_took, seat, k, 0, -1)

    # ---------------------------------------------------------------- what is seen of it

    def own_markers(self, st: State) -> list[list[int]]:
        """List where markers of players lie, by seat: those that their own open contracts have put there."""
        found: list[list[int]] = [[] for _ in st.players]
        markers = self.contracts.markers
        for contract in self.contracts.all:
            seat = self.owner(st, contract.id)
            if seat >= 0 and self.contracts.state(st, contract.id) == OPEN and st.nums[self.contracts.laid_out]:
                found[seat].extend([room for room in markers.put_by[contract.id] if room in st.zones[markers.lying]])
        return found

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        spaces, owners = st.rules.spaces, self.own_markers(st)
        out["solo"] = [
            {"id": contract.key, "seat": self.owner(st, contract.id)}
            for contract in self.contracts.all
            if self.owner(st, contract.id) >= 0 and self.contracts.state(st, contract.id) in (OPEN, DONE, MISSED)
        ]
        out["own_markers"] = [
            {"seat": who, "spaces": [spaces[room].key for room in rooms], "left": max(0, OWN_MARKERS - len(rooms))}
            for who, rooms in enumerate(owners)
        ]

"""Contracts: what lies in the row for everybody to fulfil, who completes it, and what comes of it."""

from __future__ import annotations

from typing import cast

from burgle.chapters.book import Book
from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.chapters.entry_kinds import DUE, FATE, INTRODUCED, PROGRESS, RESOLVED
from burgle.chapters.fulfil import BackKind, Deadlines, EndStep, Fulfil, SetUpStep, StepKind
from burgle.chapters.markers import Markers
from burgle.chapters.promises import TakenAlong
from burgle.chapters.storage import FATES, Storage
from burgle.chapters.turns import Turns
from burgle.kernel.codes import D_ALL, D_DEEDS, IN
from burgle.kernel.content import COMPLETED, FAILED
from burgle.kernel.contract import DONE, MISSED, OPEN, SEALED, STATES, STORED, Contract
from burgle.kernel.exchange import Pay
from burgle.kernel.rules import Chapter, Rules, ScoreLine
from burgle.kernel.state import Frame, Player, State


class Contracts(Chapter):
    """The row of contracts. It watches what the active player does, and reads a contract's back when that is done."""

    __slots__ = (
        "keys", "titles", "all", "paid", "book", "storage", "turns", "states", "ticks", "outcomes", "stars", "since", "dues",
        "holders", "cubes", "markers", "won", "judged", "arrivals", "laid_out", "completed", "k_step", "k_back",
        "e_came", "e_tick", "e_cube", "e_no_cube", "e_done", "e_failed", "e_stored", "e_due", "e_delivered", "filed",
    )  # fmt: skip

    def __init__(
        self, keys: list[str], titles: list[str], book: Book, storage: Storage, markers: Markers, filed: bool = False
    ) -> None:
        self.keys = keys
        self.titles = titles
        self.all: list[Contract] = []
        self.paid: list[int] = []  # those with a price
        self.book = book
        self.storage = storage
        self.markers = markers
        # Another chapter files them: what holds already counts at once, what is flipped stays until the scores are counted.
        self.filed = filed

    def build(self, rules: Rules) -> None:
        rules.things["contract"] = self.keys
        rules.titles["contract"] = self.titles
        # By contract, and what a campaign hands on: state, written ticks, outcome, who completed it, since and until when.
        self.states = rules.zone("contracts")
        self.ticks = rules.zone("contract_ticks")
        self.outcomes = rules.zone("contract_outcomes")
        self.stars = rules.zone("contract_stars")  # seat + 1
        self.since = rules.zone("contract_since")
        self.dues = rules.zone("contract_dues")
        self.holders = rules.zone("contract_holders")  # the character who was given it, + 1
        # What belongs to a single game.
        self.cubes = rules.zone("contract_cubes")  # contract and seat of every cube
        self.won = rules.zone("contracts_won")  # in this game: contract and seat
        self.judged = rules.turn_zone("contracts_judged")  # by contract: what has been counted this turn
        self.arrivals = rules.turn_zone("arrivals")
        self.laid_out = rules.num("contracts_laid_out")
        known = "contracts" in rules.player_nums  # a chapter that counts them has given them a number
        self.completed = rules.player_nums.index("contracts") if known else rules.player_num("contracts", public=True)
        self.e_came = rules.event("contract", "contract")
        self.e_tick = rules.event("contract_tick", "contract", "num")
        self.e_cube = rules.event("contract_cube", "contract", "num")
        self.e_no_cube = rules.event("contract_cubeless", "contract")
        self.e_done = rules.event("contract_done", "contract")
        self.e_failed = rules.event("contract_failed", "contract")
        self.e_stored = rules.event("contract_stored", "contract")
        self.e_due = rules.event("contract_due", "contract", "num")
        self.e_delivered = rules.event("delivered", "token", "space")
        rules.action(Fulfil(self))
        self.k_step = rules.frame(StepKind(self), "contract-step")
        self.k_back = rules.frame(BackKind(self), "contract-back")
        rules.steps["contracts"] = EndStep(self)
        rules.steps["contract set-up"] = SetUpStep(self)
        rules.steps["deadlines"] = Deadlines(self)
        rules.watchers.append(self)
        rules.on_turn.append(self)
        rules.enters(self, "contracts", before="stop")
        rules.scorer(self, public=True)
        rules.keeper(TakenAlong(self))

    def check(self, rules: Rules) -> None:
        director = rules.director
        assert isinstance(director, Turns)
        self.turns = director
        self.all = rules.contracts
        self.paid = [contract.id for contract in self.all if contract.pay is not None]

    # ---------------------------------------------------------------- how they stand

    def of(self, st: State, zone: int, k: int) -> int:
        """Give a number that is kept about a contract."""
        kept = st.zones[zone]
        return kept[k] if kept else 0

    def keep(self, st: State, zone: int, k: int, n: int) -> None:
        """Keep a number about a contract."""
        if not st.zones[zone]:
            st.zones[zone] = [0] * len(self.keys)
        st.put(zone, k, n)

    def state(self, st: State, k: int) -> int:
        """Say how a contract stands."""
        return self.of(st, self.states, k)

    def outcome(self, st: State, k: int) -> int:
        """Say how a contract ended."""
        return self.of(st, self.outcomes, k)

    def star(self, st: State, k: int) -> int:
        """Say which seat has completed a contract; -1: none of this table."""
        return self.of(st, self.stars, k) - 1

    def due(self, st: State, k: int) -> int:
        """Say which game is a contract's last; 0: none."""
        return self.of(st, self.dues, k) or self.all[k].due

    def set_due(self, st: State, k: int, game: int) -> None:
        """Give a contract another last game."""
        self.keep(st, self.dues, k, game)
        self.storage.note(st, DUE, -1, k, game, -1)
        st.emit(self.e_due, -1, k, game, -1)

    def counted(self, st: State, k: int) -> int:
        """Say how many fulfilments a contract has."""
        if not self.all[k].cubes:
            return self.of(st, self.ticks, k)
        return len([cube for cube in st.zones[self.cubes] if place_of_cube(cube) == k])

    def owner(self, st: State, contract: Contract) -> int:
        """Say whose own a contract is: who was given it, or whom it names itself; -1: everybody's."""
        holder = self.of(st, self.holders, contract.id)
        return holder - 1 if holder else contract.owner

    def may_fulfil(self, st: State, p: Player, contract: Contract) -> bool:
        """Say whether a contract is for this player."""
        owner = self.owner(st, contract)
        return owner < 0 or self.storage.character_of(st, p.seat) == owner

    def away(self, st: State, contract: Contract) -> bool:
        """Say whether a contract is that of a character who is not at the table."""
        owner = self.owner(st, contract)
        return self.filed and owner >= 0 and self.storage.seat_of(st, owner) < 0

    def can_count(self, st: State, who: int, k: int) -> bool:
        """Say whether a fulfilment would be recorded: a cube contract takes a cube (L1-190)."""
        return self.state(st, k) == OPEN and not (self.all[k].cubes and st.players[who].supply == 0)

    # ---------------------------------------------------------------- coming and going

    def introduce(self, st: State, k: int, who: int, holder: int = -1) -> None:
        """Lay a contract into the row; what holds already counts from the next turn on."""
        if self.state(st, k) not in (SEALED, STORED):
            return
        self.keep(st, self.states, k, OPEN)
        self.keep(st, self.since, k, st.nums[self.storage.game])
        self.keep(st, self.ticks, k, 0)
        self.keep(st, self.outcomes, k, 0)
        self.keep(st, self.holders, k, holder + 1)
        self.storage.note(st, INTRODUCED, who, k, self.owner(st, self.all[k]), -1)
        st.emit(self.e_came, who, k, 0, -1)
        st.dirty |= D_DEEDS
        contract = self.all[k]
        if self.away(st, contract):
            self.store(st, k)  # until that character plays again (L2-037)
            return
        if contract.deed is not None:
            self.keep(st, self.judged, k, contract.deed.value(st, st.players[st.active], -1) // contract.every)
        elif self.filed:
            st.dirty |= contract.waits_for  # what holds already counts at once (L2-163)
        else:
            self.keep(st, self.judged, k, 1)
        if st.nums[self.laid_out]:
            self.set_up(st, k, who)

    def set_up(self, st: State, k: int, who: int) -> None:
        """Carry out a contract's set-up (L1-193)."""
        effect = self.all[k].setup
        if effect is not None:
            owner = self.storage.seat_of(st, self.owner(st, self.all[k])) if self.filed else -1
            who = owner if owner >= 0 else who if who >= 0 else st.active
            st.push(st.rules.k_run, who, effect.id, -1)

    def store(self, st: State, k: int) -> None:
        """Put a contract back into the box; one that nobody has looked at yet can be filed as well, where they are filed."""
        if self.state(st, k) != STORED and (self.filed or self.state(st, k) != SEALED):
            self.cubes_home(st, k)
            self.markers.home(st, k)
            self.keep(st, self.states, k, STORED)
            self.storage.note(st, FATE, -1, k, FATES.index(STATES[STORED]), -1)
            st.emit(self.e_stored, -1, k, 0, -1)

    # ---------------------------------------------------------------- judging

    def began(self, st: State, p: Player) -> None:
        """Take down what counts stand at, and judge what holds already."""
        for contract in self.all:
            if contract.deed is not None and self.state(st, contract.id) == OPEN:
                before = contract.deed.value(st, p, -1) // contract.every
                if before:
                    self.keep(st, self.judged, contract.id, before)
        st.dirty = D_ALL

    def entered(self, st: State, p: Player, room: int) -> None:
        if p.seat == st.active:
            st.add(self.arrivals, [room])

    def noticed(self, st: State, dirty: int) -> None:
        p = st.players[st.active]
        if st.turn == 0 or (p.status != IN and not st.halt):
            return
        states = st.zones[self.states]
        for k in range(len(states)):
            if states[k] == OPEN:
                contract = self.all[k]
                if contract.waits_for & dirty and not contract.at_end and contract.pay is None:
                    self.judge(st, p, contract)

    def judge(self, st: State, p: Player, contract: Contract) -> None:
        """Count what a player has done for a contract since it was looked at last."""
        k = contract.id
        if not self.may_fulfil(st, p, contract):
            return
        before = self.of(st, self.judged, k)
        if contract.deed is not None:
            now = contract.deed.value(st, p, -1) // contract.every
            if now > before:
                self.keep(st, self.judged, k, now)
                if not contract.needs or self.holds(st, p, contract):
                    for _ in range(now - before):
                        self.fulfil(st, p.seat, k)
        elif contract.parcel >= 0:
            while self.state(st, k) == OPEN and self.holds(st, p, contract) and self.delivers(st, p, contract):
                st.lose_token(p, contract.parcel)
                st.emit(self.e_delivered, p.seat, contract.parcel, p.room, -1)
                self.fulfil(st, p.seat, k)
        elif before == 0 and contract.needs and self.holds(st, p, contract):
            self.keep(st, self.judged, k, 1)  # what goes on holding is one fulfilment a turn
            self.fulfil(st, p.seat, k)

    def holds(self, st: State, p: Player, contract: Contract) -> bool:
        """Say whether all that must hold does, for a player who is not out."""
        if p.status != IN:
            return False
        for need in contract.needs:
            if not need.holds(st, p):
                return False
        return True

    def delivers(self, st: State, p: Player, contract: Contract) -> bool:
        """Say whether a player stands with a parcel where it is to go."""
        there = p.room == contract.goal or st.rules.spaces[p.room].marks & contract.goals != 0
        return there and p.tokens[contract.parcel] > 0

    def settle_at_end(self, st: State, p: Player, k: int) -> None:
        """Judge a contract that waits for the end of the turn, or ask whether its price is to be paid."""
        contract = self.all[k]
        if not contract.at_end or self.state(st, k) != OPEN:
            return
        if contract.pay is None:
            self.judge(st, p, contract)
            return
        pay = cast(Pay, contract.pay)
        if (
            self.may_fulfil(st, p, contract)
            and self.holds(st, p, contract)
            and self.can_count(st, p.seat, k)
            and pay.cost.payable(st, p, -1)
        ):
            st.push(st.rules.k_pay, p.seat, pay.id, -1).items.append(pay.cost.n)

    # ---------------------------------------------------------------- fulfilling

    def fulfil(self, st: State, who: int, k: int) -> None:
        """Record one fulfilment: a tick, a cube of the player, or at once the whole contract."""
        contract = self.all[k]
        if self.state(st, k) != OPEN:
            return
        p = st.players[who]
        n = self.counted(st, k) + 1
        if contract.cubes:
            if p.supply == 0:
                st.emit(self.e_no_cube, who, k, 0, -1)
                return
            p.supply -= 1
            st.add(self.cubes, [cube_on(k, who)])
            st.emit(self.e_cube, who, k, n, -1)
        elif contract.times > 1:
            self.keep(st, self.ticks, k, n)
            self.storage.note(st, PROGRESS, who, k, n, -1)
            st.emit(self.e_tick, who, k, n, -1)
        if n >= contract.times:
            self.end(st, who, k, COMPLETED)
            self.after_all(st, who, k, COMPLETED)

    def resolve(self, st: State, who: int, k: int, outcome: int) -> None:
        """Complete a contract, or let it fail, because a text says so: its back is read within that text."""
        if self.state(st, k) == OPEN:
            self.end(st, who, k, outcome)
            st.push(self.k_back, max(who, 0), k, outcome)

    def end(self, st: State, who: int, k: int, outcome: int) -> None:
        """Decide a contract: who completed it, and cubes go home. What is on its back comes later."""
        self.keep(st, self.states, k, DONE if outcome == COMPLETED else MISSED)
        self.keep(st, self.outcomes, k, outcome)
        self.cubes_home(st, k)
        self.markers.home(st, k)
        if outcome == COMPLETED:
            self.keep(st, self.stars, k, who + 1)
            st.add(self.won, [k, who])
            st.players[who].nums[self.completed] += 1
        self.storage.note(st, RESOLVED, who, k, outcome, 1 << who if who >= 0 else 0)
        st.emit(self.e_done if outcome == COMPLETED else self.e_failed, who, k, 0, -1)
        if self.all[k].sort >= 0:
            for chapter in st.rules.on_contract:
                chapter.contract_ended(st, who, self.all[k].sort, outcome)
        st.dirty |= D_DEEDS

    def after_all(self, st: State, who: int, k: int, outcome: int) -> None:
        """Let a back be read when what is under way is done: several completed at once come in the order of the row."""
        at = len(st.stack)
        while at > 0 and st.stack[at - 1].kind != self.turns.k_turn and st.stack[at - 1].kind != self.turns.k_end:
            at -= 1
        if at == 0:
            at = len(st.stack)  # no turn is going on: at once
        st.stack.insert(at, Frame(self.k_back, who, k, outcome, []))

    def cubes_home(self, st: State, k: int) -> None:
        """Give all cubes on a contract back to their owners (L1-190)."""
        left: list[int] = []
        for cube in st.zones[self.cubes]:
            if place_of_cube(cube) == k:
                st.players[seat_of_cube(cube)].supply += 1
            else:
                left.append(cube)
        st.zones[self.cubes] = left

    def read_back(self, st: State, k: int, outcome: int, who: int) -> None:
        """Read a contract's back; nobody in particular has caused a failure (L1-191)."""
        back = self.all[k].back
        if back >= 0:
            star = who if outcome == COMPLETED else -1
            if self.filed and star < 0:  # a solo contract that fails is its owner's business
                who = self.storage.seat_of(st, self.owner(st, self.all[k]))
            else:
                who = star
            again = self.filed and self.all[k].fate == STORED  # resolved afresh each time that it comes (L2-243)
            self.book.open(st, back, who, outcome, star, again)

    def put_away(self, st: State, k: int) -> None:
        """Let become of a contract what it says."""
        fate = self.all[k].fate
        if fate >= 0 and not self.filed:
            self.keep(st, self.states, k, fate)
            self.storage.note(st, FATE, -1, k, FATES.index(STATES[fate]), -1)

    def fail_overdue(self, st: State) -> None:
        """Let every contract fail whose last game this was."""
        for k in range(len(self.all) - 1, -1, -1):
            due = self.due(st, k)
            if due and due <= st.nums[self.storage.game]:
                self.resolve(st, -1, k, FAILED)

    # ---------------------------------------------------------------- points and looks

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        won = st.zones[self.won]
        for at in range(0, len(won), 2):
            contract = self.all[won[at]]
            points = contract.points
            if self.of(st, self.since, contract.id) == st.nums[self.storage.game]:
                points += contract.bonus
            if won[at + 1] == p.seat and points:
                lines.append(ScoreLine("contract", contract.name, points))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        won = st.zones[self.won]
        out["contracts"] = [
            {
                "id": contract.key,
                "name": contract.name,
                "state": STATES[self.state(st, contract.id)],
                "counted": self.counted(st, contract.id),
                "times": contract.times,
                "cubes": [seat_of_cube(c) for c in st.zones[self.cubes] if place_of_cube(c) == contract.id],
                "due": self.due(st, contract.id),
                "points": contract.points,
                "star": self.star(st, contract.id),
            }
            for contract in self.all
            if self.state(st, contract.id) == OPEN or contract.id in won[::2]
        ]

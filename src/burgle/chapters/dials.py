"""Standing text: what costs more or less, comes in greater or smaller numbers, or is forbidden, while a text is in force.

A line of a passage stands until the end of the game, for whom it addresses; what a contract says stands while it is open,
and what a card says while it lies in the row, for everybody, or while somebody holds it, for who does.
"""

from __future__ import annotations

from typing import Final

from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import Exit
from burgle.kernel.contract import OPEN
from burgle.kernel.dials import Dial, dial
from burgle.kernel.effects import Effect, Seq
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.slots import STANDING, newest
from burgle.kernel.state import Player, State

WAYS: Final = ["cheaper", "dearer", "more", "fewer", "ban", "free"]
CHEAPER: Final = 0
DEARER: Final = 1
MORE: Final = 2
FEWER: Final = 3
BAN: Final = 4
FREE: Final = 5
RUN: Final = 4  # numbers of one text in force: way, dial, how much, seat (-1: everybody)
EVERYBODY: Final = -1
IN_ROW: Final = "in_row"  # moments of cards
IN_HAND: Final = "in_hand"


class TurnDial(Effect):
    """`cheaper WHAT N`, `dearer`, `more`, `fewer`, `ban WHAT`, `free WHAT`."""

    __slots__ = ("way", "dial", "n", "dials", "lies")

    def __init__(self, way: int, which: Dial, n: int, dials: Dials) -> None:
        super().__init__(True)
        self.way = way
        self.dial = which
        self.n = n
        self.dials = dials
        self.lies = False  # it stands while its card lies somewhere

    def run(self, st: State, who: int, source: int) -> None:
        seat = who if self.dial.price else EVERYBODY  # what is nobody's own is turned for all
        st.add(self.dials.standing, [self.way, self.dial.id, self.n, seat])
        st.dirty |= D_DEEDS
        st.emit(self.dials.told[self.way], who, self.dial.id, self.n, source)

    def say(self) -> Phrase:
        own = "" if self.dial.name in self.dials.types else "-" + self.dial.name
        return Phrase(("lies-" if self.lies else "dial-") + WAYS[self.way] + own, self.n, [self.dial.name])

    def icons(self) -> list[str]:
        return ["dial"]

    def text(self) -> str:
        return WAYS[self.way] + " " + self.dial.name + (" " + str(self.n) if self.n else "")

    def check(self, lint: Lint) -> None:
        if self.way < BAN:
            lint.within(self.n, 1, 5, "turns of a dial")


class Dials(Chapter):
    """What is in force, and the numbers of other chapters that it turns."""

    __slots__ = ("types", "contracts", "long", "standing", "states", "told", "always", "market", "boots", "footprints",
                 "attack", "kinds", "in_row", "in_hand", "of_cards", "of_hands", "by_cards", "haggling", "ruled", "slots",
                 "slot_of", "strolling", "hiking")  # fmt: skip

    def __init__(self, types: list[str], contracts: bool, long: str = "") -> None:
        self.types = types  # of cards
        self.contracts = contracts
        self.long = long  # what ways that take more than one Boot are called, where text may turn these alone
        self.footprints = -1
        self.ruled: list[tuple[int, TurnDial]] = []  # what rules say while they lie on their slots
        self.slots = -1
        self.slot_of: list[str] = []
        self.in_row: list[list[TurnDial]] = []  # by card
        self.in_hand: list[list[TurnDial]] = []
        self.of_cards = False  # whether any card has such text ...
        self.of_hands = False  # ... for who holds it
        self.by_cards: list[int] = []  # the dials that it turns
        self.haggling = False  # whether what cards cost is among them ...
        self.strolling = False  # ... what any way takes ...
        self.hiking = False  # ... or a long one
        self.always: list[tuple[int, TurnDial]] = []  # what contracts say while they are open

    def build(self, rules: Rules) -> None:
        self.standing = rules.zone("standing")
        self.told = [rules.event("dial_" + way, "dial", "num") for way in WAYS]
        self.kinds = [dial(rules, name) for name in self.types]
        self.market = [one.name for one in rules.dials].index("market")
        self.boots = dial(rules, "boots")
        if self.long:
            self.footprints = dial(rules, self.long)
        self.attack = dial(rules, "attack", price=False)
        for way in WAYS:
            rules.words[way] = self.word
        rules.on_dial.append(self)
        rules.on_price.append(self)
        rules.on_ware.append(self)
        rules.on_path.append(self)
        rules.on_draws.append(self)

    def check(self, rules: Rules) -> None:
        rules.things["dial"] = [one.name for one in rules.dials]
        self.states = rules.zone_names.index("contracts") if self.contracts else -1
        for contract in rules.contracts:
            if contract.always is not None:
                for step in steps_of(contract.always):
                    self.always.append((contract.id, step))
        self.slots = rules.zone_names.index("slots") if rules.rulings else -1
        self.slot_of = [ruling.slot for ruling in rules.rulings]
        for ruling in rules.rulings:
            if ruling.hook == STANDING and ruling.effect is not None:
                for step in self.lying(ruling.effect):
                    self.ruled.append((ruling.id, step))
        for card in rules.cards:
            self.in_row.append(self.lying(card.moments.get(IN_ROW)))
            self.in_hand.append(self.lying(card.moments.get(IN_HAND)))
            self.of_cards = self.of_cards or bool(self.in_row[-1]) or bool(self.in_hand[-1])
            for step in self.in_row[-1] + self.in_hand[-1]:
                self.by_cards.append(step.dial.id)
                self.haggling = self.haggling or step.dial.id in self.kinds
            for step in self.in_hand[-1]:
                self.of_hands = True
                if not step.dial.price:
                    raise WordError(step.dial.name + " is nobody's own: it would tell everybody what you hold", "", [])
        self.in_row.append([])  # where an empty slot (-1) looks
        self.strolling = self.boots in self.by_cards
        self.hiking = self.footprints in self.by_cards

    def lying(self, text: Effect | None) -> list[TurnDial]:
        """Read what a card says while it lies somewhere."""
        steps = [] if text is None else steps_of(text)
        for step in steps:
            step.lies = True
        return steps

    def word(self, r: Reader) -> Effect:
        """`cheaper WHAT N`, `dearer WHAT N`, `free WHAT`, `more WHAT N`, `fewer WHAT N`, `ban WHAT`: until the game ends"""
        way = WAYS.index(r.words[r.at - 1])
        which = r.rules.dials[r.one_of([one.name for one in r.rules.dials], "thing that may be turned")]
        if way == BAN and not which.bans:
            raise WordError(which.name + " cannot be banned", "", [])
        if way != BAN and which.price != (way in (CHEAPER, DEARER, FREE)):
            fits = "cheaper, dearer or free" if which.price else "more or fewer"
            raise WordError(which.name + " may become " + fits, WAYS[way], [])
        return TurnDial(way, which, r.number(1) if way < BAN else 0, self)

    # ---------------------------------------------------------------- what is in force

    def dialled(self, st: State, p: Player | None, which: int, n: int) -> int:
        standing = st.zones[self.standing]
        for at in range(0, len(standing), RUN):
            if standing[at + 1] == which and self.reaches(standing[at + 3], p):
                n = by(standing[at], standing[at + 2], n)
        for contract, step in self.always:
            if step.dial.id == which and self.is_open(st, contract):
                n = by(step.way, step.n, n)
        for rule, step in self.ruled:
            if step.dial.id == which and self.is_ruled(st, rule):
                n = by(step.way, step.n, n)
        if self.of_cards:
            for card in st.row:
                for step in self.in_row[card]:
                    if step.dial.id == which:
                        n = by(step.way, step.n, n)
            if self.of_hands and p is not None:
                for card in p.hand:
                    for step in self.in_hand[card]:
                        if step.dial.id == which:
                            n = by(step.way, step.n, n)
        return max(0, n)

    def bans(self, st: State, p: Player, which: int) -> bool:
        standing = st.zones[self.standing]
        for at in range(0, len(standing), RUN):
            if standing[at] == BAN and standing[at + 1] == which and self.reaches(standing[at + 3], p):
                return True
        for contract, step in self.always:
            if step.way == BAN and step.dial.id == which and self.is_open(st, contract):
                return True
        for rule, step in self.ruled:
            if step.way == BAN and step.dial.id == which and self.is_ruled(st, rule):
                return True
        if self.of_cards:
            for card in st.row:
                for step in self.in_row[card]:
                    if step.way == BAN and step.dial.id == which:
                        return True
        return False

    def reaches(self, seat: int, p: Player | None) -> bool:
        """Say whether a text is about a player."""
        return seat == EVERYBODY or (p is not None and seat == p.seat)

    def is_ruled(self, st: State, rule: int) -> bool:
        """Say whether a rule lies on its slot, and nothing newer."""
        return newest(st.zones[self.slots], self.slot_of, rule)

    def is_open(self, st: State, contract: int) -> bool:
        """Say whether a contract lies open."""
        states = st.zones[self.states]
        return contract < len(states) and states[contract] == OPEN

    def spoken(self, st: State) -> bool:
        """Say whether any text may be in force but that of cards."""
        return bool(st.zones[self.standing]) or bool(self.always) or bool(self.ruled)

    # ---------------------------------------------------------------- numbers of other chapters

    def haggles(self, st: State, p: Player) -> bool:
        return self.haggling or self.spoken(st)

    def bends(self, st: State, p: Player) -> bool:
        return self.strolling or self.spoken(st)  # what is said of long ways leaves them a Boot and short ones alone

    def card_price(self, st: State, p: Player, card: int, n: int) -> int:
        kind = st.rules.cards[card].faction
        return self.dialled(st, p, self.kinds[kind], n) if 0 <= kind < len(self.kinds) and self.haggles(st, p) else n

    def ware_price(self, st: State, p: Player, token: int, n: int) -> int:
        return self.dialled(st, p, self.market, n)

    def path_cost(self, st: State, p: Player, way: Exit, n: int) -> int:
        spoken = self.spoken(st)
        if n > 1 and (self.hiking or (spoken and self.footprints >= 0)):
            n = max(1, self.dialled(st, p, self.footprints, n))
        return self.dialled(st, p, self.boots, n) if spoken or self.strolling else n

    def attack_draws(self, st: State, n: int) -> int:
        return self.dialled(st, None, self.attack, n)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        standing = st.zones[self.standing]
        runs = [standing[at : at + RUN] for at in range(0, len(standing), RUN)]
        runs.extend([[one.way, one.dial.id, one.n, EVERYBODY] for k, one in self.always if self.is_open(st, k)])
        runs.extend([[one.way, one.dial.id, one.n, EVERYBODY] for rule, one in self.ruled if self.is_ruled(st, rule)])
        runs.extend([[one.way, one.dial.id, one.n, EVERYBODY] for card in st.row for one in self.in_row[card]])
        if seat >= 0:
            held = st.players[seat].hand
            runs.extend([[one.way, one.dial.id, one.n, seat] for card in held for one in self.in_hand[card]])
        names = st.rules.things["dial"]
        out["standing"] = [{"way": WAYS[w], "what": names[d], "n": n, "who": who} for w, d, n, who in runs]


def by(way: int, much: int, n: int) -> int:
    """Turn a number."""
    if way in (CHEAPER, FEWER):
        return n - much
    if way in (DEARER, MORE):
        return n + much
    return 0 if way == FREE else n


def steps_of(effect: Effect) -> list[TurnDial]:
    """List what a line of standing text says; nothing else may stand in it."""
    steps = effect.steps if isinstance(effect, Seq) else [effect]
    found: list[TurnDial] = []
    for step in steps:
        if not isinstance(step, TurnDial):
            raise WordError("only " + ", ".join(WAYS) + " stand for good", "", [])
        found.append(step)
    return found

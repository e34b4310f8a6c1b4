"""Ghosts: white cubes that haunt everybody, and the attack as this rulebook carries it out."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import BLACK, COLOUR, HUNTER, Bag
from burgle.chapters.health import Health
from burgle.kernel import refs
from burgle.kernel.codes import IN, PASS, PICK, arg_of, kind_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.pile import without
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules, Step
from burgle.kernel.state import Frame, State


class Haunt(Effect):
    """Ghosts come from the bank to the Clank! area."""

    __slots__ = ("n", "bag")

    def __init__(self, n: int, bag: GhostBag) -> None:
        super().__init__(True)
        self.n = n
        self.bag = bag

    def run(self, st: State, who: int, source: int) -> None:
        self.bag.appear(st, self.n)

    def say(self) -> Phrase:
        return Phrase("ghost", self.n)

    def icons(self) -> list[str]:
        return ["ghost"] * self.n

    def text(self) -> str:
        return "ghost " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "Ghosts")


class HauledKind(FrameKind):
    """All cubes of an attack are on the table: `items` holds the Ghosts still to act, as seats they reach."""

    __slots__ = ("bag",)

    def __init__(self, bag: GhostBag) -> None:
        super().__init__(False, False, public=True)
        self.bag = bag

    def run(self, st: State, f: Frame) -> None:
        if f.items:
            seat = f.items.pop(0)
            if self.bag.can_react(st, seat):
                st.push(self.bag.k_react, seat, 0, 0)
            else:
                self.bag.scare(st, seat)
            return
        st.stack.pop()
        st.nums[self.bag.hunters] += f.a
        for p in st.from_active():
            if p.damage >= self.bag.health.meter:
                self.bag.health.knock_out(st, p)
        if st.piles[self.bag.bag].size() == 0:
            st.emit(events.BAG_EMPTY, -1, 0, 0, -1)
            self.bag.knock_everybody_out(st)
        if st.nobody_in():
            st.stack.clear()


class ReactKind(FrameKind):
    """A player whom a Ghost is about to hurt may answer with a card from hand."""

    __slots__ = ("bag",)

    def __init__(self, bag: GhostBag) -> None:
        super().__init__(True, False, public=True)
        self.bag = bag

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = [option(PICK, card) for card in self.bag.reactions(st, f.who)]
        return [*codes, option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PASS:
            self.bag.scare(st, f.who)
            return
        card = arg_of(code)
        p = st.players[f.who]
        p.hand = without(p.hand, card)
        p.discard = [*p.discard, card]
        st.emit(events.DISCARD, f.who, card, 0, card)
        effect = st.rules.cards[card].react
        assert effect is not None
        run_later(st, f.who, effect, card)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else refs.card(arg_of(code), "hand")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-ghost")


class BankGhosts(Step):
    """The Ghosts wait in the bank."""

    __slots__ = ("bag",)

    def __init__(self, bag: GhostBag) -> None:
        self.bag = bag

    def run(self, st: State, who: int) -> None:
        st.nums[self.bag.banked] = st.rules.params["ghosts"]


class GhostBag(Bag):
    """The dragon's bag: all cubes are drawn first, then damage is dealt, Ghosts last (CA-159, CA-234)."""

    __slots__ = ("banked", "k_hauled", "k_react", "e_ghost")

    def __init__(self, health: Health) -> None:
        super().__init__(health)
        self.banked = -1
        self.k_hauled = -1
        self.k_react = -1
        self.e_ghost = -1

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.banked = rules.num("ghosts_banked")
        self.k_hauled = rules.frame(HauledKind(self))
        self.k_react = rules.frame(ReactKind(self))
        self.e_ghost = rules.event("ghost", "num")
        rules.words["ghost"] = self.ghost_word
        rules.reactions.append("ghost")
        rules.steps["bank ghosts"] = BankGhosts(self)

    def ghost_word(self, r: Reader) -> Effect:
        """`ghost N`: Ghosts from the bank to the Clank! area"""
        return Haunt(r.number(1), self)

    def appear(self, st: State, n: int) -> None:
        """Bring Ghosts to the Clank! area while any are left."""
        n = min(n, st.nums[self.banked])
        st.nums[self.banked] -= n
        st.nums[self.hunters] += n
        if n:
            st.emit(self.e_ghost, -1, n, 0, -1)

    def attack(self, st: State, who: int, n: int, kind: int) -> None:
        super().attack(st, who, n, kind)
        frame = st.stack.pop()  # the shared attack draws cube by cube; here all are drawn before any hurts
        bag = st.piles[self.bag]
        drawn = [bag.draw(st.chance) for _ in range(min(frame.a, bag.size()))]
        st.reveal()  # now, not when all is settled: somebody may be asked to react in between
        for cube in drawn:
            st.emit(events.CUBE, cube - COLOUR if cube >= COLOUR else -1, cube, 0, -1)
        st.nums[self.health.black] += drawn.count(BLACK)
        ghosts = drawn.count(HUNTER)
        for cube in drawn:
            if cube >= COLOUR:
                p = st.players[cube - COLOUR]
                if p.status == IN and p.damage < self.health.meter:
                    self.health.count_damage(st, p, -1)
                else:
                    p.aside += 1
        hauled = st.push(self.k_hauled, who, ghosts, 0)
        for _ in range(ghosts):
            hauled.items.extend([p.seat for p in st.from_active()])

    def scare(self, st: State, seat: int) -> None:
        """Deal a Ghost's damage; a full meter takes no more, and knock-outs come when all is done."""
        p = st.players[seat]
        if p.status == IN and p.damage < self.health.meter:
            self.health.take_cube(st, p)
            self.health.count_damage(st, p, -1)

    def reactions(self, st: State, seat: int) -> list[int]:
        """List the cards in hand that can answer a Ghost."""
        found: list[int] = []
        for card in st.players[seat].hand:
            if st.rules.cards[card].react is not None and card not in found:
                found.append(card)
        return found

    def can_react(self, st: State, seat: int) -> bool:
        """Say whether a Ghost is about to hurt a player who may have an answer to it.

        Who owns such a card is known to all, where it is is not: the player is asked whether it is in hand or in the
        deck, so that the question tells nobody.
        """
        p = st.players[seat]
        if p.status != IN or p.damage >= self.health.meter:
            return False
        everybody = (1 << len(st.players)) - 1
        hidden = p.hand + p.deck.rest
        for i in range(len(p.deck.top)):
            if p.deck.seen[i] != everybody:
                hidden.append(p.deck.top[i])
        for card in hidden:
            if st.rules.cards[card].react is not None:
                return True
        return False

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        super().show(st, seat, out)
        out["ghosts_banked"] = st.nums[self.banked]

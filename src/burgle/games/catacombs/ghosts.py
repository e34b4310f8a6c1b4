"""Ghosts: white cubes that haunt everybody, last of all that an attack has drawn (CA-159, CA-234)."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import HUNTER, Bag, SettleKind
from burgle.kernel import refs
from burgle.kernel.codes import IN, PASS, PICK, arg_of, kind_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.pile import without
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State


class Haunt(Effect):
    """Ghosts come from the bank to the Clank! area."""

    __slots__ = ("n", "ghosts")

    def __init__(self, n: int, ghosts: Ghosts) -> None:
        super().__init__(True)
        self.n = n
        self.ghosts = ghosts

    def run(self, st: State, who: int, source: int) -> None:
        self.ghosts.appear(st, self.n)

    def say(self) -> Phrase:
        return Phrase("ghost", self.n)

    def icons(self) -> list[str]:
        return ["ghost"] * self.n

    def text(self) -> str:
        return "ghost " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "Ghosts")


class HauledKind(SettleKind):
    """All cubes of an attack are on the table: `a` Ghosts among them, `items` the seats that they still have to reach."""

    __slots__ = ("ghosts",)

    def __init__(self, ghosts: Ghosts) -> None:
        super().__init__(ghosts.bag)
        self.ghosts = ghosts

    def run(self, st: State, f: Frame) -> None:
        if f.items:
            seat = f.items.pop(0)
            if self.ghosts.can_react(st, seat):
                st.push(self.ghosts.k_react, seat, 0, 0)
            else:
                self.ghosts.scare(st, seat)
            return
        st.stack.pop()
        st.nums[self.ghosts.bag.hunters] += f.a
        self.settle(st)


class ReactKind(FrameKind):
    """A player whom a Ghost is about to hurt may answer with a card from hand."""

    __slots__ = ("ghosts",)

    def __init__(self, ghosts: Ghosts) -> None:
        super().__init__(True, False, public=True)
        self.picks("react", refs.CARD)
        self.ghosts = ghosts

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = [option(PICK, card) for card in self.ghosts.reactions(st, f.who)]
        return [*codes, option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PASS:
            self.ghosts.scare(st, f.who)
            return
        card = arg_of(code)
        p = st.players[f.who]
        p.hand = without(p.hand, card)
        p.discard = [*p.discard, card]
        st.emit(events.DISCARD, f.who, card, 0, card)
        effect = st.rules.cards[card].react
        assert effect is not None
        run_later(st, f.who, effect, card)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, card.id) for card in rules.cards if card.react is not None]

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

    __slots__ = ("ghosts",)

    def __init__(self, ghosts: Ghosts) -> None:
        self.ghosts = ghosts

    def run(self, st: State, who: int) -> None:
        st.nums[self.ghosts.banked] = st.rules.params["ghosts"]


class Ghosts(Chapter):
    """The Ghosts: in the bank, in the Clank! area, in the bag."""

    __slots__ = ("bag", "banked", "k_react", "e_ghost")

    def __init__(self, bag: Bag) -> None:
        self.bag = bag
        self.bag.settling = HauledKind(self)
        self.banked = -1
        self.k_react = -1
        self.e_ghost = -1

    def build(self, rules: Rules) -> None:
        self.banked = rules.num("ghosts_banked")
        self.k_react = rules.frame(ReactKind(self))
        self.e_ghost = rules.event("ghost", "num")
        rules.words["ghost"] = self.ghost_word
        rules.reactions.append("ghost")
        rules.steps["bank ghosts"] = BankGhosts(self)
        rules.on_cube.append(self)

    def ghost_word(self, r: Reader) -> Effect:
        """`ghost N`: Ghosts from the bank to the Clank! area"""
        return Haunt(r.number(1), self)

    def appear(self, st: State, n: int) -> None:
        """Bring Ghosts to the Clank! area while any are left."""
        n = min(n, st.nums[self.banked])
        st.nums[self.banked] -= n
        st.nums[self.bag.hunters] += n
        if n:
            st.emit(self.e_ghost, -1, n, 0, -1)

    def cube_drawn(self, st: State, cube: int) -> None:
        """Let a Ghost wait until the colours have hurt, then reach everybody from the active player on."""
        if cube == HUNTER:
            hauled = st.stack[-1]
            hauled.a += 1
            hauled.items.extend([p.seat for p in st.from_active()])

    def scare(self, st: State, seat: int) -> None:
        """Deal a Ghost's damage; a full meter takes no more, and knock-outs come when all is done."""
        if st.players[seat].status == IN:
            self.bag.health.scare(st, st.players[seat])

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
        if p.status != IN or p.damage >= self.bag.health.meter:
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
        out["ghosts_banked"] = st.nums[self.banked]

"""Reactions: cards that may go from hand to the play area when something happens, and pay in the owner's next turn.

Who owns such a card is public, where it is is not: its owner is asked whether it is in hand or in the deck, so that the
question tells nobody.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.decks import draw_cards
from burgle.kernel import refs
from burgle.kernel.codes import D_PLAYED, IN, PASS, PICK, arg_of, kind_of, option
from burgle.kernel.content import word_in
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.pile import without
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

HURT: Final = 0
HEALED: Final = 1
ATTACKED: Final = 2
TRASHED: Final = 3
MOMENTS: Final = ("hurt", "healed", "attacked", "trashed")


class AnswerKind(FrameKind):
    """A player may answer an event (`b`) with cards from hand: with the first `a` of it, for others were drawn after it."""

    __slots__ = ("reactions",)

    def __init__(self, reactions: Reactions) -> None:
        super().__init__(True, False, public=True)
        self.reactions = reactions

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = [option(PICK, card) for card in self.reactions.ready(st, st.players[f.who], f.a, f.b)]
        return [*codes, option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        if kind_of(code) == PASS:
            st.stack.pop()
            return
        f.a -= 1
        self.reactions.answer(st, st.players[f.who], arg_of(code))
        if not self.reactions.may_answer(st, st.players[f.who], f.b):
            st.stack.pop()

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else refs.card(arg_of(code), "hand")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-" + MOMENTS[f.b])


class KeepWaiting(Step):
    """Played cards go to the discard pile; those that wait for their owner's next turn stay (L2-242)."""

    __slots__ = ("plain", "reactions")

    def __init__(self, plain: Step, reactions: Reactions) -> None:
        self.plain = plain
        self.reactions = reactions

    def run(self, st: State, who: int) -> None:
        self.plain.run(st, who)
        p = st.players[who]
        for card in self.reactions.waiting(st, who):
            p.discard = without(p.discard, card)
            p.play = [*p.play, card]


class Reactions(Chapter):
    """Cards that answer to what happens, and what waits for the next turn of its owner."""

    __slots__ = ("moment_of", "felt", "trashed", "seen", "attacked", "wait", "k_answer", "e_react")

    def __init__(self) -> None:
        self.moment_of: list[int] = []  # by card: the event that it answers to, -1 for none

    def build(self, rules: Rules) -> None:
        self.felt = rules.player_num("felt")  # the damage that was there when somebody looked last
        self.trashed = rules.deed("trashed")
        self.seen = rules.deed("trashed_seen")
        self.attacked = rules.num("attacked")
        self.wait = rules.zone("waiting")  # pairs of seat and card
        self.k_answer = rules.frame(AnswerKind(self), "answer")
        self.e_react = rules.event("react", "card")
        rules.steps["discard"] = KeepWaiting(rules.steps["discard"], self)
        rules.watchers.append(self)
        rules.on_cube.append(self)
        rules.on_turn.append(self)

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            word = word_in(card.more, "reacts")
            self.moment_of.append(MOMENTS.index(word) if word in MOMENTS else -1)

    # ---------------------------------------------------------------- what happens

    def cube_drawn(self, st: State, cube: int) -> None:
        """Note an attack: one event, however many cubes it draws (L2-124)."""
        st.nums[self.attacked] = 1

    def noticed(self, st: State, dirty: int) -> None:
        """Ask whoever may have an answer to what has happened, from the active player on."""
        attacked = st.nums[self.attacked]
        st.nums[self.attacked] = 0
        happened: list[Player] = st.from_active()
        happened.reverse()  # what is pushed last is asked first
        for p in happened:
            felt = p.nums[self.felt]
            p.nums[self.felt] = p.damage
            if attacked:
                self.invite(st, p, ATTACKED)
            if p.damage > felt:
                self.invite(st, p, HURT)
            elif p.damage < felt:
                self.invite(st, p, HEALED)
            if p.seat == st.active and st.deeds[self.trashed] > st.deeds[self.seen]:
                st.deeds[self.seen] = st.deeds[self.trashed]
                self.invite(st, p, TRASHED)

    def invite(self, st: State, p: Player, moment: int) -> None:
        """Ask a player for an answer, if there may be one."""
        if p.status == IN and self.may_answer(st, p, moment):
            st.push(self.k_answer, p.seat, len(p.hand), moment)

    def may_answer(self, st: State, p: Player, moment: int) -> bool:
        """Say whether a player has a card for this event in hand or deck."""
        for card in p.hand + p.deck.rest + p.deck.top:
            if self.moment_of[card] == moment:
                return True
        return False

    def ready(self, st: State, p: Player, n: int, moment: int) -> list[int]:
        """List the cards that may answer an event: of the first so many of the hand."""
        return [card for card in p.hand[:n] if self.moment_of[card] == moment]

    # ---------------------------------------------------------------- and what is made of it

    def answer(self, st: State, p: Player, card: int) -> None:
        """Lay a card into the play area, where it waits, and draw another for it (L2-121, L2-123)."""
        p.hand = without(p.hand, card)
        p.play = [*p.play, card]
        st.add(self.wait, [p.seat, card])
        st.emit(self.e_react, p.seat, card, 0, card)
        draw_cards(st, p, 1, [])

    def waiting(self, st: State, seat: int) -> list[int]:
        """List the cards of a player that wait for the next turn."""
        pairs = st.zones[self.wait]
        return [pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at] == seat]

    def began(self, st: State, p: Player) -> None:
        """Let the cards that waited count as if they were played now (L2-123)."""
        ready = self.waiting(st, p.seat)
        pairs = st.zones[self.wait]
        if not ready:
            return
        st.empty(self.wait)
        others = [n for at in range(0, len(pairs), 2) if pairs[at] != p.seat for n in (pairs[at], pairs[at + 1])]
        st.add(self.wait, others)
        for card in ready:
            if card in p.play:  # nobody has trashed it meanwhile
                st.dirty |= D_PLAYED
                kind = st.rules.cards[card]
                for chapter in st.rules.on_play:
                    chapter.played(st, p, kind)
                if kind.play is not None:
                    kind.play.run(st, p.seat, card)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        pairs, cards = st.zones[self.wait], st.rules.cards
        out["waiting"] = [
            {"seat": pairs[at], "card": cards[pairs[at + 1]].key} for at in range(0, len(pairs), 2)
        ]  # fmt: skip

"""Reactions: cards that may go from hand to the play area when something happens, and pay in the owner's next turn.

Only who holds such a card is asked, as one is at a table: that the question is put says that there is one in hand, and
nothing else. Asking every owner, with "no" as the only answer, would hide it at the price of a question at every event.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.decks import draw_cards
from burgle.kernel import refs
from burgle.kernel.codes import D_DEEDS, D_PLAYED, D_WEALTH, IN, PASS, PICK, arg_of, kind_of, option
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
QUESTIONS: Final = ("ask-hurt", "ask-healed", "ask-attacked", "ask-trashed")


class AnswerKind(FrameKind):
    """A player may answer an event (`b`) with cards from hand: with the first `a` of it, for others were drawn after it."""

    __slots__ = ("reactions",)

    def __init__(self, reactions: Reactions) -> None:
        super().__init__(True, True, public=True)
        self.picks("react", refs.CARD)
        self.reactions = reactions

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = [option(PICK, card) for card in self.reactions.ready(st, st.players[f.who], f.a, f.b)]
        return [*codes, option(PASS, 0)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        if kind_of(code) == PASS:
            st.stack.pop()
            return
        for other in st.stack:  # what is drawn now was in nobody's hand at any event that is still asked about (L2-124)
            if other.kind == f.kind and other.who == f.who:
                other.a -= 1
        self.reactions.answer(st, st.players[f.who], arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, card.id) for card in rules.cards if self.reactions.moment_of[card.id] >= 0]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "react"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else refs.card(arg_of(code), "hand")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase(QUESTIONS[f.b])


class KeepWaiting(Step):
    """Played cards go to the discard pile; those that wait for their owner's next turn stay (L2-242)."""

    __slots__ = ("plain", "reactions")

    def __init__(self, plain: Step, reactions: Reactions) -> None:
        self.plain = plain
        self.reactions = reactions

    def run(self, st: State, who: int) -> None:
        self.plain.run(st, who)
        waiting = self.reactions.waiting(st, who)
        if not waiting:
            return
        p = st.players[who]
        kept: list[int] = []
        for card in waiting:
            if card in p.discard:  # nobody has trashed it meanwhile
                p.discard = without(p.discard, card)
                kept.append(card)
        p.play = [*p.play, *kept]
        if len(kept) < len(waiting):
            self.reactions.wait_with(st, who, kept)


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
        self.wait = rules.zone("waiting", size=24)  # pairs of seat and card
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
        st.dirty |= D_DEEDS  # black cubes alone change nothing that anybody would look at

    def noticed(self, st: State, dirty: int) -> None:
        """Ask whoever may have an answer to what has happened, from the active player on."""
        if dirty & (D_DEEDS | D_WEALTH) == 0:
            return  # nobody was attacked, hurt or healed, and nothing trashed
        attacked = st.nums[self.attacked]
        if attacked == 0 and st.deeds[self.trashed] <= st.deeds[self.seen]:
            for p in st.players:
                if p.damage != p.nums[self.felt]:
                    break
            else:
                return  # most of what happens concerns nobody
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
        """Ask a player for an answer, if there is one in hand."""
        if p.status == IN and self.ready(st, p, len(p.hand), moment):
            st.push(self.k_answer, p.seat, len(p.hand), moment)

    def ready(self, st: State, p: Player, n: int, moment: int) -> list[int]:
        """List the cards that may answer an event, twins once: of the first so many of the hand."""
        found: list[int] = []
        for card in p.hand[:n]:
            if self.moment_of[card] == moment and card not in found:
                found.append(card)
        return found

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

    def wait_with(self, st: State, seat: int, cards: list[int]) -> None:
        """Let these cards of a player wait for the next turn, and no others."""
        pairs = st.zones[self.wait]
        others = [n for at in range(0, len(pairs), 2) if pairs[at] != seat for n in (pairs[at], pairs[at + 1])]
        st.empty(self.wait)
        st.add(self.wait, others)
        for card in cards:
            st.add(self.wait, [seat, card])

    def began(self, st: State, p: Player) -> None:
        """Let the cards that waited count as if they were played now (L2-123)."""
        ready = self.waiting(st, p.seat)
        if not ready:
            return
        self.wait_with(st, p.seat, [])
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

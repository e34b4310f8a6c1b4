"""Scratch boxes: covered parts of a card's text that are uncovered for ever, chosen blind (L2-138).

What is covered is worded nowhere: only its number is in the rulebook, so that nothing moves when it comes to light.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.decks import owned
from burgle.kernel import refs
from burgle.kernel.codes import D_CARDS, PICK, arg_of, option
from burgle.kernel.content import Card
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect, in_force
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

BOXES: Final = ("box_a", "box_b")
SIDES: Final = ("left", "right")  # what a player can tell of a covered box


def box(card: int, side: int) -> int:
    """Pack a box of a card."""
    return card << 1 | side


def card_of(code: int) -> int:
    """Say on which card a box is."""
    return code >> 1


def side_of(code: int) -> int:
    """Say which of the boxes of a card it is."""
    return code & 1


class ScratchCard(Effect):
    """Uncover a box of one of one's own cards."""

    __slots__ = ("scratches",)

    def __init__(self, scratches: Scratches) -> None:
        super().__init__(False)
        self.scratches = scratches

    def run(self, st: State, who: int, source: int) -> None:
        if self.possible(st, who, source):
            st.push(self.scratches.k_scratch, who, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.scratches.covered(st, st.players[who]))

    def say(self) -> Phrase:
        return Phrase("scratch")

    def icons(self) -> list[str]:
        return ["scratch"]

    def text(self) -> str:
        return "scratch card"


class ScratchKind(FrameKind):
    """The question which box to scratch: nobody knows what is under it."""

    __slots__ = ("scratches",)

    def __init__(self, scratches: Scratches) -> None:
        super().__init__(True, True, public=True)
        self.scratches = scratches

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, code) for code in self.scratches.covered(st, st.players[f.who])]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.scratches.scratch(st, f.who, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        found = arg_of(code)
        return "scratch " + st.rules.cards[card_of(found)].name + " " + SIDES[side_of(found)]

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "scratch"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [
            *refs.card(card_of(arg_of(code)), "hand"),
            Ref("box", side_of(arg_of(code)), "", SIDES[side_of(arg_of(code))]),
        ]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-scratch")


class LayOpen(Step):
    """What is uncovered in the copy that is played with lies open."""

    __slots__ = ("scratches",)

    def __init__(self, scratches: Scratches) -> None:
        self.scratches = scratches

    def run(self, st: State, who: int) -> None:
        if not st.zones[self.scratches.open]:  # else a campaign has said what is
            st.add(self.scratches.open, self.scratches.at_first)


class Scratched(Count):
    """Boxes that are uncovered on all cards a player owns."""

    __slots__ = ("scratches",)

    def __init__(self, scratches: Scratches) -> None:
        super().__init__("scratched", D_CARDS)
        self.scratches = scratches

    def value(self, st: State, p: Player, source: int) -> int:
        mine = owned(p)
        return len([code for code in st.zones[self.scratches.open] if card_of(code) in mine])


class Scratches(Chapter):
    """Which boxes are uncovered, and what they add to their cards."""

    __slots__ = ("standard", "at_first", "text_of", "open", "k_scratch", "e_scratch")

    def __init__(self, standard: list[str]) -> None:
        self.standard = standard  # boxes that are uncovered in a game without a campaign: "lamplighter.a"
        self.at_first: list[int] = []
        self.text_of: dict[int, int] = {}  # box -> its line of effects

    def build(self, rules: Rules) -> None:
        self.open = rules.zone("scratched")
        self.k_scratch = rules.frame(ScratchKind(self))
        self.e_scratch = rules.event("scratch", "card", "num")
        rules.words["scratch"] = self.word
        rules.counts["scratched"] = self.count
        rules.steps["lay open"] = LayOpen(self)
        rules.on_play.append(self)

    def check(self, rules: Rules) -> None:
        for card in rules.cards:
            for side in range(len(BOXES)):
                if BOXES[side] in card.moments:
                    code = box(card.id, side)
                    self.text_of[code] = card.moments[BOXES[side]].id
                    if card.key + "." + "ab"[side] in self.standard:
                        self.at_first.append(code)
                    else:
                        del card.moments[BOXES[side]]  # nobody reads it before it is scratched

    def word(self, r: Reader) -> Effect:
        """`scratch card`: uncover a box of one of your cards, blind"""
        r.expect("card")
        return ScratchCard(self)

    def count(self, r: Reader) -> Count:
        """`scratched`: uncovered boxes on your cards"""
        return Scratched(self)

    def covered(self, st: State, p: Player) -> list[int]:
        """List the boxes on a player's cards that are still covered."""
        mine = owned(p)
        return [code for code in self.text_of if card_of(code) in mine and code not in st.zones[self.open]]

    def scratch(self, st: State, who: int, code: int) -> None:
        """Uncover a box: what it shows is part of the card at once."""
        st.add(self.open, [code])
        st.reveal()
        st.dirty |= D_CARDS
        st.emit(self.e_scratch, who, card_of(code), side_of(code), -1)

    def played(self, st: State, p: Player, card: Card) -> None:
        """Add what is uncovered to what a card does."""
        for side in range(len(BOXES)):
            code = box(card.id, side)
            if code in self.text_of and code in st.zones[self.open]:
                in_force(st, st.rules.effects[self.text_of[code]]).run(st, p.seat, card.id)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        cards = st.rules.cards
        out["scratched"] = [
            {"card": cards[card_of(code)].key, "box": SIDES[side_of(code)]} for code in st.zones[self.open]
        ]

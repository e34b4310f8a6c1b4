"""Scratch boxes: covered parts of a card's text that are uncovered for ever, chosen blind (L2-138).

What is covered is worded nowhere: only its number is in the rulebook, so that nothing moves when it comes to light.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.decks import owned
from burgle.chapters.entry_kinds import SCRATCHED
from burgle.chapters.storage import Storage
from burgle.games.spec import PieceError
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
ANY_OWN: Final = 1
STARTING: Final = 2
ONE_CARD: Final = 3


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
            st.push(self.scratches.k_scratch, who, ANY_OWN, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.scratches.covered_on(st, owned(st.players[who])))

    def say(self) -> Phrase:
        return Phrase("scratch")

    def icons(self) -> list[str]:
        return ["scratch"]

    def text(self) -> str:
        return "scratch card"


class ScratchKind(FrameKind):
    """The question which box to scratch: nobody knows what is under it.

    `a` is 1 for any of the player's cards, 2 for those of the starting deck, or 3 for the card `b`.
    """

    __slots__ = ("scratches",)

    def __init__(self, scratches: Scratches) -> None:
        super().__init__(True, True, public=True)
        self.beyond = True
        self.scratches = scratches

    def ask(self, st: State, f: Frame) -> list[int]:
        if f.a == ANY_OWN:
            cards = owned(st.players[f.who])
        elif f.a == STARTING:
            cards = self.scratches.unscratched_starters(st, f.who)
        else:
            cards = [f.b]
        return [option(PICK, code) for code in self.scratches.covered_on(st, cards)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.scratches.scratch(st, f.who, arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, code) for code in self.scratches.text_of]

    def address(self, rules: Rules, code: int) -> str:
        return refs.named(rules, "scratch", refs.CARD, card_of(arg_of(code))) + ":" + SIDES[side_of(arg_of(code))]

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
        if self.scratches.storage is None:  # else a campaign has said what is
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

    __slots__ = (
        "standard",
        "storage",
        "at_first",
        "text_of",
        "boxed",
        "open",
        "seats",
        "starters",
        "veiled",
        "k_scratch",
        "e_scratch",
    )

    def __init__(self, standard: list[str]) -> None:
        self.standard = standard  # boxes that are uncovered in a game without a campaign: "lamplighter.a"
        self.storage: Storage | None = None  # of a campaign, which remembers what was scratched
        self.at_first: list[int] = []
        self.text_of: dict[int, int] = {}  # box -> its line of effects
        self.boxed: list[bool] = []  # by card: whether it has such a box
        self.starters = -1

    def build(self, rules: Rules) -> None:
        self.open = rules.zone("scratched")
        self.k_scratch = rules.frame(ScratchKind(self))
        self.e_scratch = rules.event("scratch", "card", "num")
        if self.storage is None:
            rules.veil = rules.num("veiled")  # nobody can imagine what lies under a box
        rules.words["scratch"] = self.word
        rules.beyond.append("scratch")
        rules.counts["scratched"] = self.count
        rules.steps["lay open"] = LayOpen(self)
        rules.on_play.append(self)

    def check(self, rules: Rules) -> None:
        self.veiled = rules.veil
        if "starters" in rules.zone_names:
            self.starters = rules.zone_names.index("starters")
        for card in rules.cards:
            self.boxed.append(False)
            for side in range(len(BOXES)):
                if BOXES[side] in card.moments:
                    self.boxed[card.id] = True
                    if card.copies > 1 or (card.deck == "starter" and card.copies):
                        raise PieceError("card", card.key, "copies", "a card with boxes to scratch is one of a kind")
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

    def covered_on(self, st: State, cards: list[int]) -> list[int]:
        """List the boxes on cards that are still covered."""
        return [code for code in self.text_of if card_of(code) in cards and code not in st.zones[self.open]]

    def ask_for(self, st: State, who: int, card: int) -> None:
        """Let a player scratch a box of a card, if one is covered."""
        if self.covered_on(st, [card]):
            st.push(self.k_scratch, who, ONE_CARD, card)

    # ---------------------------------------------------------------- cards of starting decks

    def starters_of(self, st: State, seat: int) -> list[int]:
        """List the cards with boxes that a player begins with for good."""
        if self.storage is None:
            return []
        character, changes = self.storage.character_of(st, seat), st.zones[self.starters]
        mine: list[int] = []
        for at in range(0, len(changes), 3):
            if changes[at] == character and changes[at + 2] > 0:
                mine.append(changes[at + 1])
            elif changes[at] == character and changes[at + 1] in mine:
                mine.remove(changes[at + 1])
        return [card for card in mine if box(card, 0) in self.text_of or box(card, 1) in self.text_of]

    def is_scratched(self, st: State, card: int) -> bool:
        """Say whether any box of a card is uncovered."""
        return box(card, 0) in st.zones[self.open] or box(card, 1) in st.zones[self.open]

    def starters_open(self, st: State, seat: int) -> int:
        """Count the scratched cards of a player's starting deck."""
        return len([card for card in self.starters_of(st, seat) if self.is_scratched(st, card)])

    def unscratched_starters(self, st: State, seat: int) -> list[int]:
        """List the cards of a player's starting deck that nobody has scratched."""
        return [card for card in self.starters_of(st, seat) if not self.is_scratched(st, card)]

    def ask_for_starter(self, st: State, seat: int) -> None:
        """Let a player scratch a card of the own starting deck."""
        st.push(self.k_scratch, seat, STARTING, 0)

    # ---------------------------------------------------------------- scratching

    def scratch(self, st: State, who: int, code: int) -> None:
        """Uncover a box: what it shows is part of the card at once. In an imagined world nobody knows what that is."""
        st.reveal()
        st.emit(self.e_scratch, who, card_of(code), side_of(code), -1)
        if st.nums[self.veiled]:
            return
        st.add(self.open, [code])
        st.dirty |= D_CARDS
        if self.storage is not None:
            self.storage.note(st, SCRATCHED, who, card_of(code), side_of(code), -1)

    def played(self, st: State, p: Player, card: Card) -> None:
        """Add what is uncovered to what a card does."""
        if not self.boxed[card.id]:
            return
        for side in range(len(BOXES)):
            code = box(card.id, side)
            if code in self.text_of and code in st.zones[self.open]:
                in_force(st, st.rules.effects[self.text_of[code]]).run(st, p.seat, card.id)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        cards = st.rules.cards
        out["scratched"] = [
            {"card": cards[card_of(code)].key, "box": SIDES[side_of(code)], "effect": self.text_of[code]}
            for code in st.zones[self.open]
        ]  # what a view makes words of

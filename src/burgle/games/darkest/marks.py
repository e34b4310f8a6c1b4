"""Marks: the stickers of a character's colour on blue cards and on spaces of the map, in the order of marking.

They belong to the character, not to who owns the card; what they do, a rule slot or a text says (L2-191).
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.entry_kinds import COVERED, MARKED
from burgle.chapters.events import A_SPACE
from burgle.chapters.storage import Storage
from burgle.games.darkest.mark_counts import MarksOn
from burgle.games.darkest.milestones import Milestones
from burgle.games.darkest.scratches import Scratches
from burgle.kernel.codes import D_CARDS, D_DEEDS, PICK, arg_of, option
from burgle.kernel.content import Card
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

ADVENTURE: Final = "adventure"
CARD: Final = 0
RANDOM: Final = 1
MILESTONE_SPACE: Final = 2
MAP_SPACE: Final = 3
MARK: Final = 1.5  # points that a mark is worth to who has put it, as much as a checkmark in other campaigns


class Mark(Effect):
    """`mark card`, `mark card even marked`, `mark random card`, `mark milestone` and `mark space S`."""

    __slots__ = ("sort", "even", "room", "key", "marks")

    def __init__(self, sort: int, even: bool, room: int, key: str, marks: Marks) -> None:
        super().__init__(False)
        self.sort = sort
        self.even = even  # a card that bears a mark may bear another one
        self.room = room
        self.key = key
        self.marks = marks

    def run(self, st: State, who: int, source: int) -> None:
        if who < 0:
            return
        if self.sort == CARD:
            self.marks.mark_available(st, who, self.even)
        elif self.sort == RANDOM:
            self.marks.mark_random(st, who, False)
        elif self.sort == MILESTONE_SPACE:
            self.marks.mark_milestone(st, who)
        else:
            self.marks.mark_space(st, who, self.room)

    def say(self) -> Phrase:
        if self.sort == MAP_SPACE:
            return Phrase("mark-space", 0, [self.key])
        return Phrase(["mark-card-again" if self.even else "mark-card", "mark-random", "mark-milestone"][self.sort])

    def icons(self) -> list[str]:
        return ["mark"]

    def text(self) -> str:
        if self.sort == MAP_SPACE:
            return "mark space " + self.key
        return ["mark card even marked" if self.even else "mark card", "mark random card", "mark milestone"][self.sort]


class MarkCardKind(FrameKind):
    """The question which available blue card to mark; `a`: one that bears a mark may bear another."""

    __slots__ = ("marks",)

    def __init__(self, marks: Marks) -> None:
        super().__init__(True, True, public=True)
        self.beyond = True
        self.marks = marks

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, card) for card in self.marks.markable(st, st.players[f.who], f.a == 1)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.marks.mark_card(st, f.who, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "mark " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "mark"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        card = arg_of(code)
        return [Ref("card", card, self.marks.lies(st, st.players[f.who], card))]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-mark")


class LayMarks(Step):
    """The marks of the copy that is played with are there from the beginning."""

    __slots__ = ("marks",)

    def __init__(self, marks: Marks) -> None:
        self.marks = marks

    def run(self, st: State, who: int) -> None:
        if self.marks.storage is None:
            st.add(self.marks.on_cards, self.marks.at_first)


class Marks(Chapter):
    """Who has marked what. A card bears several marks if a text says so, a space one of each character (L2-186, L2-245)."""

    __slots__ = (
        "storage", "milestones", "scratches", "standard", "at_first", "on_cards", "on_spaces", "starters", "spent", "fetched",
        "gone", "stream", "blind", "k_mark", "e_card", "e_space", "e_covered", "e_space_covered",
    )  # fmt: skip

    def __init__(
        self, storage: Storage | None, milestones: Milestones | None, scratches: Scratches, standard: list[str]
    ) -> None:
        self.storage = storage  # None: a game without a campaign, in which seats stand for characters
        self.milestones = milestones
        self.scratches = scratches
        self.standard = standard  # marks of a game without a campaign: "lamplighter.0"
        self.at_first: list[int] = []
        self.starters = self.fetched = self.gone = -1

    def build(self, rules: Rules) -> None:
        self.on_cards = rules.zone("card_marks")  # pairs: card, character; those of one card in the order of marking
        self.on_spaces = rules.zone("space_marks")
        self.blind = rules.num("marks_blind")  # somebody catches up: 1 more than there were marks on cards before it
        self.stream = rules.stream("marks")
        self.k_mark = rules.frame(MarkCardKind(self))
        self.e_card = rules.event("mark", "card")
        self.e_space = rules.event("mark_space", A_SPACE)
        self.e_covered = rules.event("mark_covered", "card")
        self.e_space_covered = rules.event("memorial", A_SPACE)
        rules.words["mark"] = self.word
        rules.beyond.append("mark")
        rules.counts["marks"] = self.count
        rules.counts["marked"] = self.marked_count
        rules.steps["lay marks"] = LayMarks(self)
        rules.on_raze.append(self)
        if self.storage is not None:
            rules.keeper(self)

    def check(self, rules: Rules) -> None:
        self.spent = rules.zone_names.index("spent")
        if "starters" in rules.zone_names:
            self.starters = rules.zone_names.index("starters")
        if self.storage is not None:
            self.fetched, self.gone = rules.zone_names.index("fetched"), rules.zone_names.index("gone")
        rules.things["marked"] = [
            *["card:" + card.key for card in rules.cards],
            *["space:" + space.key for space in rules.spaces],
        ]
        for text in self.standard:
            key, _, character = text.partition(".")
            self.at_first.extend([rules.card_ids[key], int(character)])

    def word(self, r: Reader) -> Effect:
        """`mark card [even marked]`, `mark random card`, `mark space SPACE`, `mark milestone`: your mark, for good"""
        if r.accept("milestone"):
            return Mark(MILESTONE_SPACE, False, -1, "", self)
        if r.accept("space"):
            space = r.rules.spaces[r.one_of([space.key for space in r.rules.spaces], A_SPACE)]
            return Mark(MAP_SPACE, False, space.id, space.key, self)
        if r.accept("random"):
            r.expect("card")
            return Mark(RANDOM, False, -1, "", self)
        r.expect("card")
        even = r.accept("even")
        if even:
            r.expect("marked")
        return Mark(CARD, even, -1, "", self)

    def count(self, r: Reader) -> Count:
        """`marks`: your marks on cards; `marks on SPACE`: all marks there"""
        if not r.accept("on"):
            return MarksOn("marks", self, -1, "")
        space = r.rules.spaces[r.one_of([space.key for space in r.rules.spaces], A_SPACE)]
        return MarksOn("marks_on", self, space.id, space.key)

    def marked_count(self, r: Reader) -> Count:
        """`marked card`: 1 if this card bears your mark; `marked here`: 1 if your space does"""
        word = r.take()
        if word not in ("card", "here"):
            raise WordError("expected 'card' or 'here'", word, ["card", "here"])
        return MarksOn("marked_" + word, self, -1, "")

    # ---------------------------------------------------------------- who and what

    def character_of(self, st: State, seat: int) -> int:
        """Say whose marks a player puts."""
        return seat if self.storage is None else self.storage.character_of(st, seat)

    def on_card(self, st: State, card: int) -> list[int]:
        """List the characters whose marks a card bears, in order."""
        return on(st.zones[self.on_cards], card)

    def on_space(self, st: State, room: int) -> list[int]:
        """List the characters whose marks a space bears, in order."""
        return on(st.zones[self.on_spaces], room)

    def number(self, st: State, character: int) -> int:
        """Count a character's marks on cards."""
        return st.zones[self.on_cards][1::2].count(character)

    def is_blue(self, st: State, card: int) -> bool:
        """Say whether a card can bear marks at all: no monster, no Reserve card and no starting card can (L2-185)."""
        kind = st.rules.cards[card]
        if kind.deck != ADVENTURE or kind.fight >= 0:
            return False
        return self.starters < 0 or not self.in_starting_deck(st, card)

    def in_starting_deck(self, st: State, card: int) -> bool:
        """Say whether somebody begins with a card for good."""
        changes = st.zones[self.starters]
        n = 0
        for at in range(0, len(changes), 3):
            if changes[at + 1] == card:
                n += changes[at + 2]
        return n > 0

    def available(self, st: State, p: Player) -> list[int]:
        """List the blue cards available to a player (L2-126): the own ones but for the deck, the row, the row's discards."""
        found: list[int] = []
        for card in [*p.hand, *p.play, *p.discard, *st.row, *st.zones[self.spent]]:
            if card >= 0 and card not in found and self.is_blue(st, card):
                found.append(card)
        return found

    def markable(self, st: State, p: Player, even: bool) -> list[int]:
        """List the cards that a player may mark now (L2-184, L2-186)."""
        return [card for card in self.available(st, p) if even or not self.on_card(st, card)]

    def lies(self, st: State, p: Player, card: int) -> str:
        """Say where an available card lies."""
        if card in p.hand:
            return "hand"
        if card in p.play:
            return "play"
        return "discard" if card in p.discard else "row"

    # ---------------------------------------------------------------- marking

    def mark_available(self, st: State, who: int, even: bool) -> None:
        """Ask which card to mark; where none can be, a milestone space is marked instead (L2-187).

        Which card somebody marks who catches up is left to chance (L2-215).
        """
        if st.nums[self.blind]:
            self.mark_random(st, who, even)
        elif self.markable(st, st.players[who], even):
            st.push(self.k_mark, who, 1 if even else 0, -1)
        else:
            self.mark_milestone(st, who)

    def mark_random(self, st: State, who: int, even: bool) -> None:
        """Mark a card of the Adventure Deck by chance: one that bears no mark yet, or any (L2-186, L2-215, L2-220)."""
        aside = self.set_aside(st)
        cards = [
            card.id
            for card in st.rules.cards
            if self.in_game(st, card)
            and self.is_blue(st, card.id)
            and card.id not in aside
            and (even or not self.on_card(st, card.id))
        ]
        if cards:
            st.reveal()
            self.mark_card(st, who, cards[st.chance.below(self.stream, len(cards))])
        else:
            self.mark_milestone(st, who)

    def in_game(self, st: State, card: Card) -> bool:
        """Say whether a card is in the game: nobody marks what is sealed or gone for ever (L2-003, L2-004)."""
        if self.storage is None:
            return card.copies > 0
        return card.id not in st.zones[self.gone] and (card.copies > 0 or card.id in st.zones[self.fetched])

    def set_aside(self, st: State) -> list[int]:
        """List the cards that whoever catches up has marked meanwhile: they are out of the deck until then (L2-215)."""
        return st.zones[self.on_cards][2 * (st.nums[self.blind] - 1) :: 2] if st.nums[self.blind] else []

    def mark_card(self, st: State, who: int, card: int) -> None:
        """Put a mark to the right of the others; one covered box of the card is scratched (L2-186, L2-188)."""
        character = self.character_of(st, who)
        if character < 0:
            return
        st.add(self.on_cards, [card, character])
        self.note(st, MARKED, who, card, character, -1)
        st.emit(self.e_card, who, card, 0, -1)
        st.dirty |= D_CARDS
        self.scratches.ask_for(st, who, card)

    def mark_space(self, st: State, who: int, room: int) -> None:
        """Put a mark on a space of the map; a second one of the same character changes nothing (L2-189, L2-245)."""
        character = self.character_of(st, who)
        if character < 0 or character in self.on_space(st, room):
            return
        st.add(self.on_spaces, [room, character])
        self.note(st, MARKED, who, len(st.rules.cards) + room, character, -1)
        st.emit(self.e_space, who, room, 0, -1)
        st.dirty |= D_DEEDS

    def mark_milestone(self, st: State, who: int) -> None:
        """Put a mark on the next free milestone space (L2-190)."""
        if self.milestones is not None:
            self.milestones.mark(st, who)

    def remember(self, st: State, who: int, room: int) -> None:
        """Put the mark of who has fallen on a space, over the newest mark there (L2-205, L2-245)."""
        there = self.on_space(st, room)
        if not there:
            self.mark_space(st, who, room)
            return
        character = self.character_of(st, who)
        if character in there[:-1]:
            self.take_off(st, room, character)  # it moves over the newest: one of each character
        st.zones[self.on_spaces] = replaced(st.zones[self.on_spaces], room, there[-1], character)
        self.note(st, COVERED, who, len(st.rules.cards) + room, there[-1], character)
        st.emit(self.e_space_covered, who, room, 0, -1)
        st.dirty |= D_DEEDS

    def take_off(self, st: State, room: int, character: int) -> None:
        """Take a mark off a space."""
        pairs = st.zones[self.on_spaces]
        left: list[int] = []
        for at in range(0, len(pairs), 2):
            if pairs[at] != room or pairs[at + 1] != character:
                left.extend(pairs[at : at + 2])
        st.zones[self.on_spaces] = left

    def razed(self, st: State, room: int) -> None:
        """Lose the marks on a space that is destroyed (L2-189)."""
        for character in self.on_space(st, room):
            self.take_off(st, room, character)

    def cover(self, st: State, who: int, card: int, old: int) -> None:
        """Put a player's mark over that of another character on a card (L2-219)."""
        character = self.character_of(st, who)
        st.zones[self.on_cards] = replaced(st.zones[self.on_cards], card, old, character)
        self.note(st, COVERED, who, card, old, character)
        st.emit(self.e_covered, who, card, 0, -1)
        st.dirty |= D_CARDS

    def taken_along(self, st: State, p: Player) -> float:
        """Marks on cards and on spaces."""
        character = self.character_of(st, p.seat)
        return MARK * (self.number(st, character) + st.zones[self.on_spaces][1::2].count(character))

    def note(self, st: State, kind: int, who: int, a: int, b: int, c: int) -> None:
        """Note what is for good, where anything is."""
        if self.storage is not None:
            self.storage.note(st, kind, who, a, b, c)
        else:
            st.reveal()

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        cards, spaces = st.zones[self.on_cards], st.zones[self.on_spaces]
        out["marks"] = {
            "cards": [
                {"on": st.rules.cards[card].key, "by": [self.shown(st, who) for who in self.on_card(st, card)]}
                for card in list(dict.fromkeys(cards[::2]))
            ],
            "spaces": [
                {"on": st.rules.spaces[room].key, "by": [self.shown(st, who) for who in self.on_space(st, room)]}
                for room in list(dict.fromkeys(spaces[::2]))
            ],
        }

    def shown(self, st: State, character: int) -> dict[str, object]:
        """Show whose mark it is: the character, and the seat, -1 for who is not at the table."""
        if self.storage is None:
            return {"character": "", "seat": character if character < len(st.players) else -1}
        return {"character": self.storage.characters[character], "seat": self.storage.seat_of(st, character)}


def on(pairs: list[int], thing: int) -> list[int]:
    """List the characters whose marks a thing bears."""
    return [pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at] == thing]


def replaced(pairs: list[int], thing: int, old: int, new: int) -> list[int]:
    """Put a mark in the place of another: the newest of that character."""
    found = pairs[:]
    for at in range(len(found) - 2, -1, -2):
        if found[at] == thing and found[at + 1] == old:
            found[at + 1] = new
            return found
    return found

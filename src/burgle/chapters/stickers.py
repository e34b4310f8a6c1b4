"""Stickers: something printed is laid over the rules on a spot, and stays there; what it covers counts no more."""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds
from burgle.chapters.choices import Choices, Question
from burgle.chapters.records import go_on_with
from burgle.chapters.storage import Storage
from burgle.kernel import refs
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State

STARTER: Final = "starter"  # on a card of somebody's starting deck
KEPT: Final = (STARTER, "waypoint")  # what the state tells; all others are laid over the rules


class Stick(Question):
    """Put a sticker where it belongs: from now on the game goes by another rulebook of its family.

    It is not simple, so that whatever runs texts one after the other in one go never does so across a change of the rules.
    """

    __slots__ = ("sticker", "spot", "chapter")

    def __init__(self, sticker: int, spot: int, chapter: Stickers) -> None:
        super().__init__(chapter.choices)
        self.sticker = sticker
        self.spot = spot  # where the text wants it; -1: wherever it may go
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        spots = self.answers(st, who)
        if len(spots) == 1:
            self.settle(st, who, spots[0], 0)
        elif spots:
            self.put(st, who)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.answers(st, who))

    def answers(self, st: State, who: int) -> list[int]:
        """List where it may go; nowhere, if it is on already."""
        chapter = self.chapter
        if self.sticker in st.zones[chapter.stuck][::2]:
            return []
        if self.spot >= 0:
            return [self.spot]
        spots = chapter.where[self.sticker]
        if chapter.kinds[self.sticker] == STARTER:
            own = chapter.storage.character_of(st, who)
            if own < 0:
                return []
            head = STARTER + ":" + chapter.storage.characters[own] + ":"
            return [spot for spot in spots if chapter.spots[spot].startswith(head)]
        return spots

    def settle(self, st: State, who: int, answer: int, votes: int) -> None:
        chapter = self.chapter
        st.add(chapter.stuck, [self.sticker, answer])
        chapter.storage.note(st, entry_kinds.STUCK, who, self.sticker, answer, -1)
        st.reveal()  # nobody takes back what is there for good
        st.dirty |= D_DEEDS
        st.emit(chapter.e_sticker, who, self.sticker, answer, -1)
        if chapter.kinds[self.sticker] not in KEPT:
            go_on_with(st)

    def tell_vote(self, st: State, seat: int, answer: int) -> None:
        st.emit(self.chapter.e_vote, seat, self.sticker, answer, -1)

    def spell(self, st: State, answer: int) -> str:
        return self.chapter.spots[answer]

    def refs(self, answer: int) -> list[Ref]:
        chapter = self.chapter
        if chapter.spaces[answer] >= 0:
            return [*refs.space(chapter.spaces[answer]), Ref("spot", answer)]
        if chapter.paths[answer] >= 0:
            return [Ref("path", chapter.paths[answer]), Ref("spot", answer)]
        return [Ref("spot", answer)]

    def prompt(self) -> Phrase:
        return Phrase("ask-spot", 0, [self.chapter.titles[self.sticker]])

    def say(self) -> Phrase:
        names = [self.chapter.titles[self.sticker]]
        if self.spot >= 0:
            return Phrase("sticker-on", 0, [*names, self.chapter.spot_titles[self.spot]])
        return Phrase("sticker", 0, names)

    def icons(self) -> list[str]:
        return ["sticker"]

    def text(self) -> str:
        on = " on " + self.chapter.spots[self.spot].split(":")[-1] if self.spot >= 0 else ""
        return "sticker " + self.chapter.names[self.sticker] + on


class Stickers(Chapter):
    """What was stuck on the rules in this game and before, in its order."""

    __slots__ = (
        "storage", "choices", "names", "kinds", "spots", "where", "titles", "spot_titles", "stuck", "spaces", "paths",
        "e_sticker", "e_vote",
    )  # fmt: skip

    def __init__(
        self,
        storage: Storage,
        choices: Choices,
        names: list[str],
        kinds: list[str],
        spots: list[str],
        where: list[list[int]],
        titles: list[str],
    ) -> None:
        self.storage = storage
        self.choices = choices
        self.names = names
        self.kinds = kinds  # of the stickers
        self.spots = spots
        self.where = where  # by sticker: the spots it may go to
        self.titles = titles  # what stands on them
        self.spot_titles = spots[:]  # told by name, once names are known
        self.spaces: list[int] = []  # by spot: the space that it is ...
        self.paths: list[int] = []  # ... or the path; -1 for anything else

    def build(self, rules: Rules) -> None:
        self.stuck = rules.zone("stuck")  # pairs: sticker, spot
        rules.things["sticker"] = self.names
        rules.things["spot"] = self.spots
        rules.titles["sticker"] = self.titles
        rules.titles["spot"] = self.spot_titles
        self.e_sticker = rules.event("sticker", "sticker", "spot")
        self.e_vote = rules.event("vote_spot", "sticker", "spot")
        rules.words["sticker"] = self.word
        rules.beyond.append("sticker")

    def check(self, rules: Rules) -> None:
        paths = [path.key for path in rules.paths]
        self.spaces = [rules.space_ids.get(spot, -1) for spot in self.spots]
        self.paths = [paths.index(spot) if spot in paths else -1 for spot in self.spots]
        for n, spot in enumerate(self.spots):
            self.spot_titles[n] = self.name_of(rules, spot)

    def name_of(self, rules: Rules, spot: str) -> str:
        """Name a spot as players do: a space, both ends of a path, a card, a token; else its key."""
        ends = [rules.spaces[rules.space_ids[end]].name for end in spot.split("-") if end in rules.space_ids]
        if ends:
            return " / ".join(ends)
        piece = spot.split(":")[-1]
        if ":" in spot and piece in rules.card_ids:
            return rules.cards[rules.card_ids[piece]].name
        if ":" in spot and piece in rules.token_ids:
            return rules.tokens[rules.token_ids[piece]].name
        return spot

    def word(self, r: Reader) -> Question:
        """`sticker ID`, `sticker ID on SPOT`: laid over what is printed, for good; you choose among several spots"""
        sticker = r.one_of(self.names, "sticker")
        if not r.accept("on"):
            return Stick(sticker, -1, self)
        word = r.take()
        for spot in self.where[sticker]:
            if self.spots[spot] == word or self.spots[spot].split(":")[-1] == word:
                return Stick(sticker, spot, self)
        known = [self.spots[spot].split(":")[-1] for spot in self.where[sticker]]
        raise WordError("sticker " + self.names[sticker] + " cannot be put on '" + word + "'", word, known)

    def is_on(self, st: State, sticker: int, spot: int) -> bool:
        """Say whether a sticker is on a spot."""
        stuck = st.zones[self.stuck]
        for i in range(0, len(stuck), 2):
            if stuck[i] == sticker and stuck[i + 1] == spot:
                return True
        return False

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        stuck = st.zones[self.stuck]
        out["stuck"] = [[self.names[stuck[i]], self.spots[stuck[i + 1]]] for i in range(0, len(stuck), 2)]

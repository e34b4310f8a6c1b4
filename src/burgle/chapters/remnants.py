"""Remnants: a space that is destroyed for good. Whatever was on it is gone; its ways stay (L1-174).

It is a sticker that nobody has to print: the box has one for every space that a text may destroy.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds, events
from burgle.chapters.cabinet import Cabinet
from burgle.chapters.records import go_on_with
from burgle.chapters.stickers import Stickers
from burgle.kernel.codes import D_PLACE, D_TOKENS
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State

REMNANT: Final = "remnant_"  # and the space: the key of such a sticker


class Raze(Effect):
    """`destroy space S`: from now on the game goes by a rulebook in which nothing is there."""

    __slots__ = ("room", "key", "name", "chapter")

    def __init__(self, room: int, key: str, name: str, chapter: Remnants) -> None:
        super().__init__(False)
        self.room = room
        self.key = key
        self.name = name
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        if not self.possible(st, who, source):
            return
        stickers = self.chapter.stickers
        sticker = stickers.names.index(REMNANT + self.key)
        spot = stickers.where[sticker][0]
        st.add(stickers.stuck, [sticker, spot])
        stickers.storage.note(st, entry_kinds.STUCK, who, sticker, spot, -1)
        stickers.storage.note(st, entry_kinds.REMNANT, who, self.room, -1, -1)
        for chapter in st.rules.on_raze:
            chapter.razed(st, self.room)
        st.dirty |= D_PLACE | D_TOKENS
        st.emit(self.chapter.e_razed, who, self.room, 0, -1)
        go_on_with(st)

    def possible(self, st: State, who: int, source: int) -> bool:
        stickers = self.chapter.stickers
        return stickers.names.index(REMNANT + self.key) not in st.zones[stickers.stuck][::2]

    def say(self) -> Phrase:
        return Phrase("raze", 0, [self.name])

    def icons(self) -> list[str]:
        return ["box"]

    def text(self) -> str:
        return "destroy space " + self.key


class Remnants(Chapter):
    """The word for it; all other things are destroyed by the cabinet."""

    __slots__ = ("cabinet", "stickers", "e_razed")

    def __init__(self, cabinet: Cabinet, stickers: Stickers) -> None:
        self.cabinet = cabinet
        self.stickers = stickers

    def build(self, rules: Rules) -> None:
        self.e_razed = rules.event("razed", events.A_SPACE)
        rules.words["destroy"] = self.word

    def word(self, r: Reader) -> Effect:
        """`destroy space SPACE`: nothing is there any more, for good; its ways stay"""
        if not r.accept(events.A_SPACE):
            return self.cabinet.destroy_word(r)
        space = r.rules.spaces[r.one_of([space.key for space in r.rules.spaces], events.A_SPACE)]
        if REMNANT + space.key not in self.stickers.names:
            raise WordError("the box has no remnant for " + space.key, "", [])
        return Raze(space.id, space.key, space.name, self)

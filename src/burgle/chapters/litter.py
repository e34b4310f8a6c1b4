"""What lies on spaces for whoever comes first: parcels that contracts lay out, to be carried elsewhere."""

from __future__ import annotations

from typing import Final

from burgle.kernel.codes import IN
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

POOL: Final = "parcel"  # the tokens that may lie about


class LayParcels(Effect):
    """Lay tokens on a space, or on each space of a kind."""

    __slots__ = ("token", "n", "room", "mark", "chapter")

    def __init__(self, token: int, n: int, room: int, mark: int, chapter: Litter) -> None:
        super().__init__(True)
        self.token = token
        self.n = n
        self.room = room
        self.mark = mark  # the number of a kind of spaces, instead of a single one
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        for space in st.rules.spaces:
            if space.exits and (space.id == self.room or (self.mark >= 0 and space.marks >> self.mark & 1)):
                self.chapter.lay(st, self.token, self.n, space.id)

    def say(self) -> Phrase:
        names = [self.chapter.titles[self.token], self.chapter.place_name(self.room, self.mark)]
        return Phrase("place" if self.mark < 0 else "place-each", self.n, names)

    def icons(self) -> list[str]:
        return ["token"]

    def text(self) -> str:
        where = self.chapter.space_keys[self.room] if self.mark < 0 else "each " + self.chapter.marks[self.mark]
        return "place " + self.chapter.keys[self.token] + " " + str(self.n) + " on " + where

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 6, "tokens on a space")


class Litter(Chapter):
    """Tokens that lie about: a zone of pairs, the space and the token."""

    __slots__ = ("lying", "keys", "titles", "space_keys", "space_names", "marks", "e_laid", "e_taken")

    def __init__(self) -> None:
        self.keys: list[str] = []  # of all tokens, by number
        self.titles: list[str] = []
        self.space_keys: list[str] = []
        self.space_names: list[str] = []
        self.marks: list[str] = []

    def build(self, rules: Rules) -> None:
        self.lying = rules.zone("litter")
        self.marks = rules.marks
        rules.lay_open([POOL])
        rules.words["place"] = self.word
        self.e_laid = rules.event("parcel_laid", "token", "space")
        self.e_taken = rules.event("parcel_taken", "token")
        rules.enters(self, "litter", behind="reward")
        rules.on_raze.append(self)

    def word(self, r: Reader) -> Effect:
        """`place TOKEN N on SPACE`, `place TOKEN N on each KIND`: parcels, which whoever enters takes along"""
        self.name_all(r.rules)
        parcels = [token.key for token in r.rules.tokens if token.pool == POOL]
        token = self.keys.index(parcels[r.one_of(parcels, "parcel")])
        n = r.number(1)
        r.expect("on")
        if r.accept("each"):
            return LayParcels(token, n, -1, r.one_of(r.rules.marks, "kind of space"), self)
        return LayParcels(token, n, self.space(r), -1, self)

    def name_all(self, rules: Rules) -> None:
        """Learn the names of tokens and spaces, once they are known."""
        if not self.keys:
            self.keys.extend([token.key for token in rules.tokens])
            self.titles.extend([token.name for token in rules.tokens])
            self.space_keys.extend([space.key for space in rules.spaces])
            self.space_names.extend([space.name for space in rules.spaces])

    def space(self, r: Reader) -> int:
        """Read on which space."""
        self.name_all(r.rules)
        return r.one_of(self.space_keys, "place")

    def place_name(self, space: int, mark: int) -> str:
        """Name where something is laid."""
        return self.marks[mark] if mark >= 0 else self.space_names[space]

    def lay(self, st: State, token: int, n: int, room: int) -> None:
        """Lay tokens on a space."""
        for _ in range(n):
            st.add(self.lying, [room, token])
        st.emit(self.e_laid, -1, token, room, -1)

    def entered(self, st: State, p: Player, room: int) -> None:
        lying = st.zones[self.lying]
        if room not in lying[::2] or p.status != IN:
            return
        left: list[int] = []
        for at in range(0, len(lying), 2):
            if lying[at] == room:
                st.gain_token(p, lying[at + 1])
                st.emit(self.e_taken, p.seat, lying[at + 1], 0, -1)
            else:
                left.extend(lying[at : at + 2])
        st.zones[self.lying] = left

    def razed(self, st: State, room: int) -> None:
        lying = st.zones[self.lying]
        pairs = [lying[at : at + 2] for at in range(0, len(lying), 2) if lying[at] != room]
        st.zones[self.lying] = [n for pair in pairs for n in pair]

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["litter"] = [
            {"space": st.rules.spaces[lying[at]].key, "token": st.rules.tokens[lying[at + 1]].key}
            for at in range(0, len(lying), 2)
        ]


def check_parcel(rules: Rules, token: int) -> None:
    """Insist on a token that may lie about."""
    if rules.tokens[token].pool != POOL:
        raise WordError(rules.tokens[token].key + " is no parcel", "", [])

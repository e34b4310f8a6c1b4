"""What conditions can ask about the story so far: what was chosen, read, ticked, written, stuck, and who is there."""

from __future__ import annotations

from burgle.chapters.storage import Storage
from burgle.kernel.codes import D_DEEDS, D_PLACE, IN
from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class InZone(Count):
    """1 if a list of the state has a thing, or a pair of things whose last entry is in force."""

    __slots__ = ("zone", "a", "b", "words")

    def __init__(self, words: list[str], zone: int, a: int, b: int) -> None:
        super().__init__(words[0], D_DEEDS)
        self.words = words
        self.zone = zone
        self.a = a
        self.b = b  # -1: the list has no pairs

    def value(self, st: State, p: Player, source: int) -> int:
        things = st.zones[self.zone]
        if self.b == -1:
            return 1 if self.a in things else 0
        for i in range(len(things) - 2, -1, -2):
            if things[i] == self.a:
                return 1 if things[i + 1] == self.b or self.b == -2 else 0
        return 0

    def names(self) -> list[str]:
        return self.words[1:]

    def text(self) -> str:
        return " ".join(self.words)


class AboutGame(Count):
    """The number of the game, how many play, whether somebody does, or is off the clock."""

    __slots__ = ("character", "storage")

    def __init__(self, name: str, character: int, storage: Storage) -> None:
        super().__init__(name, D_DEEDS)
        self.character = character
        self.storage = storage

    def value(self, st: State, p: Player, source: int) -> int:
        if self.name == "game":
            return st.nums[self.storage.game]
        if self.name == "seated":
            return len(st.players)
        if self.name == "off clock":
            return 0 if p.status == IN else 1
        return 1 if self.storage.seat_of(st, self.character) >= 0 else 0

    def names(self) -> list[str]:
        return [self.storage.characters[self.character]] if self.character >= 0 else []

    def text(self) -> str:
        return self.name + (" " + self.storage.characters[self.character] if self.character >= 0 else "")


class Neighbours(Count):
    """How many others on the clock stand where the player stands, or whether nobody does."""

    __slots__ = ()

    def value(self, st: State, p: Player, source: int) -> int:
        others = 0
        for other in st.players:
            if other.seat != p.seat and other.status == IN and other.room == p.room:
                others += 1
        if self.name == "alone":
            return 1 if others == 0 and p.status == IN else 0
        return others if p.status == IN else 0


class OfCharacter(Count):
    """What the record has of the character whom a player plays: checkmarks, games won."""

    __slots__ = ("zone", "storage")

    def __init__(self, name: str, zone: int, storage: Storage) -> None:
        super().__init__(name, D_DEEDS)
        self.zone = zone
        self.storage = storage

    def value(self, st: State, p: Player, source: int) -> int:
        character, values = self.storage.character_of(st, p.seat), st.zones[self.zone]
        return values[character] if 0 <= character < len(values) else 0


class OnRageTrack(Count):
    """Where the marker stands, from 1 on."""

    __slots__ = ("num",)

    def __init__(self, num: int) -> None:
        super().__init__("rage", D_DEEDS)
        self.num = num

    def value(self, st: State, p: Player, source: int) -> int:
        return st.nums[self.num] + 1


class StoryCounts(Chapter):
    """Counts of the story."""

    __slots__ = ("storage", "names", "wins_zone")

    def __init__(self, storage: Storage, names: dict[str, list[str]]) -> None:
        self.storage = storage
        self.names = names

    def build(self, rules: Rules) -> None:
        self.wins_zone = rules.zone("wins")  # games won before this one, by character
        rules.counts["checks"] = self.checks
        rules.counts["wins"] = self.wins
        rules.counts["rage"] = self.rage
        rules.counts["game"] = self.game
        rules.counts["seated"] = self.seated
        rules.counts["playing"] = self.playing
        rules.counts["off"] = self.off_clock
        rules.counts["alone"] = self.company
        rules.counts["beside"] = self.company
        rules.counts["chose"] = self.chose
        rules.counts["written"] = self.written
        rules.counts["read"] = self.was_read
        rules.counts["ticked"] = self.ticked
        rules.counts["stuck"] = self.is_stuck

    def zone(self, r: Reader, name: str) -> int:
        """Find a list of the state."""
        return r.rules.zone_names.index(name)

    def game(self, r: Reader) -> Count:
        """`game`: which game of the campaign it is"""
        return AboutGame("game", -1, self.storage)

    def checks(self, r: Reader) -> Count:
        """`checks`: checkmarks of your character"""
        return OfCharacter("checks", self.zone(r, "checks"), self.storage)

    def wins(self, r: Reader) -> Count:
        """`wins`: games that your character has won before this one"""
        return OfCharacter("wins", self.wins_zone, self.storage)

    def rage(self, r: Reader) -> Count:
        """`rage`: the space of the track that the marker is on"""
        return OnRageTrack(r.rules.num_names.index("marker"))

    def seated(self, r: Reader) -> Count:
        """`seated`: players at the table"""
        return AboutGame("seated", -1, self.storage)

    def playing(self, r: Reader) -> Count:
        """`playing CHARACTER`: 1 if somebody plays that character"""
        return AboutGame("playing", r.one_of(self.storage.characters, "character"), self.storage)

    def off_clock(self, r: Reader) -> Count:
        """`off clock`: 1 if you are off the clock"""
        r.expect("clock")
        return AboutGame("off clock", -1, self.storage)

    def company(self, r: Reader) -> Count:
        """`alone`: 1 if nobody else is on your space; `beside`: how many are"""
        return Neighbours(r.words[r.at - 1], D_PLACE)

    def chose(self, r: Reader) -> Count:
        """`chose NAME LABEL`: 1 if that was decided"""
        name = r.one_of(self.names["choice"], "choice")
        label = r.one_of(self.names["label"], "label")
        words = ["chose", self.names["choice"][name], self.names["label"][label]]
        return InZone(words, self.zone(r, "chosen"), name, label)

    def written(self, r: Reader) -> Count:
        """`written THING VALUE`: 1 if that is what was written"""
        thing = r.one_of(self.names["thing"], "thing that somebody writes")
        value = r.one_of(self.names["value"], "value that somebody writes")
        words = ["written", self.names["thing"][thing], self.names["value"][value]]
        return InZone(words, self.zone(r, "written"), thing, value)

    def was_read(self, r: Reader) -> Count:
        """`read N`: 1 if that passage was read"""
        passage = r.one_of(self.names["passage"], "passage")
        return InZone(["read", self.names["passage"][passage]], self.zone(r, "read"), passage, -1)

    def ticked(self, r: Reader) -> Count:
        """`ticked N.I`: 1 if that box is ticked"""
        box = r.one_of(self.names["box"], "box")
        return InZone(["ticked", self.names["box"][box]], self.zone(r, "boxes"), box, -1)

    def is_stuck(self, r: Reader) -> Count:
        """`stuck ID`: 1 if that sticker is on"""
        sticker = r.one_of(r.rules.things["sticker"], "sticker")
        return InZone(["stuck", r.rules.things["sticker"][sticker]], self.zone(r, "stuck"), sticker, -2)

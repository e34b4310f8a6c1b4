"""Words that write into the campaign's record: values, names, missions, unlocked modules, starting decks, the copy."""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds
from burgle.chapters.storage import WHYS, Storage
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

CHECK: Final = 1.5  # points that a checkmark is worth: people get on by them


class RecordWord(Effect):
    """Something that is written down for good, and what it changes in this game."""

    __slots__ = ("word", "a", "b", "c", "words", "now", "records")

    def __init__(self, word: str, words: list[str], a: int, b: int, c: int, now: bool, records: Records) -> None:
        super().__init__(False)  # it may change the rules
        self.word = word
        self.words = words  # as it is written
        self.a = a
        self.b = b
        self.c = c
        self.now = now  # it stands in a setup box: in force in this game
        self.records = records

    def run(self, st: State, who: int, source: int) -> None:
        records = self.records
        storage = records.storage
        st.dirty |= D_DEEDS
        if self.word == "write":
            st.add(records.written, [self.a, self.b])
            storage.note(st, entry_kinds.FLAG, who, self.a, self.b, -1)
            st.emit(records.e_write, who, self.a, self.b, source)
        elif self.word == "name":
            storage.note(st, entry_kinds.AWAITS, who, self.a, -1, -1)
            st.emit(records.e_name, who, self.a, 0, source)
        elif self.word == "unlock":
            self.unlock(st, who)
        elif self.word == "mission":
            st.add(records.missions, [self.a, self.b, self.c])
            storage.note(st, entry_kinds.MISSION, who, self.a, self.b, self.c)
            st.emit(records.e_mission, who, self.a, 0, source)
            if self.now and self.b >= 0 and self.a == st.nums[storage.game]:
                st.nums[storage.side] = self.b
                go_on_with(st)
        elif self.word == "copy":
            storage.note(st, entry_kinds.COPIED, who, -1, -1, -1)
        elif self.word == "check":
            records.check_mark(st, who, self.a, WHYS.index("text"))
        else:
            records.starter(st, who, self.a, -1 if self.word == "no" else 1)
            if self.word == "swap":
                records.starter(st, who, self.b, -1)

    def unlock(self, st: State, who: int) -> None:
        """Unlock a module: at once in a setup box, else for later games (L1-187)."""
        storage = self.records.storage
        if self.a not in st.zones[storage.locked] or self.a in st.zones[self.records.unlocked]:
            return
        st.add(self.records.unlocked, [self.a])
        storage.note(st, entry_kinds.UNLOCKED, who, self.a, -1, -1)
        st.emit(self.records.e_unlock, who, self.a, 1 if self.now else 0, -1)
        if self.now:
            st.zones[storage.locked] = [module for module in st.zones[storage.locked] if module != self.a]
            go_on_with(st)

    def say(self) -> Phrase:
        code = self.word if self.word != "unlock" else "unlock-now" if self.now else "unlock"
        return Phrase("record-" + code, self.a, self.words[1:])

    def icons(self) -> list[str]:
        return ["pen"]

    def text(self) -> str:
        return " ".join(self.words)


def go_on_with(st: State) -> None:
    """Go on with the rulebook that is in force now, if there are several."""
    family = st.rules.family
    if family is not None:
        st.rules = family.member(st)


class Records(Chapter):
    """What is written down: by whom, and what it means for this game."""

    __slots__ = ("storage", "names", "written", "unlocked", "checks", "starters", "missions", "has_checks",
                 "e_write", "e_name", "e_unlock", "e_mission", "e_check", "e_starter")  # fmt: skip

    def __init__(self, storage: Storage, names: dict[str, list[str]], has_checks: bool = True) -> None:
        self.storage = storage
        self.names = names
        self.has_checks = has_checks  # whether people get on by checkmarks

    def build(self, rules: Rules) -> None:
        self.written = rules.zone("written")  # pairs: thing, value
        self.unlocked = rules.zone("unlocked")  # modules that this game has unlocked, for itself or for later ones
        self.checks = rules.zone("checks")  # by character: checkmarks
        self.starters = rules.zone("starters")  # triples: character, card, how many more or fewer to begin with
        self.missions = rules.zone("missions")  # triples: game, side, prologue; -1 where a row has not been changed
        self.e_write = rules.event("written", "thing", "value")
        self.e_name = rules.event("name_wanted", "thing")
        self.e_unlock = rules.event("unlocked", "module", "num")
        self.e_mission = rules.event("mission", "num")
        self.e_check = rules.event("checkmark", "num") if self.has_checks else -1
        self.e_starter = rules.event("starter", "card", "num")
        words = ["write", "name", "unlock", "mission", "copy", "starter", "no", "swap"]
        if self.has_checks:
            words.append("check")
            rules.words["check"] = self.check_word
        rules.words["write"] = self.write_word
        rules.words["name"] = self.name_word
        rules.words["unlock"] = self.unlock_word
        rules.words["mission"] = self.mission_word
        rules.words["copy"] = self.copy_word
        rules.words["starter"] = self.starter_word
        rules.words["no"] = self.no_word
        rules.words["swap"] = self.swap_word
        rules.beyond.extend(words)
        rules.keeper(self)

    def check_mark(self, st: State, who: int, n: int, why: int) -> None:
        """Give a player's character checkmarks; where nobody said who plays whom there is nobody to give them to."""
        character = self.storage.character_of(st, who)
        if character < 0:
            return
        if not st.zones[self.checks]:
            st.zones[self.checks] = [0] * len(self.storage.characters)
        st.put(self.checks, character, st.zones[self.checks][character] + n)
        self.storage.note(st, entry_kinds.CHECK, who, character, n, why)
        st.emit(self.e_check, who, n, 0, -1)

    def taken_along(self, st: State, p: Player) -> float:
        """Checkmarks."""
        character = self.storage.character_of(st, p.seat)
        kept = st.zones[self.checks]
        return CHECK * kept[character] if kept and character >= 0 else 0.0

    def starter(self, st: State, who: int, card: int, n: int) -> None:
        """Let a player's character begin later games with a card more or fewer."""
        character = self.storage.character_of(st, who)
        if character >= 0:
            st.add(self.starters, [character, card, n])
            self.storage.note(st, entry_kinds.STARTER, who, character, card, n)
            st.emit(self.e_starter, who, card, n, -1)

    def make(self, r: Reader, word: str, words: list[str], a: int, b: int = -1, c: int = -1) -> Effect:
        """Make the effect of a word."""
        return RecordWord(word, [word, *words], a, b, c, r.setup, self)

    def write_word(self, r: Reader) -> Effect:
        """`write THING VALUE`: written down, for conditions to read"""
        thing = r.one_of(self.names["thing"], "thing")
        value = r.one_of(self.names["value"], "value")
        return self.make(r, "write", [self.names["thing"][thing], self.names["value"][value]], thing, value)

    def name_word(self, r: Reader) -> Effect:
        """`name THING`: somebody gives it a name"""
        thing = r.one_of(self.names["thing"], "thing")
        return self.make(r, "name", [self.names["thing"][thing]], thing)

    def unlock_word(self, r: Reader) -> Effect:
        """`unlock MODULE`: for later games; in a setup box for this one as well"""
        module = r.one_of(self.storage.modules, "module")
        return self.make(r, "unlock", [self.storage.modules[module]], module)

    def mission_word(self, r: Reader) -> Effect:
        """`mission N SIDE`, `mission N PASSAGE`: written into a row of the report; in a setup box the board is turned"""
        game = r.number(0)
        if game < 1:
            raise WordError("mission: expected the number of a game", "", [])
        word = r.take()
        if word in self.storage.sides:
            return self.make(r, "mission", [str(game), word], game, self.storage.sides.index(word))
        if word not in self.names["passage"]:
            raise WordError("unknown side or passage '" + word + "'", word, self.storage.sides)
        return self.make(r, "mission", [str(game), word], game, -1, self.names["passage"].index(word))

    def copy_word(self, r: Reader) -> Effect:
        """`copy`: the campaign is over, and its copy stays playable"""
        return self.make(r, "copy", [], -1)

    def check_word(self, r: Reader) -> Effect:
        """`check N`: checkmarks on the associate track"""
        n = r.number(1)
        return self.make(r, "check", [str(n)], n)

    def card(self, r: Reader) -> int:
        """Read the key of a card."""
        return r.rules.card_ids[r.rules.cards[r.one_of([card.key for card in r.rules.cards], "card")].key]

    def starter_word(self, r: Reader) -> Effect:
        """`starter CARD`: a card more in your starting deck of later games"""
        card = self.card(r)
        return self.make(r, "starter", [r.rules.cards[card].key], card)

    def no_word(self, r: Reader) -> Effect:
        """`no starter CARD`: a card fewer in your starting deck of later games"""
        r.expect("starter")
        card = self.card(r)
        return self.make(r, "no", ["starter", r.rules.cards[card].key], card)

    def swap_word(self, r: Reader) -> Effect:
        """`swap starter A for B`: a card of your starting deck becomes another, from the next game on"""
        r.expect("starter")
        old = self.card(r)
        r.expect("for")
        new = self.card(r)
        return self.make(r, "swap", ["starter", r.rules.cards[old].key, "for", r.rules.cards[new].key], new, old)

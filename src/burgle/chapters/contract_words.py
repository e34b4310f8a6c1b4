"""Words and counts about contracts: to bring one, tick it, resolve it, and to ask how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgle.chapters.places import space_of_number
from burgle.kernel.codes import D_DEEDS, D_PLACE, D_TOKENS
from burgle.kernel.content import COMPLETED, FAILED
from burgle.kernel.contract import OPEN
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.chapters.contracts import Contracts

LAST_GAME: Final = 99
NOWHERE: Final = -2  # a number that this side of the board does not have


class Introduce(Effect):
    """A contract comes into the row."""

    __slots__ = ("contract", "holder", "chapter")

    def __init__(self, contract: int, holder: int, chapter: Contracts) -> None:
        super().__init__(False)
        self.contract = contract
        self.holder = holder  # the character whose own it becomes; -1: as it says itself
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.introduce(st, self.contract, who, self.holder)

    def say(self) -> Phrase:
        title = self.chapter.titles[self.contract]
        if self.holder < 0:
            return Phrase("contract", 0, [title])
        return Phrase("contract-for", 0, [title, self.chapter.storage.characters[self.holder]])

    def icons(self) -> list[str]:
        return ["contract"]

    def text(self) -> str:
        whose = " for " + self.chapter.storage.characters[self.holder] if self.holder >= 0 else ""
        return "contract " + self.chapter.keys[self.contract] + whose


class StoreContract(Effect):
    """A contract goes back into the box, to be brought again."""

    __slots__ = ("contract", "chapter")

    def __init__(self, contract: int, chapter: Contracts) -> None:
        super().__init__(True)
        self.contract = contract
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.store(st, self.contract)

    def say(self) -> Phrase:
        return Phrase("store", 0, [self.chapter.titles[self.contract]])

    def icons(self) -> list[str]:
        return ["contract"]

    def text(self) -> str:
        return "store " + self.chapter.keys[self.contract]


class Tick(Effect):
    """One fulfilment by the player."""

    __slots__ = ("contract", "chapter")

    def __init__(self, contract: int, chapter: Contracts) -> None:
        super().__init__(True)
        self.contract = contract
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.fulfil(st, who, self.contract)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.chapter.can_count(st, who, self.contract)

    def say(self) -> Phrase:
        return Phrase("tick", 0, [self.chapter.titles[self.contract]])

    def icons(self) -> list[str]:
        return ["contract"]

    def text(self) -> str:
        return "tick " + self.chapter.keys[self.contract]


class Resolve(Effect):
    """A contract is completed, or fails, because a text says so."""

    __slots__ = ("contract", "outcome", "chapter")

    def __init__(self, contract: int, outcome: int, chapter: Contracts) -> None:
        super().__init__(False)
        self.contract = contract
        self.outcome = outcome
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.resolve(st, who if self.outcome == COMPLETED else -1, self.contract, self.outcome)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.chapter.state(st, self.contract) == OPEN

    def say(self) -> Phrase:
        return Phrase(self.word(), 0, [self.chapter.titles[self.contract]])

    def word(self) -> str:
        """Give the word for it."""
        return "fail" if self.outcome == FAILED else "complete"

    def icons(self) -> list[str]:
        return ["contract"]

    def text(self) -> str:
        return self.word() + " " + self.chapter.keys[self.contract]


class Due(Effect):
    """A contract gets another last game."""

    __slots__ = ("contract", "game", "chapter")

    def __init__(self, contract: int, game: int, chapter: Contracts) -> None:
        super().__init__(True)
        self.contract = contract
        self.game = game
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.set_due(st, self.contract, self.game)

    def say(self) -> Phrase:
        return Phrase("due", self.game, [self.chapter.titles[self.contract]])

    def icons(self) -> list[str]:
        return ["contract"]

    def text(self) -> str:
        return "due " + self.chapter.keys[self.contract] + " " + str(self.game)

    def check(self, lint: Lint) -> None:
        lint.within(self.game, 1, LAST_GAME, "as the last game")


class HowItStands(Count):
    """1 if a contract is open, was completed, has failed or was completed by the player."""

    __slots__ = ("contract", "chapter")

    def __init__(self, word: str, contract: int, chapter: Contracts) -> None:
        super().__init__(word, D_DEEDS)
        self.contract = contract
        self.chapter = chapter

    def value(self, st: State, p: Player, source: int) -> int:
        if self.name == "open":
            return 1 if self.chapter.state(st, self.contract) == OPEN else 0
        if self.name == "same":
            since = self.chapter.of(st, self.chapter.since, self.contract)
            return 1 if since == st.nums[self.chapter.storage.game] else 0
        if self.name == "starred":
            return 1 if self.chapter.star(st, self.contract) == p.seat else 0
        outcome = self.chapter.outcome(st, self.contract)
        return 1 if outcome == (COMPLETED if self.name == "completed" else FAILED) else 0

    def names(self) -> list[str]:
        return [self.chapter.titles[self.contract]]

    def text(self) -> str:
        return self.name + (" game " if self.name == "same" else " ") + self.chapter.keys[self.contract]


class Carries(Count):
    """How many parcels of a contract the player carries."""

    __slots__ = ("contract", "chapter")

    def __init__(self, contract: int, chapter: Contracts) -> None:
        super().__init__("parcel", D_TOKENS)
        self.contract = contract
        self.chapter = chapter

    def value(self, st: State, p: Player, source: int) -> int:
        token = self.chapter.all[self.contract].parcel
        return p.tokens[token] if token >= 0 else 0

    def names(self) -> list[str]:
        return [self.chapter.titles[self.contract]]

    def text(self) -> str:
        return "parcel " + self.chapter.keys[self.contract]


class Arrivals(Count):
    """How often the player came to a space, or to one of a kind, this turn."""

    __slots__ = ("room", "mark", "key", "title", "arrivals")

    def __init__(self, room: int, mark: int, key: str, title: str, arrivals: int) -> None:
        super().__init__("entered", D_PLACE)
        self.room = room
        self.mark = mark  # a bit; 0 for a single space
        self.key = key
        self.title = title
        self.arrivals = arrivals

    def value(self, st: State, p: Player, source: int) -> int:
        if p.seat != st.active:
            return 0
        n = 0
        for room in st.zones[self.arrivals]:
            if room == self.room or st.rules.spaces[room].marks & self.mark:
                n += 1
        return n

    def say(self, least: int, once: bool) -> Phrase:
        code = ("when-" if once else "each-") + ("entered" if self.mark else "reached")
        return Phrase(code, least, [self.title])

    def text(self) -> str:
        return "entered " + self.key


class ContractWords(Chapter):
    """What texts may say and ask about contracts."""

    __slots__ = ("contracts",)

    def __init__(self, contracts: Contracts) -> None:
        self.contracts = contracts

    def build(self, rules: Rules) -> None:
        rules.words["contract"] = self.introduce_word
        rules.words["store"] = self.store_word
        rules.words["tick"] = self.tick_word
        rules.words["complete"] = self.complete_word
        rules.words["fail"] = self.fail_word
        rules.words["due"] = self.due_word
        rules.beyond.extend(["contract", "store", "tick", "complete", "fail", "due"])
        for word in ("open", "completed", "failed", "starred"):
            rules.counts[word] = self.stands_count
        rules.counts["same"] = self.same_count
        rules.counts["parcel"] = self.parcel_count
        rules.counts["entered"] = self.entered_count

    def which(self, r: Reader) -> int:
        """Read which contract."""
        return r.one_of(self.contracts.keys, "contract")

    def introduce_word(self, r: Reader) -> Effect:
        """`contract K`, `contract K for CHARACTER`: it comes into the row, as that character's own, and its set-up is done"""
        contract, holder = self.which(r), -1
        if r.accept("for"):
            holder = r.one_of(self.contracts.storage.characters, "character")
        return Introduce(contract, holder, self.contracts)

    def store_word(self, r: Reader) -> Effect:
        """`store K`: a contract goes back into the box"""
        return StoreContract(self.which(r), self.contracts)

    def tick_word(self, r: Reader) -> Effect:
        """`tick K`: one fulfilment of a contract"""
        return Tick(self.which(r), self.contracts)

    def complete_word(self, r: Reader) -> Effect:
        """`complete K`: you complete an open contract, whatever it asks for"""
        return Resolve(self.which(r), COMPLETED, self.contracts)

    def fail_word(self, r: Reader) -> Effect:
        """`fail K`: an open contract fails"""
        return Resolve(self.which(r), FAILED, self.contracts)

    def due_word(self, r: Reader) -> Effect:
        """`due K N`: game N is the contract's last"""
        contract = self.which(r)
        return Due(contract, r.number(0), self.contracts)

    def stands_count(self, r: Reader) -> Count:
        """`open K`, `completed K`, `failed K`, `starred K`: 1 if the contract is; `starred`: if you completed it"""
        word = r.words[r.at - 1]
        return HowItStands(word, self.which(r), self.contracts)

    def same_count(self, r: Reader) -> Count:
        """`same game K`: 1 if the contract has come in this game"""
        r.expect("game")
        return HowItStands("same", self.which(r), self.contracts)

    def parcel_count(self, r: Reader) -> Count:
        """`parcel K`: parcels of the contract that you carry"""
        return Carries(self.which(r), self.contracts)

    def entered_count(self, r: Reader) -> Count:
        """`entered SPACE`, `entered KIND`, `entered rune 7`: your arrivals there this turn"""
        keys = [space.key for space in r.rules.spaces]
        if r.peek() in keys:
            space = r.rules.spaces[r.one_of(keys, "place")]
            return Arrivals(space.id, 0, space.key, space.name, self.contracts.arrivals)
        mark = r.rules.marks[r.one_of(r.rules.marks, "space or kind of space")]
        if r.peek().isdecimal():
            n = r.number(1)
            room = space_of_number(r.rules, mark, n)
            title = r.rules.spaces[room].name if room >= 0 else mark
            return Arrivals(room if room >= 0 else NOWHERE, 0, mark + " " + str(n), title, self.contracts.arrivals)
        return Arrivals(-1, r.rules.mark(mark), mark, mark, self.contracts.arrivals)

"""Reads the effect language: one line of text becomes one effect."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from burgle.kernel.comparing import ComparedCount, EveryCount
from burgle.kernel.conditions import Now, StandingClaim
from burgle.kernel.content import Score, Term
from burgle.kernel.counts import Count
from burgle.kernel.effects import AtEnd, Choose, Cost, Each, Effect, May, Offer, Seq
from burgle.kernel.exchange import Pay, PayElse

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules

# Signs, boxes such as 31.2, numbers, words (also A06-A07 and p1.2).
TOKEN = re.compile(
    r"\s*(>=|<=|=|\d+(?:\.\w+)+|-?\d+|[A-Za-z_][A-Za-z_0-9]*(?:-[A-Za-z_][A-Za-z_0-9]*)*(?:\.\w+)*|[;:|()])"
)

LONGEST: Final = 400  # words in a line: brackets within brackets must come to an end


class WordError(ValueError):
    """A line of effects that cannot be read, with the word that stopped the reader."""

    def __init__(self, message: str, word: str, known: list[str]) -> None:
        near = difflib.get_close_matches(word, known, 1)
        hint = " (did you mean " + near[0] + "?)" if near else ""
        super().__init__(message + hint)


class Reader:
    """Goes through one line of effects, word by word."""

    __slots__ = ("rules", "words", "at", "standing", "inside", "passage", "setup")

    def __init__(self, rules: Rules, text: str, standing: bool) -> None:
        self.rules = rules
        self.words = split(text)
        self.at = 0
        self.inside = 0  # how deep in alternatives and offers, where nothing stays open by itself
        self.standing = standing  # whether `if` and `per` stay open until the end of the turn
        self.passage = -1  # whose text it is, if it is a passage's ...
        self.setup = False  # ... and whether it stands in a setup box

    def peek(self) -> str:
        """Look at the next word; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self) -> str:
        """Take the next word."""
        word = self.peek()
        self.at += 1
        return word

    def accept(self, word: str) -> bool:
        """Take a word if it is next."""
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def expect(self, word: str) -> None:
        """Insist on a word."""
        if not self.accept(word):
            found = self.peek()
            raise WordError("expected '" + word + "', found '" + (found or "the end") + "'", found, [word])

    def number(self, default: int) -> int:
        """Take a number if one is next."""
        word = self.peek()
        if word.lstrip("-").isdigit():
            self.at += 1
            return int(word)
        return default

    def one_of(self, names: list[str], what: str) -> int:
        """Take a name out of a list and say which it is."""
        word = self.take()
        if word not in names:
            raise WordError("unknown " + what + " '" + word + "'", word, names)
        return names.index(word)

    def some_of(self, names: list[str], what: str) -> int:
        """Take names joined by `or`, as a bit mask."""
        mask = 1 << self.one_of(names, what)
        while self.accept("or"):
            mask |= 1 << self.one_of(names, what)
        return mask

    def whole(self) -> Effect:
        """Read the line to its end."""
        effect = self.effects()
        if self.peek():
            raise WordError("unexpected '" + self.peek() + "'", self.peek(), list(self.rules.words))
        return effect

    def effects(self) -> Effect:
        """Read steps joined by `;`."""
        steps = [self.step()]
        while self.accept(";"):
            steps.append(self.step())
        return steps[0] if len(steps) == 1 else Seq(steps)

    def step(self) -> Effect:
        """Read one step."""
        word = self.take()
        if word == "(":
            inner = self.effects()
            self.expect(")")
            return inner
        if word == "if" or word == "per":
            return self.condition(word == "if")
        if word == "choose":
            return self.choice()
        if word == "may":
            return self.offered(May(self.on_the_spot()))
        if word == "pay":
            cost = self.cost()
            if self.accept("else"):
                return PayElse(cost, self.on_the_spot())
            self.expect(":")
            return self.offered(Pay(cost, self.on_the_spot()))
        if word == "each":
            rivals = self.one_of(["player", "rival"], "group of players") == 1
            self.expect(":")
            return Each(rivals, self.on_the_spot())
        if word == "at":
            for other in ["end", "of", "turn", ":"]:
                self.expect(other)
            return AtEnd(self.on_the_spot())
        if word not in self.rules.words:
            raise WordError("unknown word '" + (word or "the end") + "'", word, list(self.rules.words))
        return self.rules.words[word](self)

    def on_the_spot(self) -> Effect:
        """Read a step whose offers cannot wait: it is part of one, other players' or the last of the turn."""
        self.inside += 1
        body = self.step()
        self.inside -= 1
        return body

    def condition(self, once: bool) -> Effect:
        """Read what follows `if` or `per`."""
        if once:
            count, every = self.demand()
        else:
            every = self.number(1)
            count = self.count()
            self.at_least_one(every)
        self.expect(":")
        body = self.step()
        if self.standing:
            return StandingClaim(count, every, once, body)
        return Now(count, every, once, body)

    def demand(self) -> tuple[Count, int]:
        """Read what must hold: a count and how much of it, or several joined by `and`."""
        counts: list[Count] = []
        least: list[int] = []
        while True:
            count, n = self.one_demand()
            counts.append(count)
            least.append(n)
            if not self.accept("and"):
                break
        return (counts[0], least[0]) if len(counts) == 1 else (EveryCount(counts, least), 1)

    def one_demand(self) -> tuple[Count, int]:
        """Read one of them: `gold`, `gold >= 3`, `gold <= 2`, `game = 4`, `not crown`."""
        if self.accept("not"):
            count, n = self.one_demand()
            return ComparedCount(count, "not", n), 1
        count = self.count()
        for sign in ["<=", "="]:
            if self.accept(sign):
                return ComparedCount(count, sign, self.number(0)), 1
        n = self.number(1) if self.accept(">=") else 1
        self.at_least_one(n)
        return count, n

    def at_least_one(self, every: int) -> None:
        """Insist on something to be counted."""
        if every < 1:
            raise WordError(str(every) + " of something: expected a number from 1 on", "", [])

    def count(self) -> Count:
        """Read what is counted."""
        word = self.take()
        if word not in self.rules.counts:
            raise WordError("nothing counts '" + (word or "the end") + "'", word, list(self.rules.counts))
        return self.rules.counts[word](self)

    def cost(self) -> Cost:
        """Read what is to be paid."""
        word = self.take()
        if word not in self.rules.costs:
            raise WordError("nobody can pay '" + (word or "the end") + "'", word, list(self.rules.costs))
        return self.rules.costs[word](self)

    def choice(self) -> Effect:
        """Read the alternatives of `choose`."""
        n = self.number(1)
        return self.offered(Choose(n, self.alternatives("choose")))

    def alternatives(self, word: str) -> list[Effect]:
        """Read `(effects | effects ...)` behind a word that needs at least two."""
        self.expect("(")
        self.inside += 1
        arms = [self.effects()]
        while self.accept("|"):
            arms.append(self.effects())
        self.inside -= 1
        self.expect(")")
        if len(arms) < 2:
            raise WordError(word + " needs at least two alternatives", "|", [])
        return arms

    def offered(self, offer: Offer) -> Effect:
        """Let an offer on a card stay open all turn where the rulebook says so."""
        if self.rules.offers_stay and self.standing and self.inside == 0 and offer.keeps():
            offer.put_off()
        return offer

    def score(self) -> Score:
        """Read points: numbers, and terms such as `per crystal: 3`."""
        flat = 0
        terms: list[Term] = []
        while True:
            if self.peek() == "if" or self.peek() == "per":
                terms.append(self.term())
            else:
                flat += self.points()
            if not self.accept(";"):
                break
        if self.peek():
            raise WordError("unexpected '" + self.peek() + "'", self.peek(), ["per", "if"])
        return Score(flat, terms)

    def term(self) -> Term:
        """Read `per crystal: 3` or `if crown: if owned gem: 5`."""
        once = self.take() == "if"
        every = 1 if once else self.number(1)
        count = self.count()
        if once and self.accept(">="):
            every = self.number(1)
        self.at_least_one(every)
        self.expect(":")
        if self.peek() == "if" or self.peek() == "per":
            return Term(count, every, once, 0, self.term())
        return Term(count, every, once, self.points(), None)

    def points(self) -> int:
        """Insist on a number of points."""
        word = self.peek()
        if not word.lstrip("-").isdigit():
            raise WordError("expected points, found '" + (word or "the end") + "'", word, ["per", "if"])
        return self.number(0)


def read_line(rules: Rules, address: str, text: str, standing: bool) -> Effect:
    """Read a line of effects and give it its place in the rulebook; in a family the text may be one of several."""
    return read_by(Reader(rules, text, standing), address, text)


def read_by(reader: Reader, address: str, text: str) -> Effect:
    """Read a line with a reader that was told more about it."""
    effect = reader.whole()
    reader.rules.intern(effect, reader.rules.numbering.variant(address, text, reader.standing))
    return effect


KNOWN: dict[str, list[str]] = {}  # lines that were cut before: rulebooks of a game have most of them in common
MOST_KNOWN: Final = 4096


def split(text: str) -> list[str]:
    """Cut a line of effects into words; who gets them leaves them as they are."""
    known = KNOWN.get(text)
    if known is not None:
        return known
    words = cut(text)
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.clear()
    KNOWN[text] = words
    return words


def cut(text: str) -> list[str]:
    """Cut a line of effects into words."""
    words: list[str] = []
    at = 0
    end = len(text.rstrip())
    while at < end:
        found = TOKEN.match(text, at)
        if found is None:
            raise WordError("cannot read '" + text[at:].strip() + "'", text[at:].strip(), [])
        words.append(found.group(1))
        at = found.end()
        if len(words) > LONGEST:
            raise WordError("a line of effects has at most " + str(LONGEST) + " words", "", [])
    return words

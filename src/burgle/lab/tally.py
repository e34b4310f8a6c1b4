"""What one simulated game leaves behind: counts only, so that games can be added up in any process."""

from __future__ import annotations

from collections import Counter
from typing import Any

from burgle.kernel.codes import IN, arg_of, kind_of
from burgle.kernel.content import Space, Token
from burgle.kernel.engine import decider
from burgle.kernel.state import Event, State
from burgle.kernel.traits import GETS
from burgle.view.scores import results

Counts = dict[str, Counter[str]]

HAPPENED = ("attack", "out-draw", "shuffle", "blockade", "bag-empty", "deck-empty", "stop", "rage", "unlock", "ghost")
CARDS = ("acquire", "defeat", "reveal", "play", "trash", "device", "get", "event")
SPACES = ("hack", "ride", "pad", "mark")
ENTERED = ("move", "teleport", "ride", "pad")  # how a pawn comes to a space
LOCKED = ("chest", "library", "prison")
DEEDS = ("portals",)  # numbers of a turn that no event tells


class Tally:
    """The counts of some games; `add` puts two of them together."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns: Counter[int] = Counter()  # turns a player had -> how often
        self.scores: Counter[int] = Counter()  # of those who got out
        self.winning: Counter[int] = Counter()  # of those who won
        self.all_scores: Counter[int] = Counter()  # of everybody; who has none counts as nothing
        self.counts: Counts = {}
        self.errors: list[dict[str, Any]] = []

    def count(self, what: str, name: str, n: int = 1) -> None:
        """Count something by its name."""
        self.counts.setdefault(what, Counter())[name] += n

    def add(self, other: Tally) -> None:
        """Take the counts of other games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.scores.update(other.scores)
        self.winning.update(other.winning)
        self.all_scores.update(other.all_scores)
        for what, counter in other.counts.items():
            self.counts.setdefault(what, Counter()).update(counter)
        self.errors.extend(other.errors)


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, st: State, tally: Tally) -> None:
        self.st, self.tally = st, tally
        self.gets = {a.kind: a for a in st.rules.actions if a.traits & GETS}
        self.deeds = [(name, st.rules.deeds.index(name)) for name in DEEDS if name in st.rules.deeds]
        self.done: Counter[str] = Counter()  # in the turn under way
        self.turn = -1
        self.options: set[int] = set()  # of the turn under way
        self.offered: set[int] = set()
        self.first = st.active
        self.turns = [0] * len(st.players)

    def before(self, options: list[int]) -> None:
        """Note what the player who decides could have, once in a turn."""
        if self.st.turn != self.turn:
            self.new_turn()
        for name, at in self.deeds:
            self.done[name] = self.st.deeds[at]
        p = self.st.players[decider(self.st)]
        for code in options:
            if kind_of(code) in self.gets and code not in self.options:
                self.options.add(code)
                refs = self.gets[kind_of(code)].refs(self.st, p, arg_of(code))
                self.offered.update(ref.id for ref in refs if ref.kind == "card")

    def after(self, code: int) -> None:
        """Note what was chosen."""
        action = self.st.rules.action_of[kind_of(code)] if kind_of(code) < len(self.st.rules.action_of) else None
        if action is not None:
            self.tally.count("action", action.name)

    def new_turn(self) -> None:
        """Close the books of the turn before."""
        for card in self.offered:
            self.tally.count("offered", self.st.rules.cards[card].key)
        self.offered.clear()
        self.options.clear()
        for name, n in self.done.items():
            if n:
                self.tally.count("happened", name, n)
        self.done.clear()
        self.turn = self.st.turn
        if self.st.players[self.st.active].status == IN:
            self.turns[self.st.active] += 1

    def finish(self, names: list[str], events: list[Event], decisions: int) -> None:
        """Enter how the game went."""
        st, tally = self.st, self.tally
        self.new_turn()
        tally.games += 1
        tally.decisions += decisions
        for option, value in st.rules.options.items():
            tally.count(option, value)
        for result in results(st):
            place = (result.seat - self.first) % len(st.players)
            tally.count("ended", result.status)
            tally.count("played as", names[result.seat])
            if result.score is not None and result.status != "lost":
                tally.scores[result.score] += 1
            tally.all_scores[result.score or 0] += 1
            if result.won:
                tally.winning[result.score or 0] += 1
                tally.count("wins by seat", str(result.seat))
                tally.count("wins by turn order", str(place))
                tally.count("wins by bot", names[result.seat])
                tally.count("games won by", result.status)
        for n in self.turns:
            tally.turns[n] += 1
        tally.count("turns", "all", sum(self.turns))
        self.read(events)
        self.note_games(events)

    def note_games(self, events: list[Event]) -> None:
        """Count in how many games a space was entered, an item of a type bought, and the bag emptied, once for each."""
        rules = self.st.rules
        rooms, items, empty = set(), set(), False
        for event in events:
            kind = rules.events[event.kind]
            if kind.a == "space" and kind.code in ENTERED:
                rooms.add(event.a)
            elif kind.a == "token" and kind.code == "buy":
                items.add(rules.tokens[event.a].stack or rules.tokens[event.a].key)
            empty = empty or kind.code == "bag-empty"
        for space in rules.spaces:
            if space.exits:
                self.tally.count("games with room", space.key)
                self.tally.count("games to room", space.key, int(space.id in rooms))
        for item in {token.stack or token.key for token in rules.tokens if token.price}:
            self.tally.count("games with item", item, int(item in items))
        self.tally.count("games with", "bag-empty", int(empty))

    def read(self, events: list[Event]) -> None:
        """Count what the events tell: cards, tokens and spaces by what happened to them."""
        rules = self.st.rules
        for event in events:
            kind = rules.events[event.kind]
            if kind.code in HAPPENED:
                self.tally.count("happened", kind.code)
            elif kind.a == "card" and kind.code in CARDS:
                self.tally.count(kind.code, rules.cards[event.a].key)
                if kind.code == "acquire":
                    faction = rules.cards[event.a].faction
                    self.tally.count("factions", rules.factions[faction] if faction >= 0 else "none")
            elif kind.code == "discard" and event.source == event.a and rules.cards[event.a].react is not None:
                self.tally.count("react", rules.cards[event.a].key)
            elif kind.a == "token":
                self.read_token(kind.code, rules.tokens[event.a])
            elif kind.a == "tile":
                self.tally.count(kind.code, rules.things["tile"][event.a])
            elif kind.code == "pick":
                self.tally.count("pick", LOCKED[event.b])
            elif kind.a == "space":
                self.read_space(kind.code, rules.spaces[event.a])

    def read_space(self, code: str, space: Space) -> None:
        """Count a space by what happened there, and by what it is."""
        if code in SPACES:
            self.tally.count(code, space.key)
        if code == "hack":
            self.tally.count("hack by module", self.st.rules.modules[space.module].key)
        if code in ENTERED:
            self.tally.count("room", space.key)
            for bit, mark in enumerate(self.st.rules.marks):
                if space.marks >> bit & 1:
                    self.tally.count("place", mark)

    def read_token(self, code: str, token: Token) -> None:
        """Count a token by what happened to it."""
        if code == "found" and token.pool == "prisoner":
            code = "freed"
        self.tally.count(code, token.key)
        if code == "artifact":
            self.tally.count("artifact values", str(token.value))

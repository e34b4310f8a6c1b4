"""Secrets and prisoners: face-down pools from which tokens are drawn blind, and the Puzzle Box."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.pools import Pools
from burgle.kernel.codes import D_DEEDS, IN
from burgle.kernel.counts import Count, Deeds, Holds
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State

MAJOR: Final = 0
PRISONER: Final = 2


class FromPool(Effect):
    """Draw tokens of a pool, blind; some act at once."""

    __slots__ = ("n", "pool", "hoards")

    def __init__(self, n: int, pool: int, hoards: Hoards) -> None:
        super().__init__(True)  # drawing asks nothing; a token that does has its say when the text is done
        self.n = n
        self.pool = pool
        self.hoards = hoards

    def run(self, st: State, who: int, source: int) -> None:
        if self.possible(st, who, source):
            self.hoards.draw(st, st.players[who], self.pool, self.n)
        else:
            st.emit(events.NOTHING, who, 0, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.hoards.pools.size(st, self.pool) > 0

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("from-" + self.hoards.pools.names[self.pool], self.n)

    def icons(self) -> list[str]:
        return [self.hoards.pools.names[self.pool]] * self.n

    def text(self) -> str:
        name = self.hoards.pools.names[self.pool]
        return (name if name == "prisoner" else "secret " + name) + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "tokens")


class FillPools(Step):
    """The tokens are mixed face down."""

    __slots__ = ("hoards",)

    def __init__(self, hoards: Hoards) -> None:
        self.hoards = hoards

    def run(self, st: State, who: int) -> None:
        for i in range(len(self.hoards.pools.names)):
            self.hoards.pools.fill(st, i)


class Hoards(Chapter):
    """Major secrets, minor secrets and prisoners."""

    __slots__ = ("pools", "secrets", "freed", "prisoner", "puzzle", "shrine_bit")

    def __init__(self, party: bool) -> None:
        self.pools = Pools(["major", "minor", "prisoner"], party)

    def build(self, rules: Rules) -> None:
        self.pools.build(rules)
        self.secrets = rules.deed("secret")
        self.freed = rules.deed("freed")
        self.prisoner = rules.tag("prisoner")
        self.puzzle = rules.tag("puzzle_box")
        self.shrine_bit = rules.mark("wayshrine")
        rules.words["secret"] = self.secret_word
        rules.words["prisoner"] = self.prisoner_word
        rules.counts["secret"] = self.secret_count
        rules.counts["freed"] = self.freed_count
        rules.steps["fill pools"] = FillPools(self)
        rules.enters(self, "secret")

    def secret_word(self, r: Reader) -> Effect:
        """`secret major N`, `secret minor N`: random secrets, revealed"""
        pool = r.one_of(self.pools.names[:2], "sort of secret")
        return FromPool(r.number(1), pool, self)

    def prisoner_word(self, r: Reader) -> Effect:
        """`prisoner N`: random prisoners go free"""
        return FromPool(r.number(1), PRISONER, self)

    def secret_count(self, r: Reader) -> Count:
        """`secret`: secrets taken this turn"""
        return Deeds("secret", D_DEEDS, self.secrets)

    def freed_count(self, r: Reader) -> Count:
        """`freed`, `freed now`: prisoners you freed, in all or this turn"""
        if r.accept("now"):
            return Deeds("freed now", D_DEEDS, self.freed)
        return Holds("freed", 2, self.prisoner)

    def draw(self, st: State, p: Player, pool: int, n: int) -> None:
        """Take tokens first, then let each act in the order drawn."""
        drawn: list[int] = []
        while len(drawn) < n and self.pools.size(st, pool):
            drawn.append(self.pools.draw(st, pool))
        for token in drawn:
            self.pools.take(st, p, token)
            if pool != PRISONER:
                st.deeds[self.secrets] += 1
            elif self.prisoner in st.rules.tokens[token].grants:
                st.deeds[self.freed] += 1
        st.dirty |= D_DEEDS
        asking: list[int] = []
        for token in drawn:
            found = st.rules.tokens[token].found
            if found is not None:
                if found.simple and not asking:
                    found.run(st, p.seat, -1)
                else:
                    asking.append(found.id)
        asking.reverse()
        for effect in asking:
            st.push(st.rules.k_run, p.seat, effect, -1)

    def entered(self, st: State, p: Player, room: int) -> None:
        """Swap Puzzle Boxes for major secrets in a Wayshrine, after the room's own reward (CA-218, CA-226)."""
        if not st.rules.spaces[room].marks & self.shrine_bit or p.status != IN or p.seat != st.active:
            return
        while p.has[self.puzzle] and self.pools.size(st, MAJOR):
            for token in st.rules.tokens:
                if self.puzzle in token.grants and p.tokens[token.id]:
                    st.lose_token(p, token.id)
                    st.add(self.pools.box, [token.id])
                    break
            self.draw(st, p, MAJOR, 1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        sizes: dict[str, int] = {}
        for i in range(len(self.pools.names)):
            sizes[self.pools.names[i]] = self.pools.size(st, i)
        out["pools"] = sizes

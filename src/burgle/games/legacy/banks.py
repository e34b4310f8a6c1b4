"""Secrets: a Major lies face down on each of its spaces, all others are banks from which tokens are drawn blind."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.codes import D_DEEDS, D_TOKENS, IN
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.effects import Effect
from burgle.kernel.frames import run_later
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State

POOLS = ["major", "minor"]


class FromBank(Effect):
    """Draw secrets from a bank; what is found works at once."""

    __slots__ = ("n", "pool", "banks")

    def __init__(self, n: int, pool: int, banks: Banks) -> None:
        super().__init__(False)  # what is found may ask
        self.n = n
        self.pool = pool
        self.banks = banks

    def run(self, st: State, who: int, source: int) -> None:
        for _ in range(self.n - 1):
            st.push(st.rules.k_run, who, self.banks.one[self.pool].id, source)
        if self.banks.left(st, self.pool) > 0:
            self.banks.reveal(st, st.players[who], self.pool)
        else:
            st.emit(events.NOTHING, who, 0, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.banks.left(st, self.pool) > 0

    def say(self) -> Phrase:
        return Phrase("from-" + POOLS[self.pool], self.n)

    def icons(self) -> list[str]:
        return [POOLS[self.pool]] * self.n

    def text(self) -> str:
        return "secret " + POOLS[self.pool] + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "secrets")


class LaySecrets(Step):
    """The tokens are mixed; which of them lies where is not settled before one is turned over."""

    __slots__ = ("banks",)

    def __init__(self, banks: Banks) -> None:
        self.banks = banks

    def run(self, st: State, who: int) -> None:
        for i in range(len(POOLS)):
            pile = st.piles[self.banks.piles[i]]
            for token in st.rules.tokens:
                if token.pool == POOLS[i]:
                    pile.mix_in([token.id] * token.copies)
        left = st.piles[self.banks.piles[0]].size()
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(1 if left and space.secret == "major" and space.exits else 0)
            left -= lying[-1]
        st.add(self.banks.lying, lying)


class Banks(Chapter):
    """Major and Minor Secrets. Those on the board and those of the bank are one pile: nobody can tell them apart."""

    __slots__ = ("piles", "lying", "box", "taken", "found", "searched", "one")

    def build(self, rules: Rules) -> None:
        self.piles = [rules.pile(name, "tokens") for name in POOLS]
        rules.lay_open(POOLS)
        self.lying = rules.zone("lying_major")
        self.box = rules.zone_names.index("boxed_tokens")
        self.taken = rules.deed("secret")
        self.found = rules.player_num("secrets_found", public=True)
        self.searched = rules.turn_zone("searched")
        self.one = [FromBank(1, i, self) for i in range(len(POOLS))]
        rules.words["secret"] = self.word
        rules.counts["secret"] = self.count
        rules.counts["found"] = self.found_count
        rules.steps["lay secrets"] = LaySecrets(self)
        rules.on_enter.append(self)

    def check(self, rules: Rules) -> None:
        for i in range(len(POOLS)):
            rules.intern(self.one[i], "bank:" + POOLS[i] + "/found/1")

    def word(self, r: Reader) -> Effect:
        """`secret major N`, `secret minor N`: random secrets of the bank, revealed"""
        pool = r.one_of(POOLS, "sort of secret")
        return FromBank(r.number(1), pool, self)

    def count(self, r: Reader) -> Count:
        """`secret`: secrets taken this turn"""
        return Deeds("secret", D_DEEDS, self.taken)

    def found_count(self, r: Reader) -> Count:
        """`found`: secrets you took in this game"""
        return Keeps("found", D_DEEDS | D_TOKENS, self.found)

    def left(self, st: State, pool: int) -> int:
        """Count the tokens of a bank: Majors on the board are not in it."""
        size = st.piles[self.piles[pool]].size()
        return size - sum(st.zones[self.lying]) if pool == 0 else size

    def entered(self, st: State, p: Player, room: int) -> None:
        """Take the space's secret: a Major if it still lies there, a Minor while the bank has any."""
        secret = st.rules.spaces[room].secret
        if secret == "" or p.status != IN or room in st.zones[self.searched]:
            return
        if secret == "major":
            if st.zones[self.lying][room]:
                st.put(self.lying, room, 0)
                self.reveal(st, p, 0)
        elif st.piles[self.piles[1]].size():
            st.add(self.searched, [room])
            self.reveal(st, p, 1)

    def reveal(self, st: State, p: Player, pool: int) -> None:
        """Turn a token over: some are kept, some work at once and are gone."""
        token = st.piles[self.piles[pool]].draw(st.chance)
        st.reveal()
        p.nums[self.found] += 1
        if p.seat == st.active:
            st.deeds[self.taken] += 1
        st.dirty |= D_DEEDS
        kind = st.rules.tokens[token]
        st.emit(events.FOUND, p.seat, token, 0, -1)
        if kind.found is None or kind.keep:
            st.gain_token(p, token)
        else:
            st.add(self.box, [token])
        if kind.found is not None:
            run_later(st, p.seat, kind.found, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["secrets"] = {"major": {space.key: 1 for space in st.rules.spaces if lying[space.id]}}
        out["banks"] = {POOLS[i]: self.left(st, i) for i in range(len(POOLS))}

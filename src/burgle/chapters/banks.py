"""Banks of secrets: of some sorts one lies face down on each of its spaces; all others are drawn blind from a bank."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.pools import Pools
from burgle.chapters.visits import Visits
from burgle.kernel.codes import D_DEEDS, D_TOKENS, IN
from burgle.kernel.content import number_in
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.effects import Effect
from burgle.kernel.forms import AMOUNTS
from burgle.kernel.frames import run_later
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.sense import FAR, NEAR
from burgle.kernel.state import Player, State


class DrawSecrets(Effect):
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
        return Phrase("from-" + self.banks.pools.names[self.pool], self.n)

    def icons(self) -> list[str]:
        return [self.banks.pools.names[self.pool]] * self.n

    def text(self) -> str:
        return "secret " + self.banks.pools.names[self.pool] + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "secrets")


class FillBanks(Step):
    """The tokens are mixed; which of them lies where is not settled before one is turned over."""

    __slots__ = ("banks",)

    def __init__(self, banks: Banks) -> None:
        self.banks = banks

    def run(self, st: State, who: int) -> None:
        for i in range(len(self.banks.pools.names)):
            self.banks.pools.fill(st, i)
            if self.banks.lying[i] >= 0:
                st.add(self.banks.lying[i], self.banks.pools.lay(st, i, self.banks.room_for[i]))


class Banks(Chapter):
    """Sorts of secrets, some of which lie on the board; whoever enters one of their spaces takes one.

    A space may have two sorts: where one of the first lay, there is one of the second's bank for those who come later.
    """

    __slots__ = (
        "pools",
        "laid",
        "firsts",
        "lying",
        "sort_at",
        "then_at",
        "room_for",
        "taken",
        "found",
        "moved",
        "visits",
        "searched",
        "one",
    )

    def __init__(
        self, names: list[str], laid: list[str], firsts: dict[str, list[str]] | None = None, moved: bool = False
    ) -> None:
        self.pools = Pools(names)
        self.moved = moved  # texts may bring others to a space as well
        self.laid = laid  # the sorts that lie on their spaces; the others are taken from the bank
        self.firsts: dict[str, list[str]] = {} if firsts is None else firsts  # kind of space -> its two sorts
        self.sort_at: list[int] = []  # by space: the sort of secrets to be had there, -1 for none ...
        self.then_at: list[int] = []  # ... and the sort that comes later
        self.room_for: list[list[int]] = []  # by sort and space: how many of it lie there at first
        self.lying: list[int] = []  # by sort: the zone that says where some lie; -1 for what lies in the bank only

    def build(self, rules: Rules) -> None:
        self.pools.build(rules)
        self.lying = [
            rules.zone("lying_" + name, AMOUNTS, SPACE) if name in self.laid else -1 for name in self.pools.names
        ]
        self.taken = rules.deed("secret")
        self.found = rules.player_num("secrets_found", public=True)
        self.visits = Visits(rules, "searched", self.moved)
        self.searched = self.visits.own
        self.one = [DrawSecrets(1, i, self) for i in range(len(self.pools.names))]
        rules.words["secret"] = self.word
        rules.counts["secret"] = self.count
        rules.counts["found"] = self.found_count
        rules.steps["lay secrets"] = FillBanks(self)
        rules.enters(self, "secret")
        rules.senses(self, ["secret way", "secrets near"])
        rules.on_raze.append(self)

    def check(self, rules: Rules) -> None:
        names = self.pools.names
        sorts = [self.firsts.get(space.secret, [space.secret, ""]) for space in rules.spaces]
        self.sort_at = [names.index(two[0]) if two[0] in names else -1 for two in sorts]
        self.then_at = [names.index(two[1]) if two[1] in names else -1 for two in sorts]
        for i in range(len(names)):
            self.room_for.append(
                [max(1, number_in(s.more, "pieces")) if self.sort_at[s.id] == i else 0 for s in rules.spaces]
            )
        for i in range(len(names)):
            rules.intern(self.one[i], "bank:" + names[i] + "/found/1")

    def word(self, r: Reader) -> Effect:
        """`secret major N`, `secret minor N`: random secrets of the bank, revealed"""
        pool = r.one_of(self.pools.names, "sort of secret")
        return DrawSecrets(r.number(1), pool, self)

    def count(self, r: Reader) -> Count:
        """`secret`: secrets taken this turn"""
        return Deeds("secret", D_DEEDS, self.taken)

    def found_count(self, r: Reader) -> Count:
        """`found`: secrets you took in this game"""
        return Keeps("found", D_DEEDS | D_TOKENS, self.found)

    def razed(self, st: State, room: int) -> None:
        for pool in range(len(self.lying)):
            zone = self.lying[pool]
            if zone >= 0 and st.zones[zone]:
                for _ in range(st.zones[zone][room]):
                    self.pools.throw_away(st, pool)  # out of this game (L2-129)
                st.put(zone, room, 0)

    def left(self, st: State, pool: int) -> int:
        """Count the tokens of a bank: those on the board are not in it."""
        size = self.pools.size(st, pool)
        return size - sum(st.zones[self.lying[pool]]) if self.lying[pool] >= 0 else size

    def entered(self, st: State, p: Player, room: int) -> None:
        """Take the space's secret: one that still lies there, or one of its bank, once a turn, while there are any."""
        pool = self.sort_at[room]
        if pool < 0 or p.status != IN or self.visits.has_been(st, p, room):
            return
        lying = self.lying[pool]
        if lying >= 0:
            if st.zones[lying][room]:
                st.put(lying, room, st.zones[lying][room] - 1)
                if self.then_at[room] >= 0 or self.room_for[pool][room] > 1:
                    self.visits.note(st, p, room)  # what is still to be had here waits for another turn
                self.reveal(st, p, pool)
                return
            pool = self.then_at[room]
            if pool < 0:
                return
        if self.left(st, pool):
            self.visits.note(st, p, room)
            self.reveal(st, p, pool)

    def reveal(self, st: State, p: Player, pool: int) -> None:
        """Turn a token over: some are kept, some work at once and are gone."""
        token = self.pools.draw(st, pool)
        p.nums[self.found] += 1
        if p.seat == st.active:
            st.deeds[self.taken] += 1
        st.dirty |= D_DEEDS
        self.pools.take(st, p, token)
        found = st.rules.tokens[token].found
        if found is not None:
            run_later(st, p.seat, found, -1)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        way, n = FAR, 0.0
        for room in range(len(self.sort_at)):
            pool = self.sort_at[room]
            if pool >= 0 and far[room] < FAR and self.lying[pool] >= 0 and st.zones[self.lying[pool]][room]:
                way = min(way, far[room])
                if far[room] <= NEAR:
                    n += 1.0
        out.append(way)
        out.append(n)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        spaces, names = st.rules.spaces, self.pools.names
        out["secrets"] = {
            names[i]: {space.key: zone[space.id] for space in spaces if zone and zone[space.id]}
            for i, zone in [(i, st.zones[lying]) for i, lying in enumerate(self.lying) if lying >= 0]
        }
        out["banks"] = {names[i]: self.left(st, i) for i in range(len(names))}

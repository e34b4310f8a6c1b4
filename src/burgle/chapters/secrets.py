"""Secrets: face-down tokens on the board; whoever enters may take one, blind."""

from __future__ import annotations

from burgle.chapters.pools import Pools
from burgle.kernel import refs
from burgle.kernel.codes import D_DEEDS, IN, PASS, PICK, arg_of, kind_of, option
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.forms import AMOUNTS, COUNTED
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.sense import FAR, NEAR
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import PRIZE


class SecretKind(FrameKind):
    """The question whether to take a secret; `a` is the space."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Secrets) -> None:
        super().__init__(True, False, public=True)
        self.traits = PRIZE
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        codes: list[int] = []
        for i in range(len(self.chapter.lying)):
            if st.zones[self.chapter.lying[i]][f.a]:
                codes.append(option(PICK, i))
        if codes:
            codes.append(option(PASS, 0))
        return codes

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PICK:
            self.chapter.take(st, st.players[f.who], arg_of(code), f.a)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, pool) for pool in range(len(self.chapter.pools.names))]

    def address(self, rules: Rules, code: int) -> str:
        return "secret:" + self.chapter.pools.names[arg_of(code)]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "take " + self.chapter.pools.names[arg_of(code)]

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "take"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        if kind_of(code) == PASS:
            return []
        return [Ref("pool", arg_of(code), "", self.chapter.pools.names[arg_of(code)]), *refs.space(f.a)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-secret", 0, [st.rules.spaces[f.a].name])


class LaySecrets(Step):
    """Secrets are laid face down; which is which is not settled before one is turned over."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Secrets) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        pools = self.chapter.pools
        for i in range(len(pools.names)):
            pools.fill(st, i)
            st.add(self.chapter.lying[i], pools.lay(st, i, pools.rooms(st.rules, i, self.chapter.each[i])))


class Secrets(Chapter):
    """Secret tokens: a pile of each sort, and how many of them lie on every space."""

    __slots__ = ("pools", "each", "lying", "taken", "here", "k_secret")

    def __init__(self, names: list[str], each: list[int]) -> None:
        self.pools = Pools(names)
        self.each = each

    def build(self, rules: Rules) -> None:
        self.pools.build(rules)
        self.lying = [rules.zone("lying_" + name, AMOUNTS, refs.SPACE) for name in self.pools.names]
        self.here = rules.turn_zone("searched", COUNTED, refs.SPACE)
        self.taken = rules.deed("secret")
        self.k_secret = rules.frame(SecretKind(self))
        rules.counts["secret"] = self.count
        rules.steps["lay secrets"] = LaySecrets(self)
        rules.enters(self, "secret")
        rules.senses(self, ["secret way", "secrets near"])

    def count(self, r: Reader) -> Count:
        """`secret`: secrets taken this turn"""
        return Deeds("secret", D_DEEDS, self.taken)

    def entered(self, st: State, p: Player, room: int) -> None:
        if p.status != IN or p.seat != st.active or room in st.zones[self.here]:
            return
        for lying in self.lying:
            if st.zones[lying][room]:
                st.push(self.k_secret, p.seat, room, 0)
                return

    def take(self, st: State, p: Player, pool: int, room: int) -> None:
        """Turn a token over and lay it in front of the player; some act at once."""
        lying = self.lying[pool]
        st.put(lying, room, st.zones[lying][room] - 1)
        st.add(self.here, [room])
        token = self.pools.draw(st, pool)
        st.deeds[self.taken] += 1
        st.dirty |= D_DEEDS
        self.pools.take(st, p, token)
        found = st.rules.tokens[token].found
        if found is not None:
            found.run(st, p.seat, -1)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        way, n = FAR, 0.0
        for pool in self.lying:
            lying = st.zones[pool]
            for room in range(len(lying)):
                if lying[room]:
                    way = min(way, far[room])
                    if far[room] <= NEAR:
                        n += 1.0
        out.append(way)
        out.append(n)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying: dict[str, dict[str, int]] = {}
        for i in range(len(self.lying)):
            zone = st.zones[self.lying[i]]
            lying[self.pools.names[i]] = {space.key: zone[space.id] for space in st.rules.spaces if zone[space.id]}
        out["secrets"] = lying

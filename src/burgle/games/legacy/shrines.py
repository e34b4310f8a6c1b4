"""Shrines and the Pyramid: a token that pays every turn, a cube left behind, and a way to the middle of the world."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.chapters.entering import barred, enter
from burgle.kernel.codes import D_DEEDS, IN, PASS, YES, kind_of, option
from burgle.kernel.content import word_in
from burgle.kernel.counts import Count
from burgle.kernel.forms import AMOUNTS, CUBES
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE, Ref
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Frame, Player, State


class ShrineKind(FrameKind):
    """The question whether to take a shrine's token (`a` is the shrine's space); then the way to the Pyramid."""

    __slots__ = ("shrines",)

    def __init__(self, shrines: Shrines) -> None:
        super().__init__(True, False, public=True)
        self.shrines = shrines

    def ask(self, st: State, f: Frame) -> list[int]:
        if self.shrines.lies_there(st, f.a):
            return [option(YES, 0), option(PASS, 0)]
        return []

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        self.shrines.onward(st, st.players[f.who], f.a)

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        p = st.players[f.who]
        if kind_of(code) == YES:
            self.shrines.take(st, p, self.shrines.token_at[f.a])
        self.shrines.onward(st, p, f.a)

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else [Ref("shrine", f.a, "", st.rules.spaces[f.a].key)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-shrine", 0, [st.rules.tokens[self.shrines.token_at[f.a]].name])


class Cubes(Count):
    """Different shrines with a player's cube."""

    __slots__ = ("shrines",)

    def __init__(self, shrines: Shrines) -> None:
        super().__init__("marked", D_DEEDS)
        self.shrines = shrines

    def value(self, st: State, p: Player, source: int) -> int:
        return self.shrines.marked(st, p)


class PlaceShrines(Step):
    """Every shrine token lies on its own shrine."""

    __slots__ = ("shrines",)

    def __init__(self, shrines: Shrines) -> None:
        self.shrines = shrines

    def run(self, st: State, who: int) -> None:
        st.add(self.shrines.lying, [1 if token >= 0 else 0 for token in self.shrines.token_at])


class Shrines(Chapter):
    """Shrine spaces, their tokens and the cubes on them."""

    __slots__ = ("table", "bit", "pyramid_bit", "pyramid", "lying", "cubes", "token_at", "paid", "k_shrine",
                 "e_shrine", "e_cube", "e_back", "e_pay")  # fmt: skip

    def __init__(self, table: list[int]) -> None:
        self.table = table  # points by the number of shrines with a cube
        self.pyramid = -1
        self.token_at: list[int] = []  # by space: the token whose shrine it is; -1 for none

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("shrine")
        self.pyramid_bit = rules.mark("pyramid")
        self.lying = rules.zone("shrine_tokens", AMOUNTS, SPACE)
        rules.lay_open(["shrine"])
        self.cubes = rules.zone("shrine_cubes", CUBES, SPACE)  # space and seat of every cube
        self.paid = rules.turn_zone("shrine_paid")
        self.e_shrine = rules.event("shrine", "token")
        self.e_back = rules.event("shrine-back", "token")
        self.e_cube = rules.event("shrine-cube", "space")
        self.e_pay = rules.event("shrine-pays", "token")
        self.k_shrine = rules.frame(ShrineKind(self))
        rules.counts["marked"] = self.count
        rules.steps["place shrines"] = PlaceShrines(self)
        rules.enters(self, "shrine")
        rules.on_raze.append(self)
        rules.on_turn.append(self)
        rules.scorer(self, public=True)

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.marks & self.pyramid_bit and space.exits:
                self.pyramid = space.id
            found = -1
            for token in rules.tokens:
                if (
                    space.marks & self.bit
                    and token.pool == "shrine"
                    and word_in(token.more, "shrine") == word_in(space.more, "shrine")
                ):
                    found = token.id if token.copies and space.exits else -1
            self.token_at.append(found)

    def razed(self, st: State, room: int) -> None:
        if st.zones[self.lying]:
            st.put(self.lying, room, 0)
        left: list[int] = []
        for cube in st.zones[self.cubes]:
            if place_of_cube(cube) == room:
                st.players[seat_of_cube(cube)].supply += 1
            else:
                left.append(cube)
        st.zones[self.cubes] = left

    def count(self, r: Reader) -> Count:
        """`marked`: shrines with your cube"""
        return Cubes(self)

    def marked(self, st: State, p: Player) -> int:
        """Count the shrines with a player's cube."""
        n = 0
        for cube in st.zones[self.cubes]:
            if seat_of_cube(cube) == p.seat:
                n += 1
        return n

    def lies_there(self, st: State, room: int) -> bool:
        """Say whether a shrine has its token."""
        return st.zones[self.lying][room] > 0

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.bit and p.status == IN:
            st.push(self.k_shrine, p.seat, room, 0)

    def take(self, st: State, p: Player, token: int) -> None:
        """Take a shrine's token; the one a player has goes back to its own shrine."""
        for room in range(len(self.token_at)):
            other = self.token_at[room]
            if other >= 0 and p.tokens[other]:
                st.lose_token(p, other)
                st.put(self.lying, room, 1)
                st.emit(self.e_back, p.seat, other, 0, -1)
        st.put(self.lying, self.token_at.index(token), 0)
        st.gain_token(p, token)
        st.emit(self.e_shrine, p.seat, token, 0, -1)
        self.pay(st, p, token)

    def pay(self, st: State, p: Player, token: int) -> None:
        """Pay a token's benefit to its holder, once a turn."""
        if p.seat != st.active or token in st.zones[self.paid]:
            return
        st.add(self.paid, [token])
        moments = st.rules.tokens[token].moments
        if "turn" in moments:
            st.emit(self.e_pay, p.seat, token, 0, -1)
            run_later(st, p.seat, moments["turn"], -1)

    def began(self, st: State, p: Player) -> None:
        for token in self.token_at:
            if token >= 0 and p.tokens[token]:
                self.pay(st, p, token)

    def onward(self, st: State, p: Player, room: int) -> None:
        """Go to the Pyramid, and leave a cube on the shrine, one for every player."""
        if self.pyramid >= 0 and barred(st, p, self.pyramid) is None:
            st.emit(events.TELEPORT, p.seat, self.pyramid, 0, -1)
            enter(st, p, self.pyramid)
        cube = cube_on(room, p.seat)
        if cube not in st.zones[self.cubes] and p.supply and p.status == IN:
            p.supply -= 1
            st.add(self.cubes, [cube])
            st.dirty |= D_DEEDS
            st.emit(self.e_cube, p.seat, room, 0, -1)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        points = self.table[min(self.marked(st, p), len(self.table) - 1)]
        if points:
            lines.append(ScoreLine("shrines", "", points))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        spaces = st.rules.spaces
        lying = st.zones[self.lying]
        out["shrines"] = [
            {
                "space": space.key,
                "token": st.rules.tokens[self.token_at[space.id]].key,
                "there": bool(lying) and lying[space.id] > 0,
                "cubes": [seat_of_cube(cube) for cube in st.zones[self.cubes] if place_of_cube(cube) == space.id],
            }
            for space in spaces
            if self.token_at[space.id] >= 0
        ]

"""Home: the way in, the way out, and what becomes of those who do not make it."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.health import Fate, leave
from burgle.chapters.tokens import Tokens
from burgle.kernel.aims import Aim
from burgle.kernel.codes import ESCAPED, IN
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.sense import FAR, nearest_marked
from burgle.kernel.state import Player, State


class Fallen(Fate):
    """Who falls in the dangerous part, or without an artifact, is lost; elsewhere somebody helps."""

    __slots__ = ("name", "depths", "fatal")

    def __init__(self, name: str, fatal: bool = True) -> None:
        super().__init__(True)
        self.name = name  # the mark of the dangerous part
        self.fatal = fatal  # nobody helps there
        self.depths = 0

    def build(self, rules: Rules) -> None:
        super().build(rules)
        rules.lost_score = 0
        self.depths = rules.mark(self.name)

    def safe(self, st: State, p: Player) -> bool:
        return st.rules.spaces[p.room].marks & self.depths == 0 or not self.fatal


class Leave(Step):
    """Before the row is refilled, who stands at home with an artifact is out, and takes the prize."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Home) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        p = st.players[who]
        if p.status == IN and self.chapter.home(st, p):
            self.chapter.go(st, p)


class Home(Chapter):
    """Where the thieves start, and where an artifact gets them out."""

    __slots__ = ("tokens", "name", "prize", "hushed", "shut", "bit", "artifact", "e_escape")

    def __init__(self, tokens: Tokens, name: str, prize: str, hushed: bool = False, shut: bool = True) -> None:
        self.tokens = tokens
        self.name = name  # the mark of the place
        self.prize = prize  # the token for getting out; its points are a number of the rules
        self.hushed = hushed  # who leaves takes the cubes out of the Clank! area along
        self.shut = shut  # who has left comes back with an artifact only

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark(self.name)
        self.artifact = rules.tag("artifact")
        self.e_escape = rules.event("escape")
        rules.steps["leave"] = Leave(self)
        rules.gates.append(self)
        rules.aims.append(self)
        rules.scorer(self, public=True)
        rules.senses(self, ["way out", "out now"])

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.marks & self.bit:
                space.gated = True  # the gate also keeps who came home inside

    def home(self, st: State, p: Player) -> bool:
        """Say whether a player has come home with an artifact this turn."""
        return p.room >= 0 and st.rules.spaces[p.room].marks & self.bit != 0 and p.has[self.artifact] > 0

    def go(self, st: State, p: Player) -> None:
        """Let a player leave with the prize."""
        if self.hushed:
            if p.area:
                st.emit(events.QUIET, p.seat, p.area, 0, -1)
            p.supply += p.area
            p.area = 0
            p.hush = 0
        self.tokens.from_bank(st, p, st.rules.token_ids[self.prize])
        st.emit(self.e_escape, p.seat, 0, 0, -1)
        leave(st, p, ESCAPED, False)

    def gate(self, st: State, p: Player, room: int) -> Refusal | None:
        if self.home(st, p):
            return Refusal("home_already")
        if self.shut and room != p.room and st.rules.spaces[room].marks & self.bit and not p.has[self.artifact]:
            return Refusal("need_artifact", 0, 1, st.rules.spaces[room].name)
        return None

    def aim(self, st: State, p: Player) -> Aim:
        rooms = [space.id for space in st.rules.spaces if space.marks & self.bit]
        return Aim("out", 1 if p.status == ESCAPED else 0, 1, rooms)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        way = nearest_marked(st, far, self.bit)
        out.append(way)
        out.append(FAR - way if p.has[self.artifact] else 0.0)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        token = st.rules.tokens[st.rules.token_ids[self.prize]]
        if p.tokens[token.id]:
            lines.append(ScoreLine("token", token.name, p.tokens[token.id] * st.rules.params[self.prize]))

"""The Crypt: the way in, the way out, and what becomes of those who do not make it."""

from __future__ import annotations

from burgle.chapters.health import Fate, leave
from burgle.chapters.tokens import Tokens
from burgle.kernel.codes import ESCAPED, IN
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Line, Rules, Step
from burgle.kernel.state import Player, State


class Fallen(Fate):
    """Who falls in the Depths, or without an artifact, is lost; higher up the villagers help."""

    __slots__ = ("depths",)

    def __init__(self) -> None:
        super().__init__(True)
        self.depths = 0

    def build(self, rules: Rules) -> None:
        super().build(rules)
        rules.lost_score = 0
        self.depths = rules.mark("depths")

    def safe(self, st: State, p: Player) -> bool:
        return st.rules.spaces[p.room].marks & self.depths == 0


class Leave(Step):
    """Before the row is refilled, who stands in the Crypt with an artifact is out, and a master."""

    __slots__ = ("crypt",)

    def __init__(self, crypt: Crypt) -> None:
        self.crypt = crypt

    def run(self, st: State, who: int) -> None:
        p = st.players[who]
        if p.status == IN and self.crypt.home(st, p):
            self.crypt.tokens.from_bank(st, p, st.rules.token_ids["mastery"])
            st.emit(self.crypt.e_escape, who, 0, 0, -1)
            leave(st, p, ESCAPED, False)


class Crypt(Chapter):
    """Where the thieves start, and where an artifact gets them out."""

    __slots__ = ("tokens", "bit", "artifact", "e_escape")

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("crypt")
        self.artifact = rules.tag("artifact")
        self.e_escape = rules.event("escape")
        rules.steps["leave"] = Leave(self)
        rules.gates.append(self)
        rules.scorers.append(self)

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            space.gated = True  # the gate also keeps who came home inside

    def home(self, st: State, p: Player) -> bool:
        """Say whether a player has come home with an artifact this turn."""
        return p.room >= 0 and st.rules.spaces[p.room].marks & self.bit != 0 and p.has[self.artifact] > 0

    def gate(self, st: State, p: Player, room: int) -> Refusal | None:
        if self.home(st, p):
            return Refusal("home_already")
        if room != p.room and st.rules.spaces[room].marks & self.bit and not p.has[self.artifact]:
            return Refusal("need_artifact", 0, 1, st.rules.spaces[room].name)
        return None

    def score(self, st: State, p: Player, lines: list[Line]) -> None:
        token = st.rules.tokens[st.rules.token_ids["mastery"]]
        if p.tokens[token.id]:
            lines.append(Line("token", token.name, p.tokens[token.id] * st.rules.params["mastery"]))

"""Texts that are carried out to their end, whoever is knocked out by them: what passages of a book are made of.

Whoever is off the clock is reached by words that say so (`Rules.beyond`) and by nothing else.
"""

from __future__ import annotations

from typing import cast

from burgle.kernel.codes import IN
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, RunKind
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.state import Frame, State


class Script(Effect):
    """One thing after another, to the end; each step is taken from the rulebook that is in force by then."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[Effect]) -> None:
        super().__init__(False)
        self.steps = steps

    def run(self, st: State, who: int, source: int) -> None:
        st.push(st.rules.k_script, who, self.id, source).items.append(0)

    def possible(self, st: State, who: int, source: int) -> bool:
        if not self.bearable(st, who, source):
            return False
        for step in self.steps:
            if step.possible(st, who, source):
                return True
        return False

    def bearable(self, st: State, who: int, source: int) -> bool:
        for step in self.steps:
            if not step.bearable(st, who, source):
                return False
        return True

    def say(self) -> Phrase:
        return Phrase("seq", 0, None, [step.say() for step in self.steps])

    def icons(self) -> list[str]:
        found: list[str] = []
        for step in self.steps:
            found.extend(step.icons())
        return found

    def text(self) -> str:
        return "; ".join([step.text() for step in self.steps])

    def parts(self) -> list[Effect]:
        return self.steps


class ScriptKind(FrameKind):
    """A script in progress: `items` holds the next step."""

    __slots__ = ()

    def run(self, st: State, f: Frame) -> None:
        if st.nums[st.rules.veil]:  # what comes next is not known in a world that somebody imagines
            st.stack.pop()
            return
        steps = cast(Script, st.rules.effects[f.a]).steps
        at = f.items[0]
        f.items[0] = at + 1
        if at + 1 >= len(steps):
            st.stack.pop()
        steps[at].run(st, f.who, f.b)


class BeyondKind(RunKind):
    """A part of a text that waits for its turn, on the clock or off it."""

    __slots__ = ()

    def run(self, st: State, f: Frame) -> None:
        if st.nums[st.rules.veil]:
            st.stack.pop()
        else:
            super().run(st, f)


class Clocked(Effect):
    """Something that reaches a player on the clock only."""

    __slots__ = ("body",)

    def __init__(self, body: Effect) -> None:
        super().__init__(body.simple)
        self.body = body

    def run(self, st: State, who: int, source: int) -> None:
        if self.reaches(st, who):
            self.body.run(st, who, source)

    def reaches(self, st: State, who: int) -> bool:
        """Say whether there is somebody whom it may happen to."""
        return who >= 0 and st.players[who].status == IN

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.reaches(st, who) and self.body.possible(st, who, source)

    def bearable(self, st: State, who: int, source: int) -> bool:
        return not self.reaches(st, who) or self.body.bearable(st, who, source)

    def decided(self) -> None:
        self.body.decided()

    def declinable(self) -> bool:
        return self.body.declinable()

    def own_turn(self) -> bool:
        return self.body.own_turn()

    def say(self) -> Phrase:
        return self.body.say()

    def icons(self) -> list[str]:
        return self.body.icons()

    def text(self) -> str:
        return self.body.text()

    def parts(self) -> list[Effect]:
        return [self.body]

    def check(self, lint: Lint) -> None:
        """Whatever it is says so itself."""


class Meant(Clocked):
    """Something that reaches a player off the clock as well, but somebody it must be."""

    __slots__ = ()

    def reaches(self, st: State, who: int) -> bool:
        return who >= 0


class ScriptReader(Reader):
    """Reads a line of a passage: sequences are scripts, and words of the game itself stop for who is off the clock."""

    __slots__ = ()

    def __init__(self, rules: Rules, text: str, passage: int, setup: bool) -> None:
        super().__init__(rules, text, False)
        self.passage = passage
        self.setup = setup

    def effects(self) -> Effect:
        steps = [self.step()]
        while self.accept(";"):
            steps.append(self.step())
        return steps[0] if len(steps) == 1 else Script(steps)

    def step(self) -> Effect:
        word = self.peek()
        if word == "each":
            return self.rules.words["for"](self)
        effect = super().step()
        if word == "(" or word == "if" or word == "per" or word == "at" or word in self.rules.beyond:
            return effect
        return Meant(effect) if word in self.rules.further else Clocked(effect)


def register(rules: Rules) -> None:
    """Give a rulebook the frames of scripts."""
    script = ScriptKind(False, False, public=True)
    script.beyond = True
    rules.k_script = rules.frame(script)
    beyond = BeyondKind(False, False, public=True)
    beyond.beyond = True
    rules.k_beyond = rules.frame(beyond)

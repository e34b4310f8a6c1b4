"""Choices of a story: put to the player whom a passage addresses, remembered for good, and carried out.

Where nobody caused a passage its choices are put to the vote (`chapters/ballots.py`).
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from burgle.chapters import entry_kinds
from burgle.chapters.storage import Storage
from burgle.kernel.codes import D_DEEDS, IN, PICK, arg_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Effect):
    """Something that a player, or the table, decides for good: answers are numbers."""

    __slots__ = ("choices",)

    def __init__(self, choices: Choices) -> None:
        super().__init__(False)
        self.choices = choices

    def answers(self, st: State, who: int) -> list[int]:
        """List what may be answered."""
        raise NotImplementedError

    def settle(self, st: State, who: int, answer: int, votes: int) -> None:
        """Carry an answer out; so many have voted for it, 0 if the player decided."""
        raise NotImplementedError

    def spell(self, st: State, answer: int) -> str:
        """Write an answer as a person would type it."""
        raise NotImplementedError

    def refs(self, answer: int) -> list[Ref]:
        """Say what an answer points at."""
        return []

    def tell_vote(self, st: State, seat: int, answer: int) -> None:
        """Tell what somebody has voted for, once all have."""
        raise NotImplementedError

    def prompt(self) -> Phrase:
        """Word the question."""
        raise NotImplementedError

    def put(self, st: State, who: int) -> None:
        """Ask the player, or call a vote if nobody caused it."""
        if who < 0:
            self.choices.call(st, self, who, [])
        else:
            st.push(self.choices.k_choice, who, self.id, -1)


class ChoiceKind(FrameKind):
    """A question of the story to one player: `a` is the question."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(True, True, public=True)
        self.beyond = True

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, n) for n in cast(Question, st.rules.effects[f.a]).answers(st, f.who)]

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if st.nums[st.rules.veil] == 0:
            cast(Question, st.rules.effects[f.a]).settle(st, f.who, arg_of(code), 0)

    def may_pass_on(self, st: State, f: Frame) -> bool:
        return len(cast(Question, st.rules.effects[f.a]).choices.voters_without(st, f.who)) > 0

    def pass_on(self, st: State, f: Frame) -> None:
        st.stack.pop()
        question = cast(Question, st.rules.effects[f.a])
        question.choices.call(st, question, f.who, question.choices.voters_without(st, f.who))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "choose " + cast(Question, st.rules.effects[f.a]).spell(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "choose"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return cast(Question, st.rules.effects[f.a]).refs(arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return cast(Question, st.rules.effects[f.a]).prompt()


class StoryChoice(Question):
    """`choice` and `vote`: one of several labelled things."""

    __slots__ = ("name", "labels", "arms", "voted", "passage")

    def __init__(
        self, name: int, labels: list[int], arms: list[Effect], voted: bool, passage: int, choices: Choices
    ) -> None:
        super().__init__(choices)
        self.name = name
        self.labels = labels
        self.arms = arms
        self.voted = voted  # put to the vote in any case
        self.passage = passage

    def run(self, st: State, who: int, source: int) -> None:
        if self.voted:
            self.choices.call(st, self, who, [])
        else:
            self.put(st, who)

    def answers(self, st: State, who: int) -> list[int]:
        """List the arms that can be done; the last one always can, and who is off the clock may choose any."""
        free = who < 0 or st.players[who].status != IN
        last = len(self.arms) - 1
        return [i for i in range(len(self.arms)) if free or i == last or self.arms[i].possible(st, who, -1)]

    def settle(self, st: State, who: int, answer: int, votes: int) -> None:
        chapter = self.choices
        label = self.labels[answer]
        st.add(chapter.chosen, [self.name, label])
        chapter.storage.note(st, entry_kinds.CHOSE, who, self.name, label, votes)
        st.emit(chapter.e_choice, who, self.name, label, -1)
        st.dirty |= D_DEEDS
        self.arms[answer].run(st, who, -1)

    def tell_vote(self, st: State, seat: int, answer: int) -> None:
        st.emit(self.choices.e_vote, seat, self.name, self.labels[answer], -1)

    def spell(self, st: State, answer: int) -> str:
        return self.choices.labels[self.labels[answer]]

    def refs(self, answer: int) -> list[Ref]:
        return [Ref("choice", self.name), Ref("label", self.labels[answer])]

    def prompt(self) -> Phrase:
        return Phrase("ask-vote" if self.voted else "ask-choice", 0, [self.choices.names[self.name]])

    def say(self) -> Phrase:
        parts = [Phrase("arm", 0, [self.spell_label(i)], [self.arms[i].say()]) for i in range(len(self.arms))]
        return Phrase("vote" if self.voted else "choice", len(parts), [self.choices.names[self.name]], parts)

    def spell_label(self, arm: int) -> str:
        """Name an arm."""
        return self.choices.labels[self.labels[arm]]

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        arms = [self.spell_label(i) + ": " + self.arms[i].text() for i in range(len(self.arms))]
        return ("vote " if self.voted else "choice ") + self.choices.names[self.name] + " (" + " | ".join(arms) + ")"

    def parts(self) -> list[Effect]:
        return self.arms


class Random(Effect):
    """One of several things, by chance."""

    __slots__ = ("arms", "stream")

    def __init__(self, arms: list[Effect], stream: int) -> None:
        super().__init__(False)
        self.arms = arms
        self.stream = stream

    def run(self, st: State, who: int, source: int) -> None:
        st.reveal()
        self.arms[st.chance.below(self.stream, len(self.arms))].run(st, who, source)

    def say(self) -> Phrase:
        return Phrase("random", len(self.arms), None, [arm.say() for arm in self.arms])

    def icons(self) -> list[str]:
        return ["luck"]

    def text(self) -> str:
        return "random (" + " | ".join([arm.text() for arm in self.arms]) + ")"

    def parts(self) -> list[Effect]:
        return self.arms


class Choices(Chapter):
    """What was chosen in this campaign, and how choices are put."""

    __slots__ = ("storage", "names", "labels", "chosen", "k_choice", "e_choice", "e_vote")

    def __init__(self, storage: Storage, names: list[str], labels: list[str]) -> None:
        self.storage = storage
        self.names = names
        self.labels = labels

    def build(self, rules: Rules) -> None:
        self.k_choice = rules.frame(ChoiceKind(), "story-choice")
        self.chosen = rules.zone("chosen")  # pairs: choice, label; of this game and of those before
        self.e_choice = rules.event("choice", "choice", "label")
        self.e_vote = rules.event("vote", "choice", "label")
        rules.stream("story")
        rules.words["choice"] = self.choice_word
        rules.words["vote"] = self.vote_word
        rules.words["random"] = self.random_word
        rules.beyond.extend(["choice", "vote", "random"])

    def call(self, st: State, question: Question, who: int, voters: list[int]) -> None:
        """Put a question to the vote: of these seats, or of all who vote."""
        raise NotImplementedError

    def voters_without(self, st: State, seat: int) -> list[int]:
        """List who else votes."""
        raise NotImplementedError

    def choice_word(self, r: Reader) -> Effect:
        """`choice NAME (LABEL: effects | ...)`: you decide, for good; a vote if nobody caused the passage"""
        return self.arms(r, False)

    def vote_word(self, r: Reader) -> Effect:
        """`vote NAME (LABEL: effects | ...)`: the table decides, for good"""
        return self.arms(r, True)

    def arms(self, r: Reader, voted: bool) -> Effect:
        """Read the arms of a choice."""
        name = r.one_of(self.names, "choice")
        r.expect("(")
        r.inside += 1
        labels: list[int] = []
        arms: list[Effect] = []
        while True:
            labels.append(r.one_of(self.labels, "label"))
            r.expect(":")
            arms.append(r.effects())
            if not r.accept("|"):
                break
        r.inside -= 1
        r.expect(")")
        if len(arms) < 2 or len(set(labels)) < len(labels):
            raise WordError("a choice has at least two arms, and each a label of its own", "|", [])
        return StoryChoice(name, labels, arms, voted, r.passage, self)

    def random_word(self, r: Reader) -> Effect:
        """`random (effects | ...)`: one of them, by chance"""
        return Random(r.alternatives("random"), r.rules.stream("story"))

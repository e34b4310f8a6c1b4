"""Answers to a story's questions: the arm that promises most. What stands on other pages a bot does not know, nor guess at."""

from __future__ import annotations

from typing import Final

from burgle.bots.mind.replies import best_of, now
from burgle.bots.mind.thoughts import Thoughts
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind, StoryChoice
from burgle.chapters.gains import StoryGain
from burgle.chapters.records import CHECK, RecordWord
from burgle.chapters.targets import EACH, EACH_PLAYER, EACH_RIVAL, OTHERS, ForWho
from burgle.kernel.codes import arg_of
from burgle.kernel.conditions import Now
from burgle.kernel.effects import Effect
from burgle.kernel.exchange import Pay

SHARED: Final = 0.4  # share left of what everybody gets


def about_the_story(mind: Thoughts, options: list[int]) -> int:
    """Answer a choice or a vote; -1: it is another question."""
    st = mind.st
    if st.rules.veil < 0:
        return -1
    frame = st.stack[st.asked]
    kind = st.rules.kinds[frame.kind]
    if not isinstance(kind, (ChoiceKind, BallotKind)):
        return -1
    asked = st.rules.effects[frame.a]
    if not isinstance(asked, StoryChoice):
        return -1
    return options[best_of([promise(mind, asked.arms[arg_of(code)]) for code in options])]


def promise(mind: Thoughts, effect: Effect) -> float:
    """What an arm promises to the player, as far as it says so itself: what it leads to elsewhere counts for nothing."""
    if isinstance(effect, StoryGain):
        return float(effect.n) if effect.points else -effect.n * mind.worth.price[mind.book.purse.word]
    if isinstance(effect, RecordWord):
        return CHECK * effect.a if effect.word == "check" else 0.0
    if isinstance(effect, ForWho):
        return share(effect.whom) * promise(mind, effect.body)
    if isinstance(effect, Now) and sealed(mind, effect.body):
        holds = effect.count.holds(mind.st, mind.me, -1, effect.every)
        return promise(mind, effect.body) if holds else 0.0
    if not sealed(mind, effect):
        return now(mind, effect, -1)
    total = sum([promise(mind, part) for part in effect.parts()])
    return max(total - mind.worth.cost(effect.cost), 0.0) if isinstance(effect, Pay) else total


def share(whom: int) -> float:
    """What is left of something that happens to some of the players."""
    if whom in (OTHERS, EACH_RIVAL):
        return -SHARED
    return SHARED if whom in (EACH, EACH_PLAYER) else 0.0


def sealed(mind: Thoughts, effect: Effect) -> bool:
    """Say whether anything in an effect belongs to the book: other pages, the box, what is stuck or written."""
    if isinstance(effect, StoryGain) or effect.text().split(" ")[0] in mind.st.rules.beyond:
        return True
    for part in effect.parts():
        if sealed(mind, part):
            return True
    return False

"""Answers to the questions that Darkest Magic asks: reactions, teleports, deals."""

from __future__ import annotations

from burgle.bots.darkest.errand import DarkestErrand
from burgle.bots.darkest.walk import DarkestWalk
from burgle.bots.mind.replies import about_devices, best_of
from burgle.bots.mind.thoughts import Thoughts
from burgle.chapters.payments import room_of
from burgle.kernel.codes import arg_of


def reply(mind: Thoughts, errand: DarkestErrand, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, board = mind.st.stack[mind.st.asked], errand.board
    if frame.kind == board.reactions.k_answer:
        return options[0]  # a card that pays later, and another one drawn for it: never worse (L2-121)
    if frame.kind == board.leaps.k_far:
        return leap(mind, errand, options)
    if frame.kind == board.town.k_deal:
        items = board.town.items
        return options[best_of([errand.gain_of(items[arg_of(code) >> 1], errand.now) for code in options])]
    return about_devices(mind, options)


def leap(mind: Thoughts, errand: DarkestErrand, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    walk = DarkestWalk(mind.st, mind.me, mind.book, errand, mind.worth)
    here = walk.here()
    values: list[float] = []
    for code in options:
        _, value = walk.search(walk.enter(here, room_of(arg_of(code)), code, 0, 0, 0))
        values.append(value)
    return options[best_of(values)]

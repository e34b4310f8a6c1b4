"""Answers to the questions that only Legacy asks: Roles and the Vault, Agents, teleports, shrines, deals."""

from __future__ import annotations

from typing import Final

from burgle.bots.legacy.errand import LegacyErrand
from burgle.bots.legacy.walk import FREE, LegacyWalk, Toll
from burgle.bots.mind.replies import about_devices, best_of
from burgle.bots.mind.thoughts import Thoughts
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS
from burgle.kernel.codes import YES, arg_of, kind_of
from burgle.kernel.state import Frame

SPACE: Final = 0x3FF  # of a teleport's goal


def reply(mind: Thoughts, errand: LegacyErrand, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, board = mind.st.stack[mind.st.asked], errand.board
    if frame.kind == board.drafts.k_role:
        return options[best_of([mind.worth.card(arg_of(code)) for code in options])]
    if frame.kind == board.drafts.k_vault:
        return options[best_of([vault(mind, arg_of(code)) for code in options])]
    if frame.kind == board.leaps.k_far:
        return leap(mind, errand, options)
    if frame.kind == board.shrines.k_shrine:
        return shrine(errand, frame, options)
    if frame.kind == board.agents.k_agent:
        return agent(mind, errand, options)
    if frame.kind == board.town.k_deal:
        items = board.town.items
        return options[best_of([errand.gain_of(items[arg_of(code) >> 1], errand.now) for code in options])]
    return about_devices(mind, options)


def vault(mind: Thoughts, card: int) -> float:
    """What a card of the Vault is worth, what it brings at once included."""
    return mind.worth.keep(card) + mind.worth.effect(mind.st.rules.cards[card].acquire, card)


def leap(mind: Thoughts, errand: LegacyErrand, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    walk = LegacyWalk(mind.st, mind.me, mind.book, errand, mind.worth)
    here = walk.here()
    values: list[float] = []
    for code in options:
        way, room = arg_of(code) >> 10, arg_of(code) & SPACE
        toll: Toll = FREE
        if way:
            known = [t for t in walk.tolls(here, room, 0) if t[1] >> 4 == way]
            toll = known[0] if known else (3.0, way << 4, 0, 0, 0)
        _, value = walk.search(walk.enter(here, room, code, toll, 0))
        values.append(value)
    return options[best_of(values)]


def shrine(errand: LegacyErrand, frame: Frame, options: list[int]) -> int:
    """Take a shrine's token if it is better than the one held."""
    finds = errand.finds
    better = finds.blessing(errand.board.shrines.token_at[frame.a]) > finds.blessing(errand.now.token)
    return next((code for code in options if (kind_of(code) == YES) == better), options[0])


def agent(mind: Thoughts, errand: LegacyErrand, options: list[int]) -> int:
    """Get past an Agent as cheaply as can be, or beat it for what it carries."""
    swords = mind.st.rules.params["agent_swords"] * mind.worth.price["sword"]
    cost = {
        BY_DAMAGE: mind.worth.damage,
        BY_INTERN: errand.finds.intern,
        BY_SWORDS: swords - errand.finds.agent,
    }  # fmt: skip
    return options[best_of([-cost.get(arg_of(code), 0.0) for code in options])]

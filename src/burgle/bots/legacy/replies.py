"""Answers to the questions that only Legacy asks: Roles and the Vault, Agents, teleports, shrines, deals."""

from __future__ import annotations

from burgle.bots.legacy.errand import LegacyErrand
from burgle.bots.legacy.walk import LegacyWalk, Toll
from burgle.bots.mind.thoughts import Thoughts
from burgle.chapters.devices import Devices
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS
from burgle.kernel.codes import YES, arg_of, kind_of
from burgle.kernel.state import Frame

SPACE = 0x3FF  # of a teleport's goal


def reply(mind: Thoughts, errand: LegacyErrand, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, board = mind.st.stack[-1], errand.board
    if frame.kind == board.drafts.k_role:
        return max(options, key=lambda code: mind.worth.card(arg_of(code)))
    if frame.kind == board.drafts.k_vault:
        return max(options, key=lambda code: vault(mind, arg_of(code)))
    if frame.kind == board.leaps.k_far:
        return leap(mind, errand, options)
    if frame.kind == board.shrines.k_shrine:
        return shrine(errand, frame, options)
    if frame.kind == board.agents.k_agent:
        return agent(mind, errand, options)
    if frame.kind == board.town.k_deal:
        items = board.town.items
        return max(options, key=lambda code: errand.gain_of(items[arg_of(code) >> 1], errand.now))
    devices = mind.book.find(Devices)
    if frame.kind == devices.k_replace:
        return min(options, key=lambda code: in_the_row(mind, arg_of(code)))
    if frame.kind == devices.k_free:
        return max(options, key=lambda code: mind.shop.value(arg_of(code)))
    return -1


def vault(mind: Thoughts, card: int) -> float:
    """What a card of the Vault is worth, what it brings at once included."""
    return mind.worth.keep(card) + mind.worth.effect(mind.st.rules.cards[card].acquire, card)


def leap(mind: Thoughts, errand: LegacyErrand, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    walk = LegacyWalk(mind.st, mind.me, mind.book, errand, mind.worth)
    here = walk.here()

    def value(code: int) -> float:
        way, room = arg_of(code) >> 10, arg_of(code) & SPACE
        toll = {0: Toll(0.0, 0, 0, 0, 0)}.get(way)
        if toll is None:
            toll = next((t for t in walk.tolls(here, room, 0) if t.pay >> 4 == way), Toll(3.0, way << 4, 0, 0, 0))
        return walk.search(walk.enter(here, room, code, toll, 0))[1]

    return max(options, key=value)


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
    return min(options, key=lambda code: cost.get(arg_of(code), 0.0))


def in_the_row(mind: Thoughts, card: int) -> float:
    """What it is worth that a card lies in the row."""
    kind = mind.st.rules.cards[card]
    if kind.danger:
        return -mind.shop.relief(card)
    return max(mind.shop.prize(card) if kind.fight >= 0 else mind.shop.value(card), 0.0)

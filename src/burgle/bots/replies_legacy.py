"""Answers to the questions that only Legacy asks: Roles and the Vault, Agents, teleports, shrines, deals."""

from __future__ import annotations

from burgle.bots.goals_legacy import LegacyJourney
from burgle.bots.thoughts import Thoughts
from burgle.bots.trek import Toll, Trek
from burgle.chapters.devices import Devices
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS
from burgle.kernel.codes import YES, arg_of, kind_of
from burgle.kernel.state import Frame

SPACE = 0x3FF  # of a teleport's goal


def reply(mind: Thoughts, journey: LegacyJourney, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, atlas = mind.st.stack[mind.st.asked], journey.atlas
    if frame.kind == atlas.drafts.k_role:
        return max(options, key=lambda code: mind.worth.card(arg_of(code)))
    if frame.kind == atlas.drafts.k_vault:
        return max(options, key=lambda code: vault(mind, arg_of(code)))
    if frame.kind == atlas.leaps.k_far:
        return leap(mind, journey, options)
    if frame.kind == atlas.shrines.k_shrine:
        return shrine(journey, frame, options)
    if frame.kind == atlas.agents.k_agent:
        return agent(mind, journey, options)
    if frame.kind == atlas.town.k_deal:
        items = atlas.town.items
        return max(options, key=lambda code: journey.gain_of(items[arg_of(code) >> 1], journey.now))
    devices = mind.book.find(Devices)
    if frame.kind == devices.k_replace:
        return min(options, key=lambda code: in_the_row(mind, arg_of(code)))
    if frame.kind == devices.k_free:
        return max(options, key=lambda code: mind.shop.value(arg_of(code)))
    return -1


def vault(mind: Thoughts, card: int) -> float:
    """What a card of the Vault is worth, what it brings at once included."""
    return mind.worth.keep(card) + mind.worth.effect(mind.st.rules.cards[card].acquire, card)


def leap(mind: Thoughts, journey: LegacyJourney, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    trek = Trek(mind.st, mind.me, mind.book, journey, mind.worth)
    here = trek.here()

    def value(code: int) -> float:
        way, room = arg_of(code) >> 10, arg_of(code) & SPACE
        toll = {0: Toll(0.0, 0, 0, 0, 0)}.get(way)
        if toll is None:
            toll = next((t for t in trek.tolls(here, room, 0) if t.pay >> 4 == way), Toll(3.0, way << 4, 0, 0, 0))
        return trek.search(trek.enter(here, room, code, toll, 0))[1]

    return max(options, key=value)


def shrine(journey: LegacyJourney, frame: Frame, options: list[int]) -> int:
    """Take a shrine's token if it is better than the one held."""
    satchel = journey.satchel
    better = satchel.blessing(journey.atlas.shrines.token_at[frame.a]) > satchel.blessing(journey.now.token)
    return next((code for code in options if (kind_of(code) == YES) == better), options[0])


def agent(mind: Thoughts, journey: LegacyJourney, options: list[int]) -> int:
    """Get past an Agent as cheaply as can be, or beat it for what it carries."""
    swords = mind.st.rules.params["agent_swords"] * mind.worth.price["sword"]
    cost = {
        BY_DAMAGE: mind.worth.damage,
        BY_INTERN: journey.satchel.intern,
        BY_SWORDS: swords - journey.satchel.agent,
    }  # fmt: skip
    return min(options, key=lambda code: cost.get(arg_of(code), 0.0))


def in_the_row(mind: Thoughts, card: int) -> float:
    """What it is worth that a card lies in the row."""
    kind = mind.st.rules.cards[card]
    if kind.danger:
        return -mind.shop.relief(card)
    return max(mind.shop.prize(card) if kind.fight >= 0 else mind.shop.value(card), 0.0)

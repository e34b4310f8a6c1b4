"""Addresses of all that a rulebook numbers, looked up both ways, and the shape that they make."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from burgle.kernel.written import PLACES, names_of

if TYPE_CHECKING:
    from burgle.kernel.actions import Action
    from burgle.kernel.effects import Effect
    from burgle.kernel.frames import FrameKind
    from burgle.kernel.rules import Rules


def frame_address(kind: FrameKind, name: str) -> str:
    """Call a kind of frame by its name, or else by that of its class: ToPadKind is `frame:to-pad`."""
    if name == "":
        for letter in type(kind).__name__.removesuffix("Kind"):
            name += ("-" if name else "") + letter.lower() if letter.isupper() else letter
    return "frame:" + name


def action_address(action: Action) -> str:
    """Call an action as players do: `action:end-turn`."""
    return "action:" + action.name.replace(" ", "-")


def listed(rules: Rules, sort: str) -> list[str]:
    """List the addresses of a sort of things by their numbers; "" where a number is not in use here."""
    if sort == "card":
        return ["card:" + card.key for card in rules.cards]
    if sort == "token":
        return ["token:" + token.key for token in rules.tokens]
    if sort == "space":
        return ["space:" + space.key for space in rules.spaces]
    if sort == "path":
        return ["path:" + path.key for path in rules.paths]
    if sort == "frame":
        return rules.frame_addresses[:]
    if sort == "action":
        return ["" if action is None else action_address(action) for action in rules.action_of]
    if sort == "effect":
        return rules.effect_addresses[:]
    if sort in PLACES:
        return [sort + ":" + name for name in names_of(rules, sort)]
    raise KeyError(sort)


def address_of(rules: Rules, sort: str, number: int) -> str:
    """Give the address of a number of a sort: card, token, space, path, frame, action or effect."""
    return listed(rules, sort)[number]


def number_of(rules: Rules, address: str) -> int:
    """Give the number of an address; -1 if the rulebook has no such thing."""
    sort = "effect" if "/" in address else address.partition(":")[0]
    addresses = listed(rules, sort)
    return addresses.index(address) if address in addresses else -1


def effect_at(rules: Rules, address: str) -> Effect | None:
    """Give the effect at an address."""
    at = number_of(rules, address) if "/" in address else -1
    return rules.effects[at] if at >= 0 else None


def shape_parts(rules: Rules) -> list[list[str]]:
    """List by name all that a state of a rulebook is made of, in the order of the numbers that stand for it."""
    parts = [listed(rules, sort) for sort in ("card", "token", "space", "path", "frame", "action", "effect")]
    parts.extend([rules.zone_names, rules.num_names, rules.player_nums, rules.deeds, rules.tags])
    parts.extend([rules.streams, rules.pile_names, [event.code for event in rules.events]])
    return parts


def shape_of(rules: Rules) -> str:
    """Hash it: states move freely between rulebooks of one shape."""
    text = "\n\n".join(["\n".join(part) for part in shape_parts(rules)])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

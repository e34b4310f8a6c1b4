"""What the lists of a state are made of, so that positions and scenarios can name what lies there.

A list that is not entered here is still written and read: as numbers.
"""

from __future__ import annotations

from burgle.kernel.rules import Rules

# zone -> how it is laid out, and what its entries (or its places) are; of runs, what each of a run is
ZONES: dict[str, tuple[str, str]] = {
    "box": ("list", "card"),
    "spent": ("list", "card"),
    "held_play": ("list", "card"),
    "held_discard": ("list", "card"),
    "held_hand": ("list", "card"),
    "boxed_tokens": ("list", "token"),
    "searched": ("list", "space"),
    "rewarded": ("list", "space"),
    "bank": ("counts", "token"),
    "reserve": ("counts", "reserve"),
    "lying_major": ("counts", "space"),
    "lying_minor": ("counts", "space"),
    "lying_ore": ("counts", "space"),
    "hunters": ("counts", "track"),
    "artifacts": ("placed", "artifact"),
    "ports": ("placed", "seat"),
    "wights": ("counts", "space"),
    "agents": ("counts", "space"),
    "fruits": ("counts", "space"),
    "shrine_tokens": ("counts", "space"),
    "volcanoes": ("list", "space"),
    "card_marks": ("runs", "card character"),
    "space_marks": ("runs", "space character"),
    "milestones": ("runs", "character milestone number"),
    "waiting": ("runs", "number card"),
}
LISTED = ("list", "runs")  # layouts that come and go; the others have a place for each thing
CARD_NUMS = {"reserve_enemy", "patron"}  # numbers that are a card


def pile_kind(rules: Rules, name: str) -> str:
    """Say what a pile is made of: the cards of that deck, the tokens of that pool, cubes, or "" for what has no names."""
    if any(card.deck == name for card in rules.cards):
        return "card"
    if any(token.pool == name for token in rules.tokens):
        return "token"
    return "cube" if name == "bag" else ""

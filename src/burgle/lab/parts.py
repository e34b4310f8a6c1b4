"""What a game is made of, read from its rulebook: all of it should see use when many games are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgle.chapters.row import Row
from burgle.chapters.spaces import Stops
from burgle.chapters.tokens import Tokens
from burgle.kernel.content import Card, Token
from burgle.kernel.rules import Rules
from burgle.kernel.traits import GETS, USES
from burgle.lab.tally import DEEDS, LOCKED

USES_DEVICE = GETS | USES  # what uses something that lies on offer
FEWEST_OFFERS = 5  # a card that was hardly ever affordable tells nothing
TAKEN = ("artifacts", "items", "secrets", "prisoners", "tokens", "shrines")  # the ways to come by a token
USUAL = ("attack", "rage", "out-draw", "stop", "unlock", "ghost", "blockade")  # what happens wherever it can happen

Used = dict[str, dict[str, int]]


def idle_parts(rules: Rules, used: Used, boards: Sequence[Rules] = ()) -> list[str]:
    """Name every part of the game, cards aside, that saw no use; `boards`: the rulebooks of all boards that were played on."""
    idle = idle_tokens(rules, used)
    devices = any(card.use is not None for card in rules.cards)
    stops = any(isinstance(chapter, Stops) and not chapter.told for chapter in rules.chapters)
    wanted = {
        ("faction", "factions"): rules.factions,
        ("port", "ports"): [space.key for space in rules.spaces if space.port is not None],
        ("lock", "locks"): [name for name in LOCKED if name in rules.marks],
        ("action", "actions"): [
            action.name for action in rules.actions if devices or action.traits & USES_DEVICE != USES_DEVICE
        ],
        ("place", "places"): [name for name in rules.marks if any(exists(book, name) for book in boards or [rules])],
        ("reaction", "reactions"): [card.key for card in cards_in_play(rules) if card.react is not None],
        ("news", "news"): [card.key for card in rules.cards if "event" in card.moments],
        ("event", "happened"): [
            kind.code for kind in rules.events if kind.code in USUAL and (kind.code != "stop" or stops)
        ]
        + [name for name in DEEDS if name in rules.deeds],
    }
    for (name, section), keys in wanted.items():
        seen = used.get(section, {})
        idle += [f"{name} {key}" for key in keys if key not in seen]
    return idle


def idle_tokens(rules: Rules, used: Used) -> list[str]:
    """Name the tokens that nobody took, and those that nobody made use of."""
    idle = []
    for token in tokens_in_play(rules):
        name = "artifact" if token.value else "item" if token.price else "token"
        if not any(token.key in used.get(section, {}) for section in TAKEN):
            idle.append(f"{name} {token.key}")
        elif token.use is not None and token.key not in used.get("tokens_used", {}):
            idle.append(f"{name} {token.key} never used")
    return idle


def idle_cards(rules: Rules, cards: dict[str, Any]) -> list[str]:
    """Name the cards that were bought (or beaten, or used) always or never."""
    idle = []
    always = row_decks(rules)
    for card in cards_in_play(rules):
        seen = cards.get(card.key, {"offered": 0, "share": 0.0})
        if seen["offered"] < FEWEST_OFFERS:
            idle.append(f"card {card.key} offered {seen['offered']} times")
        elif seen["share"] == 0.0:
            idle.append(f"card {card.key} never taken in {seen['offered']} turns")
        elif seen["share"] >= 1.0 and card.deck in always:
            idle.append(f"card {card.key} always taken")
    return idle


def tokens_in_play(rules: Rules) -> list[Token]:
    """The tokens that a game of this size is played with."""
    chapter = next((chapter for chapter in rules.chapters if isinstance(chapter, Tokens)), None)
    # A token that only marks its place, as an escape pod does, is held by nobody: it is in use when somebody goes there.
    held = [token for token in rules.tokens if token.pool not in rules.marks or token.grants or token.worth]
    return [token for token in held if chapter is None or chapter.copies(token, rules.players)]


def cards_in_play(rules: Rules) -> list[Card]:
    """The cards to be had in a game of this size, the starting cards aside."""
    decks = {*row_decks(rules), "reserve"}
    flipped = {card.flips_to for card in rules.cards}
    had = [card for card in rules.cards if card.cost >= 0 or card.fight >= 0 or card.use is not None]  # no news
    return [card for card in had if card.deck in decks or card.id in flipped]


def row_decks(rules: Rules) -> list[str]:
    """The decks from which the row is filled."""
    return [deck for chapter in rules.chapters if isinstance(chapter, Row) for deck in (chapter.name, *chapter.extra)]


def exists(rules: Rules, name: str) -> bool:
    """Say whether the board has spaces of a sort that can be left, and so entered: stubs of a campaign wait for theirs."""
    bit = 1 << rules.marks.index(name) if name in rules.marks else 0
    return any(space.marks & bit and space.exits for space in rules.spaces)

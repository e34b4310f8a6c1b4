"""Cards from data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.entries import Entry
from burgle.content.tables import Sources, nearest
from burgle.kernel.content import Card, Score
from burgle.kernel.effects import Effect
from burgle.kernel.reader import Reader, WordError, split
from burgle.kernel.rules import Rules

DECKS = ("adventure", "starter", "reserve", "reverse")
FIELDS: dict[str, type] = {
    "id": str, "name": str, "deck": str, "faction": str, "cost": int, "fight": int, "points": object, "copies": int,
    "attack": bool, "danger": bool, "play": str, "acquire": str, "arrive": str, "defeat": str, "flips_to": str,
    "quip": str, "remove": bool,
}  # fmt: skip
MOST_CARDS = 4096  # a pick names a card in twelve bits


def add_cards(rules: Rules, entries: list[Mapping[str, Any]], sources: Sources) -> None:
    """Give every kind of card its number; effects are read when all names are known."""
    for fields in entries:
        entry = Entry(fields["id"], fields, FIELDS, sources, "card")
        deck = entry.text("deck", "adventure")
        if deck not in DECKS:
            raise entry.error("deck", f"there is no deck {deck!r}{nearest(deck, list(DECKS))}")
        card = Card(len(rules.cards), fields["id"], str(entry.required("name")), deck)
        faction = entry.text("faction")
        if faction:
            if faction not in rules.factions:
                raise entry.error("faction", f"there is no faction {faction!r}{nearest(faction, rules.factions)}")
            card.faction = rules.factions.index(faction)
        card.cost = entry.number("cost", -1, 0, 20)
        card.fight = entry.number("fight", -1, 0, 20)
        if deck != "starter" and (card.cost < 0) == (card.fight < 0):
            raise entry.error("", "a card has either cost (Skill) or fight (Swords)")
        card.copies = entry.number("copies", 1, 0, 99)
        card.attack = entry.flag("attack")
        card.danger = entry.flag("danger")
        card.quip = entry.text("quip")
        rules.card_ids[card.key] = card.id
        rules.cards.append(card)
    if len(rules.cards) >= MOST_CARDS:
        raise sources.error("card", "", f"there is room for {MOST_CARDS - 1} kinds of cards")


def read_card_effects(rules: Rules, entries: list[Mapping[str, Any]], sources: Sources) -> None:
    """Read what every card does."""
    for fields in entries:
        card = rules.cards[rules.card_ids[fields["id"]]]
        entry = Entry(card.key, fields, FIELDS, sources, "card")
        card.play = read_effect(rules, entry, "play", True)
        card.acquire = read_effect(rules, entry, "acquire", True)
        card.defeat = read_effect(rules, entry, "defeat", True)
        card.arrive = read_effect(rules, entry, "arrive", False)
        card.points = read_score(rules, entry)
        other = entry.text("flips_to")
        if other:
            if other not in rules.card_ids:
                raise entry.error("flips_to", f"there is no card {other!r}{nearest(other, list(rules.card_ids))}")
            card.flips_to = rules.card_ids[other]


def read_effect(rules: Rules, entry: Entry, key: str, standing: bool) -> Effect | None:
    """Read one line of effects; `standing` conditions stay open until the end of the turn."""
    text = entry.text(key)
    if not text:
        return None
    try:
        words = split(text)
        for before, word in zip(["", *words], words, strict=False):
            if (word == "0" and before != "<=") or (word.startswith("-") and before != "clank"):
                raise WordError(f"{before} {word}: expected a number from 1 on", "", [])
        effect = Reader(rules, text, standing).whole()
    except WordError as error:
        raise entry.error(key, str(error)) from None
    rules.intern(effect)
    return effect


def read_score(rules: Rules, entry: Entry) -> Score:
    """Read points: a number or text."""
    value = entry.fields.get("points", 0)
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise entry.error("points", "expected a number or text such as 'per crystal: 3'")
    try:
        return Reader(rules, str(value), False).score()
    except WordError as error:
        raise entry.error("points", str(error)) from None

"""Cards as plain data: for programs, for the browser's lists, and for whatever writes a card down."""

from __future__ import annotations

from typing import Any

from burgle.kernel.content import Card, flag_in
from burgle.kernel.effects import Effect
from burgle.kernel.rules import Rules

MOMENTS = ("play", "use", "react", "acquire", "arrive", "defeat")


def card_data(rules: Rules, card: Card, lang: str = "en") -> dict[str, Any]:
    """One card as plain data."""
    from burgle.language.quips import quip_in
    from burgle.language.wording import card_text

    data: dict[str, Any] = {"id": card.key, "name": card.name, "deck": card.deck, "copies": card.copies}
    data |= {"faction": faction(rules, card) or None, "cost": card.cost if card.cost >= 0 else None}
    data |= {"fight": card.fight if card.fight >= 0 else None, "attack": card.attack, "danger": card.danger}
    data |= {"seal": True} if sealed(card) else {}
    data |= {"points": card.points.flat, "points_depend": bool(card.points.terms)}
    data |= {moment: effect(getattr(card, moment)) for moment in MOMENTS if getattr(card, moment) is not None}
    return data | {"text": card_text(rules, card, lang), "quip": quip_in(rules.game, card.quip, lang)}


def effect(thing: Effect | None) -> str:
    """Write an effect in the effect language."""
    return thing.text() if thing is not None else ""


def sealed(card: Card) -> bool:
    """Say whether a card bears a Seal of Excellence."""
    return flag_in(card.more, "seal")


def faction(rules: Rules, card: Card) -> str:
    """Name a card's faction."""
    return rules.factions[card.faction] if card.faction >= 0 else ""

"""Tokens from data: secrets, market items, artifacts, crystals, pods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.cards import read_effect, read_score
from burgle.content.entries import Entry
from burgle.content.tables import Sources
from burgle.kernel.content import Token
from burgle.kernel.rules import Rules

FIELDS: dict[str, type] = {
    "id": str, "name": str, "pool": str, "copies": int, "copies_2p": int, "per_player": bool, "price": int, "worth": int,
    "keep": bool, "grants": list, "found": str, "use": str, "bought": str, "points": object, "quip": str, "value": int,
    "remove": bool,
}  # fmt: skip


def all_tokens(tables: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """List tokens and artifacts alike; an artifact grants its holder the way out."""
    artifacts = [{**entry, "pool": "artifact", "grants": ["artifact"]} for entry in tables.get("artifact", [])]
    return [*tables.get("token", []), *artifacts]


def add_tokens(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Give every kind of token its number."""
    for fields in all_tokens(tables):
        entry = Entry(fields["id"], fields, FIELDS, sources)
        token = Token(len(rules.tokens), fields["id"], str(entry.required("name")), str(entry.required("pool")))
        token.copies = entry.number("copies", 1, 0, 99)
        token.copies_two = entry.number("copies_2p", -1, 0, 99)
        token.per_player = entry.flag("per_player")
        token.price = entry.number("price", 0, 1, 99)
        token.worth = entry.number("worth", 0, 1, 99)
        token.value = entry.number("value", 0, 1, 999)
        token.keep = entry.flag("keep")
        token.grants = [rules.tag(str(tag)) for tag in fields.get("grants", [])]
        token.quip = entry.text("quip")
        rules.token_ids[token.key] = token.id
        rules.tokens.append(token)


def read_token_effects(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Read what every token does."""
    for fields in all_tokens(tables):
        token = rules.tokens[rules.token_ids[fields["id"]]]
        entry = Entry(token.key, fields, FIELDS, sources)
        token.found = read_effect(rules, entry, "found", True)
        token.use = read_effect(rules, entry, "use", True)
        token.bought = read_effect(rules, entry, "bought", True)
        token.points = read_score(rules, entry)

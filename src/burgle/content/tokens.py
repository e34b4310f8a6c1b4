"""Tokens from data: secrets, market items, artifacts, crystals, pods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.cards import read_effect, read_score
from burgle.content.entries import DataEntry
from burgle.content.tables import Sources
from burgle.games.spec import GameSpec, by_ledger
from burgle.kernel.content import Term, Token
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.rules import Rules

FIELDS: dict[str, type] = {
    "id": str, "name": str, "pool": str, "copies": int, "copies_2p": int, "per_player": bool, "price": int,
    "worth": int, "keep": bool, "grants": list, "found": str, "use": str, "bought": str, "points": object, "quip": str,
    "value": int, "remove": bool, "party": bool, "stack": str, "needs": str, "freed": str,
}  # fmt: skip


MOST_ITEMS = 127  # an option to buy names the item in seven bits ...
MOST_COINS = 3  # ... and counts the coin tokens handed in with three bits for each kind
MOST_CHIPS = 16  # all ways to pay with them are compared


def all_tokens(tables: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """List tokens and artifacts alike; an artifact grants its holder the way out."""
    artifacts = [{**entry, "pool": "artifact", "grants": ["artifact"]} for entry in tables.get("artifact", [])]
    return by_ledger(tables, "token", [*tables.get("token", []), *artifacts], lambda entry: str(entry["id"]))


def table_of(fields: Mapping[str, Any]) -> str:
    """Say in which table a token stands."""
    return "artifact" if fields.get("pool") == "artifact" else "token"


def fields_of(game: GameSpec) -> dict[str, type]:
    """List what a token of a game may have."""
    return {**FIELDS, **game.token_fields, **dict.fromkeys(game.token_moments, str)}


def add_tokens(rules: Rules, tables: Mapping[str, Any], game: GameSpec, sources: Sources) -> None:
    """Give every kind of token its number."""
    known = fields_of(game)
    for fields in all_tokens(tables):
        entry = DataEntry(fields["id"], fields, known, sources, table_of(fields))
        token = Token(len(rules.tokens), fields["id"], entry.text("name"), entry.text("pool"))
        with sources.attempt():
            if token.key in rules.token_ids:
                raise entry.error("", "there are two tokens with this id")
            entry.required("name")
            entry.required("pool")
        token.copies = entry.number("copies", 1, 0, 99)
        token.copies_two = entry.number("copies_2p", -1, 0, 99)
        token.per_player = entry.flag("per_player")
        token.price = entry.number("price", 0, 1, 99)
        token.worth = entry.number("worth", 0, 1, 99)
        token.value = entry.number("value", 0, 1, 999)
        token.keep = entry.flag("keep") or token.pool == "prisoner"
        token.party = entry.flag("party")
        token.stack = entry.text("stack")
        for field in game.token_fields:
            if field in entry.fields:
                token.more[field] = entry.fact(field)
        with sources.attempt():
            if not all(isinstance(tag, str) for tag in entry.fields.get("grants", [])):
                raise entry.error("grants", "expected a list of texts")
            token.grants = [rules.tag(str(tag)) for tag in entry.fields.get("grants", [])]
        token.quip = entry.text("quip")
        rules.token_ids[token.key] = token.id
        rules.tokens.append(token)
    with sources.attempt():
        check_room(rules, sources)


def check_room(rules: Rules, sources: Sources) -> None:
    """Check that the options to buy have room for all items and all ways to pay."""
    chips = sorted((token for token in rules.tokens if token.worth), key=lambda token: token.copies)
    if len(chips) > MOST_COINS:
        raise sources.error(chips[-1].key, "worth", f"only {MOST_COINS} kinds of tokens may count as coins", "token")
    if sum(token.copies for token in chips) > MOST_CHIPS:
        raise sources.error(chips[-1].key, "copies", f"only {MOST_CHIPS} tokens in all may count as coins", "token")
    items = [token for token in rules.tokens if token.price]
    if len(items) > MOST_ITEMS:
        raise sources.error(items[-1].key, "price", f"there is room for {MOST_ITEMS} kinds of items", "token")


def read_need(rules: Rules, entry: DataEntry) -> Term | None:
    """Read what must hold to buy an item, such as `damage >= 5`."""
    if not entry.text("needs"):
        return None
    try:
        return Reader(rules, "if " + entry.text("needs") + ": 1", False).score().terms[0]
    except WordError as error:
        raise entry.error("needs", str(error)) from None


def read_token_effects(rules: Rules, tables: Mapping[str, Any], game: GameSpec, sources: Sources) -> None:
    """Read what every token does."""
    known = fields_of(game)
    for fields in all_tokens(tables):
        token = rules.tokens[rules.token_ids[fields["id"]]]
        entry = DataEntry(token.key, fields, known, sources, table_of(fields))
        for moment in game.token_moments:
            effect = read_effect(rules, entry, moment, False)
            if effect is not None:
                token.moments[moment] = effect
        token.found = read_effect(rules, entry, "freed" if "freed" in fields else "found", not game.on_the_spot)
        with sources.attempt():
            token.needs = read_need(rules, entry)
        token.use = read_effect(rules, entry, "use", True)
        token.bought = read_effect(rules, entry, "bought", True)
        token.points = read_score(rules, entry)

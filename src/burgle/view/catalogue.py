"""What a table needs to draw a game: cards, tokens, spaces, paths and tiles as plain data, and nothing hidden.

The same for every seat and every moment of a game, so it is sent once and kept under its fingerprint.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from burgle.content.library import book_in
from burgle.games import GAMES
from burgle.games.catacombs.dungeon import Dungeon, End
from burgle.games.space.hyperlift import Hyperlift
from burgle.kernel.content import Card, Fact, Score, Service, Space, Token
from burgle.kernel.effects import Choose, Effect, Seq
from burgle.kernel.rules import Rules
from burgle.language.phrases import Speaker
from burgle.language.quips import quip_in
from burgle.language.wording import (
    card_head,
    card_text,
    labelled,
    say_amount,
    service_text,
    space_text,
    token_text,
)
from burgle.language.words import FALLBACK, words_of

FORMAT = 1
# The outline of what neither is fought nor used, by its deck; all others are plain cards.
KINDS = {
    "starter": "starter", "reserve": "reserve", "tome": "reserve", "event": "event", "role": "role", "vault": "vault",
    "patron": "patron", "arms": "reserve", "handbook": "reserve",
}  # fmt: skip
GAIN = re.compile(r"(?P<what>[a-z]+) (?P<n>-?\d+)")


def catalogue(rules: Rules, lang: str = FALLBACK) -> dict[str, Any]:
    """Write down everything that can be drawn, with its words."""
    speaker = Speaker(words_of(rules.game, lang))
    spec = GAMES[rules.game]
    found: dict[str, Any] = {
        "format": FORMAT,
        "game": rules.game,
        "title": rules.title,
        "version": rules.version,
        "content": rules.content_hash,
        "players": rules.players,
        "seats": list(spec.players),
        "options": dict(rules.options),
        "params": dict(rules.params),
        "currency": spec.currency,
        "resources": {
            name: {"one": say_amount(rules, name, 1, lang), "many": say_amount(rules, name, "{n}", lang)}
            for name in rules.resources
        },
        "factions": {name: speaker.name(name) for name in rules.factions},
        "cards": {card.key: show_card(rules, card, lang) for card in rules.cards},
        "tokens": {token.key: show_token(rules, token, lang) for token in rules.tokens},
        "modules": [{"id": m.code, "key": m.key, "name": m.name} for m in rules.modules],
        "services": [show_service(rules, service, lang) for service in rules.services],
        "spaces": [show_space(rules, space, lang) for space in rules.spaces],
        "paths": [
            {
                "a": rules.spaces[path.a].key,
                "b": rules.spaces[path.b].key,
                "boots": path.boots,
                "enemies": path.enemies,
                "lock": path.lock,
                "one_way": path.one_way,
                **terrain(rules, path.terrain),
            }
            for path in rules.paths
            if not path.shut
        ],
    }
    tables = book_in(rules).tables
    if "drawing" in tables:
        found["drawing"] = tables["drawing"]
    laid = [module.code for module in rules.modules]
    regions = [region for region in tables.get("region", []) if region.get("side", "") in ("", *laid)]
    if regions:
        found["regions"] = regions
    for chapter in rules.chapters:
        if isinstance(chapter, Hyperlift):
            found["lift"] = {"stops": chapter.keys, "locks": chapter.lock_keys, "blockade": chapter.cut_key}
        if isinstance(chapter, Dungeon):
            found |= show_tiles(rules, chapter)
    return found


def terrain(rules: Rules, bits: int) -> dict[str, list[str]]:
    """Say what a path leads over, in games where paths lead over something."""
    return {"terrain": [name for bit, name in enumerate(rules.terrain) if bits >> bit & 1]} if rules.terrain else {}


def gains(effect: Effect | None) -> list[list[Any]]:
    """List what an effect surely gives, as icons with numbers: [["skill", 2], ["draw", 1]]."""
    steps = effect.steps if isinstance(effect, Seq) else [] if effect is None else [effect]
    found: list[list[Any]] = []
    for step in steps:
        match = GAIN.fullmatch(step.text())
        if match and step.simple:
            found.append([match["what"], int(match["n"])])
    return found


def note(rules: Rules, card: Card, main: Effect | None, lang: str) -> str:
    """Word what the icons of a small card leave out."""
    speaker = Speaker(words_of(rules.game, lang), rules.factions[card.faction] if card.faction >= 0 else "")
    steps = main.steps if isinstance(main, Seq) else [] if main is None else [main]
    lines = [speaker.paragraph(step.say()) for step in steps if not gains(step)]
    moments = [("acquire", card.acquire), ("arrive", card.arrive)]
    return " ".join([*lines, *labelled(speaker, moments)])


def either(effect: Effect | None) -> list[list[list[Any]]]:
    """List the arms of a plain choice: [[["boot", 2]], [["clank", -2]]]."""
    return [gains(arm) for arm in effect.arms] if isinstance(effect, Choose) else []


def kind_of_card(card: Card) -> str:
    """Say which outline a card has."""
    if card.fight >= 0:
        return "enemy"
    if card.use is not None:
        return "device"
    return KINDS.get(card.deck, "card")


def show_card(rules: Rules, card: Card, lang: str) -> dict[str, Any]:
    """Write a card down: price, icons, words."""
    main = card.defeat if card.fight >= 0 else card.use if card.use is not None else card.play
    return {
        "name": card.name,
        "kind": kind_of_card(card),
        "deck": card.deck,
        "faction": rules.factions[card.faction] if card.faction >= 0 else "",
        "cost": card.cost,
        "fight": card.fight,
        "copies": card.copies,
        "attack": card.attack,
        "danger": card.danger,
        "gains": gains(main),
        "either": either(main),
        "note": note(rules, card, main, lang),
        "bought": gains(card.acquire),
        "arrives": card.arrive is not None,
        "where": [mark for bit, mark in enumerate(rules.marks) if card.where >> bit & 1],
        "head": card_head(rules, card, lang),
        "text": card_text(rules, card, lang),
        **points(card.points),
        "quip": quip_in(rules.game, card.quip, lang),
        **more(card.more),
        **boxes(rules, card, lang),
    }


def boxes(rules: Rules, card: Card, lang: str) -> dict[str, list[list[str]]]:
    """Write down the parts of a card that may lie under foil; what is covered says nothing."""
    parts = GAMES[rules.game].card_parts if rules.game in GAMES else ()
    printed = printed_parts(rules, parts).get(card.key, []) if parts else []
    speaker = Speaker(words_of(rules.game, lang))
    said = [labelled(speaker, [(part, card.moments.get(part))]) for part in printed]
    return {"boxes": said} if said else {}


@lru_cache(maxsize=32)
def printed_parts(rules: Rules, parts: tuple[str, ...]) -> dict[str, list[str]]:
    """List the parts that stand on each card, by its id."""
    entries = book_in(rules).tables.get("card", [])
    return {entry["id"]: [part for part in parts if entry.get(part)] for entry in entries}


def more(fields: Mapping[str, Fact]) -> dict[str, dict[str, str]]:
    """Write down what else stands on something, in games that have more to say."""
    return {"more": {name: str(value) for name, value in fields.items()}} if fields else {}


def points(score: Score) -> dict[str, Any]:
    """Write down what something is worth at the end: a number, and whether more depends on the rest."""
    return {"points": score.flat, "varies": bool(score.terms)}


def show_token(rules: Rules, token: Token, lang: str) -> dict[str, Any]:
    """Write a token down."""
    return {
        "name": token.name,
        "pool": token.pool,
        "price": token.price,
        "value": token.value,
        "worth": token.worth,
        "stack": token.stack,
        "party": token.party,
        "usable": token.use is not None,
        "gains": gains(token.use or token.found or token.bought),
        "grants": [rules.tags[tag] for tag in token.grants],
        "text": token_text(rules, token, lang),
        **points(token.points),
        "quip": quip_in(rules.game, token.quip, lang),
    }


def show_space(rules: Rules, space: Space, lang: str) -> dict[str, Any]:
    """Write a space down: where it is drawn, what it is and what it gives."""
    return {
        "key": space.key,
        "name": space.name,
        "module": rules.modules[space.module].key if space.module < len(rules.modules) else home(rules, space),
        "at": space.at,
        "marks": [mark for bit, mark in enumerate(rules.marks) if space.marks >> bit & 1],
        "secret": space.secret,
        "artifact": space.artifact,
        "port": show_effect(space.port),
        "reward": show_effect(space.reward),
        "text": space_text(rules, space, lang),
        **more(space.more),
    }


def show_service(rules: Rules, service: Service, lang: str) -> dict[str, Any]:
    """Write down what a kind of space offers: a map draws its sign there, and the legend has its name."""
    bit = rules.mark(service.at)
    return {
        "id": service.id,
        "at": service.at,
        "words": Speaker(words_of(rules.game, lang)).name(service.at),
        "spaces": [space.key for space in rules.spaces if space.marks & bit],
        "icon": next(iter(service.effect.icons()), ""),
        "text": service_text(rules, service, lang),
        "clause": service.clause,
    }


def home(rules: Rules, space: Space) -> str:
    """Name the part of a board without modules that a space belongs to."""
    return next((mark for bit, mark in enumerate(rules.marks) if mark == "safe" and space.marks >> bit & 1), "depths")


def show_effect(effect: Effect | None) -> dict[str, Any] | None:
    """Write down what a space does, in icons and in the effect language."""
    return None if effect is None else {"icons": effect.icons(), "text": effect.text(), "gains": gains(effect)}


def show_tiles(rules: Rules, dungeon: Dungeon) -> dict[str, Any]:
    """Write the tiles down as they are before anybody turns them: eight places on the edges, clockwise from N1."""

    def end(at: End | None) -> dict[str, Any] | None:
        if at is None:
            return None
        return {
            "room": rules.spaces[at.room].key,
            "boots": at.boots,
            "enemies": at.enemies,
            "lock": at.lock,
            "leave": at.leave,
            "enter": at.enter,
        }

    return {
        "tiles": [
            {
                "key": tile.key,
                "deep": tile.deep,
                "haunted": tile.haunted,
                "square": tile.square,
                "rooms": [rules.spaces[room].key for room in tile.rooms],
                "ends": [end(at) for at in dungeon.ends[tile.id * 8 : tile.id * 8 + 8]],
            }
            for tile in dungeon.tiles
        ],
        "portals": [
            {
                "room": rules.spaces[portal.room].key,
                "enemies": portal.enemies,
                "lock": portal.lock,
                "into": portal.into,
                "out": portal.out,
            }
            for portal in dungeon.portals
        ],
    }

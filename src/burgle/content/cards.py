"""Cards from data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.entries import DataEntry
from burgle.content.tables import Sources, nearest
from burgle.games.spec import GameSpec
from burgle.kernel.content import Card, Score
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.numbering import ShapeError
from burgle.kernel.reader import Reader, WordError, read_line, split
from burgle.kernel.rules import Rules

FIELDS: dict[str, type] = {
    "id": str, "name": str, "deck": str, "faction": str, "cost": int, "fight": int, "points": object, "copies": int,
    "attack": bool, "danger": bool, "play": str, "acquire": str, "arrive": str, "defeat": str, "flips_to": str,
    "quip": str, "remove": bool, "type": str, "use": str, "use_cost": str, "where": str, "react": str,
}  # fmt: skip
SORTS = {
    "card": "card",
    "token": "token",
    "artifact": "token",
    "module": "space",
    "contract": "contract",
    "service": "service",
}  # table -> what its lines belong to
MOST_DIGITS = 3
MOST_CARDS = 4096  # a pick names a card in twelve bits


def fields_of(game: GameSpec) -> dict[str, type]:
    """List what a card of a game may have."""
    return {**FIELDS, **game.card_fields, **dict.fromkeys((*game.card_moments, *game.card_parts), str)}


def add_cards(rules: Rules, entries: list[Mapping[str, Any]], game: GameSpec, sources: Sources) -> None:
    """Give every kind of card its number; effects are read when all names are known."""
    known = fields_of(game)
    for fields in entries:
        entry = DataEntry(fields["id"], fields, known, sources, "card")
        card = Card(len(rules.cards), fields["id"], entry.text("name"), entry.text("deck", game.decks[0]))
        rules.card_ids[card.key] = card.id  # known even if there is a mistake in it, which is then the only complaint
        rules.cards.append(card)
        with sources.attempt():
            fill_card(rules, card, entry, game)
    if len(rules.cards) >= MOST_CARDS:
        raise sources.error("card", "", f"there is room for {MOST_CARDS - 1} kinds of cards")


def fill_card(rules: Rules, card: Card, entry: DataEntry, game: GameSpec) -> None:
    """Read what stands on a card, but for its effects."""
    if card.deck not in game.decks:
        hint = nearest(card.deck, list(game.decks)) or f"; there are {', '.join(game.decks)}"
        raise entry.error("deck", f"there is no deck {card.deck!r}{hint}")
    entry.required("name")
    kind = "faction" if "faction" in entry.fields else "type"
    faction = entry.text(kind)
    if faction:
        if faction not in rules.factions:
            raise entry.error(kind, f"there is no {kind} {faction!r}{nearest(faction, rules.factions)}")
        card.faction = rules.factions.index(faction)
    card.cost = entry.number("cost", -1, 0, 20)
    card.fight = entry.number("fight", -1, 0, 20)
    for field in game.card_fields:
        if field in entry.fields:
            card.more[field] = entry.fact(field)
    unpriced = card.deck in game.unpriced or any(moment in entry.fields for moment in game.card_moments)
    if not unpriced and (card.cost < 0) == (card.fight < 0):
        raise entry.incomplete("a card has either cost (Skill) or fight (Swords)")
    card.copies = entry.number("copies", 1, 0, 99)
    card.attack = entry.flag("attack")
    card.danger = entry.flag("danger")
    card.quip = entry.text("quip")


def read_card_effects(rules: Rules, entries: list[Mapping[str, Any]], game: GameSpec, sources: Sources) -> None:
    """Read what every card does."""
    known = fields_of(game)
    for fields in entries:
        card = rules.cards[rules.card_ids[fields["id"]]]
        entry = DataEntry(card.key, fields, known, sources, "card")
        card.play = read_effect(rules, entry, "play", True)
        # What cannot be bought is handed out before anybody's turn: nothing can stand open then.
        priced = card.cost >= 0 or card.deck == "starter"
        card.acquire = read_effect(rules, entry, "acquire", priced)
        for moment in (*game.card_moments, *game.card_parts):
            effect = read_effect(rules, entry, moment, moment in game.card_parts)
            if effect is not None:
                card.moments[moment] = effect
        card.defeat = read_effect(rules, entry, "defeat", True)
        card.arrive = read_effect(rules, entry, "arrive", False)
        card.use = read_effect(rules, entry, "use", True)
        with sources.attempt():
            card.use_cost = read_cost(rules, entry)
        with sources.attempt():
            card.react = read_reaction(rules, entry)
        with sources.attempt():
            card.where = read_where(rules, entry)
        card.points = read_score(rules, entry)
        other = entry.text("flips_to")
        if other in rules.card_ids:
            card.flips_to = rules.card_ids[other]
        elif other:
            hint = nearest(other, list(rules.card_ids))
            sources.report(entry.error("flips_to", f"there is no card {other!r}{hint}"))


def read_effect(rules: Rules, entry: DataEntry, key: str, standing: bool) -> Effect | None:
    """Read one line of effects; `standing` conditions stay open until the end of the turn."""
    text = entry.text(key)
    if not text:
        return None
    with entry.sources.attempt():
        try:
            words = split(text)
            for before, word in zip(["", *words], words, strict=False):
                if (word == "0" and before != "<=") or (word.startswith("-") and before not in ("clank", "rage")):
                    raise WordError(f"{before} {word}: expected a number from 1 on", "", [])
                if word.isdecimal() and len(word) > MOST_DIGITS:  # whatever is done so often is never done
                    raise WordError(f"{before} {word[:12]}: expected a smaller number", "", [])
            return read_line(rules, f"{SORTS[entry.table]}:{entry.id}/{key}/1", text, standing)
        except WordError as error:
            raise entry.error(key, str(error)) from None
        except ShapeError:
            if not entry.sources.gather:
                raise
            # There are two entries of one name, which was told already.
    return None


def read_cost(rules: Rules, entry: DataEntry) -> Cost | None:
    """Read what using a device takes beside Skill."""
    if not entry.text("use_cost"):
        return None
    try:
        return Reader(rules, entry.text("use_cost"), False).cost()
    except WordError as error:
        raise entry.error("use_cost", str(error)) from None


def read_reaction(rules: Rules, entry: DataEntry) -> Effect | None:
    """Read `event: effects`, what a card in hand answers to."""
    event, colon, _ = entry.text("react").partition(":")
    if not event:
        return None
    if not colon or event not in rules.reactions:
        raise entry.error("react", f"nothing to react to: {event!r}{nearest(event, rules.reactions)}")
    after = DataEntry(
        entry.id, {**entry.fields, "react": entry.text("react").partition(":")[2]}, FIELDS, entry.sources, "card"
    )
    return read_effect(rules, after, "react", False)


def read_where(rules: Rules, entry: DataEntry) -> int:
    """Read where a card can be got or beaten: features of spaces joined by `or`."""
    mask = 0
    for word in entry.text("where").split(" or "):
        if word:
            if word not in rules.marks:
                raise entry.error("where", f"there is no such place {word!r}{nearest(word, rules.marks)}")
            mask |= rules.mark(word)
    return mask


def read_score(rules: Rules, entry: DataEntry) -> Score:
    """Read points: a number or text."""
    value = entry.fields.get("points", 0)
    with entry.sources.attempt():
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise entry.error("points", "expected a number or text such as 'per crystal: 3'")
        try:
            return Reader(rules, str(value), False).score()
        except WordError as error:
            raise entry.error("points", str(error)) from None
    return Score(0, [])

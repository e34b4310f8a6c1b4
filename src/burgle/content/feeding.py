"""Finds texts that bring about what they count: such a card would never be done. Looked for whenever a pack is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from burgle.content.tables import ContentError, Sources
from burgle.games.spec import GameSpec
from burgle.kernel.conditions import Now, StandingClaim
from burgle.kernel.effects import Effect
from burgle.kernel.rules import Rules

MADE = {"hurt": "damage", "trash": "trashed", "acquire": "acquired"}  # words that raise a count of another name


@dataclass(frozen=True)
class EffectLine:
    """One line of effects and where it stands."""

    table: str
    entry: str
    key: str
    effect: Effect
    standing: bool  # whether its conditions stay open until the end of the turn


def feeding(spec: GameSpec, rules: Rules, found: Iterable[EffectLine], sources: Sources) -> Iterator[ContentError]:
    """Find `per` texts that bring about what they count, by themselves or by way of one another."""
    feeds: list[tuple[str, set[str], EffectLine]] = []
    for text in found:
        for effect in every(text.effect):
            if isinstance(effect, StandingClaim | Now) and not effect.once:
                made = set().union(*[brings(spec, rules, part) for part in every(effect.body)])
                feeds.append((effect.count.text(), made, text))
    for counted, made, text in feeds:
        if counted in made:
            message = f"'per {counted}' feeds itself: it would never end"
            yield sources.error(text.entry, text.key, message, text.table)
            continue
        reached = set(made)
        while more := set().union(*[m for c, m, _ in feeds if c in reached and c not in m]) - reached:
            reached |= more
        if counted in reached:
            others = sorted({t.entry for c, m, t in feeds if c in reached and t.entry != text.entry})
            message = f"'per {counted}' feeds itself by way of {', '.join(others)}: it would never end"
            yield sources.error(text.entry, text.key, message, text.table)


def brings(spec: GameSpec, rules: Rules, effect: Effect) -> set[str]:
    """Name the counts that an effect raises."""
    word, _, number = effect.text().partition(" ")
    if word in ("skill", "sword", "boot"):
        return {f"made {word}"}
    if word == "clank":
        return {"clank"} if not number.startswith("-") else set()
    if word in rules.token_ids:
        return {rules.tags[tag] for tag in rules.tokens[rules.token_ids[word]].grants}
    coins = spec.currency
    if word == coins:
        return {coins, f"made {coins}"}
    return {MADE[word]} if word in MADE else {word} & rules.counts.keys()


def texts(rules: Rules, tables: Mapping[str, Any], open_ends: bool = True) -> Iterator[EffectLine]:
    """List every line of effects of a rulebook; `open_ends` says whether spaces and found tokens may leave some."""
    for card in rules.cards:
        moments = {"play": card.play, "acquire": card.acquire, "defeat": card.defeat, "use": card.use}
        at_once = {"arrive": card.arrive, "react": card.react, **card.moments}
        unpriced = card.cost < 0 and card.deck != "starter"  # handed out before anybody's turn
        for key, effect in {**moments, **at_once}.items():
            if effect is not None:
                yield EffectLine("card", card.key, key, effect, key in moments and not (unpriced and key == "acquire"))
    freed = {token["id"] for token in tables.get("token", []) if "freed" in token}
    for token in rules.tokens:
        table = "artifact" if token.pool == "artifact" else "token"
        found = "freed" if token.key in freed else "found"
        for key, effect in {found: token.found, "use": token.use, "bought": token.bought}.items():
            if effect is not None:
                yield EffectLine(table, token.key, key, effect, open_ends or key != found)
        for key, effect in token.moments.items():
            yield EffectLine(table, token.key, key, effect, False)
    for space in rules.spaces:
        for key, effect in {"reward": space.reward, "port": space.port}.items():
            if effect is not None:
                yield EffectLine("module", space.key, key, effect, open_ends or key != "reward")
    for service in rules.services:
        yield EffectLine("service", service.id, "offer", service.effect, False)


def every(effect: Effect) -> Iterator[Effect]:
    """List an effect and all its parts."""
    yield effect
    for part in effect.parts():
        yield from every(part)

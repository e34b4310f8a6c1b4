"""Words for rules that a campaign has put on slots of the rulebook, made from what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.kernel import slots
from burgle.kernel.effects import Effect
from burgle.kernel.rules import Rules
from burgle.kernel.slots import Ruling
from burgle.language.phrases import Speaker, run_on
from burgle.language.words import FALLBACK, words_of


def ruling_text(rules: Rules, ruling: Ruling, over: Mapping[str, Any], lang: str = FALLBACK) -> str:
    """Word a rule: when it counts, and what happens then; of a revision, the numbers (`over`) that are others now."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    if ruling.hook == slots.REVISE:
        return run_on([words.text(f"revised-{key.replace('_', '-')}", {"n": shown(n)}) for key, n in over.items()])
    facts: dict[str, str | int] = {
        "text": said(speaker, ruling.effect),
        "does": "nothing" if ruling.effect is None else "something",
        "name": ruling.name,
        "n": abs(ruling.more) or ruling.least or ruling.each_turn,
        "way": "fewer" if ruling.more < 0 else "more" if ruling.more else "none",
        "place": places(rules, ruling, speaker),
    }
    lines = [words.text(f"slot-{ruling.hook.replace(' ', '-')}", facts)]
    if ruling.other is not None:
        again = {"text": said(speaker, ruling.other)}
        lines.append(words.text("slot-failed" if ruling.hook == slots.CONTRACT else "slot-leave", dict(again)))
    return run_on(lines)


def said(speaker: Speaker, effect: Effect | None) -> str:
    """Word what is done; nothing, where a rule has numbers only."""
    return "" if effect is None else speaker.after_label(effect.say())


def places(rules: Rules, ruling: Ruling, speaker: Speaker) -> str:
    """Word where a rule counts: a kind of space, single ones, or ways by their ends."""
    kinds = [speaker.name(mark, "at") for mark in rules.marks if rules.mark(mark) & ruling.marks]
    rooms = [rules.spaces[room].name for room in ruling.rooms]
    ways = [
        f"{space.name} / {rules.spaces[way.to].name}"
        for space in rules.spaces
        for way in space.exits
        if way.path in ruling.paths and (space.id < way.to or way.to < 0)
    ]
    return ", ".join([*kinds, *rooms, *ways])


def shown(value: Any) -> str | int:
    """A number of the rules as people write it, and a list of them."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {n}" for key, n in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else int(value)

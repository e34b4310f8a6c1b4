"""What an option points at: a verb, and the card, token, space or tile that a table lights up for it.

Options are spelled by the chapters (`acquire Explore`, `move CO3 swords 1`). The spelling is the one place where every
option says what it is about, so a table need not know how any chapter packs its numbers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, cast

from burgle.kernel.codes import FIRST_ACTION, PICK, arg_of, kind_of
from burgle.kernel.effects import Choose, Effect
from burgle.kernel.frames import ChooseKind
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.language.wording import say
from burgle.language.words import FALLBACK
from burgle.view import notation

VERBS = ("take artifact", "end turn", "give up", "use offer")  # of two words; all others have one
ZONE = re.compile(r" from (?P<zone>play|discard|hand)$")
SWORDS = re.compile(r" swords (?P<n>\d+)$")


class Names:
    """Everything with a name in a rulebook, by that name."""

    def __init__(self, rules: Rules) -> None:
        self.kinds: list[tuple[str, dict[str, str]]] = [
            ("card", {card.name: card.key for card in rules.cards}),
            ("token", {token.name: token.key for token in rules.tokens}),
            ("space", {space.key: space.key for space in rules.spaces}),
            ("space", {space.name: space.key for space in rules.spaces}),
        ]

    def find(self, text: str) -> dict[str, str]:
        """Say what a name belongs to; a name may belong to a card and to a token."""
        found: dict[str, str] = {}
        for kind, names in self.kinds:
            if text in names:
                found.setdefault(kind, names[text])
        if not found and " " in text:  # `CO3 by portal`, `Explore from box`
            return self.find(text.rpartition(" ")[0])
        return found


def effect_of(st: State, code: int) -> Effect | None:
    """Find the effect that an option is: an arm of a choice, or an open offer."""
    frame = st.stack[st.asked]
    kind = kind_of(code)
    if kind == PICK and isinstance(st.rules.kinds[frame.kind], ChooseKind):
        return cast(Choose, st.rules.effects[frame.a]).arms[arg_of(code)]
    action = st.rules.action_of[kind] if FIRST_ACTION <= kind < len(st.rules.action_of) else None
    if action is not None and action.name == "use offer":
        return st.rules.effects[st.zones[st.rules.z_offers][arg_of(code) * 2]]
    return None


@lru_cache(maxsize=8)
def names_of(rules: Rules) -> Names:
    """Look all names of a rulebook up once."""
    return Names(rules)


def pointed(st: State, code: int, lang: str = FALLBACK) -> dict[str, Any]:
    """Write an option of the waiting decision down for a table: code, label, verb, what it is about, its price.

    Only its `words` depend on the language; label and verb are the notation that can be typed.
    """
    described = notation.describe(st, code)
    label = str(described["label"])
    verb = next((verb for verb in VERBS if label.startswith(verb)), label.partition(" ")[0])
    rest = label[len(verb) :].strip()
    found: dict[str, Any] = {"code": code, "label": label, "verb": verb}
    swords = SWORDS.search(" " + rest)
    if swords:
        found["swords"] = int(swords["n"])
        rest = (" " + rest)[: swords.start()].strip()
    zone = ZONE.search(" " + rest)
    if zone:
        found["zone"] = zone["zone"]
        rest = (" " + rest)[: zone.start()].strip()
    if rest:
        found["rest"] = rest
        found |= names_of(st.rules).find(rest.partition(":")[0] if verb == "use offer" else rest)
    effect = effect_of(st, code)
    if effect is not None:
        found["words"] = say(st.rules, effect.say(), lang)
    if described["cost"]:
        found["cost"] = described["cost"]
    return found

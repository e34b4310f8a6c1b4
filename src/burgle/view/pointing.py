"""What an option points at: the cards, tokens, spaces and other things that a table lights up for it, and its traits.

Actions and questions say so themselves (`refs`, `traits_of`, `cost`, `verb`); nothing is read out of the words in which
an option is spelled. This is worked out when somebody looks, never while the game is played.
"""

from __future__ import annotations

from typing import Any, cast

from burgle.kernel.actions import Action
from burgle.kernel.codes import FIRST_ACTION, PASS, PICK, YES, arg_of, kind_of, option
from burgle.kernel.effects import Choose, Effect
from burgle.kernel.engine import decider
from burgle.kernel.exchange import Pay, PayElse
from burgle.kernel.frames import ChooseKind, MayKind, PayKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.traits import LEAPS, names
from burgle.language.wording import say
from burgle.language.words import FALLBACK

OFFERED = ("row", "reserve")  # what lies in one of them may be one of the other


def action_of(st: State, code: int) -> Action | None:
    """Find the action that an option is; None for the answer to a question."""
    kind = kind_of(code)
    return st.rules.action_of[kind] if FIRST_ACTION <= kind < len(st.rules.action_of) else None


def refs_of(st: State, code: int) -> list[Ref]:
    """List what an option of the waiting decision points at."""
    action, frame = action_of(st, code), st.stack[st.asked]
    if action is not None:
        return action.refs(st, st.players[decider(st)], arg_of(code))
    return st.rules.kinds[frame.kind].refs(st, frame, code)


def traits_of(st: State, code: int) -> int:
    """Give the traits of an option of the waiting decision."""
    action, frame = action_of(st, code), st.stack[st.asked]
    if action is not None:
        return action.traits_of(st, st.players[decider(st)], arg_of(code))
    return st.rules.kinds[frame.kind].traits_of(st, frame, code)


def cost_of(st: State, code: int) -> dict[str, int]:
    """Say what an option of the waiting decision takes, by the names of the rulebook's resources."""
    action, frame = action_of(st, code), st.stack[st.asked]
    if action is not None:
        return dict(action.cost(st, st.players[decider(st)], arg_of(code)))
    return dict(st.rules.kinds[frame.kind].cost(st, frame, code))


def verb_of(st: State, code: int) -> str:
    """Give the word for what an option of the waiting decision does."""
    action, frame = action_of(st, code), st.stack[st.asked]
    if action is not None:
        return action.verb(st, st.players[decider(st)], arg_of(code))
    return st.rules.kinds[frame.kind].verb(st, frame, code)


def key_of(rules: Rules, ref: Ref) -> str:
    """Name what a reference means as the catalogue does."""
    if ref.key:
        return ref.key
    if ref.kind == "card":
        return rules.cards[ref.id].key
    if ref.kind == "token":
        return rules.tokens[ref.id].key
    if ref.kind == "space":
        return rules.spaces[ref.id].key
    if ref.kind == "path":
        path = rules.paths[ref.id]
        return f"{rules.spaces[path.a].key}-{rules.spaces[path.b].key}"
    return rules.things[ref.kind][ref.id] if ref.kind in rules.things else str(ref.id)


def shown(rules: Rules, ref: Ref) -> dict[str, str]:
    """Write a reference down for a table."""
    found = {"kind": ref.kind, "key": key_of(rules, ref)}
    if ref.at:
        found["at"] = ref.at
    return found


def deed_with(st: State, kind: str, key: str, at: str = "") -> int | None:
    """Find what one would do with a thing, legal or not: an answer to the question, or else an action of the turn.

    What is done with it where it lies comes before what is done elsewhere, and going there on foot before a leap.
    """
    p, frame = st.players[decider(st)], st.stack[st.asked]
    places = OFFERED if at in OFFERED else (at,)
    found: list[tuple[bool, int, int]] = []
    for code in [*st.options, *st.rules.kinds[frame.kind].tries(st, frame)]:
        ref = next(iter(refs_of(st, code)), None)
        if ref is not None and ref.kind == kind and key_of(st.rules, ref) == key and ref.at in places:
            return code
    for action in st.rules.actions:
        for arg in action.targets(st, p):
            ref = next(iter(action.refs(st, p, arg)), None)
            if ref is not None and ref.kind == kind and key_of(st.rules, ref) == key and action.suits(st, p, arg):
                found.append((ref.at not in places, action.traits & LEAPS, option(action.kind, arg)))
    return min(found, key=lambda one: one[:2])[2] if found else None


def effect_of(st: State, code: int) -> Effect | None:
    """Find the effect that an option is: an arm of a choice, an open offer, what a space offers."""
    frame, action = st.stack[st.asked], action_of(st, code)
    if kind_of(code) == PICK and isinstance(st.rules.kinds[frame.kind], ChooseKind):
        return cast(Choose, st.rules.effects[frame.a]).arms[arg_of(code)]
    return None if action is None else action.effect(st, st.players[decider(st)], arg_of(code))


def phrase_of(st: State, code: int) -> Phrase | None:
    """Find the words for what an option does, where its effect has some: of an offer or a demand, what either answer means."""
    effect, frame = effect_of(st, code), st.stack[st.asked]
    if effect is not None:
        return effect.say()
    kind, answer = st.rules.kinds[frame.kind], kind_of(code)
    if isinstance(kind, MayKind) and answer == YES:
        return st.rules.effects[frame.a].say()
    if not isinstance(kind, PayKind) or answer not in (YES, PASS):
        return None
    pay = cast(Pay, st.rules.effects[frame.a])
    if isinstance(pay, PayElse):
        return pay.cost.say() if answer == YES else pay.other.say()
    return pay.say() if answer == YES else None


def pointed(st: State, code: int, lang: str = FALLBACK) -> dict[str, Any]:
    """Write an option of the waiting decision down for a table: code, label, what it is about, its traits and its price.

    Only its `words` depend on the language; label and verb are the notation that can be typed.
    """
    frame = st.stack[st.asked]
    found: dict[str, Any] = {
        "code": code,
        "label": st.rules.kinds[frame.kind].spell(st, frame, code),
        "verb": verb_of(st, code),
        "refs": [shown(st.rules, ref) for ref in refs_of(st, code)],
        "traits": names(traits_of(st, code)),
    }
    phrase = phrase_of(st, code)
    if phrase is not None:
        found["words"] = say(st.rules, phrase, lang)
    cost = cost_of(st, code)
    if cost:
        found["cost"] = cost
    return found

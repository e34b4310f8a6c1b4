"""Options as a person would type them, and typed lines as options: a notation, the same in every language."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from burgle.kernel.codes import FORFEIT, PASS_ON, arg_of, option
from burgle.kernel.engine import IllegalOption, decider
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import State
from burgle.language.wording import say
from burgle.language.words import FALLBACK
from burgle.view.pointing import action_of, deed_with

GIVE_UP = "give up"  # what no list of options has
OTHERS_DECIDE = "the others decide"
THING = "@"  # begins a line that names a thing instead of a deed; no label begins so


def spell(st: State, code: int) -> str:
    """Write an option of the waiting decision, or an action of the turn: `play Hack`, `move CO3 swords 1`."""
    if code in (FORFEIT, PASS_ON):
        return GIVE_UP if code == FORFEIT else OTHERS_DECIDE
    action, frame = action_of(st, code), st.stack[st.asked]
    if action is not None:
        return action.spell(st, st.players[decider(st)], arg_of(code))
    return st.rules.kinds[frame.kind].spell(st, frame, code)


def prompt(st: State, lang: str = FALLBACK) -> str:
    """Word the waiting question."""
    if not st.stack:
        return say(st.rules, "ask-over", lang)
    frame = st.stack[st.asked]
    return say(st.rules, st.rules.kinds[frame.kind].prompt(st, frame), lang)


def plain(text: str) -> str:
    """Fold a typed line so that case, spaces and signs do not matter."""
    return "".join(c for c in text.casefold() if c.isalnum() or c == "-")


def find(st: State, text: str) -> int:
    """Find the option that a typed line means; a line that means none is refused with the reason."""
    if st.over:
        raise IllegalOption(Refusal("game_over"))
    if text.startswith(THING):
        return deed_named(st, text)
    wanted = plain(text)
    for code in st.options:
        if plain(spell(st, code)) == wanted:
            return code
    tried = conceivable(st, wanted)
    if tried is not None:
        frame = st.stack[st.asked]
        raise IllegalOption(st.rules.kinds[frame.kind].refuse(st, frame, tried))
    labels = [spell(st, code) for code in st.options]
    near = difflib.get_close_matches(text, labels, 1)
    raise IllegalOption(Refusal("not_understood", 0, 0, near[0] if near else ""))


def deed_named(st: State, text: str) -> int:
    """Find what one would do with a thing that is pointed at: `@card hack row`, `@space CO3`."""
    kind, key, at = [*text.removeprefix(THING).split(" "), "", ""][:3]
    code = deed_with(st, kind, key, at)
    if code is None:
        raise IllegalOption(Refusal("not_understood"))
    if code not in st.options:
        frame = st.stack[st.asked]
        raise IllegalOption(st.rules.kinds[frame.kind].refuse(st, frame, code))
    return code


def conceivable(st: State, wanted: str) -> int | None:
    """Find what a folded line would mean as an answer or as an action of the turn, legal or not."""
    return next((code for label, code in tries(st) if plain(label) == wanted), None)


def tries(st: State) -> Iterator[tuple[str, int]]:
    """List all that could be tried as an answer or as an action of the turn, legal or not, with its words."""
    p = st.players[decider(st)]
    frame = st.stack[st.asked]
    for code in st.rules.kinds[frame.kind].tries(st, frame):
        yield spell(st, code), code
    for action in st.rules.actions:
        for arg in action.targets(st, p):
            yield action.spell(st, p, arg), option(action.kind, arg)

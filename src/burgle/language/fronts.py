"""Words for what lies open in a campaign: what contracts and personal goals ask for."""

from __future__ import annotations

from collections.abc import Sequence

from burgle.kernel.contract import Contract
from burgle.kernel.exchange import Pay
from burgle.kernel.needs import Need
from burgle.kernel.rules import Rules
from burgle.language.phrases import Speaker
from burgle.language.words import FALLBACK, words_of


def needs_text(rules: Rules, needs: Sequence[Need], lang: str = FALLBACK) -> str:
    """Word what must hold, as a part of a sentence."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    return words.enumerate("join-and", [speaker.count(need.count.say(need.least, True)) for need in needs])


def contract_text(rules: Rules, contract: Contract, lang: str = FALLBACK) -> list[str]:
    """Word the front of a contract, line by line: what it asks for, how often, until when, for what."""
    words = words_of(rules.game, lang)
    speaker = Speaker(words)
    lines: list[str] = []
    if contract.needs:
        lines.append(words.text("front-if", {"text": needs_text(rules, contract.needs, lang)}))
    if contract.deed is not None:
        deed = speaker.count(contract.deed.say(contract.every, False))
        if contract.every == 1:  # every one counts, whenever it happens; two at a time have to be done in one turn
            deed = deed.replace(words.text("front-this-turn"), "")
        lines.append(words.text("front-on", {"text": deed}))
    if isinstance(contract.pay, Pay):
        lines.append(words.text("front-pay", {"text": speaker.verbal(contract.pay.cost.say())}))
    if contract.parcel >= 0:
        kind = [mark for mark in rules.marks if rules.mark(mark) & contract.goals]
        place = speaker.name(kind[0], "at") if kind else rules.spaces[contract.goal].name
        facts = {"token": rules.tokens[contract.parcel].name, "space": place}
        lines.append(words.text("front-leave" if kind else "front-deliver", dict(facts)))
    if contract.at_end:
        lines.append(words.text("front-end", {}))
    if contract.times > 1:
        lines.append(words.text("front-cubes" if contract.cubes else "front-ticks", {"n": contract.times}))
    if contract.always is not None:
        lines.append(words.text("front-always", {"text": speaker.verbal(contract.always.say())}))
    for code, n in (("due", contract.due), ("points", contract.points), ("bonus", contract.bonus)):
        if n:
            lines.append(words.text(f"front-{code}", {"n": n}))
    return lines

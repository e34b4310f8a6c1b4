"""Answers to the questions that cards, tokens and spaces ask in a turn."""

from __future__ import annotations

from typing import Final, cast

from burgle.bots.mind.thoughts import Thoughts
from burgle.chapters.devices import Devices
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of
from burgle.kernel.effects import Choose, Effect
from burgle.kernel.exchange import Pay, PayElse

SLOT: Final = 0xFFF  # of a trash pick: the card, without the place where it lies
GOOD_RIDDANCE: Final = 0.1  # points by which a card must be in the way to be trashed


def reply(mind: Thoughts, options: list[int]) -> int:
    """Answer a question; one that the bot does not know is tried out on a copy of its world."""
    frame, book, rules = mind.st.stack[mind.st.asked], mind.book, mind.st.rules
    if frame.kind == rules.k_choose:
        arms = cast(Choose, rules.effects[frame.a]).arms
        return options[best_of([now(mind, arms[arg_of(code)], frame.b) for code in options])]
    if frame.kind == rules.k_may:
        return options[0] if now(mind, rules.effects[frame.a], frame.b) > 0 else options[-1]
    if frame.kind == rules.k_pay:
        return trade(mind, cast(Pay, rules.effects[frame.a]), frame.b, options)
    if frame.kind == book.recruit.k_pick:
        return options[best_of([mind.shop.value(arg_of(code)) for code in options])]
    if frame.kind == book.trashing.k_pick:
        return weed(mind, options)
    code = mind.errand.reply(mind, options)
    return code if code >= 0 else try_out(mind, options)


def now(mind: Thoughts, effect: Effect, source: int) -> float:
    """What an effect is worth at this moment: nobody heals a whole skin or hushes a silent area."""
    me, worth = mind.me, mind.worth
    gain = worth.effect(effect, source)
    icons = mind.book.icons(effect)
    if "heal" in icons:
        n = icons.count("heal")
        gain += min(n, me.damage) * worth.damage - n * worth.price["heal"]
    if "quiet" in icons:
        gain -= max(icons.count("quiet") - me.area, 0) * worth.price["quiet"]
    if me.room < 0 or mind.st.deeds[mind.book.banned]:
        gain -= icons.count("boot") * worth.price["boot"]
    return gain


def trade(mind: Thoughts, pay: Pay, source: int, options: list[int]) -> int:
    """Make an exchange if what comes is worth more than what goes; hand in what is worth least."""
    spared = isinstance(pay, PayElse)
    gain = -now(mind, pay.other, source) if isinstance(pay, PayElse) else now(mind, pay.body, source)
    picks = [code for code in options if kind_of(code) == PICK]
    decline = options[-1]
    if not picks:
        return options[0] if gain > mind.worth.cost(pay.cost) else decline
    discard = pay.cost.text().startswith("discard")
    worth = mind.worth
    gains = [-worth.card(arg_of(code) & SLOT) if discard else -worth.keep(arg_of(code) & SLOT) for code in picks]
    at = best_of(gains)
    cheapest = picks[at]
    total = -gains[at] * (pay.cost.n if spared else 1)  # a demand is asked for card by card
    return cheapest if gain > total or kind_of(decline) != PASS else decline


def weed(mind: Thoughts, options: list[int]) -> int:
    """Trash the card that is most in the way, or none if all are good."""
    picks = [code for code in options if kind_of(code) == PICK]
    worst = picks[best_of([-mind.worth.keep(arg_of(code) & SLOT) for code in picks])]
    if kind_of(options[-1]) == PASS and mind.worth.keep(arg_of(worst) & SLOT) > -GOOD_RIDDANCE:
        return options[-1]
    return worst


def something_to_weed(mind: Thoughts, trash: Effect) -> bool:
    """Say whether a trash effect could get rid of a card that is in the way."""
    me = mind.me
    name = trash.text().removeprefix("trash ").split(" ")[0]
    only = mind.st.rules.card_ids.get(name, -1)
    for card in me.play + me.discard:
        if (only == -1 or only == card) and mind.worth.keep(card) < -GOOD_RIDDANCE:
            return True
    return False


def try_out(mind: Thoughts, options: list[int]) -> int:
    """Try every answer on a copy and keep the one after which the player stands best."""
    return options[best_of([mind.after(code).standing() for code in options])]


def best_of(values: list[float]) -> int:
    """The place of the best of some values, the first of equals."""
    best = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return best


def about_devices(mind: Thoughts, options: list[int]) -> int:
    """Answer what devices ask, in the games that have them; -1: it is another question."""
    frame, devices = mind.st.stack[mind.st.asked], mind.book.rules.find(Devices)
    if frame.kind == devices.k_replace:
        return options[best_of([-in_the_row(mind, arg_of(code)) for code in options])]
    if frame.kind == devices.k_free:
        return options[best_of([mind.shop.value(arg_of(code)) for code in options])]
    return -1


def in_the_row(mind: Thoughts, card: int) -> float:
    """What it is worth that a card lies in the row."""
    kind = mind.st.rules.cards[card]
    if kind.danger:
        return -mind.shop.relief(card)
    return max(mind.shop.prize(card) if kind.fight >= 0 else mind.shop.value(card), 0.0)

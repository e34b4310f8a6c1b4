"""Puts phrases, events and refusals into words."""

from __future__ import annotations

from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event


def say(phrase: Phrase | str) -> str:
    """Word a phrase."""
    return phrase if isinstance(phrase, str) else phrase.code


def say_refusal(rules: Rules, refusal: Refusal) -> str:
    """Word a refusal."""
    return refusal.code


def narrate(rules: Rules, event: Event, hidden: bool) -> str:
    """Word an event."""
    return rules.events[event.kind].code

"""What is wrong with a position: the id of a message (position/en.ftl and its like) and its facts, to be said in a language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from burgle.language.words import FALLBACK, POSITION, words_from

NEAR = "near"  # the fact that is told behind the reason: what may have been meant


class BadValue(ValueError):
    """A value that is not written as it should be, or names what there is not; `at` counts from its beginning."""

    def __init__(self, why: str, at: int = 0, **facts: str | int) -> None:
        self.why, self.at = why, at
        self.facts = {
            name: str(fact) for name, fact in facts.items()
        }  # plain: no language puts points into our numbers
        super().__init__(self.reason())

    def reason(self, lang: str = FALLBACK) -> str:
        """Say what is wrong."""
        words = words_from((POSITION,), lang)
        said = words.text(f"bad-{self.why}", self.facts)
        return f"{said} {words.text('did-you-mean', self.facts)}" if self.facts.get(NEAR) else said

    def moved(self, by: int) -> BadValue:
        """The same, within something that began earlier."""
        return BadValue(self.why, by, **self.facts)


class BadPosition(BadValue):
    """A position that cannot be read: at which letter (from 1; 0: nowhere), in which part, and what is wrong."""

    def __init__(self, at: int, part: str, why: str, **facts: str | int) -> None:
        self.part = part
        super().__init__(why, at, **facts)
        place = f"letter {at}, {part}" if part else f"letter {at}"
        self.args = (
            f"this is not a position ({place}): {self.reason()}" if at else f"this is not a position: {self.reason()}",
        )


def near(word: str, known: Iterable[str]) -> str:
    """Find what a mistyped name may have meant; empty if nothing is like it."""
    return next(iter(difflib.get_close_matches(word, list(known), 1)), "")

"""What the server says itself, by the ids of its own Fluent files."""

from __future__ import annotations

from burgle.language.words import FALLBACK, TABLE, Args, Words, words_from


def words(lang: str = FALLBACK) -> Words:
    """Give the server's words in a language, read once."""
    return words_from((TABLE,), lang)


def word(id: str, lang: str = FALLBACK, facts: Args | None = None) -> str:
    """Say a message; what is no id of one is a text already, such as a reason that a rule gave."""
    known = words(lang)
    return known.text(id, facts) if known.has(id) else id


class Worded(Exception):
    """Something that was refused further down, by the id of its message and its facts; as a string it is English."""

    def __init__(self, why: str, **facts: str | int) -> None:
        self.why, self.facts = why, facts
        super().__init__(word(why, FALLBACK, facts))

    def told(self, lang: str) -> str:
        """Say it in a language."""
        return word(self.why, lang, self.facts)

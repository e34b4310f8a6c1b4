"""Checks the fields of an entry: what it may have, what it must have, and of which type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.tables import ContentError, Sources, kind, nearest
from burgle.kernel.content import Fact


class DataEntry:
    """One card, token or space as it stands in the data, read field by field."""

    def __init__(
        self, id: str, fields: Mapping[str, Any], known: Mapping[str, type], sources: Sources, table: str = ""
    ) -> None:
        self.id, self.sources, self.table = id, sources, table
        self.fields: dict[str, Any] = {}
        for key, value in fields.items():
            wanted = known.get(key)
            if wanted is None:
                sources.report(self.error(key, f"there is no such field{nearest(key, list(known))}"))
            elif wanted is not object and (
                not isinstance(value, wanted) or (wanted is int and isinstance(value, bool))
            ):
                sources.report(self.error(key, f"expected a {kind(wanted())}, found a {kind(value)}"))
            else:
                self.fields[key] = value

    def error(self, key: str, message: str) -> ContentError:
        """Make the error for one of its fields."""
        return self.sources.error(self.id, key, message, self.table)

    def incomplete(self, message: str) -> ContentError:
        """Make the error for something that it should have; perhaps its id is mistyped."""
        return self.error("", message + self.sources.hint(self.table, self.id))

    def text(self, key: str, default: str = "") -> str:
        """Read a text."""
        return str(self.fields.get(key, default))

    def number(self, key: str, default: int = 0, least: int = 0, most: int = 999) -> int:
        """Read a number within sensible bounds."""
        n = int(self.fields.get(key, default))
        if key in self.fields and not least <= n <= most:
            self.sources.report(self.error(key, f"{n} is out of range, expected {least} to {most}"))
        return n

    def flag(self, key: str) -> bool:
        """Read a true or false."""
        return bool(self.fields.get(key, False))

    def fact(self, key: str) -> Fact:
        """Read a field of which only some games know, in the type that their spec gives it."""
        value: Fact = self.fields[key]
        return value

    def required(self, key: str) -> Any:
        """Read a field that must be there."""
        if key not in self.fields:
            raise self.incomplete(f"{key} is missing")
        return self.fields[key]

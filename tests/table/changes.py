"""Another release, for tests: today's content with something changed, as if the server had been updated."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from burgle.content import library
from burgle.content.tables import Sources, read_tables

Change = Callable[[dict[str, Any]], None]


def forget() -> None:
    """Have all content read anew."""
    for known in (library.cached_rules, library.book_of, library.kept_rules):
        known.cache_clear()


@contextmanager
def release_with(change: Change) -> Iterator[None]:
    """Today's content is another one for a while."""

    def read(*args: Any, **kwargs: Any) -> tuple[dict[str, Any], Sources]:
        tables, sources = read_tables(*args, **kwargs)
        tables = copy.deepcopy(tables)
        change(tables)
        return tables, sources

    forget()
    try:
        with mock.patch.object(library, "read_tables", read):
            yield
    finally:
        forget()


def bought(tables: dict[str, Any]) -> dict[str, Any]:
    """A card of the row that can be bought, and that no other names."""
    return next(card for card in tables["card"] if card.get("cost", 0) > 1 and not card.get("deck") and "quip" in card)


def a_quip(tables: dict[str, Any]) -> None:
    """One joke is another one."""
    bought(tables)["quip"] = "A better joke."


def a_price(tables: dict[str, Any]) -> None:
    """One card costs more."""
    bought(tables)["cost"] += 1


def a_card_more(tables: dict[str, Any]) -> None:
    """There is a new card, before all the others."""
    tables["card"].insert(0, {"id": "newcomer", "name": "Newcomer", "cost": 2, "copies": 3, "play": "skill 3"})


def a_card_less(tables: dict[str, Any]) -> None:
    """One card is gone."""
    tables["card"].remove(bought(tables))


def a_path(tables: dict[str, Any]) -> None:
    """One way is shut: of a module, or of a tile."""
    if "module" in tables:
        part = tables["module"][0]
        part["paths"] = [*part["paths"][:-1], part["paths"][-1].partition(" ")[0] + " boots=4"]
    else:
        part = next(tile for tile in tables["tile"] if len(tile["links"]) > 3)
        part["links"] = part["links"][:-1]


RULES: dict[str, Change] = {
    "a price": a_price, "a card more": a_card_more, "a card less": a_card_less, "a path": a_path,
}  # fmt: skip

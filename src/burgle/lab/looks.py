"""Sight in three forms: the row of bytes as it is, as named arrays, and as a list of things for who reads sequences."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from burgle.kernel.sight_plan import SightField, SightPlan

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Things = np.ndarray[Any, np.dtype[np.uint16]]

FORMS = ("flat", "fields", "entities")
LONGEST = 512  # entities of a row; more have never been met (tests/lab/test_looks.py counts)
COLUMNS = ("kind", "thing", "place", "owner", "count", "more")
KINDS = {"": 0, "card": 1, "token": 2, "space": 3}


class Looks:
    """The three forms of the rows of one plan; arrays are views of the row wherever that is possible."""

    def __init__(self, plan: SightPlan, form: str = "flat") -> None:
        if form not in FORMS:
            raise ValueError(f"form: {form!r} is none of {', '.join(FORMS)}")
        self.plan = plan
        self.form = form
        self.players = plan.rules.players
        self._about = table_of(plan) if form == "entities" else np.zeros((0, 5), np.uint16)

    def of(self, row: Bytes) -> Any:
        """A row in the form that was asked for."""
        if self.form == "flat":
            return row
        return self.fields(row) if self.form == "fields" else self.entities(row)

    def fields(self, row: Bytes) -> dict[str, Any]:
        """Named arrays that look into the row: `me`, the others from the left on, the table."""
        block = self.plan.block
        seats = row[: block * self.players].reshape(self.players, block)
        own = {field.name: seats[0, field.at : field.end()] for field in self.plan.player_fields}
        others = {field.name: seats[1:, field.at : field.end()] for field in self.plan.player_fields}
        table = {field.name: row[field.at : field.end()] for field in self.plan.table_fields if field.size}
        return {"me": own, "others": others, "table": table}

    def entities(self, row: Bytes) -> Things:
        """All that is not nothing, one line each (COLUMNS), the rest of the lines empty."""
        found = np.flatnonzero(row)[:LONGEST]
        lines = np.zeros((LONGEST, len(COLUMNS)), np.uint16)
        lines[: len(found), :4] = self._about[found, :4]
        lines[: len(found), 4] = row[found]
        lines[: len(found), 5] = self._about[found, 4]
        return lines

    def space(self) -> spaces.Space[Any]:
        """What Gymnasium has to know of it."""
        if self.form == "flat":
            return spaces.Box(0, 255, (self.plan.size,), np.uint8)
        if self.form == "entities":
            return spaces.Box(0, 65535, (LONGEST, len(COLUMNS)), np.uint16)
        one, rest = self.players - 1, self.plan
        return spaces.Dict(
            {
                "me": spaces.Dict({field.name: box(field.size) for field in rest.player_fields}),
                "others": spaces.Dict({field.name: box(one, field.size) for field in rest.player_fields}),
                "table": spaces.Dict({field.name: box(field.size) for field in rest.table_fields if field.size}),
            }
        )


def box(*shape: int) -> spaces.Box:
    """An array of bytes."""
    return spaces.Box(0, 255, shape, np.uint8)


def table_of(plan: SightPlan) -> Things:
    """By byte of a row: what sort of thing it is about, which one, which field, whose (1 is who looks), which byte of two."""
    table = np.zeros((plan.size, 5), np.uint16)
    for seat in range(plan.rules.players):
        for number, field in enumerate(plan.player_fields):
            fill(table, field, plan.block * seat, number + 1, seat + 1)
    for number, field in enumerate(plan.table_fields):
        fill(table, field, 0, len(plan.player_fields) + number + 1, 0)
    return table


def fill(table: Things, field: SightField, base: int, place: int, owner: int) -> None:
    """Say what the bytes of a field are about."""
    for i in range(field.size):
        thing, more = divmod(i, 2) if field.wide else (i, 0)
        table[base + field.at + i] = (KINDS[field.about], thing, place, owner, more)

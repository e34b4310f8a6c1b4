"""Families: rulebooks of one shape, between which a game moves when something is laid over its rules for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules
    from burgle.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """All rulebooks that a game may move between; whoever writes them, outside the kernel, says which is in force.

    Cards, spaces, effects and whatever else a state names by a number have the same number in all members. So a state
    moves by one assignment, `st.rules = family.member(st)`, and all that is pending goes on. What is in force must
    follow from the state alone: that is how a state that was written down finds its member again.
    """

    __slots__ = ()

    def member(self, st: State) -> Rules:
        """Give the rulebook that is in force in a state."""
        raise NotImplementedError

"""The fronts of contracts that lie open: what they ask for, in words, and the places that a map marks for them."""

from __future__ import annotations

from typing import Any

from burgle.campaign.fronts import asks
from burgle.campaign.pack import Pack
from burgle.campaign.pages import said
from burgle.chapters.contract_words import Arrivals
from burgle.chapters.places import OnSpace, Standing
from burgle.kernel.content import Space
from burgle.kernel.contract import Contract
from burgle.kernel.counts import Count
from burgle.kernel.rules import Rules


def front(rules: Rules, pack: Pack, key: str, lang: str) -> dict[str, Any]:
    """A contract as everybody may read it: its name, its story, its terms, and where they are met."""
    found: dict[str, Any] = {"name": said(pack, lang, key, "name"), "front": said(pack, lang, key, "front")}
    contract = next((one for one in rules.contracts if one.key == key), None)
    if contract is not None:
        found["asks"] = asks(rules, pack, contract, lang)
        found["spaces"] = [space.key for space in rules.spaces if fits(rules, contract, space)]
    return found


def fits(rules: Rules, contract: Contract, space: Space) -> bool:
    """Whether this is one of the places to which a contract sends."""
    counts = [need.count for need in contract.needs]
    if contract.deed is not None:
        counts.append(contract.deed)
    if contract.parcel >= 0 and (space.id == contract.goal or space.marks & contract.goals):
        return True
    return any(stands(count, space) for count in counts)


def stands(count: Count, space: Space) -> bool:
    """Whether whoever is on a space has what a count asks for; parts of the board are no place to mark."""
    if isinstance(count, Standing):
        return bool(space.marks & count.mark)
    if isinstance(count, OnSpace):
        return space.id == count.room
    return isinstance(count, Arrivals) and (space.id == count.room or bool(space.marks & count.mark))

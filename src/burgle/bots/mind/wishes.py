"""What a campaign adds to a bot's wishes: contracts are goals on the way; what nobody has read is a matter of luck."""

from __future__ import annotations

from burgle.chapters.contract_words import Arrivals
from burgle.chapters.contracts import Contracts
from burgle.chapters.litter import Litter
from burgle.chapters.places import OnSpace, Standing
from burgle.chapters.waypoints import PAGE, Waypoints
from burgle.kernel.contract import OPEN, Contract
from burgle.kernel.counts import Count
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State

PARCEL = 0.4  # of a contract's worth, for a parcel that is picked up


def fulfilment(contracts: Contracts, st: State, contract: Contract) -> float:
    """What one fulfilment is worth: the last one is as much as all before it."""
    left = max(contract.times - contracts.counted(st, contract.id), 1)
    return contract.worth() / left


def wishes(st: State, me: Player) -> dict[int, float]:
    """What it is worth to come to a space, for the contracts that are open and the pages that nobody has read."""
    found: dict[int, float] = {}
    if st.rules.veil < 0:  # no campaign
        return found
    for chapter in st.rules.chapters:
        if isinstance(chapter, Waypoints):
            found.update({space.id: PAGE for space in st.rules.spaces if space.exits and chapter.waits(st, space.id)})
    if not st.rules.contracts:
        return found
    contracts = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Contracts))
    for contract in st.rules.contracts:
        if contracts.state(st, contract.id) == OPEN and contracts.may_fulfil(st, me, contract):
            worth = fulfilment(contracts, st, contract)
            if contract.parcel >= 0:
                deliver(st, me, contract, worth, found)
            elif payable(st, me, contract):
                counts = [need.count for need in contract.needs if not need.holds(st, me)]
                if contract.deed is not None:
                    counts.append(contract.deed)
                if len(counts) == 1:
                    lead_to(st, counts[0], worth, found)
    return found


def payable(st: State, me: Player, contract: Contract) -> bool:
    """Say whether a player has what a contract asks for, if it has a price."""
    return not isinstance(contract.pay, Pay) or contract.pay.cost.payable(st, me, -1)


def deliver(st: State, me: Player, contract: Contract, worth: float, found: dict[int, float]) -> None:
    """Wish to be where a parcel goes with one, and where one lies without."""
    if me.tokens[contract.parcel]:
        for space in st.rules.spaces:
            if space.id == contract.goal or (space.exits and space.marks & contract.goals):
                found[space.id] = found.get(space.id, 0.0) + worth * me.tokens[contract.parcel]
        return
    litter = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Litter))
    lying = st.zones[litter.lying]
    for at in range(0, len(lying), 2):
        if lying[at + 1] == contract.parcel:
            found[lying[at]] = found.get(lying[at], 0.0) + PARCEL * worth


def lead_to(st: State, count: Count, worth: float, found: dict[int, float]) -> None:
    """Wish to be where a condition holds, if it is about a place."""
    room, mark = -1, 0
    if isinstance(count, OnSpace):
        room = count.room
    elif isinstance(count, Arrivals):
        room, mark = count.room, count.mark
    elif isinstance(count, Standing):
        mark = count.mark
    for space in st.rules.spaces:
        if space.exits and (space.id == room or space.marks & mark):
            found[space.id] = found.get(space.id, 0.0) + worth

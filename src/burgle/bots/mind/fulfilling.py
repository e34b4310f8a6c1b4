"""Contracts that are worth their price: when a bot declares to pay."""

from __future__ import annotations

from burgle.bots.mind.thoughts import Thoughts
from burgle.bots.mind.wishes import fulfilment
from burgle.chapters.contracts import Contracts
from burgle.kernel.codes import arg_of, kind_of
from burgle.kernel.exchange import Pay


def fulfil(mind: Thoughts, options: list[int]) -> int:
    """Pay for the contract that is worth most beyond its price; -1 if none is."""
    kind = mind.book.kind.get("fulfil", -1)
    if kind < 0:
        return -1
    contracts = next(chapter for chapter in mind.st.rules.chapters if isinstance(chapter, Contracts))
    best, choice = 0.0, -1
    for code in options:
        if kind_of(code) == kind:
            contract = mind.st.rules.contracts[arg_of(code)]
            assert isinstance(contract.pay, Pay)
            gain = fulfilment(contracts, mind.st, contract) - mind.worth.cost(contract.pay.cost)
            if gain > best:
                best, choice = gain, code
    return choice

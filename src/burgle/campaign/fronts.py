"""What contracts of a box ask for, with the names that its places have on either side of the board."""

from __future__ import annotations

import re

from burgle.campaign.pack import Pack
from burgle.kernel.contract import Contract
from burgle.kernel.rules import Rules
from burgle.language.fronts import contract_text
from burgle.language.words import words_of


def asks(rules: Rules, pack: Pack, contract: Contract, lang: str) -> list[str]:
    """What a contract asks for, line by line; a place on the board's other side is called by the name it has there."""
    words, lines = words_of(rules.game, lang), contract_text(rules, contract, lang)
    for space in rules.spaces:
        name = space_name(pack, space.key)
        if space.name == space.key != name:
            there = words.text("front-other-side", {"name": name})
            lines = [called(line, space.key, there) for line in lines]
    return lines


def called(line: str, key: str, name: str) -> str:
    """A line that calls a place by a name, where it spoke of it by its key; A10 is no part of A100."""
    return re.sub(rf"\b{re.escape(key)}\b", lambda _: name, line)


def space_name(pack: Pack, key: str) -> str:
    """What a space is called; "A05" where it has no name."""
    for module in pack.tables.get("module", ()):
        space = module["space"].get(key.removeprefix(module["id"]))
        if key.startswith(module["id"]) and space is not None:
            return str(space.get("name", key))
    return key

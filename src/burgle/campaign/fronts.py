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
            lines = [line.replace(space.key, there) if names(line, space.key) else line for line in lines]
    return lines


def names(line: str, key: str) -> bool:
    """Whether a line speaks of a place by its key."""
    return re.search(rf"\b{re.escape(key)}\b", line) is not None


def space_name(pack: Pack, key: str) -> str:
    """What a space is called; "A05" where it has no name."""
    for module in pack.tables.get("module", ()):
        space = module["space"].get(key.removeprefix(module["id"]))
        if key.startswith(module["id"]) and space is not None:
            return str(space.get("name", key))
    return key

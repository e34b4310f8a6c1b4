"""The smallest campaign: a rulebook with every chapter that campaigns have, for whoever lists what there is.

Types of views, the ledger of frames and actions, and the reference of words are made from it, never a game.
"""

from __future__ import annotations

from typing import Any

from burgle.content.library import rules_from
from burgle.content.tables import merge, read_tables
from burgle.games.spec import GameSpec
from burgle.kernel.rules import Rules

TABLES: dict[str, Any] = {
    "passage": [{"id": "1", "kind": "prologue", "lines": ["story a"]}],
    "contract": [{"id": "k1", "name": "Contract", "if": "gold >= 99", "back": ["story a"]}],
    "track": [{"id": "t1", "range": [0, 9]}],
}
RULES: dict[str, Any] = {"rule": [{"id": "r1", "slot": "10A", "hook": "step 2", "do": "gold 1"}]}


def smallest_campaign(spec: GameSpec) -> Rules | None:
    """Write the rulebook of a campaign in which next to nothing happens; None if no campaigns are played with a game."""
    if spec.campaign is None:
        return None
    tables, sources = read_tables(spec.package, (), spec.files)
    merge(tables, {**TABLES, **(RULES if spec.campaign.slots else {})}, "campaign")
    return rules_from(spec, spec.players[0], {}, tables, sources)

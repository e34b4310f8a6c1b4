"""Chooses how a game's board is walked and drawn: by what its rules have, not by which game it is."""

from __future__ import annotations

from burgle.cli.terminal.board import Board
from burgle.kernel.rules import Rules
from burgle.language.words import FALLBACK


def board_of(rules: Rules, lang: str = FALLBACK) -> Board:
    """Make the board of a game: tiles, a lake with bell towers, a land with mountains and water, or modules and paths."""
    if "tile" in rules.things:
        from burgle.cli.terminal.tileboard import TileBoard

        return TileBoard(rules, lang)
    if "tower" in rules.marks and rules.terrain:
        from burgle.cli.terminal.lakeboard import LakeBoard

        return LakeBoard(rules, lang)
    if rules.terrain:
        from burgle.cli.terminal.landboard import LandBoard

        return LandBoard(rules, lang)
    from burgle.cli.terminal.graphboard import GraphBoard

    return GraphBoard(rules, lang)

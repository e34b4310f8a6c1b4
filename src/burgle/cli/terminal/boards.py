"""Chooses how a game's board is walked and drawn: by what its rules have, not by which game it is."""

from __future__ import annotations

from burgle.cli.terminal.board import Board
from burgle.kernel.rules import Rules


def board_of(rules: Rules) -> Board:
    """Make the board of a game: tiles, a land with mountains and water, or modules with spaces and paths."""
    if "tile" in rules.things:
        from burgle.cli.terminal.tileboard import TileBoard

        return TileBoard(rules)
    if rules.terrain:
        from burgle.cli.terminal.landboard import LandBoard

        return LandBoard(rules)
    from burgle.cli.terminal.graphboard import GraphBoard

    return GraphBoard(rules)

"""Where the files of games from outside lie: whoever speaks knows a game by its id only."""

from __future__ import annotations

TELLING: set[str] = set()  # games with which campaigns are played: they need the words of the book as well
HOMES: dict[str, str] = {}  # game -> the package with its words; those of this house lie where one expects them

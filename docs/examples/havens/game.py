"""In! Space! with havens: the same chapters and one more, and data files of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from burgle.chapters.health import Health
from burgle.chapters.purse import Purse
from burgle.games.space.game import GAME as SPACE
from burgle.games.spec import Tables
from burgle.kernel.rules import Chapter

from .havens import Havens


def chapters(tables: Tables, players: int, options: Mapping[str, str]) -> list[Chapter]:
    """Write the rulebook: havens come last, so their option stands behind all others."""
    listed = SPACE.chapters(tables, players, options)
    health = next(chapter for chapter in listed if isinstance(chapter, Health))
    purse = next(chapter for chapter in listed if isinstance(chapter, Purse))
    return [*listed, Havens(health, purse)]


GAME = replace(
    SPACE, id="havens", title="Havens", version=1, continues=(), lapsing=(), package="havens", chapters=chapters
)

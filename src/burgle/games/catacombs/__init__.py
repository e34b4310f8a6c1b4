"""Clank! Catacombs: a dungeon that grows tile by tile."""

"""Campaigns: a world that a group changes for good from game to game. The box, the record, and the way between them."""

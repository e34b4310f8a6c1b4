"""Rules that a scenario file cannot tell: whole games, chance, and what must hold in every position."""

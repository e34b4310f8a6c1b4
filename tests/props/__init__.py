"""Proof by properties: what must hold in every state of every game, tried on random ones."""

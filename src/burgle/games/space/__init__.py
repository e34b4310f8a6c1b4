"""Clank! In! Space!: the ship, its ports, pods, pads, Lift and hunters."""

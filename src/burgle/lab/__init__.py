"""The lab: mass simulation, benchmarks and the balance of a game."""

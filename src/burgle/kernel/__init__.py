"""The machine that knows no game: state as plain data, pending work on a stack, one loop."""

from burgle.kernel import engine

COMPILED = not (engine.__file__ or "").endswith(".py")
"""Whether the compiled form of the engine is running."""

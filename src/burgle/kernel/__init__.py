"""The machine that knows no game: state as plain data, pending work on a stack, one loop."""

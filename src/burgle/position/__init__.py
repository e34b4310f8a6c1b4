"""A position in one line of text, like chess's FEN: written, read, and as a seat knows it (docs/positions.md)."""

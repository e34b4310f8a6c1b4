"""A chapter from outside: havens, and a game of one's own that has them (CONTRIBUTING.md, Add a chapter)."""

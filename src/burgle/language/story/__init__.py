"""The words of the book: what only campaigns say."""

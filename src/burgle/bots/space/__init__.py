"""What In! Space! is about, told to the greedy bot."""

"""What Darkest Magic is about, told to the greedy bot."""

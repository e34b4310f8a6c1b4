"""What Legacy is about, told to the greedy bot."""

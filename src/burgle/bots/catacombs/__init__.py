"""What the Catacombs are about, told to the greedy bot."""

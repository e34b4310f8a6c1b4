"""How the greedy bot thinks, whatever the game: prices, danger, shop, walks, and the errand that a game fills in."""

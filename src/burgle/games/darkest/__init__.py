"""Legacy 2: Darkest Magic, the fourth game of the family."""

"""Legacy: a franchise of thieves, two sides of a board that campaigns change, and a dragon."""

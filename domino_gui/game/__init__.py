"""A match being played: the controller, and the players at its table. QtCore only."""

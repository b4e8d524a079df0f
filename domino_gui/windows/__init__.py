"""The windows: everything around the table that a person reads, presses and chooses."""

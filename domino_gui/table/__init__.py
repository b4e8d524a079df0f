"""The table: where tiles lie, how they look, and how they move. No rule is decided here."""

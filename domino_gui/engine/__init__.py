"""The rules: tiles, layout, match, settlement, deals and records. Knows no screen."""

"""The computer's players, and the protocol by which they are spoken to. Knows no screen."""

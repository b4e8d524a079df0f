"""Fives: All Fives, All Five (Muggins), Five Up and Draw dominoes on the desktop."""

__version__ = "0.1.0"

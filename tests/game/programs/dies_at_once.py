"""Ends before it says anything."""

import sys

sys.exit("I do not feel well")

"""What is kept on disk: the match being played, preferences. Knows no screen."""

"""What is kept on disk: matches and a library of them, preferences. Knows no screen."""

"""What teaches: explanations of a count and of a hint, drills, lessons, the review of a round."""

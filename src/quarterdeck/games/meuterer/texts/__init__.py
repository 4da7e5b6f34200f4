"""What Meuterer says: events, questions, words and rulebooks."""

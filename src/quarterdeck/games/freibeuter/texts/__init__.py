"""What Freibeuter says: events, questions, words and rulebooks."""

"""What Traîtres à bord says: events, questions, words and rulebooks."""

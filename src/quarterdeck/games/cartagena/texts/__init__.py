"""What Cartagena says: events, questions, words and rulebooks."""

"""What Smugglers' Cove says: events, questions, words and rulebooks."""

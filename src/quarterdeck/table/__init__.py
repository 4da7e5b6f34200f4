"""A live table without a network: seats, decisions, what is said, and the log."""

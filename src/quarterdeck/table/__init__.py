"""A live table without a network: seats, decisions, the log, and what each viewer is sent."""

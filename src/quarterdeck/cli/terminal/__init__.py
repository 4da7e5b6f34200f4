"""A game at one terminal: what people see, what they type, and how rulebooks and news are shown."""
